import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileContent } from './imported-day.ts'
import { detectSource, readText } from './read-file.ts'
import { readFhir } from './read-fhir.ts'
import { ReadProblem } from './read-problem.ts'

const TODAY = '2026-11-21'
/** Compared with what the export writes in `fhir/rules/fhir-file.test.ts`. */
const GOLDEN = readFileSync(join(import.meta.dirname, '../../fhir/rules/golden.fhir.json'), 'utf8')
const OWN = 'https://emberwell.example/fhir/CodeSystem/daily'

const bundleOf = (...resources: unknown[]) => JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })
const read = (...resources: unknown[]) => readFhir(bundleOf(...resources), TODAY)

const sleep = (over: object) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '93832-4', display: 'Sleep duration' }] },
  effectiveDateTime: '2026-11-20T06:00:00+09:00',
  valueQuantity: { value: 400, code: 'min' },
  ...over,
})
const own = (code: string, value: object) => ({
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: OWN, code }] },
  effectiveDateTime: '2026-11-20',
  ...value,
})
const coded = (code: string) => ({ valueCodeableConcept: { coding: [{ system: OWN, code }] } })
const amount = (value: number, more = {}) => ({ valueQuantity: { value, ...more } })
const sign = (code: string, valueBoolean = true) => ({ code: { coding: [{ system: OWN, code }] }, valueBoolean })

describe('a file of our own', () => {
  test('is recognised, and gives each day as she noted it', () => {
    expect(detectSource('emberwell-2026-11-21.fhir.json', GOLDEN.slice(0, 4_000))).toBe('fhir')
    expect(readText('fhir', GOLDEN, {}, TODAY)).toEqual({
      source: 'fhir',
      days: [
        {
          date: '2026-11-20',
          flow: 'heavy',
          signs: ['large_clots'],
          symptoms: { migraine: 3, brain_fog: 0, vaginal_dryness: 1 },
          otherSymptoms: ['Electric shocks'],
          hotFlashes: 0,
          sleepHours: 6.25,
          mood: 6,
          energy: 4,
          clarity: 5,
          stress: 8,
        },
      ],
      dropped: [
        { kind: 'MedicationStatement', reason: 'in-export', count: 3 },
        { kind: 'GAD-7', reason: 'in-export', count: 1 },
        { kind: 'MRS', reason: 'in-export', count: 1 },
        // Only tapped when it happened, so there may have been more.
        { kind: 'Night sweats of a night', reason: 'inexact', count: 1 },
        { kind: 'PHQ-9', reason: 'in-export', count: 1 },
      ],
    } satisfies FileContent)
  })

  test('has signs only such as go with the flow', () => {
    const component = [sign('sign-large-clots'), sign('sign-after-sex'), sign('sign-flooding', false)]
    expect(read(own('bleeding', { ...coded('flow-heavy'), component })).days[0]?.signs).toEqual(['large_clots', 'after_sex'])
    expect(read(own('bleeding', { ...coded('flow-light-flow'), component })).days[0]?.signs).toEqual(['after_sex'])
    expect(read(own('bleeding', { ...coded('flow-no-bleeding'), component })).days).toEqual([{ date: '2026-11-20', flow: 'no-bleeding' }])
  })
})

