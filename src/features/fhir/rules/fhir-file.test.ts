import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fhirProblems } from '../../../../test/fhir.ts'
import type { Checkin } from '../../checkins/contract.ts'
import { uuidsUnder } from '../server/uuid.ts'
import { bundleHead, incomplete, patient, provenance } from './bundle-head.ts'
import { codeSystems, ownNames } from './codes.ts'
import { medicationStatements } from './medication.ts'
import { cycleObservations, type DayFacts, dayObservations, type DayScope } from './observations.ts'
import { checkinResources, questionnaire } from './questionnaires.ts'
import { type FhirContext, toBundleEntry } from './resource.ts'

const GOLDEN = join(import.meta.dirname, 'golden.fhir.json')
const AT = '2026-11-21T12:00:00.000Z'
const TODAY = '2026-11-21'
const context: FhirContext = { base: 'https://emberwell.example/fhir', uuidOf: uuidsUnder(Buffer.alloc(16, 7)), names: ownNames() }
const EVERYTHING: DayScope = {
  has: () => true,
  hasIntimate: true,
  ownSymptoms: [{ key: 'own_a1b2c3d4', name: 'Electric shocks' }],
}

const DAY: DayFacts = {
  day: '2026-11-20',
  row: {
    day: '2026-11-20',
    quick_log: 1,
    deep_log: null,
    mood: 6,
    energy: 4,
    sleep: 6.25,
    hot_flashes: 0,
    night_sweats: 2,
    moved: null,
    feeling: null,
    symptoms: { migraine: 3, brain_fog: 0, vaginal_dryness: 1, own_a1b2c3d4: 2 },
    source: { hot_flashes: 'quick_log', night_sweats: 'moments' },
  },
  clarity: 5,
  stress: 8,
  flow: 'heavy',
  signs: ['large_clots'],
}

const checkin = (one: Pick<Checkin, 'instrument' | 'answers' | 'total'> & Partial<Checkin>): Checkin => ({
  id: 5,
  language: 'en',
  form_version: 1,
  parts: null,
  at: '2026-11-19T08:00:00.000Z',
  local_date: '2026-11-19',
  ...one,
})
const PHQ9 = checkin({ instrument: 'phq9', answers: [1, 0, 2, 3, 0, 1, 0, 0, 2], total: 9 })
const GAD7 = checkin({ id: 6, instrument: 'gad7', answers: [1, 1, 1, 1, 1, 1, 1], total: 7 })
const MRS = checkin({
  id: 7,
  instrument: 'mrs',
  answers: [4, 0, 1, 2, 3, 0, 1, 2, 1, 3, 0],
  total: 17,
  parts: { somatic: 5, psychological: 6, urogenital: 6 },
})
const ALL_ANSWERS = { hasItem9: true, hasIntimate: true }

const PATCH = {
  id: 9,
  name: 'Patch',
  what: 'oestrogen' as const,
  form: 'patch' as const,
  purpose: 'Hot flashes',
  side_effects: 'Itching',
  reason_stopped: '',
  created_at: AT,
  updated_at: AT,
  phases: [
    {
      from: '2026-05-01',
      change: 'start' as const,
      amount: '1 patch',
      strength: '25 µg/24 h',
      schedule: { kind: 'weekdays' as const, days: ['mon' as const, 'thu' as const], times: ['08:00'] },
    },
    {
      from: '2026-08-01',
      change: 'dose-up' as const,
      amount: '1 patch',
      strength: '50 µg/24 h',
      schedule: { kind: 'every' as const, n: 3, starts_on: '2026-08-01', times: ['08:00'] },
    },
    { from: '2026-10-01', change: 'pause' as const, amount: '', strength: '', schedule: null },
    { from: '2026-11-01', change: 'start' as const, amount: '', strength: '', schedule: { kind: 'as-needed' as const } },
  ],
}

/** A file with one of everything. */
function wholeFile() {
  const resources = [
    patient(context, 'Ana Example', 1974),
    provenance(context, AT),
    ...codeSystems(context),
    ...dayObservations(context, DAY, EVERYTHING),
    ...[PHQ9, GAD7, MRS].flatMap((one) => checkinResources(context, one, ALL_ANSWERS)),
    ...[PHQ9, GAD7, MRS].flatMap((one) => questionnaire(context, one) ?? []),
    ...cycleObservations(
      context,
      {
        last_period: { from: '2026-11-18', to: '2026-11-20', days: 3 },
        periods: 2,
        cycles: [{ from: '2026-10-20', next: '2026-11-18', days: 29, bled_days: 4, none_days: 20, unknown_days: 5 }],
        longest_gap: null,
      },
      TODAY,
    ),
    ...medicationStatements(context, PATCH, '2026-01-01', TODAY),
    incomplete(context, 1),
  ]
  return JSON.parse(JSON.stringify({ ...bundleHead(context, AT), entry: resources.map(toBundleEntry) })) as Record<string, unknown> & {
    entry: { resource: Record<string, unknown> & { resourceType: string } }[]
  }
}

