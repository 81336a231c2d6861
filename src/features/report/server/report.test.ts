import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { as, guest, NOON, person, setClock, setUpServer, testServer, type TestPerson } from '../../../../test/server.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { saveBackground } from '../../background/contract.ts'
import { createCalendarEntry, listRedFlags, saveFlowDays } from '../../calendar/contract.ts'
import { addKnownGap } from '../../calendar/rules/stage/endpoints.ts'
import { addCheckin } from '../../checkins/contract.ts'
import { addTide } from '../../embertides/contract.ts'
import { createChatSession, sendMessage } from '../../lara/contract.ts'
import { createDeepLog, createQuickLog } from '../../logs/contract.ts'
import { saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addMoment } from '../../moments/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { addPhase, addTreatment, setDose } from '../../treatments/contract.ts'
import { findReportChoices, makeReport, Report, type ReportRequest, saveReportChoices, SECTIONS } from '../contract.ts'
import { presetFor } from '../rules/presets.ts'

setUpServer()

const TODAY: LocalDate = '2026-11-21'
const DOCTOR = presetFor('doctor', DEFAULT_PREFERENCES.privacy)
const ALL: ReportRequest = {
  ...DOCTOR,
  sections: [...SECTIONS],
  screening: ['phq', 'gad'],
  background: ['birth_year', 'uterus', 'contraception', 'doctor_note'],
}

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const ago = (days: number) => addDays(TODAY, -days)
const at = (days: number) => new Date(NOON - days * 86_400_000).toISOString()
const report = async (request: ReportRequest = DOCTOR) => {
  const { status, reply, text } = await as(her).call(makeReport, { body: request })
  expect(status, text).toBe(200)
  return reply.data
}
const quick = (day: LocalDate, answers: object) => as(her).call(createQuickLog, { body: { log_date: day, ...answers } })
const bleed = (days: readonly [number, 'Light flow' | 'Moderate flow' | 'Heavy flow' | 'Light spotting' | 'No bleeding'][]) =>
  as(her).call(saveFlowDays, { body: { days: days.map(([back, flow]) => ({ entry_date: ago(back), flow_description: flow })) } })
const mrs = (days: number, value: number) =>
  as(her).call(addCheckin, {
    body: { instrument: 'mrs', language: 'en', form_version: 1, answers: Array.from({ length: 11 }, () => value), at: at(days) },
  })

test('an empty account has an empty report, without a number that was not noted', async () => {
  const empty = await report(ALL)
  expect(empty).toMatchObject({
    name: expect.stringMatching(/^Person /) as string,
    birth_year: null,
    period: { from: '2026-08-22', to: TODAY, months: 3 },
    coverage: { noted_days: 0, days: 92 },
    red_flags: [],
    bleeding: { noted_days: 0, bled_days: 0, heavy_days: 0, cycles: { last_period: null, cycles: [] }, stage: { stage: null } },
    mrs: [],
    symptoms: [],
    treatments: [],
    supplements: [],
    screening: [],
    background: {},
  })
  expect(empty.measures.map(({ days, median, before }) => [days, median, before.median])).toEqual(
    Array.from({ length: 6 }, () => [0, null, null]),
  )
  expect(empty.bleeding?.months.map(({ month, days }) => [month, days.length]).slice(-2)).toEqual([
    ['2026-10', 31],
    ['2026-11', 21],
  ])
})

test('figures are of the noted days, beside those of the time before; taps are counted apart', async () => {
  for (const [back, flashes] of [
    [1, 4],
    [2, 9],
    [3, 7],
    [100, 12],
    [110, 10],
  ] as const)
    await quick(ago(back), { hot_flashes_count: flashes, sleep_hours: 6, stress_triggers: 5 })
  for (const hour of [8, 9]) await as(her).call(addMoment, { body: { kind: 'hot_flash', at: `2026-11-15T0${hour}:00:00Z` } })
  const { measures, coverage, months } = await report(ALL)
  expect(measures.find(({ key }) => key === 'hot_flashes')).toMatchObject({
    days: 3,
    median: 7,
    least: 4,
    most: 9,
    many_days: 2,
    tapped: { days: 1, total: 2 },
    before: { median: 11, days: 2 },
    change: null,
  })
  expect(measures.find(({ key }) => key === 'stress')).toMatchObject({ days: 3, median: 5, many_days: null })
  expect(measures.find(({ key }) => key === 'mood')).toMatchObject({ days: 0, median: null })
  expect(coverage.noted_days).toBe(4)
  expect(months.map(({ month, noted_days: noted, sleep }) => [month, noted, sleep.average])).toEqual([
    ['2026-08', 0, null],
    ['2026-09', 0, null],
    ['2026-10', 0, null],
    ['2026-11', 4, 6],
  ])
})

