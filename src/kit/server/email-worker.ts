import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from './config.ts'
import { type EmailsTable, LEASE_MS, type StoredEmail } from './email-queue.ts'
import type { Keys } from './keys.ts'
import { associatedData, unseal } from './seal.ts'
import { type AccountsVault, tables } from './vaults.ts'
import { backoffMs, makeWorkerLoop, type WorkerLoop } from './worker-loop.ts'

const BATCH = 10
const RETENTION_MS = 7 * 86_400_000
const SEND_TIMEOUT_MS = 15_000

/** Sends queued email, over SMTP or as `.eml` files in `outbox`. */
export type EmailWorker = WorkerLoop & {
  /** Sends what is due now; resolves to the number of emails sent. */
  deliver(): Promise<number>
}

type Log = { info(fields: object, words: string): void; warn(fields: object, words: string): void }

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
export function makeEmailWorker(config: Config, accounts: AccountsVault, keys: Keys, clock: () => number, log: Log): EmailWorker {
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
      if (path) log.info({ path }, 'A message was written to the outbox, since SMTP_URL is not set')
      await db.deleteFrom('mails').where('id', '=', row.id).execute()
      return true
    } catch (error) {
      const attempts = row.attempts + 1
      const code = (error as { code?: unknown }).code
      log.warn({ mail: row.id, attempts, code }, 'A message could not be sent and will be tried again')
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
    (error) => log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'The mail queue could not be read'),
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
