import * as z from 'zod/mini'
import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { type About, holdsRows, PORTION, type Portable, timeProblem, toMs } from '../../../kit/server/portable.ts'
import { parsed } from '../../../kit/server/problems.ts'
import { transact, type Vault } from '../../../kit/server/vaults.ts'
import { Instant } from '../../../kit/schemas.ts'
import { said, t } from '../../../kit/words.ts'
import { setJoined, setProfile } from '../../auth/server/store.ts'
import { lockLogs } from '../../logs/server/tally-store.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type Imported, NOT_EMPTY } from '../contract.ts'
import { JsonRows, RowsBroken } from '../rules/json-rows.ts'
import { PROFILE, ProfileRow } from './profile.ts'
import { type Unzipped, unzipped } from './zip.ts'

const MANIFEST_MAX_CHARS = 100_000
const ROWS_MAX = 500_000

const Manifest = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.number(),
  made_at: Instant,
  counts: z.record(z.string(), z.number()),
})
type Manifest = z.infer<typeof Manifest>

type Row = Record<string, unknown>

function refuse(words: string): AppError {
  return new AppError('invalid', words, { non_field_errors: [words] })
}

/** The refusal of one row: which file, which row, what is wrong. */
function refuseRow(file: string, row: number, words: string): AppError {
  const problem = said(words)
  return new AppError('invalid', t`${file}, row ${row}: ${problem}`, { [file]: [t`row ${row}: ${problem}`] })
}

async function manifestOf(zip: Unzipped): Promise<Manifest> {
  if (!zip.names.includes('manifest.json')) throw refuse(t`manifest.json is missing. Please bring the zip file as it was downloaded.`)
  let content = ''
  for await (const piece of zip.read('manifest.json')) {
    content += piece
    if (content.length > MANIFEST_MAX_CHARS) throw refuse(t`manifest.json is not that of an export.`)
  }
  let manifest: Manifest
  try {
    manifest = parsed(Manifest, JSON.parse(content))
  } catch {
    throw refuse(t`manifest.json is not that of an export.`)
  }
  if (manifest.version !== EXPORT_VERSION)
    throw refuse(t`This export has version ${manifest.version}, and this Emberwell reads version ${EXPORT_VERSION}.`)
  return manifest
}

/** The rows of one file, each in its own shape and numbered from 1. */
async function* rowsOf(zip: Unzipped, file: string, shape: z.ZodMiniObject): AsyncGenerator<{ row: Row; number: number }> {
  if (!zip.names.includes(file)) return
  const reader = new JsonRows()
  let number = 0
  const toRow = (text: string) => {
    number += 1
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      throw refuseRow(file, number, t`This is not readable`)
    }
    try {
      return { row: parsed(shape, value), number }
    } catch (error) {
      throw error instanceof AppError ? refuseRow(file, number, error.message) : error
    }
  }
  try {
    for await (const piece of zip.read(file)) for (const text of reader.push(piece)) yield toRow(text)
    reader.end()
  } catch (error) {
    throw error instanceof RowsBroken ? refuseRow(file, number + 1, error.message) : error
  }
}

function countProblem(manifest: Manifest, name: string, count: number): void {
  const promised = manifest.counts[name] ?? 0
  if (promised !== count)
    throw refuse(t`${name}.json holds ${count} rows, and its manifest counts ${promised}. Please bring the zip file as it was downloaded.`)
}

async function profileIn(zip: Unzipped, manifest: Manifest, now: number): Promise<ProfileRow | undefined> {
  let profile: ProfileRow | undefined
  let count = 0
  for await (const { row, number } of rowsOf(zip, `${PROFILE}.json`, ProfileRow)) {
    const problem =
      timeProblem(row, { today: '2199-12-31', timezone: 'UTC', now, seen: new Map() }) ??
      (count ? t`There can be one of these only` : undefined)
    if (problem) throw refuseRow(`${PROFILE}.json`, number, problem)
    profile = row as ProfileRow
    count += 1
  }
  countProblem(manifest, PROFILE, count)
  return profile
}

/** Reads an export through to its last row and says what is wrong with it, before anything is changed. */
async function examine(zip: Unzipped, manifest: Manifest, portables: readonly Portable[], about: About): Promise<Imported[]> {
  const imported: Imported[] = []
  let all = 0
  for (const { name, shape, problem } of portables) {
    const file = `${name}.json`
    let rows = 0
    for await (const { row, number } of rowsOf(zip, file, shape)) {
      const words = problem(row, about)
      if (words) throw refuseRow(file, number, words)
      rows += 1
      all += 1
      if (all > ROWS_MAX) throw new AppError('too_large', t`This file holds more rows than we can take.`)
    }
    countProblem(manifest, name, rows)
    if (rows) imported.push({ kind: name, rows })
  }
  return imported
}

async function addAll(
  inside: Vault<'hers'>,
  user: Person,
  zip: Unzipped,
  { name, shape, add, finish }: Portable,
  about: About,
): Promise<void> {
  let waiting: Row[] = []
  for await (const { row } of rowsOf(zip, `${name}.json`, shape)) {
    waiting.push(row)
    if (waiting.length < PORTION) continue
    await add(inside, user, waiting, about)
    waiting = []
  }
  if (waiting.length) await add(inside, user, waiting, about)
  await finish?.(inside, user)
}

/**
 * Brings an export back into an empty account. It is read twice: once to find whatever is wrong with it, then inside one transaction, so that
 * no more than a portion of rows is ever in memory. Throws AppError in words that name file and row; then nothing has changed.
 */
export async function imported(
  vaults: { accounts: Vault<'accounts'>; hers: Vault<'hers'> },
  user: Person,
  portables: readonly Portable[],
  bytes: Uint8Array,
  now: number,
): Promise<Imported[]> {
  const kinds = [PROFILE, ...portables.map(({ name }) => name)]
  const known = new Set(['README.txt', 'manifest.json', ...kinds.flatMap((name) => [`${name}.json`, `${name}.csv`])])
  const zip = await unzipped(bytes, (name) => known.has(name))
  const manifest = await manifestOf(zip)
  const unknown = Object.keys(manifest.counts).find((name) => !kinds.includes(name))
  if (unknown !== undefined) throw refuse(t`This export holds a kind of entry that this Emberwell does not know yet.`)
  const profile = await profileIn(zip, manifest, now)
  const timezone = profile?.timezone ?? user.timezone
  const about = { today: localDateAt(now, timezone), timezone, now, seen: new Map() }
  const found = await examine(zip, manifest, portables, about)

  await transact(vaults.hers, async (inside) => {
    // Of two imports at once the second waits here, and then finds the account no longer empty.
    await lockLogs(inside, user.id)
    for (const { tables, replaces } of portables)
      for (const table of tables) if (!replaces && (await holdsRows(inside, user, table))) throw new AppError('conflict', NOT_EMPTY)
    for (const portable of portables) await addAll(inside, user, zip, portable, about)
    if (!profile) return
    // Last, since this vault's change does not wait for the other's commit.
    const { full_name, pronouns, timezone, created_at } = profile
    await setProfile(vaults.accounts, user, { ...user.profile, full_name, pronouns }, timezone)
    await setJoined(vaults.accounts, user.id, Math.min(user.createdAt, toMs(created_at)))
  })
  return found
}