test('her own symptoms have their names, the most present come first', async () => {
  const own = { key: 'own_a1b2c3d4', name: 'Electric shocks' }
  await as(her).call(saveTrackingChoices, { body: { chosen: [], own: [], symptoms: ['migraine', own.key], own_symptoms: [own] } })
  await quick(ago(1), { symptoms: { migraine: 3, [own.key]: 1, brain_fog: 0 } })
  await quick(ago(2), { symptoms: { migraine: 0, [own.key]: 2 } })
  expect((await report()).symptoms).toMatchObject([
    { key: own.key, name: own.name, days: 2, present_days: 2, severe_days: 0, average: 1.5 },
    { key: 'migraine', name: null, days: 2, present_days: 1, severe_days: 1 },
  ])
})

test('the strip, the last period and the notes are those of the calendar', async () => {
  await bleed([
    [30, 'Light flow'],
    [29, 'Heavy flow'],
    [28, 'Moderate flow'],
    [3, 'Heavy flow'],
    [2, 'Light spotting'],
    [1, 'No bleeding'],
  ])
  await as(her).call(createCalendarEntry, {
    body: { day: 'Saturday', date: 21, month: 'November', year: 2026, flow_description: 'heavy', bleeding_signs: ['flooding'] },
  })
  await as(her).call(addKnownGap, { body: { from: '2026-07-01', to: '2026-07-31' } })
  const { bleeding, red_flags: flags } = await report()
  expect(bleeding).toMatchObject({ bled_days: 6, heavy_days: 3, noted_days: 7 + 31 })
  expect(bleeding?.months.at(-1)?.days.slice(-4)).toEqual(['heavy', 'light-spotting', 'no-bleeding', 'heavy'])
  expect(bleeding?.cycles.cycles).toMatchObject([{ from: ago(30), days: 27 }])
  const { cards } = (await as(her).call(listRedFlags)).reply.data
  expect(cards.length).toBeGreaterThan(0)
  expect(flags?.map(({ id, level, days }) => ({ id, level, days }))).toEqual(cards.map(({ id, level, days }) => ({ id, level, days })))
})

test('treatments come with changes, answered doses and her words; what ended before is left out', async () => {
  const daily = { kind: 'daily' as const, times: ['08:00'] }
  const patch = { what: 'oestrogen' as const, form: 'patch' as const, purpose: '', side_effects: 'Itching', reason_stopped: '' }
  const phase = { from: ago(200), change: 'start' as const, amount: '1 patch', strength: '25', schedule: daily }
  const { id } = (await as(her).call(addTreatment, { body: { ...patch, name: 'Patch', phases: [phase] } })).reply.data
  await as(her).call(addPhase, { params: { id }, body: { ...phase, from: ago(10), change: 'dose-up', strength: '50' } })
  for (const [back, state] of [
    [1, 'taken'],
    [2, 'late'],
    [3, 'skipped'],
  ] as const)
    await as(her).call(setDose, { body: { treatment_id: id, local_date: ago(back), slot: 0, state } })
  const old = (await as(her).call(addTreatment, { body: { ...patch, name: 'Old', phases: [phase] } })).reply.data.id
  await as(her).call(addPhase, { params: { id: old }, body: { from: ago(150), change: 'stop', amount: '', strength: '', schedule: null } })
  await as(her).call(addTreatment, { body: { ...patch, what: 'supplement', form: 'tablet', name: 'Magnesium', phases: [phase] } })
  await as(her).call(createDeepLog, {
    body: {
      log_date: ago(1),
      supplements: [
        { name: 'Vitamin D', taken: true },
        { name: 'Iron', taken: false },
      ],
    },
  })
  await mrs(205, 3)
  await mrs(100, 2)
  await mrs(4, 1)

  const full = await report()
  expect(
    full.treatments.map(({ name }) => name),
    'hormones first',
  ).toEqual(['Patch', 'Magnesium'])
  expect(full.treatments[0]).toMatchObject({
    status: 'now',
    started: ago(200),
    since: ago(10),
    strength: '50',
    side_effects: 'Itching',
    changes: [{ on: ago(10), change: 'dose-up', strength: '50', was: { strength: '25' } }],
    adherence: { planned: 91, taken: 2, skipped: 1, not_noted: 88 },
  })
  expect(full.supplements).toEqual([{ name: 'Vitamin D', days: 1 }])
  expect(full.mrs.map(({ at: when, total }) => [when, total])).toEqual([
    ['now', 11],
    ['before', 22],
    ['treatment', 33],
  ])
  const without = await report({ ...DOCTOR, sections: ['supplements'] })
  expect([without.treatments.map(({ name }) => name), without.mrs, without.bleeding, without.red_flags]).toEqual([
    ['Magnesium'],
    [],
    null,
    null,
  ])
})

