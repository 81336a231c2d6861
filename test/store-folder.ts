import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAccount } from '../src/features/auth/server/account-store.ts'
import { addSession } from '../src/features/auth/server/session-store.ts'
import { makeTokens } from '../src/features/auth/server/tokens.ts'
import { addLog } from '../src/features/logs/server/store.ts'
import { addDays } from '../src/kit/local-date.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { Person } from '../src/kit/server/person.ts'
import { openStores } from '../src/kit/server/stores.ts'

const folders: string[] = []

/** A new empty folder, removed by `removeFolders`. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emberwell-store-'))
  folders.push(folder)
  return folder
}

/** Removes every folder created by `freshFolder`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** A copy of a store in a new folder. */
export function copyOf(store: string): string {
  const folder = freshFolder()
  cpSync(store, folder, { recursive: true })
  return folder
}

/**
 * The digest of every file with data. The lock and the shared-memory index have none; they are recreated at each start.
 */
export function digestsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('server.lock') && !name.endsWith('-shm'))
    .map((name) => [name, readFileSync(join(folder, name))] as const)
    .filter(([, content]) => content.length > 0)
  return Object.fromEntries(files.map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]))
}

/** A woman with an access token for a server process. */
export type Woman = { id: number; token: string }

export type Settings = Record<string, string>
export type Stores = Awaited<ReturnType<typeof openStores>>

/** Runs `work` in the store of `settings`, which no server uses. */
export async function inStores<Result>(settings: Settings, work: (stores: Stores) => Promise<Result>): Promise<Result> {
  const stores = await openStores(readConfig({ LOG_LEVEL: 'silent', ...settings }))
  try {
    return await work(stores)
  } finally {
    await stores.vaults.close()
  }
}

/** Adds women with `logs` quick logs each to the store of `settings`. */
export function fillStore(settings: Settings, women: number, logs = 0): Promise<Woman[]> {
  return inStores(settings, async ({ vaults, keys }) => {
    const tokens = makeTokens(keys)
    const added: Woman[] = []
    for (let index = 0; index < women; index += 1) {
      const now = Date.now()
      const profile = { full_name: `Woman ${index}`, email: `woman-${index}@example.org`, pronouns: '' }
      const id = await addAccount(vaults.accounts, keys, { userType: 'woman', passwordHash: 'none', timezone: 'UTC', profile, now })
      if (!id) throw new Error('The store has these accounts already')
      const sessionId = await addSession(vaults.accounts, id, 'Test', now)
      const key = keys.dataKey(id, new Uint8Array())
      const person = new Person({
        emailConfirmedAt: now,
        steppedUpAt: 0,
        id,
        sessionId,
        userType: 'woman',
        timezone: 'UTC',
        createdAt: now,
        key,
        version: 1,
        sealed: new Uint8Array(),
      })
      for (let day = 0; day < logs; day += 1)
        await addLog(vaults.hers, person, 'quick_log', addDays('2026-01-01', -day), { mood_rating: 1 + (day % 10), sleep_hours: 7.5 }, now)
      added.push({ id, token: tokens.access({ userId: id, sessionId }, now) })
    }
    return added
  })
}
