import { Suspense } from 'react'
import { early } from '../../../kit/web/early.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { Said } from '../../../kit/web/ui/Said.tsx'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

const SourceList = optionalPart(
  early(() => import('../../../kit/web/ui/SourceList.tsx')),
  (part) => part.SourceList,
)

type AnswerProps = { text: string; language: PartnerMessage['language']; parts: PartnerAnswerParts | null; isUnread?: boolean }

/** One answer: help lines first where it has any, then its words, and behind them where they come from. `isUnread`: it answers what nobody read. */
export function Answer({ text, language, parts, isUnread }: AnswerProps) {
  return (
    <>
      <Said text={text} language={language} lines={parts?.help_lines ?? []} areLinesLast={isUnread} />
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
