import { beforeEach, expect, test } from 'vitest'
import { fhirProblems } from '../../../../test/fhir.ts'
import { as, guest, NOON, person, setClock, setUpServer, steppedUp, testServer, type TestPerson } from '../../../../test/server.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { saveBackground } from '../../background/contract.ts'
import { createCalendarEntry, FLOWS, listCalendar, saveFlowDays } from '../../calendar/contract.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import { addCheckin } from '../../checkins/contract.ts'
import { addTide } from '../../embertides/contract.ts'
import { bringDays, undoImport } from '../../exchange/contract.ts'
import { readText } from '../../exchange/rules/read-file.ts'
import { toDayToBring } from '../../exchange/rules/to-bring.ts'
import { createChatSession, sendMessage } from '../../lara/contract.ts'
import { createDeepLog, createQuickLog, listQuickLogs, type QuickAnswers } from '../../logs/contract.ts'
import { saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { addTreatment } from '../../treatments/contract.ts'
import { exportFhir, FHIR_SECTIONS, type FhirRequest } from '../contract.ts'

setUpServer()

const TODAY: LocalDate = '2026-11-21'
const ALL: FhirRequest = {
  sections: [...FHIR_SECTIONS],
  screening: ['phq', 'gad'],
  item_9: true,
  months: null,
  name: true,
  birth_year: true,
  show_hidden: false,
}
const OWN = { key: 'own_a1b2c3d4', name: 'Electric shocks' }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await steppedUp(await person('woman'))
})

type File = { entry: { resource: Record<string, unknown> & { resourceType: string } }[] }
const ago = (days: number) => addDays(TODAY, -days)
const at = (days: number) => new Date(NOON - days * 86_400_000).toISOString()
const fetched = async (who: TestPerson, request: Partial<FhirRequest> = {}, headers = {}) => {
  const { status, text } = await as(who).call(exportFhir, { body: { ...ALL, ...request }, headers })
  expect(status, text).toBe(200)
  return JSON.parse(text) as File
}
const kindsIn = (file: File) => {
  const counts: Record<string, number> = {}
  for (const { resource } of file.entry) counts[resource.resourceType] = (counts[resource.resourceType] ?? 0) + 1
  return counts
}
const quick = async (who: TestPerson, day: LocalDate, answers: QuickAnswers) =>
  expect((await as(who).call(createQuickLog, { body: { log_date: day, ...answers } })).status).toBe(201)
const bleed = (who: TestPerson, days: readonly [LocalDate, (typeof FLOWS)[keyof typeof FLOWS]][]) =>
  as(who).call(saveFlowDays, { body: { days: days.map(([day, flow]) => ({ entry_date: day, flow_description: flow })) } })

/** Writes records of every kind that a file can hold, over more than one window of days. */
async function writeEverything(): Promise<void> {
  await as(her).call(saveTrackingChoices, { body: { chosen: [], own: [], symptoms: ['migraine', OWN.key], own_symptoms: [OWN] } })
  await quick(her, ago(1), { hot_flashes_count: 0, night_sweats_count: 3, mood_rating: 6, sleep_hours: 6.25, symptoms: { migraine: 2 } })
  await quick(her, ago(100), { energy_level: 7, thinking_clarity: 4, stress_triggers: 9, symptoms: { [OWN.key]: 1, leaks: 3 } })
  await as(her).call(addMoment, { body: { kind: 'hot_flash', value: null, at: at(3) } })
  await bleed(her, [
    [ago(30), FLOWS.heavy],
    [ago(29), FLOWS.moderate],
    [ago(2), FLOWS['light-flow']],
  ])
  await as(her).call(saveBackground, { body: { answers: { birth_year: 1974 }, version: 0 } })
  const checkin = { language: 'en' as const, form_version: 1 }
  await as(her).call(addCheckin, { body: { ...checkin, instrument: 'phq9', answers: [1, 1, 1, 1, 1, 1, 1, 1, 2], at: at(5) } })
  await as(her).call(addCheckin, { body: { ...checkin, instrument: 'gad2', answers: [3, 1], at: at(5) } })
  await as(her).call(addCheckin, {
    body: { ...checkin, instrument: 'mrs', answers: [1, 2, 3, 4, 0, 1, 2, 3, null, 1, 2], at: at(90) },
  })
  const phase = {
    from: ago(200),
    change: 'start' as const,
    amount: '1 patch',
    strength: '25',
    schedule: { kind: 'daily' as const, times: ['08:00'] },
  }
  await as(her).call(addTreatment, {
    body: { name: 'My patch', what: 'oestrogen', form: 'patch', purpose: '', side_effects: '', reason_stopped: '', phases: [phase] },
  })
}

