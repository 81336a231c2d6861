/** Recognises and reads the files of other apps that are text: CSV and JSON. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Answers, FileContent, Question, Source } from './imported-day.ts'
import { readBearable } from './read-bearable.ts'
import { readClue } from './read-clue.ts'
import { readAnyCsv } from './read-csv.ts'
import { readDaylio } from './read-daylio.ts'
import { readDrip } from './read-drip.ts'
import { readFhir } from './read-fhir.ts'
import { readFlo } from './read-flo.ts'
import { readHealthLog } from './read-healthlog.ts'
import { readOvumcy } from './read-ovumcy.ts'
import { ReadProblem } from './read-problem.ts'

/**
 * The source of a file, by its name and the first characters of its text (some 4,000 suffice); of a zip, by its name
 * alone. Undefined when it cannot be told: then it can be read as `csv` if it is a table.
 */
export function detectSource(name: string, head: string): Source | undefined {
  const start = head.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('PK')) return sourceOfZipName(name)
  if (/^<(?:\?xml|!DOCTYPE HealthData|HealthData)/.test(start)) return start.includes('HealthData') ? 'apple-health' : undefined
  if (start.startsWith('{') || start.startsWith('[')) return sourceOfJson(name, start)
  if (start.startsWith('SQLite format 3')) return 'health-connect'
  const firstLine = (start.split(/[\r\n]/, 1)[0] ?? '').toLowerCase().replaceAll('"', '')
  const has = (...columns: string[]) => columns.every((column) => firstLine.includes(column))
  if (has('full_date', 'mood')) return 'daylio'
  if (has('category', 'rating/amount')) return 'bearable'
  if (has('date', 'bleeding.value')) return 'drip'
  if (has('date', 'mood rating', 'cervical mucus')) return 'ovumcy'
  return firstLine.includes(',') || firstLine.includes(';') || firstLine.includes('\t') ? 'csv' : undefined
}

function sourceOfZipName(name: string): Source | undefined {
  if (/clue/i.test(name)) return 'clue'
  if (/\bflo\b|^flo[^a-z]/i.test(name)) return 'flo'
  if (/health.?connect/i.test(name)) return 'health-connect'
  return /^export[^a-z]*\.zip$/i.test(name) ? 'apple-health' : undefined
}

function sourceOfJson(name: string, start: string): Source | undefined {
  const has = (...keys: string[]) => keys.every((key) => start.includes(`"${key}"`))
  if (has('resourceType')) return 'fhir'
  if (has('operationalData') || has('pointEventsManualData') || has('period_start_date')) return 'flo'
  if (has('moodEntries') || has('measurements', 'measuredAt')) return 'healthlog'
  if (has('entries') && (has('exported_at') || has('cycle_factors'))) return 'ovumcy'
  if (/\.cluedata$|measurements\.json$/i.test(name) || has('data', 'day')) return 'clue'
  return start.startsWith('[') && has('date', 'type', 'value') ? 'clue' : undefined
}

/**
 * What a text holds, or what has to be asked first; ask, and call again with all answers so far. Throws ReadProblem,
 * and nothing else. Apple Health and Health Connect are no texts: see `web/read-apple-health.ts` and
 * `server/health-connect.ts`.
 */
export function readText(source: Source, text: string, answers: Answers, today: LocalDate): FileContent | Question {
  switch (source) {
    case 'csv':
      return readAnyCsv(text, answers, today)
    case 'daylio':
      return readDaylio(text, answers, today)
    case 'bearable':
      return readBearable(text, today)
    case 'drip':
      return readDrip(text, today)
    case 'ovumcy':
      return readOvumcy(text, today)
    case 'healthlog':
      return readHealthLog(text, today)
    case 'clue':
      return readClue(text, today)
    case 'flo':
      return readFlo(text, today)
    case 'fhir':
      return readFhir(text, today)
    case 'apple-health':
    case 'health-connect':
      throw new ReadProblem('unknown-format')
  }
}
