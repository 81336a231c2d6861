/**
 * A FHIR R4 Bundle. Of our own export, each Observation of a day goes back to where it came from; of any other file,
 * those with a code that we know: hours of sleep, and the first day of the last period.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { type BleedingSign, type Flow, FLOWS } from '../../calendar/contract.ts'
import { fittingSigns, signsFor } from '../../calendar/rules/bleeding-signs.ts'
import { SHORT_NAMES } from '../../checkins/content/score-words.ts'
import type { Instrument } from '../../checkins/contract.ts'
import { type DailyCode, flowCode, severityCode, signCode, symptomCode, SYSTEM_ENDS } from '../../fhir/rules/codes.ts'
import { LAST_PERIOD, LOINC, SLEEP_DURATION, TOTALS } from '../../fhir/rules/loinc.ts'
import { HOT_FLASHES_MAX, SLEEP_HOURS_MAX } from '../../logs/contract.ts'
import { SEVERITIES, SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { type DayCollector, collectDays, toQuarters } from './collect-days.ts'
import type { FileContent, ImportedDay } from './imported-day.ts'
import { type JsonObject, readJson, toList, toObject, toText } from './json.ts'
import { ReadProblem } from './read-problem.ts'

const keyed = <Key extends string | number>(keys: readonly Key[], codeOf: (key: Key) => string) =>
  new Map(keys.map((key) => [codeOf(key), key]))
const FLOW_OF = keyed(Object.keys(FLOWS) as Flow[], flowCode)
const SIGN_OF = keyed<BleedingSign>(signsFor(FLOWS.heavy), signCode)
const SYMPTOM_OF = keyed(SYMPTOMS, symptomCode)
const SEVERITY_OF = keyed(SEVERITIES, severityCode)

const COUNTS = new Map<string, 'hotFlashes' | 'nightSweats'>([
  ['hot-flashes' satisfies DailyCode, 'hotFlashes'],
  ['night-sweats' satisfies DailyCode, 'nightSweats'],
])
const SCORES = new Set<string>(['mood', 'energy', 'stress', 'clarity'] satisfies DailyCode[])
/** Ours, but computed from days that are in the file as well. */
const COMPUTED = new Set<string>(['cycle-length', 'bleeding-days'] satisfies DailyCode[])
/** Statuses of an Observation that holds. */
const HOLDS = new Set(['final', 'amended', 'corrected'])
/** Resources that describe the file, the person or the questions, and are no records of their own. */
const DESCRIBING = new Set(['Patient', 'Provenance', 'CodeSystem', 'ValueSet', 'Questionnaire', 'OperationOutcome'])
/** Records of our own file that are not about a day. */
const NOT_DAILY = new Set(['MedicationStatement', 'QuestionnaireResponse'])
/** Hours in a unit of time, by its UCUM code or the words that are written in its place. */
const HOURS_IN = new Map([
  ['h', 1],
  ['hr', 1],
  ['hours', 1],
  ['min', 1 / 60],
  ['minutes', 1 / 60],
])

/** Throws ReadProblem, `several-people` for a file about more than one person. */
export function readFhir(text: string, today: LocalDate): FileContent {
  const bundle = toObject(readJson(text))
  if (bundle['resourceType'] !== 'Bundle') throw new ReadProblem('unknown-format')
  const resources = toList(bundle['entry']).map((entry) => toObject(toObject(entry)['resource']))
  const typeOf = (resource: JsonObject) => toText(resource['resourceType'])
  const observations = resources.filter((one) => typeOf(one) === 'Observation')
  const people = resources.filter((one) => typeOf(one) === 'Patient').length
  const subjects = new Set(observations.map(({ subject }) => toText(toObject(subject)['reference'])).filter(Boolean))
  if (Math.max(people, subjects.size) > 1) throw new ReadProblem('several-people')

  const isOwn = resources.some((one) => typeOf(one) === 'CodeSystem' && toText(one['url']).endsWith(SYSTEM_ENDS.daily))
  const found = collectDays('fhir', today)
  for (const one of observations) take(found, one, isOwn)
  for (const one of resources) {
    const type = typeOf(one)
    if (type === 'Observation' || DESCRIBING.has(type)) continue
    const isInExport = isOwn && NOT_DAILY.has(type)
    found.drop(isInExport ? nameOf(one) : type, isInExport ? 'in-export' : 'unknown-kind')
  }
  return found.content()
}

