import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import { type AccountsVault, tables, transact } from '../../../kit/server/vaults.ts'

type TicketTables = { login_tickets: { digest: string; user_id: number; attempts: number; expires_at: number } }

/** Lifetime of a ticket in ms: time to find the phone. */
export const TICKET_LIFE_MS = 10 * 60_000
/** Codes that may be tried with one ticket. */
export const TICKET_ATTEMPTS = 5
/** Sign-ins of an account that wait at the same time; the oldest are dropped. */
const TICKETS_MAX = 10

/** Stores a ticket for a sign-in whose password was right; resolves to its secret. */
export async function addTicket(accounts: AccountsVault, userId: number, now: number): Promise<string> {
  const ticket = newToken()
  await transact(accounts, async (inside) => {
    const db = tables<TicketTables>(inside)
    await db
      .insertInto('login_tickets')
      .values({ digest: tokenDigest(ticket), user_id: userId, attempts: 0, expires_at: now + TICKET_LIFE_MS })
      .execute()
    const waiting = await db
      .selectFrom('login_tickets')
      .select('digest')
      .where('user_id', '=', userId)
      .orderBy('expires_at', 'desc')
      .offset(TICKETS_MAX)
      .limit(TICKETS_MAX)
      .execute()
    for (const { digest } of waiting) await db.deleteFrom('login_tickets').where('digest', '=', digest).execute()
  })
  return ticket
}

/**
 * The account of a ticket that can still be used; undefined when it is unknown, used, expired or has no attempt left.
 */
export async function findTicket(accounts: AccountsVault, ticket: string, now: number): Promise<number | undefined> {
  const row = await tables<TicketTables>(accounts)
    .selectFrom('login_tickets')
    .select('user_id')
    .where('digest', '=', tokenDigest(ticket))
    .where('expires_at', '>', now)
    .where('attempts', '<', TICKET_ATTEMPTS)
    .executeTakeFirst()
  return row?.user_id
}

/** Counts an attempt before its code is checked; false when the ticket has none left. */
export async function countAttempt(accounts: AccountsVault, ticket: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tables<TicketTables>(accounts)
    .updateTable('login_tickets')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('digest', '=', tokenDigest(ticket))
    .where('expires_at', '>', now)
    .where('attempts', '<', TICKET_ATTEMPTS)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes a ticket in one atomic statement; false when another request has done so. */
export async function takeTicket(accounts: AccountsVault, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await tables<TicketTables>(accounts)
    .deleteFrom('login_tickets')
    .where('digest', '=', tokenDigest(ticket))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the account's sign-ins that wait for the second step. */
export async function removeTickets(accounts: AccountsVault, userId: number): Promise<void> {
  await tables<TicketTables>(accounts).deleteFrom('login_tickets').where('user_id', '=', userId).execute()
}

/** Removes expired tickets, and those made while the clock was ahead. */
export async function sweepTickets(accounts: AccountsVault, now: number): Promise<void> {
  await tables<TicketTables>(accounts)
    .deleteFrom('login_tickets')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', now + TICKET_LIFE_MS)]))
    .execute()
}
