import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { corruptStore, orStoreProblem } from './embedded-problems.ts'
import type { Keys } from './keys.ts'
import { checkMark, markQuery } from './master-key-mark.ts'
import { refuseNewer } from './migrate.ts'
import { StartProblem } from './start-problem.ts'
import type { VaultName } from './vaults.ts'

/** A store up to this size is read through once at every start; a larger one only in its structure, so that starting stays quick. */
const FULL_CHECK_MAX_BYTES = 128 * 1024 * 1024

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Opens a file so that looking changes no byte of it. What a killed server left in its log must be read as well, which shares an index in
 * a file beside it; without a log, `immutable` makes no files at all. Only a writer may undo the half of a first start that was killed.
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

type Found = { migrations: string[]; mark: Uint8Array | undefined }

function look(path: string): Found {
  return orStoreProblem(path, () => {
    const database = openToLook(path)
    try {
      const check = sizeOf(path) > FULL_CHECK_MAX_BYTES ? 'pragma schema_version' : 'pragma quick_check(1)'
      const answer = Object.values(database.prepare(check).get() ?? {})[0]
      if (typeof answer === 'string' && answer !== 'ok') throw corruptStore(path)
      const migrations = hasTable(database, 'kysely_migration') ? database.prepare('select name from kysely_migration').all() : []
      const mark = hasTable(database, 'facts') ? database.prepare(markQuery('facts')).get() : undefined
      return { migrations: migrations.map((row) => String(row['name'])), mark: mark?.['value'] as Uint8Array | undefined }
    } finally {
      database.close()
    }
  })
}

/**
 * Looks through a store before anything writes to it: each file whole, written by no newer program and under this master key, and none gone
 * from beside the others. Throws StartProblem; no byte of the data has changed then.
 */
export async function examineEmbedded(dataDir: string, names: readonly VaultName[], keys: Keys): Promise<void> {
  const paths = names.map((name) => ({ name, path: join(dataDir, `${name}.db`) }))
  const present = paths.filter(({ path }) => orStoreProblem(path, () => sizeOf(path)) > 0)
  if (!present.length) return
  let isBegun = present[0]?.name !== 'accounts'
  for (const { name, path } of present) {
    const { migrations, mark } = look(path)
    await refuseNewer(name, migrations)
    if (!mark) continue
    checkMark(keys, mark)
    isBegun = true
  }
  // Accounts is made first and marked last: beside it, a file can be missing only until the first start has ended.
  const gone = paths.find((one) => !present.includes(one))
  if (gone && isBegun)
    throw new StartProblem(
      `The store ${gone.path} is missing or empty, though others lie beside it; nothing was changed. Please restore a backup.`,
    )
}
