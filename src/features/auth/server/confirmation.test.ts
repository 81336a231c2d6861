import { beforeEach, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { invitationsIn, emailsTo } from '../../../../test/emails.ts'
import { as, guest, testServer, NOON, setClock, setUpServer, steppedUp, type TestPerson, withToken } from '../../../../test/server.ts'
import { findLinkQuestion, findPartnerInfo, invitePartner, keepLink, setUpPartner } from '../../partner/contract.ts'
import { addFeed, addPush, addReminder, findFeed, findPush, WEEKDAYS } from '../../reminders/contract.ts'
import { findUserDetails } from '../../settings/contract.ts'
import {
  changePassword,
  confirmEmail,
  EMAIL_CONFIRMED,
  EMAIL_LINK_DEAD,
  forgotPassword,
  listSessions,
  login,
  resetPassword,
  sendConfirmation,
  signup,
} from '../contract.ts'

setUpServer()
beforeEach(() => setClock(NOON))

const password = 'a long quiet walk'
const fresh = { new_password: 'a new quiet walk', confirm_password: 'a new quiet walk' }
const subscription = { endpoint: 'https://push.example.org/one', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }
const reminder = { kind: 'custom', title: 'Gel', time: '12:01', days: [...WEEKDAYS], channels: ['email'] }

async function signUp(email: string) {
  const body = { full_name: 'Ana Lima', email, password, confirm_password: password, timezone: 'UTC' }
  return (await guest.call(signup, { body })).reply
}

/** The link to `page` in an email to `email`, other than `before`. */
async function linkIn(email: string, page: string, before = ''): Promise<{ uid: string; token: string }> {
  const emails = (await emailsTo(email)).join('\n')
  const links = [...emails.matchAll(new RegExp(`${page}/(\\d+)/([\\w-]+)`, 'g'))]
  const [, uid = '', token = ''] = links.find(([, , one]) => one !== before) ?? []
  return { uid, token }
}

async function reset(email: string): Promise<void> {
  await guest.call(forgotPassword, { body: { email } })
  const params = await linkIn(email, 'reset-password')
  expect((await guest.call(resetPassword, { params, body: fresh })).status).toBe(200)
}

async function feedStatus(url: string): Promise<number> {
  return (await testServer().server.app.inject({ method: 'GET', url: new URL(url).pathname })).statusCode
}

/** Creates a feed, a push device and a session for `her`; returns the feed's URL. */
async function settleIn(her: TestPerson): Promise<string> {
  expect((await as(her).call(addPush, { body: subscription })).status).toBe(201)
  return (await as(await steppedUp(her)).call(addFeed)).reply.data.url
}

test('a reset of an unconfirmed account ends everything that was created before it', async () => {
  const [email, his] = ['owner@example.org', 'stranger@example.org']
  const intruder = await signUp(email)
  const session = (await withToken(intruder.access).call(listSessions)).reply.data[0]
  const person = { id: intruder.user_id, sessionId: session?.id ?? 0, email, token: intruder.access, refresh: intruder.refresh }
  const url = await settleIn(person)
  await as(person).call(invitePartner, { body: { partner_name: 'Max', partner_email: his } })
  const [params = { uid: '', token: '' }] = invitationsIn(await emailsTo(his))
  expect((await guest.call(setUpPartner, { params, body: fresh })).status).toBe(200)
  expect(await feedStatus(url)).toBe(200)

  await reset(email)
  expect(await feedStatus(url)).toBe(404)
  expect((await as(person).call(findUserDetails)).status).toBe(401)
  const owner = (await guest.call(login, { body: { email, password: fresh.new_password } })).reply
  const mine = withToken(owner.access)
  expect((await mine.call(findPartnerInfo)).reply.data.is_linked).toBe(false)
  expect((await mine.call(findPush)).reply.data.devices).toEqual([])
  expect((await mine.call(listSessions)).reply.data).toHaveLength(1)
  expect((await mine.call(findUserDetails)).reply.data.email_confirmed).toBe(true)
})

test.each(['reset', 'change'] as const)('a new password by %s ends the feed and other sessions, and asks about the link', async (way) => {
  const { her, him } = await twoLinked()
  const url = await settleIn(her)
  expect((await as(her).call(findLinkQuestion)).reply.data.partner_name).toBeNull()
  if (way === 'reset') await reset(her.email)
  else expect((await as(her).call(changePassword, { body: fresh })).status).toBe(200)
  expect(await feedStatus(url)).toBe(404)
  const { access } = (await guest.call(login, { body: { email: her.email, password: fresh.new_password } })).reply
  const mine = withToken(access)
  expect((await mine.call(findFeed)).reply.data.created_at).toBeNull()
  expect((await mine.call(findPush)).reply.data.devices, 'her address was confirmed: her devices stay').toHaveLength(1)
  expect((await mine.call(findLinkQuestion)).reply.data.partner_name).toBe('Sam')
  expect((await as(him).call(findUserDetails)).status).toBe(200)
  await mine.call(keepLink)
  expect((await mine.call(findLinkQuestion)).reply.data.partner_name).toBeNull()
  expect((await mine.call(findPartnerInfo)).reply.data.is_linked).toBe(true)
})

test('an address is confirmed by the link of the welcome email or a later one, and only then receives reminders', async () => {
  const email = 'new@example.org'
  const { access } = await signUp(email)
  const mine = withToken(access)
  const first = await linkIn(email, 'confirm-email')
  expect((await mine.call(addReminder, { body: reminder })).status).toBe(201)
  setClock('2026-11-21T12:01:30Z')
  await testServer().server.reminderWorker.deliver()
  expect((await emailsTo(email)).filter((text) => text.includes('A note from Emberwell'))).toEqual([])

  expect((await mine.call(sendConfirmation)).status).toBe(200)
  const second = await linkIn(email, 'confirm-email', first.token)
  expect((await guest.call(confirmEmail, { params: first })).refusal.message).toBe(EMAIL_LINK_DEAD())
  expect((await guest.call(confirmEmail, { params: second })).reply.message).toBe(EMAIL_CONFIRMED())
  expect((await guest.call(confirmEmail, { params: second })).status).toBe(400)
  expect((await mine.call(findUserDetails)).reply.data.email_confirmed).toBe(true)
  setClock('2026-11-22T12:01:30Z')
  await testServer().server.reminderWorker.deliver()
  expect((await emailsTo(email)).filter((text) => text.includes('A note from Emberwell'))).toHaveLength(1)
})

test('a new feed needs step-up, is announced by email, and shows when it was last read', async () => {
  const { her } = await twoLinked()
  expect((await as(her).call(addFeed)).status).toBe(403)
  const { url } = (await as(await steppedUp(her)).call(addFeed)).reply.data
  expect((await emailsTo(her.email)).filter((text) => text.includes('A private calendar link'))).toHaveLength(1)
  expect((await as(her).call(findFeed)).reply.data.last_used_at).toBeNull()
  expect(await feedStatus(url)).toBe(200)
  expect((await as(her).call(findFeed)).reply.data.last_used_at).not.toBeNull()
})
