import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  as,
  clockNow,
  guest,
  testServer,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  type TestPerson,
} from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { findUserDetails, updateProfile } from '../../settings/contract.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  EMAIL_CHANGED,
  EMAIL_IS_YOURS,
  EMAIL_LINK_DEAD,
  EMAIL_LINK_SENT,
  forgotPassword,
  login,
  PASSWORD_CHANGED,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  resetPassword,
} from '../contract.ts'
import { addSession } from './session-store.ts'
import { makeTokens } from './tokens.ts'

setUpServer()

const MINUTE_MS = 60_000
const fresh = { new_password: 'a new quiet walk', confirm_password: 'a new quiet walk' }

let her: TestPerson
let count = 0
beforeEach(async () => {
  setClock(NOON)
  her = await steppedUp(await person('woman', 'Europe/Paris'))
})

function newAddress(): string {
  count += 1
  return `new-address-${count}@example.org`
}

/** Another signed-in device of the same account. */
async function otherDevice(): Promise<TestPerson> {
  const { vaults, keys } = testServer()
  const sessionId = await addSession(vaults.accounts, her.id, 'Other', clockNow())
  return { ...her, sessionId, token: makeTokens(keys).access({ userId: her.id, sessionId }, clockNow()) }
}

async function emailsTo(address: string): Promise<string[]> {
  await testServer().server.settled()
  await testServer().server.emailWorker.deliver()
  const folder = join(testServer().config.dataDir, 'outbox')
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return files.filter((text) => text.includes(`To: ${address}`)).map((text) => text.replace(/=\r\n/g, '').replace(/=3D/g, '='))
}

async function linkTo(address: string): Promise<{ uid: string; token: string }> {
  const email = (await emailsTo(address)).find((text) => text.includes('/confirm-email/')) ?? ''
  const [, uid = '', token = ''] = /confirm-email\/(\d+)\/([\w-]+)/.exec(email) ?? []
  return { uid, token }
}

async function askFor(email: string): Promise<{ uid: string; token: string }> {
  const { status, reply } = await as(her).call(changeEmail, { body: { email } })
  expect([status, reply.message]).toEqual([200, EMAIL_LINK_SENT()])
  return linkTo(email)
}

const signIn = async (email: string, password = PASSWORD) => (await guest.call(login, { body: { email, password } })).status
const addressOfHers = async () => (await as(her).call(findUserDetails)).reply.data.email

