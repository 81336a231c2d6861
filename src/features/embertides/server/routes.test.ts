import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addTide, listTides, type NewTide, removeTide, type TidePoint } from '../contract.ts'

setUpServer()

const point: TidePoint = { x: 0.5, y: 0.25, state: 'energy', intensity: 52 }
const tide: NewTide = { energy: 52, focus: 0, tension: 100, path: [point], at: '2026-11-21T11:59:00Z' }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman', 'Pacific/Auckland')
})

const days = async (query: Record<string, string>) =>
  (await as(her).call(listTides, { query })).reply.data.map(({ local_date }) => local_date)

test('the three values and the path are stored on the date in her time zone', async () => {
  const { status, reply } = await as(her).call(addTide, { body: tide })
  expect(status).toBe(201)
  expect(reply.message).toBe('EmberTides entry saved to your tracker!')
  expect(reply.data).toEqual({ ...tide, id: reply.data.id, at: '2026-11-21T11:59:00.000Z', local_date: '2026-11-22' })
  expect((await as(her).call(listTides)).reply.data).toEqual([reply.data])
})

test('a picture set without touch has an empty path', async () => {
  const { reply } = await as(her).call(addTide, { body: { ...tide, path: [] } })
  expect(reply.data.path).toEqual([])
})

test('the default list has the last seven, newest first; others are selected by date and limit', async () => {
  for (let hour = 1; hour <= 9; hour += 1)
    await as(her).call(addTide, { body: { ...tide, energy: hour, at: `2026-11-21T0${hour}:00:00Z` } })
  await as(her).call(addTide, { body: { ...tide, energy: 99, at: '2026-11-18T09:00:00Z' } })
  const { data } = (await as(her).call(listTides)).reply
  expect(data.map(({ energy }) => energy)).toEqual([9, 8, 7, 6, 5, 4, 3])
  expect(await days({ limit: '366' })).toHaveLength(10)
  expect(await days({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['2026-11-18'])
  expect(await days({ from: '2026-11-22' })).toEqual([])
  const older = (await as(her).call(listTides, { query: { before: data.at(-1)?.at ?? '', limit: '2' } })).reply.data
  expect(older.map(({ energy }) => energy)).toEqual([2, 1])
})

test('an entry can be removed once', async () => {
  const { reply } = await as(her).call(addTide, { body: tide })
  const params = { id: reply.data.id }
  expect((await as(her).call(removeTide, { params })).status).toBe(200)
  expect((await as(her).call(removeTide, { params })).status).toBe(404)
  expect((await as(her).call(listTides)).reply.data).toEqual([])
})

test.each([
  ['energy', { energy: 101 }, 'Please give a whole number from 0 to 100'],
  ['focus', { focus: -1 }, 'Please give a whole number from 0 to 100'],
  ['tension', { tension: 30.5 }, 'Please give a whole number from 0 to 100'],
  ['tension', { tension: undefined }, 'This field is required'],
  ['path', { path: undefined }, 'This field is required'],
  ['path', { path: 'far' }, 'Please give a list of points'],
  ['path', { path: Array.from({ length: 12 }, () => point) }, 'Please give at most 11 points'],
  ['path.0.x', { path: [{ ...point, x: 1.01 }] }, 'Please give a number from 0 to 1'],
  ['path.0.y', { path: [{ ...point, y: '0.5' }] }, 'Please give a number from 0 to 1'],
  ['path.0.state', { path: [{ ...point, state: 'joy' }] }, 'Please choose energy, focus or tension'],
  ['path.0.intensity', { path: [{ ...point, intensity: 1000 }] }, 'Please give a whole number from 0 to 100'],
  ['path.0.pressure', { path: [{ ...point, pressure: 1 }] }, 'This field is not known'],
  ['path.0', { path: [{ ...point, x: 0.05, y: 0.05 }] }, 'Please give a point inside the circle'],
  ['at', { at: '2026-11-21' }, 'Please give a time as 2026-01-31T08:30:00Z'],
  ['at', { at: '2026-11-21T12:06:00Z' }, 'Please give a time that is not in the future'],
  ['at', { at: '2016-11-20T00:00:00Z' }, 'Please give a time within the last ten years'],
  ['partner', { partner: 'him' }, 'This field is not known'],
])('the field %s is named when it is wrong: %j', async (field, change, sentence) => {
  const { status, refusal } = await as(her).call(addTide, { body: { ...tide, ...change } as NewTide })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect((await as(her).call(listTides)).reply.data).toEqual([])
})

test.each([
  ['limit', { limit: '367' }, 'Please give a whole number from 1 to 366'],
  ['limit', { limit: 'all' }, 'Please give a whole number'],
  ['before', { before: '2026-11-21' }, 'Please give a time as 2026-01-31T08:30:00Z'],
  ['from', { from: '2026-02-30' }, 'Please give a date that exists, as YYYY-MM-DD'],
  ['page', { page: '2' }, 'This field is not known'],
])('a list with an invalid %s is refused with a message', async (field, query, sentence) => {
  const { status, refusal } = await as(her).call(listTides, { query })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
})
