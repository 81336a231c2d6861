import { Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { Said } from '../../../kit/web/ui/Said.tsx'
import type { AnswerParts, ChatMessage } from '../contract.ts'
import styles from './Answer.module.css'

const AnswerGrounds = optionalPart(
  early(() => import('./AnswerGrounds.tsx')),
  (part) => part.AnswerGrounds,
)

type AnswerBodyProps = { text: string; language: ChatMessage['language']; parts: AnswerParts | null; isUnread?: boolean }

/** One answer: help lines first where it has any, then its words, and behind them what they rest on. `isUnread`: it answers what nobody read. */
export function AnswerBody({ text, language, parts, isUnread }: AnswerBodyProps) {
  const hasGrounds =
    parts !== null && (parts.layer === 'model' || parts.exercise || parts.rows.length + parts.missing.length + parts.sources.length > 0)
  return (
    <>
      <Said text={text} language={language} lines={parts?.help_lines ?? []} areLinesLast={isUnread} />
      {hasGrounds && (
        <Suspense fallback={<div className={styles.place} data-exercise={parts.exercise} />}>
          <AnswerGrounds parts={parts} language={language} />
        </Suspense>
      )}
    </>
  )
}
