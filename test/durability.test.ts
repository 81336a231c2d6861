import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { LogEntry } from '../src/features/logs/contract.ts'
import { addDays } from '../src/kit/local-date.ts'
import { endLeftLock } from './operator.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, launchServer, NODE, type ServerProcess, startServer } from './server-process.ts'
import { freshFolder, fillStore, removeFolders, type Woman } from './store-folder.ts'

const WOMEN = 8
const LONG_TEST_MS = 150_000
/** Kills of each of three servers beside each other: `DURABILITY_KILLS=34` kills 102 times. */
const KILLS = Number(process.env['DURABILITY_KILLS'] ?? 4)
/** For a kill and the start after it, with three servers at once, also on a busy machine. */
const KILL_MS = 60_000

const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  endServers()
  for (const drop of drops) await drop()
  removeFolders()
})

/** Settings of a server on an empty store of the engine under test. */
async function emptyStore(): Promise<Record<string, string>> {
  const settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000' }
  if (ENGINE === 'sqlite') return settings
  const { url, drop } = await freshDatabase()
  drops.push(drop)
  return { ...settings, DATABASE_URL: url }
}

type Answers = { mood_rating: number; hot_flashes_count: number; sleep_hours: number }

/** A log that was sent, with its idempotency key. `open`: no complete response was received. */
type SentLog = { answers: Answers; key: string; fate: 'open' | 'acknowledged' }
/** Logs that one woman sent, by day. */
type Sent = Map<string, SentLog>

type Reply = { status: number; body: string }

/** One request on a new connection. Undefined if no byte of a response arrived; throws on a truncated response. */
function call(
  server: ServerProcess,
  method: string,
  path: string,
  token: string,
  { body, key }: { body?: unknown; key?: string } = {},
): Promise<Reply | undefined> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sending = request(`${server.url}${path}`, { method, headers, agent: false }, (response) => {
      let received = ''
      response.on('data', (chunk: Buffer) => (received += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }))
      response.on('error', () => reject(new Error('Truncated response')))
    })
    sending.on('error', () => resolve(undefined))
    sending.end(text)
  })
}

function send(server: ServerProcess, woman: Woman, day: string, { answers, key }: SentLog): Promise<Reply | undefined> {
  return call(server, 'POST', '/api/logs/quick-log/create/', woman.token, { body: { log_date: day, ...answers }, key })
}

/** Writes logs until the server is killed or `stop` returns true. Days go back from today, so that they form runs. */
async function write(server: ServerProcess, woman: Woman, sent: Sent, stop: () => boolean): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  while (!stop()) {
    const day = addDays(today, -sent.size)
    const answers = { mood_rating: 1 + (sent.size % 10), hot_flashes_count: Math.floor(Math.random() * 40), sleep_hours: 7.25 }
    const log: SentLog = { answers, key: randomUUID(), fate: 'open' }
    sent.set(day, log)
    const reply = await send(server, woman, day, log).catch(() => undefined)
    if (!reply) return
    if (reply.status === 503) {
      sent.delete(day)
      return
    }
    expect(reply.status).toBe(201)
    log.fate = 'acknowledged'
  }
}

/**
 * Sends open logs again with their keys, as a browser does, and resolves to their number. Each must be acknowledged,
 * whether it was stored before the kill or not; without the key, a second log of a day is refused.
 */
async function sendAgain(server: ServerProcess, woman: Woman, sent: Sent): Promise<number> {
  const open = [...sent].filter(([, { fate }]) => fate === 'open')
  for (const [day, log] of open) {
    expect((await send(server, woman, day, log))?.status).toBe(201)
    log.fate = 'acknowledged'
  }
  return open.length
}

/** All logs of a woman, through the pages of the history. */
async function historyOf(server: ServerProcess, woman: Woman): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let before = '9999-12-31'; before;) {
    const reply = await call(server, 'GET', `/api/logs/all-logs/history/?before=${before}`, woman.token)
    const { data, next } = JSON.parse(reply?.body ?? '') as { data: LogEntry[]; next?: string }
    entries.push(...data)
    before = next ?? ''
  }
  return entries
}

/**
 * Checks that every acknowledged log exists with its content, that other logs can only be open ones, and that
 * figures agree with the rows.
 */
