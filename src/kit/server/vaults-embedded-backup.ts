import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { renameDurably } from './durable-files.ts'
import { corruptStore, orStoreProblem, storeProblem } from './embedded-errors.ts'
import { checkMark, markQuery } from './key-check-value.ts'
import type { Keys } from './keys.ts'
import type { Applied } from './migrate.ts'
import { StartProblem } from './startup-problem.ts'
import { hasStore, holdFolder } from './vaults-embedded.ts'
import { examineEmbedded } from './vaults-integrity-check.ts'
import { VAULT_NAMES, type VaultName } from './vaults.ts'
import type { AddPart, Manifest, Part, Step } from './backup-manifest.ts'
import { writeFlushed } from './backup-parts.ts'

/** Time in ms for which the backup waits for a writer that holds a file. */
const BUSY_MS = 10_000

/** A read transaction on a vault: what is written from now on is not seen by it. */
function openSnapshot(path: string): DatabaseSync {
  return orStoreProblem(path, () => {
    const file = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS })
    file.exec('begin')
    file.prepare('select count(*) from sqlite_master').get()
    return file
  })
}

function migrationsOf(file: DatabaseSync): Applied[] {
  const rows = file.prepare('select name, digest from kysely_migration order by name').all()
  return rows.map(({ name, digest }) => ({ name: String(name), digest: digest === null ? null : String(digest) }))
}

function refuseDamaged(copy: string, original: string): void {
  const url = pathToFileURL(copy)
  url.searchParams.set('immutable', '1')
  const file = new DatabaseSync(url, { readOnly: true })
  try {
    const answer = orStoreProblem(original, () => file.prepare('pragma quick_check(1)').get())
    if (Object.values(answer ?? {})[0] !== 'ok') throw corruptStore(original)
  } finally {
    file.close()
  }
}

/**
 * Adds a copy of each file of the store in `dataDir`, which a server may be using, by way of a temporary copy in
 * `folder`. All three are as of one moment: `accounts` is read last, so that a row in the others has its account.
 */
export async function backupEmbedded(dataDir: string, keys: Keys, folder: string, add: AddPart): Promise<Manifest['migrations']> {
  if (!hasStore(dataDir)) throw new StartProblem(`There is no store in ${dataDir}. Please set DATA_DIR.`)
  const open = new Map<VaultName, DatabaseSync>()
  try {
    // No other work of this process comes in between.
    for (const name of VAULT_NAMES.toReversed()) open.set(name, openSnapshot(join(dataDir, `${name}.db`)))
    const mark = open.get('accounts')?.prepare(markQuery('facts')).get()
    if (!mark) throw new StartProblem(`The store in ${dataDir} was never started completely. Please start the server once.`)
    checkMark(keys, mark['value'] as Uint8Array)
    const migrations: Manifest['migrations'] = { accounts: [], hers: [], couple: [] }
    for (const [name, file] of open) {
      migrations[name] = migrationsOf(file)
      const copy = join(folder, `${name}.copy`)
      await backup(file, copy, { rate: 1_000 }).catch((error: unknown) => {
        throw storeProblem(copy, error) ?? error
      })
      refuseDamaged(copy, join(dataDir, `${name}.db`))
      await add({ name: `${name}.db`, vault: name }, createReadStream(copy))
      rmSync(copy)
    }
    return migrations
  } finally {
    for (const file of open.values()) file.close()
  }
}

/**
 * Writes the files of a backup into `dataDir`, which must not have any. They are written and checked in a folder of
 * their own first; `accounts` gets its name last, and a server refuses the others without it.
 */
export async function restoreEmbedded(
  dataDir: string,
  keys: Keys,
  { parts }: Manifest,
  { read, step }: { read: (part: Part) => AsyncIterable<Uint8Array>; step: Step },
): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = holdFolder(dataDir)
  const folder = join(dataDir, 'restore.partial')
  try {
    if (hasStore(dataDir))
      throw new StartProblem(`${dataDir} has a store already: ${readdirSync(dataDir).join(', ')}. Nothing was changed.`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    for (const part of parts) {
      await writeFlushed(join(folder, part.name), read(part))
      await step(`restored ${part.name}`)
    }
    await examineEmbedded(folder, VAULT_NAMES, keys)
    for (const name of VAULT_NAMES.toReversed()) {
      renameDurably(join(folder, `${name}.db`), join(dataDir, `${name}.db`))
      await step(`named ${name}.db`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    lock.close()
  }
}
