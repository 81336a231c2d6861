import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Chips, LaraSays, Paragraphs, ChatStack } from '../../../kit/web/ui/ChatLog.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import type { Chip } from '../../answers/contract.ts'
import type { Language } from '../../text/rules/speech.ts'

type Greeted = { readonly text: string; readonly chips: readonly Chip[] }

export type GreetingProps = {
  /** The server's text; undefined before its reply, and `isUnknown` if there is none. */
  known: { readonly welcome: Greeted; readonly language: Language } | undefined
  isUnknown: boolean
  isOff: boolean
  hasChips?: boolean
  onChip: (chip: Chip) => void
}

type GreetingWords = Greeted & { readonly language: Language }

/** Lara's first message, with its chips: the server's, the one `offline` makes without it, or until then `first`. */
export function Greeting<Words extends GreetingWords, Key extends readonly string[]>({
  known,
  isUnknown,
  isOff,
  hasChips = true,
  onChip,
  offline,
  first,
}: GreetingProps & { offline: UseQueryOptions<Words, Error, Words, Key>; first?: GreetingWords | undefined }) {
  const { data: own } = useQuery({ ...offline, enabled: isUnknown && !known })
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
      {words && hasChips && <Chips chips={words.chips} language={words.language} isOff={isOff} onChip={onChip} />}
    </ChatStack>
  )
}
