import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { tablesOf } from '../src/kit/server/owned-rows.ts'
import { tables } from '../src/kit/server/vaults.ts'
import { ENGINE, freshDatabase } from './server.ts'
import { NODE } from './server-process.ts'
import { freshFolder, inStores, removeFolders, type Settings } from './store-folder.ts'

const drops: (() => Promise<void>)[] = []

/** Settings of a new empty store of the engine under test; `apart` gives each vault a database of its own. */
export async function newStore(settings: Settings = {}, apart = false): Promise<Settings> {
  const store: Settings = { DATA_DIR: freshFolder(), RATE_LIMIT_SCALE: '100000', ...settings }
  if (ENGINE === 'sqlite') return store
  for (const name of apart ? ['DATABASE_URL', 'DATABASE_URL_HERS', 'DATABASE_URL_COUPLE'] : ['DATABASE_URL']) {
    const { url, drop } = await freshDatabase()
    drops.push(drop)
    store[name] = url
  }
  return store
}

/** Removes what `newStore` has created. */
export async function removeStores(): Promise<void> {
  await Promise.all(drops.splice(0).map((drop) => drop()))
  removeFolders()
}

/** Removes the migration lock of a process that was killed, so that the next one need not wait until it expires. */
export async function endLeftLock(settings: Settings): Promise<void> {
  for (const [name, url] of Object.entries(settings)) {
    if (!name.startsWith('DATABASE_URL')) continue
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<{ locks: string | null }>("select to_regclass('emberwell.locks') as locks")
    if (rows[0]?.locks) await client.query('delete from emberwell.locks')
    await client.end()
  }
}

/** Runs a script with settings; its exit code or signal, and what it printed. */
export async function runScript(
  script: string,
  args: string[],
  settings: Settings,
): Promise<{ end: unknown; out: string; errors: string }> {
  const env = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(NODE, [join(import.meta.dirname, '..', script), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { end: signal ?? code, out, errors }
}

/** A digest of all rows of each table of a store that no server uses. */
export function rowDigests(settings: Settings): Promise<Record<string, string>> {
  return inStores(settings, async ({ vaults }) => {
    const digests: Record<string, string> = {}
    for (const name of ['accounts', 'hers', 'couple'] as const) {
      for (const table of await tablesOf(vaults[name])) {
        const rows = await tables<Record<string, Record<string, unknown>>>(vaults[name]).selectFrom(table.name).selectAll().execute()
        // SQLite returns bytes as Uint8Array, PostgreSQL as Buffer.
        const texts = rows.map((row) =>
          JSON.stringify(
            table.columns.map((column) => (row[column] instanceof Uint8Array ? Buffer.from(row[column]).toString('hex') : row[column])),
          ),
        )
        digests[`${name}.${table.name}`] = `${rows.length} ${createHash('sha256').update(texts.toSorted().join('\n')).digest('hex')}`
      }
    }
    return digests
  })
}
