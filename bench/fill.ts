import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import type { QuickAnswers } from '../src/features/logs/contract.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { addDays, type LocalDate } from '../src/kit/local-date.ts'
import { newId } from '../src/kit/server/ids.ts'
import { associatedData, seal } from '../src/kit/server/seal.ts'
import type { VaultName } from '../src/kit/server/vaults.ts'
import type { Store } from './stores.ts'

/** A woman with a session. */
export type Woman = { id: number; sessionId: number }

/** The last day of the data: today in UTC, the time zone of all accounts here. */
export const TODAY: LocalDate = new Date().toISOString().slice(0, 10)

const BATCH_ROWS = 5_000
const PROGRESS_EVERY_MS = 10_000

type Value = number | string | Uint8Array

/** The columns to fill, with their PostgreSQL types. */
const TABLES = {
  users: {
    vault: 'accounts',
    columns: 'id:bigint user_type:text email_digest:text password_hash:text timezone:text version:int sealed:bytea created_at:bigint',
  },
  data_keys: { vault: 'accounts', columns: 'user_id:bigint wrapped:bytea' },
  sessions: {
    vault: 'accounts',
    columns: 'user_id:bigint id:bigint generation:int device:text created_at:bigint last_used_at:bigint stepped_up_at:bigint',
  },
  logs: {
    vault: 'hers',
    columns: 'user_id:bigint log_date:text log_type:text id:bigint version:int created_at:bigint updated_at:bigint sealed:bytea',
  },
  log_counts: { vault: 'hers', columns: 'user_id:bigint quick_logs:int deep_logs:int' },
} as const satisfies Record<string, { vault: VaultName; columns: string }>

type Table = keyof typeof TABLES

/** Writes rows in large batches. */
type Writer = { add(table: Table, row: readonly Value[]): void; pause(): Promise<void>; close(): Promise<void> }

function columnsOf(table: Table): { name: string; type: string }[] {
  return TABLES[table].columns.split(' ').map((column) => {
    const [name = '', type = ''] = column.split(':')
    return { name, type }
  })
}

/** Writes to the SQLite files directly, one transaction per batch and without fsync, since the data may be lost. */
function writeFiles(dataDir: string): Writer {
  const names = ['accounts', 'hers'] as const
  const databases = new Map(names.map((name) => [name as VaultName, new DatabaseSync(join(dataDir, `${name}.db`))]))
  for (const database of databases.values())
    database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144; begin')
  const inserts = new Map(
    (Object.keys(TABLES) as Table[]).map((table) => {
      const columns = columnsOf(table)
      const sql = `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map(() => '?').join(', ')})`
      return [table, databases.get(TABLES[table].vault)?.prepare(sql)] as const
    }),
  )
  return {
    add: (table, row) => {
      inserts.get(table)?.run(...(row as SQLInputValue[]))
    },
    pause: async () => {},
    close: async () => {
      for (const database of databases.values()) {
        database.exec('commit; pragma journal_mode = wal')
        database.close()
      }
    },
  }
}

