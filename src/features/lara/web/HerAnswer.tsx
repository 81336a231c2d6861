import { Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { MessageBubble } from '../../../kit/web/ui/MessageBubble.tsx'
import type { AnswerParts } from '../../answers/contract.ts'
import type { ChatMessage } from '../contract.ts'
import styles from './HerAnswer.module.css'

const AnswerGrounds = optionalPart(
  prefetch(() => import('./AnswerGrounds.tsx')),
  (part) => part.AnswerGrounds,
)

type AnswerBodyProps = { text: string; language: ChatMessage['language']; parts: AnswerParts | null; isUnread?: boolean }

/**
 * One answer: help lines first, if any, then its text, then sources and records. `isUnread`: the message could not be
 * interpreted.
 */
export function HerAnswer({ text, language, parts, isUnread }: AnswerBodyProps) {
  const hasGrounds =
    parts !== null && (parts.layer === 'model' || parts.exercise || parts.rows.length + parts.missing.length + parts.sources.length > 0)
  return (
    <>
      <MessageBubble text={text} language={language} lines={parts?.help_lines ?? []} areLinesLast={isUnread} />
      {hasGrounds && (
        <Suspense fallback={<div className={styles.place} data-exercise={parts.exercise} />}>
          <AnswerGrounds parts={parts} language={language} />
        </Suspense>
      )}
    </>
  )
}
