import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/kit/server/config.ts'
import { isStoreDown, storeProblem } from '../src/kit/server/embedded-errors.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { endServers, inLanes, NODE, refusedStart, startServer, type Way } from './server-process.ts'
import { copyOf, digestsOf, freshFolder, fillStore, removeFolders } from './store-folder.ts'

const NOBODY = 65_534
/** For a test that starts dozens of processes, also on a busy machine. */
const SPAWNS_TIMEOUT_MS = 90_000
const isRoot = process.getuid?.() === 0

/** The single line printed by a refused start; also checks exit code and unchanged files. */
async function refusal(settings: Record<string, string>, way: Way = {}): Promise<string> {
  const { code, out, errors } = await refusedStart(settings, way)
  expect(errors, JSON.stringify(settings)).toMatch(/^Emberwell cannot start: [^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(1)
  return errors.trimEnd().slice('Emberwell cannot start: '.length)
}

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, 'r+')
  writeSync(file, bytes, 0, bytes.length, at)
  closeSync(file)
}

let store = ''
beforeAll(async () => {
  store = freshFolder()
  await fillStore({ DATA_DIR: store }, 2, 400)
})
afterAll(() => {
  endServers()
  removeFolders()
})

describe('a damaged store stops the start with one line and is not changed', () => {
  const page = 4_096
  const damages: [string, string, (path: string) => void, RegExp][] = [
    [
      'the header of accounts.db is overwritten',
      'accounts.db',
      (path) => overwrite(path, 0, Buffer.alloc(100, 0xaa)),
      /accounts\.db is not an Emberwell store/,
    ],
    [
      'the header of hers.db is overwritten',
      'hers.db',
      (path) => overwrite(path, 0, Buffer.alloc(100, 0xaa)),
      /hers\.db is not an Emberwell store/,
    ],
    [
      'the header of couple.db is overwritten',
      'couple.db',
      (path) => overwrite(path, 0, Buffer.alloc(100, 0xaa)),
      /couple\.db is not an Emberwell store/,
    ],
    ['the table of tables is overwritten', 'hers.db', (path) => overwrite(path, 100, Buffer.alloc(600, 0xaa)), /hers\.db is corrupt/],
    [
      'the middle of a page is overwritten',
      'hers.db',
      (path) => overwrite(path, Math.floor(statSync(path).size / page / 2) * page, Buffer.alloc(1_000, 0x5c)),
      /hers\.db is corrupt/,
    ],
    [
      'every later page is overwritten',
      'hers.db',
      (path) => overwrite(path, 4 * page, Buffer.alloc(statSync(path).size - 4 * page, 0x5c)),
      /hers\.db is corrupt/,
    ],
    [
      'half of the file is cut off',
      'hers.db',
      (path) => truncateSync(path, Math.floor(statSync(path).size / page / 2) * page),
      /hers\.db is corrupt/,
    ],
    ['the file ends within a page', 'hers.db', (path) => truncateSync(path, statSync(path).size - 3 * page - 1_000), /hers\.db is corrupt/],
    [
      '100 bytes of the file are left',
      'accounts.db',
      (path) => truncateSync(path, 100),
      /accounts\.db is (corrupt|not an Emberwell store)/,
    ],
    ['the file is empty', 'hers.db', (path) => truncateSync(path, 0), /hers\.db is missing or empty/],
    ['her vault is gone', 'hers.db', (path) => rmSync(path), /hers\.db is missing or empty/],
    ['the accounts are gone', 'accounts.db', (path) => rmSync(path), /accounts\.db is missing or empty/],
  ]
  test.each(damages)('%s', async (_, file, damage, words) => {
    const folder = copyOf(store)
    damage(join(folder, file))
    const before = digestsOf(folder)
    expect(await refusal({ DATA_DIR: folder })).toMatch(words)
    expect(digestsOf(folder)).toEqual(before)
  })

  test('also while the write-ahead log of a killed server is pending', async () => {
    const folder = copyOf(store)
    await (await startServer({ DATA_DIR: folder })).end('SIGKILL')
    expect(readdirSync(folder)).toContain('hers.db-wal')
    overwrite(join(folder, 'couple.db'), 0, Buffer.alloc(100, 0xaa))
    const before = digestsOf(folder)
    expect(await refusal({ DATA_DIR: folder })).toMatch(/couple\.db is not an Emberwell store/)
    expect(digestsOf(folder)).toEqual(before)
  })

  test('also with a folder instead of a file', async () => {
    const folder = copyOf(store)
    rmSync(join(folder, 'couple.db'))
    mkdirSync(join(folder, 'couple.db'))
    expect(await refusal({ DATA_DIR: folder })).toMatch(/couple\.db cannot be read or written/)
  })
})

