/**
 * Clue's `measurements.json`, a list of `{date, type, value}` with value `{option}` or a list of these, and its older
 * `.cluedata`, `{data: [{day, period, pain: […], tags: […], notes}]}`. Feelings do not become a mood.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { type DayCollector, collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent, ImportedDay } from './imported-day.ts'
import { readJson, toObject, toText } from './json.ts'
import { ReadProblem } from './read-problem.ts'
import { takeSymptom, toSymptom, toWords } from './symptom-words.ts'
import { toFlow, toQuarterHours } from './values.ts'

/** One kind of a day. */
type Measurement = { date: string; type: string; value: unknown }

const SYMPTOM_TYPES = new Set([
  'pain',
  'feelings',
  'pms',
  'energy',
  'mind',
  'digestion',
  'stool',
  'skin',
  'hair',
  'ailments',
  'sleep_quality',
])
const FACTOR_TYPES = new Set(['exercise', 'leisure', 'social_life', 'party', 'craving', 'cravings', 'tags', 'tag', 'custom_tags'])
/** Options that say that there was nothing. */
const NOTHING = /^(?:pain_free|none|no_.*|ok|great.*|good_.*|normal)$/

export function readClue(text: string, today: LocalDate): FileContent {
  const found = collectDays('clue', today)
  for (const measurement of toMeasurements(readJson(text))) {
    const options = toOptions(measurement.value)
    const day = found.day(toDate(measurement.date, 'day-first'), measurement.type, Math.max(1, options.length))
    if (day) take(found, day, measurement, options)
  }
  return found.content()
}

function toMeasurements(file: unknown): Measurement[] {
  const records = Array.isArray(file) ? file : (toObject(file)['measurements'] ?? toObject(file)['data'])
  if (!Array.isArray(records)) throw new ReadProblem('unknown-format')
  return records.flatMap((one): Measurement[] => {
    const record = toObject(one)
    const date = toText(record['date']) || toText(record['day'])
    if (record['type'] !== undefined) return [{ date, type: toText(record['type']), value: record['value'] }]
    const kinds = Object.entries(record).filter(([name, value]) => !['date', 'day', 'id'].includes(name) && value !== null)
    return kinds.length ? kinds.map(([type, value]) => ({ date, type, value })) : [{ date, type: '', value: undefined }]
  })
}

/** The options of a value; '' for one that cannot be read. */
function toOptions(value: unknown): string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return []
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => toText(one) || toText(toObject(one)['option']))
}

function take(found: DayCollector, day: ImportedDay, { type, value }: Measurement, options: string[]): void {
  if (type === 'sleep_duration' || type === 'sleep') {
    const { minutes, hours } = toObject(value)
    return found.put(day, 'sleepHours', toQuarterHours(minutes, hours), type, { min: 0, max: 24 })
  }
  const isOwnSymptom = toSymptom(type) !== undefined || /hot flash|night sweat/.test(toWords(type))
  if (options.length === 0) {
    if (type === 'spotting') return found.flow(day, 'light-spotting', type)
    if (isOwnSymptom && value !== false) return takeSymptom(found, day, type, type)
    return found.drop(type, 'unknown-kind')
  }
  for (const option of options) {
    if (option === '') found.drop(type, 'unknown-kind')
    else if (type === 'spotting') found.flow(day, 'light-spotting', type)
    else if (type === 'period') found.flow(day, toFlow(option), type)
    else if (type === 'notes' || type === 'note') found.note(day, option, type)
    else if (FACTOR_TYPES.has(type)) found.word(day, 'factors', toWords(option), type)
    else if (SYMPTOM_TYPES.has(type) && NOTHING.test(option)) found.drop(`${type}: ${option}`, 'not-taken')
    else if (SYMPTOM_TYPES.has(type)) takeSymptom(found, day, option === 'yes' ? type : option, type)
    else if (isOwnSymptom) takeSymptom(found, day, type, type)
    else found.drop(type, 'unknown-kind')
  }
}
