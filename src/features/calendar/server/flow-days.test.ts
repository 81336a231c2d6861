import { beforeEach, describe, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, testServer, setUpServer } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { createCalendarEntry, findCycles, type FlowDescription, listCalendar, saveFlowDays } from '../contract.ts'
import { toDayParts } from '../rules/entry-day.ts'

setUpServer()

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const days = (flow_description: FlowDescription | null, ...dates: number[]) =>
  dates.map((date) => ({ entry_date: `2026-11-${String(date).padStart(2, '0')}`, flow_description }))

async function entries(who = her) {
  const { data } = (await as(who).call(listCalendar)).reply
  return data.map(({ entry_date, flow_description, symptoms }) => [entry_date, flow_description, symptoms])
}

async function note(day: string, flow_description: FlowDescription | null, symptoms: string | null = null) {
  return as(her).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description, symptoms } })
}

describe('several days at once', () => {
  test('all get the flow; symptoms already written stay', async () => {
    await note('2026-11-18', 'Light flow', 'A heavy back')
    await note('2026-11-19', null, 'Tired')
    const { status, reply } = await as(her).call(saveFlowDays, { body: { days: days('Moderate flow', 17, 18, 19, 20, 21) } })
    expect(status).toBe(200)
    expect(reply.data.map(({ entry_date, flow_description }) => [entry_date, flow_description])).toEqual(
      [17, 18, 19, 20, 21].map((date) => [`2026-11-${date}`, 'Moderate flow']),
    )
    expect(reply.before.map(({ flow_description }) => flow_description)).toEqual([null, 'Light flow', null, null, null])
    expect(await entries()).toEqual([
      ['2026-11-21', 'Moderate flow', null],
      ['2026-11-20', 'Moderate flow', null],
      ['2026-11-19', 'Moderate flow', 'Tired'],
      ['2026-11-18', 'Moderate flow', 'A heavy back'],
      ['2026-11-17', 'Moderate flow', null],
    ])
  })

  test('the flows before undo it: entries, symptoms and empty days are as they were', async () => {
    await note('2026-11-18', 'Light flow', 'A heavy back')
    await note('2026-11-19', null, 'Tired')
    await note('2026-11-20', 'No bleeding')
    const before = await entries()
    const { reply } = await as(her).call(saveFlowDays, { body: { days: days('Heavy flow', 17, 18, 19, 20) } })
    expect((await as(her).call(saveFlowDays, { body: { days: reply.before } })).status).toBe(200)
    expect(await entries()).toEqual(before)
  })

  test('a request repeated under the same key gets the first response, also about before', async () => {
    const headers = { 'idempotency-key': 'range-of-this-noon' }
    const send = () => as(her).call(saveFlowDays, { body: { days: days('Light flow', 20, 21) }, headers })
    const [first, second] = [await send(), await send()]
    expect(second.reply).toEqual(first.reply)
    expect(second.reply.before.map(({ flow_description }) => flow_description)).toEqual([null, null])
  })

  test('of simultaneous calls each day has one entry, with the flow of one of them', async () => {
    const flows = ['Light flow', 'Heavy flow', 'Moderate flow'] as const
    const answers = await Promise.all(flows.map((flow) => as(her).call(saveFlowDays, { body: { days: days(flow, 19, 20, 21) } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const stored = await entries()
    expect(stored).toHaveLength(3)
    expect(new Set(stored.map(([, flow]) => flow)).size).toBe(1)
  })

  test.each<[string, object[], string, string]>([
    ['tomorrow', days('Light flow', 21, 22), 'days', 'Please choose today or a day before it'],
    [
      'a day more than ten years ago',
      [{ entry_date: '2016-11-20', flow_description: 'Other' }],
      'days',
      'Please choose a day within the last ten years',
    ],
    ['no day', [], 'days', 'Please choose at least one day'],
    ['the same day twice', days('Light flow', 20, 20), 'days', 'Please name each day once'],
    [
      '32 days',
      Array.from({ length: 32 }, (_, index) => ({
        entry_date: `2026-${index < 16 ? '09' : '10'}-${String((index % 16) + 1).padStart(2, '0')}`,
        flow_description: 'Other',
      })),
      'days',
      'Please choose at most 31 days at once',
    ],
    [
      'a date that does not exist',
      [{ entry_date: '2026-02-30', flow_description: 'Other' }],
      'days.0.entry_date',
      'Please give a date that exists, as YYYY-MM-DD',
    ],
    [
      'an unknown flow',
      [{ entry_date: '2026-11-20', flow_description: 'Flood' }],
      'days.0.flow_description',
      'Please choose one of: Light spotting, Light flow, Moderate flow, Heavy flow, Other, No bleeding',
    ],
  ])('%s is refused, and nothing is written', async (_name, refused, field, sentence) => {
    const { status, refusal } = await as(her).call(saveFlowDays, { body: { days: refused } as never })
    expect(status).toBe(400)
    expect(refusal.details?.[field]).toEqual([sentence])
    expect(await entries()).toEqual([])
  })

  test('if one day cannot be read, it is named and no day is changed', async () => {
    await note('2026-11-19', 'Light flow', 'Tired')
    await tables<{ calendar_entries: { user_id: number; sealed: Uint8Array } }>(testServer().vaults.hers)
      .updateTable('calendar_entries')
      .set({ sealed: Buffer.from('damaged') })
      .where('user_id', '=', her.id)
      .execute()
    const { status, refusal } = await as(her).call(saveFlowDays, { body: { days: days('Heavy flow', 18, 19) } })
    expect(status).toBe(400)
    expect(refusal.message).toContain('Thu, Nov 19, 2026 cannot be read')
    expect((await as(her).call(listCalendar)).reply.data).toHaveLength(1)
  })
})

test('cycles are counted from her own calendar', async () => {
  await as(her).call(saveFlowDays, { body: { days: days('Moderate flow', 1, 2, 3) } })
  for (const day of ['2026-10-04', '2026-10-05']) await note(day, 'Light flow')
  await note('2026-10-20', 'No bleeding')
  expect((await as(her).call(findCycles)).reply.data).toEqual({
    last_period: { from: '2026-11-01', to: '2026-11-03', days: 3 },
    periods: 2,
    cycles: [{ from: '2026-10-04', next: '2026-11-01', days: 28, bled_days: 2, none_days: 1, unknown_days: 25 }],
    longest_gap: { after: '2026-10-05', until: '2026-11-01', days: 26, none_days: 1, unknown_days: 25 },
  })
  expect((await as(await person('woman')).call(findCycles)).reply.data.periods).toBe(0)
})