describe('changing the email address', () => {
  test('takes effect when the emailed link is opened, and signs out her other devices', async () => {
    const elsewhere = await otherDevice()
    const email = newAddress()
    const params = await askFor(email)
    expect(await addressOfHers(), 'nothing changes before').toBe(her.email)
    expect(await signIn(email)).toBe(401)

    const { status, reply } = await guest.call(confirmEmail, { params })
    expect([status, reply.message]).toEqual([200, EMAIL_CHANGED()])
    expect(await addressOfHers()).toBe(email)
    expect([await signIn(her.email), await signIn(email)]).toEqual([401, 200])
    expect((await as(elsewhere).call(findUserDetails)).status).toBe(401)
  })

  test('the link works once, within the hour, and only the newest one', async () => {
    const first = await askFor(newAddress())
    const second = await askFor(newAddress())
    expect((await guest.call(confirmEmail, { params: first })).refusal.message).toBe(EMAIL_LINK_DEAD())
    setClock(NOON + 60 * MINUTE_MS)
    expect((await guest.call(confirmEmail, { params: second })).status).toBe(400)
    expect(await addressOfHersLater()).toBe(her.email)

    setClock(NOON)
    const third = await askFor(newAddress())
    setClock(NOON + 60 * MINUTE_MS - 1)
    const answers = await Promise.all([1, 2, 3].map(() => guest.call(confirmEmail, { params: third })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
  })

  async function addressOfHersLater(): Promise<string> {
    return (
      await as({ ...her, token: makeTokens(testServer().keys).access({ userId: her.id, sessionId: her.sessionId }, clockNow()) }).call(
        findUserDetails,
      )
    ).reply.data.email
  }

  test("another user's link, or a link of another kind, does nothing", async () => {
    const { token } = await askFor(newAddress())
    const otherUser = await person('woman')
    expect((await guest.call(confirmEmail, { params: { uid: otherUser.id, token } })).status).toBe(400)
    await guest.call(forgotPassword, { body: { email: her.email } })
    const email = (await emailsTo(her.email)).find((text) => text.includes('/reset-password/')) ?? ''
    const [, uid = '', reset = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(email) ?? []
    expect((await guest.call(confirmEmail, { params: { uid, token: reset } })).status).toBe(400)
    expect((await guest.call(resetPassword, { params: { uid: her.id, token }, body: fresh })).status).toBe(400)
    expect(await addressOfHers()).toBe(her.email)
  })

  test('only the owner of an address learns whether it has an account', async () => {
    const { email: stored } = await person('woman')
    const email = stored.replace('person', 'PERSON')
    const known = await as(her).call(changeEmail, { body: { email } })
    const free = await as(her).call(changeEmail, { body: { email: newAddress() } })
    expect([known.status, known.text]).toEqual([free.status, free.text])
    expect(await emailsTo(email)).toEqual([])
    const emails = await emailsTo(stored)
    expect(emails).toHaveLength(1)
    expect(emails[0]).toContain('already belongs to one')
    expect(emails[0]).not.toContain('/confirm-email/')
    expect((await emailsTo(her.email)).length, 'her own inbox does not reveal which').toBe(2)
  })

  test('an address registered in the meantime stays with its owner', async () => {
    const email = newAddress()
    const [mine, theirs] = [await askFor(email), await steppedUp(await person('woman'))]
    await as(theirs).call(changeEmail, { body: { email } })
    const emails = (await emailsTo(email)).filter((text) => text.includes(`/confirm-email/${theirs.id}/`))
    const [, token = ''] = /confirm-email\/\d+\/([\w-]+)/.exec(emails[0] ?? '') ?? []
    const answers = await Promise.all([
      guest.call(confirmEmail, { params: mine }),
      guest.call(confirmEmail, { params: { uid: theirs.id, token } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
    expect(await signIn(email)).toBe(200)
  })

  test('the current address is notified of the request and of the change, without a health word or the new address', async () => {
    const email = newAddress()
    await guest.call(confirmEmail, { params: await askFor(email) })
    const emails = await emailsTo(her.email)
    expect(emails).toHaveLength(2)
    expect(emails.filter((text) => text.includes('uses another email address'))).toHaveLength(1)
    for (const text of [...emails, ...(await emailsTo(email))]) {
      expect(text).toMatch(/^Subject: (About your account|Your link)\r$/m)
      expect(text).not.toMatch(/menopause|hot flash|period|partner|<img|http-equiv/i)
    }
    expect(emails.join('')).not.toContain(email)
  })

  test('a new password cancels the change, whether changed or reset', async () => {
    const first = await askFor(newAddress())
    await as(her).call(changePassword, { body: fresh })
    expect((await guest.call(confirmEmail, { params: first })).status).toBe(400)

    const second = await askFor(newAddress())
    await guest.call(forgotPassword, { body: { email: her.email } })
    const email = (await emailsTo(her.email)).find((text) => text.includes('/reset-password/')) ?? ''
    const [, uid = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(email) ?? []
    expect((await guest.call(resetPassword, { params: { uid, token }, body: fresh })).status).toBe(200)
    expect((await guest.call(confirmEmail, { params: second })).status).toBe(400)
  })

  test('a name saved at the same moment is not lost, and neither is the address', async () => {
    const email = newAddress()
    const params = await askFor(email)
    const [confirmed, saved] = await Promise.all([
      guest.call(confirmEmail, { params }),
      as(her).call(updateProfile, { body: { display_name: 'Elena at once' } }),
    ])
    expect(saved.status).toBe(200)
    const { data } = (await as(her).call(findUserDetails)).reply
    expect(data).toMatchObject({ full_name: 'Elena at once', email: confirmed.status === 200 ? email : her.email })
    expect(await signIn(data.email)).toBe(200)
  })

  test.each([
    ['elena', 'Please enter a valid email address'],
    ['', 'Please enter a valid email address'],
    [`${'x'.repeat(250)}@example.org`, 'Please use at most 254 characters'],
  ])('"%s" is refused', async (email, sentence) => {
    expect((await as(her).call(changeEmail, { body: { email } })).refusal.details).toEqual({ email: [sentence] })
  })

  test('her own address is recognised in any spelling', async () => {
    const { status, refusal } = await as(her).call(changeEmail, { body: { email: ` ${her.email.toUpperCase()} ` } })
    expect([status, refusal.details]).toEqual([400, { email: [EMAIL_IS_YOURS()] }])
  })

  test('the new address is stored encrypted and the token hashed', async () => {
    const email = newAddress()
    const { token } = await askFor(email)
    type Row = { one_time_tokens: { user_id: number; sealed: Uint8Array } }
    const rows = await tables<Row>(testServer().vaults.accounts)
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
    expect(rows).toHaveLength(1)
    const stored = JSON.stringify(rows) + Buffer.from(rows[0]?.sealed ?? []).toString('latin1')
    expect(stored).not.toContain(email)
    expect(stored).not.toContain(token)
  })
})

describe('changing the password', () => {
  test('takes effect at once and signs out her other devices', async () => {
    const elsewhere = await otherDevice()
    const { status, reply } = await as(her).call(changePassword, { body: fresh })
    expect([status, reply.message]).toEqual([200, PASSWORD_CHANGED()])
    expect((await as(her).call(findUserDetails)).status, 'this device stays').toBe(200)
    expect((await as(elsewhere).call(findUserDetails)).status).toBe(401)
    expect([await signIn(her.email), await signIn(her.email, fresh.new_password)]).toEqual([401, 200])
    expect((await emailsTo(her.email)).some((text) => text.includes('The password of your account was changed'))).toBe(true)
  })

  test('needs the old password within the last five minutes', async () => {
    const unproven = await person('woman')
    for (const endpoint of [changePassword, changeEmail]) {
      const body = endpoint === changePassword ? fresh : { email: newAddress() }
      expect((await as(unproven).call(endpoint, { body })).refusal.code).toBe('reauth_required')
    }
    expect(await signIn(unproven.email)).toBe(200)
  })

  test.each([
    ['new_password', { new_password: '1234567', confirm_password: '1234567' }, PASSWORD_TOO_SHORT()],
    ['confirm_password', { new_password: 'a new quiet walk', confirm_password: 'another one' }, PASSWORDS_DIFFER()],
  ])('reports %s when it is invalid', async (field, body, sentence) => {
    const { status, refusal } = await as(her).call(changePassword, { body })
    expect([status, refusal.details]).toEqual([400, { [field]: [sentence] }])
    expect(await signIn(her.email)).toBe(200)
  })
})