/** The short name of an answered questionnaire of ours, else the type of the resource. */
function nameOf(resource: JsonObject): string {
  const instrument = /\/Questionnaire\/([a-z0-9]+)-/.exec(toText(resource['questionnaire']))?.[1]
  return SHORT_NAMES[instrument as Instrument] ?? toText(resource['resourceType'])
}

function codingsOf(concept: unknown): JsonObject[] {
  return toList(toObject(concept)['coding']).map(toObject)
}

/** The code of a concept in our code system of days; '' if it has none. */
function ownCode(concept: unknown): string {
  return toText(codingsOf(concept).find(({ system }) => toText(system).endsWith(SYSTEM_ENDS.daily))?.['code'])
}

function take(found: DayCollector, observation: JsonObject, isOwn: boolean): void {
  const { code, status, valueQuantity, valueCodeableConcept: chosen } = observation
  const codings = codingsOf(code)
  const [first = {}] = codings
  const text = toText(toObject(code)['text'])
  const kind = toText(first['display']) || text || toText(first['code']) || 'Observation'
  const own = ownCode(code)
  const has = ([number]: readonly [string, string]) => codings.some((one) => one['system'] === LOINC && one['code'] === number)
  const isTotal = Object.values(TOTALS).some(has) || codings.some(({ system }) => isOwn && toText(system).endsWith(SYSTEM_ENDS.instruments))
  if (COMPUTED.has(own) || (isOwn && (isTotal || has(LAST_PERIOD)))) return
  if (isTotal || !HOLDS.has(toText(status))) return found.drop(kind, 'not-taken')

  const symptom = SYMPTOM_OF.get(own)
  const severity = SEVERITY_OF.get(ownCode(chosen))
  const count = COUNTS.get(own)
  const isWords = codings.length === 0 && text !== '' && severity !== undefined
  const isKnown = has(SLEEP_DURATION) || has(LAST_PERIOD) || own === 'bleeding' || count || SCORES.has(own) || symptom || isWords
  if (!isKnown) return found.drop(kind, 'unknown-kind')
  const { value, comparator, code: unitCode, unit } = toObject(valueQuantity)
  if (comparator !== undefined) return found.drop(kind, 'inexact')
  const day = found.day(has(LAST_PERIOD) ? dateIn(observation['valueDateTime']) : dateOf(observation), kind)
  if (!day) return
  const number = typeof value === 'number' ? value : Number.NaN
  const whole = Number.isInteger(number) ? number : Number.NaN

  if (has(SLEEP_DURATION)) {
    const hours = number * (HOURS_IN.get(toText(unitCode) || toText(unit)) ?? Number.NaN)
    found.put(day, 'sleepHours', toQuarters(hours), kind, { min: 0, max: SLEEP_HOURS_MAX })
  } else if (has(LAST_PERIOD)) found.flow(day, 'light-flow', kind, true)
  else if (own === 'bleeding') takeBleeding(found, day, observation, kind)
  else if (count) found.put(day, count, whole, kind, { min: 0, max: HOT_FLASHES_MAX })
  else if (SCORES.has(own)) found.put(day, own as 'mood' | 'energy' | 'stress' | 'clarity', whole, kind, { min: 1, max: 10 })
  else if (severity === undefined) found.drop(kind, 'out-of-range')
  else if (symptom) found.symptom(day, symptom, severity, kind)
  else if (severity === 0) found.drop(kind, 'not-taken')
  else found.word(day, 'otherSymptoms', text, kind)
}

function takeBleeding(found: DayCollector, day: ImportedDay, { component, valueCodeableConcept: chosen }: JsonObject, kind: string): void {
  const flow = FLOW_OF.get(ownCode(chosen))
  const before = day.flow
  found.flow(day, flow, kind)
  if (flow === undefined || day.flow === before) return
  const present = toList(component)
    .map(toObject)
    .filter(({ valueBoolean: isTrue }) => isTrue === true)
  const signs = fittingSigns(
    FLOWS[flow],
    present.flatMap(({ code }) => SIGN_OF.get(ownCode(code)) ?? []),
  )
  delete day.signs
  if (signs.length > 0) day.signs = signs
}

/** The day she lived in is the one that the text names, whatever its time zone. */
function dateIn(instant: unknown): string {
  return toText(instant).slice(0, 10)
}

/** The day of an Observation; of a stretch of time, such as a night, the day on which it ended. */
function dateOf({ effectiveDateTime: at, effectiveInstant: instant, effectivePeriod: period }: JsonObject): string {
  return dateIn(at ?? instant ?? toObject(period)['end'])
}
