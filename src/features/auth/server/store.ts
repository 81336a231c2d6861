import { newId } from '../../../kit/server/ids.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { Person, type Profile } from '../../../kit/server/people.ts'
import { placeOf, seal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { UserType } from '../contract.ts'
import { SESSION_IDLE_MS } from './tokens.ts'

type Accounts = Vault<'accounts'>

type AccountsTables = {
  users: {
    id: number
    user_type: UserType
    email_digest: string
    password_hash: string
    timezone: string
    version: number
    sealed: Uint8Array
    created_at: number
  }
  data_keys: { user_id: number; wrapped: Uint8Array }
  sessions: {
    user_id: number
    id: number
    generation: number
    device: string
    created_at: number
    last_used_at: number
    stepped_up_at: number
  }
  one_time_tokens: { user_id: number; digest: string; purpose: string; expires_at: number }
}

/** How often a session's last use is written at most, in milliseconds. */
const LAST_USED_STEP_MS = 5 * 60_000
/** Sizes of the session look-up; the list is padded to one of them so that few statements are ever prepared. */
const LOOKUP_SIZES = [1, 2, 4, 8, 16, 32] as const

/** The digest by which an address is found: case and composition do not matter. */
export function emailDigest(keys: Keys, email: string): string {
  return keys.blind('email', email.trim().normalize('NFKC').toLowerCase())
}

/** Adds an account with its own data key; undefined when the address already has one. */
export async function addAccount(
  accounts: Accounts,
  keys: Keys,
  account: { userType: UserType; passwordHash: string; timezone: string; profile: Profile; now: number },
): Promise<number | undefined> {
  const id = newId()
  const { key, wrapped } = keys.newDataKey(id)
  return transact(accounts, async (inside) => {
    const db = tables<AccountsTables>(inside)
    const added = await db
      .insertInto('users')
      .values({
        id,
        user_type: account.userType,
        email_digest: emailDigest(keys, account.profile.email),
        password_hash: account.passwordHash,
        timezone: account.timezone,
        version: 1,
        sealed: seal(key, placeOf(id, 'users', id, 1), account.profile),
        created_at: account.now,
      })
      .onConflict((conflict) => conflict.column('email_digest').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      keys.forget(id)
      return undefined
    }
    await db.insertInto('data_keys').values({ user_id: id, wrapped }).execute()
    return id
  })
}

/** The account of an address with its password hash; undefined when there is none. */
export async function findAccount(
  accounts: Accounts,
  keys: Keys,
  email: string,
): Promise<{ id: number; passwordHash: string } | undefined> {
  const row = await tables<AccountsTables>(accounts)
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_digest', '=', emailDigest(keys, email))
    .executeTakeFirst()
  return row && { id: row.id, passwordHash: row.password_hash }
}

/** The password's hash of an account; undefined when the account is gone. */
export async function findPasswordHash(accounts: Accounts, userId: number): Promise<string | undefined> {
  const row = await tables<AccountsTables>(accounts).selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

export async function setPassword(accounts: Accounts, userId: number, passwordHash: string): Promise<void> {
  await tables<AccountsTables>(accounts).updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Begins a session of generation 1 and answers its id. */
export async function addSession(accounts: Accounts, userId: number, device: string, now: number): Promise<number> {
  const id = newId()
  await tables<AccountsTables>(accounts)
    .insertInto('sessions')
    .values({ user_id: userId, id, generation: 1, device, created_at: now, last_used_at: now, stepped_up_at: 0 })
    .execute()
  return id
}

/** Notes that the session has given its password again just now. */
export async function stepUpSession(accounts: Accounts, userId: number, sessionId: number, now: number): Promise<void> {
  await tables<AccountsTables>(accounts)
    .updateTable('sessions')
    .set({ stepped_up_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** The sessions of an account that are not idle beyond 30 days, last used first. */
export function findSessions(accounts: Accounts, userId: number, now: number): Promise<AccountsTables['sessions'][]> {
  return tables<AccountsTables>(accounts)
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('last_used_at', '>', now - SESSION_IDLE_MS)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** Ends one session of the account; false when it has no such session. */
export async function removeSession(accounts: Accounts, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await tables<AccountsTables>(accounts)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of the account but one. */
export async function removeOtherSessions(accounts: Accounts, userId: number, keptId: number): Promise<void> {
  await tables<AccountsTables>(accounts).deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute()
}

export async function removeSessions(accounts: Accounts, userId: number): Promise<void> {
  await tables<AccountsTables>(accounts).deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/**
 * Presents a refresh token's generation (safety.md §2): the current one answers the next without moving, the next one moves the counter,
 * any other ends the session. Answers the generation that the new token names; undefined when the session is over.
 */
export async function turnSession(
  accounts: Accounts,
  session: { userId: number; sessionId: number; generation: number },
  now: number,
): Promise<number | undefined> {
  const { userId, sessionId, generation } = session
  return transact(accounts, async (inside) => {
    const db = tables<AccountsTables>(inside)
    const turned = await db
      .updateTable('sessions')
      .set({ generation, last_used_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', sessionId)
      .where('generation', 'in', [generation, generation - 1])
      .where('last_used_at', '>', now - SESSION_IDLE_MS)
      .returning('generation')
      .executeTakeFirst()
    if (turned) return turned.generation + 1
    await removeSession(inside, userId, sessionId)
    return undefined
  })
}

type SignedInRow = {
  user_id: number
  id: number
  last_used_at: number
  stepped_up_at: number
  user_type: UserType
  timezone: string
  version: number
  sealed: Uint8Array
  created_at: number
  wrapped: Uint8Array
}

const lookups = LOOKUP_SIZES.map((size) => ({
  size,
  find: hotQuery<AccountsTables, Record<string, number>, SignedInRow>((db, slot) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('data_keys', 'data_keys.user_id', 'sessions.user_id')
      .select(['sessions.user_id', 'sessions.id', 'sessions.last_used_at', 'users.user_type', 'users.timezone', 'users.version'])
      .select(['users.sealed', 'users.created_at', 'data_keys.wrapped', 'sessions.stepped_up_at'])
      .where(
        'sessions.user_id',
        'in',
        Array.from({ length: size }, (_, index) => slot(`user${index}`)),
      ),
  ),
}))

/** The rows behind a handful of sessions, in one query. */
async function findSignedIn(accounts: Accounts, userIds: readonly number[]): Promise<SignedInRow[]> {
  const lookup = lookups.find(({ size }) => size >= userIds.length) ?? lookups.at(-1)
  if (!lookup) return []
  const args = Object.fromEntries(Array.from({ length: lookup.size }, (_, index) => [`user${index}`, userIds[index] ?? userIds[0] ?? 0]))
  return lookup.find(accounts, args)
}

type Asked = { userId: number; sessionId: number; resolve: (row: SignedInRow | undefined) => void; reject: (error: unknown) => void }

/**
 * Finds the person behind a session on each request, so that logout and unlink act at once. Requests that were read in the same turn, or
 * arrive while a look-up is under way, share one: under load a query answers up to 32 of them.
 */
export function makePeople(
  accounts: Accounts,
  keys: Keys,
): (userId: number, sessionId: number, now: number) => Promise<Person | undefined> {
  const most = LOOKUP_SIZES.at(-1) ?? 1
  let asked: Asked[] = []
  let running = 0
  const atOnce = accounts.engine === 'sqlite' ? 1 : 2

  async function run(): Promise<void> {
    running += 1
    while (asked.length) {
      const batch = asked.slice(0, most)
      asked = asked.slice(most)
      try {
        const rows = await findSignedIn(accounts, [...new Set(batch.map(({ userId }) => userId))])
        const found = new Map(rows.map((row) => [`${row.user_id}.${row.id}`, row]))
        for (const one of batch) one.resolve(found.get(`${one.userId}.${one.sessionId}`))
      } catch (error) {
        for (const one of batch) one.reject(error)
      }
    }
    running -= 1
  }

  return async (userId, sessionId, now) => {
    const row = await new Promise<SignedInRow | undefined>((resolve, reject) => {
      asked.push({ userId, sessionId, resolve, reject })
      if (running < atOnce) setImmediate(() => void (running < atOnce && run()))
    })
    if (!row || row.last_used_at <= now - SESSION_IDLE_MS) return undefined
    if (now - row.last_used_at > LAST_USED_STEP_MS) await touchSession(accounts, userId, sessionId, now)
    return new Person({
      id: userId,
      sessionId,
      userType: row.user_type,
      timezone: row.timezone,
      createdAt: row.created_at,
      key: keys.dataKey(userId, row.wrapped),
      steppedUpAt: row.stepped_up_at,
      version: row.version,
      sealed: row.sealed,
    })
  }
}

async function touchSession(accounts: Accounts, userId: number, sessionId: number, now: number): Promise<void> {
  await tables<AccountsTables>(accounts)
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** The person of an account, outside a session; undefined when the account is gone. */
export async function findPerson(accounts: Accounts, keys: Keys, userId: number): Promise<Person | undefined> {
  const row = await tables<AccountsTables>(accounts)
    .selectFrom('users')
    .innerJoin('data_keys', 'data_keys.user_id', 'users.id')
    .select(['users.user_type', 'users.timezone', 'users.version', 'users.sealed', 'users.created_at', 'data_keys.wrapped'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { user_type: userType, timezone, version, sealed, created_at: createdAt, wrapped } = row
  const key = keys.dataKey(userId, wrapped)
  return new Person({ id: userId, sessionId: 0, userType, timezone, createdAt, key, steppedUpAt: 0, version, sealed })
}

/** The time zone of an account; undefined when the account is gone. */
export async function findTimezone(accounts: Accounts, userId: number): Promise<string | undefined> {
  const row = await tables<AccountsTables>(accounts).selectFrom('users').select('timezone').where('id', '=', userId).executeTakeFirst()
  return row?.timezone
}

/**
 * Stores a changed profile and time zone; the row's version moves on, so an older blob does not open in its place. False when the profile
 * has changed since `person` was read: then nothing is stored.
 */
export async function setProfile(accounts: Accounts, person: Person, profile: Profile, timezone: string): Promise<boolean> {
  const version = person.version + 1
  const { numUpdatedRows } = await tables<AccountsTables>(accounts)
    .updateTable('users')
    .set({ version, timezone, sealed: seal(person.key, placeOf(person.id, 'users', person.id, version), profile) })
    .where('id', '=', person.id)
    .where('version', '=', person.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves the day on which an account began back to where she began elsewhere; her journey counts from it. */
export async function setJoined(accounts: Accounts, userId: number, at: number): Promise<void> {
  await tables<AccountsTables>(accounts).updateTable('users').set({ created_at: at }).where('id', '=', userId).execute()
}

/** Keeps the digest of a fresh one-time token; only the newest of a purpose stays good. */
export async function addOneTimeToken(
  accounts: Accounts,
  userId: number,
  purpose: string,
  digest: string,
  expiresAt: number,
): Promise<void> {
  await transact(accounts, async (inside) => {
    const db = tables<AccountsTables>(inside)
    await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
    await db.insertInto('one_time_tokens').values({ user_id: userId, digest, purpose, expires_at: expiresAt }).execute()
  })
}

/** Uses a one-time token up in one atomic step; false when it is unknown, used or expired. */
export async function takeOneTimeToken(accounts: Accounts, userId: number, purpose: string, digest: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tables<AccountsTables>(accounts)
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes sessions idle beyond 30 days and tokens that expired. */
export async function sweepAccounts(accounts: Accounts, now: number): Promise<void> {
  const db = tables<AccountsTables>(accounts)
  await db
    .deleteFrom('sessions')
    .where('last_used_at', '<=', now - SESSION_IDLE_MS)
    .execute()
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute()
}
