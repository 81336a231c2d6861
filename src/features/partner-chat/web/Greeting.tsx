import { useQuery } from '@tanstack/react-query'
import { Chips, LaraSays, Paragraphs, TalkStack } from '../../../kit/web/ui/Talk.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { language, t } from '../../../kit/words.ts'
import type { Chip } from '../../lara/contract.ts'
import type { findPartnerCompanion } from '../contract.ts'

/** What the server says before he wrote anything. */
export type Known = ReplyOf<typeof findPartnerCompanion>['data']

/** Lara's first message to him, and what he may ask. */
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
  /** Until he wrote something. */
  hasChips: boolean
  onChip: (chip: Chip) => void
}) {
  const { data: own } = useQuery({
    queryKey: ['partner-chat', 'own greeting'],
    queryFn: async () => {
      const { greetingOf } = await import('../rules/guides.ts')
      const spoken = language()
      return { ...greetingOf(spoken), language: spoken }
    },
    enabled: isUnknown && !known,
    networkMode: 'always',
  })
  const words = known ? { ...known.welcome, language: known.language } : own
  return (
    <TalkStack>
      <LaraSays>
        {words ? (
          <div lang={words.language}>
            <Paragraphs text={words.text} />
          </div>
        ) : (
          <>
            <Wait label={t`One moment`} />
            <Skeleton lines={3} />
          </>
        )}
      </LaraSays>
      {words && hasChips && <Chips chips={words.chips} language={words.language} isOff={isOff} onChip={onChip} />}
    </TalkStack>
  )
}
