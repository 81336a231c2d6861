import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { LocalDate } from '../local-date.ts'
import { readable } from './damaged-rows.ts'
import { newId } from './ids.ts'
import type { Person } from './person.ts'
import { associatedData, seal, unseal } from './seal.ts'
import { type HerVault, tables } from './vaults.ts'
import { t } from '../words.ts'

/** Number of rows read or written per statement. */
export const PORTION = 200

/**
 * What imported rows are checked against: today in the account's time zone, and `now` in ms. `seen` maps each subject
 * to the keys of earlier rows of the same import, each with a number chosen by the source.
 */
export type About = { today: LocalDate; timezone: string; now: number; seen: Map<string, Map<string, number>> }

/** One kind of her records in export and import. Ids are not exported: a row is identified by its day or time. */
export type ExportSource = {
  /** Name of its files, also used in error messages: `quick-logs`. */
  readonly name: string
  /** Tables of the `hers` vault that it covers completely. */
  readonly tables: readonly string[]
  /** Shape of one row in the file. */
  readonly shape: z.ZodMiniObject
  /** Whether it is a single row that an import replaces; all other sources must be empty before an import. */
  readonly replaces: boolean
  /**
   * Yields every readable row in a fixed order and calls `leftOut` for each damaged one. Holds one portion in memory.
   */
  rows(hers: HerVault, user: Person, leftOut: LeftOut): AsyncIterable<Record<string, unknown>>
  /** What is wrong with a row beyond its shape; undefined if nothing. */
  problem(row: Record<string, unknown>, about: About): string | undefined
  /** Adds up to PORTION rows, inside the import's transaction. */
  add(inside: HerVault, user: Person, rows: readonly Record<string, unknown>[], about: About): Promise<void>
  /** Computes derived data once all rows are added. */
  finish?(inside: HerVault, user: Person): Promise<void>
}

/** Called for each damaged row with the day or time from its unencrypted columns. */
export type LeftOut = (when: string) => void

/** Day of a row from its unencrypted columns, otherwise the instant of its time. */
export function whenOf(clear: Readonly<Record<string, unknown>>): string {
  const day = clear['log_date'] ?? clear['entry_date'] ?? clear['local_date']
  return typeof day === 'string' ? day : toInstant(clear['at'] ?? clear['created_at'] ?? clear['updated_at'])
}

/** Unencrypted columns. */
export type Clear = Record<string, string | number>

type AnyTable = Record<string, Record<string, unknown>>

/** Converts an instant on the wire to ms, for columns that store ms; `toInstant` converts back. */
export function toMs(instant: unknown): number {
  return Date.parse(String(instant))
}

/** Converts ms to an instant on the wire. */
export function toInstant(ms: unknown): string {
  return new Date(Number(ms)).toISOString()
}

/** Whether a key occurred before in this import. Otherwise stores it, with a number that later rows can look up. */
export function repeats(about: About, subject: string, key: string, number = 0): boolean {
  const keys = about.seen.get(subject) ?? new Map<string, number>()
  about.seen.set(subject, keys)
  if (keys.has(key)) return true
  keys.set(key, number)
  return false
}

/**
 * What is wrong with the day and times of a row; undefined if nothing. Times may be at most one minute ahead, for
 * clocks that differ.
 */
export function timeProblem(row: Record<string, unknown>, about: About): string | undefined {
  for (const [name, value] of Object.entries(row)) {
    if (name.endsWith('_date') && String(value) > about.today) return t`${name}: Please give a day that has come`
    if (/(?:^|_)at$/.test(name) && toMs(value) > about.now + 60_000) return t`${name}: Please give a time that is not in the future`
  }
  return undefined
}

/**
 * Iterates over her rows of a table in the order of two columns, one portion at a time, so that other requests run in
 * between.
 */
export async function* eachRow(
  hers: HerVault,
  user: Person,
  table: string,
  { columns, order, where = {} }: { columns: readonly string[]; order: readonly [string, string]; where?: Clear },
): AsyncGenerator<Clear & { sealed: Uint8Array }> {
  const [first, second] = order
  let last: Clear | undefined
  for (;;) {
    let query = tables<AnyTable>(hers)
      .selectFrom(table)
      .select([...columns, 'sealed'])
      .where('user_id', '=', user.id)
    for (const [column, value] of Object.entries(where)) query = query.where(column, '=', value)
    const after = last
    if (after) {
      // Redundant, but lets the index start where the last portion ended.
      query = query
        .where(first, '>=', after[first])
        .where(({ or, eb }) => or([eb(first, '>', after[first]), eb(second, '>', after[second])]))
    }
    const rows = (await query.orderBy(first).orderBy(second).limit(PORTION).execute()) as (Clear & { sealed: Uint8Array })[]
    yield* rows
    if (rows.length < PORTION) return
    last = rows.at(-1)
    await yieldToRequests()
  }
}

