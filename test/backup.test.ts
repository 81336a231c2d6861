import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createQuickLog } from '../src/features/logs/contract.ts'
import { addDays } from '../src/kit/local-date.ts'
import { makeBackup, restoreBackup } from '../src/kit/server/backup.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { endLeftLock, newStore, removeStores, rowDigests, runScript } from './operator.ts'
import { ENGINE } from './server.ts'
import { endServers, refusedStart, type ServerProcess, startServer } from './server-process.ts'
import { fillStore, freshFolder, type Settings, type Woman } from './store-folder.ts'

const LONG_TEST_MS = 120_000
const MASTER_KEY = 'ab'.repeat(32)

afterAll(async () => {
  endServers()
  await removeStores()
}, LONG_TEST_MS)

const folderFor = (name: string) => join(freshFolder(), name)
const backupOf = (settings: Settings, to: string) => makeBackup(readConfig(settings), to)

/** Last of the days that are written beside a backup; `fillStore` writes later ones. */
const LAST_DAY = '2025-06-30'

/** Writes quick logs of a woman until `stop` returns true; `acknowledged` receives each day that was answered 201. */
async function write(server: ServerProcess, { token }: Woman, acknowledged: string[], stop: () => boolean): Promise<void> {
  for (let ago = 0; !stop(); ago += 1) {
    const log_date = addDays(LAST_DAY, -ago)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ log_date, mood_rating: 1 + (ago % 10) })
    const { status } = await fetch(`${server.url}${createQuickLog.path}`, { method: 'POST', headers, body })
    expect(status).toBe(201)
    acknowledged.push(log_date)
  }
}

