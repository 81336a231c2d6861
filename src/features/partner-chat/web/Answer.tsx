import { Suspense } from 'react'
import { optionalPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { MessageBubble } from '../../../kit/web/ui/MessageBubble.tsx'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

const SourceList = optionalPart(
  prefetch(() => import('../../../kit/web/ui/SourceList.tsx')),
  (part) => part.SourceList,
)

type AnswerProps = { text: string; language: PartnerMessage['language']; parts: PartnerAnswerParts | null; isUnread?: boolean }

/**
 * One answer: help lines first, if any, then its text, then its sources. `isUnread`: the message could not be
 * interpreted.
 */
export function Answer({ text, language, parts, isUnread }: AnswerProps) {
  return (
    <>
      <MessageBubble text={text} language={language} lines={parts?.help_lines ?? []} areLinesLast={isUnread} />
      {parts && parts.sources.length > 0 && (
        <Suspense>
          <div lang={language}>
            <SourceList sources={parts.sources} language={language} />
          </div>
        </Suspense>
      )}
    </>
  )
}
