import { addDays, daysIn, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { plainText } from './plain-text.ts'

/** Consecutive days; both ends inclusive. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate }

/** The days of the month that is `count` months before that of `day`. */
function monthOf(day: LocalDate, count: number): Days {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const start = `${year}-${String(month).padStart(2, '0')}`
  return { from: `${start}-01`, to: `${start}-${daysIn(year, month)}` }
}

/** The Monday of the week of `day`. */
function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The times that a search understands, each with its words, without an article. */
function named(today: LocalDate): [words: string, days: Days][] {
  const week = mondayOf(today)
  const year = Number(today.slice(0, 4))
  return [
    [t`today`, { from: today, to: today }],
    [t`yesterday`, { from: addDays(today, -1), to: addDays(today, -1) }],
    [t`this week`, { from: week, to: addDays(week, 6) }],
    [t`last week`, { from: addDays(week, -7), to: addDays(week, -1) }],
    [t`this month`, monthOf(today, 0)],
    [t`last month`, monthOf(today, 1)],
    [t`this year`, { from: `${year}-01-01`, to: `${year}-12-31` }],
    [t`last year`, { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }],
  ]
}

/**
 * The days that a search names, such as "last week" (Monday to Sunday), and the rest of its words. Undefined when it
 * names none. `search` is plain text (`plainText`).
 */
export function namedDays(search: string, today: LocalDate): { days: Days; rest: string } | undefined {
  const text = ` ${search.replaceAll(/\bl'/g, '')} `
  for (const [words, days] of named(today)) {
    const name = ` ${plainText(words)} `
    const at = text.indexOf(name)
    if (at < 0) continue
    const before = text.slice(0, at).replace(/ (?:the|la|el|le)$/, '')
    return { days, rest: `${before} ${text.slice(at + name.length)}`.trim() }
  }
  return undefined
}
