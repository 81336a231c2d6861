/** Lara's cards for what a woman wants written down. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { doingAnswer } from '../rules/doing-answer.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer } from '../rules/put-that-down.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import type { Language } from '../../text/rules/speech.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { inManner } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** Asks to be reminded on a day that the message does not name. */
const DAY_BEFORE =
  /\b(?:(?:the )?(?:day|night|evening) before(?! last| yesterday)|el d[ií]a (?:antes|anterior)|la v[ií]spera|la veille|le jour d['’]avant)\b/iu

/** The card for something that she wants written down; undefined for any other message. */
export async function findDoing({ hers, user, manner, now }: Question, message: string, today: LocalDate): Promise<Made | undefined> {
  // "Tell me the day before" needs a date that is not in the message.
  if (DAY_BEFORE.test(message)) return undefined
  const tracked = mayAskToNote(message) ? await findChoices(hers, user) : undefined
  return inManner(manner, () => doingAnswer(message, manner, { today, now, timezone: user.timezone, tracked }))
}

/** The card for what she said before "put that down", or adds to a card; undefined for any other message. */
export async function fromPutDown(
  { hers, user, manner, now, message }: Question,
  turns: readonly StoredTurn[],
  today: LocalDate,
): Promise<Made | undefined> {
  if (asksIfNoted(message)) {
    return inManner(manner, () => notedAnswer(turns.find(({ parts }) => parts.doing)?.parts.doing, manner))
  }
  const isAsked = asksToPutDown(message)
  if (!isAsked && !mayAdd(message)) return undefined
  const [last] = turns
  if (!isAsked && !last?.parts.doing) return undefined
  const context = { today, now, timezone: user.timezone, tracked: await findChoices(hers, user) }
  return inManner(manner, () => (isAsked ? putDownAnswer(last?.said, manner, context) : addedAnswer(message, manner, context)))
}

/** Likelihood that is enough where a message asks to be reminded by its words. */
const REMINDER_LEAST = 0.3
/** Likelihood that something is to be written down, of a message that may only tell of it. */
const NOTE_LEAST = 0.75
/** What begins a request to write something down, or to be reminded. */
const REQUESTS: Readonly<Record<Language, Readonly<Record<'note' | 'remind', string>>>> = {
  en: { note: 'log', remind: 'remind me to' },
  es: { note: 'anota', remind: 'recuérdame' },
  fr: { note: 'note', remind: 'rappelle-moi' },
}
/** A French verb that follows "de" in what she is to be reminded of. */
const INFINITIVE = /^(?:ne pas |me |m['’]|lui |leur )?\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu
/** Asks to be reminded, and what of it is no part of the reminder's name. */
const REMINDS =
  /\b(?:(?:can|could|will|would) (?:you|u) )?(?:give me a (?:nudge|shout|poke)|gimme a nudge|nudge me|don['’]?t let me forget|mustn['’]?t forget|ping me|buzz me|set (?:me )?(?:up )?(?:something|an alarm|a nudge)(?: up)? (?:so (?:that )?i get a nudge|for me))\b(?: (?:to|about|on))?|(?:no (?:me )?dejes que (?:se )?me olvide|que no se me (?:olvide|pase)|av[ií]same|(?:me )?(?:pones|ponme|pon) una alarma|hazme acordar|haceme acordar|acu[ée]rdame)(?: (?:de|para))?|(?:faut pas que j['’]oublie|que je n['’]oublie pas|(?:tu me |peux[- ]tu me |vous me )?pr[ée]viens(?:[- ]moi)?|fais[- ]moi penser|(?:tu peux |peux[- ]tu )?me (?:faire|fasses) penser|mets[- ]moi (?:une )?(?:sonnerie|alarme))(?: (?:de|à|a))?/iu

/** The card for a request to write something down in words that the grammar does not know: "stick it in for me". */
export async function fromRequest(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const isReminder = REMINDS.test(message)
  if (isReminder ? shareOf(question, 'log', 'app') < REMINDER_LEAST : !isOfKind(question, ['log'], NOTE_LEAST)) return undefined
  const { note, remind } = REQUESTS[manner.language]
  const rest = message.replace(REMINDS, ' ').trim()
  const joint = manner.language === 'fr' && INFINITIVE.test(rest) ? ' de' : ''
  const asked = isReminder ? `${remind}${joint} ${rest}` : `${note} ${message}`
  const made = await findDoing(question, asked, today)
  return made?.parts.doing ? made : undefined
}
