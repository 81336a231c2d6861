import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'
import { addReminderOf } from '../src/features/reminders/server/store.ts'
import { addDevice } from '../src/features/reminders/server/device-store.ts'
import { setPreferences } from '../src/features/settings/server/store.ts'
import { addAccount, findPerson } from '../src/features/auth/server/account-store.ts'
import { addSession } from '../src/features/auth/server/session-store.ts'
import { WEEKDAYS } from '../src/features/reminders/contract.ts'
import { tables } from '../src/kit/server/vaults.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { type PushService, startPushService } from './push-service.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'
import { inStores, type Settings, type Stores } from './store-folder.ts'

const WOMEN = 25
const EACH = 8
const REMINDERS = WOMEN * EACH
/** A killed server has at most this many pushes, and one email, in progress. */
const PUSHES_AT_ONCE = 8
/** A server is killed when this many of one kind have arrived: during a push, an email, and a push. */
const KILLS = [
  { pushes: 50, emails: 100 },
  { pushes: 130, emails: 40 },
  { pushes: 150, emails: 150 },
]

let push: PushService
let smtp: SmtpServer
let onEmail: () => Promise<void> | undefined = () => undefined
const emailIds: string[] = []

beforeAll(async () => {
  push = await startPushService()
  smtp = await startSmtpServer({
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        emailIds.push(/^Message-ID: (.+)\r$/im.exec(Buffer.concat(parts).toString())?.[1] ?? '')
        void Promise.resolve(onEmail()).then(() => done())
      })
    },
  })
})
afterEach(endServers)
afterAll(async () => {
  await push.close()
  await smtp.close()
})

/** Creates hundreds of reminders by page, push and email, due two minutes ago, in a store without a running server. */
async function fill({ vaults, keys }: Stores): Promise<void> {
  const now = Date.now()
  const dueAt = now - (now % 60_000) - 120_000
  const time = new Date(dueAt).toISOString().slice(11, 16)
  for (let count = 0; count < WOMEN; count += 1) {
    const profile = { full_name: `Woman ${count}`, email: `woman-${count}@example.org`, pronouns: '' }
    const account = { userType: 'woman', passwordHash: 'none', timezone: 'UTC', profile, now, confirmedAt: now } as const
    const id = await addAccount(vaults.accounts, keys, account)
    const found = id && (await findPerson(vaults.accounts, keys, id))
    if (!found) throw new Error('Account not found')
    const sessionId = await addSession(vaults.accounts, found.id, 'Test', now)
    await setPreferences(vaults.hers, found, { notifications: { emailUpdates: true } }, now)
    await addDevice(vaults.hers, keys, found, push.device(`woman-${count}`).subscription, now)
    const devices = tables<{ push_devices: { user_id: number; session_id: number } }>(vaults.hers)
    await devices.updateTable('push_devices').set({ session_id: sessionId }).where('user_id', '=', found.id).execute()
    for (let one = 0; one < EACH; one += 1) {
      const content = { kind: 'custom', title: 'Stretch', time, days: [...WEEKDAYS], channels: ['in_app', 'push', 'email'] } as const
      const shape = {
        ...content,
        days: [...content.days],
        channels: [...content.channels],
        discreet: true,
        skip_if_done: false,
        enabled: true,
      }
      await addReminderOf(vaults.hers, found, shape, dueAt - 1)
    }
  }
}

async function channelsIn({ vaults }: Stores): Promise<string[]> {
  const rows = await tables<{ reminder_deliveries: { channel: string } }>(vaults.hers)
    .selectFrom('reminder_deliveries')
    .select('channel')
    .execute()
  return rows.map(({ channel }) => channel)
}

describe('servers killed while sending', () => {
  test('hundreds of reminders arrive once each by page, push and email', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-kill-'))
    const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
    const settings: Settings = {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@example.org',
      PUSH_LOOPBACK: '1',
      ...(database && { DATABASE_URL: database.url }),
    }
    await inStores(settings, fill)

    const servers: ServerProcess[] = []
    // PostgreSQL allows two servers at once; the embedded store one after the other.
    const atOnce = database ? 2 : 1
    const startMissing = async () => {
      while (servers.length < atOnce) servers.push(await startServer(settings))
    }
    for (const [kill, { pushes, emails }] of KILLS.entries()) {
      // During a push or an email: what has arrived by then gets no response until the server is dead.
      const [reached, dead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holdFrom = async (least: number, arrived: number) => {
        if (arrived < least) return
        reached.resolve()
        await dead.promise
      }
      push.answerWith(async () => {
        await holdFrom(pushes, push.arrivals.length)
        return 201
      })
      onEmail = () => holdFrom(emails, emailIds.length)
      await startMissing()
      await reached.promise
      // First all running servers are killed, so that everything in progress is interrupted; then one of them.
      const victims = servers.splice(0, kill === 0 ? servers.length : 1)
      await Promise.all(victims.map((server) => server.end('SIGKILL')))
      dead.resolve()
    }
    push.answerWith(() => 201)
    onEmail = () => undefined
    await startMissing()

    const isThrough = () => new Set(push.arrivals.map(({ topic }) => topic)).size === REMINDERS && new Set(emailIds).size === REMINDERS
    await expect.poll(isThrough, { timeout: 300_000, interval: 250 }).toBe(true)
    // Tasks of a killed server are taken over after their lease, or completed already.
    for (const server of servers) expect((await server.end('SIGTERM')).code).toBe(0)

    const channels = await inStores(settings, channelsIn)
    for (const name of ['in_app', 'push', 'email']) expect(channels.filter((channel) => channel === name)).toHaveLength(REMINDERS)
    // Only a message in progress at a kill can be repeated, with the same Topic or Message-ID.
    expect(push.arrivals.length - REMINDERS).toBeLessThanOrEqual(KILLS.length * PUSHES_AT_ONCE * atOnce)
    expect(emailIds.length - REMINDERS).toBeLessThanOrEqual(KILLS.length * atOnce)
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }, 480_000)
})
