import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { createQuickLog, listLogs, LOG_EXISTS, type LogEntry } from '../src/features/logs/contract.ts'
import { addDays } from '../src/kit/local-date.ts'
import { as, ENGINE, freshDatabase, NOON, person, setClock, setUpServer } from './server.ts'
import { endServers, launchServer, NODE, type ServerProcess, startServer } from './server-process.ts'
import { freshFolder, furnish, removeFolders, type Woman } from './store-folder.ts'

const WOMEN = 8
const LONG_TEST_MS = 150_000

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

/** Logs that one woman sent, by day. `open`: sent, but no complete response received. */
type Sent = Map<string, { answers: Answers; fate: 'open' | 'acknowledged' }>

type Reply = { status: number; body: string }

/** One request on a new connection. Undefined if no byte of a response arrived; throws on a truncated response. */
function call(server: ServerProcess, method: string, path: string, token: string, body?: unknown): Promise<Reply | undefined> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${token}`,
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

/** Writes logs until the server is killed or `stop` returns true. Days go back from today, so that they form runs. */
async function write(server: ServerProcess, woman: Woman, sent: Sent, stop: () => boolean): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  while (!stop()) {
    const day = addDays(today, -sent.size)
    const answers = { mood_rating: 1 + (sent.size % 10), hot_flashes_count: Math.floor(Math.random() * 40), sleep_hours: 7.25 }
    sent.set(day, { answers, fate: 'open' })
    const reply = await call(server, 'POST', '/api/logs/quick-log/create/', woman.token, { log_date: day, ...answers }).catch(
      () => undefined,
    )
    if (!reply) return
    if (reply.status === 503) {
      sent.delete(day)
      return
    }
    expect(reply.status).toBe(201)
    sent.set(day, { answers, fate: 'acknowledged' })
  }
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
  for (const [day, one] of sent) {
    if (stored.has(day)) one.fate = 'acknowledged'
  }
}

function streakFromYesterday(days: string[], stored: Map<string, unknown>): number {
  const gap = days.slice(1).findIndex((day) => !stored.has(day))
  return gap < 0 ? days.length - 1 : gap
}

describe('killed server', () => {
  test('loses no acknowledged log in 30 kills at random times', { timeout: LONG_TEST_MS }, async () => {
    async function lane(kills: number): Promise<number> {
      const settings = await emptyStore()
      const women = await furnish(settings, WOMEN)
      const sent = women.map((): Sent => new Map())
      const each = (work: (woman: Woman, sent: Sent) => Promise<void>) =>
        Promise.all(women.map((woman, index) => work(woman, sent[index] ?? new Map())))
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer(settings)
        await each((woman, hers) => compare(server, woman, hers))
        const writing = each((woman, hers) => write(server, woman, hers, () => false))
        await sleep(20 + Math.random() * 250)
        await server.end('SIGKILL')
        await writing
      }
      const last = await startServer(settings)
      await each((woman, hers) => compare(last, woman, hers))
      expect((await last.end('SIGTERM')).code).toBe(0)
      return sent.reduce((sum, hers) => sum + hers.size, 0)
    }
    const written = await Promise.all([lane(10), lane(10), lane(10)])
    // A server that wrote almost nothing would prove nothing.
    expect(Math.min(...written)).toBeGreaterThan(10 * WOMEN)
  })

  test('resumes its first migration after a kill', { timeout: LONG_TEST_MS }, async () => {
    const settings = await emptyStore()
    const lock = join(settings['DATA_DIR'] ?? '', 'server.lock')
    for (let kill = 0; kill < 12; kill += 1) {
      // The first file created is the lock (SQLite) or the key (PostgreSQL); the migration follows.
      rmSync(lock, { force: true })
      const begun = ENGINE === 'sqlite' ? lock : join(settings['DATA_DIR'] ?? '', 'master.key')
      const { child, ended } = launchServer(settings)
      for (let waited = 0; waited < 1_000 && !existsSync(begun); waited += 1) await sleep(1)
      await sleep((ENGINE === 'sqlite' ? 0 : 100) + kill * 4 + Math.random() * 4)
      child.kill('SIGKILL')
      await ended
    }
    const [woman] = await furnish(settings, 1)
    if (!woman) throw new Error('Account not created')
    const server = await startServer(settings)
    const reply = await call(server, 'POST', '/api/logs/quick-log/create/', woman.token, { log_date: '2026-01-01', mood_rating: 5 })
    expect(reply?.status).toBe(201)
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

test('a server that is stopped under load truncates no response and exits cleanly: five restarts', { timeout: LONG_TEST_MS }, async () => {
  const settings = await emptyStore()
  const women = await furnish(settings, WOMEN)
  const sent = women.map((): Sent => new Map())
  for (let stop = 0; stop < 5; stop += 1) {
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
  const [woman] = await furnish(settings, 1)
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
    const [woman] = await furnish(settings, 1)
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
        log_date: addDays('2026-01-01', -day),
        mood_rating: 5,
      })
      expect(reply?.status).toBe(201)
      expect(syncs() - before).toBeGreaterThanOrEqual(1)
    }
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

describe('simultaneous writes', () => {
  setUpServer()

  test('twenty creates of one day store one log, two hundred times', { timeout: LONG_TEST_MS }, async () => {
    setClock(NOON)
    const hers = as(await person('woman'))
    for (let round = 0; round < 200; round += 1) {
      const log_date = addDays('2026-11-21', -round)
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => hers.call(createQuickLog, { body: { log_date, mood_rating: 1 + (index % 10) } })),
      )
      const created = replies.filter(({ status }) => status === 201)
      expect(created).toHaveLength(1)
      const refused = replies.filter(({ status }) => status === 400)
      expect(refused).toHaveLength(19)
      expect(new Set(refused.map(({ refusal }) => JSON.stringify([refusal.message, refusal.details, refusal.non_field_errors])))).toEqual(
        new Set([JSON.stringify([LOG_EXISTS(), { non_field_errors: [LOG_EXISTS()] }, [LOG_EXISTS()]])]),
      )
      const { data } = (await hers.call(listLogs, { query: { from: log_date, to: log_date } })).reply
      expect(data).toEqual([created[0]?.reply.data])
    }
  })

  test('one key sent ten times at once stores one log with ten equal responses; another body under it is refused', async () => {
    setClock(NOON)
    const hers = as(await person('woman'))
    for (let round = 0; round < 20; round += 1) {
      const log_date = addDays('2026-11-21', -round)
      const headers = { 'idempotency-key': `round-${round}-of-twenty` }
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => hers.call(createQuickLog, { body: { log_date, mood_rating: 5 }, headers })),
      )
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(replies[0]?.status).toBe(201)
      expect((await hers.call(createQuickLog, { body: { log_date, mood_rating: 6 }, headers })).status).toBe(422)
      expect((await hers.call(createQuickLog, { body: { log_date: addDays(log_date, -100), mood_rating: 5 }, headers })).status).toBe(422)
    }
    expect((await hers.call(listLogs)).reply.data.map(({ mood_rating }) => mood_rating)).toEqual(Array.from({ length: 20 }, () => 5))
  })
})
