import { beforeEach, expect, test } from 'vitest'
import { as, person, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { createQuickLog, findLog, listLogs, listRevisions, updateQuickLog } from '../contract.ts'
import { NO_CHOICES } from '../rules/own-items.ts'
import { findTrackingChoices, saveTrackingChoices } from '../rules/tracking.ts'

setUpServer()

const DAY = '2026-11-20'
const OWN = { key: 'own_a1b2c3d4', name: 'Argument' }

let her: TestPerson
beforeEach(async () => {
  her = await person('woman')
})

test('a quick log and its revision contain factors as yes or no', async () => {
  const factors = { alcohol: 1, hot_room: 0, [OWN.key]: 1 } as const
  const { reply } = await as(her).call(createQuickLog, { body: { log_date: DAY, mood_rating: 6, factors } })
  expect(reply.data.factors).toEqual(factors)
  await as(her).call(updateQuickLog, { params: { date: DAY }, body: { mood_rating: 6, factors: { alcohol: 0 } } })
  const params = { id: reply.data.id }
  expect((await as(her).call(findLog, { params })).reply.data.factors).toEqual({ alcohol: 0 })
  expect((await as(her).call(listLogs)).reply.data[0]?.factors).toEqual({ alcohol: 0 })
  expect((await as(her).call(listRevisions, { params, query: {} })).reply.data[0]?.answers.factors).toEqual(factors)
})

test.each([
  [{ wine: 1 }, 'factors.wine', /^Please choose from: alcohol/],
  [{ alcohol: 2 }, 'factors.alcohol', /^Please give 1 for yes or 0 for no$/],
  [{ alcohol: true }, 'factors.alcohol', /^Please give 1/],
  [['alcohol'], 'factors', /^Please give each factor/],
  [{ alcohol: 1, travel: 1, illness: 1, sex: 1, smoking: 1, work_day: 1, hot_room: 1 }, 'factors', /^Please give at most 6$/],
])('factors %j are refused with %s named', async (factors, field, words) => {
  const body = { log_date: DAY, mood_rating: 6, factors }
  const { status, refusal } = await as(her).call(createQuickLog, { body: body as never })
  expect([status, refusal.details?.[field]?.[0]]).toEqual([400, expect.stringMatching(words)])
  expect((await as(her).call(listLogs)).reply.data).toEqual([])
})

test('an empty list of factors is not an answer', async () => {
  expect((await as(her).call(createQuickLog, { body: { log_date: DAY, factors: {} } })).status).toBe(400)
  expect((await as(her).call(createQuickLog, { body: { log_date: DAY, factors: { travel: 0 } } })).status).toBe(201)
})

test('a woman chooses which factors her quick log asks for, including custom ones', async () => {
  expect((await as(her).call(findTrackingChoices)).reply.data).toEqual(NO_CHOICES)
  const choices = { chosen: ['late_dinner', OWN.key, 'alcohol'], own: [OWN] }
  expect((await as(her).call(saveTrackingChoices, { body: choices })).reply.data).toEqual({ ...NO_CHOICES, ...choices })
  expect((await as(her).call(findTrackingChoices)).reply.data).toEqual({ ...NO_CHOICES, ...choices })
})

test.each([
  [{ chosen: ['alcohol', 'travel', 'illness', 'sex', 'smoking', 'work_day', 'hot_room'], own: [] }, 'chosen'],
  [{ chosen: ['alcohol', 'alcohol'], own: [] }, 'chosen'],
  [{ chosen: [OWN.key], own: [] }, 'chosen'],
  [{ chosen: [], own: [OWN, { ...OWN, key: 'own_00000000' }] }, 'own'],
  [{ chosen: [], own: [1, 2, 3, 4, 5].map((place) => ({ key: `own_0000000${place}`, name: `Mine ${place}` })) }, 'own'],
  [{ chosen: [], own: [{ ...OWN, name: 'x'.repeat(41) }] }, 'own.0.name'],
  [{ chosen: [], own: [{ ...OWN, name: '  ' }] }, 'own.0.name'],
  [{ chosen: [], own: [{ ...OWN, key: 'alcohol' }] }, 'own.0.key'],
  [{ chosen: ['wine'], own: [] }, 'chosen.0'],
])('the choices %j are refused', async (body, field) => {
  const { status, refusal } = await as(her).call(saveTrackingChoices, { body: body as never })
  expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
})
