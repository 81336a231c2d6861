import { Suspense } from 'react'
import { lazyPart, optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import type { AnswerParts } from '../../answers/contract.ts'
import { Answer, type AnswerProps } from '../../chat/web/Answer.tsx'
import styles from './HerAnswer.module.css'

const AnswerGrounds = optionalPart(
  prefetch(() => import('./AnswerGrounds.tsx')),
  (part) => part.AnswerGrounds,
)

const DoingCard = lazyPart(
  () => import('./DoingCard.tsx'),
  (part) => part.DoingCard,
)

/** An answer with the card to confirm, the exercise and the records behind it. */
export function HerAnswer(props: AnswerProps<AnswerParts>) {
  const { parts, language } = props
  const hasGrounds = parts && (parts.layer === 'model' || parts.exercise || parts.rows.length + parts.missing.length > 0)
  return (
    <Answer {...props}>
      {parts?.doing && (
        <Suspense fallback={<div className={styles.card} />}>
          <div lang={language}>
            <DoingCard doing={parts.doing} language={language} />
          </div>
        </Suspense>
      )}
      {hasGrounds && (
        <Suspense fallback={<div className={styles.place} data-exercise={parts.exercise} />}>
          <AnswerGrounds parts={parts} language={language} />
        </Suspense>
      )}
    </Answer>
  )
}
