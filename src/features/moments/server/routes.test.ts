import { beforeEach, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addMoment, changeMoment, listMoments, removeMoment } from '../contract.ts'

setUpServer()

const moment = { kind: 'mood', value: 4, at: '2026-11-21T11:59:00Z' } as const

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman', 'Pacific/Auckland')
})

test('one tap records a mood on the date in her time zone', async () => {
  const { status, reply } = await as(her).call(addMoment, { body: { ...moment, note: 'after lunch' } })
  expect(status).toBe(201)
  expect(reply.data).toMatchObject({
    kind: 'mood',
    value: 4,
    note: 'after lunch',
    local_date: '2026-11-22',
    at: '2026-11-21T11:59:00.000Z',
  })
  expect((await as(her).call(listMoments)).reply.data).toEqual([reply.data])
})

test('moments are newest first, filtered by date and limited', async () => {
  for (const at of ['2026-11-19T10:00:00Z', '2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z'])
    await as(her).call(addMoment, { body: { kind: 'hot_flash', at } })
  const days = async (query: Record<string, string>) =>
    (await as(her).call(listMoments, { query })).reply.data.map(({ local_date }) => local_date)
  expect(await days({})).toEqual(['2026-11-21', '2026-11-20', '2026-11-19'])
  expect(await days({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['2026-11-20'])
  expect(await days({ limit: '1' })).toEqual(['2026-11-21'])
})

test('a moment can be removed once', async () => {
  const { reply } = await as(her).call(addMoment, { body: moment })
  const params = { id: reply.data.id }
  expect((await as(her).call(removeMoment, { params })).status).toBe(200)
  expect((await as(her).call(removeMoment, { params })).status).toBe(404)
  expect((await as(her).call(listMoments)).reply.data).toEqual([])
})

test('a moment moves to the time she gives, and to the day that is for her; the rest stays', async () => {
  const { data } = (await as(her).call(addMoment, { body: { ...moment, note: 'after lunch' } })).reply
  const params = { id: data.id }
  const change = { at: '2026-11-20T18:30:00Z' }
  for (const time of ['once', 'again']) {
    const { status, reply } = await as(her).call(changeMoment, { params, body: change })
    expect(status, time).toBe(200)
    expect(reply.data).toEqual({ ...data, at: '2026-11-20T18:30:00.000Z', local_date: '2026-11-21' })
  }
  await as(her).call(changeMoment, { params, body: { value: 2 } })
  expect((await as(her).call(listMoments)).reply.data).toEqual([
    { ...data, value: 2, at: '2026-11-20T18:30:00.000Z', local_date: '2026-11-21' },
  ])
})

test('the strength of a hot flash can be taken out again, the value of a mood cannot', async () => {
  const flash = (await as(her).call(addMoment, { body: { kind: 'hot_flash', value: 3, at: moment.at } })).reply.data
  expect((await as(her).call(changeMoment, { params: { id: flash.id }, body: { value: null } })).reply.data).not.toHaveProperty('value')
  const mood = (await as(her).call(addMoment, { body: moment })).reply.data
  const { status, refusal } = await as(her).call(changeMoment, { params: { id: mood.id }, body: { value: null } })
  expect([status, refusal.details]).toEqual([400, { value: ['Please choose a mood from 1 to 5'] }])
})

test('a moment is not changed to a time that cannot be', async () => {
  const { data } = (await as(her).call(addMoment, { body: moment })).reply
  const params = { id: data.id }
  for (const [at, words] of [
    ['2026-11-21T12:06:00Z', 'Please give a time that is not in the future'],
    ['2016-11-20T00:00:00Z', 'Please give a time within the last ten years'],
  ] as const) {
    const { status, refusal } = await as(her).call(changeMoment, { params, body: { at } })
    expect([status, refusal.details]).toEqual([400, { at: [words] }])
  }
  expect((await as(her).call(listMoments)).reply.data).toEqual([data])
})

test.each([
  ['kind', { kind: 'joy' }, 'Please choose mood, hot_flash or night_sweat'],
  ['value', { value: 6 }, 'Please give a whole number from 1 to 5'],
  ['value', { value: null }, 'Please choose a mood from 1 to 5'],
  ['at', { at: '2026-11-21' }, 'Please give a time as 2026-01-31T08:30:00Z'],
  ['at', { at: '2026-11-21T12:06:00Z' }, 'Please give a time that is not in the future'],
  ['at', { at: '2016-11-20T00:00:00Z' }, 'Please give a time within the last ten years'],
  ['note', { note: 'x'.repeat(501) }, 'Please use at most 500 characters'],
  ['partner', { partner: 'him' }, 'This field is not known'],
])('the field %s is named when it is wrong: %j', async (field, change, sentence) => {
  const { status, refusal } = await as(her).call(addMoment, { body: { ...moment, ...change } })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect((await as(her).call(listMoments)).reply.data).toEqual([])
})

test('a timestamp slightly in the future is accepted', async () => {
  expect((await as(her).call(addMoment, { body: { ...moment, at: '2026-11-21T12:04:00Z' } })).status).toBe(201)
})
