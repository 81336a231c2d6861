import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type MailService, startMailService } from '../../../test/mail-service.ts'
import { clockNow, house, NOON, setClock, setUpHouse } from '../../../test/people.ts'
import { type Config } from './config.ts'
import { backoffMs, makePostman, queueMail } from './mail.ts'
import { tables } from './vaults.ts'

setUpHouse()

const mail = { to: 'her@example.org', subject: 'Your link', text: 'Hello,\n\nhere it is.\n' }
const quiet = { info: () => undefined, warn: () => undefined }

let service: MailService | undefined
afterEach(async () => {
  await service?.close()
  service = undefined
  await tables<{ mails: { id: number } }>(house().vaults.accounts).deleteFrom('mails').execute()
})

async function smtp(options?: Partial<SMTPServerOptions>): Promise<MailService> {
  service = await startMailService(options)
  return service
}

function postman(smtpUrl: string) {
  const { config, vaults, keys } = house()
  const withSmtp: Config = { ...config, smtpUrl, mailFrom: 'Emberwell <hello@example.org>' }
  return makePostman(withSmtp, vaults.accounts, keys, clockNow, quiet)
}

async function queued(): Promise<number> {
  return (await tables<{ mails: { id: number } }>(house().vaults.accounts).selectFrom('mails').select('id').execute()).length
}

describe('a queued message', () => {
  test('goes out over SMTP once, and leaves the queue', async () => {
    setClock(NOON)
    const { url, taken } = await smtp()
    await queueMail(house().vaults.accounts, house().keys, mail, clockNow())
    const out = postman(url)
    expect(await out.deliver()).toBe(1)
    expect(await out.deliver()).toBe(0)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toContain('Subject: Your link')
    expect(taken[0]).toContain('From: Emberwell <hello@example.org>')
    expect(await queued()).toBe(0)
    await out.stop()
  })

  test('is sent once by two postmen at the same queue', async () => {
    setClock(NOON)
    const { url, taken } = await smtp()
    for (let count = 0; count < 5; count += 1) await queueMail(house().vaults.accounts, house().keys, mail, clockNow())
    const [one, two] = [postman(url), postman(url)]
    await Promise.all([one.deliver(), two.deliver()])
    expect(taken).toHaveLength(5)
    await Promise.all([one.stop(), two.stop()])
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
  ])('is kept when the server %s, and goes out under the same Message-ID once it can', async (_, fault, closed) => {
    setClock(NOON)
    const broken = await smtp(fault)
    if (closed) await broken.close()
    await queueMail(house().vaults.accounts, house().keys, mail, clockNow())
    const failing = postman(broken.url)
    expect(await failing.deliver()).toBe(0)
    expect(await queued()).toBe(1)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    if (!closed) await broken.close()

    const well = await smtp()
    const out = postman(well.url)
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
