import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { PARTING_TEXTS, SMALL_TALK, TO_BED, WHEN_LOW, WISH_LUCK, type SmallTalkKind } from '../content/small-talk.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { chipsOf } from './guides.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { pickFresh, shown } from './wording.ts'

/** Lara's answer to small talk, with the usual chips; for a person who is not well, with suggested questions. */
export function smallTalkAnswer(kind: SmallTalkKind, manner: Manner): Made {
  const { language } = manner
  const entries = WHEN_LOW.flatMap((id) => KNOWLEDGE.find((entry) => entry.id === id) ?? [])
  const chips = kind === 'low' ? entries.map((entry) => toChip(shown([entry[language].title], manner))) : chipsOf(language)
  return { text: shown([SMALL_TALK[language][kind]], manner), parts: partsOf('guide', { chips }), about: null }
}

/** Lara's farewell to a message, in other words than the `earlier` texts. */
export function partingText(message: string, manner: Manner, earlier: readonly string[] = []): string {
  const plain = plainWords(message).join(' ')
  const texts = PARTING_TEXTS[manner.language]
  const fitting = WISH_LUCK.test(plain) ? texts.luck : TO_BED.test(plain) ? texts.night : texts.any
  return shown([pickFresh(fitting, 0, earlier)], manner)
}
