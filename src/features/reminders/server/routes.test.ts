import { beforeEach, describe, expect, test } from 'vitest'
import { as, guest, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { refresh } from '../../auth/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { changePreferences, findPreferences, updateProfile } from '../../settings/contract.ts'
import {
  addFeed,
  addPush,
  addReminder,
  doneReminder,
  findDue,
  findFeed,
  findPush,
  findUpcoming,
  listReminders,
  readFeed,
  REMINDERS_MAX,
  removeFeed,
  removePush,
  removeReminder,
  replaceReminder,
  settleNotice,
  undoReminderDone,
  testReminder,
  WEEKDAYS,
} from '../contract.ts'

setUpServer({ PUSH_LOOPBACK: '1' })

const evening = { kind: 'log', title: 'Evening log', time: '20:00', days: [...WEEKDAYS], channels: ['in_app'] } as const
const visit = { kind: 'appointment', title: 'Dr Ngata', time: '09:30', date: '2026-12-02', channels: ['in_app'] } as const

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman', 'Europe/Berlin')
})

async function add(body: Record<string, unknown>, who = her) {
  const { status, reply } = await as(who).call(addReminder, { body })
  expect(status).toBe(201)
  return reply.data
}

const list = async (who = her) => (await as(who).call(listReminders)).reply.data
const notices = async () => (await as(her).call(findDue)).reply.data

async function at(time: string): Promise<void> {
  setClock(time)
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
  await testServer().server.reminderWorker.deliver()
}

describe('her reminders', () => {
  test('are stored as she set them, discreet by default, with the next time in her time zone', async () => {
    const { id, ...stored } = await add(evening)
    expect(id).toBeGreaterThan(0)
    expect(stored).toEqual({
      ...evening,
      treatment_id: null,
      date: null,
      lead_times: [],
      discreet: true,
      quiet_from: null,
      quiet_to: null,
      skip_if_done: false,
      enabled: true,
      next_at: '2026-11-21T19:00:00.000Z',
      done_today: false,
    })
    expect(await list()).toEqual([{ id, ...stored }])
  })

  test('an appointment is announced a day and an hour before unless she chose, and is listed by its own time', async () => {
    const visit = { kind: 'appointment', title: 'Dr Ngata', time: '09:00', days: [], date: '2026-11-23', channels: ['in_app'] } as const
    const first = await add(visit)
    expect(first).toMatchObject({ lead_times: ['day', 'hour'], next_at: '2026-11-23T08:00:00.000Z' })
    expect(await add({ ...visit, lead_times: [] })).toMatchObject({ lead_times: [] })
    const refused = await as(her).call(addReminder, { body: { ...evening, lead_times: ['day'] } })
    expect([refused.status, refused.refusal.details?.['lead_times']?.[0]]).toEqual([400, 'Only an appointment is announced beforehand'])
    const { reply } = await as(her).call(findUpcoming, { query: {} })
    expect(reply.data[0]?.at).toBe('2026-11-23T08:00:00.000Z')
  })

  test('are listed in the order of their next time, disabled ones last', async () => {
    await add({ ...evening, title: 'Off', enabled: false })
    await add(visit)
    await add(evening)
    expect((await list()).map(({ title }) => title)).toEqual(['Evening log', 'Dr Ngata', 'Off'])
  })

  test('can be changed, switched off and on, and moved to another time', async () => {
    const { id } = await add(evening)
    const change = async (body: Record<string, unknown>) =>
      (await as(her).call(replaceReminder, { params: { id }, body: { ...evening, ...body } })).reply.data
    expect((await change({ time: '21:30', discreet: false })).next_at).toBe('2026-11-21T20:30:00.000Z')
    expect((await change({ enabled: false })).next_at).toBeNull()
    expect((await change({ enabled: true, days: ['mon'] })).next_at).toBe('2026-11-23T19:00:00.000Z')
    expect(await list()).toHaveLength(1)
  })

  test('are deleted with their open notices', async () => {
    const { id } = await add(evening)
    await as(her).call(testReminder, { params: { id } })
    expect(await notices()).toHaveLength(1)
    expect((await as(her).call(removeReminder, { params: { id } })).status).toBe(200)
    expect((await as(her).call(removeReminder, { params: { id } })).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await notices()).toEqual([])
  })

  test('are readable by their owner only', async () => {
    const { id } = await add(evening)
    const otherUser = await person('woman')
    for (const endpoint of [replaceReminder, removeReminder, doneReminder, testReminder]) {
      expect((await as(otherUser).call(endpoint, { params: { id }, body: endpoint === replaceReminder ? evening : {} })).status).toBe(404)
      expect((await as(await person('partner')).call(endpoint, { params: { id }, body: evening })).status).toBe(403)
      expect((await guest.call(endpoint, { params: { id } })).status).toBe(401)
    }
    expect(await list(otherUser)).toEqual([])
    expect(await list()).toHaveLength(1)
  })

  test('are encrypted: no word of them is in the store', async () => {
    await add({ ...evening, title: 'Estrogen gel' })
    const db = tables<{ reminders: Record<string, unknown> }>(testServer().vaults.hers)
    const rows = await db.selectFrom('reminders').selectAll().where('user_id', '=', her.id).execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      [
        'user_id',
        'id',
        'version',
        'due_at',
        'wake_at',
        'last_due_at',
        'last_lead',
        'last_planned',
        'done_on',
        'created_at',
        'updated_at',
        'sealed',
        'treatment_id',
      ].toSorted(),
    )
    expect(Buffer.from(rows[0]?.['sealed'] as Uint8Array).includes('Estrogen')).toBe(false)
  })

  test('are limited to fifty', async () => {
    for (let count = 0; count < REMINDERS_MAX; count += 1) await add(evening)
    const { status, refusal } = await as(her).call(addReminder, { body: evening })
    expect(status).toBe(409)
    expect(refusal.message).toContain('50 reminders')
  })

  test('sent twice with one key are created once', async () => {
    const headers = { 'idempotency-key': 'evening-reminder' }
    await Promise.all([1, 2, 3].map(() => as(her).call(addReminder, { body: evening, headers })))
    expect(await list()).toHaveLength(1)
  })

  test('follow her to another time zone at once', async () => {
    await add(evening)
    await as(her).call(updateProfile, { body: { display_name: 'Her', timezone: 'Pacific/Auckland' } })
    expect((await list())[0]?.next_at).toBe('2026-11-22T07:00:00.000Z')
  })
})

