import { beforeEach, describe, expect, test } from 'vitest'
import { as, guest, testServer, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { queueEmail } from '../../../kit/server/email-queue.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { refresh } from '../../auth/contract.ts'
import { addReminder, findDue, listReminders, settleNotice, WEEKDAYS } from '../contract.ts'

setUpServer()

const DAY_MS = 86_400_000
const daily = { kind: 'medicine', title: 'Estrogen gel', time: '13:00', days: [...WEEKDAYS], channels: ['in_app'] } as const
const appointment = { kind: 'appointment', days: [] }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function add(body: object = {}): Promise<void> {
  const { status, text } = await as(her).call(addReminder, { body: { ...daily, ...body } })
  expect(status, text).toBe(201)
}

/** The woman, with a new token for the current time. */
async function asHer() {
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
  return as(her)
}

const nextTimes = async () => (await (await asHer()).call(listReminders)).reply.data.map(({ next_at }) => next_at)
const notices = async () => (await (await asHer()).call(findDue)).reply.data

/** Runs the server at `ahead`, then sets its clock back to `back` and runs the hourly sweep. */
async function aheadUntil(ahead: number, back: number): Promise<void> {
  setClock(ahead)
  await testServer().server.reminderWorker.deliver()
  setClock(back)
  await testServer().server.sweep()
}

describe('after a clock that was ahead is corrected', () => {
  test.each([3, 40, 400])('a daily reminder comes the same day, %i days ahead', async (days) => {
    await add()
    await aheadUntil(NOON + days * DAY_MS, NOON + 60_000)
    expect(await nextTimes()).toEqual(['2026-11-21T13:00:00.000Z'])
    setClock('2026-11-21T13:00:00Z')
    await testServer().server.reminderWorker.deliver()
    expect(await notices()).toHaveLength(1)
  })

  test('a daily reminder comes the next day when its time has passed meanwhile', async () => {
    await add()
    await aheadUntil(NOON + 3 * DAY_MS, NOON + 4 * 3_600_000)
    expect(await nextTimes()).toEqual(['2026-11-22T13:00:00.000Z'])
  })

  test('an appointment still comes', async () => {
    await add({ ...appointment, date: '2026-11-23' })
    await aheadUntil(NOON + 10 * DAY_MS, NOON + 60_000)
    expect(await nextTimes()).toEqual(['2026-11-23T13:00:00.000Z'])
  })

  test('a reminder created meanwhile comes at its first time', async () => {
    setClock(NOON + 20 * DAY_MS)
    await asHer()
    await add()
    setClock(NOON)
    await testServer().server.sweep()
    expect(await nextTimes()).toEqual(['2026-11-21T13:00:00.000Z'])
  })

  test('a notice postponed meanwhile comes back', async () => {
    await add()
    setClock('2026-11-21T13:00:00Z')
    await testServer().server.reminderWorker.deliver()
    const [notice] = await notices()
    setClock(NOON + 2 * DAY_MS)
    await (await asHer()).call(settleNotice, { params: { id: notice?.id ?? 0 }, body: { action: 'later' } })
    setClock('2026-11-21T13:05:00Z')
    await testServer().server.sweep()
    expect(await notices()).toHaveLength(1)
  })
})

test('a sweep does not change reminders with correct times', async () => {
  await add({ days: ['fri'] })
  await add({ ...appointment, date: '2027-01-15' })
  const before = await nextTimes()
  await testServer().server.sweep()
  expect(await nextTimes()).toEqual(before)
  expect(before).toEqual(['2026-11-27T13:00:00.000Z', '2027-01-15T13:00:00.000Z'])
})

test('an email postponed to a future time is due again', async () => {
  const { vaults, keys, server } = testServer()
  await queueEmail(vaults.accounts, keys, { to: her.email, subject: 'Hello', text: 'Hello' }, NOON + 3 * DAY_MS, her.id)
  await server.sweep()
  const mails = tables<{ mails: { user_id: number; due_at: number } }>(vaults.accounts).selectFrom('mails').select('due_at')
  expect(await mails.where('user_id', '=', her.id).execute()).toEqual([{ due_at: NOON }])
})
