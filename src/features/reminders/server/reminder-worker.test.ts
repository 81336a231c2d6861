import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from '../../../../test/smtp-server.ts'
import { as, clockNow, guest, testServer, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { opened } from '../../../../test/couples.ts'
import { type PushService, startPushService } from '../../../../test/push-service.ts'
import { makeEmailWorker } from '../../../kit/server/email-worker.ts'
import { backoffMs } from '../../../kit/server/worker-loop.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { logout, refresh } from '../../auth/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences, updateProfile } from '../../settings/contract.ts'
import {
  addPush,
  addReminder,
  findDue,
  findPush,
  listReminders,
  removeReminder,
  replaceReminder,
  testReminder,
  WEEKDAYS,
} from '../contract.ts'
import { addTreatment, type NewTreatment } from '../../treatments/contract.ts'
import { treatmentPlans } from '../../treatments/server/store.ts'
import { planAlert } from './alert-store.ts'
import { type AlertSource, makeReminderWorker } from './reminder-worker.ts'

setUpServer({ PUSH_LOOPBACK: '1' })

const HOUR_MS = 3_600_000
const DUE = '2026-11-21T13:00:00Z'
const silentLog = { info: () => undefined, warn: () => undefined }
const reminder = { kind: 'medicine', title: 'Estrogen gel', time: '13:00', days: [...WEEKDAYS], channels: ['push'] } as const

let push: PushService
beforeAll(async () => {
  push = await startPushService()
})
afterAll(() => push.close())

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  push.arrivals.length = 0
  push.answerWith(() => 201)
  her = await person('woman')
})

afterEach(async () => {
  const { accounts, hers } = testServer().vaults
  await tables<{ mails: { id: number } }>(accounts).deleteFrom('mails').execute()
  await tables<{ reminders: { id: number } }>(hers).deleteFrom('reminders').execute()
  await tables<{ reminder_deliveries: { id: number } }>(hers).deleteFrom('reminder_deliveries').execute()
  await tables<{ insight_alerts: { user_id: number } }>(hers).deleteFrom('insight_alerts').execute()
})

async function add(body: Record<string, unknown> = {}): Promise<number> {
  const { status, reply } = await as(her).call(addReminder, { body: { ...reminder, ...body } })
  expect(status).toBe(201)
  return reply.data.id
}

let devices = 0
async function enablePush(): Promise<string> {
  devices += 1
  const { name, subscription } = push.device(`device-${process.pid}-${devices}`)
  expect((await as(her).call(addPush, { body: subscription })).status).toBe(201)
  return name
}

async function signInAgain(): Promise<void> {
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
}

/** Runs the worker at that time; resolves to the number of deliveries sent. */
async function at(time: string | number): Promise<number> {
  setClock(time)
  return testServer().server.reminderWorker.deliver()
}

const reminderWorker = (leaseMs?: number, found?: Awaited<ReturnType<AlertSource>>) =>
  makeReminderWorker({
    ...testServer(),
    clock: clockNow,
    notes: silentLog,
    treatments: treatmentPlans,
    alerts: found ? [async () => found] : [],
    isLeaving: async () => false,
    ...(leaseMs !== undefined && { leaseMs }),
  })

const emailsWaiting = async () =>
  (await tables<{ mails: { id: number } }>(testServer().vaults.accounts).selectFrom('mails').select('id').execute()).length

async function notices() {
  await signInAgain()
  return (await as(her).call(findDue)).reply.data
}

