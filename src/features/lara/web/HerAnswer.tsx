import { Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import type { AnswerParts } from '../../answers/contract.ts'
import { Answer, type AnswerProps } from '../../chat/web/Answer.tsx'
import styles from './HerAnswer.module.css'

const AnswerGrounds = optionalPart(
  prefetch(() => import('./AnswerGrounds.tsx')),
  (part) => part.AnswerGrounds,
)

/** An answer with the card to confirm, the exercise and the records behind it. */
export function HerAnswer(props: AnswerProps<AnswerParts>) {
  const { parts, language } = props
  const hasGrounds = parts && (parts.layer === 'model' || parts.doing || parts.exercise || parts.rows.length + parts.missing.length > 0)
  return (
    <Answer {...props}>
      {hasGrounds && (
        <Suspense fallback={<div className={styles.place} data-exercise={parts.exercise} />}>
          <AnswerGrounds parts={parts} language={language} />
        </Suspense>
      )}
    </Answer>
  )
}
