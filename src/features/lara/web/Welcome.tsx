import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { keptTone } from '../../../kit/web/session-keys.ts'
import { Chips, LaraSays, Paragraphs, TalkStack } from '../../../kit/web/ui/Talk.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { language, t } from '../../../kit/words.ts'
import type { Chip, findCompanion } from '../contract.ts'
import { FIRST_WORDS } from './first-words.ts'
import { ownAnswers } from './the-chat.ts'

/** What the server says about Lara and her. */
export type Known = ReplyOf<typeof findCompanion>['data']

/** Lara's first message, with the three chips. */
export function Welcome({
  known,
  isUnknown,
  isOff,
  onChip,
}: {
  known: Known | undefined
  isUnknown: boolean
  isOff: boolean
  onChip: (chip: Chip) => void
}) {
  const { data: own } = useQuery({
    queryKey: ['lara', 'own welcome'],
    queryFn: async () => (await ownAnswers()).welcomeHere(),
    enabled: isUnknown && !known,
    networkMode: 'always',
  })
  const first = keptTone() === 'nurturing' ? { ...FIRST_WORDS, language: language() } : undefined
  const words = known ? { ...known.welcome, language: known.language } : (own ?? first)
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
      {words && <Chips chips={words.chips} language={words.language} isOff={isOff} onChip={onChip} />}
    </TalkStack>
  )
}
