/**
 * Bearable's CSV: `date,[date formatted,]weekday,time of day,category,rating/amount,detail,notes`, one row for each
 * rating. Dates are like "8th Dec 2021"; details of symptoms carry the severity, "Neck pain (Moderate)".
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { type DayCollector, collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent, ImportedDay } from './imported-day.ts'
import { takeSymptom } from './symptom-words.ts'
import { cellReader, toTable } from './table.ts'
import { toFlow, toHours, toNumber, toRating, toYesNo } from './values.ts'

const SEVERITIES: Record<string, 1 | 2 | 3> = { mild: 1, moderate: 2, severe: 3, unbearable: 3 }
const AMOUNTS = [undefined, 1, 2, 3, 3] as const
/** Parts of a day, in order of time; ratings of the last are taken. */
const TIMES = ['pre', 'am', 'mid', 'pm', 'all day']

type Reading = { category: string; amount: string; detail: string }

export function readBearable(text: string, today: LocalDate): FileContent {
  const table = toTable(text)
  const cell = cellReader(table)
  const readings = table.rows.map((row) => ({
    date: toDate(cell(row, 'date formatted') || cell(row, 'date'), 'day-first'),
    category: cell(row, 'category').toLowerCase(),
    time: TIMES.indexOf(cell(row, 'time of day').toLowerCase()),
    amount: cell(row, 'rating/amount'),
    detail: cell(row, 'detail'),
    note: cell(row, 'notes'),
  }))
  // Ratings are from 1 to 5, or 1 to 10 where she chose so; the file does not say.
  const isWide = (category: string) => readings.some((one) => one.category === category && (toNumber(one.amount) ?? 0) > 5)
  const scales = { mood: isWide('mood') ? '1-10' : '1-5', energy: isWide('energy') ? '1-10' : '1-5' } as const

  const found = collectDays('bearable', today)
  for (const reading of readings.toReversed().toSorted((one, other) => other.time - one.time)) {
    const { category, amount, detail, date } = reading
    const kind = category || detail
    if (!kind && !amount) continue
    const day = found.day(date, kind)
    if (!day) continue
    if (category === 'mood' || category === 'energy') found.put(day, category, toRating(toNumber(amount), scales[category]), kind)
    else takeReading(found, day, reading, kind)
  }
  const seen = new Set<string>()
  for (const { date, note } of readings) {
    if (note === '' || seen.has(`${date} ${note}`)) continue
    seen.add(`${date} ${note}`)
    const day = found.day(date, 'notes')
    if (day) found.note(day, note, 'notes')
  }
  return found.content()
}

function takeReading(found: DayCollector, day: ImportedDay, { category, amount, detail }: Reading, kind: string): void {
  if (category === 'sleep') return found.put(day, 'sleepHours', toHours(amount || detail, 'hours'), kind, { min: 0, max: 24 })
  if (/^(?:symptom|factor)s?$/.test(category)) {
    if (toYesNo(amount) === false) return found.drop(detail || kind, 'not-taken')
    if (category.startsWith('factor')) return found.word(day, 'factors', detail, kind)
    const [name = '', severity = ''] = detail.split(/\s*\((?=[^()]*\)$)/)
    return takeSymptom(found, day, name, kind, SEVERITIES[severity.replace(')', '').toLowerCase()] ?? AMOUNTS[toNumber(amount) ?? 0])
  }
  if (/period|bleed|menstru|flow/.test(category)) return found.flow(day, toFlow(detail) ?? toFlow(amount), kind)
  found.drop(kind, 'unknown-kind')
}
