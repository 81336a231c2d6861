/**
 * Daylio's CSV: `full_date,date,weekday,time,mood,activities,[scales,]note_title,note`, newest entry first, several
 * entries a day. Moods have names that she can change, in five groups. Columns are found by name.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { collectDays } from './collect-days.ts'
import { toDate, toMinutes } from './dates.ts'
import { type Answers, type FileContent, FOUND_MOST, type Question } from './imported-day.ts'
import { cellReader, toTable } from './table.ts'

/** Names that Daylio starts with, from worst to best. */
const DEFAULT_MOODS = ['awful', 'bad', 'meh', 'good', 'rad']

/** Moods become 2 to 10 in equal steps; of several entries of a day, the mood of the last is taken. */
export function readDaylio(text: string, answers: Answers, today: LocalDate): FileContent | Question {
  const table = toTable(text)
  const cell = cellReader(table)
  const moods = new Set(table.rows.map((row) => cell(row, 'mood')).filter((mood) => mood !== ''))
  const isDefault = [...moods].every((mood) => DEFAULT_MOODS.includes(mood.toLowerCase()))
  const order = answers.moodOrder ?? (isDefault ? DEFAULT_MOODS : undefined)
  if (!order) return { kind: 'mood-order', found: [...moods].slice(0, FOUND_MOST) }
  const ranks = new Map(order.map((mood, at) => [mood.toLowerCase(), at]))
  const moodOf = (name: string): number | undefined => {
    const rank = ranks.get(name.toLowerCase())
    if (rank === undefined) return undefined
    return order.length === 1 ? 6 : Math.round(2 + (8 * rank) / (order.length - 1))
  }

  const found = collectDays('daylio', today)
  const entries = table.rows
    .map((row) => ({ row, date: toDate(cell(row, 'full_date'), 'day-first'), minutes: toMinutes(cell(row, 'time')) ?? 0 }))
    .toReversed()
    .toSorted((one, other) => one.minutes - other.minutes)
  for (const { row, date } of entries.toReversed()) {
    const mood = cell(row, 'mood')
    if (!mood) continue
    const value = moodOf(mood)
    if (value === undefined) found.drop(`mood: ${mood}`, 'not-taken')
    else {
      const day = found.day(date, 'mood')
      if (day) found.put(day, 'mood', value, 'mood')
    }
  }
  for (const { row, date } of entries) {
    if (cell(row, 'scales')) found.drop('scales', 'unknown-kind')
    const activities = cell(row, 'activities')
      .split('|')
      .filter((one) => one.trim() !== '')
    const note = [cell(row, 'note_title'), cell(row, 'note')].filter((one) => one !== '').join('\n')
    if (activities.length === 0 && !note) continue
    const day = found.day(date, activities.length ? 'activities' : 'note', activities.length + (note ? 1 : 0))
    if (!day) continue
    for (const activity of activities) found.word(day, 'factors', activity, 'activities')
    found.note(day, note.replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<\/?(?:b|i|u|s|p|div|span|ul|ol|li|strong|em)>/gi, ' '), 'note')
  }
  return found.content()
}
