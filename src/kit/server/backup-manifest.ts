import { createHmac, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isEqualInConstantTime } from './constant-time.ts'
import type { Keys } from './keys.ts'
import { StartProblem } from './startup-problem.ts'
import { factsOf } from './backup-parts.ts'

/** Format of the backups that this version makes; restoring accepts this one and earlier ones. */
export const BACKUP_FORMAT = 1

const MANIFEST = 'manifest.json'

const migrations = z.array(z.object({ name: z.string(), digest: z.nullable(z.string()) }))
const part = z.object({
  /** Name of the file, without `.part`. */
  name: z.string().check(z.regex(/^[a-z]\w*(?:\.\w+)?$/)),
  vault: z.enum(['accounts', 'hers', 'couple']),
  /** On PostgreSQL, the table, its columns in the order of the data, and its number of rows. */
  table: z.optional(z.string()),
  columns: z.optional(z.array(z.string())),
  rows: z.optional(z.number()),
  bytes: z.number(),
  sha256: z.string(),
})
const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Random; the key of the backup is derived from the master key and this. */
  id: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Version of the program, and when the backup began, as an ISO instant. */
  program: z.string(),
  made_at: z.string(),
  migrations: z.object({ accounts: migrations, hers: migrations, couple: migrations }),
  parts: z.array(part),
  /** HMAC of a fixed text: tells a wrong master key from a damaged backup. */
  key_check: z.string(),
})

/** What a backup contains. The file holds it with an HMAC of its own text. */
export type Manifest = z.infer<typeof manifestSchema>
export type Part = Manifest['parts'][number]

/** Adds a part with the content of `source`; `rows` returns its number of rows afterwards. */
export type AddPart = (
  part: Pick<Part, 'name' | 'vault' | 'table' | 'columns'>,
  source: AsyncIterable<Uint8Array>,
  rows?: () => number | null,
) => Promise<void>

/** Called after each step with its name. Tests end the process there. */
export type Step = (name: string) => Promise<void>

const macOf = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** The value that `key_check` has under a key. */
export function keyCheckOf(key: KeyObject): string {
  return macOf(key, 'key of an Emberwell backup')
}

/** The manifest as text, with its HMAC. */
export function toManifestText(key: KeyObject, manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, mac: macOf(key, `manifest|${JSON.stringify(manifest)}`) }, undefined, 2)}\n`
}

/** The manifest file of a backup folder. */
export function manifestPath(folder: string): string {
  return join(folder, MANIFEST)
}

/** The file of a part in a backup folder. */
export function partPath(folder: string, { name }: Pick<Part, 'name'>): string {
  return join(folder, `${name}.part`)
}

function parse(folder: string): { mac?: unknown; format?: unknown; id?: unknown; key_check?: unknown } {
  const path = manifestPath(folder)
  if (!existsSync(path)) throw new StartProblem(`There is no backup in ${folder}: ${MANIFEST} is missing.`)
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object
  } catch {
    throw new StartProblem(`The backup in ${folder} is damaged: ${MANIFEST} cannot be read.`)
  }
}

/**
 * Reads the manifest of a backup and checks it and every part. Throws StartProblem when the format is newer, the master
 * key is another one, or anything is missing or was changed.
 */
export async function readBackup(folder: string, keys: Keys): Promise<{ manifest: Manifest; key: KeyObject }> {
  const { mac, ...content } = parse(folder)
  if (typeof content.format === 'number' && content.format > BACKUP_FORMAT)
    throw new StartProblem(`The backup in ${folder} has the format ${content.format}, newer than this program. Please use that version.`)
  const damaged = (what: string) => new StartProblem(`The backup in ${folder} is damaged: ${what}.`)
  if (typeof content.id !== 'string' || typeof content.key_check !== 'string') throw damaged(`${MANIFEST} is incomplete`)
  const key = keys.backupKey(content.id)
  if (!isEqualInConstantTime(content.key_check, keyCheckOf(key)))
    throw new StartProblem(`The backup in ${folder} was made under another master key. Nothing was changed.`)
  if (typeof mac !== 'string' || !isEqualInConstantTime(mac, macOf(key, `manifest|${JSON.stringify(content)}`)))
    throw damaged(`${MANIFEST} was changed`)
  const manifest = manifestSchema.parse(content)
  for (const one of manifest.parts) {
    const path = partPath(folder, one)
    if (!existsSync(path)) throw damaged(`${one.name}.part is missing`)
    const { bytes, sha256 } = await factsOf(path)
    if (bytes !== one.bytes || sha256 !== one.sha256) throw damaged(`${one.name}.part was changed`)
  }
  return { manifest, key }
}
