import { beforeEach, expect, test } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { as, guest, NOON, person, setClock, setUpServer, steppedUp, withToken } from '../../../../test/server.ts'
import { invitePartner } from '../../partner/contract.ts'
import { addFeed } from '../../reminders/contract.ts'
import { changeEmail, confirmEmail, EMAIL_REFUSED, forgotPassword, refuseEmail, sendConfirmation, signup } from '../contract.ts'

setUpServer()
beforeEach(() => setClock(NOON))

const password = 'a long quiet walk'
const DAY_MS = 86_400_000

async function signUp(email: string) {
  return (await guest.call(signup, { body: { full_name: 'Ana Lima', email, password, confirm_password: password } })).reply
}

async function invite(partner_email: string) {
  return as(await person('woman')).call(invitePartner, { body: { partner_name: 'Max', partner_email } })
}

/** Digest and token of the refusal link in the emails to an address. */
async function refusalOf(email: string) {
  const [, recipient = '', token = ''] = /\/no-more-email\/([\w-]{43})\/([\w-]{43})/.exec((await emailsTo(email)).join('\n')) ?? []
  return { recipient, token }
}

test.each([
  ['a welcome', async (email: string) => void (await signUp(email))],
  ['an invitation', async (email: string) => void (await invite(email))],
  [
    'a change of address',
    async (email: string) => void (await as(await steppedUp(await person('woman'))).call(changeEmail, { body: { email } })),
  ],
])('%s has a link that refuses all further email until it is undone', async (name, send) => {
  const email = `${name.replaceAll(' ', '-')}@example.org`
  await send(email)
  const params = await refusalOf(email)
  expect((await guest.call(refuseEmail, { params, body: { refused: true } })).status).toBe(200)
  const before = (await emailsTo(email)).length

  const { status, refusal } = await invite(email.toUpperCase())
  expect([status, refusal.message]).toEqual([409, EMAIL_REFUSED()])
  await as(await steppedUp(await person('woman'))).call(changeEmail, { body: { email } })
  expect(await emailsTo(email)).toHaveLength(before)

  expect((await guest.call(refuseEmail, { params, body: { refused: false } })).status).toBe(200)
  expect((await invite(email)).status).toBe(201)
  expect(await emailsTo(email)).toHaveLength(before + 1)
})

test('a refusal link works for its own address only', async () => {
  await invite('one@example.org')
  await invite('two@example.org')
  const [first, second] = [await refusalOf('one@example.org'), await refusalOf('two@example.org')]
  expect(first.recipient).not.toBe(second.recipient)
  for (const token of [second.token, '', 'x'.repeat(43)]) {
    const { status } = await guest.call(refuseEmail, { params: { recipient: first.recipient, token }, body: { refused: true } })
    expect.soft(status, token).toBeGreaterThanOrEqual(400)
  }
  expect((await invite('one@example.org')).status).toBe(201)
})

test('an address that refused all email still receives a reset link, and other email again after confirming', async () => {
  const email = 'quiet@example.org'
  const { access } = await signUp(email)
  const mine = withToken(access)
  await guest.call(refuseEmail, { params: await refusalOf(email), body: { refused: true } })
  expect((await mine.call(sendConfirmation)).refusal.message).toBe(EMAIL_REFUSED())
  await guest.call(forgotPassword, { body: { email } })
  expect((await emailsTo(email)).filter((text) => text.includes('/reset-password/'))).toHaveLength(1)

  const otherEmail = 'loud@example.org'
  await signUp(otherEmail)
  const [, uid = '', token = ''] = /confirm-email\/(\d+)\/([\w-]+)/.exec((await emailsTo(otherEmail)).join('\n')) ?? []
  await guest.call(refuseEmail, { params: await refusalOf(otherEmail), body: { refused: true } })
  expect((await invite(otherEmail)).status).toBe(409)
  expect((await guest.call(confirmEmail, { params: { uid, token } })).status).toBe(200)
  expect((await invite(otherEmail)).status).toBe(201)
})

test('strangers together cause at most ten emails a day to one address, and her own still arrive', async () => {
  const her = await person('woman')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await invite(her.email)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(201), 409, 409])
  expect(await emailsTo(her.email)).toHaveLength(10)
  await guest.call(forgotPassword, { body: { email: her.email } })
  await as(await steppedUp(her)).call(addFeed)
  expect(await emailsTo(her.email)).toHaveLength(12)
  setClock(NOON + DAY_MS + 1)
  expect((await invite(her.email)).status).toBe(201)
})

test('an account causes at most forty emails a day to its own address', async () => {
  const her = await steppedUp(await person('woman'))
  for (let attempt = 0; attempt < 45; attempt += 1) expect((await as(her).call(addFeed)).status).toBe(201)
  expect(await emailsTo(her.email)).toHaveLength(40)
})