test('a file of everything is valid FHIR, and comes under a name with the day', async () => {
  await writeEverything()
  const { headers } = await as(her).call(exportFhir, { body: ALL })
  expect(headers['content-type']).toBe('application/fhir+json')
  expect(headers['content-disposition']).toBe('attachment; filename="emberwell-2026-11-21.fhir.json"')
  const file = await fetched(her)
  expect(fhirProblems(file)).toEqual([])
  expect(kindsIn(file)).toEqual({
    Patient: 1,
    Provenance: 1,
    CodeSystem: 2,
    // 5 + 5 answers, 1 count of moments, 3 days of bleeding, 2 totals, last period, 2 about the one cycle.
    Observation: 19,
    QuestionnaireResponse: 3,
    Questionnaire: 3,
    MedicationStatement: 1,
  })
  expect(file.entry[0]?.resource).toMatchObject({ birthDate: '1974', name: [{ text: expect.stringMatching(/^Person /) as string }] })
})

test('an empty account has a valid file without a single value', async () => {
  const file = await fetched(her)
  expect(fhirProblems(file)).toEqual([])
  expect(kindsIn(file)).toEqual({ Patient: 1, Provenance: 1, CodeSystem: 2 })
})

test('what she did not choose is not in it', async () => {
  await writeEverything()
  const nothing = { sections: [], screening: [], name: false, birth_year: false }
  const bare = await fetched(her, nothing)
  expect(kindsIn(bare)).toEqual({ Patient: 1, Provenance: 1, CodeSystem: 2 })
  expect(Object.keys(bare.entry[0]?.resource ?? {})).toEqual(['resourceType', 'id'])
  expect(kindsIn(await fetched(her, { ...nothing, sections: ['sleep'] }))).toMatchObject({ Observation: 1 })
  expect(kindsIn(await fetched(her, { ...nothing, sections: ['stress'], months: 3 }))).not.toHaveProperty('Observation')
  expect(kindsIn(await fetched(her, { ...nothing, screening: ['gad'] }))).toMatchObject({ QuestionnaireResponse: 1, Questionnaire: 1 })
  const responses = (file: File) => JSON.stringify(file.entry.filter(({ resource }) => resource.resourceType === 'QuestionnaireResponse'))
  expect(responses(await fetched(her))).toContain('44260-8')
  expect(responses(await fetched(her, { item_9: false }))).not.toContain('44260-8')
})

test('while she hides intimate entries, they are there only if she says so for this file', async () => {
  await writeEverything()
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  const hidden = await fetched(her)
  expect(hidden.entry.map(({ resource }) => resource.resourceType)).not.toContain('MedicationStatement')
  const observed = (file: File) => JSON.stringify(file.entry.filter(({ resource }) => /Observation|Response/.test(resource.resourceType)))
  expect(observed(hidden)).not.toMatch(/flow-|symptom-leaks|Electric shocks|8665-2|cycle-length|mrs-8|urogenital/)
  expect(observed(hidden)).toMatch(/symptom-migraine/)
  expect(observed(await fetched(her, { show_hidden: true }))).toMatch(/flow-heavy.*/)
  expect(kindsIn(await fetched(her, { show_hidden: true }))).toMatchObject({ Observation: 19, MedicationStatement: 1 })
})

test('chat, journal, notes and EmberTides are never in it', async () => {
  const secret = 'finch'
  await quick(her, ago(1), { mood_rating: 5, note: secret })
  await as(her).call(createDeepLog, { body: { log_date: ago(1), guided_journal_response: secret, energy_influence_factors: secret } })
  await as(her).call(addMoment, { body: { kind: 'mood', value: 4, at: at(1), note: secret } })
  await as(her).call(addTide, { body: { energy: 1, focus: 2, tension: 3, path: [], at: at(1) } })
  const session = (await as(her).call(createChatSession)).reply.session.id
  await as(her).call(sendMessage, { body: { session_id: session, message: secret } })
  const text = JSON.stringify(await fetched(her))
  expect(text).toContain('"Mood of a day')
  expect(text).not.toContain(secret)
})

test('sentences about doses are in her language, names of codes in English; two files share no id', async () => {
  await writeEverything()
  const spanish = await fetched(her, {}, { 'accept-language': 'es' })
  const statement = spanish.entry.find(({ resource }) => resource.resourceType === 'MedicationStatement')?.resource
  expect(JSON.stringify(statement?.['dosage'])).toContain('Todos los días')
  expect(JSON.stringify(spanish)).toContain('"Night sweats of a night"')
  const ids = (file: File) => file.entry.map(({ resource }) => String(resource['id']))
  const other = ids(await fetched(her))
  expect(ids(spanish).filter((id) => other.includes(id))).toEqual([])
})

