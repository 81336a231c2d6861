import { useQuery } from '@tanstack/react-query'
import { Chips, LaraSays, Paragraphs, ChatStack } from '../../../kit/web/ui/ChatLog.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { findPartnerCompanion } from '../contract.ts'
import { offlineGreeting } from './queries.ts'

/** Reply of `findPartnerCompanion`. */
export type Known = ReplyOf<typeof findPartnerCompanion>['data']

/** Lara's first message to the partner, with its chips. */
export function Greeting({
  known,
  isUnknown,
  isOff,
  hasChips,
  onChip,
}: {
  known: Known | undefined
  isUnknown: boolean
  isOff: boolean
  /** True until he has written something. */
  hasChips: boolean
  onChip: (chip: Chip) => void
}) {
  const { data: own } = useQuery({ ...offlineGreeting, enabled: isUnknown && !known })
  const words = known ? { ...known.welcome, language: known.language } : own
  return (
    <ChatStack>
      <LaraSays>
        {words ? (
          <div lang={words.language}>
            <Paragraphs text={words.text} />
          </div>
        ) : (
          <>
            <Loading label={t`One moment`} />
            <Skeleton lines={3} />
          </>
        )}
      </LaraSays>
      {words && hasChips && <Chips chips={words.chips} language={words.language} isOff={isOff} onChip={onChip} />}
    </ChatStack>
  )
}
