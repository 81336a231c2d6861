import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ENGINE, freshDatabase } from '../../../test/server.ts'
import { readConfig } from './config.ts'
import { withMigrationLocks } from './vaults-migration-lock.ts'
import { openStores } from './stores.ts'
import { findAway } from './vaults.ts'

const MASTER_KEY = 'ab'.repeat(32)
const WAITING = /^Waiting until another process has migrated the database of DATABASE_URL, or 10 s if it was killed\.\n$/

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const drop of drops.splice(0)) await drop()
})

async function freshUrl(): Promise<string> {
  const { url, drop } = await freshDatabase()
  drops.push(drop)
  return url
}

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Creates the lock as another process has it, valid for `seconds`. */
async function leaveLock(url: string, seconds: number): Promise<void> {
  await withMigrationLocks([{ url, variable: 'DATABASE_URL' }], async () => undefined)
  await query(url, `insert into emberwell.locks values ('migration', 'another', now() + interval '${seconds} seconds')`)
}

const locksIn = (url: string) => query<{ holder: string }>(url, 'select holder from emberwell.locks')

function recordStatements(): string[] {
  const sent: string[] = []
  const { query: send } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }]
    sent.push((typeof statement === 'string' ? statement : statement.text) ?? '')
    return (send as (...all: unknown[]) => unknown).apply(this, args)
  })
  return sent
}

/** Lines on standard error. */
function recordLines(): string[] {
  const lines: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  return lines
}

async function start(settings: Record<string, string>): Promise<void> {
  const { vaults } = await openStores(readConfig({ LOG_LEVEL: 'silent', MASTER_KEY, ...settings }))
  expect(await findAway(vaults)).toEqual([])
  await vaults.close()
}

describe.runIf(ENGINE === 'postgres')('the migration lock', () => {
  test.each([
    ['one database', ['DATABASE_URL']],
    ['three databases', ['DATABASE_URL_ACCOUNTS', 'DATABASE_URL_HERS', 'DATABASE_URL_COUPLE']],
  ])('lets three servers that start at once migrate once, with %s', { timeout: 60_000 }, async (_, variables) => {
    const settings = Object.fromEntries(await Promise.all(variables.map(async (variable) => [variable, await freshUrl()] as const)))
    const sent = recordStatements()
    recordLines()
    await Promise.all([start(settings), start(settings), start(settings)])
    // Before its lock each server may create the lock's own table.
    const created = sent.filter((text) => /^create (?:table|index|unique index) /.test(text) && !text.includes('emberwell.locks'))
    expect(created.length).toBeGreaterThan(80)
    // Each vault has its own tables of the migrations and of writes that were answered.
    const twice = created.filter((text, index) => created.indexOf(text) !== index)
    expect(new Set(twice.filter((text) => !/kysely_migration|answered_writes/.test(text)))).toEqual(new Set())
    expect(created.filter((text) => text.includes('table "answered_writes"'))).toHaveLength(2)
    expect(sent.filter((text) => /advisory/.test(text))).toEqual([])
    for (const url of Object.values(settings)) expect(await locksIn(url)).toEqual([])
  })

  test('waits for a process that was killed, says so in one line, and goes on once its lock has expired', async () => {
    const url = await freshUrl()
    await leaveLock(url, 3)
    const lines = recordLines()
    const from = performance.now()
    await start({ DATABASE_URL: url })
    expect(performance.now() - from).toBeGreaterThan(2_500)
    expect(lines).toEqual([expect.stringMatching(WAITING)])
    expect(await locksIn(url)).toEqual([])
  })

  test('is renewed while the work goes on, and keeps others out', { timeout: 15_000 }, async () => {
    const databases = [{ url: await freshUrl(), variable: 'DATABASE_URL' }]
    recordLines()
    const order: string[] = []
    const first = withMigrationLocks(databases, async () => {
      order.push('begun')
      await sleep(3_500)
      const [row] = await query<{ left: number }>(
        databases[0]?.url ?? '',
        'select extract(epoch from valid_until - now())::float as left from emberwell.locks',
      )
      order.push('ended')
      return row?.left ?? 0
    })
    await expect.poll(() => order).toEqual(['begun'])
    const second = withMigrationLocks(databases, async () => order.push('the other'))
    // Without a renewal, 6.5 s of 10 would be left.
    expect(await first).toBeGreaterThan(8)
    await second
    expect(order).toEqual(['begun', 'ended', 'the other'])
  })

  test('is given back when the work fails', async () => {
    const url = await freshUrl()
    const failing = withMigrationLocks([{ url, variable: 'DATABASE_URL' }], () => Promise.reject(new Error('full')))
    await expect(failing).rejects.toThrow('full')
    expect(await locksIn(url)).toEqual([])
  })

  test('that another process has taken is reported, and left to it', async () => {
    const url = await freshUrl()
    const held = withMigrationLocks([{ url, variable: 'DATABASE_URL_HERS' }], async (confirm) => {
      await confirm()
      await query(url, "update emberwell.locks set holder = 'another'")
      await expect(confirm()).rejects.toThrow('Another process has begun to migrate the database of DATABASE_URL_HERS')
    })
    await expect(held).rejects.toThrow('Please start again.')
    expect(await locksIn(url)).toEqual([{ holder: 'another' }])
  })
})
