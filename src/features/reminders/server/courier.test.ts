import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailService, startMailService } from '../../../../test/mail-service.ts'
import { as, clockNow, guest, house, NOON, person, setClock, setUpHouse, type TestPerson } from '../../../../test/people.ts'
import { type PushService, startPushService } from '../../../../test/push-service.ts'
import { backoffMs, makePostman } from '../../../kit/server/mail.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { logout, refresh } from '../../auth/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { addPush, addReminder, findDue, findPush, listReminders, testReminder, WEEKDAYS } from '../contract.ts'
import { makeCourier } from './courier.ts'

setUpHouse({ PUSH_LOOPBACK: '1' })

const HOUR_MS = 3_600_000
const DUE = '2026-11-21T13:00:00Z'
const quiet = { info: () => undefined, warn: () => undefined }
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
  const { accounts, hers } = house().vaults
  await tables<{ mails: { id: number } }>(accounts).deleteFrom('mails').execute()
  await tables<{ reminders: { id: number } }>(hers).deleteFrom('reminders').execute()
  await tables<{ reminder_deliveries: { id: number } }>(hers).deleteFrom('reminder_deliveries').execute()
})

async function add(body: Record<string, unknown> = {}): Promise<number> {
  const { status, reply } = await as(her).call(addReminder, { body: { ...reminder, ...body } })
  expect(status).toBe(201)
  return reply.data.id
}

let devices = 0
async function turnPushOn(): Promise<string> {
  devices += 1
  const { name, subscription } = push.device(`device-${process.pid}-${devices}`)
  expect((await as(her).call(addPush, { body: subscription })).status).toBe(201)
  return name
}

async function signInAgain(): Promise<void> {
  const { reply } = await guest.call(refresh, { body: { refresh: her.refresh } })
  her = { ...her, token: reply.access, refresh: reply.refresh }
}

/** Delivers at that instant; answers how many deliveries left. */
async function at(time: string | number): Promise<number> {
  setClock(time)
  return house().house.courier.deliver()
}

const courier = (leaseMs?: number) =>
  makeCourier({ ...house(), clock: clockNow, notes: quiet, isLeaving: async () => false, ...(leaseMs !== undefined && { leaseMs }) })

const mailsWaiting = async () =>
  (await tables<{ mails: { id: number } }>(house().vaults.accounts).selectFrom('mails').select('id').execute()).length

async function notices() {
  await signInAgain()
  return (await as(her).call(findDue)).reply.data
}

