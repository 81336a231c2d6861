import { useEffect, useState } from 'react'
import { pageLanguage } from '../../../kit/web/page-language.ts'
import { Chips, LaraSays, Paragraphs, TalkStack } from '../../../kit/web/ui/Talk.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import type { Chip } from '../../lara/contract.ts'
import type { findPartnerCompanion } from '../contract.ts'

/** What the server says before he wrote anything. */
export type Known = ReplyOf<typeof findPartnerCompanion>['data']

type Words = { text: string; chips: readonly Chip[]; language: Known['language'] }

/** Lara's first words where the server cannot be asked for them. */
function useOwnWords(isWanted: boolean): Words | undefined {
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    import('../rules/guides.ts').then(
      ({ greetingOf }) => {
        const language = pageLanguage()
        if (isHere) setWords({ ...greetingOf(language), language })
      },
      (error: unknown) => console.warn('The greeting could not be fetched.', error),
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return words
}

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
  const own = useOwnWords(isUnknown && !known)
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
            <Wait label="One moment" />
            <Skeleton lines={3} />
          </>
        )}
      </LaraSays>
      {words && hasChips && <Chips chips={words.chips} isOff={isOff} onChip={onChip} />}
    </TalkStack>
  )
}