describe('an insight alert', () => {
  const EVENING = '2026-11-21T18:00:00Z'

  async function plan(notifications: Record<string, boolean> = {}): Promise<void> {
    await enablePush()
    await as(her).call(changePreferences, { body: { notifications } })
    await planAlert(testServer().vaults.hers, await opened(her), '2026-11-21', clockNow())
  }

  async function alertsAt(time: string, found: Awaited<ReturnType<AlertSource>>): Promise<number> {
    setClock(time)
    const [first, second] = [reminderWorker(undefined, found), reminderWorker(undefined, found)]
    return (await Promise.all([first.deliver(), second.deliver()])).reduce((sum, sent) => sum + sent, 0)
  }

  test('tells her device and her address once, without a word on what is new', async () => {
    await plan({ emailUpdates: true })
    expect(await alertsAt('2026-11-21T17:59:59Z', { isNew: true, next: undefined })).toBe(0)
    expect(await alertsAt(EVENING, { isNew: true, next: undefined })).toBe(2)
    expect(push.arrivals.map(({ message }) => message)).toMatchObject([
      { title: 'Emberwell', body: 'There is something new for you', url: '/home' },
    ])
    expect(await emailsWaiting()).toBe(1)
    expect(await alertsAt('2026-11-22T18:00:00Z', { isNew: true, next: undefined })).toBe(0)
  })

  test('comes at most once in seven days; a second one waits', async () => {
    await plan()
    expect(await alertsAt(EVENING, { isNew: true, next: '2026-11-23' })).toBe(1)
    expect(await alertsAt('2026-11-23T18:00:00Z', { isNew: true, next: undefined })).toBe(0)
    expect(await alertsAt('2026-11-28T17:59:59Z', { isNew: true, next: undefined })).toBe(0)
    expect(await alertsAt('2026-11-28T18:00:00Z', { isNew: true, next: undefined })).toBe(1)
  })

  test('waits for the evening when the server was down', async () => {
    await plan()
    expect(await alertsAt('2026-11-22T02:00:00Z', { isNew: true, next: undefined })).toBe(0)
    expect(await alertsAt('2026-11-22T18:00:00Z', { isNew: false, next: undefined })).toBe(1)
  })

  test.each([
    ['when nothing is new', {}, false],
    ['when she switched it off', { insightAlerts: false }, true],
  ])('is not sent %s', async (_, notifications, isNew) => {
    await plan(notifications)
    expect(await alertsAt(EVENING, { isNew, next: undefined })).toBe(0)
    expect(push.arrivals).toEqual([])
  })
})

describe('a due reminder', () => {
  test("reaches each device encrypted, in the app's name, and reveals nothing that it may not", async () => {
    const [phone, laptop] = [await enablePush(), await enablePush()]
    await add()
    expect(await at('2026-11-21T12:59:59Z')).toBe(0)
    expect(await at(DUE)).toBe(2)
    expect(push.arrivals.map(({ device }) => device).toSorted()).toEqual([phone, laptop].toSorted())
    const [first] = push.arrivals
    expect(first).toMatchObject({ encoding: 'aes128gcm', claims: { aud: push.origin, sub: 'mailto:no-reply@localhost' } })
    expect(first?.message).toEqual({ title: 'Emberwell', body: 'A moment for you', tag: first?.topic, url: '/reminders' })
    expect(first?.ttl).toBe(3 * 3_600)
    await signInAgain()
    expect(first?.key).toBe((await as(her).call(findPush)).reply.data.public_key)
    expect(await at('2026-11-21T13:01:00Z')).toBe(0)
    expect(push.arrivals).toHaveLength(2)
  })

  test('is delivered once on every channel, and again the next day with another tag', async () => {
    await enablePush()
    await add({ channels: ['in_app', 'push', 'email'] })
    expect(await at(DUE)).toBe(2)
    expect(await at('2026-11-22T13:00:00Z')).toBe(2)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(2)
    expect(await emailsWaiting()).toBe(2)
    expect(await notices()).toHaveLength(1)
  })

  test('of several treatments at one time is one message on a device and one email, which opens the doses of the day', async () => {
    await enablePush()
    const phase = { from: '2026-11-02', change: 'start', schedule: { kind: 'daily', times: ['13:00'] } } as const
    for (const name of ['Gel', 'Capsule']) {
      const { reply } = await as(her).call(addTreatment, {
        body: { name, what: 'other', form: 'other', phases: [phase], remind: true } as unknown as NewTreatment,
      })
      const [own] = (await as(her).call(listReminders)).reply.data.filter(({ treatment_id: id }) => id === reply.data.id)
      if (!own) throw new Error('no reminder')
      const { id, kind, title, time, days } = own
      await as(her).call(replaceReminder, {
        params: { id },
        body: { kind, title, time, days, channels: ['push', 'email'], discreet: true },
      })
    }
    await at(DUE)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(1)
    expect(push.arrivals[0]?.message).toMatchObject({ body: 'A moment for you', url: '/day/2026-11-21#due' })
    expect(await emailsWaiting()).toBe(1)
  })

  test('has her own text when she allows it', async () => {
    await enablePush()
    await add({ discreet: false })
    await at(DUE)
    expect(push.arrivals[0]?.message.body).toBe('Estrogen gel')
  })

  test('is skipped when it is done, also if that happens during silentLog hours', async () => {
    await enablePush()
    await add({ kind: 'check-in', skip_if_done: true, quiet_from: '12:30', quiet_to: '14:00', channels: ['in_app', 'push'] })
    expect(await at(DUE)).toBe(0)
    expect(await notices()).toHaveLength(1)
    await as(her).call(addMoment, { body: { kind: 'mood', value: 4, at: '2026-11-21T12:30:00Z' } })
    expect(await at('2026-11-21T14:00:00Z')).toBe(0)
    expect(push.arrivals).toEqual([])
    expect(await at('2026-11-22T13:00:00Z')).toBe(0)
    expect(await at('2026-11-22T14:00:00Z')).toBe(1)
  })

  test.each([
    ['comes while only hours of sleep are noted, which her phone may have sent', { sleep_hours: 7 }, 1],
    ['is skipped when there is more', { sleep_hours: 7, mood_rating: 6 }, 0],
  ])('to write a log %s', async (_, answers, count) => {
    await enablePush()
    await add({ kind: 'log', skip_if_done: true, channels: ['push'] })
    expect((await as(her).call(createQuickLog, { body: { log_date: '2026-11-21', ...answers } })).status).toBe(201)
    expect(await at(DUE)).toBe(count)
  })

  test('is held back in silentLog hours and comes when they end', async () => {
    await enablePush()
    await add({ quiet_from: '12:30', quiet_to: '14:00', channels: ['in_app', 'push', 'email'] })
    expect(await at(DUE)).toBe(0)
    expect(await at('2026-11-21T13:59:59Z')).toBe(0)
    expect(await emailsWaiting()).toBe(0)
    expect(await notices()).toHaveLength(1)
    expect(await at('2026-11-21T14:00:00Z')).toBe(2)
    expect(await emailsWaiting()).toBe(1)
  })

  test('sends no email after she has turned email off', async () => {
    await add({ channels: ['email'] })
    await as(her).call(changePreferences, { body: { notifications: { emailUpdates: false } } })
    expect(await at(DUE)).toBe(0)
    expect(await emailsWaiting()).toBe(0)
  })

  test('is tested at once, and at most once a minute', async () => {
    await enablePush()
    const id = await add({ channels: ['in_app', 'push'] })
    for (let count = 0; count < 3; count += 1) await as(her).call(testReminder, { params: { id } })
    expect(await at(NOON)).toBe(1)
    expect(await notices()).toHaveLength(1)
    expect(await at(DUE)).toBe(1)
  })
})

