import { randomUUID } from 'node:crypto'
import { t } from '../words.ts'
import { newId } from './ids.ts'
import type { Keys } from './keys.ts'
import { associatedData, seal } from './seal.ts'
import { type EmailKind, mayReceive, refusalPath, sweepRecipients } from './recipients.ts'
import { type AccountsVault, tables, transact } from './vaults.ts'
import { BACKOFF_MAX_MS } from './worker-loop.ts'

/** The queue, and the names of emails that are queued once. */
export type EmailsTable = {
  mails: { id: number; sealed: Uint8Array; due_at: number; attempts: number; created_at: number; user_id: number | null }
  queued_once: { digest: string; created_at: number }
}

/** One email. */
export type Email = { to: string; subject: string; text: string }

/** Sealed content of a queued email. */
export type StoredEmail = Email & { messageId: string }

/** Time for which a worker owns an email that it sends. */
export const LEASE_MS = 60_000
const NAMES_RETENTION_MS = 30 * 86_400_000

/**
 * An email of a greeting and paragraphs. Subject and sender are neutral, because a lock screen may show them
 * (docs/safety.md, section 4).
 */
export function toEmail(to: string, about: 'link' | 'account', paragraphs: readonly string[]): Email {
  return { to, subject: about === 'link' ? t`Your link` : t`About your account`, text: `${[t`Hello,`, ...paragraphs].join('\n\n')}\n` }
}

/**
 * Queues an email in the accounts vault. It is sent after the caller's transaction commits and retried for seven
 * days. An unsent email with a `userId` is removed with that account. Resolves to false, without queueing, when the
 * address refuses email or has reached the daily limit of this kind.
 */
export async function queueEmail(
  accounts: AccountsVault,
  keys: Keys,
  mail: Email,
  now: number,
  userId?: number,
  kind: EmailKind = 'own',
): Promise<boolean> {
  if (!(await mayReceive(accounts, keys, mail.to, kind, now))) return false
  await addEmail(accounts, keys, { ...mail, messageId: `<${randomUUID()}@emberwell>` }, now, userId)
  return true
}

/**
 * Queues an email that its recipient may not expect, with a link that refuses all further ones. Resolves like
 * `queueEmail`.
 */
export function queueUnaskedEmail(
  accounts: AccountsVault,
  keys: Keys,
  mail: Email,
  { publicUrl, owner, now }: { publicUrl: string; owner: number; now: number },
): Promise<boolean> {
  const link = publicUrl + refusalPath(keys, mail.to)
  const text = [mail.text, t`If you want no more messages from us, open this link:`, '', link, ''].join('\n')
  return queueEmail(accounts, keys, { ...mail, text }, now, owner, 'unasked')
}

async function addEmail(accounts: AccountsVault, keys: Keys, stored: StoredEmail, now: number, owner?: number): Promise<void> {
  const id = newId()
  const sealed = seal(keys.operator, associatedData(0, 'mails', id, 1), stored)
  const row = { id, sealed, due_at: now, attempts: 0, created_at: now, user_id: owner ?? null }
  await tables<EmailsTable>(accounts).insertInto('mails').values(row).execute()
}

/**
 * Queues an email to the account `owner` once per `name`: queueing the same name again within 30 days changes nothing,
 * also after it was sent (for example when a server takes over after a crash). The Message-ID is derived from the name.
 */
export async function queueEmailOnce(
  accounts: AccountsVault,
  keys: Keys,
  mail: Email,
  { name, owner, now }: { name: string; owner: number; now: number },
): Promise<void> {
  const digest = keys.blind('queued-once', name)
  await transact(accounts, async (inside) => {
    const claimed = await tables<EmailsTable>(inside)
      .insertInto('queued_once')
      .values({ digest, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('digest')
      .executeTakeFirst()
    if (claimed && (await mayReceive(inside, keys, mail.to, 'own', now)))
      await addEmail(inside, keys, { ...mail, messageId: `<${digest}@emberwell>` }, now, owner)
  })
}

/**
 * Removes names of emails queued more than 30 days ago and expired counts. Emails that were postponed while a clock was
 * ahead become due again.
 */
export async function sweepEmails(accounts: AccountsVault, now: number): Promise<void> {
  await sweepRecipients(accounts, now)
  await tables<EmailsTable>(accounts)
    .deleteFrom('queued_once')
    .where('created_at', '<', now - NAMES_RETENTION_MS)
    .execute()
  await tables<EmailsTable>(accounts)
    .updateTable('mails')
    .set({ due_at: now })
    .where('due_at', '>', now + BACKOFF_MAX_MS + LEASE_MS)
    .execute()
}
