import { beforeEach, expect, test } from 'vitest'
import { as, person, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { createQuickLog, findLog, listLogs, listRevisions, updateQuickLog } from '../contract.ts'
import { NO_CHOICES } from '../rules/own-items.ts'
import { searchLogs } from '../rules/search-logs.ts'
import { findTrackingChoices, saveTrackingChoices } from '../rules/tracking.ts'

setUpServer()

const DAY = '2026-11-20'
const OWN = { key: 'own_a1b2c3d4', name: 'Electric legs' }

let her: TestPerson
beforeEach(async () => {
  her = await person('woman')
})

test('a quick log and its revision contain symptoms and the note; none is 0, and not answered is absent', async () => {
  const first = { symptoms: { migraine: 3, leaks: 0, [OWN.key]: 2 }, note: 'Slept at my sister’s.\nLoud street.' } as const
  const { reply } = await as(her).call(createQuickLog, { body: { log_date: DAY, mood_rating: 6, ...first } })
  expect(reply.data).toMatchObject(first)
  await as(her).call(updateQuickLog, { params: { date: DAY }, body: { mood_rating: 6, symptoms: { leaks: 1 }, note: null } })
  const params = { id: reply.data.id }
  for (const { symptoms, note } of [
    (await as(her).call(findLog, { params })).reply.data,
    (await as(her).call(listLogs)).reply.data[0] ?? {},
  ])
    expect([symptoms, note]).toEqual([{ leaks: 1 }, undefined])
  expect((await as(her).call(listRevisions, { params, query: {} })).reply.data[0]?.answers).toMatchObject(first)
})

const THIRTEEN = Object.fromEntries(Array.from({ length: 13 }, (_, place) => [`own_${String(place).padStart(8, '0')}`, 1]))

test.each([
  [{ symptoms: { headaches: 1 } }, 'symptoms.headaches', /^Please choose a symptom from the list/],
  [{ symptoms: { headache: 4 } }, 'symptoms.headache', /^Please give 0 for none, 1 for mild/],
  [{ symptoms: { headache: true } }, 'symptoms.headache', /^Please give 0 for none/],
  [{ symptoms: { headache: null } }, 'symptoms.headache', /^Please give 0 for none/],
  [{ symptoms: ['headache'] }, 'symptoms', /^Please give each symptom/],
  [{ symptoms: THIRTEEN }, 'symptoms', /^Please give at most 12$/],
  [{ note: 'x'.repeat(281) }, 'note', /^Please use at most 280 characters$/],
])('%j is refused with %s named', async (answers, field, words) => {
  const { status, refusal } = await as(her).call(createQuickLog, { body: { log_date: DAY, mood_rating: 6, ...answers } as never })
  expect([status, refusal.details?.[field]?.[0]]).toEqual([400, expect.stringMatching(words)])
  expect((await as(her).call(listLogs)).reply.data).toEqual([])
})

test('a symptom of 0 or a note is an answer, an empty record or a blank note is none', async () => {
  const save = async (answers: object) => (await as(her).call(createQuickLog, { body: { log_date: DAY, ...answers } })).status
  expect([await save({ symptoms: {} }), await save({ note: '  ' }), await save({ symptoms: { itching: 0 } })]).toEqual([400, 400, 201])
})

test('renaming an own symptom changes its name everywhere; removing it stores the name as removed', async () => {
  const save = (body: object) => as(her).call(saveTrackingChoices, { body: { ...NO_CHOICES, ...body } })
  const factor = { key: 'own_00000001', name: 'Argument' }
  await save({ symptoms: [OWN.key, 'migraine'], own_symptoms: [OWN], chosen: [factor.key], own: [factor] })
  const renamed = { ...OWN, name: 'Buzzing legs' }
  expect((await save({ symptoms: [OWN.key], own_symptoms: [renamed] })).reply.data.own_symptoms).toEqual([renamed])
  const removed = (await save({ symptoms: ['migraine'] })).reply.data
  expect(removed).toEqual({
    chosen: [],
    own: [{ ...factor, removed: true }],
    symptoms: ['migraine'],
    own_symptoms: [{ ...renamed, removed: true }],
  })
  expect((await as(her).call(findTrackingChoices)).reply.data).toEqual(removed)
  expect((await save({ symptoms: [OWN.key], own_symptoms: [OWN] })).reply.data.own_symptoms).toEqual([OWN])
})

test('a save without symptoms leaves them as they are', async () => {
  await as(her).call(saveTrackingChoices, { body: { ...NO_CHOICES, symptoms: [OWN.key], own_symptoms: [OWN] } })
  const { data } = (await as(her).call(saveTrackingChoices, { body: { chosen: ['alcohol'], own: [] } })).reply
  expect(data).toEqual({ chosen: ['alcohol'], own: [], symptoms: [OWN.key], own_symptoms: [OWN] })
})

test.each([
  [{ symptoms: [OWN.key] }, 'symptoms'],
  [{ symptoms: ['headaches'] }, 'symptoms.0'],
  [{ symptoms: ['migraine', 'migraine'] }, 'symptoms'],
  [{ symptoms: Object.keys(THIRTEEN), own_symptoms: [] }, 'symptoms'],
  [{ symptoms: [OWN.key], own_symptoms: [{ ...OWN, removed: true }] }, 'symptoms'],
  [{ own_symptoms: [OWN, { key: 'own_00000000', name: 'electric LEGS' }] }, 'own_symptoms'],
  [{ own_symptoms: Object.keys(THIRTEEN).map((key) => ({ key, name: key })) }, 'own_symptoms'],
])('the choices %j are refused', async (body, field) => {
  const { status, refusal } = await as(her).call(saveTrackingChoices, { body: { ...NO_CHOICES, ...body } as never })
  expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
})

test.each([
  ['en', 'electric', 1],
  ['en', 'migraine', 1],
  ['en', 'loud street', 1],
  ['en', 'yesterday', 1],
  ['en', 'last week', 0],
  ['fr', 'la semaine dernière', 0],
  ['fr', 'hier', 1],
  ['fr', 'électric', 1],
  ['fr', 'novembre', 1],
  ['es', 'migraña', 1],
  ['es', 'esta semana', 1],
  ['es', 'migraña la semana pasada', 0],
])('in %s, a search for "%s" finds %i log', async (language, q, count) => {
  await as(her).call(saveTrackingChoices, { body: { ...NO_CHOICES, own_symptoms: [OWN] } })
  const body = { log_date: DAY, symptoms: { migraine: 1, [OWN.key]: 2 }, note: 'Loud street' } as const
  expect((await as(her).call(createQuickLog, { body })).status).toBe(201)
  const { reply } = await as(her).call(searchLogs, { body: { q }, headers: { 'accept-language': language } })
  expect(reply.data).toHaveLength(count)
})
