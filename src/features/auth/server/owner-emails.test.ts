import { expect, test } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { guest, testServer, setUpServer } from '../../../../test/server.ts'
import { forgotPassword, login, signup } from '../contract.ts'

setUpServer()

const password = 'a long quiet walk'
const LOOK_ALIKE = 'ana@mail\u2024example.org'

async function signUp(email: string) {
  const body = { full_name: 'Ana', email, password, confirm_password: password }
  return guest.call(signup, { body })
}

test("a reset link goes to the account's stored address, never to a look-alike", async () => {
  await signUp('ana@mail.example.org')
  expect((await guest.call(forgotPassword, { body: { email: LOOK_ALIKE } })).status).toBe(200)
  expect((await emailsTo('ana@mail.example.org')).filter((text) => text.includes('/reset-password/'))).toHaveLength(1)
  expect(await emailsTo(LOOK_ALIKE)).toEqual([])
})

test.each([LOOK_ALIKE, 'zoe\u200b@example.org', 'zoe\u0007@example.org'])('signing up as %j is refused', async (email) => {
  const { status, refusal } = await signUp(email)
  expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, ['email']])
})

test('an owner is told once a day of a sign-up with her address, of a new device, and of a lock-out', async () => {
  const email = 'owner@example.org'
  await signUp(email)
  const { headers } = await guest.call(login, { body: { email, password } })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const emails = await emailsTo(email)
  expect(emails).toHaveLength(2)
  for (const words of ['Your account is ready', 'a device that we have not seen before'])
    expect(emails).toContainEqual(expect.stringContaining(words))
  const known = { method: 'POST', url: login.path, payload: { email, password }, headers: { cookie } } as const
  await testServer().server.app.inject(known)
  expect(await emailsTo(email), 'a device that is known').toHaveLength(2)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await signUp(email)
    await guest.call(login, { body: { email, password } })
  }
  expect((await emailsTo(email)).filter((text) => text.includes('sign up with this address'))).toHaveLength(1)
  expect(await emailsTo(email)).toHaveLength(3)
})

test('a shared device is not remembered', async () => {
  await signUp('shared@example.org')
  const { status, headers } = await guest.call(login, { body: { email: 'shared@example.org', password, shared_device: true } })
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
})
