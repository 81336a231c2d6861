import { type AccountsVault, tables } from '../../../kit/server/vaults.ts'
import { sweepChallenges } from '../../passkeys/server/store.ts'
import { sweepFactors } from '../../second-factor/server/store.ts'
import { sweepTickets } from './login-ticket-store.ts'
import { RESET_LIFE_MS } from './one-time-token-store.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from './tokens.ts'

type SweptTables = {
  sessions: { created_at: number; last_used_at: number; stepped_up_at: number }
  one_time_tokens: { purpose: string; expires_at: number }
}

/** Upper bound of a one-time token's lifetime in ms: a week and a day for clock differences. */
const TOKEN_LIFE_MAX_MS = 8 * 86_400_000

/**
 * Removes sessions idle for 30 days or begun a year ago, and expired tokens. Corrects times stored while the clock was
 * ahead: such a session counts as begun and used now and not stepped up, and tokens beyond the maximum lifetime are
 * removed.
 */
export async function sweepAccounts(accounts: AccountsVault, now: number): Promise<void> {
  const db = tables<SweptTables>(accounts)
  await db.updateTable('sessions').set({ stepped_up_at: 0 }).where('stepped_up_at', '>', now).execute()
  await db.updateTable('sessions').set({ last_used_at: now }).where('last_used_at', '>', now).execute()
  await db.updateTable('sessions').set({ created_at: now }).where('created_at', '>', now).execute()
  await db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('last_used_at', '<=', now - SESSION_IDLE_MS), eb('created_at', '<=', now - SESSION_MAX_MS)]))
    .execute()
  await db
    .deleteFrom('one_time_tokens')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('expires_at', '>', now + TOKEN_LIFE_MAX_MS)]))
    .execute()
  await db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', now + RESET_LIFE_MS)
    .execute()
  await sweepTickets(accounts, now)
  await sweepFactors(accounts, now)
  await sweepChallenges(accounts, now)
}
