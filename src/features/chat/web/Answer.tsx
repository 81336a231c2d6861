import { type ReactNode, Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { MessageBubble } from '../../../kit/web/ui/MessageBubble.tsx'
import type { Chip } from '../../answers/contract.ts'
import type { Source } from '../../knowledge/contract.ts'
import type { HelpLine } from '../../safety/contract.ts'
import type { Language } from '../../text/rules/speech.ts'
import styles from './Answer.module.css'

const SourceList = optionalPart(
  prefetch(() => import('../../../kit/web/ui/SourceList.tsx')),
  (part) => part.SourceList,
)

/** The parts that the answers of both chats have. */
export type ShownParts = {
  readonly help_lines: readonly HelpLine[]
  readonly sources: readonly Source[]
  readonly chips: readonly Chip[]
}

/** A stored or local answer; `isUnread`: the message could not be interpreted. */
export type AnswerProps<Parts extends ShownParts> = { text: string; language: Language; parts: Parts | null; isUnread?: boolean }

/** One answer: help lines first, if any, then its text, then the chat's own details in `children`, then sources. */
export function Answer({ text, language, parts, isUnread, children }: AnswerProps<ShownParts> & { children?: ReactNode }) {
  return (
    <>
      <MessageBubble text={text} language={language} lines={parts?.help_lines ?? []} areLinesLast={isUnread} />
      {children}
      {parts && parts.sources.length > 0 && (
        <Suspense fallback={<div className={styles.sources} />}>
          <div lang={language}>
            <SourceList sources={parts.sources} language={language} />
          </div>
        </Suspense>
      )}
    </>
  )
}
