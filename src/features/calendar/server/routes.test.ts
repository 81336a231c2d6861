import { beforeEach, describe, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import {
  createCalendarEntry,
  ENTRY_EMPTY,
  ENTRY_EXISTS,
  findCalendarEntry,
  FLOWS,
  listCalendar,
  removeCalendarEntry,
  updateCalendarEntry,
} from '../contract.ts'
import { toDayParts } from '../rules/entry-day.ts'

setUpServer()

const today = { day: 'Saturday', date: 21, month: 'November', year: 2026 } as const
const moderate = { ...today, flow_description: 'Moderate flow', symptoms: 'A heavy back since the morning.' } as const

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function addOn(day: string, who = her) {
  return as(who).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description: 'Light flow' } })
}

async function entries(query: Record<string, string> = {}) {
  return (await as(her).call(listCalendar, { query })).reply.data
}

test('a woman creates an entry and finds it by id and in the list', async () => {
  const { status, reply } = await as(her).call(createCalendarEntry, { body: moderate })
  expect(status).toBe(201)
  expect(reply).toMatchObject({ success: true, data: { ...moderate, entry_date: '2026-11-21', created_at: '2026-11-21T12:00:00.000Z' } })
  expect((await as(her).call(findCalendarEntry, { params: { id: reply.data.id } })).reply.data).toEqual(reply.data)
  expect(await entries()).toEqual([reply.data])
})

test.each(Object.entries(FLOWS))('%s is stored as "%s", whichever of the two is sent', async (choice, words) => {
  for (const [flow_description, day] of [
    [choice, '2026-11-20'],
    [words, '2026-11-21'],
  ] as const) {
    const { reply } = await as(her).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description } })
    expect(reply.data.flow_description).toBe(words)
  }
})

test.each([[undefined], [null], ['']])('symptoms alone, with %j as flow, say nothing about bleeding', async (flow_description) => {
  const { status, reply } = await as(her).call(createCalendarEntry, { body: { ...today, flow_description, symptoms: 'Tired' } })
  expect(status).toBe(201)
  expect(reply.data).toMatchObject({ flow_description: null, symptoms: 'Tired' })
})

test('an empty entry is refused, both new and changed', async () => {
  for (const symptoms of [undefined, null, '', ' \n ']) {
    const { status, refusal } = await as(her).call(createCalendarEntry, { body: { ...today, symptoms } })
    expect(status).toBe(400)
    expect(refusal).toMatchObject({ message: ENTRY_EMPTY(), non_field_errors: [ENTRY_EMPTY()] })
  }
  const { reply } = await as(her).call(createCalendarEntry, { body: moderate })
  expect((await as(her).call(updateCalendarEntry, { params: { id: reply.data.id }, body: {} })).status).toBe(400)
  expect(await entries()).toEqual([reply.data])
})

test('an update replaces the content and leaves the date', async () => {
  const { id } = (await as(her).call(createCalendarEntry, { body: moderate })).reply.data
  setClock('2026-11-21T12:10:00Z')
  const { reply } = await as(her).call(updateCalendarEntry, { params: { id }, body: { flow_description: 'No bleeding' } })
  expect(reply.data).toMatchObject({
    ...today,
    id,
    entry_date: '2026-11-21',
    flow_description: 'No bleeding',
    symptoms: null,
    updated_at: '2026-11-21T12:10:00.000Z',
  })
  expect(await entries()).toEqual([reply.data])
})

test('an entry can be deleted once, and its date is free again', async () => {
  const { id } = (await as(her).call(createCalendarEntry, { body: moderate })).reply.data
  expect((await as(her).call(removeCalendarEntry, { params: { id } })).status).toBe(200)
  expect((await as(her).call(removeCalendarEntry, { params: { id } })).status).toBe(404)
  expect((await as(her).call(findCalendarEntry, { params: { id } })).status).toBe(404)
  expect((await as(her).call(updateCalendarEntry, { params: { id }, body: { symptoms: 'Tired' } })).status).toBe(404)
  expect((await as(her).call(createCalendarEntry, { body: moderate })).status).toBe(201)
})

