import { beforeEach, describe, expect, test } from 'vitest'
import {
  as,
  clockNow,
  guest,
  NOON,
  person,
  setClock,
  setUpServer,
  steppedUp,
  testServer,
  type TestPerson,
} from '../../../../test/server.ts'
import { refresh } from '../../auth/contract.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { addFeed, doneReminder, findDue, findUpcoming, listReminders, replaceReminder, settleNotice } from '../../reminders/contract.ts'
import { setRemindersToClock } from '../../reminders/server/clock.ts'
import { makeReminderWorker } from '../../reminders/server/reminder-worker.ts'
import { toBody } from '../../reminders/web/use-reminders.ts'
import { updateProfile } from '../../settings/contract.ts'
import {
  addPhase,
  addTreatment,
  listTreatments,
  type NewTreatment,
  removeTreatment,
  replaceTreatment,
  restoreTreatment,
  RESTORE_WITHIN_MS,
  type Schedule,
  setDose,
} from '../contract.ts'
import { sweepRemovedTreatments, treatmentPlans } from './store.ts'

setUpServer()

const HOUR_MS = 3_600_000
const DAILY: Schedule = { kind: 'daily', times: ['08:00', '20:00'] }

function tablets(schedule: Schedule, change: Partial<NewTreatment> = {}): NewTreatment {
  const phases: NewTreatment['phases'] = [{ from: '2026-11-02', change: 'start', amount: '1 tablet', strength: '', schedule }]
  return {
    name: 'Evening tablets',
    what: 'oestrogen',
    form: 'tablet',
    purpose: '',
    side_effects: '',
    reason_stopped: '',
    phases,
    ...change,
  }
}

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function add(schedule = DAILY, change: Partial<NewTreatment> = {}): Promise<number> {
  return (await as(her).call(addTreatment, { body: tablets(schedule, { remind: true, ...change }) })).reply.data.id
}

const reminders = async () => (await as(her).call(listReminders)).reply.data
const nextAt = async () => (await reminders())[0]?.next_at

/** Sets the clock, and signs her in again: a token lasts minutes. */
async function setTime(time: string): Promise<void> {
  setClock(time)
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
}

/** Her notices after the worker ran at that time. */
async function noticesAt(time: string) {
  await setTime(time)
  await testServer().server.reminderWorker.deliver()
  return (await as(her).call(findDue)).reply.data
}

const note = (id: number, slot: number, state: 'taken' | 'skipped' | null, local_date = '2026-11-21') =>
  as(her).call(setDose, { body: { treatment_id: id, local_date, slot, state } })

