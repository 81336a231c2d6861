import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { keptTone } from '../../../kit/web/session-keys.ts'
import { Chips, LaraSays, Paragraphs, ChatStack } from '../../../kit/web/ui/ChatLog.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { language, t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { findCompanion } from '../contract.ts'
import { FIRST_WORDS } from './first-words.ts'
import { offlineWelcome } from './welcome-queries.ts'

/** Reply of `findCompanion`. */
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
  const { data: own } = useQuery({ ...offlineWelcome, enabled: isUnknown && !known })
  const first = keptTone() === 'nurturing' ? { ...FIRST_WORDS, language: language() } : undefined
  const words = known ? { ...known.welcome, language: known.language } : (own ?? first)
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
      {words && <Chips chips={words.chips} language={words.language} isOff={isOff} onChip={onChip} />}
    </ChatStack>
  )
}