describe('a reminder that is due', () => {
  test('reaches each device encrypted, under our own name, and says nothing that it may not', async () => {
    const [phone, laptop] = [await turnPushOn(), await turnPushOn()]
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

  test('is delivered once on every channel, and again the next day under another tag', async () => {
    await turnPushOn()
    await add({ channels: ['in_app', 'push', 'email'] })
    expect(await at(DUE)).toBe(2)
    expect(await at('2026-11-22T13:00:00Z')).toBe(2)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(2)
    expect(await mailsWaiting()).toBe(2)
    expect(await notices()).toHaveLength(1)
  })

  test('says her own words where she lets it', async () => {
    await turnPushOn()
    await add({ discreet: false })
    await at(DUE)
    expect(push.arrivals[0]?.message.body).toBe('Estrogen gel')
  })

  test('is left out where she has done it, also while quiet hours held it', async () => {
    await turnPushOn()
    await add({ kind: 'check-in', skip_if_done: true, quiet_from: '12:30', quiet_to: '14:00', channels: ['in_app', 'push'] })
    expect(await at(DUE)).toBe(0)
    expect(await notices()).toHaveLength(1)
    await as(her).call(addMoment, { body: { kind: 'mood', value: 4, at: '2026-11-21T12:30:00Z' } })
    expect(await at('2026-11-21T14:00:00Z')).toBe(0)
    expect(push.arrivals).toEqual([])
    expect(await at('2026-11-22T13:00:00Z')).toBe(0)
    expect(await at('2026-11-22T14:00:00Z')).toBe(1)
  })

  test('makes no sound in quiet hours, and comes when they end', async () => {
    await turnPushOn()
    await add({ quiet_from: '12:30', quiet_to: '14:00', channels: ['in_app', 'push', 'email'] })
    expect(await at(DUE)).toBe(0)
    expect(await at('2026-11-21T13:59:59Z')).toBe(0)
    expect(await mailsWaiting()).toBe(0)
    expect(await notices()).toHaveLength(1)
    expect(await at('2026-11-21T14:00:00Z')).toBe(2)
    expect(await mailsWaiting()).toBe(1)
  })

  test('sends no letter once she has switched letters off', async () => {
    await add({ channels: ['email'] })
    await as(her).call(changePreferences, { body: { notifications: { emailUpdates: false } } })
    expect(await at(DUE)).toBe(0)
    expect(await mailsWaiting()).toBe(0)
  })

  test('is tried out at once, and at most once a minute', async () => {
    await turnPushOn()
    const id = await add({ channels: ['in_app', 'push'] })
    for (let count = 0; count < 3; count += 1) await as(her).call(testReminder, { params: { id } })
    expect(await at(NOON)).toBe(1)
    expect(await notices()).toHaveLength(1)
    expect(await at(DUE)).toBe(1)
  })
})

describe('after the server stood still', () => {
  test('a reminder up to three hours late is delivered once', async () => {
    await turnPushOn()
    await add()
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS)).toBe(1)
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS + 5_000)).toBe(0)
  })

  test('one that is later waits for its next time, and days that were missed are not made up for', async () => {
    await turnPushOn()
    await add()
    expect(await at(Date.parse(DUE) + 3 * HOUR_MS + 1)).toBe(0)
    await signInAgain()
    expect((await as(her).call(listReminders)).reply.data[0]?.next_at).toBe('2026-11-22T13:00:00.000Z')
    expect(await at('2026-11-26T14:00:00Z')).toBe(1)
    expect(push.arrivals).toHaveLength(1)
  })
})

describe('a push service', () => {
  test('that is out of order is asked again later, with the same tag, and gets the message once', async () => {
    await turnPushOn()
    await add()
    push.answerWith(() => 503)
    expect(await at(DUE)).toBe(0)
    expect(await at(Date.parse(DUE) + backoffMs(1) - 1)).toBe(0)
    push.answerWith(() => 201)
    expect(await at(Date.parse(DUE) + backoffMs(1))).toBe(1)
    expect(push.arrivals.map(({ topic }) => topic)).toEqual([push.arrivals[0]?.topic, push.arrivals[0]?.topic])
    expect(await at(Date.parse(DUE) + 2 * backoffMs(1))).toBe(0)
  })

  test('that stays out of order is given up after three hours', async () => {
    await turnPushOn()
    await add()
    push.answerWith(() => 500)
    for (let minute = 0; minute <= 240; minute += 1) await at(Date.parse(DUE) + minute * 60_000)
    const tries = push.arrivals.length
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(20)
    expect(await at(Date.parse(DUE) + 6 * HOUR_MS)).toBe(0)
    expect(push.arrivals).toHaveLength(tries)
  })

  test.each([404, 410])('that answers %i has lost the device: it is forgotten, the others are told', async (status) => {
    const gone = await turnPushOn()
    await turnPushOn()
    await add()
    push.answerWith(({ device }) => (device === gone ? status : 201))
    expect(await at(DUE)).toBe(1)
    await signInAgain()
    expect((await as(her).call(findPush)).reply.data.devices).toHaveLength(1)
    expect(await at('2026-11-22T13:00:00Z')).toBe(1)
  })

  test('is told nothing for a device that was signed out', async () => {
    await turnPushOn()
    await add()
    await as(her).call(logout)
    const db = tables<{ push_devices: { user_id: number } }>(house().vaults.hers)
    expect(await db.selectFrom('push_devices').select('user_id').where('user_id', '=', her.id).execute()).toEqual([])
    expect(await at(DUE)).toBe(0)
    expect(push.arrivals).toEqual([])
  })

  test('is told nothing for a device whose session was ended elsewhere', async () => {
    await turnPushOn()
    await add()
    await tables<{ sessions: { user_id: number } }>(house().vaults.accounts).deleteFrom('sessions').where('user_id', '=', her.id).execute()
    expect(await at(DUE)).toBe(0)
    expect(push.arrivals).toEqual([])
  })
})

