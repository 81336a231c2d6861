import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { LocalDate } from '../local-date.ts'
import { newId } from './ids.ts'
import type { Person } from './people.ts'
import { placeOf, seal, unseal } from './seal.ts'
import { tables, type Vault } from './vaults.ts'
import { t } from '../words.ts'

type Hers = Vault<'hers'>

/** Rows read, or written, in one statement. */
export const PORTION = 200

/** What a row of an import is judged by: her day and time zone as they are once it is done, and `now`. `seen` holds, per subject, the keys of the rows before it in the same import, each with a number of its own. */
export type About = { today: LocalDate; timezone: string; now: number; seen: Map<string, Map<string, number>> }

/** One kind of what she wrote, as it leaves in her export and comes back by her import. Ids stay behind: a row names its day or time. */
export type Portable = {
  /** The name of its files, and what a refusal names: `quick-logs`. */
  readonly name: string
  /** The tables of hers that it carries whole. */
  readonly tables: readonly string[]
  /** One row as it stands in the file. */
  readonly shape: z.ZodMiniObject
  /** Whether it is one row that an import replaces; all others must be absent before an import. */
  readonly replaces: boolean
  /** Every row, in an order of its own. Nothing but one portion is in memory. */
  rows(hers: Hers, user: Person): AsyncIterable<Record<string, unknown>>
  /** What is wrong with a row beyond its shape, or undefined. */
  problem(row: Record<string, unknown>, about: About): string | undefined
  /** Adds up to PORTION rows, inside the import's transaction. */
  add(inside: Hers, user: Person, rows: readonly Record<string, unknown>[], about: About): Promise<void>
  /** What is derived from its rows, once all are added. */
  finish?(inside: Hers, user: Person): Promise<void>
}

/** Columns that stand in clear. */
export type Clear = Record<string, string | number>

type AnyTable = Record<string, Record<string, unknown>>

/** The instant of a wire text, and back, where a column holds ms. */
export function toMs(instant: unknown): number {
  return Date.parse(String(instant))
}

export function toInstant(ms: unknown): string {
  return new Date(Number(ms)).toISOString()
}

/** Says that a row's key came before in this import; remembers it else, with a number that later rows may ask for. */
export function repeats(about: About, subject: string, key: string, number = 0): boolean {
  const keys = about.seen.get(subject) ?? new Map<string, number>()
  about.seen.set(subject, keys)
  if (keys.has(key)) return true
  keys.set(key, number)
  return false
}

/** What is wrong with the day and the times of a row: nothing lies in the future. A minute is left for clocks that differ. */
export function timeProblem(row: Record<string, unknown>, about: About): string | undefined {
  for (const [name, value] of Object.entries(row)) {
    if (name.endsWith('_date') && String(value) > about.today) return t`${name}: Please give a day that has come`
    if (/(?:^|_)at$/.test(name) && toMs(value) > about.now + 60_000) return t`${name}: Please give a time that has come`
  }
  return undefined
}

/** Each row of hers in a table, in the order of two columns, portion by portion; other requests come in between. */
export async function* eachRow(
  hers: Hers,
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
      // The first bound alone lets the index begin where the last portion ended.
      query = query
        .where(first, '>=', after[first])
        .where(({ or, eb }) => or([eb(first, '>', after[first]), eb(second, '>', after[second])]))
    }
    const rows = (await query.orderBy(first).orderBy(second).limit(PORTION).execute()) as (Clear & { sealed: Uint8Array })[]
    yield* rows
    if (rows.length < PORTION) return
    last = rows.at(-1)
    await nextTurn()
  }
}

/** Whether a table holds any row of hers. */
export async function holdsRows(hers: Hers, user: Person, table: string): Promise<boolean> {
  const found = await tables<AnyTable>(hers).selectFrom(table).select('user_id').where('user_id', '=', user.id).limit(1).executeTakeFirst()
  return found !== undefined
}

/** Adds rows to a table of hers in one statement. */
export async function addRows(inside: Hers, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
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
  /** Columns in clear besides `user_id`; `id`, where there is one, is made anew. */
  columns: readonly string[]
  /** Two columns that put her rows into one order. */
  order: readonly [string, string]
  where?: Clear
  /** The row and version under which the content is sealed. */
  place(clear: Clear): readonly [number, number]
  toRow(clear: Clear, content: Content): Record<string, unknown>
  fromRow(row: Record<string, unknown>): { clear: Clear; content: Content }
  problem(row: Record<string, unknown>, about: About): string | undefined
  finish?: Portable['finish']
}

/** A portable over one table whose rows hold a sealed content beside their clear columns. */
export function sealedTable<Content extends object>(spec: SealedTable<Content>): Portable {
  const { name, table, shape, columns, place, finish } = spec
  const placeIn = (user: Person, clear: Clear) => placeOf(user.id, table, ...place(clear))
  return {
    name,
    tables: [table],
    shape,
    replaces: false,
    problem: (row, about) => timeProblem(row, about) ?? spec.problem(row, about),
    rows: async function* rows(hers, user) {
      for await (const { sealed, ...clear } of eachRow(hers, user, table, spec))
        yield spec.toRow(clear, unseal<Content>(user.key, placeIn(user, clear), sealed))
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
}

/** A portable over a table that holds one sealed row a person, keyed by `user_id`; an import replaces it. */
export function sealedRow<Content extends object>({ name, table, shape, toRow, fromRow }: SealedRow<Content>): Portable {
  type OneRow = Record<string, { user_id: number; version: number; sealed: Uint8Array; updated_at: number }>
  return {
    name,
    tables: [table],
    shape,
    replaces: true,
    problem: (row, about) => timeProblem(row, about) ?? (repeats(about, name, '') ? t`There can be one of these only` : undefined),
    rows: async function* rows(hers, user) {
      const row = await tables<OneRow>(hers).selectFrom(table).selectAll().where('user_id', '=', user.id).executeTakeFirst()
      if (row) yield toRow(unseal<Content>(user.key, placeOf(user.id, table, user.id, row.version), row.sealed), toInstant(row.updated_at))
    },
    add: async (inside, user, rows) => {
      const db = tables<OneRow>(inside)
      for (const row of rows) {
        const { content, updatedAt } = fromRow(row)
        const former = await db.selectFrom(table).select('version').where('user_id', '=', user.id).executeTakeFirst()
        // A version is never used twice for other content, so an older blob does not open in its place.
        const version = (former?.version ?? 0) + 1
        const sealed = seal(user.key, placeOf(user.id, table, user.id, version), content)
        await db.deleteFrom(table).where('user_id', '=', user.id).execute()
        await db
          .insertInto(table)
          .values({ user_id: user.id, version, sealed, updated_at: toMs(updatedAt) })
          .execute()
      }
    },
  }
}
