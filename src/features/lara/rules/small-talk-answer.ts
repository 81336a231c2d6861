import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { SMALL_TALK, WHEN_LOW, type SmallTalkKind } from '../content/small-talk.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { chipsOf } from './guides.ts'
import type { Manner } from './speech.ts'
import { shown } from './wording.ts'

/** What Lara says to small talk, with the usual chips; to somebody who is not well, with questions that may come near. */
export function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const { language } = manner
  const near = WHEN_LOW.flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
  const chips = kind === 'low' ? near.map((entry) => toChip(shown([entry[language].title], manner))) : chipsOf(language)
  return { text: shown([SMALL_TALK[language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}
