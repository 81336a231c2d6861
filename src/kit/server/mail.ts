import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from './config.ts'
import { newId } from './ids.ts'
import type { Keys } from './keys.ts'
import { placeOf, seal, unseal } from './seal.ts'
import { tables, transact, type Vault } from './vaults.ts'

type MailsTable = {
  mails: { id: number; sealed: Uint8Array; due_at: number; attempts: number; created_at: number; user_id: number | null }
  queued_once: { digest: string; created_at: number }
}

/** One message. Subjects and sender are neutral: no health word ever stands on a lock screen (safety.md §4). */
export type Mail = { to: string; subject: string; text: string }

type StoredMail = Mail & { messageId: string }

const POLL_MS = 2_000
const LEASE_MS = 60_000
const BATCH = 10
const BACKOFF_FIRST_MS = 30_000
const BACKOFF_MAX_MS = 3_600_000
const KEPT_MS = 7 * 86_400_000
const NAMES_KEPT_MS = 30 * 86_400_000
const SEND_TIMEOUT_MS = 15_000

/**
 * Puts a message in the queue of the accounts vault; it is sent after the caller's transaction, however often sending fails. A message of an
 * account (`userId`) that is still waiting goes when the account goes.
 */
export async function queueMail(accounts: Vault<'accounts'>, keys: Keys, mail: Mail, now: number, userId?: number): Promise<void> {
  await addMail(accounts, keys, { ...mail, messageId: `<${randomUUID()}@emberwell>` }, now, userId)
}

async function addMail(accounts: Vault<'accounts'>, keys: Keys, stored: StoredMail, now: number, owner?: number): Promise<void> {
  const id = newId()
  const sealed = seal(keys.operator, placeOf(0, 'mails', id, 1), stored)
  const row = { id, sealed, due_at: now, attempts: 0, created_at: now, user_id: owner ?? null }
  await tables<MailsTable>(accounts).insertInto('mails').values(row).execute()
}

/**
 * Queues a message to the account `owner` under a name of its own: whoever queues it again under that name within 30 days, such as a server
 * that took over after a crash, changes nothing, also when it has left already. The name decides its Message-ID.
 */
export async function queueMailOnce(
  accounts: Vault<'accounts'>,
  keys: Keys,
  mail: Mail,
  { name, owner, now }: { name: string; owner: number; now: number },
): Promise<void> {
  const digest = keys.blind('queued-once', name)
  await transact(accounts, async (inside) => {
    const claimed = await tables<MailsTable>(inside)
      .insertInto('queued_once')
      .values({ digest, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('digest')
      .executeTakeFirst()
    if (claimed) await addMail(inside, keys, { ...mail, messageId: `<${digest}@emberwell>` }, now, owner)
  })
}

/** Forgets the names of messages queued more than 30 days ago. */
export async function forgetQueuedMail(accounts: Vault<'accounts'>, now: number): Promise<void> {
  await tables<MailsTable>(accounts)
    .deleteFrom('queued_once')
    .where('created_at', '<', now - NAMES_KEPT_MS)
    .execute()
}

/** The milliseconds to wait after the given number of failed attempts: 30 s, doubling, at most an hour. */
export function backoffMs(attempts: number): number {
  return Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** Math.max(0, attempts - 1))
}

/** Sends what is queued: through SMTP, or as `.eml` files in `outbox`. Runs until stopped. */
export type Postman = {
  /** Delivers what is due now; answers how many left. */
  deliver(): Promise<number>
  start(): void
  stop(): Promise<void>
}

type Notes = { info(fields: object, words: string): void; warn(fields: object, words: string): void }

function transportOf(config: Config): { send(mail: StoredMail): Promise<string | undefined>; close(): void } {
  const from = config.mailFrom ?? 'Emberwell <no-reply@localhost>'
  const compose = ({ messageId, to, subject, text }: StoredMail) => ({ from, to, subject, text, messageId })
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

/** A postman for the queue of `accounts`. Several servers may run one each: a message is leased before it is sent. */
export function makePostman(config: Config, accounts: Vault<'accounts'>, keys: Keys, clock: () => number, notes: Notes): Postman {
  const transport = transportOf(config)
  const db = tables<MailsTable>(accounts)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> = Promise.resolve(0)

  async function sendOne(row: MailsTable['mails']): Promise<boolean> {
    const now = clock()
    const leased = await db
      .updateTable('mails')
      .set({ due_at: now + LEASE_MS, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('due_at', '=', row.due_at)
      .executeTakeFirst()
    if (leased.numUpdatedRows === 0n) return false
    try {
      const path = await transport.send(unseal<StoredMail>(keys.operator, placeOf(0, 'mails', row.id, 1), row.sealed))
      if (path) notes.info({ path }, 'A message was written to the outbox, since SMTP_URL is not set')
      await db.deleteFrom('mails').where('id', '=', row.id).execute()
      return true
    } catch (error) {
      const attempts = row.attempts + 1
      const code = (error as { code?: unknown }).code
      notes.warn({ mail: row.id, attempts, code }, 'A message could not be sent and will be tried again')
      if (now - row.created_at > KEPT_MS) await db.deleteFrom('mails').where('id', '=', row.id).execute()
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

  const tick = () => {
    running = deliver().catch((error: unknown) => {
      notes.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The mail queue could not be read')
      return 0
    })
    void running.then((sent) => {
      // A full batch may not have been the last.
      if (timer) timer = setTimeout(tick, sent === BATCH ? 0 : POLL_MS).unref()
    })
  }

  return {
    deliver,
    start: () => {
      timer = setTimeout(tick, 0)
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await running
      transport.close()
    },
  }
}
