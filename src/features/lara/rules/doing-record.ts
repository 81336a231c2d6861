/** What a confirmed card writes, and how a record of hers is recognised as written by it. */
import type { AnswerParts, Doing } from '../../answers/contract.ts'
import type { QuickAnswers } from '../../logs/contract.ts'
import { isFactor } from '../../patterns/rules/channels.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import type { Moment, NewMoment } from '../../moments/contract.ts'
import { type NewReminder, type Reminder, WEEKDAYS } from '../../reminders/contract.ts'
import { NEW_REMINDER } from '../../reminders/rules/new-reminder.ts'
import { instantOf, wallWords } from '../../reminders/rules/wall-clock.ts'
import type { Card } from './doing-card.ts'

/** What she chose on the card: the value of a choice, and a time of day, both empty if not given. */
export type Chosen = { readonly value: string; readonly time: string }

export const MINUTE_MS = 60_000

/** All cards of an answer, in order. */
export function cardsOf(parts: AnswerParts | null | undefined): Doing[] {
  return parts?.doing ? [parts.doing, ...(parts.further ?? [])] : []
}

/** A card for an answer of the Soft Log. */
export type LogCard = Card<'symptom' | 'sleep' | 'answer' | 'note'>

/** Names of the Soft Log's answers, besides factors, for which there is a card of the kind `answer`. */
export const CARD_ANSWERS = [
  'hot_flashes_count',
  'night_sweats_count',
  'mood_rating',
  'energy_level',
  'stress_triggers',
  'physical_activity',
] as const
type CardAnswer = (typeof CARD_ANSWERS)[number]

function isCardAnswer(question: string): question is CardAnswer {
  return (CARD_ANSWERS as readonly string[]).includes(question)
}

/** The answer of a card for her own words: the log has the line. */
const IS_THERE = 1
/** What separates her lines about a day. */
const BETWEEN_LINES = '; '

/** The answer that she said, null if she did not. */
function saidOf(doing: LogCard): number | null {
  if (doing.kind === 'answer') return doing.value
  if (doing.kind === 'note') return IS_THERE
  return doing.kind === 'symptom' ? doing.severity : doing.hours
}

/** The choices of a card before she changes anything. */
export function initialChoice(doing: Doing): Chosen {
  if (doing.kind === 'moment') return { value: doing.value === null ? '' : String(doing.value), time: doing.time ?? '' }
  if (doing.kind === 'flow') return { value: doing.flow ?? '', time: '' }
  if (doing.kind !== 'reminder') return { value: String(saidOf(doing) ?? ''), time: '' }
  return { value: doing.once ? 'once' : 'daily', time: doing.time ?? '' }
}

/** Whether the card has a field for the time of day. */
export function asksTime(doing: Doing): boolean {
  return doing.kind === 'moment' ? doing.asks_time : doing.kind === 'reminder'
}

/** Whether all that the record needs is chosen. */
export function isComplete(doing: Doing, { value, time }: Chosen): boolean {
  return (!asksTime(doing) || time !== '') && (doing.choices.length === 0 || value !== '')
}

/** The moment that the card writes. */
export function toNewMoment(doing: Card<'moment'>, { value, time }: Chosen, timezone: string): NewMoment {
  const stamp = Date.parse(doing.at) % MINUTE_MS
  const at = doing.asks_time ? instantOf(doing.day, time, timezone) + stamp : Date.parse(doing.at)
  const chosen = doing.moment === 'mood' ? Number(value) : doing.value
  return { kind: doing.moment, at: new Date(at).toISOString(), ...(chosen !== null && { value: chosen }) }
}

/** Whether a moment was written by the card: its kind, and the seconds that only the card has. */
export function isMomentOf(doing: Card<'moment'>, { kind, at }: Pick<Moment, 'kind' | 'at'>): boolean {
  return kind === doing.moment && Date.parse(at) % MINUTE_MS === Date.parse(doing.at) % MINUTE_MS
}

/** What a moment of hers says, as it would be chosen on a card. */
export function momentChoice({ value, at }: Pick<Moment, 'value' | 'at'>, timezone: string): Chosen {
  return { value: typeof value === 'number' ? String(value) : '', time: wallWords(Date.parse(at), timezone).slice(11) }
}

