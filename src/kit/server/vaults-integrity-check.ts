import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { corruptStore, orStoreProblem } from './embedded-errors.ts'
import type { Keys } from './keys.ts'
import { checkMark, markQuery } from './key-check-value.ts'
import { type Applied, refuseStrange } from './migrate.ts'
import { StartProblem } from './startup-problem.ts'
import type { VaultName } from './vaults.ts'

/**
 * Files up to this size are checked completely at every start, larger ones only structurally, so that starting stays
 * fast.
 */
const FULL_CHECK_MAX_BYTES = 128 * 1024 * 1024

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Opens a file for checking without changing it. A WAL left by a killed server must be read too and needs its shared
 * index file; without a WAL, `immutable` creates no files. Only a writer may undo an interrupted first start.
 */
function openToLook(path: string): DatabaseSync {
  if (sizeOf(`${path}-journal`)) return new DatabaseSync(path)
  const url = pathToFileURL(path)
  if (!sizeOf(`${path}-wal`)) url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true })
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined
}

type VaultState = { migrations: Applied[]; mark: Uint8Array | undefined }

function inspect(path: string): VaultState {
  return orStoreProblem(path, () => {
    const database = openToLook(path)
    try {
      const check = sizeOf(path) > FULL_CHECK_MAX_BYTES ? 'pragma schema_version' : 'pragma quick_check(1)'
      const answer = Object.values(database.prepare(check).get() ?? {})[0]
      if (typeof answer === 'string' && answer !== 'ok') throw corruptStore(path)
      const migrations = hasTable(database, 'kysely_migration') ? database.prepare('select * from kysely_migration').all() : []
      const mark = hasTable(database, 'facts') ? database.prepare(markQuery('facts')).get() : undefined
      return {
        migrations: migrations.map(({ name, digest }) => ({ name: String(name), digest: digest ? String(digest) : null })),
        mark: mark?.['value'] as Uint8Array | undefined,
      }
    } finally {
      database.close()
    }
  })
}

/**
 * Checks a store before anything writes to it: each file intact, not written by a newer program, under this master key,
 * and none missing. Throws StartProblem; the data is unchanged then.
 */
export async function examineEmbedded(dataDir: string, names: readonly VaultName[], keys: Keys): Promise<void> {
  const paths = names.map((name) => ({ name, path: join(dataDir, `${name}.db`) }))
  const present = paths.filter(({ path }) => orStoreProblem(path, () => sizeOf(path)) > 0)
  if (!present.length) return
  let isBegun = present[0]?.name !== 'accounts'
  for (const { name, path } of present) {
    const { migrations, mark } = inspect(path)
    await refuseStrange(name, migrations)
    if (!mark) continue
    checkMark(keys, mark)
    isBegun = true
  }
  // `accounts` is created first and gets its check value last, so only an interrupted first start has it without the
  // others.
  const missing = paths.find((path) => !present.includes(path))
  if (missing && isBegun)
    throw new StartProblem(
      `The store ${missing.path} is missing or empty, though others lie beside it; nothing was changed. Please restore a backup.`,
    )
}
