import type { FastifyBaseLogger } from 'fastify'
import { COUNTED_EVENTS, type SecurityEventKind } from '../security-events.ts'
import { readable } from './damaged-rows.ts'
import { newId } from './ids.ts'
import type { Keys } from './keys.ts'
import type { Person } from './person.ts'
import { associatedData, type DataKey, seal, unseal } from './seal.ts'
import { type AccountsVault, tables, transact } from './vaults.ts'

const TABLE = 'security_events'
const DAY_MS = 86_400_000
/** Time in ms for which events are stored. */
export const EVENTS_KEPT_MS = 90 * DAY_MS
/** Most counted events per account, and most others: neither can push the other out. */
export const COUNTED_MAX = 60
export const OTHERS_MAX = 200

type EventTables = {
  security_events: {
    user_id: number
    id: number
    kind: SecurityEventKind
    times: number
    created_at: number
    updated_at: number
    sealed: Uint8Array | null
  }
}

/** Content of an event: the device it came from, and the device that was signed out. */
type Content = { device: string; ended?: string }

/** A stored event. `at` and `since` (ms) are the last and the first of `times` equal ones. */
export type SecurityEvent = { kind: SecurityEventKind; times: number; since: number; at: number } & Partial<Content>

/** An event to store. With `key`, that of the account, the device is stored, encrypted. `now` in ms. */
export type NewEvent = { kind: SecurityEventKind; userId: number; now: number; key?: DataKey; userAgent?: string; ended?: string }

/** Events that are written to the server's log only. */
type LoggedOnly = 'access_refused' | 'sign_in_paused' | 'deletion_done'

/**
 * Security events, each as a line of JSON on the server's log and, for its owner, as a row of the account. No line has
 * an address or a text: an account appears as a keyed pseudonym.
 */
export type SecurityLog = {
  /** Stores an event without a line, for a transaction that is open. */
  add(inside: AccountsVault, event: NewEvent): Promise<void>
  /** Writes a line. `userId` is undefined where there is no account. */
  tell(kind: SecurityEventKind | LoggedOnly, userId: number | undefined, more?: Readonly<Record<string, string>>): void
  /** Runs `work` and stores the event in one transaction, then writes the line. */
  within<T>(accounts: AccountsVault, event: NewEvent, work: (inside: AccountsVault) => Promise<T>): Promise<T>
  /**
   * Stores an event whose change lies in another vault, or that has none, and writes the line. A failure is logged
   * and not thrown: the change is already made.
   */
  note(event: Omit<NewEvent, 'userId'> & { userId: number | undefined }): Promise<void>
}

const isCounted = (kind: SecurityEventKind) => (COUNTED_EVENTS as readonly string[]).includes(kind)

/** The pseudonym of an account in the server's log: 16 characters, the same for as long as the master key. */
export function accountPseudonym(keys: Keys, userId: number): string {
  return keys.blind('security-log', String(userId)).slice(0, 16)
}

/** Counts a repeated event of the last day; false when there is none yet. */
async function countAgain(inside: AccountsVault, { kind, userId, now }: NewEvent): Promise<boolean> {
  const { numUpdatedRows } = await tables<EventTables>(inside)
    .updateTable(TABLE)
    .set(({ eb }) => ({ times: eb('times', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', now - DAY_MS)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the account's oldest events above the bound for this kind. */
async function removeExcess(inside: AccountsVault, userId: number, kind: SecurityEventKind): Promise<void> {
  const counted = isCounted(kind)
  const excess = await tables<EventTables>(inside)
    .selectFrom(TABLE)
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', counted ? 'in' : 'not in', COUNTED_EVENTS)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(counted ? COUNTED_MAX : OTHERS_MAX)
    .limit(OTHERS_MAX)
    .execute()
  const ids = excess.map(({ id }) => id)
  if (ids.length) await tables<EventTables>(inside).deleteFrom(TABLE).where('user_id', '=', userId).where('id', 'in', ids).execute()
}

/** Creates the security log. `deviceOf` names the device of a User-Agent header. */
export function makeSecurityLog(
  accounts: AccountsVault,
  keys: Keys,
  log: FastifyBaseLogger,
  deviceOf: (userAgent: string) => string,
): SecurityLog {
  async function add(inside: AccountsVault, event: NewEvent): Promise<void> {
    const { kind, userId, now, key, userAgent, ended } = event
    if (isCounted(kind) && (await countAgain(inside, event))) return
    const id = newId()
    const content: Content = { device: deviceOf(userAgent ?? ''), ...(ended !== undefined && { ended }) }
    const sealed = key ? seal(key, associatedData(userId, TABLE, id, 1), content) : null
    await tables<EventTables>(inside)
      .insertInto(TABLE)
      .values({ user_id: userId, id, kind, times: 1, created_at: now, updated_at: now, sealed })
      .execute()
    await removeExcess(inside, userId, kind)
  }

  const tell: SecurityLog['tell'] = (kind, userId, more = {}) => {
    const account = userId === undefined ? undefined : accountPseudonym(keys, userId)
    log.info({ event: kind, account, ...more }, 'Security event')
  }

  return {
    add,
    tell,
    within: async (vault, event, work) => {
      const result = await transact(vault, async (inside) => {
        const done = await work(inside)
        await add(inside, event)
        return done
      })
      tell(event.kind, event.userId)
      return result
    },
    note: async ({ userId, ...event }) => {
      tell(event.kind, userId)
      if (userId === undefined) return
      try {
        await transact(accounts, (inside) => add(inside, { ...event, userId }))
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        log.error({ event: event.kind, account: accountPseudonym(keys, userId), name }, 'A security event could not be stored')
      }
    },
  }
}

/** The account's events of the last 90 days, newest first. One whose device cannot be read is listed without it. */
export async function findSecurityEvents(accounts: AccountsVault, user: Person, now: number): Promise<SecurityEvent[]> {
  const rows = await tables<EventTables>(accounts)
    .selectFrom(TABLE)
    .selectAll()
    .where('user_id', '=', user.id)
    .where('updated_at', '>', now - EVENTS_KEPT_MS)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, kind, times, created_at: since, updated_at: at, sealed }) => {
    const content = sealed && readable(() => unseal<Content>(user.key, associatedData(user.id, TABLE, id, 1), sealed), undefined)
    return { kind, times, since, at, ...content }
  })
}

/** Removes events older than 90 days. */
export async function sweepSecurityEvents(accounts: AccountsVault, now: number): Promise<void> {
  await tables<EventTables>(accounts)
    .deleteFrom(TABLE)
    .where('updated_at', '<=', now - EVENTS_KEPT_MS)
    .execute()
}
