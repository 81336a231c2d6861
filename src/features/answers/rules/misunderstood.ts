/** What Lara says to "that is not what I asked" and "you have said that already". */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { MISUNDERSTOOD, MISUNDERSTOOD_TEXTS, SAID_BEFORE } from '../content/misunderstood-words.ts'
import { type Made, partsOf } from './answer.ts'
import { tonedEntry } from './knowledge-answer.ts'
import { speechActOf } from './speech-act.ts'
import { speechActAnswer } from './speech-act-answer.ts'
import type { Before } from './tone.ts'
import { pickFresh, shown } from './wording.ts'

/** Fewest words, besides the objection, that may say what was meant. */
const MEANT_LEAST = 2

/** Whether a message may object to an answer. */
export function mayObject(message: string, language: Language): boolean {
  const plain = plainWords(message).join(' ')
  // "You just said that it helps. How?" asks.
  return MISUNDERSTOOD[language].test(plain) || (!message.includes('?') && SAID_BEFORE[language].test(plain))
}

/** Lara's apology for an answer that missed what was meant, in other words than the `earlier` texts. */
export function sorryAnswer(message: string, manner: Manner, earlier: readonly string[]): Made {
  const text = pickFresh(MISUNDERSTOOD_TEXTS[manner.language].open, message.length, earlier)
  return { text: shown([text], manner), parts: partsOf('guide'), about: null, isFixed: true }
}

/**
 * Lara's answer to the objection that she answered something else or repeats herself: an answer to what the rest of the
 * message says, if `find` finds an entry that was not just given, otherwise an apology and a question. `undefined` for
 * any other message.
 */
export function misunderstoodAnswer(
  message: string,
  manner: Manner,
  before: Before,
  find: (words: string) => KnowledgeEntry | undefined,
): Made | undefined {
  const { language } = manner
  const objects = (text: string) => MISUNDERSTOOD[language].test(text)
  const repeats = (text: string) => SAID_BEFORE[language].test(text)
  const plain = plainWords(message).join(' ')
  if (!before.earlier?.length || !mayObject(message, language)) return undefined
  const { before: sorry, open, again } = MISUNDERSTOOD_TEXTS[language]
  const parts = message.split(/(?<=[.!?;…])\s+|,\s+/).filter((part) => {
    const words = plainWords(part).join(' ')
    return !objects(words) && !repeats(words)
  })
  const meant = parts.join(', ').trim()
  if (plainWords(meant).length >= MEANT_LEAST) {
    const entry = find(meant)
    const isNew = entry && !before.given?.includes(entry.id)
    const act = speechActOf(meant, language)
    const told =
      act?.kind === 'complaint'
        ? speechActAnswer(act, meant, manner, { found: isNew ? entry : undefined, earlier: before.earlier })
        : undefined
    const made = told ?? (isNew ? tonedEntry(entry, manner, { ...before, isTold: true }) : undefined)
    if (made) return { ...made, text: `${shown([sorry], manner)} ${made.text}` }
  }
  const text = pickFresh(objects(plain) ? open : again, plain.length, before.earlier)
  return { text: shown([text], manner), parts: partsOf('guide'), about: null, isFixed: true }
}
