import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type SmtpServer, startSmtpServer } from '../../../test/smtp-server.ts'
import { clockNow, testServer, NOON, setClock, setUpServer } from '../../../test/server.ts'
import { type Config } from './config.ts'
import { queueEmail } from './email-queue.ts'
import { makeEmailWorker } from './email-worker.ts'
import { backoffMs } from './worker-loop.ts'
import { tables } from './vaults.ts'

setUpServer()

const mail = { to: 'her@example.org', subject: 'Your link', text: 'Hello,\n\nhere it is.\n' }
const silentLog = { info: () => undefined, warn: () => undefined }

let service: SmtpServer | undefined
afterEach(async () => {
  await service?.close()
  service = undefined
  await tables<{ mails: { id: number } }>(testServer().vaults.accounts).deleteFrom('mails').execute()
})

async function smtp(options?: Partial<SMTPServerOptions>): Promise<SmtpServer> {
  service = await startSmtpServer(options)
  return service
}

function emailWorker(smtpUrl: string) {
  const { config, vaults, keys } = testServer()
  const withSmtp: Config = { ...config, smtpUrl, mailFrom: 'Emberwell <hello@example.org>' }
  return makeEmailWorker(withSmtp, vaults.accounts, keys, clockNow, silentLog)
}

async function queued(): Promise<number> {
  return (await tables<{ mails: { id: number } }>(testServer().vaults.accounts).selectFrom('mails').select('id').execute()).length
}

describe('a queued message', () => {
  test('is sent over SMTP once and removed from the queue', async () => {
    setClock(NOON)
    const { url, taken } = await smtp()
    await queueEmail(testServer().vaults.accounts, testServer().keys, mail, clockNow())
    const out = emailWorker(url)
    expect(await out.deliver()).toBe(1)
    expect(await out.deliver()).toBe(0)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain('Subject: Your link')
    expect(taken[0]).toContain('From: Emberwell <hello@example.org>')
    expect(await queued()).toBe(0)
    await out.stop()
  })

  test('is sent once when two workers share a queue', async () => {
    setClock(NOON)
    const { url, taken } = await smtp()
    for (let count = 0; count < 5; count += 1) await queueEmail(testServer().vaults.accounts, testServer().keys, mail, clockNow())
    const [first, second] = [emailWorker(url), emailWorker(url)]
    await Promise.all([first.deliver(), second.deliver()])
    expect(taken).toHaveLength(5)
    await Promise.all([first.stop(), second.stop()])
  })

  test.each([
    ['refuses the connection', {}, true],
    [
      'answers 421',
      { onConnect: (_: unknown, done: (error?: Error | null) => void) => done(Object.assign(new Error('busy'), { responseCode: 421 })) },
      false,
    ],
    [
      'answers 450 to the recipient',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
          done(Object.assign(new Error('later'), { responseCode: 450 })),
      },
      false,
    ],
    [
      'answers 550 to the recipient',
      {
        onRcptTo: (_: unknown, __: unknown, done: (error?: Error | null) => void) =>
          done(Object.assign(new Error('no'), { responseCode: 550 })),
      },
      false,
    ],
  ])('stays queued when the server %s, and is sent later with the same Message-ID', async (_, fault, closed) => {
    setClock(NOON)
    const broken = await smtp(fault)
    if (closed) await broken.close()
    await queueEmail(testServer().vaults.accounts, testServer().keys, mail, clockNow())
    const failing = emailWorker(broken.url)
    expect(await failing.deliver()).toBe(0)
    expect(await queued()).toBe(1)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    if (!closed) await broken.close()

    const well = await smtp()
    const out = emailWorker(well.url)
    setClock(NOON + backoffMs(1) - 1_000)
    expect(await out.deliver()).toBe(0)
    setClock(NOON + backoffMs(1))
    expect(await out.deliver()).toBe(1)
    expect(well.taken).toHaveLength(1)
    await out.stop()
  })
})

test.each([
  [1, 30_000],
  [2, 60_000],
  [5, 480_000],
  [8, 3_600_000],
  [40, 3_600_000],
])('after %i failures it waits %i ms', (attempts, wait) => expect(backoffMs(attempts)).toBe(wait))