describe('a file of another program', () => {
  test.each([
    ['minutes', sleep({})],
    ['hours', sleep({ valueQuantity: { value: 6.67, unit: 'hours' } })],
    [
      'a night, on the day on which it ended',
      sleep({ effectiveDateTime: undefined, effectivePeriod: { start: '2026-11-19T23:00:00Z', end: '2026-11-20T06:00:00Z' } }),
    ],
    ['an instant', sleep({ effectiveDateTime: undefined, effectiveInstant: '2026-11-20T06:00:00Z' })],
  ])('gives sleep in %s', (_name, resource) => {
    expect(read(resource)).toEqual({ source: 'fhir', days: [{ date: '2026-11-20', sleepHours: 6.75 }], dropped: [] })
  })

  test('gives the first day of the last period, as bleeding without an amount', () => {
    const code = { coding: [{ system: 'http://loinc.org', code: '8665-2' }] }
    const last = sleep({ code, valueQuantity: undefined, valueDateTime: '2026-11-03' })
    expect(read(last).days).toEqual([{ date: '2026-11-03', flow: 'light-flow', isFlowAmountUnknown: true }])
  })

  test('names everything else with its number', () => {
    const heart = { resourceType: 'Observation', status: 'final', code: { coding: [{ code: '8867-4', display: 'Heart rate' }] } }
    const total = sleep({ code: { coding: [{ system: 'http://loinc.org', code: '44261-6', display: 'PHQ-9 total' }] } })
    const others = ['Condition', 'Encounter', 'Condition', 'MedicationStatement'].map((resourceType) => ({ resourceType }))
    expect(read({ resourceType: 'Patient' }, heart, heart, total, ...others, {}, 7)).toEqual({
      source: 'fhir',
      days: [],
      dropped: [
        { kind: 'Condition', reason: 'unknown-kind', count: 2 },
        { kind: 'Heart rate', reason: 'unknown-kind', count: 2 },
        { kind: '…', reason: 'unknown-kind', count: 2 },
        { kind: 'Encounter', reason: 'unknown-kind', count: 1 },
        { kind: 'MedicationStatement', reason: 'unknown-kind', count: 1 },
        { kind: 'PHQ-9 total', reason: 'not-taken', count: 1 },
      ],
    })
  })

  test('about more than one person is refused', () => {
    const severalPeople = expect.objectContaining({ code: 'several-people' }) as Error
    expect(() => read({ resourceType: 'Patient' }, { resourceType: 'Patient' }, sleep({}))).toThrow(severalPeople)
    const of = (reference: string) => sleep({ subject: { reference } })
    expect(() => read(of('Patient/1'), of('Patient/2'))).toThrow(severalPeople)
    expect(read(of('Patient/1'), of('Patient/1')).days).toHaveLength(1)
  })
})

test.each([
  ['future', sleep({ effectiveDateTime: '2026-11-22' })],
  ['too-early', sleep({ effectiveDateTime: '2016-01-01' })],
  ['bad-date', sleep({ effectiveDateTime: '2026' })],
  ['bad-date', sleep({ effectiveDateTime: undefined })],
  ['out-of-range', sleep({ valueQuantity: { value: 30, code: 'h' } })],
  ['out-of-range', sleep({ valueQuantity: { value: 7, code: 'kg' } })],
  ['out-of-range', sleep({ valueQuantity: undefined })],
  ['inexact', sleep({ valueQuantity: { value: 7, code: 'h', comparator: '<' } })],
  ['not-taken', sleep({ status: 'entered-in-error' })],
  ['unknown-kind', sleep({ code: 'sleep' })],
  ['out-of-range', own('mood', amount(11))],
  ['out-of-range', own('mood', amount(5.5))],
  ['out-of-range', own('hot-flashes', amount(-1))],
  ['unknown-kind', own('bleeding', coded('flow-flood'))],
  ['out-of-range', own('symptom-migraine', coded('severity-4'))],
  ['unknown-kind', own('symptom-gout', coded('severity-2'))],
  ['not-taken', { ...own('', coded('severity-0')), code: { text: 'Electric shocks' } }],
  ['unknown-kind', { ...own('', { valueString: 'yes' }), code: { text: 'Electric shocks' } }],
] as const)('what stays behind is counted under its reason: %s', (reason, resource) => {
  expect(read(resource)).toEqual({ source: 'fhir', days: [], dropped: [expect.objectContaining({ reason, count: 1 })] })
})

test.each([
  ['7', 'unknown-format'],
  ['[]', 'unknown-format'],
  ['{"resourceType":"Patient"}', 'unknown-format'],
  ['{"resourceType":"Bundle"', 'damaged'],
  ['  ', 'empty'],
])('%s is refused', (text, code) => {
  expect(() => readFhir(text, TODAY)).toThrow(expect.objectContaining({ code }) as Error)
  expect(() => readFhir(text, TODAY)).toThrow(ReadProblem)
})
