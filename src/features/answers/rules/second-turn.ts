/** The answer to what she tells in reply to Lara's open question about a complaint. */
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { SECOND_GROUPS, SECOND_TEXTS } from '../content/second-turn-words.ts'
import { type Made, partsOf } from './answer.ts'
import { asksOpenly, type Asked } from './detail.ts'
import { type SpeechAct, speechActOf } from './speech-act.ts'
import { pickFresh, shown } from './wording.ts'

/** Fewest words of a reply that tells something. */
const TOLD_LEAST = 3

/** Whether a message tells of somebody she misses, of whom she then names small things: "his steps on the stairs". */
export function isOfLoss(said: string, language: Language): boolean {
  const act = speechActOf(said, language)
  return act?.kind === 'complaint' && act.subject !== undefined && SECOND_GROUPS[act.subject] === 'loss'
}

/**
 * An answer by the topic of the complaint that Lara asked about, with what was offered for it; `undefined` if she did
 * not ask openly about one, or the message asks, complains of something else, or tells good news. `said` is the message
 * that Lara asked about, `act` what kind of statement the reply is.
 */
export function secondTurnAnswer(
  message: string,
  act: SpeechAct | undefined,
  manner: Manner,
  last: (Asked & { readonly said: string }) | undefined,
  earlier: readonly string[],
): Made | undefined {
  const { language } = manner
  if (!last || /[?¿]/.test(message) || plainWords(message).length < TOLD_LEAST || !asksOpenly(last.text, language)) return undefined
  if (act && act.kind !== 'news') return undefined
  const before = speechActOf(last.said, language)
  if (before?.kind !== 'complaint' || before.subject === undefined) return undefined
  const texts = SECOND_TEXTS[language][SECOND_GROUPS[before.subject]]
  const text = pickFresh(texts, message.length, earlier)
  return { text: shown([text], manner), parts: partsOf('guide', { chips: [...last.chips] }), about: last.about, isFixed: true }
}