/** The reminder that the card sets. */
export function toNewReminder(doing: Card<'reminder'>, { value, time }: Chosen): NewReminder {
  const isOnce = doing.days.length === 0 && doing.date !== null && (doing.choices.length === 0 || value === 'once')
  // What she asks to be reminded of once comes at that time, not before it.
  const when: Pick<NewReminder, 'kind' | 'days' | 'date' | 'lead_times'> = isOnce
    ? { kind: 'appointment', days: [], date: doing.date, lead_times: [] }
    : { kind: doing.about, days: doing.days.length > 0 ? doing.days : [...WEEKDAYS], date: null }
  return { ...NEW_REMINDER, ...when, title: doing.title, time }
}

/** Whether she has a reminder like that of the card, at any time of day if the card left it open. */
export function isReminderOf(
  doing: Card<'reminder'>,
  { title, time, days, date }: Pick<Reminder, 'title' | 'time' | 'days' | 'date'>,
): boolean {
  const isSameDay = doing.choices.length > 0 || (date === doing.date && days.join() === doing.days.join())
  return title === doing.title && isSameDay && (doing.time === null || time === doing.time)
}

function linesOf({ note }: QuickAnswers): string[] {
  return note ? note.split(BETWEEN_LINES) : []
}

function withLines({ note: _note, ...others }: QuickAnswers, lines: readonly string[]): QuickAnswers {
  return lines.length > 0 ? { ...others, note: lines.join(BETWEEN_LINES) } : others
}

/** The answer of a Soft Log that a card is about; undefined if it has none. */
export function answerOf(doing: LogCard, answers: QuickAnswers): number | undefined {
  const { symptoms, factors, sleep_hours: hours } = answers
  if (doing.kind === 'note') return linesOf(answers).includes(doing.text) ? IS_THERE : undefined
  if (doing.kind === 'answer')
    return (
      (isFactor(doing.question) ? factors?.[doing.question] : isCardAnswer(doing.question) ? answers[doing.question] : null) ?? undefined
    )
  return (doing.kind === 'symptom' ? symptoms?.[doing.symptom] : hours) ?? undefined
}

/** The answers of a Soft Log with that of the card; without it if `value` is undefined. The other answers stay. */
export function withAnswerOf(doing: LogCard, answers: QuickAnswers, value: number | undefined): QuickAnswers {
  if (doing.kind === 'sleep') {
    const { sleep_hours: _hours, ...others } = answers
    return value === undefined ? others : { ...others, sleep_hours: value }
  }
  if (doing.kind === 'answer') return withCardAnswer(doing.question, answers, value)
  if (doing.kind === 'note') {
    const others = linesOf(answers).filter((line) => line !== doing.text)
    return withLines(answers, value === undefined ? others : [...others, doing.text])
  }
  const { symptoms, ...others } = answers
  const { [doing.symptom]: _severity, ...rest } = symptoms ?? {}
  const next = value === undefined ? rest : { ...rest, [doing.symptom]: value as Severity }
  return Object.keys(next).length > 0 ? { ...others, symptoms: next } : others
}

function withCardAnswer(question: string, answers: QuickAnswers, value: number | undefined): QuickAnswers {
  if (isFactor(question)) {
    const { factors, ...others } = answers
    const { [question]: _before, ...rest } = factors ?? {}
    const next = value === undefined ? rest : { ...rest, [question]: value as 0 | 1 }
    return Object.keys(next).length > 0 ? { ...others, factors: next } : others
  }
  if (!isCardAnswer(question)) throw new Error(`No answer is called ${question}`)
  const { [question]: _before, ...others } = answers
  return value === undefined ? others : { ...others, [question]: value }
}

/** Whether a log still has an answer, apart from the time it took. */
export function hasAnswers({ elapsed_seconds: _seconds, ...answers }: QuickAnswers): boolean {
  return Object.values(answers).some((answer) => answer !== null && answer !== undefined)
}

/**
 * Whether an answer is there as the card would write it: the same, or, where she is to choose it on the card, one that
 * was written after the card was made. A write that waits on this device has no `updatedAt`.
 */
export function isAnswerOf(doing: LogCard, answer: number | undefined, updatedAt: string | undefined): boolean {
  if (answer === undefined) return false
  const said = saidOf(doing)
  return answer === said || (said === null && (updatedAt === undefined || Date.parse(updatedAt) >= Date.parse(doing.at)))
}
