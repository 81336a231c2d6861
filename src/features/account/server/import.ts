import * as z from 'zod/mini'
import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type About, holdsRows, PORTION, type ExportSource, timeProblem, toMs } from '../../../kit/server/export-source.ts'
import { parsed } from '../../../kit/server/validation.ts'
import { type AccountsVault, type HerVault, transact } from '../../../kit/server/vaults.ts'
import { Instant } from '../../../kit/schemas.ts'
import { type Message, t } from '../../../kit/words.ts'
import { setJoined, setProfile } from '../../auth/server/account-store.ts'
import { lockLogs } from '../../logs/server/log-counts-store.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type Imported, NOT_EMPTY } from '../contract.ts'
import { JsonRows, RowsBroken } from '../rules/json-rows.ts'
import { EVENTS, PROFILE, ProfileRow } from './profile.ts'
import { refuse, type Unzipped, unzipped } from './zip.ts'

const MANIFEST_MAX_CHARS = 100_000
const ROWS_MAX = 500_000
/**
 * Maximum memory in bytes for the validated rows of one import, as JSON; ten years of records need less than a tenth of
 * it.
 */
const HELD_MAX_BYTES = 100 * 1024 * 1024
const TOO_MANY: Message = () => t`This file holds more rows than we can take.`

const Manifest = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.number(),
  made_at: Instant,
  counts: z.record(z.string(), z.number()),
  damaged: z.optional(z.array(z.strictObject({ file: z.string(), when: z.string() }))),
})
type Manifest = z.infer<typeof Manifest>

type Row = Record<string, unknown>

/** What is wrong with a row, with the name of its field, in the language of the request. */
function fieldProblem({ message, details = {} }: AppError): string {
  const [field] = Object.keys(details)
  return field === undefined || field === 'non_field_errors' ? message : `${field}: ${message}`
}

/** The error for one row: its file, its number and the problem. */
function refuseRow(file: string, row: number, problem: string): AppError {
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

/** The rows of one file, parsed with its shape and numbered from 1. */
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
      throw error instanceof AppError ? refuseRow(file, number, fieldProblem(error)) : error
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

/** The validated rows of one export source, up to PORTION per buffer, as UTF-8 JSON lists. */
type Checked = { source: ExportSource; portions: readonly Uint8Array[]; rows: number }

/**
 * Validates an export up to its last row before anything is changed. Returns the rows, so that nothing has to be
 * inflated again while a transaction is open.
 */
async function check(zip: Unzipped, manifest: Manifest, exportSources: readonly ExportSource[], about: About): Promise<Checked[]> {
  const judged: Checked[] = []
  let rowCount = 0
  let bytes = 0
  for (const source of exportSources) {
    const { name, shape, problem } = source
    const file = `${name}.json`
    const portions: Uint8Array[] = []
    let waiting: Row[] = []
    let rows = 0
    const hold = () => {
      const portion = Buffer.from(JSON.stringify(waiting))
      bytes += portion.length
      if (bytes > HELD_MAX_BYTES) throw new AppError('too_large', TOO_MANY())
      portions.push(portion)
      waiting = []
    }
    for await (const { row, number } of rowsOf(zip, file, shape)) {
      const words = problem(row, about)
      if (words) throw refuseRow(file, number, words)
      rows += 1
      rowCount += 1
      if (rowCount > ROWS_MAX) throw new AppError('too_large', TOO_MANY())
      waiting.push(row)
      if (waiting.length === PORTION) hold()
    }
    if (waiting.length) hold()
    countProblem(manifest, name, rows)
    judged.push({ source, portions, rows })
  }
  return judged
}

/**
 * Imports an export into an empty account. Everything is unpacked and validated before the one transaction that adds
 * the rows (decision 0039). Throws AppError that names file and row; nothing has changed then.
 */
export async function imported(
  vaults: { accounts: AccountsVault; hers: HerVault },
  user: Person,
  exportSources: readonly ExportSource[],
  bytes: Uint8Array,
  now: number,
): Promise<Imported[]> {
  const kinds = [PROFILE, EVENTS, ...exportSources.map(({ name }) => name)]
  const known = new Set(['README.txt', 'manifest.json', ...kinds.flatMap((name) => [`${name}.json`, `${name}.csv`])])
  const zip = await unzipped(bytes, (name) => known.has(name))
  const manifest = await manifestOf(zip)
  const unknown = Object.keys(manifest.counts).find((name) => !kinds.includes(name))
  if (unknown !== undefined) throw refuse(t`This export holds a kind of entry that this Emberwell does not know yet.`)
  const profile = await profileIn(zip, manifest, now)
  const timezone = profile?.timezone ?? user.timezone
  const about: About = { today: localDateAt(now, timezone), timezone, now, seen: new Map() }
  const judged = await check(zip, manifest, exportSources, about)

  await transact(vaults.hers, async (inside) => {
    // The sources note new ids here, which a repeat of this transaction must not find.
    const importing: About = { ...about, seen: new Map([...about.seen].map(([subject, keys]) => [subject, new Map(keys)])) }
    // Of two concurrent imports the second waits here, and then finds the account no longer empty.
    await lockLogs(inside, user.id)
    for (const { tables, replaces } of exportSources)
      for (const table of tables) if (!replaces && (await holdsRows(inside, user, table))) throw new AppError('conflict', NOT_EMPTY())
    for (const { source, portions } of judged) {
      for (const portion of portions) await source.add(inside, user, JSON.parse(Buffer.from(portion).toString()) as Row[], importing)
      await source.finish?.(inside, user)
    }
    if (!profile) return
    // Last: the accounts vault commits on its own.
    const { full_name, pronouns, timezone, created_at } = profile
    await setProfile(vaults.accounts, user, { ...user.profile, full_name, pronouns }, timezone)
    await setJoined(vaults.accounts, user.id, Math.min(user.createdAt, toMs(created_at)))
  })
  return judged.filter(({ rows }) => rows).map(({ source, rows }) => ({ kind: source.name, rows }))
}