test.each([
  ['kind', { kind: 'pill' }, 'Please choose from: log, medicine, check-in, appointment, custom'],
  ['title', { title: '  ' }, 'Please give it a name'],
  ['title', { title: 'x'.repeat(121) }, 'Please use at most 120 characters'],
  ['time', { time: '24:00' }, 'Please give a time from 00:00 to 23:59'],
  ['time', { time: '8:00' }, 'Please give a time from 00:00 to 23:59'],
  ['days', { days: [] }, 'Please choose at least one day'],
  ['days', { days: ['mon', 'mon'] }, 'Please name each one once'],
  ['days', { days: 'mon' }, 'Please give a list'],
  ['days.0', { days: ['monday'] }, 'Please choose from: mon, tue, wed, thu, fri, sat, sun'],
  ['channels', { channels: [] }, 'Please choose at least one way to be reminded'],
  ['channels.0', { channels: ['sms'] }, 'Please choose from: in_app, push, email'],
  ['date', { date: '2026-12-02' }, 'Only an appointment has a date'],
  ['date', { ...visit, days: [], date: null }, 'Please choose the day of the appointment'],
  ['date', { ...visit, days: [], date: '2026-02-30' }, 'Please give a date that exists, as YYYY-MM-DD'],
  ['date', { ...visit, days: [], date: '2026-11-21', time: '12:59' }, 'Please choose a time that is still to come'],
  ['days', { ...visit, days: ['mon'] }, 'An appointment has a date instead of days'],
  ['quiet_to', { quiet_from: '22:00', quiet_to: null }, 'Please give both ends of the quiet hours, and not the same time twice'],
  ['quiet_to', { quiet_from: '22:00', quiet_to: '22:00' }, 'Please give both ends of the quiet hours, and not the same time twice'],
  ['discreet', { discreet: 'yes' }, 'Please give true or false'],
  ['partner', { partner: true }, 'This field is not known'],
])('reports %s when it is invalid: %j', async (field, change, sentence) => {
  const { status, refusal } = await as(her).call(addReminder, { body: { ...evening, ...change } })
  expect(refusal.details?.[field]).toEqual([sentence])
  expect(status).toBe(400)
  expect(await list()).toEqual([])
})

describe('the upcoming events', () => {
  test('are those of the coming week, and appointments however far ahead', async () => {
    await add({ ...evening, days: ['sun', 'tue'] })
    await add(visit)
    const { reply } = await as(her).call(findUpcoming)
    expect(reply.data.map(({ title, at }) => `${title} ${at}`)).toEqual([
      'Evening log 2026-11-22T19:00:00.000Z',
      'Evening log 2026-11-24T19:00:00.000Z',
      'Dr Ngata 2026-12-02T08:30:00.000Z',
    ])
    expect((await as(her).call(findUpcoming, { query: { limit: 1 } })).reply.data).toHaveLength(1)
  })

  test('are empty without reminders', async () => {
    expect((await as(her).call(findUpcoming)).reply).toEqual({ data: [], paused: false })
  })
})