test('questionnaires and answers about her body are there only when she ticks them, the answer about death only on its own tick', async () => {
  await as(her).call(addCheckin, {
    body: { instrument: 'phq9', language: 'en', form_version: 1, answers: [1, 1, 1, 1, 1, 1, 1, 1, 2], at: at(5) },
  })
  await as(her).call(saveBackground, {
    body: { answers: { birth_year: 1974, uterus: 'yes', smoker: true, doctor_note: 'Migraine with aura' }, version: 0 },
  })
  const { screening, background, birth_year: born } = await report()
  expect([screening, background, born]).toEqual([[], {}, 1974])
  const ticked = await report(ALL)
  expect(ticked.screening).toEqual([{ instrument: 'phq9', on: ago(5), total: 10, item_9: null }])
  expect(ticked.background).toEqual({ uterus: 'yes', doctor_note: 'Migraine with aura' })
  expect((await report({ ...ALL, background: [] })).birth_year).toBeNull()
  expect((await report({ ...ALL, item_9: true })).screening).toMatchObject([{ item_9: 2 }])
  expect((await report({ ...ALL, item_9: true, screening: ['gad'] })).screening).toEqual([])
})

test('chat, journal, free notes and EmberTides are never in it', async () => {
  const secret = 'finch'
  await quick(ago(1), { mood_rating: 5, note: secret })
  await as(her).call(createDeepLog, {
    body: {
      log_date: ago(1),
      guided_journal_response: secret,
      mood_shift_moment: secret,
      supplements: [{ name: 'Iron', taken: true, notes: secret }],
    },
  })
  await as(her).call(addMoment, { body: { kind: 'mood', value: 4, at: at(1), note: secret } })
  await as(her).call(createCalendarEntry, {
    body: { day: 'Friday', date: 20, month: 'November', year: 2026, flow_description: 'Light flow', symptoms: secret },
  })
  await as(her).call(addTide, { body: { energy: 1, focus: 2, tension: 3, path: [], at: at(1) } })
  const session = (await as(her).call(createChatSession)).reply.session.id
  await as(her).call(sendMessage, { body: { session_id: session, message: secret } })
  const { text } = await as(her).call(makeReport, { body: { ...ALL, item_9: true } })
  expect(text).toContain('"name":"Iron"')
  expect(text).not.toContain(secret)
  expect(text).not.toMatch(/tension|journal|path/)
})

test('days that can no longer be read are counted, those of the calendar only with bleeding', async () => {
  await bleed([[200, 'Heavy flow']])
  await quick(ago(1), { mood_rating: 5 })
  type Sealed = Record<'calendar_entries' | 'logs', { user_id: number; sealed: Uint8Array }>
  for (const table of ['calendar_entries', 'logs'] as const)
    await tables<Sealed>(testServer().vaults.hers)
      .updateTable(table)
      .set({ sealed: Buffer.from('damaged') })
      .where('user_id', '=', her.id)
      .execute()
  expect((await report()).damaged).toBe(2)
  expect((await report({ ...DOCTOR, sections: ['mood'] })).damaged).toBe(1)
})

describe('while she hides intimate entries', () => {
  beforeEach(async () => {
    await bleed([[3, 'Heavy flow']])
    await quick(ago(1), { symptoms: { vaginal_dryness: 2, migraine: 1 } })
    await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  })

  test('bleeding and intimate symptoms are left out, and it says so', async () => {
    const hidden = await report(ALL)
    expect([hidden.has_hidden, hidden.bleeding, hidden.red_flags]).toEqual([true, null, null])
    expect(hidden.symptoms.map(({ key }) => key)).toEqual(['migraine'])
    expect(hidden.months.every(({ bled_days: bled }) => bled === null)).toBe(true)
    expect((await report({ ...ALL, sections: ['sleep'] })).has_hidden).toBe(false)
  })

  test('they are shown when she asks, for this report only', async () => {
    const shown = await report({ ...ALL, show_hidden: true })
    expect([shown.has_hidden, shown.bleeding?.heavy_days, shown.symptoms.length]).toEqual([false, 1, 2])
    await as(her).call(saveReportChoices, { body: { ...ALL, show_hidden: true } })
    expect((await as(her).call(findReportChoices, { query: { reader: 'doctor' } })).reply.data.choices.show_hidden).toBe(false)
  })
})