async function compare(server: ServerProcess, woman: Woman, sent: Sent): Promise<void> {
  const stored = new Map((await historyOf(server, woman)).map((entry) => [entry.log_date, entry]))
  const lost = [...sent].filter(([day, { fate }]) => fate === 'acknowledged' && !stored.has(day)).map(([day]) => day)
  expect(lost).toEqual([])
  for (const [day, entry] of stored) expect(entry).toMatchObject(sent.get(day)?.answers ?? { log_date: 'nobody wrote this' })
  const reply = await call(server, 'GET', '/api/tracker/logs/analytics/', woman.token)
  const { data } = JSON.parse(reply?.body ?? '') as { data: { total_logs: number; current_streak: number } }
  expect(data.total_logs).toBe(stored.size)
  const days = [...sent.keys()]
  const gap = days.findIndex((day) => !stored.has(day))
  expect(data.current_streak).toBe(gap === 0 ? streakFromYesterday(days, stored) : gap < 0 ? days.length : gap)
}

function streakFromYesterday(days: string[], stored: Map<string, unknown>): number {
  const gap = days.slice(1).findIndex((day) => !stored.has(day))
  return gap < 0 ? days.length - 1 : gap
}

describe('killed server', () => {
  test(`loses no acknowledged log in ${3 * KILLS} kills at random times`, { timeout: LONG_TEST_MS + KILLS * KILL_MS }, async () => {
    async function lane(kills: number): Promise<{ acknowledged: number; sentAgain: number }> {
      const settings = await emptyStore()
      const women = await fillStore(settings, WOMEN)
      const sent = women.map((): Sent => new Map())
      const each = <T>(work: (woman: Woman, sent: Sent) => Promise<T>) =>
        Promise.all(women.map((woman, index) => work(woman, sent[index] ?? new Map())))
      const acknowledged = () =>
        sent.reduce((sum, logs) => sum + [...logs.values()].filter(({ fate }) => fate === 'acknowledged').length, 0)
      let sentTwice = 0
      const afterKill = async (server: ServerProcess) => {
        await each((woman, logs) => compare(server, woman, logs))
        for (const count of await each((woman, logs) => sendAgain(server, woman, logs))) sentTwice += count
      }
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer(settings, { readyMaxMs: KILL_MS })
        await afterKill(server)
        const before = acknowledged()
        const writing = each((woman, logs) => write(server, woman, logs, () => false))
        // A busy machine writes nothing for a while.
        await expect.poll(acknowledged, { timeout: KILL_MS, interval: 5 }).toBeGreaterThan(before + WOMEN)
        await sleep(Math.random() * 250)
        await server.end('SIGKILL')
        await writing
      }
      const last = await startServer(settings, { readyMaxMs: KILL_MS })
      await afterKill(last)
      await each((woman, logs) => compare(last, woman, logs))
      expect((await last.end('SIGTERM')).code).toBe(0)
      return { acknowledged: acknowledged(), sentAgain: sentTwice }
    }
    const lanes = await Promise.all([lane(KILLS), lane(KILLS), lane(KILLS)])
    const sum = (of: 'acknowledged' | 'sentAgain') => lanes.reduce((total, one) => total + one[of], 0)
    console.info(
      `${ENGINE}, ${3 * KILLS} kills: ${sum('acknowledged')} logs acknowledged, all found; ${sum('sentAgain')} were without a response and sent again`,
    )
    // Kills that met no write would prove nothing.
    expect(sum('sentAgain')).toBeGreaterThan(KILLS)
  })

  test('resumes its first migration after a kill', { timeout: LONG_TEST_MS }, async () => {
    const settings = await emptyStore()
    const lock = join(settings['DATA_DIR'] ?? '', 'server.lock')
    for (let kill = 0; kill < 8; kill += 1) {
      // The last lock that a killed server leaves on PostgreSQL is waited for below.
      await endLeftLock(settings)
      // The first file created is the lock (SQLite) or the key (PostgreSQL); the migration follows.
      rmSync(lock, { force: true })
      const begun = ENGINE === 'sqlite' ? lock : join(settings['DATA_DIR'] ?? '', 'master.key')
      const { child, ended } = launchServer(settings)
      for (let waited = 0; waited < 1_000 && !existsSync(begun); waited += 1) await sleep(1)
      await sleep((ENGINE === 'sqlite' ? 0 : 100) + kill * 6 + Math.random() * 6)
      child.kill('SIGKILL')
      await ended
    }
    const [woman] = await fillStore(settings, 1)
    if (!woman) throw new Error('Account not created')
    const server = await startServer(settings)
    const reply = await call(server, 'POST', '/api/logs/quick-log/create/', woman.token, {
      body: { log_date: '2026-01-01', mood_rating: 5 },
    })
    expect(reply?.status).toBe(201)
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

test('a server that is stopped under load truncates no response and exits cleanly: three restarts', { timeout: LONG_TEST_MS }, async () => {
  const settings = await emptyStore()
  const women = await fillStore(settings, WOMEN)
  const sent = women.map((): Sent => new Map())
  for (let stop = 0; stop < 3; stop += 1) {
    const server = await startServer(settings)
    let cut = 0
    let reads = 0
    const reading = async (woman: Woman) => {
      for (;;) {
        const reply = await call(server, 'GET', '/api/logs/all-logs/history/', woman.token).catch(() => {
          cut += 1
        })
        if (!reply) return
        reads += 1
        expect([200, 503]).toContain(reply.status)
        JSON.parse(reply.body)
      }
    }
    const working = Promise.all(
      women.flatMap((woman, index) => [write(server, woman, sent[index] ?? new Map(), () => false), reading(woman)]),
    )
    await sleep(150 + Math.random() * 150)
    const { code, ms } = await server.end('SIGTERM')
    await working
    expect({ code, cut }).toEqual({ code: 0, cut: 0 })
    expect(ms).toBeLessThan(10_000)
    expect(reads).toBeGreaterThan(0)

    // Every stored log was acknowledged.
    const next = await startServer(settings)
    for (const [index, woman] of women.entries()) {
      const stored = (await historyOf(next, woman)).map((entry) => entry.log_date)
      const answered = [...(sent[index] ?? new Map())]
        .filter(([, one]) => (one as { fate: string }).fate === 'acknowledged')
        .map(([day]) => day)
      expect(new Set(stored)).toEqual(new Set(answered))
      for (const [day, { fate }] of sent[index] ?? []) if (fate === 'open') sent[index]?.delete(day)
    }
    expect((await next.end('SIGTERM')).code).toBe(0)
  }
})

test('a stalled request does not prevent the server from stopping', { timeout: LONG_TEST_MS }, async () => {
  const settings = await emptyStore()
  const [woman] = await fillStore(settings, 1)
  const server = await startServer(settings)
  const headers = { authorization: `Bearer ${woman?.token}`, 'content-type': 'application/json', 'content-length': 100 }
  const stalled = request(`${server.url}/api/logs/quick-log/create/`, { method: 'POST', headers, agent: false })
  const broken = new Promise((resolve) => stalled.on('error', resolve))
  stalled.write('{"log_date":')
  await sleep(200)
  const { code, ms } = await server.end('SIGTERM')
  await broken
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
})

function canTrace(): boolean {
  try {
    execFileSync('strace', ['-D', '-f', '-e', 'trace=fsync,fdatasync', '-o', '/dev/null', NODE, '--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.runIf(ENGINE === 'sqlite')('power failure', () => {
  test('loses no acknowledged log: there is at least one fsync per response', { timeout: LONG_TEST_MS }, async ({ skip }) => {
    if (!canTrace()) return skip('strace is not here, or may not look at a process')
    const settings = await emptyStore()
    const [woman] = await fillStore(settings, 1)
    if (!woman) throw new Error('Account not created')
    const trace = join(freshFolder(), 'trace')
    writeFileSync(trace, '')
    const syncs = () =>
      readFileSync(trace, 'utf8')
        .split('\n')
        .filter((line) => /\b(fsync|fdatasync)\(\d+\)\s+= 0/.test(line)).length
    const server = await startServer(settings, { through: ['strace', '-D', '-f', '-e', 'trace=fsync,fdatasync', '-o', trace] })
    for (let day = 0; day < 40; day += 1) {
      const before = syncs()
      const reply = await call(server, 'POST', '/api/logs/quick-log/create/', woman.token, {
        body: { log_date: addDays('2026-01-01', -day), mood_rating: 5 },
      })
      expect(reply?.status).toBe(201)
      expect(syncs() - before).toBeGreaterThanOrEqual(1)
    }
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})
