/** Any table with a date column. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { HOT_FLASHES_MAX } from '../../logs/contract.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { type DayCollector, collectDays } from './collect-days.ts'
import { dateOrderOf, toDate } from './dates.ts'
import {
  type Answers,
  COLUMNS_MOST,
  type ColumnUse,
  type Columns,
  type FileContent,
  FOUND_MOST,
  type ImportedDay,
  type Question,
} from './imported-day.ts'
import { ReadProblem } from './read-problem.ts'
import { type Table, toTable } from './table.ts'
import { toFlow, toHours, toNumber, toRating, toYesNo } from './values.ts'

const SAMPLE_ROWS = 5
/** Rows by which the date column is recognised. */
const GUESSED_ROWS = 50
const COUNTS = { min: 0, max: HOT_FLASHES_MAX }

/** Reads a table, or asks which columns hold what and, when its dates leave it open, which number is the day. */
export function readAnyCsv(text: string, answers: Answers, today: LocalDate): FileContent | Question {
  const table = toTable(text)
  const { columns } = answers
  if (!columns) {
    return { kind: 'columns', header: table.header, sample: table.rows.slice(0, SAMPLE_ROWS), guess: guessColumns(table, today) }
  }
  const { date: dateColumn, uses } = columns
  if (uses.length > COLUMNS_MOST || !(dateColumn >= 0 && dateColumn < table.header.length)) throw new ReadProblem('unknown-format')
  const dates = table.rows.map((row) => row[dateColumn] ?? '')
  const order = answers.dateOrder ?? dateOrderOf(dates, today)
  if (!order) return { kind: 'date-order', found: [...new Set(dates)].slice(0, FOUND_MOST) }

  const found = collectDays('csv', today)
  const useOf = new Map(uses.map((use) => [use.column, use]))
  for (const row of table.rows) {
    const cells = [...row.entries()].filter(([column, cell]) => column !== dateColumn && cell.trim() !== '')
    const taken = cells.filter(([column]) => useOf.has(column))
    const nameOf = (column: number) => table.header[column] || `${column + 1}`
    for (const [column] of cells) if (!useOf.has(column)) found.drop(nameOf(column), 'not-taken')
    for (const [column, cell] of taken) {
      const day = found.day(toDate(row[dateColumn] ?? '', order), nameOf(column))
      const use = useOf.get(column)
      if (day && use) take(found, day, use, cell, nameOf(column))
    }
  }
  return found.content()
}

function take(found: DayCollector, day: ImportedDay, use: ColumnUse, cell: string, kind: string): void {
  switch (use.as) {
    case 'mood':
    case 'energy':
    case 'stress':
      return found.put(day, use.as, toRating(toNumber(cell), use.scale), kind)
    case 'sleepHours':
      return found.put(day, use.as, toHours(cell, use.unit), kind, { min: 0, max: 24 })
    case 'hotFlashes':
    case 'nightSweats': {
      const count = toNumber(cell)
      return found.put(day, use.as, count === undefined || Number.isInteger(count) ? count : Number.NaN, kind, COUNTS)
    }
    case 'flow':
      return found.flow(day, toFlow(cell), kind)
    case 'moved':
      return found.put(day, use.as, toYesNo(cell), kind)
    case 'symptom':
      return takeSymptom(found, day, use.symptom, cell, kind)
    case 'note':
      return found.note(day, cell, kind)
    case 'factors':
    case 'otherSymptoms':
      for (const one of cell.split(/[|;,\n]/)) if (one.trim()) found.word(day, use.as, one, kind)
  }
}

/** A number is a severity from 1 to 3, and 0 none; of words, only those for no say that there was none. */
function takeSymptom(found: DayCollector, day: ImportedDay, symptom: (typeof SYMPTOMS)[number], cell: string, kind: string): void {
  const severity = toNumber(cell)
  if (severity === 1 || severity === 2 || severity === 3) return found.symptom(day, symptom, severity, kind)
  if (toYesNo(cell) === false) return found.drop(kind, 'not-taken')
  if (severity === undefined) return found.symptom(day, symptom, 2, kind)
  found.drop(kind, 'out-of-range')
}

/** What names of columns mean; the first that fits is guessed. */
const NAMES: [RegExp, (column: number, sample: string[]) => ColumnUse][] = [
  [/mood|feeling|animo|humeur/, (column, sample) => ({ column, as: 'mood', scale: scaleOf(sample) })],
  [/energy|energia|energie/, (column, sample) => ({ column, as: 'energy', scale: scaleOf(sample) })],
  [/stress|estres/, (column, sample) => ({ column, as: 'stress', scale: scaleOf(sample) })],
  [/sleep|slept|sueno|sommeil/, (column, sample) => ({ column, as: 'sleepHours', unit: isMinutes(sample) ? 'minutes' : 'hours' })],
  [/hot ?flash|hot ?flush|sofoco|bouffee/, (column) => ({ column, as: 'hotFlashes' })],
  [/night ?sweat|sudor|sueur/, (column) => ({ column, as: 'nightSweats' })],
  [/flow|bleed|period|menstru|sangrado|regles/, (column) => ({ column, as: 'flow' })],
  [/note|comment|nota|journal|diary/, (column) => ({ column, as: 'note' })],
]

function guessColumns({ names, rows }: Table, today: LocalDate): Columns {
  const sample = rows.slice(0, GUESSED_ROWS)
  const cells = (column: number) => sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  const datesIn = (column: number) =>
    cells(column).filter((cell) => (toDate(cell, 'day-first') ?? toDate(cell, 'month-first') ?? '9999') <= today).length
  const columns = [...names.keys()]
  const date = columns.reduce((best, column) => (datesIn(column) > datesIn(best) ? column : best), 0)
  const uses = new Map<string, ColumnUse>()
  for (const column of columns) {
    if (column === date || cells(column).length === 0) continue
    const use = NAMES.find(([name]) => name.test(names[column] ?? ''))?.[1](column, cells(column))
    if (use && !uses.has(use.as)) uses.set(use.as, use)
  }
  return { date, uses: [...uses.values()].slice(0, COLUMNS_MOST) }
}

function scaleOf(sample: string[]): '1-5' | '0-10' | '1-10' | '0-100' {
  const numbers = sample.map((cell) => toNumber(cell) ?? 1)
  const most = Math.max(...numbers)
  if (most > 10) return '0-100'
  if (numbers.includes(0)) return '0-10'
  return most > 5 ? '1-10' : '1-5'
}

function isMinutes(sample: string[]): boolean {
  return sample.some((cell) => (toNumber(cell) ?? 0) > 24)
}