/** Whether a table has any row of this user. */
export async function holdsRows(hers: HerVault, user: Person, table: string): Promise<boolean> {
  const found = await tables<AnyTable>(hers).selectFrom(table).select('user_id').where('user_id', '=', user.id).limit(1).executeTakeFirst()
  return found !== undefined
}

/** Inserts rows into a table of the `hers` vault in one statement. */
export async function addRows(inside: HerVault, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length)
    await tables<AnyTable>(inside)
      .insertInto(table)
      .values([...rows])
      .execute()
}

type SealedTable<Content> = {
  name: string
  table: string
  shape: z.ZodMiniObject
  /** Unencrypted columns except `user_id`. An `id` is generated anew on import. */
  columns: readonly string[]
  /** Two columns that order her rows completely. */
  order: readonly [string, string]
  where?: Clear
  /** Row id and version used as associated data of the encrypted content. */
  place(clear: Clear): readonly [number, number]
  toRow(clear: Clear, content: Content): Record<string, unknown>
  fromRow(row: Record<string, unknown>): { clear: Clear; content: Content }
  problem(row: Record<string, unknown>, about: About): string | undefined
  finish?: ExportSource['finish']
}

/** An export source for a table whose rows have encrypted content beside unencrypted columns. */
export function sealedTable<Content extends object>(spec: SealedTable<Content>): ExportSource {
  const { name, table, shape, columns, place, finish } = spec
  const placeIn = (user: Person, clear: Clear) => associatedData(user.id, table, ...place(clear))
  return {
    name,
    tables: [table],
    shape,
    replaces: false,
    problem: (row, about) => timeProblem(row, about) ?? spec.problem(row, about),
    rows: async function* rows(hers, user, leftOut) {
      for await (const { sealed, ...clear } of eachRow(hers, user, table, spec)) {
        const content = readable(() => unseal<Content>(user.key, placeIn(user, clear), sealed), undefined)
        if (content) yield spec.toRow(clear, content)
        else leftOut(whenOf(clear))
      }
    },
    add: (inside, user, rows) =>
      addRows(
        inside,
        table,
        rows.map((row) => {
          const { clear, content } = spec.fromRow(row)
          const stored: Clear = { ...clear, ...spec.where, ...(columns.includes('id') && { id: newId() }) }
          return { user_id: user.id, ...stored, sealed: seal(user.key, placeIn(user, stored), content) }
        }),
      ),
    ...(finish && { finish }),
  }
}

type SealedRow<Content> = {
  name: string
  table: string
  shape: z.ZodMiniObject
  toRow(content: Content, updatedAt: string): Record<string, unknown>
  fromRow(row: Record<string, unknown>): { content: Content; updatedAt: string }
  problem?(row: Record<string, unknown>, about: About): string | undefined
}

/** An export source for a table with one encrypted row per user, keyed by `user_id`. An import replaces the row. */
export function sealedRow<Content extends object>({ name, table, shape, toRow, fromRow, problem }: SealedRow<Content>): ExportSource {
  type OneRow = Record<string, { user_id: number; version: number; sealed: Uint8Array; updated_at: number }>
  return {
    name,
    tables: [table],
    shape,
    replaces: true,
    problem: (row, about) =>
      timeProblem(row, about) ?? problem?.(row, about) ?? (repeats(about, name, '') ? t`There can be one of these only` : undefined),
    rows: async function* rows(hers, user, leftOut) {
      const row = await tables<OneRow>(hers).selectFrom(table).selectAll().where('user_id', '=', user.id).executeTakeFirst()
      if (!row) return
      const content = readable(() => unseal<Content>(user.key, associatedData(user.id, table, user.id, row.version), row.sealed), undefined)
      if (content) yield toRow(content, toInstant(row.updated_at))
      else leftOut(whenOf(row))
    },
    add: async (inside, user, rows) => {
      const db = tables<OneRow>(inside)
      for (const row of rows) {
        const { content, updatedAt } = fromRow(row)
        const former = await db.selectFrom(table).select('version').where('user_id', '=', user.id).executeTakeFirst()
        // A version is never reused for other content, so that an older ciphertext does not decrypt in its place.
        const version = (former?.version ?? 0) + 1
        const sealed = seal(user.key, associatedData(user.id, table, user.id, version), content)
        await db.deleteFrom(table).where('user_id', '=', user.id).execute()
        await db
          .insertInto(table)
          .values({ user_id: user.id, version, sealed, updated_at: toMs(updatedAt) })
          .execute()
      }
    },
  }
}