describe('after downtime', () => {
  test('a reminder up to three hours late is delivered once', async () => {
    await enablePush()
    await add()
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS)).toBe(1)
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS + 5_000)).toBe(0)
  })

  test('a later one waits for its next time, and missed days are not made up for', async () => {
    await enablePush()
    await add()
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS + 1)).toBe(0)
    await signInAgain()
    expect((await as(her).call(listReminders)).reply.data[0]?.next_at).toBe('2026-11-22T13:00:00.000Z')
    expect(await at('2026-11-26T14:00:00Z')).toBe(1)
    expect(push.arrivals).toHaveLength(1)
  })
})

describe('a push service', () => {
  test('that fails is retried with the same tag, and gets the message once', async () => {
    await enablePush()
    await add()
    push.answerWith(() => 503)
    expect(await at(DUE)).toBe(0)
    expect(await at(Date.parse(DUE) + backoffMs(1) - 1)).toBe(0)
    push.answerWith(() => 201)
    expect(await at(Date.parse(DUE) + backoffMs(1))).toBe(1)
    expect(push.arrivals.map(({ topic }) => topic)).toEqual([push.arrivals[0]?.topic, push.arrivals[0]?.topic])
    expect(await at(Date.parse(DUE) + 2 * backoffMs(1))).toBe(0)
  })

  test('that keeps failing is given up after three hours', async () => {
    await enablePush()
    await add()
    push.answerWith(() => 500)
    for (let minute = 0; minute <= 240; minute += 1) await at(Date.parse(DUE) + minute * 60_000)
    const tries = push.arrivals.length
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(20)
    expect(await at(Date.parse(DUE) + 6 * HOUR_MS)).toBe(0)
    expect(push.arrivals).toHaveLength(tries)
  })

  test.each([404, 410])('that returns %i has lost the device: it is removed, and the others get the message', async (status) => {
    const lost = await enablePush()
    await enablePush()
    await add()
    push.answerWith(({ device }) => (device === lost ? status : 201))
    expect(await at(DUE)).toBe(1)
    await signInAgain()
    expect((await as(her).call(findPush)).reply.data.devices).toHaveLength(1)
    expect(await at('2026-11-22T13:00:00Z')).toBe(1)
  })

  test('receives nothing for a device that was signed out', async () => {
    await enablePush()
    await add()
    await as(her).call(logout)
    const db = tables<{ push_devices: { user_id: number } }>(testServer().vaults.hers)
    expect(await db.selectFrom('push_devices').select('user_id').where('user_id', '=', her.id).execute()).toEqual([])
    expect(await at(DUE)).toBe(0)
    expect(push.arrivals).toEqual([])
  })

  test('receives nothing for a device whose session was ended elsewhere', async () => {
    await enablePush()
    await add()
    await tables<{ sessions: { user_id: number } }>(testServer().vaults.accounts)
      .deleteFrom('sessions')
      .where('user_id', '=', her.id)
      .execute()
    expect(await at(DUE)).toBe(0)
    expect(push.arrivals).toEqual([])
  })
})

