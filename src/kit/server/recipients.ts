import { comparableEmail } from '../email.ts'
import { isEqualInConstantTime } from './constant-time.ts'
import type { Keys } from './keys.ts'
import { type AccountsVault, tables } from './vaults.ts'

type RecipientTables = {
  mail_counts: { digest: string; kind: EmailKind; since: number; count: number }
  mail_refusals: { digest: string; created_at: number }
}

/**
 * `own`: about the recipient's own account. `unasked`: requested by another person, or to an unconfirmed address.
 * `asked`: a link for a new password; limited at its endpoint and sent even to addresses that refuse all other email.
 */
export type EmailKind = 'own' | 'unasked' | 'asked'

/** Maximum emails of a kind to one address in 24 hours. */
const MAX_PER_DAY: Readonly<Record<EmailKind, number>> = { own: 40, unasked: 10, asked: Number.POSITIVE_INFINITY }
const DAY_MS = 86_400_000

function recipientOf(keys: Keys, email: string): string {
  return keys.blind('mail-recipient', comparableEmail(email))
}

function tokenOf(keys: Keys, digest: string): string {
  return keys.blind('mail-refusal', digest)
}

/**
 * Path of the link by which a recipient refuses further email: the address's digest and a token that proves that we
 * made it.
 */
export function refusalPath(keys: Keys, email: string): string {
  const digest = recipientOf(keys, email)
  return `/no-more-email/${digest}/${tokenOf(keys, digest)}`
}

/** Whether a refusal link's token matches its digest. */
export function isRefusalLink(keys: Keys, digest: string, token: string): boolean {
  return isEqualInConstantTime(token, tokenOf(keys, digest))
}

/** Records or removes the refusal of an address. `now` in ms. */
export async function setRefused(accounts: AccountsVault, digest: string, isRefused: boolean, now: number): Promise<void> {
  const db = tables<RecipientTables>(accounts)
  if (isRefused)
    await db
      .insertInto('mail_refusals')
      .values({ digest, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('mail_refusals').where('digest', '=', digest).execute()
}

/** Removes the refusal of an address that its owner has just confirmed. */
export async function acceptEmail(accounts: AccountsVault, keys: Keys, email: string): Promise<void> {
  await setRefused(accounts, recipientOf(keys, email), false, 0)
}

/**
 * Counts an email to an address. Resolves to false when the address refuses email or exceeds the limit of this kind in
 * 24 hours.
 */
export async function mayReceive(accounts: AccountsVault, keys: Keys, email: string, kind: EmailKind, now: number): Promise<boolean> {
  if (kind === 'asked') return true
  const db = tables<RecipientTables>(accounts)
  const digest = recipientOf(keys, email)
  if (await db.selectFrom('mail_refusals').select('digest').where('digest', '=', digest).executeTakeFirst()) return false
  const { count } = await db
    .insertInto('mail_counts')
    .values({ digest, kind, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['digest', 'kind']).doUpdateSet(({ eb, ref }) => {
        const isWithinDay = eb.and([eb('mail_counts.since', '>', now - DAY_MS), eb('mail_counts.since', '<=', now)])
        return {
          since: eb.case().when(isWithinDay).then(ref('mail_counts.since')).else(now).end(),
          count: eb
            .case()
            .when(isWithinDay)
            .then(eb('mail_counts.count', '+', 1))
            .else(1)
            .end(),
        }
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= MAX_PER_DAY[kind]
}

/** Removes expired counts. */
export async function sweepRecipients(accounts: AccountsVault, now: number): Promise<void> {
  await tables<RecipientTables>(accounts)
    .deleteFrom('mail_counts')
    .where(({ or, eb }) => or([eb('since', '<=', now - DAY_MS), eb('since', '>', now)]))
    .execute()
}
