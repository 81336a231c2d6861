import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addCheckin, listCheckins, type NewCheckin, removeCheckin } from '../contract.ts'

setUpServer()

const phq: NewCheckin = {
  instrument: 'phq9',
  language: 'fr',
  form_version: 1,
  answers: [1, 2, 3, 0, 1, 2, 3, 0, 1],
  at: '2026-11-21T11:59:00Z',
}
const mrs: NewCheckin = { ...phq, instrument: 'mrs', language: 'en', answers: [1, 1, 1, 2, 2, 2, 2, null, 3, 3, 1] }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman', 'Pacific/Auckland')
})

const totals = async (query: Record<string, string>) => (await as(her).call(listCheckins, { query })).reply.data.map(({ total }) => total)

test('a check-in is stored with its total on the date in her time zone', async () => {
  const { status, reply } = await as(her).call(addCheckin, { body: phq })
  expect(status).toBe(201)
  expect(reply.message).toBe('Your check-in is saved.')
  expect(reply.data).toEqual({
    ...phq,
    id: reply.data.id,
    at: '2026-11-21T11:59:00.000Z',
    local_date: '2026-11-22',
    total: 13,
    parts: null,
  })
  expect((await as(her).call(listCheckins)).reply.data).toEqual([reply.data])
})

test('an MRS with a question left out has no total, and the sub-scales that are complete', async () => {
  const { reply } = await as(her).call(addCheckin, { body: mrs })
  expect(reply.data).toMatchObject({ total: null, parts: { somatic: 4, psychological: 8, urogenital: null } })
})

test('lists the newest first, by date, limit and what was read before', async () => {
  for (let hour = 1; hour <= 3; hour += 1)
    await as(her).call(addCheckin, { body: { ...phq, answers: [hour, 0, 0, 0, 0, 0, 0, 0, 0], at: `2026-11-21T0${hour}:00:00Z` } })
  await as(her).call(addCheckin, { body: { ...phq, answers: [3, 3, 3, 0, 0, 0, 0, 0, 0], at: '2026-10-18T09:00:00Z' } })
  expect(await totals({})).toEqual([3, 2, 1, 9])
  expect(await totals({ limit: '2' })).toEqual([3, 2])
  expect(await totals({ before: '2026-11-21T02:00:00Z' })).toEqual([1, 9])
  expect(await totals({ to: '2026-10-18' })).toEqual([9])
  expect(await totals({ from: '2026-11-22' })).toEqual([])
})

test('a check-in can be removed once', async () => {
  const { reply } = await as(her).call(addCheckin, { body: phq })
  const params = { id: reply.data.id }
  expect((await as(her).call(removeCheckin, { params })).status).toBe(200)
  expect((await as(her).call(removeCheckin, { params })).status).toBe(404)
  expect((await as(her).call(listCheckins)).reply.data).toEqual([])
})

test.each([
  ['instrument', { instrument: 'phq15' }, 'Please choose from: mrs, phq9, phq8, phq2, gad7, gad2'],
  ['language', { language: 'de' }, 'Please choose from: en, es, fr'],
  ['language', { ...mrs, language: 'es' }, 'This questionnaire is not available in this language'],
  ['form_version', { form_version: 7 }, 'This version of the questions is not known'],
  ['answers', { answers: undefined }, 'This field is required'],
  ['answers', { answers: [0, 1, 2] }, 'Please give 9 answers'],
  ['answers', { answers: Array<number>(12).fill(0) }, 'Please give at most 11 answers'],
  ['answers', { ...mrs, answers: Array<null>(11).fill(null) }, 'Please answer at least one question'],
  ['answers.0', { answers: [4, 0, 0, 0, 0, 0, 0, 0, 0] }, 'Please give a whole number from 0 to 3'],
  ['answers.1', { answers: [0, null, 0, 0, 0, 0, 0, 0, 0] }, 'Please give a whole number from 0 to 3'],
  ['answers.0', { answers: [0.5, 0, 0, 0, 0, 0, 0, 0, 0] }, 'Please give a whole number from 0 to 4'],
  ['total', { total: 3 }, 'This field is not known'],
  ['at', { at: '2026-11-21' }, 'Please give a time as 2026-01-31T08:30:00Z'],
  ['at', { at: '2026-11-21T12:06:00Z' }, 'Please give a time that is not in the future'],
  ['at', { at: '2016-11-20T00:00:00Z' }, 'Please give a time within the last ten years'],
])('the field %s is named when it is wrong: %j', async (field, change, sentence) => {
  const { status, refusal } = await as(her).call(addCheckin, { body: { ...phq, ...change } as NewCheckin })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect((await as(her).call(listCheckins)).reply.data).toEqual([])
})

test.each([
  ['limit', { limit: '367' }, 'Please give a whole number from 1 to 366'],
  ['before', { before: '2026-11-21' }, 'Please give a time as 2026-01-31T08:30:00Z'],
  ['from', { from: '2026-02-30' }, 'Please give a date that exists, as YYYY-MM-DD'],
  ['instrument', { instrument: 'phq9' }, 'This field is not known'],
])('a list with an invalid %s is refused with a message', async (field, query, sentence) => {
  const { status, refusal } = await as(her).call(listCheckins, { query })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
})