describe('with two servers on one store', () => {
  test('two hundred reminders are delivered once each by both together', async () => {
    for (let count = 0; count < 40; count += 1) {
      her = await person('woman')
      await enablePush()
      for (let index = 0; index < 5; index += 1) await add({ channels: ['in_app', 'push', 'email'] })
    }
    setClock(DUE)
    const [first, second] = [reminderWorker(), reminderWorker()]
    const sent = await Promise.all([first.deliver(), second.deliver()])
    expect(sent[0] + sent[1]).toBe(400)
    expect(push.arrivals).toHaveLength(200)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(200)
    expect(await emailsWaiting()).toBe(200)
    const rows = await tables<{ reminder_deliveries: { id: number } }>(testServer().vaults.hers)
      .selectFrom('reminder_deliveries')
      .select('id')
      .execute()
    expect(rows).toHaveLength(600)
  }, 60_000)

  test('a delivery that one server never finishes is taken over by the other, and the email is sent once', async () => {
    await enablePush()
    await add({ channels: ['push', 'email'] })
    push.answerWith(() => new Promise(() => undefined))
    setClock(DUE)
    // The push service never responds.
    const stuck = reminderWorker(5_000)
    void stuck.deliver()
    await expect.poll(() => push.arrivals.length).toBe(1)
    await expect.poll(emailsWaiting).toBe(1)
    push.answerWith(() => 201)
    const second = reminderWorker(5_000)
    expect(await second.deliver()).toBe(0)
    setClock(Date.parse(DUE) + 5_001)
    expect(await second.deliver()).toBe(1)
    expect(push.arrivals).toHaveLength(2)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(1)
    expect(await emailsWaiting()).toBe(1)
    await stuck.stop()
  })
})

describe('an email', () => {
  let service: SmtpServer | undefined
  afterEach(async () => {
    await service?.close()
    service = undefined
  })

  async function smtp(options?: Partial<SMTPServerOptions>): Promise<SmtpServer> {
    service = await startSmtpServer(options)
    return service
  }

  const emailWorker = (smtpUrl: string) => {
    const { config, vaults, keys } = testServer()
    return makeEmailWorker({ ...config, smtpUrl, mailFrom: 'Emberwell <hello@example.org>' }, vaults.accounts, keys, clockNow, silentLog)
  }

  const messageIdOf = (email: string | undefined) => /^Message-ID: (.+)\r$/im.exec(email ?? '')?.[1]

  test('is sent once, discreet from subject to signature', async () => {
    const { url, taken } = await smtp()
    await add({ channels: ['email'] })
    expect(await at(DUE)).toBe(1)
    const out = emailWorker(url)
    expect(await out.deliver()).toBe(1)
    expect(await at(Date.parse(DUE) + 60_000)).toBe(0)
    expect(await out.deliver()).toBe(0)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain(`To: ${her.email}`)
    expect(taken[0]).toContain('Subject: A note from Emberwell')
    expect(taken[0]).not.toMatch(/estrogen|medic|menopaus|<img/i)
    await out.stop()
  })

  test.each([
    [
      '421',
      { onConnect: (_: unknown, done: (error?: Error | null) => void) => done(Object.assign(new Error('busy'), { responseCode: 421 })) },
    ],
    [
      '450',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
          done(Object.assign(new Error('later'), { responseCode: 450 })),
      },
    ],
    [
      '550',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
          done(Object.assign(new Error('no'), { responseCode: 550 })),
      },
    ],
  ])('that the mail server refuses with %s is retried and sent once', async (_, fault) => {
    const broken = await smtp(fault)
    await add({ channels: ['email'] })
    await at(DUE)
    const failing = emailWorker(broken.url)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    await broken.close()
    const well = await smtp()
    const out = emailWorker(well.url)
    await at(Date.parse(DUE) + backoffMs(1))
    expect(await out.deliver()).toBe(1)
    expect(await out.deliver()).toBe(0)
    expect(well.taken).toHaveLength(1)
    await out.stop()
  })

  test('may come twice as the same message when the mail server disconnects after the data', async () => {
    const received: string[] = []
    const broken = await smtp({
      onData: (stream) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          received.push(Buffer.concat(parts).toString())
          service?.hangUp()
        })
      },
    })
    await add({ channels: ['email'] })
    await at(DUE)
    const failing = emailWorker(broken.url)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    await broken.close()
    const well = await smtp()
    const out = emailWorker(well.url)
    setClock(Date.parse(DUE) + backoffMs(1))
    expect(await out.deliver()).toBe(1)
    expect(received).toHaveLength(1)
    expect(well.taken).toHaveLength(1)
    expect(messageIdOf(received[0])).toMatch(/^<.+@emberwell>$/)
    expect(messageIdOf(well.taken[0])).toBe(messageIdOf(received[0]))
    await out.stop()
  })
})

