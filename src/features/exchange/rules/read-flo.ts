/**
 * Flo's JSON. Under `operationalData`: `cycles` with the days of a period and, as JSON in a text, the intensity of each
 * (`{"0": 3, …}`, 0 spotting to 3 heavy); `point_events_manual_v2` and `repeatable_child_point_events`; `notes`. Some
 * exports hold the events under `pointEventsManualData`. Dates are "YYYY-MM-DD HH:MM:SS.f"; `local_date` is her own
 * day.
 */
import { type LocalDate, addDays, daysBetween } from '../../../kit/local-date.ts'
import type { Flow } from '../../calendar/contract.ts'
import { type DayCollector, collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent } from './imported-day.ts'
import { type JsonObject, readJson, toList, toObject, toText } from './json.ts'
import { ReadProblem } from './read-problem.ts'
import { takeSymptom, toWords } from './symptom-words.ts'

const FLOWS: Record<string, Flow> = { 0: 'light-spotting', 1: 'light-flow', 2: 'moderate', 3: 'heavy' }
const SYMPTOM_CATEGORIES = new Set(['Symptom', 'Mood'])
const FACTOR_CATEGORIES = new Set(['Sport', 'PhysicalActivity', 'Lifestyle', 'Disturber'])
/** Longer periods are mistakes of the file. */
const PERIOD_DAYS_MAX = 60

export function readFlo(text: string, today: LocalDate): FileContent {
  const file = toObject(readJson(text))
  const data = toObject(file['operationalData'])
  const lists = [data, toObject(file['pointEventsManualData'])].flatMap((part) => [
    ...toList(part['point_events_manual_v2']),
    ...toList(part['repeatable_child_point_events']),
  ])
  if (lists.length === 0 && !Array.isArray(data['cycles'])) throw new ReadProblem('unknown-format')
  const found = collectDays('flo', today)
  for (const cycle of toList(data['cycles'])) takeCycle(found, toObject(cycle))
  for (const event of lists) takeEvent(found, toObject(event))
  for (const one of toList(data['notes'])) {
    const note = toObject(one)
    if (toText(note['text']).trim() === '') continue
    const day = found.day(toDay(note), 'notes')
    if (day) found.note(day, toText(note['text']), 'notes')
  }
  return found.content()
}

function toDay(record: JsonObject): LocalDate | undefined {
  return toDate(toText(record['local_date']) || toText(record['date']), 'day-first')
}

function takeCycle(found: DayCollector, cycle: JsonObject): void {
  if (cycle['pregnant'] === true || cycle['pregnant'] === 'True') return found.drop('pregnant', 'not-taken')
  const start = toDate(toText(cycle['period_start_date']), 'day-first')
  const end = toDate(toText(cycle['period_end_date']), 'day-first') ?? start
  if (!start || !end) return found.drop('cycles', 'bad-date')
  const length = daysBetween(start, end) + 1
  if (length < 1 || length > PERIOD_DAYS_MAX) return found.drop('cycles', 'out-of-range')
  const intensity = toIntensity(cycle['period_intensity'])
  for (let at = 0; at < length; at += 1) {
    const day = found.day(addDays(start, at), 'cycles')
    if (!day) continue
    const flow = FLOWS[toText(intensity[String(at)])]
    found.flow(day, flow ?? 'light-flow', 'cycles', !flow)
  }
}

function toIntensity(value: unknown): JsonObject {
  if (typeof value !== 'string' || value.trim() === '') return toObject(value)
  try {
    return toObject(JSON.parse(value))
  } catch {
    return {}
  }
}

function takeEvent(found: DayCollector, event: JsonObject): void {
  const category = toText(event['category'])
  const name = toText(event['subcategory'])
  const kind = category || name || 'event'
  if (event['deleted'] === true) return found.drop(kind, 'not-taken')
  const isSymptom = SYMPTOM_CATEGORIES.has(category)
  if (!name || (!isSymptom && !FACTOR_CATEGORIES.has(category))) return found.drop(kind, 'unknown-kind')
  const day = found.day(toDay(event), kind)
  if (!day) return
  if (isSymptom) takeSymptom(found, day, name, kind)
  else found.word(day, 'factors', toWords(name), kind)
}
