import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Config } from './config.ts'
import { renameDurably, sync } from './durable-files.ts'
import { Keys, readMasterKey } from './keys.ts'
import { refuseStrange } from './migrate.ts'
import { StartProblem } from './startup-problem.ts'
import { VAULT_NAMES } from './vaults.ts'
import { backupEmbedded, restoreEmbedded } from './vaults-embedded-backup.ts'
import {
  type AddPart,
  BACKUP_FORMAT,
  keyCheckOf,
  type Manifest,
  manifestPath,
  type Part,
  partPath,
  readBackup,
  type Step,
  toManifestText,
} from './backup-manifest.ts'
import { backupPostgres, restorePostgres } from './vaults-postgres-backup.ts'
import { openPart, sealPart, writeFlushed } from './backup-parts.ts'

const noStep: Step = async () => undefined

function engineOf({ postgres }: Config): Manifest['engine'] {
  return postgres ? 'postgres' : 'sqlite'
}

function keysOf({ dataDir, masterKey }: Config): Keys {
  return new Keys(readMasterKey(dataDir, masterKey, true))
}

function programVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code !== 'ESRCH'
  }
}

/** Removes what killed backups have left beside `to`. */
function removeRemains(to: string): void {
  for (const name of readdirSync(dirname(to))) {
    const pid = Number(/\.partial-(\d+)$/.exec(name)?.[1] ?? 0)
    if (pid && (pid === process.pid || !isRunning(pid))) rmSync(join(dirname(to), name), { recursive: true })
  }
}

async function fill(config: Config, keys: Keys, folder: string, step: Step): Promise<Manifest> {
  const id = randomBytes(16).toString('base64url')
  const key = keys.backupKey(id)
  const parts: Part[] = []
  const madeAt = new Date().toISOString()
  const add: AddPart = async (part, source, rows) => {
    const facts = await sealPart(key, part.name, source, partPath(folder, part))
    parts.push({ ...part, ...(rows && { rows: rows() ?? 0 }), ...facts })
    await step(`wrote ${part.name}`)
  }
  const { postgres, dataDir } = config
  const migrations = postgres ? await backupPostgres(postgres, keys, add) : await backupEmbedded(dataDir, keys, folder, add)
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    id,
    engine: engineOf(config),
    program: programVersion(),
    made_at: madeAt,
    migrations,
    parts,
    key_check: keyCheckOf(key),
  }
  await writeFlushed(manifestPath(folder), [Buffer.from(toManifestText(key, manifest))])
  sync(folder)
  await step('wrote the manifest')
  return manifest
}

/**
 * Writes a backup of all vaults, sealed under a key of the master key, to the new folder `to`, while servers may be
 * running. The folder gets its name when everything in it is on disk. Throws StartProblem, without leaving anything.
 */
export async function makeBackup(config: Config, to: string, step = noStep): Promise<Manifest> {
  if (existsSync(to)) throw new StartProblem(`${to} exists already. Please name a new folder.`)
  const keys = keysOf(config)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  removeRemains(to)
  const folder = join(dirname(to), `${basename(to)}.partial-${process.pid}`)
  mkdirSync(folder, { mode: 0o700 })
  try {
    const manifest = await fill(config, keys, folder, step)
    renameDurably(folder, to)
    return manifest
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Restores the backup in `from` into the store of the configuration, which must be empty. Everything is checked before
 * anything is written. Throws StartProblem.
 */
export async function restoreBackup(config: Config, from: string, step = noStep): Promise<Manifest> {
  const keys = keysOf(config)
  const { manifest, key } = await readBackup(from, keys)
  if (manifest.engine !== engineOf(config))
    throw new StartProblem(
      manifest.engine === 'sqlite'
        ? 'This is a backup of the embedded database: please restore it without DATABASE_URL.'
        : 'This is a backup of a PostgreSQL database: please set DATABASE_URL.',
    )
  for (const name of VAULT_NAMES) await refuseStrange(name, manifest.migrations[name])
  const read = (part: Part) => openPart(key, part.name, partPath(from, part))
  const { postgres, dataDir } = config
  if (postgres) await restorePostgres(postgres, manifest, { read, step })
  else await restoreEmbedded(dataDir, keys, manifest, { read, step })
  return manifest
}