describe('a notice on the page', () => {
  test('is shown from the minute it is due, in the words she allows, and disappears when done', async () => {
    const { id } = await add({ ...evening, title: 'Estrogen gel', kind: 'medicine' })
    expect((await as(her).call(findDue)).reply).toEqual({ data: [], next_at: '2026-11-21T19:00:00.000Z' })
    await at('2026-11-21T19:00:01Z')
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice).toMatchObject({ reminder_id: id, kind: 'medicine', title: 'A moment for you', due_at: '2026-11-21T19:00:00.000Z' })
    const params = { id: notice?.id ?? 0 }
    expect((await as(await person('woman')).call(settleNotice, { params, body: { action: 'done' } })).status).toBe(404)
    expect((await as(her).call(settleNotice, { params, body: { action: 'done' } })).status).toBe(200)
    expect((await as(her).call(settleNotice, { params, body: { action: 'done' } })).status).toBe(404)
    expect(await notices()).toEqual([])
    expect((await list())[0]).toMatchObject({ done_today: true, next_at: '2026-11-22T19:00:00.000Z' })
  })

  test('comes back when "done" is taken back, and the reminder is not done any more', async () => {
    const { id } = await add({ ...evening, kind: 'medicine', skip_if_done: true })
    await at('2026-11-21T19:00:01Z')
    const [notice] = await notices()
    const { reply } = await as(her).call(settleNotice, { params: { id: notice?.id ?? 0 }, body: { action: 'done' } })
    const undo = { params: { id }, body: { done_at: reply.done_at ?? '' } }
    expect((await as(await person('woman')).call(undoReminderDone, undo)).status).toBe(404)
    for (const time of ['once', 'again']) expect((await as(her).call(undoReminderDone, undo)).status, time).toBe(200)
    expect(await notices()).toEqual([notice])
    expect((await list())[0]).toMatchObject({ done_today: false })
  })

  test('comes back in an hour after "later", and expires after a day', async () => {
    await add({ ...evening, discreet: false })
    await at('2026-11-21T19:00:00Z')
    const [notice] = await notices()
    expect(notice?.title).toBe('Evening log')
    await as(her).call(settleNotice, { params: { id: notice?.id ?? 0 }, body: { action: 'later' } })
    expect((await as(her).call(findDue)).reply).toEqual({ data: [], next_at: '2026-11-21T20:00:00.000Z' })
    await at('2026-11-21T20:00:00Z')
    expect(await notices()).toHaveLength(1)
    await at('2026-11-22T19:00:00Z')
    expect((await notices()).map(({ due_at }) => due_at)).toEqual(['2026-11-22T19:00:00.000Z'])
  })

  test('is skipped on a day with a log, and disappears when the log comes after it', async () => {
    await add({ ...evening, skip_if_done: true })
    await as(her).call(createQuickLog, {
      body: { log_date: '2026-11-21', mood_rating: 5, energy_level: 5, sleep_hours: 7, hot_flashes_count: 0 },
    })
    await at('2026-11-21T19:00:00Z')
    expect(await notices()).toEqual([])
    await at('2026-11-22T19:00:00Z')
    expect(await notices()).toHaveLength(1)
    await as(her).call(createQuickLog, {
      body: { log_date: '2026-11-22', mood_rating: 5, energy_level: 5, sleep_hours: 7, hot_flashes_count: 0 },
    })
    expect(await notices()).toEqual([])
  })

  test('is skipped on a day on which it was marked as done', async () => {
    const { id } = await add({ ...evening, kind: 'medicine', skip_if_done: true })
    await as(her).call(doneReminder, { params: { id } })
    await at('2026-11-21T19:00:00Z')
    expect(await notices()).toEqual([])
    await at('2026-11-22T19:00:00Z')
    expect(await notices()).toHaveLength(1)
  })

  test('does not come while reminders are switched off in her settings', async () => {
    await add(evening)
    await as(her).call(changePreferences, { body: { notifications: { dailyReminders: false } } })
    expect((await as(her).call(listReminders)).reply.paused).toBe(true)
    await at('2026-11-21T19:00:00Z')
    expect(await notices()).toEqual([])
  })
})

test('choosing email allows it in her settings, and a later change there applies', async () => {
  const allowed = async () => (await as(her).call(findPreferences)).reply.data.notifications.emailUpdates
  expect(await allowed()).toBe(false)
  const { id } = await add({ ...evening, channels: ['email'] })
  expect(await allowed()).toBe(true)
  await as(her).call(changePreferences, { body: { notifications: { emailUpdates: false } } })
  await as(her).call(replaceReminder, { params: { id }, body: { ...evening, channels: ['email'], title: 'Other' } })
  expect(await allowed()).toBe(false)
})