const codesIn = (value: unknown, system: RegExp) =>
  [...JSON.stringify(value).matchAll(/"system":"([^"]+)","code":"([^"]+)"/g)].flatMap(([, of = '', code]) =>
    system.test(of) ? [code] : [],
  )

test('a file with one of everything is the golden file', () => {
  expect(wholeFile()).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')))
})

test('it is valid FHIR R4 for both validators and our own check', () => {
  expect(fhirProblems(wholeFile())).toEqual([])
})

describe('the judges find what is wrong', () => {
  const broken = (change: (observation: Record<string, unknown>) => void) => {
    const file = wholeFile()
    const observation = file.entry.find(({ resource }) => resource.resourceType === 'Observation')?.resource
    if (!observation) throw new Error('no Observation')
    change(observation)
    return fhirProblems(file)
  }
  test.each<[string, (one: Record<string, unknown>) => void]>([
    ['a missing code', (one) => delete one['code']],
    ['an unknown field', (one) => (one['flow'] = 'heavy')],
    ['a date that is none', (one) => (one['effectiveDateTime'] = 'yesterday')],
    ['a status outside of its value set', (one) => (one['status'] = 'done')],
    ['two values', (one) => (one['valueString'] = 'heavy')],
    ['no value', (one) => delete one['valueCodeableConcept']],
    ['a reference to nothing', (one) => (one['subject'] = { reference: 'urn:uuid:0' })],
  ])('%s', (_, change) => expect(broken(change)).not.toEqual([]))
})

test('every LOINC code is one that was read in a published source, and there is no SNOMED, RxNorm or ICD', () => {
  const text = JSON.stringify(wholeFile())
  expect(text).not.toMatch(/snomed|rxnorm|hl7\.org\/fhir\/sid\/icd/i)
  // Copied from docs/decisions/0084.
  const read =
    '44249-1 44250-9 44255-8 44259-0 44254-1 44251-7 44258-2 44252-5 44253-3 44260-8 44261-6 69737-5 69725-0 68509-9 69733-4 69734-2 69735-9 69689-8 69736-7 70274-6 LA6568-5 LA6569-3 LA6570-1 LA6571-9 93832-4 8665-2'
  const decision = readFileSync(join(import.meta.dirname, '../../../../docs/decisions/0084-fhir.md'), 'utf8')
  for (const code of read.split(' ')) expect.soft(decision, code).toContain(code)
  expect(new Set(codesIn(wholeFile(), /^http:\/\/loinc\.org$/))).toEqual(new Set(read.split(' ')))
  expect(text).toContain('LOINC is copyright')
})

test('each of our codes is described in the file', () => {
  const file = wholeFile()
  const described = new Set(
    file.entry
      .filter(({ resource }) => resource.resourceType === 'CodeSystem')
      .flatMap(({ resource }) => (resource['concept'] as { code: string }[]).map(({ code }) => code)),
  )
  const used = codesIn(file, /^https:\/\/emberwell\.example/)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((code) => !described.has(code ?? ''))).toEqual([])
})

test('the answer about death, and those about bladder and intimacy, are there only as she chose; totals stay', () => {
  const items = (one: Checkin, scope: typeof ALL_ANSWERS) => {
    const [response, total] = checkinResources(context, one, scope)
    const shown = response?.['item'] as { linkId: string }[] | undefined
    return [shown?.map(({ linkId }) => linkId), (total?.['valueQuantity'] as { value: number } | undefined)?.value]
  }
  expect(items(PHQ9, { hasItem9: false, hasIntimate: true })).toEqual([expect.not.arrayContaining(['44260-8']), 9])
  const [shown, total] = items(MRS, { hasItem9: true, hasIntimate: false })
  expect([shown, total]).toEqual([['mrs-1', 'mrs-2', 'mrs-3', 'mrs-4', 'mrs-5', 'mrs-6', 'mrs-7', 'mrs-11'], 17])
  expect(JSON.stringify(checkinResources(context, MRS, { hasItem9: true, hasIntimate: false }))).not.toContain('urogenital')
})

test('a treatment has one statement for each stretch in one dose, with how it ended', () => {
  const statements = medicationStatements(context, PATCH, '2026-01-01', TODAY)
  expect(statements.map((one) => [one['status'], one['effectivePeriod']])).toEqual([
    ['completed', { start: '2026-05-01', end: '2026-07-31' }],
    ['on-hold', { start: '2026-08-01', end: '2026-09-30' }],
    ['active', { start: '2026-11-01' }],
  ])
  expect(medicationStatements(context, PATCH, '2026-10-15', TODAY)).toHaveLength(1)
})

test.each([
  ['oestrogen', 'gel', 'G03C'],
  ['vaginal-oestrogen', 'cream', 'G03C'],
  ['tibolone', 'tablet', 'G03CX01'],
  ['progestogen', 'ius', 'G02BA03'],
  ['progestogen', 'tablet', undefined],
  ['combined', 'tablet', undefined],
  ['other', 'tablet', undefined],
] as const)('%s as %s has the ATC code %s', (what, form, code) => {
  const [statement] = medicationStatements(context, { ...PATCH, what, form }, '2026-01-01', TODAY)
  expect(codesIn(statement, /whocc/)).toEqual(code ? [code] : [])
})