describe('an appointment', () => {
  const visit = { kind: 'appointment', title: 'Dr Ngata', days: [], date: '2026-11-23', time: '09:00', discreet: false } as const
  const leads = ['week', 'two_days', 'day', 'hour']

  test('is announced at each chosen lead still to come, with its day and time, and comes at its time, each once', async () => {
    await enablePush()
    await add({ ...visit, lead_times: leads })
    expect(await at('2026-11-22T08:59:59Z')).toBe(0)
    expect(await at('2026-11-22T09:00:00Z')).toBe(1)
    expect(await at('2026-11-22T09:00:10Z')).toBe(0)
    expect(await at('2026-11-23T08:00:00Z')).toBe(1)
    expect(await at('2026-11-23T09:00:00Z')).toBe(1)
    expect(await at('2026-11-24T09:00:00Z')).toBe(0)
    expect(push.arrivals.map(({ message }) => message.body)).toEqual([
      'Dr Ngata: Mon, Nov 23, 2026, 9:00 AM',
      'Dr Ngata: Mon, Nov 23, 2026, 9:00 AM',
      'Dr Ngata',
    ])
  })

  test('is announced by email and on the page too, and discreetly without its name', async () => {
    await add({ ...visit, discreet: true, channels: ['in_app', 'email'] })
    expect(await at('2026-11-22T09:00:00Z')).toBe(1)
    expect(await emailsWaiting()).toBe(1)
    expect((await notices()).map(({ title }: { title: string }) => title)).toEqual(['A moment for you'])
  })

  test('is not announced a second time after she has flown west', async () => {
    await enablePush()
    await add({ ...visit, lead_times: ['day', 'hour'] })
    expect(await at('2026-11-22T09:00:00Z')).toBe(1)
    await signInAgain()
    await as(her).call(updateProfile, { body: { display_name: 'Ana', timezone: 'America/New_York' } })
    expect(await at('2026-11-22T14:00:00Z')).toBe(0)
    expect(await at('2026-11-23T13:00:00Z')).toBe(1)
    expect(await at('2026-11-23T14:00:00Z')).toBe(1)
    expect(push.arrivals).toHaveLength(3)
  })

  test('is silent about its former time once it was moved or deleted, also what quiet hours held back', async () => {
    await enablePush()
    const body = { ...reminder, ...visit, lead_times: ['day'], quiet_from: '08:00', quiet_to: '10:00', channels: ['in_app', 'push'] }
    const id = await add(body)
    expect(await at('2026-11-22T09:00:00Z')).toBe(0)
    await signInAgain()
    await as(her).call(replaceReminder, { params: { id }, body: { ...body, date: '2026-11-26' } as never })
    expect(await at('2026-11-22T10:00:00Z')).toBe(0)
    expect(await notices()).toEqual([])
    expect(await at('2026-11-23T10:00:00Z')).toBe(0)
    expect(await at('2026-11-25T10:00:00Z')).toBe(1)
    await signInAgain()
    await as(her).call(removeReminder, { params: { id } })
    expect(await at('2026-11-26T10:00:00Z')).toBe(0)
  })
})