describe('with two servers at the same store', () => {
  test('two hundred reminders are delivered once each, by both together', async () => {
    for (let count = 0; count < 40; count += 1) {
      her = await person('woman')
      await turnPushOn()
      for (let one = 0; one < 5; one += 1) await add({ channels: ['in_app', 'push', 'email'] })
    }
    setClock(DUE)
    const [one, other] = [courier(), courier()]
    const sent = await Promise.all([one.deliver(), other.deliver()])
    expect(sent[0] + sent[1]).toBe(400)
    expect(push.arrivals).toHaveLength(200)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(200)
    expect(await mailsWaiting()).toBe(200)
    const rows = await tables<{ reminder_deliveries: { id: number } }>(house().vaults.hers)
      .selectFrom('reminder_deliveries')
      .select('id')
      .execute()
    expect(rows).toHaveLength(600)
  }, 60_000)

  test('what one holds and never finishes, the other takes over, and the letter still leaves once', async () => {
    await turnPushOn()
    await add({ channels: ['push', 'email'] })
    push.answerWith(() => new Promise(() => undefined))
    setClock(DUE)
    // It hangs in the push service's hands and is never heard of again.
    const stuck = courier(5_000)
    void stuck.deliver()
    await expect.poll(() => push.arrivals.length).toBe(1)
    await expect.poll(mailsWaiting).toBe(1)
    push.answerWith(() => 201)
    const other = courier(5_000)
    expect(await other.deliver()).toBe(0)
    setClock(Date.parse(DUE) + 5_001)
    expect(await other.deliver()).toBe(1)
    expect(push.arrivals).toHaveLength(2)
    expect(new Set(push.arrivals.map(({ topic }) => topic)).size).toBe(1)
    expect(await mailsWaiting()).toBe(1)
    await stuck.stop()
  })
})

describe('a letter', () => {
  let service: MailService | undefined
  afterEach(async () => {
    await service?.close()
    service = undefined
  })

  async function smtp(options?: Partial<SMTPServerOptions>): Promise<MailService> {
    service = await startMailService(options)
    return service
  }

  const postman = (smtpUrl: string) => {
    const { config, vaults, keys } = house()
    return makePostman({ ...config, smtpUrl, mailFrom: 'Emberwell <hello@example.org>' }, vaults.accounts, keys, clockNow, quiet)
  }

  const messageIdOf = (letter: string | undefined) => /^Message-ID: (.+)\r$/im.exec(letter ?? '')?.[1]

  test('leaves once through the mail server, discreet from subject to signature', async () => {
    const { url, taken } = await smtp()
    await add({ channels: ['email'] })
    expect(await at(DUE)).toBe(1)
    const out = postman(url)
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
  ])('that the mail server answers with %s is not lost, and leaves once when it can', async (_, fault) => {
    const broken = await smtp(fault)
    await add({ channels: ['email'] })
    await at(DUE)
    const failing = postman(broken.url)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    await broken.close()
    const well = await smtp()
    const out = postman(well.url)
    await at(Date.parse(DUE) + backoffMs(1))
    expect(await out.deliver()).toBe(1)
    expect(await out.deliver()).toBe(0)
    expect(well.taken).toHaveLength(1)
    await out.stop()
  })

  test('whose mail server hangs up after the last word may come twice, as one and the same message', async () => {
    const taken: string[] = []
    const broken = await smtp({
      onData: (stream) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          taken.push(Buffer.concat(parts).toString())
          service?.hangUp()
        })
      },
    })
    await add({ channels: ['email'] })
    await at(DUE)
    const failing = postman(broken.url)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    await broken.close()
    const well = await smtp()
    const out = postman(well.url)
    setClock(Date.parse(DUE) + backoffMs(1))
    expect(await out.deliver()).toBe(1)
    expect(taken).toHaveLength(1)
    expect(well.taken).toHaveLength(1)
    expect(messageIdOf(taken[0])).toMatch(/^<.+@emberwell>$/)
    expect(messageIdOf(well.taken[0])).toBe(messageIdOf(taken[0]))
    await out.stop()
  })
})