describe('one entry per day', () => {
  test('a second entry of a day is refused with a message', async () => {
    await as(her).call(createCalendarEntry, { body: moderate })
    const { status, refusal } = await as(her).call(createCalendarEntry, { body: { ...today, symptoms: 'Tired' } })
    expect(status).toBe(400)
    expect(refusal).toMatchObject({ success: false, message: ENTRY_EXISTS(), details: { non_field_errors: [ENTRY_EXISTS()] } })
    expect(await entries()).toHaveLength(1)
  })

  test('of twenty simultaneous requests one is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => as(her).call(createCalendarEntry, { body: { ...today, symptoms: `Note ${n}` } })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
    expect(await entries()).toEqual([answers.find(({ status }) => status === 201)?.reply.data])
  })

  test('of two simultaneous updates one is stored completely', async () => {
    const { id } = (await as(her).call(createCalendarEntry, { body: moderate })).reply.data
    const changes = [
      { flow_description: 'Heavy flow', symptoms: 'Cramps' },
      { flow_description: 'Light flow', symptoms: 'Calm' },
    ]
    const answers = await Promise.all(changes.map((body) => as(her).call(updateCalendarEntry, { params: { id }, body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [stored] = await entries()
    expect(changes).toContainEqual({ flow_description: stored?.flow_description, symptoms: stored?.symptoms })
  })
})

describe("today in the account's time zone", () => {
  test.each([
    ['Pacific/Auckland', '2026-11-22', '2026-11-23'],
    ['Pacific/Honolulu', '2026-11-21', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-23'],
  ])('in %s today is %s; the day after, %s, is refused', async (zone, day, after) => {
    const woman = await person('woman', zone)
    expect((await addOn(day, woman)).status).toBe(201)
    const { status, refusal } = await addOn(after, woman)
    expect(status).toBe(400)
    expect(refusal.details?.['date']).toEqual(['Please choose today or a day before it'])
  })
})

test('the list is newest first, filtered by date, and paginated for older years', async () => {
  for (const day of ['2017-02-28', '2026-11-20', '2019-06-01', '2026-11-21']) expect((await addOn(day)).status).toBe(201)
  const days = async (query: Record<string, string>) => (await entries(query)).map(({ entry_date }) => entry_date)
  expect(await days({})).toEqual(['2026-11-21', '2026-11-20', '2019-06-01', '2017-02-28'])
  expect(await days({ from: '2026-11-01', to: '2026-11-20' })).toEqual(['2026-11-20'])
  expect(await days({ to: '2025-11-20', limit: '1' })).toEqual(['2019-06-01'])
  expect(await days({ to: '2019-05-31', limit: '1' })).toEqual(['2017-02-28'])
})

test.each([
  ['day', { day: 'Samstag' }, 'Please give the weekday in English, such as Saturday'],
  ['day', { day: 'Friday' }, 'Sat, Nov 21, 2026 is a Saturday'],
  ['date', { date: 31 }, 'There is no November 31 in 2026'],
  ['date', { date: '21' }, 'Please give a whole number from 1 to 31'],
  ['date', { date: 22, day: 'Sunday' }, 'Please choose today or a day before it'],
  ['date', { date: 20, day: 'Sunday', year: 2016 }, 'Please choose a day within the last ten years'],
  ['month', { month: 'November ' }, 'Please give the month in English, such as November'],
  ['year', { year: 2026.5 }, 'Please give a whole number from 1900 to 2199'],
  [
    'flow_description',
    { flow_description: 'Flood' },
    'Please choose one of: Light spotting, Light flow, Moderate flow, Heavy flow, Other, No bleeding',
  ],
  ['symptoms', { symptoms: 'x'.repeat(5_001) }, 'Please use at most 5,000 characters'],
  ['partner', { partner: 'him' }, 'This field is not known'],
])('the field %s is named when it is wrong: %j', async (field, change, sentence) => {
  const { status, refusal } = await as(her).call(createCalendarEntry, { body: { ...moderate, ...change } })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect(await entries()).toEqual([])
})

test('5,000 characters are stored unchanged', async () => {
  const symptoms = ` ${'ü'.repeat(4_998)}\n`
  expect((await as(her).call(createCalendarEntry, { body: { ...today, symptoms } })).reply.data.symptoms).toBe(symptoms)
})
