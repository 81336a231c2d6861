import type { Keys } from '../../../kit/server/keys.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { isStoreUnavailable } from '../../../kit/server/store-errors.ts'
import { type AccountsVault, hotQuery, tables, transact } from '../../../kit/server/vaults.ts'
import { type AccountTables, type PersonRow, toPerson } from './account-store.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'
import { removeTickets } from './login-ticket-store.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './tokens.ts'

type SessionTables = AccountTables & {
  sessions: {
    user_id: number
    id: number
    generation: number
    device: string
    created_at: number
    last_used_at: number
    stepped_up_at: number
  }
}

/** Minimum time between two writes of a session's last use, in ms. */
const LAST_USED_STEP_MS = 5 * 60_000
/** Sizes of the session look-up; the list is padded to one of them, which limits the number of prepared statements. */
const LOOKUP_SIZES = [1, 2, 4, 8, 16, 32] as const

/** Creates a session of generation 1; resolves to its id. */
export async function addSession(accounts: AccountsVault, userId: number, device: string, now: number): Promise<number> {
  const id = newId()
  await tables<SessionTables>(accounts)
    .insertInto('sessions')
    .values({ user_id: userId, id, generation: 1, device, created_at: now, last_used_at: now, stepped_up_at: 0 })
    .execute()
  return id
}

/** Records that the password was given again in this session at `now` (ms). */
export async function stepUpSession(accounts: AccountsVault, userId: number, sessionId: number, now: number): Promise<void> {
  await tables<SessionTables>(accounts)
    .updateTable('sessions')
    .set({ stepped_up_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** The account's sessions that have not ended by time, last used first. */
export function findSessions(accounts: AccountsVault, userId: number, now: number): Promise<SessionTables['sessions'][]> {
  return tables<SessionTables>(accounts)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('last_used_at', '>', now - SESSION_IDLE_MS)
    .where('created_at', '>', now - SESSION_MAX_MS)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** Ends a session of the account; false if it does not exist. */
export function removeSession(accounts: AccountsVault, userId: number, sessionId: number): Promise<boolean> {
  return removeOwnRow(accounts, 'sessions', userId, sessionId)
}

/** Ends every session of the account except one, and its sign-ins that wait for the second step. */
export async function removeOtherSessions(accounts: AccountsVault, userId: number, keptId: number): Promise<void> {
  await tables<SessionTables>(accounts).deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute()
  await removeTickets(accounts, userId)
}

/** Ends every session of the account, and its sign-ins that wait for the second step. */
export async function removeSessions(accounts: AccountsVault, userId: number): Promise<void> {
  await tables<SessionTables>(accounts).deleteFrom('sessions').where('user_id', '=', userId).execute()
  await removeTickets(accounts, userId)
}

/**
 * Uses the generation of a refresh token (docs/decisions/0004-replies-and-sessions.md): the current one is accepted
 * again, the next one advances the counter, any other ends the session. Resolves to the generation of the new token;
 * undefined if the session has ended.
 */
export async function rotateSession(
  accounts: AccountsVault,
  session: { userId: number; sessionId: number; generation: number },
  now: number,
): Promise<number | undefined> {
  const { userId, sessionId, generation } = session
  return transact(accounts, async (inside) => {
    const db = tables<SessionTables>(inside)
    const rotated = await db
      .updateTable('sessions')
      .set({ generation, last_used_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', sessionId)
      .where('generation', 'in', [generation, generation - 1])
      .where('last_used_at', '>', now - SESSION_IDLE_MS)
      .where('created_at', '>', now - SESSION_MAX_MS)
      .returning('generation')
      .executeTakeFirst()
    if (rotated) return rotated.generation + 1
    await removeSession(inside, userId, sessionId)
    return undefined
  })
}

type SignedInRow = PersonRow & Pick<SessionTables['sessions'], 'user_id' | 'id' | 'last_used_at' | 'stepped_up_at'> & { began_at: number }

const lookups = LOOKUP_SIZES.map((size) => ({
  size,
  find: hotQuery<SessionTables, Record<string, number>, SignedInRow>((db, slot) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('data_keys', 'data_keys.user_id', 'sessions.user_id')
      .select(['sessions.user_id', 'sessions.id', 'sessions.last_used_at', 'users.user_type', 'users.timezone', 'users.version'])
      .select(['users.sealed', 'users.created_at', 'users.email_confirmed_at', 'data_keys.wrapped', 'sessions.stepped_up_at'])
      .select('sessions.created_at as began_at')
      .where(
        'sessions.user_id',
        'in',
        Array.from({ length: size }, (_, index) => slot(`user${index}`)),
      ),
  ),
}))

/** The sessions of several users with their accounts, in one query. */
async function findSignedIn(accounts: AccountsVault, userIds: readonly number[]): Promise<SignedInRow[]> {
  const lookup = lookups.find(({ size }) => size >= userIds.length) ?? lookups.at(-1)
  if (!lookup) return []
  const args = Object.fromEntries(Array.from({ length: lookup.size }, (_, index) => [`user${index}`, userIds[index] ?? userIds[0] ?? 0]))
  return lookup.find(accounts, args)
}

type Lookup = { userId: number; sessionId: number; resolve: (row: SignedInRow | undefined) => void; reject: (error: unknown) => void }

/**
 * Creates the look-up of a session's user, done on each request so that logout and unlink take effect at once. Requests
 * that arrive together, or while a look-up is running, share one query of up to 32.
 */
export function makePeople(
  accounts: AccountsVault,
  keys: Keys,
): (userId: number, sessionId: number, now: number) => Promise<Person | undefined> {
  const batchMax = LOOKUP_SIZES.at(-1) ?? 1
  let pending: Lookup[] = []
  let running = 0
  const atOnce = accounts.engine === 'sqlite' ? 1 : 2

  async function run(): Promise<void> {
    running += 1
    while (pending.length) {
      const batch = pending.slice(0, batchMax)
      pending = pending.slice(batchMax)
      try {
        const rows = await findSignedIn(accounts, [...new Set(batch.map(({ userId }) => userId))])
        const rowOf = new Map(rows.map((row) => [`${row.user_id}.${row.id}`, row]))
        for (const request of batch) request.resolve(rowOf.get(`${request.userId}.${request.sessionId}`))
      } catch (error) {
        for (const request of batch) request.reject(error)
      }
    }
    running -= 1
  }

  return async (userId, sessionId, now) => {
    const row = await new Promise<SignedInRow | undefined>((resolve, reject) => {
      pending.push({ userId, sessionId, resolve, reject })
      if (running < atOnce) setImmediate(() => void (running < atOnce && run()))
    })
    if (!row || row.last_used_at <= now - SESSION_IDLE_MS || row.began_at <= now - SESSION_MAX_MS) return undefined
    if (Math.abs(now - row.last_used_at) > LAST_USED_STEP_MS) {
      // A full disk must not prevent reading, or help in a crisis.
      await touchSession(accounts, userId, sessionId, now).catch((error: unknown) => {
        if (!isStoreUnavailable(error)) throw error
      })
    }
    return toPerson(keys, userId, row, { sessionId, steppedUpAt: row.stepped_up_at })
  }
}

async function touchSession(accounts: AccountsVault, userId: number, sessionId: number, now: number): Promise<void> {
  await tables<SessionTables>(accounts)
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}
