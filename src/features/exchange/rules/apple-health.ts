/** Records of Apple Health's `export.xml`, one at a time, so that memory stays bounded. Pure. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Flow } from '../../calendar/contract.ts'
import { HOT_FLASHES_MAX } from '../../logs/contract.ts'
import { collectDays } from './collect-days.ts'
import type { FileContent } from './imported-day.ts'
import { type Stretch, toNights } from './sleep-nights.ts'
import { takeSymptom } from './symptom-words.ts'

/** The attributes of a `<Record>` that matter; dates are like "2026-11-03 08:00:00 +0100". */
export type AppleRecord = { type: string; value: string; startDate: string; endDate: string }

const TYPE_PREFIX = /^HK(?:Category|Quantity|Data)TypeIdentifier/
const DATE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/

/** Values end with these words; older exports have numbers. iOS 18 calls the flow VaginalBleeding. */
const FLOWS: [RegExp, Flow, boolean][] = [
  [/(?:Unspecified|^1)$/, 'light-flow', true],
  [/(?:Light|^2)$/, 'light-flow', false],
  [/(?:Medium|^3)$/, 'moderate', false],
  [/(?:Heavy|^4)$/, 'heavy', false],
  [/(?:None|^5)$/, 'no-bleeding', false],
]
const ASLEEP = /(?:Asleep\w*|^[1345])$/
/** Of symptoms: 0 unspecified or present, 1 not present, 2 mild, 3 moderate, 4 severe. */
const NOT_PRESENT = /(?:NotPresent|^1)$/
const SEVERITIES: [RegExp, 1 | 2 | 3][] = [
  [/(?:Mild|^2)$/, 1],
  [/(?:Moderate|^3)$/, 2],
  [/(?:Severe|^4)$/, 3],
]
const COUNTED: Record<string, 'hotFlashes' | 'nightSweats'> = { HotFlashes: 'hotFlashes', NightSweats: 'nightSweats' }
const SYMPTOMS = new Set([
  'AbdominalCramps',
  'Acne',
  'AppetiteChanges',
  'BladderIncontinence',
  'Bloating',
  'BreastPain',
  'Chills',
  'Constipation',
  'Diarrhea',
  'Dizziness',
  'DrySkin',
  'Fatigue',
  'GeneralizedBodyAche',
  'HairLoss',
  'Headache',
  'Heartburn',
  'LowerBackPain',
  'MemoryLapse',
  'MoodChanges',
  'Nausea',
  'PelvicPain',
  'RapidPoundingOrFlutteringHeartbeat',
  'SkippedHeartbeat',
  'SleepChanges',
  'VaginalDryness',
])
/** Kinds counted by name, so that an invented file cannot fill the memory. */
const KINDS_MOST = 500
/** Stretches of sleep; ten years of nights with 40 stretches from two devices are 300,000. */
const STRETCHES_MOST = 1_000_000

/** Collects records; call `content` at the end of the file. */
export function collectAppleHealth(today: LocalDate) {
  const found = collectDays('apple-health', today)
  const kinds = new Map<string, string>()
  const unknown = new Map<string, number>()
  const stretches: Stretch[] = []
  const seen = new Map<string, Set<number>>()

  const toKind = (type: string): string => {
    const known = kinds.get(type)
    if (known !== undefined) return known
    const kind = copyOf(type.replace(TYPE_PREFIX, ''))
    if (kinds.size < KINDS_MOST) kinds.set(copyOf(type), kind)
    return kind
  }

  const record = ({ type, value, startDate, endDate }: AppleRecord): void => {
    const kind = toKind(type)
    const counted = COUNTED[kind]
    if (kind === 'SleepAnalysis') return sleep(value, startDate, endDate)
    const isFlow = kind === 'MenstrualFlow'
    if (!isFlow && kind !== 'IntermenstrualBleeding' && !counted && !SYMPTOMS.has(kind)) {
      const count = unknown.get(kind)
      if (count !== undefined || unknown.size < KINDS_MOST) unknown.set(kind, (count ?? 0) + 1)
      else found.drop('…', 'unknown-kind')
      return
    }
    const day = found.day(toDay(startDate), kind)
    if (!day) return
    if (isFlow) {
      const [, flow, isAmountUnknown] = FLOWS.find(([words]) => words.test(value)) ?? []
      return found.flow(day, flow, kind, isAmountUnknown)
    }
    if (kind === 'IntermenstrualBleeding') return found.flow(day, 'light-spotting', kind)
    if (NOT_PRESENT.test(value)) return found.drop(kind, 'not-taken')
    if (!counted) return takeSymptom(found, day, kind, kind, SEVERITIES.find(([words]) => words.test(value))?.[1])
    // Two apps can hold the same record.
    const instants = seen.get(counted) ?? new Set()
    seen.set(counted, instants)
    const instant = toInstant(startDate) ?? 0
    const count = (day[counted] ?? 0) + 1
    if (instants.has(instant)) return found.drop(kind, 'second-entry-of-day')
    if (count > HOT_FLASHES_MAX) return found.drop(kind, 'out-of-range')
    instants.add(instant)
    day[counted] = count
  }

  const sleep = (value: string, startDate: string, endDate: string): void => {
    if (!ASLEEP.test(value)) return found.drop('SleepAnalysis: in bed or awake', 'not-taken')
    const [start, end, endDay] = [toInstant(startDate), toInstant(endDate), toDay(endDate)]
    if (start === undefined || end === undefined || endDay === undefined) return found.drop('SleepAnalysis', 'bad-date')
    if (end <= start || end - start > 24 * 3_600_000 || stretches.length >= STRETCHES_MOST)
      return found.drop('SleepAnalysis', 'out-of-range')
    stretches.push({ start, end, endDay })
  }

  const content = (): FileContent => {
    for (const { day: date, hours, count } of toNights(stretches)) {
      const day = found.day(date, 'SleepAnalysis', count)
      if (!day) continue
      if (hours > 24) found.drop('SleepAnalysis', 'out-of-range', count)
      else day.sleepHours = hours
    }
    for (const [kind, count] of unknown) found.drop(kind, 'unknown-kind', count)
    return found.content()
  }

  return { record, content }
}

/** A string of its own: the parser's are parts of a piece of the file, which would stay in memory with them. */
function copyOf(text: string): string {
  return Array.from(text).join('')
}

function toDay(date: string): LocalDate | undefined {
  const day = DATE.exec(date)?.[1]
  return day === undefined ? undefined : copyOf(day)
}

function toInstant(date: string): number | undefined {
  const parts = DATE.exec(date)
  const instant = parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}
