/** Builds answers about the time of day of taps on Home. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import type { DataQuestion, DayPart } from '../../answers/rules/data-question.ts'
import type { AnswerBody } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import type { Formatter } from './data-answer-format.ts'
import { isOn, nameOf, whenOf } from './data-answer-series.ts'

const PARTS: readonly (readonly [DayPart, (hour: number) => boolean])[] = [
  ['night', (hour) => hour >= 22 || hour < 6],
  ['morning', (hour) => hour >= 6 && hour < 12],
  ['afternoon', (hour) => hour >= 12 && hour < 18],
  ['evening', (hour) => hour >= 18 && hour < 22],
]

/** Whether an hour is in a range, which may go over midnight. */
function isWithin(hour: number, [from, to]: readonly [number, number]): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether a tap is in a period and part of the day; the night of a single day ends on the next morning. */
function isDuring(tap: { readonly day: LocalDate; readonly hour: number }, question: DataQuestion): boolean {
  const { from, to, weekdays, part, clock } = question
  if (clock && !isWithin(tap.hour, clock)) return false
  const has = PARTS.find(([name]) => name === part)?.[1]
  if (has && !has(tap.hour)) return false
  const day = part === 'night' && from === to && tap.hour < 6 ? addDays(tap.day, -1) : tap.day
  return day >= from && day <= to && isOn(day, weekdays)
}

/** Taps by time of day: hot flashes, or moods with their value. */
export function saidOfHours(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const { statistics } = format
  const { clock } = question
  const part = clock ? statistics.clock(...clock) : question.part ? statistics.part[question.part] : null
  const isMood = question.subject === 'mood_taps'
  const taps = (isMood ? notes.moods : notes.taps).filter((tap) => isDuring(tap, question))
  const when = whenOf(format, question)
  if (!taps.length) return { text: [statistics.noTaps(when, nameOf(format, question), part), statistics.tapsOnly], rows: [], missing: [] }
  const byPart = part ? [] : PARTS.map(([name, has]) => ({ name, count: taps.filter(({ hour }) => has(hour)).length }))
  const list = byPart.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${statistics.part[name]}`)
  const rows = [...Map.groupBy(taps, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, of]): AnswerRow => {
      const hours = of.toSorted((one, other) => one.hour - other.hour)
      const words = hours.map((tap) => (isMood ? `${moodOf(format, tap)} (${statistics.hour(tap.hour)})` : statistics.hour(tap.hour)))
      return { day, words: words.join(', '), log_type: null, log_id: null }
    })
  if (!isMood)
    return {
      text: [statistics.taps(when, taps.length, part, format.words.list(list), question.subject === 'night_sweats'), statistics.tapsOnly],
      rows,
      missing: [],
    }
  const moods = statistics.moods.map((word, index) => ({
    word,
    count: notes.moods.filter((tap) => isDuring(tap, question) && tap.value === index + 1).length,
  }))
  const named = moods.filter(({ count }) => count > 0).map(({ word, count }) => `${word} ${count}`)
  return {
    text: [statistics.moodTaps(when, taps.length, part, [named.join(', '), format.words.list(list)].filter(Boolean).join(' – '))],
    rows,
    missing: [],
  }
}

function moodOf(format: Formatter, tap: object): string {
  const value = 'value' in tap && typeof tap.value === 'number' ? tap.value : 0
  return format.statistics.moods[value - 1] ?? ''
}
