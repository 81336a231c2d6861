import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { SMALL_TALK, WHEN_LOW, type SmallTalkKind } from '../content/small-talk.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { chipsOf } from './guides.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { shown } from './wording.ts'

/** Lara's answer to small talk, with the usual chips; for a person who is not well, with suggested questions. */
export function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const { language } = manner
  const entries = WHEN_LOW.flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
  const chips = kind === 'low' ? entries.map((entry) => toChip(shown([entry[language].title], manner))) : chipsOf(language)
  return { text: shown([SMALL_TALK[language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}