async function daysOf(server: ServerProcess, { token }: Woman): Promise<string[]> {
  const days: string[] = []
  for (let before = '9999-12-31'; before;) {
    const reply = await fetch(`${server.url}/api/logs/all-logs/history/?before=${before}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.status).toBe(200)
    const { data, next } = (await reply.json()) as { data: { log_date: string }[]; next?: string }
    days.push(...data.map((entry) => entry.log_date))
    before = next ?? ''
  }
  return days
}

test(
  'a backup made while women write has all that was acknowledged before it began, and a server starts on it',
  { timeout: LONG_TEST_MS },
  async () => {
    const settings = await newStore({ MASTER_KEY }, true)
    const women = await fillStore(settings, 4, 30)
    const server = await startServer(settings)
    const written = women.map((): string[] => [])
    let isOver = false
    const writing = Promise.all(women.map((woman, index) => write(server, woman, written[index] ?? [], () => isOver)))
    const allHaveBegun = async () => {
      while (written.some((days) => days.length < 5)) await sleep(5)
    }
    await Promise.race([writing, allHaveBegun()])
    const before = written.map((days) => [...days])
    const to = folderFor('backup')
    const { end, out, errors } = await runScript('scripts/backup.ts', ['--to', to], settings)
    expect({ end, errors }).toEqual({ end: 0, errors: '' })
    expect(out).toContain(`MB is in ${to}`)
    const after = written.map((days) => days.length)
    isOver = true
    await writing
    expect((await server.end('SIGTERM')).code).toBe(0)
    // Otherwise the backup was not made under writers.
    expect(before.some((days, index) => days.length < (after[index] ?? 0))).toBe(true)

    const elsewhere = await newStore({ MASTER_KEY }, true)
    expect(await runScript('scripts/restore.ts', ['--from', to], elsewhere)).toMatchObject({ end: 0, errors: '' })
    const restored = await startServer(elsewhere)
    for (const [index, woman] of women.entries()) {
      const days = await daysOf(restored, woman)
      expect(before[index]?.filter((day) => !days.includes(day))).toEqual([])
      // The count is kept beside the rows, and belongs to the same moment.
      const reply = await fetch(`${restored.url}/api/tracker/logs/analytics/`, { headers: { authorization: `Bearer ${woman.token}` } })
      expect(await reply.json()).toMatchObject({ data: { total_logs: days.length } })
    }
    expect((await restored.end('SIGTERM')).code).toBe(0)
  },
)

describe('a backup', () => {
  let settings: Settings
  let empty: Settings
  let backup: string
  beforeAll(async () => {
    empty = await newStore({ MASTER_KEY })
    settings = await newStore({ MASTER_KEY })
    await fillStore(settings, 2, 40)
    backup = folderFor('backup')
    await backupOf(settings, backup)
  })

  test('restores every row of every table', async () => {
    const elsewhere = await newStore({ MASTER_KEY })
    await restoreBackup(readConfig(elsewhere), backup)
    const digests = await rowDigests(elsewhere)
    expect(Object.keys(digests).length).toBeGreaterThan(35)
    expect(digests['hers.logs']).toMatch(/^80 /)
    expect(digests).toEqual(await rowDigests(settings))
  })

  test('contains neither the master key nor a readable name of a table', () => {
    const key = Buffer.from(MASTER_KEY, 'hex')
    for (const name of readdirSync(backup)) {
      const content = readFileSync(join(backup, name))
      for (const secret of [key, MASTER_KEY, key.toString('base64url'), 'CREATE TABLE', 'woman-0@example.org'])
        expect(content.includes(secret)).toBe(false)
    }
  })

  test('never takes the place of an existing folder', async () => {
    const { end, errors } = await runScript('scripts/backup.ts', ['--to', backup], settings)
    expect({ end, errors }).toEqual({ end: 1, errors: `${backup} exists already. Please name a new folder.\n` })
  })

  test('is refused under a key that is not of the store, and without a store', async () => {
    const to = folderFor('backup')
    await expect(backupOf({ ...settings, MASTER_KEY: 'cd'.repeat(32) }, to)).rejects.toThrow('The master key is not the one this store')
    await expect(backupOf(empty, to)).rejects.toThrow('There is no store in')
    expect(existsSync(to)).toBe(false)
  })

  type Damage = [what: string, message: RegExp, damage: (folder: string) => void]
  const manifestOf = (folder: string) => join(folder, 'manifest.json')
  const changed = (folder: string, from: string | RegExp, to: string) =>
    writeFileSync(manifestOf(folder), readFileSync(manifestOf(folder), 'utf8').replace(from, to))
  const someParts = (folder: string) => readdirSync(folder).filter((name) => /^(hers.db|hers.logs)\.part$/.test(name))
  const partOf = (folder: string) => join(folder, someParts(folder)[0] ?? '')
  const damages: Damage[] = [
    ['has no manifest', /There is no backup in .*: manifest.json is missing/, (folder) => rmSync(manifestOf(folder))],
    ['has half a manifest', /is damaged: manifest.json cannot be read/, (folder) => truncateSync(manifestOf(folder), 300)],
    ['has a changed manifest', /is damaged: manifest.json was changed/, (folder) => changed(folder, '"program": "', '"program": "9')],
    ['has a newer format', /has the format 2, newer than this program/, (folder) => changed(folder, '"format": 1', '"format": 2')],
    ['misses a part', /is damaged: hers\.\w+\.part is missing/, (folder) => rmSync(partOf(folder))],
    ['has a cut part', /is damaged: hers\.\w+\.part was changed/, (folder) => truncateSync(partOf(folder), 100)],
    [
      'has a changed part',
      /is damaged: hers\.\w+\.part was changed/,
      (folder) => {
        const content = readFileSync(partOf(folder))
        content[200] = (content[200] ?? 0) ^ 1
        writeFileSync(partOf(folder), content)
      },
    ],
  ]
  test.each(damages)('that %s is refused with one line, and nothing is written', async (_, message, damage) => {
    const folder = folderFor('copy')
    cpSync(backup, folder, { recursive: true })
    damage(folder)
    await expect(restoreBackup(readConfig(empty), folder)).rejects.toThrow(message)
    // The store is still empty.
    await expect(backupOf(empty, folderFor('none'))).rejects.toThrow('There is no store in')
    expect(readdirSync(empty['DATA_DIR'] ?? '')).toEqual([])
  })

  test('is refused under another master key, and without one', async () => {
    const { end, errors } = await runScript('scripts/restore.ts', ['--from', backup], { ...empty, MASTER_KEY: 'cd'.repeat(32) })
    expect({ end, errors }).toEqual({ end: 1, errors: `The backup in ${backup} was made under another master key. Nothing was changed.\n` })
    await expect(restoreBackup(readConfig({ ...empty, MASTER_KEY: '' }), backup)).rejects.toThrow(/master.key is missing/)
  })

  test('is refused by a store that is not empty', async () => {
    const before = await rowDigests(settings)
    const { end, errors } = await runScript('scripts/restore.ts', ['--from', backup], settings)
    expect(end).toBe(1)
    expect(errors).toMatch(ENGINE === 'sqlite' ? /^.* has a store already: .*\n$/ : /^The database is not empty: .*\n$/)
    expect(await rowDigests(settings)).toEqual(before)
  })
})

test('kill -9 during a backup leaves nothing under its name, and the server goes on', { timeout: LONG_TEST_MS }, async () => {
  const settings = await newStore({ MASTER_KEY })
  const [woman] = await fillStore(settings, 1, 20)
  const parent = freshFolder()
  const { parts } = await backupOf(settings, join(parent, 'whole'))
  const before = await rowDigests(settings)
  const server = await startServer(settings)
  // The last step is that of the manifest, before the folder gets its name.
  for (const step of [1, 2, parts.length, parts.length + 1]) {
    const to = join(parent, `killed-${step}`)
    const { end } = await runScript('test/operator-task.ts', ['backup', String(step), to], settings)
    expect(end).toBe('SIGKILL')
    expect(existsSync(to)).toBe(false)
    expect(readdirSync(parent).filter((name) => name.startsWith(`killed-${step}.partial-`))).toHaveLength(1)
    expect(woman && (await daysOf(server, woman))).toHaveLength(20)
  }
  expect((await server.end('SIGTERM')).code).toBe(0)
  expect(await rowDigests(settings)).toEqual(before)
  await backupOf(settings, join(parent, 'later'))
  expect(readdirSync(parent).toSorted()).toEqual(['later', 'whole'])
})

test(
  'after kill -9 during a restore no server starts; restored again into an empty place, it does',
  { timeout: LONG_TEST_MS },
  async () => {
    const settings = await newStore({ MASTER_KEY })
    await fillStore(settings, 1, 20)
    const to = folderFor('backup')
    const { parts } = await backupOf(settings, to)
    // SQLite: the third part, then the files get their names. PostgreSQL: the schemas, then the tables.
    for (const step of ENGINE === 'sqlite' ? [3, 4, 5] : [1, 4, 3 + parts.length]) {
      const elsewhere = await newStore({ MASTER_KEY })
      expect(await runScript('test/operator-task.ts', ['restore', String(step), to], elsewhere)).toMatchObject({ end: 'SIGKILL' })
      await endLeftLock(elsewhere)
      if (ENGINE === 'sqlite' && step === 3) {
        // No file has its name yet: the restore can be repeated as it is.
        await restoreBackup(readConfig(elsewhere), to)
        expect(await rowDigests(elsewhere)).toEqual(await rowDigests(settings))
        continue
      }
      const { code, errors } = await refusedStart(elsewhere)
      expect(code).toBe(1)
      expect(errors).toMatch(ENGINE === 'sqlite' ? /accounts.db is missing or empty/ : /A restore into this database did not finish/)
      await expect(restoreBackup(readConfig(elsewhere), to)).rejects.toThrow(/has a store already|The database is not empty/)
    }
  },
)