describe('push', () => {
  const subscription = (name: string) => ({
    endpoint: `http://127.0.0.1:9/push/${name}`,
    expirationTime: null,
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })

  test('is on for the devices that turned it on, once each', async () => {
    const { reply } = await as(her).call(findPush)
    expect(reply.data.public_key).toMatch(/^[A-Za-z0-9_-]{87}$/)
    expect(reply.data.devices).toEqual([])
    const add = async (name: string) => (await as(her).call(addPush, { body: subscription(name) })).reply.data.id
    const phone = await add(`phone-${her.id}`)
    expect(await add(`phone-${her.id}`)).toBe(phone)
    await Promise.all(Array.from({ length: 8 }, () => add(`laptop-${her.id}`)))
    const { devices } = (await as(her).call(findPush)).reply.data
    expect(devices.map(({ is_here }) => is_here)).toEqual([true, true])
    expect((await as(await person('woman')).call(removePush, { params: { id: phone } })).status).toBe(404)
    expect((await as(her).call(removePush, { params: { id: phone } })).status).toBe(200)
    expect((await as(her).call(findPush)).reply.data.devices).toHaveLength(1)
  })

  test('goes to the account that signed in last in a browser', async () => {
    const otherUser = await person('woman')
    await as(her).call(addPush, { body: subscription(`shared-${her.id}`) })
    await as(otherUser).call(addPush, { body: subscription(`shared-${her.id}`) })
    expect((await as(her).call(findPush)).reply.data.devices).toEqual([])
    expect((await as(otherUser).call(findPush)).reply.data.devices).toHaveLength(1)
  })

  test.each([
    'ftp://push.example.org/x',
    'http://push.example.org/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://user:secret@push.example.org/x',
    'https://printer.local/x',
    'https://intranet/x',
    'nonsense',
  ])('is not sent to %s', async (endpoint) => {
    const { status, refusal } = await as(her).call(addPush, { body: { ...subscription('x'), endpoint } })
    expect(status).toBe(400)
    expect(refusal.details?.['endpoint']).toEqual(['This is not the address of a push service.'])
  })
})

describe('the calendar link', () => {
  const fetchFeed = (url: string) => testServer().server.app.inject({ method: 'GET', url: new URL(url).pathname })

  test('shows her reminders to anyone with the link, discreetly and in her time zone', async () => {
    await add({ ...evening, title: 'Estrogen gel' })
    await add({ ...visit, discreet: false })
    await add({ ...evening, title: 'Off', enabled: false })
    const { reply } = await as(await steppedUp(her)).call(addFeed)
    expect(reply.data.url).toMatch(/^http:\/\/emberwell\.test\/api\/reminders\/feed\/[A-Za-z0-9_-]{43}\.ics$/)
    expect((await as(her).call(findFeed)).reply.data.created_at).toBe(reply.data.created_at)

    const answer = await fetchFeed(reply.data.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const unfolded = answer.body.replaceAll(/\r\n[ \t]/g, '')
    expect(unfolded).not.toContain('Estrogen')
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(unfolded).toContain('SUMMARY:A moment for you\r\n')
    expect(unfolded).toContain('DTSTART;TZID=Europe/Berlin:20261121T200000\r\n')
    expect(unfolded).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU\r\n')
    expect(unfolded).toContain('SUMMARY:Dr Ngata\r\n')
    expect(unfolded).toContain('DTSTART;TZID=Europe/Berlin:20261202T093000\r\n')
    expect(unfolded).toContain('DTEND;TZID=Europe/Berlin:20261202T094500\r\n')
    expect(unfolded).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n')
    expect(unfolded).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n')
    expect(unfolded).toContain('BEGIN:STANDARD\r\nDTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n')
  })

  test('stops working when turned off or replaced, with the reply of an unknown link', async () => {
    const first = (await as(await steppedUp(her)).call(addFeed)).reply.data.url
    const second = (await as(await steppedUp(her)).call(addFeed)).reply.data.url
    const old = await fetchFeed(first)
    expect((await fetchFeed(second)).statusCode).toBe(200)
    await as(her).call(removeFeed)
    const revoked = await fetchFeed(second)
    const unknown = await guest.call(readFeed, { params: { token: 'x'.repeat(43) } })
    const malformed = await guest.call(readFeed, { params: { token: 'x' } })
    for (const { statusCode, body } of [old, revoked]) {
      expect(statusCode).toBe(404)
      expect(body).toBe(unknown.text)
    }
    expect(malformed.text).toBe(unknown.text)
    expect((await as(her).call(findFeed)).reply.data.created_at).toBeNull()
  })

  test('is not stored in clear', async () => {
    const { url } = (await as(await steppedUp(her)).call(addFeed)).reply.data
    const token = url.slice(-47, -4)
    const db = tables<{ reminder_feeds: { digest: string } }>(testServer().vaults.hers)
    const digests = await db.selectFrom('reminder_feeds').select('digest').execute()
    expect(digests.map(({ digest }) => digest)).not.toContain(token)
  })
})