async function writePostgres(databaseUrl: string): Promise<Writer> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('set synchronous_commit = off')
  const waiting = new Map<Table, Value[][]>()
  async function flush(table: Table, rows: readonly (readonly Value[])[]): Promise<void> {
    const columns = columnsOf(table)
    const unnest = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')
    const sql = `insert into ${TABLES[table].vault}.${table} (${columns.map(({ name }) => name).join(', ')}) select * from unnest(${unnest})`
    await client.query(
      sql,
      columns.map((_, index) => rows.map((row) => row[index])),
    )
  }
  async function flushFrom(size: number): Promise<void> {
    for (const [table, rows] of waiting) if (rows.length >= size) await flush(table, rows.splice(0))
  }
  return {
    add: (table, row) => {
      const rows = waiting.get(table) ?? []
      if (!rows.length) waiting.set(table, rows)
      rows.push([...row])
    },
    pause: () => flushFrom(BATCH_ROWS),
    close: async () => {
      await flushFrom(1)
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}

/** A typical quick log; `seed` varies it. */
export function typicalAnswers(seed: number): QuickAnswers {
  return {
    hot_flashes_count: seed % 9,
    night_sweats_count: seed % 3,
    mood_rating: 1 + (seed % 10),
    energy_level: [4, 7, 10][seed % 3] ?? 4,
    sleep_hours: 5 + (seed % 16) / 4,
    thinking_clarity: 1 + (seed % 9),
    hydration_level: seed % 2 ? 1 : 0,
    regular_meals: seed % 4 !== 0,
    physical_activity: seed % 2 ? 1 : 0,
    exercise_types: seed % 2 ? ['walking', 'yoga'] : [],
    stress_triggers: 1 + (seed % 7),
    elapsed_seconds: 60 + (seed % 90),
  }
}

/** A typical deep log; `seed` varies it. */
export function typicalDeepAnswers(seed: number): Record<string, unknown> {
  return {
    hot_flashes_count_detail: String(seed % 9),
    hot_flashes_comfort_help: 'A fan, a glass of cold water and the window a hand open.',
    body_wake_up_feeling: ['clear', 'groggy', 'heavy', 'tired', 'other'][seed % 5],
    sleep_influence_factor: 'Tea after supper, and the street was quiet.',
    dominant_emotion_today: ['exhausted', 'stressed', 'fine', 'calm', 'energized'][seed % 5],
    mood_shift_moment: 'A walk along the river at noon, with nobody to answer to.',
    energy_steadiness: seed % 2 ? 'steady' : 'rise-fall',
    energy_influence_factors: 'Two long meetings, then an hour of nothing.',
    calm_challenges: 'Everything at once around five.',
    centering_help: 'Ten slow breaths on the stairs.',
    guided_journal_response: 'I was kinder to myself than last week, and it showed in the evening.',
    elapsed_seconds: 300 + (seed % 90),
  }
}

/**
 * Adds women with a quick log (and with `isDeep` a deep log) on each of the `days` days that end `endingAgo` days
 * ago. Rows are inserted in key order; `report` is called with the progress.
 */
export async function fill(
  store: Store,
  women: number,
  days: number,
  {
    endingAgo = 1,
    isDeep = false,
    report = () => undefined,
  }: { endingAgo?: number; isDeep?: boolean; report?: (words: string) => void } = {},
): Promise<Woman[]> {
  if (!store.databaseUrl && existsSync(join(store.dataDir, 'hers.db-wal'))) throw new Error('The store is still open')
  const writer = store.databaseUrl ? await writePostgres(store.databaseUrl) : writeFiles(store.dataDir)
  const now = Date.now()
  const dates = Array.from({ length: days }, (_, index) => addDays(TODAY, index + 1 - days - endingAgo))
  const answers = Array.from({ length: 360 }, (_, seed) => typicalAnswers(seed))
  const deepAnswers = Array.from({ length: 360 }, (_, seed) => typicalDeepAnswers(seed))
  const ids = Array.from({ length: women }, newId).toSorted((a, b) => a - b)
  const added: Woman[] = []
  let reported = performance.now()
  for (const [index, id] of ids.entries()) {
    const { key, wrapped } = store.keys.newDataKey(id)
    const sessionId = newId()
    const profile = { full_name: `Woman Number${index}`, email: `woman-${id}@example.org`, pronouns: '' }
    const created = now - 11 * 365 * 86_400_000
    const digest = store.keys.blind('email', profile.email)
    writer.add('users', [id, 'woman', digest, 'none', 'UTC', 1, seal(key, associatedData(id, 'users', id, 1), profile), created])
    writer.add('data_keys', [id, wrapped])
    // The password was given just now, so that an export is allowed for five minutes.
    writer.add('sessions', [id, sessionId, 1, 'Bench', now, now, now])
    for (const [day, date] of dates.entries()) {
      const at = now - (days - day) * 86_400_000
      for (const [type, texts] of isDeep
        ? ([
            ['deep_log', deepAnswers],
            ['quick_log', answers],
          ] as const)
        : ([['quick_log', answers]] as const)) {
        const logId = newId()
        const sealed = seal(key, associatedData(id, 'logs', logId, 1), texts[(index + day) % texts.length])
        writer.add('logs', [id, date, type, logId, 1, at, at, sealed])
      }
    }
    if (days) writer.add('log_counts', [id, days, isDeep ? days : 0])
    added.push({ id, sessionId })
    await writer.pause()
    if (performance.now() - reported > PROGRESS_EVERY_MS) {
      reported = performance.now()
      report(`${added.length.toLocaleString('en')} of ${women.toLocaleString('en')} women added`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await writer.close()
  return added
}

/** Both tokens of one session, as a browser stores them. */
export function sessionOf(store: Store, { id, sessionId }: Woman): { access: string; refresh: string } {
  const tokens = makeTokens(store.keys)
  return { access: tokens.access({ userId: id, sessionId }, Date.now()), refresh: tokens.refresh({ userId: id, sessionId, generation: 1 }) }
}

/** Bearer tokens; valid for 15 minutes, so create them when a measurement begins. */
export function tokensOf(store: Store, women: readonly Woman[]): string[] {
  const tokens = makeTokens(store.keys)
  return women.map(({ id, sessionId }) => tokens.access({ userId: id, sessionId }, Date.now()))
}
