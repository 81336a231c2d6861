import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { clockNow, house, NOON, setClock, setUpHouse } from '../../../test/people.ts'
import { type Config } from './config.ts'
import { backoffMs, makePostman, queueMail } from './mail.ts'
import { tables } from './vaults.ts'

setUpHouse()

const mail = { to: 'her@example.org', subject: 'Your link', text: 'Hello,\n\nhere it is.\n' }
const quiet = { info: () => undefined, warn: () => undefined }

let server: SMTPServer | undefined
afterEach(async () => {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
  await tables<{ mails: { id: number } }>(house().vaults.accounts).deleteFrom('mails').execute()
})

/** A real SMTP server on a free port of this machine; answers the messages it took. */
async function smtp(options: Partial<SMTPServerOptions> = {}): Promise<{ url: string; taken: string[] }> {
  const taken: string[] = []
  const made = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString())
        done()
      })
    },
    ...options,
  })
  server = made
  // The fault tests cut connections on purpose.
  made.on('error', () => undefined)
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const address = made.server.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, taken }
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
    const { url } = await smtp(fault)
    if (closed) await new Promise<void>((resolve) => server?.close(() => resolve()))
    await queueMail(house().vaults.accounts, house().keys, mail, clockNow())
    const failing = postman(url)
    expect(await failing.deliver()).toBe(0)
    expect(await queued()).toBe(1)
    expect(await failing.deliver()).toBe(0)
    await failing.stop()
    await new Promise<void>((resolve) => (closed ? resolve() : server?.close(() => resolve())))

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
