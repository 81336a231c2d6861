import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { t } from '../words.ts'
import type { Config } from './config.ts'
import { newId } from './ids.ts'
import type { Keys } from './keys.ts'
import { associatedData, seal, unseal } from './seal.ts'
import { type EmailKind, mayReceive, refusalPath, sweepRecipients } from './recipients.ts'
import { tables, transact, type Vault } from './vaults.ts'
import { makeWorkerLoop, type WorkerLoop } from './worker-loop.ts'

type EmailsTable = {
  mails: { id: number; sealed: Uint8Array; due_at: number; attempts: number; created_at: number; user_id: number | null }
  queued_once: { digest: string; created_at: number }
}

/** One email. Subject and sender are neutral, because a lock screen may show them (docs/safety.md, section 4). */
export type Mail = { to: string; subject: string; text: string }

type StoredEmail = Mail & { messageId: string }

const LEASE_MS = 60_000
const BATCH = 10
const BACKOFF_FIRST_MS = 30_000
const BACKOFF_MAX_MS = 3_600_000
const RETENTION_MS = 7 * 86_400_000
const NAMES_RETENTION_MS = 30 * 86_400_000
const SEND_TIMEOUT_MS = 15_000

/**
 * Queues an email in the accounts vault. It is sent after the caller's transaction commits and retried for seven
 * days. An unsent email with a `userId` is removed with that account. Resolves to false, without queueing, when the
 * address refuses email or has reached the daily limit of this kind.
 */
export async function queueEmail(
  accounts: Vault<'accounts'>,
  keys: Keys,
  mail: Mail,
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
  accounts: Vault<'accounts'>,
  keys: Keys,
  mail: Mail,
  { publicUrl, owner, now }: { publicUrl: string; owner: number; now: number },
): Promise<boolean> {
  const link = publicUrl + refusalPath(keys, mail.to)
  const text = [mail.text, t`If you want no more messages from us, open this link:`, '', link, ''].join('\n')
  return queueEmail(accounts, keys, { ...mail, text }, now, owner, 'unasked')
}

async function addEmail(accounts: Vault<'accounts'>, keys: Keys, stored: StoredEmail, now: number, owner?: number): Promise<void> {
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
  accounts: Vault<'accounts'>,
  keys: Keys,
  mail: Mail,
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
export async function sweepEmails(accounts: Vault<'accounts'>, now: number): Promise<void> {
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

/** Milliseconds to wait after the given number of failed attempts: 30 s, doubling, at most one hour. */
export function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.max(0, attempts - 1))
}

/** Sends queued email, over SMTP or as `.eml` files in `outbox`. */
export type EmailWorker = WorkerLoop & {
  /** Sends what is due now; resolves to the number of emails sent. */
  deliver(): Promise<number>
}

type Notes = { info(fields: object, words: string): void; warn(fields: object, words: string): void }

function transportOf(config: Config): { send(mail: StoredEmail): Promise<string | undefined>; close(): void } {
  const from = config.mailFrom ?? 'Emberwell <no-reply@localhost>'
  const compose = ({ messageId, to, subject, text }: StoredEmail) => ({ from, to, subject, text, messageId })
  if (config.smtpUrl) {
    const smtp: Transporter = createTransport(config.smtpUrl, {})
    const timed = { connectionTimeout: SEND_TIMEOUT_MS, greetingTimeout: SEND_TIMEOUT_MS, socketTimeout: SEND_TIMEOUT_MS }
    Object.assign(smtp.options, timed)
    return { send: async (mail) => void (await smtp.sendMail(compose(mail))), close: () => smtp.close() }
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const folder = join(config.dataDir, 'outbox')
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(compose(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.messageId.slice(1, 37)}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return path
    },
    close: () => writer.close(),
  }
}

/**
 * Creates a worker for the queue of `accounts`. Several servers may run one each: a worker leases an email before it
 * sends it.
 */
export function makeEmailWorker(config: Config, accounts: Vault<'accounts'>, keys: Keys, clock: () => number, notes: Notes): EmailWorker {
  const transport = transportOf(config)
  const db = tables<EmailsTable>(accounts)

  async function sendOne(row: EmailsTable['mails']): Promise<boolean> {
    const now = clock()
    const leased = await db
      .updateTable('mails')
      .set({ due_at: now + LEASE_MS, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('due_at', '=', row.due_at)
      .executeTakeFirst()
    if (leased.numUpdatedRows === 0n) return false
    try {
      const path = await transport.send(unseal<StoredEmail>(keys.operator, associatedData(0, 'mails', row.id, 1), row.sealed))
      if (path) notes.info({ path }, 'A message was written to the outbox, since SMTP_URL is not set')
      await db.deleteFrom('mails').where('id', '=', row.id).execute()
      return true
    } catch (error) {
      const attempts = row.attempts + 1
      const code = (error as { code?: unknown }).code
      notes.warn({ mail: row.id, attempts, code }, 'A message could not be sent and will be tried again')
      if (now - row.created_at > RETENTION_MS) await db.deleteFrom('mails').where('id', '=', row.id).execute()
      else
        await db
          .updateTable('mails')
          .set({ due_at: clock() + backoffMs(attempts) })
          .where('id', '=', row.id)
          .execute()
      return false
    }
  }

  async function deliver(): Promise<number> {
    const due = await db.selectFrom('mails').selectAll().where('due_at', '<=', clock()).orderBy('due_at').limit(BATCH).execute()
    let sent = 0
    for (const row of due) if (await sendOne(row)) sent += 1
    return sent
  }

  const loop = makeWorkerLoop(
    // A full batch may not have been the last.
    async () => (await deliver()) === BATCH,
    (error) => notes.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The mail queue could not be read'),
  )

  return {
    deliver,
    start: () => loop.start(),
    stop: async () => {
      await loop.stop()
      transport.close()
    },
  }
}