describe('a store without write permission', () => {
  /** Options to run as a user that can read but not write the files; undefined if there is no such user. */
  function asReader(folder: string): Way | undefined {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444)
    chmodSync(folder, 0o555)
    if (!isRoot) return {}
    try {
      execFileSync(NODE, ['--version'], { uid: NOBODY, gid: NOBODY, stdio: 'ignore' })
    } catch {
      return undefined
    }
    chownSync(folder, NOBODY, NOBODY)
    return { options: { uid: NOBODY, gid: NOBODY } }
  }

  test('read-only files in a read-only folder are refused', async ({ skip }) => {
    const folder = copyOf(store)
    await (await startServer({ DATA_DIR: folder })).end('SIGTERM')
    const before = digestsOf(folder)
    const way = asReader(folder)
    if (!way) return skip('no other account may run the program here')
    expect(await refusal({ DATA_DIR: folder }, way)).toMatch(/The store \S+ (is read-only|cannot be opened)/)
    expect(digestsOf(folder)).toEqual(before)
  })

  test('one read-only file is refused', async ({ skip }) => {
    const folder = copyOf(store)
    const before = digestsOf(folder)
    const way = asReader(folder)
    if (!way) return skip('no other account may run the program here')
    chmodSync(folder, 0o755)
    expect(await refusal({ DATA_DIR: folder }, way)).toMatch(/accounts\.db is read-only\.$/)
    expect(digestsOf(folder)).toEqual(before)
  })

  test('a full disk is refused', async ({ skip }) => {
    const place = freshFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place], { stdio: 'ignore' })
    } catch {
      return skip('no file system may be mounted here; the sentence is tested below')
    }
    try {
      const folder = join(place, 'data')
      execFileSync('cp', ['-r', store, folder])
      await (await startServer({ DATA_DIR: folder })).end('SIGTERM')
      try {
        writeFileSync(join(place, 'ballast'), Buffer.alloc(2 * 1024 * 1024))
      } catch {
        // The file that fills the disk gets an error when it is full.
      }
      const before = digestsOf(folder)
      expect(await refusal({ DATA_DIR: folder })).toMatch(/cannot be written: the disk is full\.$/)
      expect(digestsOf(folder)).toEqual(before)

      expect(await refusal({ DATA_DIR: join(place, 'new') })).toMatch(/ENOSPC|disk is full|cannot be made/)
    } finally {
      execFileSync('umount', [place])
    }
  })

  test("a full disk is detected by SQLite's result code, and a running server responds that it cannot write", () => {
    const sentences = Object.fromEntries(
      [5, 8, 10, 11, 13, 14, 26].map((errcode) => [errcode, storeProblem('/data/hers.db', { errcode })?.message]),
    )
    expect(sentences).toMatchObject({
      5: expect.stringContaining('held by another program'),
      8: expect.stringContaining('read-only'),
      13: expect.stringContaining('the disk is full'),
    })
    expect(new Set(Object.values(sentences)).size).toBe(7)
    expect(storeProblem('/data/hers.db', { errcode: 19 })).toBeUndefined()
    expect([8, 10, 11, 13, 13 | (4 << 8)].every((errcode) => isStoreDown({ errcode }))).toBe(true)
    expect([5, 19, undefined].some((errcode) => isStoreDown({ errcode }))).toBe(false)
  })
})

test(
  'only one server can open a store: 50 others are refused, and the first keeps running',
  async () => {
    const folder = copyOf(store)
    const first = await startServer({ DATA_DIR: folder })
    try {
      const lines = await inLanes(Array.from({ length: 50 }), 4, () => refusal({ DATA_DIR: folder }))
      expect(new Set(lines)).toEqual(
        new Set([`Another Emberwell server already uses ${folder}. Stop it first, or set DATA_DIR to another folder.`]),
      )
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    } finally {
      expect(await first.end('SIGTERM')).toMatchObject({ code: 0 })
    }
  },
  SPAWNS_TIMEOUT_MS,
)

