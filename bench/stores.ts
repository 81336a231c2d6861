import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../src/kit/server/config.ts'
import type { Keys } from '../src/kit/server/keys.ts'
import { openStores } from '../src/kit/server/stores.ts'

export type Engine = 'embedded' | 'PostgreSQL'

/** PostgreSQL server on which the benchmark creates databases, as owner. */
export const POSTGRES = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A migrated store, empty until filled. */
export type Store = {
  engine: Engine
  dataDir: string
  /** The owner's URL; undefined for the embedded engine. */
  databaseUrl: string | undefined
  keys: Keys
  remove(): Promise<void>
}

/** Environment settings for a server of this store. */
export function settingsOf(store: Store): Record<string, string> {
  return { DATA_DIR: store.dataDir, ...(store.databaseUrl && { DATABASE_URL: store.databaseUrl }) }
}

async function admin(statements: readonly string[]): Promise<void> {
  const client = new pg.Client(POSTGRES)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Whether PostgreSQL is reachable. */
export async function hasPostgres(): Promise<boolean> {
  try {
    await admin(['select 1'])
    return true
  } catch {
    return false
  }
}

function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'emberwell-bench-'))
}

/** Creates a store with the current schema. */
export async function makeStore(engine: Engine): Promise<Store> {
  const dataDir = freshFolder()
  const name = `emberwell_bench_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const databaseUrl = engine === 'PostgreSQL' ? Object.assign(new URL(POSTGRES), { pathname: `/${name}` }).href : undefined
  if (databaseUrl) await admin([`create database ${name}`])
  const { vaults, keys } = await openStores(readConfig({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }))
  await vaults.close()
  return {
    engine,
    dataDir,
    databaseUrl,
    keys,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      if (!databaseUrl) return
      const roles = ['accounts', 'hers', 'couple'].map((vault) => `drop role if exists ${name}_${vault}`)
      await admin([`drop database if exists ${name} with (force)`, ...roles])
    },
  }
}

/** Copies an embedded store with its keys for the baseline, because only one process can open a folder. */
export function twinOf(store: Store): Store {
  const dataDir = freshFolder()
  cpSync(store.dataDir, dataDir, { recursive: true })
  return { ...store, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}