test('days that cannot be read are missing, and the file says so', async () => {
  await writeEverything()
  type Sealed = Record<'logs', { user_id: number; sealed: Uint8Array }>
  await tables<Sealed>(testServer().vaults.hers)
    .updateTable('logs')
    .set({ sealed: Buffer.from('damaged') })
    .where('user_id', '=', her.id)
    .execute()
  const file = await fetched(her)
  expect(fhirProblems(file)).toEqual([])
  expect(file.entry.at(-1)?.resource).toMatchObject({
    issue: [{ code: 'incomplete', diagnostics: expect.stringMatching(/: 2$/) as string }],
  })
})

test('a file taken into an empty account gives equal rows for all that FHIR can carry', async () => {
  await quick(her, ago(1), { hot_flashes_count: 0, night_sweats_count: 3, mood_rating: 6, sleep_hours: 6.25 })
  await quick(her, ago(70), { energy_level: 7, thinking_clarity: 4, stress_triggers: 9, symptoms: { migraine: 2, leaks: 0 } })
  await quick(her, ago(3_000), { sleep_hours: 0, hot_flashes_count: 40, symptoms: { brain_fog: 3, acne: 1 } })
  await bleed(
    her,
    Object.values(FLOWS).map((flow, place) => [ago(place + 1), flow]),
  )
  const entry = { flow_description: FLOWS.heavy, bleeding_signs: ['large_clots' as const, 'after_sex' as const] }
  await as(her).call(createCalendarEntry, { body: { ...toDayParts(ago(40)), ...entry } })
  const logsOf = async (who: TestPerson) =>
    (await as(who).call(listQuickLogs)).reply.data.map((log) => ({ ...log, id: 0, created_at: '', updated_at: '' }))
  const entriesOf = async (who: TestPerson) =>
    (await as(who).call(listCalendar)).reply.data.map((one) => ({ ...one, id: 0, created_at: '', updated_at: '' }))

  const read = readText('fhir', JSON.stringify(await fetched(her)), {}, TODAY)
  if (!('days' in read)) throw new Error('A FHIR file leaves nothing open')
  expect(read.dropped).toEqual([])
  const days = read.days.flatMap((day) => toDayToBring(day, { otherSymptoms: true, factors: new Map() }) ?? [])
  const other = await person('woman')
  const bring = async () => (await as(other).call(bringDays, { body: { source: 'fhir', days } })).reply.data.map(({ result }) => result)
  expect(new Set(await bring())).toEqual(new Set(['taken']))
  expect(await logsOf(other)).toEqual(await logsOf(her))
  expect(await entriesOf(other)).toEqual(await entriesOf(her))
  expect((await logsOf(other)).length + (await entriesOf(other)).length).toBe(10)
  expect(new Set(await bring())).toEqual(new Set(['already']))
  await as(other).call(undoImport, { body: { source: 'fhir' } })
  expect([await logsOf(other), await entriesOf(other)]).toEqual([[], []])
})

test('what is not about a day is named with its number, and the rest comes over', async () => {
  await writeEverything()
  const read = readText('fhir', JSON.stringify(await fetched(her)), {}, TODAY)
  expect(read).toMatchObject({
    dropped: [
      { kind: 'GAD-2', reason: 'in-export', count: 1 },
      { kind: 'Hot flashes of a day', reason: 'inexact', count: 1 },
      { kind: 'MRS', reason: 'in-export', count: 1 },
      { kind: 'MedicationStatement', reason: 'in-export', count: 1 },
      { kind: 'PHQ-9', reason: 'in-export', count: 1 },
    ],
  })
})

test('no one else gets it, and wrong choices are refused by name', async () => {
  expect((await as(await person('partner')).call(exportFhir, { body: ALL })).status).toBe(403)
  expect((await guest.call(exportFhir, { body: ALL })).status).toBe(401)
  expect((await as(await person('woman')).call(exportFhir, { body: ALL })).refusal.code).toBe('reauth_required')
  for (const [field, wrong] of [
    ['months', { months: 2 }],
    ['sections.0', { sections: ['journal'] }],
    ['name', { name: 'full' }],
  ] as const) {
    const { status, refusal } = await as(her).call(exportFhir, { body: { ...ALL, ...wrong } as unknown as FhirRequest })
    expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
  }
})