test('a store written by a newer version is not changed', async () => {
  const folder = copyOf(store)
  const database = new DatabaseSync(join(folder, 'couple.db'))
  database.exec("insert into kysely_migration (name, timestamp) values ('9999_from_tomorrow', '2099-01-01T00:00:00.000Z')")
  database.close()
  const before = digestsOf(folder)
  expect(await refusal({ DATA_DIR: folder })).toBe(
    'The couple vault was written by a newer Emberwell than this one. Please start that version.',
  )
  expect(digestsOf(folder)).toEqual(before)
})

test('a store whose migrations were edited is not changed', async () => {
  const folder = copyOf(store)
  const edit = (change: string) => {
    const database = new DatabaseSync(join(folder, 'hers.db'))
    database.exec(change)
    database.close()
  }
  // Equivalent to an edited migration file: the stored digest is changed.
  edit("update kysely_migration set digest = 'of another file' where name = '0003_calendar'")
  const before = digestsOf(folder)
  expect(await refusal({ DATA_DIR: folder })).toBe(
    'migrations/hers/0003_calendar.ts is not the file that this store was made with; nothing was changed. Please put the released file back.',
  )
  expect(digestsOf(folder)).toEqual(before)

  // A store of an older version records the digests at its first start.
  edit('alter table kysely_migration drop column digest')
  expect(await (await startServer({ DATA_DIR: folder })).end('SIGTERM')).toMatchObject({ code: 0 })
  const database = new DatabaseSync(join(folder, 'hers.db'))
  const digests = database.prepare('select digest from kysely_migration').all()
  database.close()
  expect(digests.length).toBeGreaterThan(5)
  expect(digests.filter(({ digest }) => typeof digest !== 'string')).toEqual([])
  expect(new Set(digests.map(({ digest }) => digest)).size).toBe(digests.length)
  edit("update kysely_migration set digest = 'of another file' where name = '0001_hers'")
  expect(await refusal({ DATA_DIR: folder })).toContain('migrations/hers/0001_hers.ts')
})

describe('master key', () => {
  const other = Buffer.alloc(32, 7).toString('base64url')
  const cases: [string, (folder: string) => Record<string, string>, RegExp][] = [
    [
      'gone',
      (folder) => (rmSync(join(folder, 'master.key')), {}),
      /master\.key is missing, and the store beside it cannot be read without it/,
    ],
    ['cut', (folder) => (truncateSync(join(folder, 'master.key'), 20), {}), /master\.key does not hold a master key/],
    ['empty', (folder) => (truncateSync(join(folder, 'master.key'), 0), {}), /master\.key does not hold a master key/],
    [
      'another one',
      (folder) => (writeFileSync(join(folder, 'master.key'), other), {}),
      /^The master key is not the one this store was begun with/,
    ],
    ['another one in the environment', () => ({ MASTER_KEY: other }), /^The master key is not the one this store was begun with/],
    [
      'another one in a file',
      (folder) => (writeFileSync(join(folder, 'other'), other), { MASTER_KEY_FILE: join(folder, 'other') }),
      /^The master key is not/,
    ],
  ]
  test.each(cases)('%s: one line, and nothing is changed', async (_, change, words) => {
    const folder = copyOf(store)
    const settings = change(folder)
    const before = digestsOf(folder)
    expect(await refusal({ DATA_DIR: folder, ...settings })).toMatch(words)
    expect(digestsOf(folder)).toEqual(before)
  })

  test('is created with mode 0600 in a folder with mode 0700', async () => {
    const folder = join(freshFolder(), 'data')
    await (await startServer({ DATA_DIR: folder })).end('SIGTERM')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])).toEqual(
      readdirSync(folder).map((name) => [name, 0o600]),
    )
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
  })
})

