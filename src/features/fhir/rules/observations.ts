import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { BleedingSign, Cycles, Flow } from '../../calendar/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import { isIntimateSymptom, OWN_KEY } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import type { FhirSection } from '../contract.ts'
import { type Concept, type DailyCode, flowCode, loincCoding, ownCoding, severityCode, signCode, symptomCode } from './codes.ts'
import { LAST_PERIOD, SLEEP_DURATION } from './loinc.ts'
import { type FhirContext, patientReference, type Resource } from './resource.ts'

const UCUM = 'http://unitsofmeasure.org'

type Category = 'survey' | 'activity'

/** A number with its UCUM unit. `isAtLeast`: the true value may be higher. */
export function quantity(value: number, unit: string, code: string, isAtLeast = false) {
  return { value, ...(isAtLeast && { comparator: '>=' }), unit, system: UCUM, code }
}

export const score = (value: number) => quantity(value, 'score', '{score}')

type Parts = { name: string; code: Concept; category?: Category } & Record<string, unknown>

/** An Observation that she reported; `name` tells it from all others of the export. */
export function observation(context: FhirContext, { name, code, category = 'survey', ...rest }: Parts): Resource {
  const patient = patientReference(context)
  return {
    resourceType: 'Observation',
    id: context.uuidOf(`Observation ${name}`),
    status: 'final',
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: category }] }],
    code,
    subject: patient,
    performer: [patient],
    ...rest,
  }
}

/** What is known of one day. `flow` and `signs` are those of its calendar entry. */
export type DayFacts = {
  day: LocalDate
  row: DayRow | undefined
  clarity: number | null
  stress: number | null
  flow: Flow | undefined
  signs: readonly BleedingSign[]
}

/** What is asked of a day: the ticked sections, and whether intimate symptoms are in the file. */
export type DayScope = { has: (section: FhirSection) => boolean; hasIntimate: boolean; ownSymptoms: readonly OwnItem[] }

/** The Observations of one day: one for each ticked question that she answered, none for an unanswered one. */
export function dayObservations(context: FhirContext, facts: DayFacts, scope: DayScope): Resource[] {
  const { day, row, flow, signs } = facts
  const { has } = scope
  const daily = (code: string): Concept => ({ coding: [ownCoding(context, 'daily', code)] })
  const of = (name: string, code: Concept, value: Record<string, unknown>, category: Category = 'survey') =>
    observation(context, { name: `${day} ${name}`, code, category, effectiveDateTime: day, ...value })
  const scored = (section: FhirSection & DailyCode, value: number | null | undefined) =>
    has(section) && typeof value === 'number' ? [of(section, daily(section), { valueQuantity: score(value) })] : []
  // Only what she tapped when it happened is known then, so there may have been more.
  const counted = (section: 'hot_flashes' | 'night_sweats', code: DailyCode) => {
    const value = row?.[section] ?? null
    const isAtLeast = row?.source[section] === 'moments'
    return has(section) && value !== null ? [of(code, daily(code), { valueQuantity: quantity(value, 'per day', '{#}/d', isAtLeast) })] : []
  }
  const sleep = row?.sleep ?? null
  return [
    ...(has('bleeding') && flow
      ? [
          of('bleeding', daily('bleeding'), {
            valueCodeableConcept: daily(flowCode(flow)),
            ...(signs.length > 0 && { component: signs.map((sign) => ({ code: daily(signCode(sign)), valueBoolean: true })) }),
          }),
        ]
      : []),
    ...counted('hot_flashes', 'hot-flashes'),
    ...counted('night_sweats', 'night-sweats'),
    ...(has('sleep') && sleep !== null
      ? [of('sleep', { coding: [loincCoding(SLEEP_DURATION)] }, { valueQuantity: quantity(sleep, 'h', 'h') }, 'activity')]
      : []),
    ...scored('mood', row?.mood),
    ...scored('energy', row?.energy),
    ...scored('clarity', facts.clarity),
    ...scored('stress', facts.stress),
    ...(has('symptoms') ? Object.entries(row?.symptoms ?? {}) : [])
      .filter(([key]) => scope.hasIntimate || !isIntimateSymptom(key))
      .map(([key, severity]) =>
        of(
          key,
          // Her own words for a symptom of her own: there is no code for it.
          OWN_KEY.test(key) ? { text: symptomWords(key, scope.ownSymptoms) } : daily(symptomCode(key)),
          { valueCodeableConcept: daily(severityCode(severity)) },
        ),
      ),
  ]
}

/** Last period and the last cycles, as her calendar has them. */
export function cycleObservations(context: FhirContext, { last_period: last, cycles }: Cycles, today: LocalDate): Resource[] {
  const days = (value: number) => ({ valueQuantity: quantity(value, 'd', 'd') })
  const code = (one: DailyCode): Concept => ({ coding: [ownCoding(context, 'daily', one)] })
  const ofCycle = (one: DailyCode, { from, next }: Cycles['cycles'][number], value: number) =>
    observation(context, {
      name: `${from} ${one}`,
      code: code(one),
      effectivePeriod: { start: from, end: addDays(next, -1) },
      ...days(value),
    })
  return [
    ...(last
      ? [
          observation(context, {
            name: 'last period',
            code: { coding: [loincCoding(LAST_PERIOD)] },
            effectiveDateTime: today,
            valueDateTime: last.from,
          }),
        ]
      : []),
    ...cycles.flatMap((cycle) => [ofCycle('cycle-length', cycle, cycle.days), ofCycle('bleeding-days', cycle, cycle.bled_days)]),
  ]
}