describe('the reminder of a treatment', () => {
  test('comes at the times of the plan, names nothing, and leads to the doses of its day', async () => {
    const id = await add()
    expect(await reminders()).toMatchObject([
      { treatment_id: id, title: 'Evening tablets', discreet: true, channels: ['in_app', 'push'], next_at: '2026-11-21T20:00:00.000Z' },
    ])
    expect(await noticesAt('2026-11-21T19:59:00Z')).toEqual([])
    expect(await noticesAt('2026-11-21T20:00:00Z')).toMatchObject([
      { title: 'A moment for you', is_dose: true, place: '/day/2026-11-21#due', due_at: '2026-11-21T20:00:00.000Z' },
    ])
    expect(await nextAt()).toBe('2026-11-22T08:00:00.000Z')
    expect((await as(her).call(findUpcoming, { query: { limit: '3' } })).reply.data.map(({ at }) => at.slice(5, 16))).toEqual([
      '11-22T08:00',
      '11-22T20:00',
      '11-23T08:00',
    ])
  })

  test.each(['taken', 'skipped'] as const)('a dose noted as %s is not announced, its other dose of the day is', async (state) => {
    const id = await add()
    await note(id, 0, state)
    await setTime('2026-11-22T07:00:00Z')
    await note(id, 0, state, '2026-11-22')
    expect(await noticesAt('2026-11-22T08:00:00Z')).toEqual([])
    expect(await noticesAt('2026-11-22T20:00:00Z')).toHaveLength(1)
  })

  test('its notice goes once the dose is noted, and returns when the note is taken back', async () => {
    const id = await add()
    expect(await noticesAt('2026-11-21T20:00:00Z')).toHaveLength(1)
    await note(id, 1, 'taken')
    expect(await noticesAt('2026-11-21T20:01:00Z')).toEqual([])
    await note(id, 1, null)
    const [notice] = await noticesAt('2026-11-21T20:02:00Z')
    // "Done" says nothing of tomorrow's doses, nor of whether she took this one.
    await as(her).call(settleNotice, { params: { id: notice?.id ?? 0 }, body: { action: 'done' } })
    expect(await noticesAt('2026-11-22T08:00:00Z')).toHaveLength(1)
    const [reminder] = await reminders()
    expect((await as(her).call(doneReminder, { params: { id: reminder?.id ?? 0 } })).status).toBe(409)
  })

  test('a pause, a new plan and a stop move or end it, and take back what waits for times that are gone', async () => {
    const id = await add()
    expect(await noticesAt('2026-11-21T20:00:00Z')).toHaveLength(1)
    const change = async (from: string, change: 'pause' | 'switch' | 'stop', schedule: Schedule | null) =>
      as(her).call(addPhase, { params: { id }, body: { from, change, amount: '', strength: '', schedule } })
    await change('2026-11-22', 'pause', null)
    expect(await noticesAt('2026-11-21T20:05:00Z')).toHaveLength(1)
    expect(await nextAt()).toBeNull()
    await change('2026-11-25', 'switch', { kind: 'cycle', on: 12, off: 16, starts_on: '2026-11-26', times: ['22:00'] })
    expect(await nextAt()).toBe('2026-11-26T22:00:00.000Z')
    await change('2026-11-24', 'switch', { kind: 'daily', times: ['09:00'] })
    expect(await nextAt()).toBe('2026-11-24T09:00:00.000Z')
    await change('2026-11-21', 'stop', null)
    expect(await noticesAt('2026-11-21T20:06:00Z')).toEqual([])
  })

  test('a change made when a time has just come does not lose it', async () => {
    const id = await add()
    await setTime('2026-11-21T20:00:30Z')
    await as(her).call(replaceTreatment, { params: { id }, body: tablets(DAILY, { name: 'Tablets' }) })
    expect(await noticesAt('2026-11-21T20:01:00Z')).toHaveLength(1)
    expect((await reminders())[0]?.title).toBe('Tablets')
  })

  test('is switched off and on with the treatment or on its own; her choices about it stay', async () => {
    const id = await add()
    const [reminder] = await reminders()
    if (!reminder) throw new Error('no reminder')
    const body = { ...toBody(reminder), discreet: false, title: 'Another name', time: '03:00', channels: ['in_app' as const] }
    expect((await as(her).call(replaceReminder, { params: { id: reminder.id }, body })).reply.data).toMatchObject({
      title: 'Evening tablets',
      discreet: false,
      next_at: reminder.next_at,
    })
    const save = async (remind: boolean | undefined) =>
      (await as(her).call(replaceTreatment, { params: { id }, body: tablets(DAILY, remind === undefined ? {} : { remind }) })).reply.data
        .remind
    expect(await save(false)).toBe(false)
    expect(await nextAt()).toBeNull()
    expect(await save(undefined)).toBe(false)
    expect(await save(true)).toBe(true)
    expect((await as(her).call(listTreatments)).reply.data[0]?.remind).toBe(true)
    expect(await reminders()).toMatchObject([{ discreet: false, channels: ['in_app'], next_at: reminder.next_at }])
    expect(await noticesAt('2026-11-21T20:00:00Z')).toMatchObject([{ title: 'Evening tablets' }])
  })

  test('ends with the treatment, and is back with it', async () => {
    const id = await add()
    expect(await noticesAt('2026-11-21T20:00:00Z')).toHaveLength(1)
    await as(her).call(removeTreatment, { params: { id } })
    expect(await reminders()).toEqual([])
    expect(await noticesAt('2026-11-21T20:01:00Z')).toEqual([])
    await as(her).call(restoreTreatment, { params: { id } })
    expect(await nextAt()).toBe('2026-11-22T08:00:00.000Z')
    expect(await noticesAt('2026-11-21T20:02:00Z')).toHaveLength(1)

    await as(her).call(removeTreatment, { params: { id } })
    await sweepRemovedTreatments(testServer().vaults.hers, clockNow() + RESTORE_WITHIN_MS)
    const db = tables<{ reminders: { user_id: number }; reminder_deliveries: { user_id: number } }>(testServer().vaults.hers)
    for (const table of ['reminders', 'reminder_deliveries'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', her.id).execute()).toEqual([])
  })

  test('a treatment that is removed while its time comes is not announced, and goes on once it is restored', async () => {
    const id = await add()
    await setTime('2026-11-21T19:40:00Z')
    await as(her).call(removeTreatment, { params: { id } })
    expect(await noticesAt('2026-11-21T20:00:00Z')).toEqual([])
    await as(her).call(restoreTreatment, { params: { id } })
    expect(await nextAt()).toBe('2026-11-22T08:00:00.000Z')
  })

  test.each<[string, Schedule, string]>([
    ['every third day', { kind: 'every', n: 3, starts_on: '2026-11-20', times: ['08:00'] }, '2026-11-23T08:00'],
    ['the last day of long months', { kind: 'calendar-month', from_day: 31, to_day: 31, times: ['08:00'] }, '2026-12-31T08:00'],
    ['a coil to be changed', { kind: 'in-place', until: '2031-11-20' }, '2031-11-20T09:00'],
  ])('follows %s', async (_name, schedule, expected) => {
    await add(schedule)
    expect((await nextAt())?.slice(0, 16)).toBe(expected)
  })

  test.each<Schedule>([{ kind: 'as-needed' }, { kind: 'with-bleeding' }])('never comes for %j', async (schedule) => {
    await add(schedule)
    expect(await nextAt()).toBeNull()
  })

  test('announces a dose once although she travels west, and goes on by the days of the new zone', async () => {
    const fly = (timezone: string) => as(her).call(updateProfile, { body: { display_name: 'Ana', timezone } })
    await fly('Europe/Berlin')
    await add({ kind: 'daily', times: ['13:30'] })
    expect(await noticesAt('2026-11-21T12:30:00Z')).toHaveLength(1)
    await fly('America/New_York')
    // The dose of the 21st was announced in Berlin; the next is that of the 22nd, at 13:30 in New York.
    expect(await nextAt()).toBe('2026-11-22T18:30:00.000Z')
  })

  test('two servers announce a dose once', async () => {
    await add()
    const kit = {
      ...testServer(),
      clock: clockNow,
      notes: { warn: () => undefined },
      treatments: treatmentPlans,
      alerts: [],
      isLeaving: async () => false,
    }
    await setTime('2026-11-21T20:00:00Z')
    await Promise.all([makeReminderWorker(kit).deliver(), makeReminderWorker(kit).deliver()])
    expect((await as(her).call(findDue)).reply.data).toHaveLength(1)
  })

  test('comes again at its times after the clock was a week ahead', async () => {
    await add()
    await noticesAt('2026-11-28T20:00:00Z')
    await setTime(new Date(NOON).toISOString())
    expect(await nextAt()).toBe('2026-11-29T08:00:00.000Z')
    const { vaults, keys } = testServer()
    await setRemindersToClock(vaults, keys, treatmentPlans, NOON)
    expect(await nextAt()).toBe('2026-11-21T20:00:00.000Z')
    expect(await noticesAt('2026-11-21T20:00:00Z')).toHaveLength(1)
  })

  test('a dose that is more than three hours late is left to the next one', async () => {
    await add()
    expect(await noticesAt(new Date(Date.parse('2026-11-21T20:00:00Z') + 3 * HOUR_MS + 1).toISOString())).toEqual([])
    expect(await nextAt()).toBe('2026-11-22T08:00:00.000Z')
  })

  test('is in the calendar feed dose by dose, without its name', async () => {
    her = await person('woman', 'Europe/Berlin')
    await add({ kind: 'cycle', on: 2, off: 26, starts_on: '2026-11-22', times: ['22:00'] })
    const { url } = (await as(await steppedUp(her)).call(addFeed)).reply.data
    const { body } = await testServer().server.app.inject({ method: 'GET', url: new URL(url).pathname })
    expect([...body.matchAll(/DTSTART;TZID=[^:]+:(\S+)/g)].map(([, start]) => start)).toEqual([
      '20261122T220000',
      '20261123T220000',
      '20261220T220000',
      '20261221T220000',
    ])
    expect(body).toContain('SUMMARY:A moment for you')
    expect(body).not.toContain('tablets')
  })
})