describe('a malformed setting is reported in one line', () => {
  const settings: [string, string, Record<string, string>?][] = [
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '30.5'],
    ['PORT', 'one\ntwo'],
    ['HOST', 'not a host'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'emberwell.example'],
    ['PUBLIC_URL', 'ftp://emberwell.example'],
    ['PUBLIC_URL', 'https://emberwell.example/app'],
    ['DATA_DIR', '/dev/null'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://root:secret@localhost/db'],
    ['DATABASE_URL', 'postgres://user:secret@localhost:port/db'],
    ['SMTP_URL', 'mail.example.org', { MAIL_FROM: 'a@example.org' }],
    ['SMTP_URL', 'https://mail.example.org', { MAIL_FROM: 'a@example.org' }],
    ['MAIL_FROM', '', { SMTP_URL: 'smtp://user:secret@mail.example.org' }],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.org\r\nBcc: b@example.org'],
    ['LLM_PROVIDER', 'oracle'],
    ['LLM_BASE_URL', '', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'model.example', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'ftp://127.0.0.1/v1', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'http://model.example/v1', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'http://8.8.8.8/v1', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'https://user:secret@model.example/v1', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'https://model.example/v1?key=secret', { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', 'http://127.0.0.1:8080/v1'],
    ['LLM_MODEL', '', { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'secret' }],
    ['LLM_MODEL', 'a model', { LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'secret' }],
    ['LLM_MODEL', 'small'],
    ['LLM_API_KEY', 'secret'],
    ['LLM_API_KEY', 'two secrets', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small' }],
    ['LLM_API_KEY', 'secret\r\nx: y', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small' }],
    ['LLM_API_KEY', '', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small' }],
    ['LLM_MAX_TOKENS', '500'],
    ['LLM_MAX_TOKENS', '10', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small', LLM_API_KEY: 'secret' }],
    ['LLM_TEMPERATURE', '1.5', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small', LLM_API_KEY: 'secret' }],
    ['LLM_TEMPERATURE', 'warm', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small', LLM_API_KEY: 'secret' }],
    ['LLM_TIMEOUT_MS', '7001', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small', LLM_API_KEY: 'secret' }],
    ['MASTER_KEY', 'secret'],
    ['MASTER_KEY', 'a'.repeat(65)],
    ['MASTER_KEY_FILE', '/nowhere/master.key'],
    ['MASTER_KEY_FILE', '/dev/null', { MASTER_KEY: 'a'.repeat(64) }],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'NaN'],
    ['RATE_LIMIT_SCALE', 'Infinity'],
    ['LOG_LEVEL', 'loud'],
    ['API_TEST_PAGE', 'yes'],
  ]
  test(
    'all of them',
    async () => {
      const unused = join(freshFolder(), 'data')
      const lines = await inLanes(settings, 4, ([name, value, others = {}]) => refusal({ DATA_DIR: unused, ...others, [name]: value }))
      expect(lines.map((line) => line.split(' ')[0])).toEqual(settings.map(([name]) => name))
      expect(lines.filter((line) => line.includes('secret'))).toEqual([])
      expect(() => statSync(unused)).toThrow('ENOENT')
    },
    SPAWNS_TIMEOUT_MS,
  )
})

test('a language model may be reached over TLS, on this machine or in its own network', () => {
  const set = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'org/small-8b:q4' }
  for (const baseUrl of [
    'https://model.example/v1',
    'http://127.0.0.1:8080/v1',
    'http://localhost:8080',
    'http://[::1]:8080/v1',
    'http://ollama:11434/v1',
    'http://10.0.0.7/v1',
    'http://172.20.0.2/v1',
    'http://box.lan/v1/',
  ])
    expect(readConfig({ ...set, LLM_BASE_URL: baseUrl }).llm).toMatchObject({ baseUrl, model: 'org/small-8b:q4', apiKey: undefined })
  expect(readConfig({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'small', LLM_API_KEY: 'secret' }).llm).toMatchObject({ baseUrl: undefined })
  expect(readConfig({ LLM_PROVIDER: '', LLM_BASE_URL: '', LLM_MODEL: '', LLM_API_KEY: '' }).llm).toBeUndefined()
})

test('length, temperature and time of a language model are set within their limits, and else left to defaults', () => {
  const set = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'small', LLM_BASE_URL: 'http://localhost:11434/v1' }
  expect(readConfig(set).llm).toMatchObject({ maxTokens: undefined, temperature: undefined, timeoutMs: 7_000 })
  const more = { LLM_MAX_TOKENS: '600', LLM_TEMPERATURE: '0.3', LLM_TIMEOUT_MS: '4000' }
  expect(readConfig({ ...set, ...more }).llm).toMatchObject({ maxTokens: 600, temperature: 0.3, timeoutMs: 4_000 })
  expect(readConfig({ ...set, LLM_TEMPERATURE: '0' }).llm).toMatchObject({ temperature: 0 })
})

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await refusal({ DATA_DIR: copyOf(store), PORT: String(port) })).toBe(`PORT ${port} is already in use on 127.0.0.1.`)
  other.close()
})

test('an address of another machine is reported in one line', async () => {
  expect(await refusal({ DATA_DIR: copyOf(store), HOST: '192.0.2.1' })).toBe('HOST 192.0.2.1 is not an address of this machine.')
})

describe('unusable PostgreSQL', () => {
  test('not responding', async () => {
    const line = await refusal({ DATA_DIR: freshFolder(), DATABASE_URL: 'postgres://emberwell:secret@127.0.0.1:1/emberwell' })
    expect(line).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED/)
    expect(line).not.toContain('secret')
  })

  test('another protocol', async () => {
    const other = createServer((socket) => socket.on('error', () => undefined).end('220 mail.example.org ESMTP\r\n')).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const line = await refusal({ DATA_DIR: freshFolder(), DATABASE_URL: `postgres://emberwell:secret@127.0.0.1:${port}/emberwell` })
    expect(line).toMatch(/^DATABASE_URL cannot be used: /)
    expect(line).not.toContain('secret')
    other.close()
  })
})

describe.runIf(ENGINE === 'postgres')('responding PostgreSQL', () => {
  const folder = freshFolder()
  let url = ''
  let drop = async () => {}
  beforeAll(async () => {
    ;({ url, drop } = await freshDatabase())
    await fillStore({ DATA_DIR: folder, DATABASE_URL: url }, 1)
  })
  afterAll(() => drop())

  function withPart(change: (url: URL) => void): string {
    const changed = new URL(url)
    changed.password = 'secret'
    change(changed)
    return changed.href
  }

  async function query(text: string): Promise<unknown[]> {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

  test('without the database is refused', async () => {
    const line = await refusal({ DATA_DIR: folder, DATABASE_URL: withPart((parts) => (parts.pathname = '/emberwell_is_not_here')) })
    expect(line).toBe('DATABASE_URL cannot be used: database "emberwell_is_not_here" does not exist')
  })

  test('without the role is refused', async () => {
    const line = await refusal({ DATA_DIR: folder, DATABASE_URL: withPart((parts) => (parts.username = 'emberwell_nobody')) })
    expect(line).toMatch(/^DATABASE_URL cannot be used: /)
    expect(line).not.toContain('secret')
  })

  test('with a role that cannot create schemas is refused', async () => {
    const role = `emberwell_guest_${process.pid}`
    await query(`create role ${role} login`)
    try {
      const line = await refusal({ DATA_DIR: folder, DATABASE_URL: withPart((parts) => (parts.username = role)) })
      expect(line).toMatch(/^DATABASE_URL cannot be used: /)
      expect(line).not.toContain('secret')
    } finally {
      await query(`drop role ${role}`)
    }
  })

  test('with the store of another master key is refused, and the server running there keeps its roles', async () => {
    const roles = () => query("select rolname, rolpassword from pg_authid where rolname like current_database() || '%' order by 1")
    const before = await roles()
    expect(before).toHaveLength(3)
    const line = await refusal({ DATA_DIR: freshFolder(), DATABASE_URL: url })
    expect(line).toBe('The master key is not the one this store was begun with. Nothing was changed.')
    expect(await roles()).toEqual(before)
  })

  test('with a store written by a newer version is refused', async () => {
    await query("insert into couple.kysely_migration (name, timestamp) values ('9999_from_tomorrow', '2099-01-01T00:00:00.000Z')")
    const line = await refusal({ DATA_DIR: folder, DATABASE_URL: url })
    expect(line).toBe('The couple vault was written by a newer Emberwell than this one. Please start that version.')
  })
})
