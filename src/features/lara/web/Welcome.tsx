import { useEffect, useState } from 'react'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { Chips, LaraSays, Paragraphs, TalkStack } from '../../../kit/web/ui/Talk.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import type { Chip, findCompanion } from '../contract.ts'
import { ownAnswers } from './the-chat.ts'

/** What the server says about Lara and her. */
export type Known = ReplyOf<typeof findCompanion>['data']

type Words = { text: string; chips: readonly Chip[]; language: Known['language'] }

/** Lara's first words where the server cannot be asked for them. */
function useOwnWelcome(isWanted: boolean): Words | undefined {
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    ownAnswers().then(
      ({ welcomeHere }) => {
        if (isHere) setWords(welcomeHere())
      },
      (error: unknown) => console.warn('The welcome could not be fetched.', error),
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return words
}

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
  const own = useOwnWelcome(isUnknown && !known)
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
      {words && <Chips chips={words.chips} isOff={isOff} onChip={onChip} />}
    </TalkStack>
  )
}