test('name, region and paper are as she chose or where she lives', async () => {
  expect(await report({ ...DOCTOR, name: 'initials' })).toMatchObject({ name: 'P. N.' })
  expect((await report({ ...DOCTOR, name: 'none' })).name).toBeNull()
  const answers = { age_range: '46-50', menopause_phase: 'peri', language: 'en', goals: ['Better sleep'] } as const
  for (const [region, paper] of [
    ['US', 'letter'],
    ['UK', 'a4'],
  ] as const) {
    await as(her).call(saveOnboarding, { body: { ...answers, region, enable_voice: true, share_with_partner: false } })
    expect(await report()).toMatchObject({ region, paper })
    expect(await report({ ...DOCTOR, paper: 'a4' })).toMatchObject({ paper: 'a4' })
  }
})

describe('her choices', () => {
  const choices = async (reader: 'doctor' | 'therapist') =>
    (await as(her).call(findReportChoices, { query: { reader } })).reply.data.choices

  test('are remembered for each reader', async () => {
    const chosen = { ...DOCTOR, months: 12 as const, reason: 'I lie awake', questions: ['Would a patch suit me?'] }
    expect((await as(her).call(saveReportChoices, { body: chosen })).status).toBe(200)
    expect(await choices('doctor')).toEqual(chosen)
    expect(await choices('therapist')).toEqual(presetFor('therapist', DEFAULT_PREFERENCES.privacy))
    await as(her).call(saveReportChoices, { body: { ...chosen, reader: 'therapist', months: 1 } })
    expect([(await choices('doctor')).months, (await choices('therapist')).months]).toEqual([12, 1])
  })

  test('for a therapist begin with the categories of her settings', async () => {
    await as(her).call(changePreferences, {
      body: { privacy: { therapistSharing: true, shareCategories: { therapist: ['sleep', 'remedies'] } } },
    })
    expect((await choices('therapist')).sections).toEqual(['sleep', 'treatments', 'supplements'])
    expect((await choices('doctor')).sections).toEqual(DOCTOR.sections)
  })

  test('are offered only where there is an answer', async () => {
    await as(her).call(saveBackground, { body: { answers: { birth_year: 1974, uterus: 'no' }, version: 0 } })
    await as(her).call(addCheckin, { body: { instrument: 'gad2', language: 'en', form_version: 1, answers: [1, 1], at: at(5) } })
    const { offers } = (await as(her).call(findReportChoices, { query: { reader: 'doctor' } })).reply.data
    expect(offers).toMatchObject({ background: ['birth_year', 'uterus'], screening: ['gad'], has_item_9: false })
  })
})

test.each<[string, object]>([
  ['months', { months: 2 }],
  ['sections.0', { sections: ['journal'] }],
  ['sections', { sections: ['sleep', 'sleep'] }],
  ['questions', { questions: ['1', '2', '3', '4'] }],
  ['questions.0', { questions: ['x'.repeat(201)] }],
  ['reason', { reason: 'x'.repeat(301) }],
  ['background.0', { background: ['weight'] }],
  ['chat', { chat: true }],
])('%s is refused in %j', async (field, wrong) => {
  const { status, refusal } = await as(her).call(makeReport, { body: { ...DOCTOR, ...wrong } })
  expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
})

test('no one else gets it, and what is sent is the whole report by its schema', async () => {
  await quick(ago(1), { hot_flashes_count: 3, symptoms: { migraine: 2 } })
  const sent = await report(ALL)
  expect(z.parse(Report, sent)).toEqual(sent)
  for (const endpoint of [makeReport, saveReportChoices]) {
    expect((await as(await person('partner')).call(endpoint, { body: ALL })).status).toBe(403)
    expect((await guest.call(endpoint, { body: ALL })).status).toBe(401)
  }
  const { reply } = await as(await person('woman')).call(makeReport, { body: ALL })
  expect(reply.data.coverage.noted_days).toBe(0)
})
