import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { addReminderOf } from '../src/features/reminders/server/store.ts'
import { addDevice } from '../src/features/reminders/server/device-store.ts'
import { setPreferences } from '../src/features/settings/server/store.ts'
import { addAccount, addSession, findPerson } from '../src/features/auth/server/store.ts'
import { WEEKDAYS } from '../src/features/reminders/contract.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { openStores } from '../src/kit/server/stores.ts'
import { tables } from '../src/kit/server/vaults.ts'
import { ENGINE, freshDatabase } from './people.ts'
import { type PushService, startPushService } from './push-service.ts'
import { endServers, type ServerProcess, startServer } from './server-process.ts'

const WOMEN = 25
const EACH = 8
const REMINDERS = WOMEN * EACH
/** A server that is killed has at most so many pushes, and one letter, in its hands. */
const PUSHES_AT_ONCE = 8
const KILLS = 3

let push: PushService
let smtp: SMTPServer
let smtpUrl = ''
let onLetter: () => Promise<void> | undefined = () => undefined
const letters: string[] = []

beforeAll(async () => {
  push = await startPushService()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        letters.push(/^Message-ID: (.+)\r$/im.exec(Buffer.concat(parts).toString())?.[1] ?? '')
        void Promise.resolve(onLetter()).then(() => done())
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(endServers)
afterAll(async () => {
  await push.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

type Settings = Record<string, string>

/** Hundreds of reminders by page, push and letter, all due two minutes ago, in a store that no server holds yet. */
async function fill(settings: Settings): Promise<void> {
  const { vaults, keys } = await openStores(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
  const now = Date.now()
  const dueAt = now - (now % 60_000) - 120_000
  const time = new Date(dueAt).toISOString().slice(11, 16)
  for (let count = 0; count < WOMEN; count += 1) {
    const profile = { full_name: `Woman ${count}`, email: `woman-${count}@example.org`, pronouns: '' }
    const account = { userType: 'woman', passwordHash: 'none', timezone: 'UTC', profile, now } as const
    const id = await addAccount(vaults.accounts, keys, account)
    const found = id && (await findPerson(vaults.accounts, keys, id))
    if (!found) throw new Error('the account is not there')
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
  await vaults.close()
}

async function rowsOf(settings: Settings) {
  const { vaults } = await openStores(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
  type Row = { channel: string; settled_at: number | null }
  const rows = await tables<{ reminder_deliveries: Row }>(vaults.hers)
    .selectFrom('reminder_deliveries')
    .select(['channel', 'settled_at'])
    .execute()
  await vaults.close()
  return rows
}

describe('servers that are killed while they send', () => {
  test('leave nothing out: hundreds of reminders reach her once by page, push and letter', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'emberwell-kill-'))
    const database = ENGINE === 'postgres' ? await freshDatabase() : undefined
    const settings: Settings = {
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'hello@example.org',
      PUSH_LOOPBACK: '1',
      ...(database && { DATABASE_URL: database.url }),
    }
    await fill(settings)

    const standing: ServerProcess[] = []
    // PostgreSQL carries two servers at once; the embedded store has one after the other.
    const atOnce = database ? 2 : 1
    for (let count = 0; count < atOnce; count += 1) standing.push(await startServer(settings))
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // In the middle of a push or of a letter: what has come in by then is not answered until the server is dead.
      const goal = Math.ceil((REMINDERS * kill) / (KILLS + 1))
      const dead = Promise.withResolvers<void>()
      await new Promise<void>((resolve) => {
        push.answerWith(async () => {
          if (kill % 2 === 1 && push.arrivals.length >= goal) {
            resolve()
            await dead.promise
          }
          return 201
        })
        onLetter = () => {
          if (kill % 2 === 1 || letters.length < goal / 4) return undefined
          resolve()
          return dead.promise
        }
      })
      // First all that run, so that whatever was in hand falls with them; then one beside another that goes on.
      const victims = standing.splice(0, kill === 1 ? standing.length : 1)
      await Promise.all(victims.map((server) => server.end('SIGKILL')))
      dead.resolve()
      for (const _ of victims) standing.push(await startServer(settings))
    }
    push.answerWith(() => 201)
    onLetter = () => undefined

    const isThrough = () => new Set(push.arrivals.map(({ topic }) => topic)).size === REMINDERS && new Set(letters).size === REMINDERS
    await expect.poll(isThrough, { timeout: 150_000, interval: 250 }).toBe(true)
    // Whatever a killed server still held is taken over within its lease, or is settled already.
    for (const server of standing) expect((await server.end('SIGTERM')).code).toBe(0)

    const rows = await rowsOf(settings)
    expect(rows.filter(({ channel }) => channel === 'in_app')).toHaveLength(REMINDERS)
    expect(rows.filter(({ channel }) => channel === 'push')).toHaveLength(REMINDERS)
    expect(rows.filter(({ channel }) => channel === 'email')).toHaveLength(REMINDERS)
    // A repeat can only be what was on its way at a kill, and then carries the same Topic or Message-ID.
    expect(push.arrivals.length - REMINDERS).toBeLessThanOrEqual(KILLS * PUSHES_AT_ONCE * atOnce)
    expect(letters.length - REMINDERS).toBeLessThanOrEqual(KILLS * atOnce)
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }, 240_000)
})
