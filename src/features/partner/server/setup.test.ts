import { beforeEach, describe, expect, test } from 'vitest'
import { link, opened } from '../../../../test/couples.ts'
import { invitationsIn, emailsTo } from '../../../../test/emails.ts'
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
  withToken,
} from '../../../../test/server.ts'
import { transact } from '../../../kit/server/vaults.ts'
import { deleteAccount, findDeletion } from '../../account/contract.ts'
import { forgotPassword, login, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER, refresh, resetPassword, signup } from '../../auth/contract.ts'
import { addAccount } from '../../auth/server/account-store.ts'
import { holdInvitation } from '../../couple/server/invitation-store.ts'
import { findLink, findLinkOf } from '../../couple/server/link-store.ts'
import { findUserDetails } from '../../settings/contract.ts'
import {
  ADDRESS_HAS_ACCOUNT,
  ADDRESS_IS_LINKED,
  findPartnerInfo,
  invitePartner,
  LINK_SPENT,
  PASSWORD_SET,
  setUpPartner,
  unlinkPartner,
} from '../contract.ts'

setUpServer()

const DAY_MS = 86_400_000
const HIS_PASSWORD = 'his long quiet walk'
const password = { new_password: HIS_PASSWORD, confirm_password: HIS_PASSWORD }

let her: TestPerson
let count = 0
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

function hisAddress(): string {
  count += 1
  return `invited-${count}-${process.pid}@example.org`
}

type Way = { uid: string; token: string }

/** Invites an address; returns the link parameters of the newest email. */
async function invited(email: string, who = her): Promise<Way> {
  const before = new Set(invitationsIn(await emailsTo(email)).map(({ token }) => token))
  expect((await as(who).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })).status).toBe(201)
  const fresh = invitationsIn(await emailsTo(email)).find(({ token }) => !before.has(token))
  if (!fresh) throw new Error('no email arrived')
  return fresh
}

const setUp = (params: Way, body: Record<string, unknown> = password) => guest.call(setUpPartner, { params, body })
const signIn = (email: string, words = HIS_PASSWORD) => guest.call(login, { body: { email, password: words } })
const statusOfHers = async () => (await as(her).call(findPartnerInfo)).reply.data.status

describe('accepting an invitation', () => {
  test('creates a partner account with name and time zone, and links the two', async () => {
    const email = hisAddress()
    const params = await invited(email)
    expect((await signIn(email)).status).toBe(401)
    const { status, reply } = await setUp(params, { ...password, timezone: 'Europe/Madrid' })
    expect([status, reply]).toEqual([200, { success: true, message: PASSWORD_SET() }])

    const { reply: signedIn } = await signIn(email)
    expect(signedIn).toMatchObject({ full_name: 'Sam', user_type: 'partner' })
    const { data } = (await withToken(signedIn.access).call(findUserDetails)).reply
    expect(data).toMatchObject({ full_name: 'Sam', email, timezone: 'Europe/Madrid', user_type: 'partner' })
    expect((await as(her).call(findPartnerInfo)).reply.data).toMatchObject({
      is_linked: true,
      status: 'linked',
      partner_name: 'Sam',
      partner_email: email,
      invitation_accepted_at: '2026-11-21T12:00:00.000Z',
      expires_at: null,
    })
  })

  test('gives both the same link key', async () => {
    const email = hisAddress()
    await setUp(await invited(email))
    const { couple } = testServer().vaults
    const herLink = await findLink(couple, await opened(her))
    const partnerLink = await findLinkOf(couple, await opened({ id: (await signIn(email)).reply.user_id }))
    expect(partnerLink?.key.equals(herLink?.key ?? (partnerLink?.key as never))).toBe(true)
    expect(partnerLink).toMatchObject({
      id: herLink?.id,
      herId: her.id,
      names: { woman_name: 'Person', partner_name: 'Sam', partner_email: email },
    })
  })

  test('sends no email', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const before = [(await emailsTo(email)).length, (await emailsTo(her.email)).length]
    await setUp(params)
    expect([(await emailsTo(email)).length, (await emailsTo(her.email)).length]).toEqual(before)
  })

  test('works once', async () => {
    const email = hisAddress()
    const params = await invited(email)
    expect((await setUp(params)).status).toBe(200)
    const { status, refusal } = await setUp(params, { new_password: 'another quiet walk', confirm_password: 'another quiet walk' })
    expect([status, refusal.message]).toEqual([400, LINK_SPENT()])
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(email, 'another quiet walk')).status).toBe(401)
  })

  test('works for exactly seven days', async () => {
    const [email, late] = [hisAddress(), hisAddress()]
    const params = await invited(email)
    const tooLate = await invited(late, await person('woman'))
    setClock(NOON + 7 * DAY_MS - 1)
    expect((await setUp(params)).status).toBe(200)
    setClock(NOON + 7 * DAY_MS)
    expect((await setUp(tooLate)).refusal.message).toBe(LINK_SPENT())
    expect((await signIn(late)).status).toBe(401)
  })

  test('opening the URL does not consume the link', async () => {
    const params = await invited(hisAddress())
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const { statusCode } = await testServer().server.app.inject({ method, url: `/api/auth/partner-setup/${params.uid}/${params.token}/` })
      expect.soft(statusCode, method).toBeGreaterThanOrEqual(400)
    }
    expect((await setUp(params)).status).toBe(200)
  })

  test.each([
    [{ new_password: 'short', confirm_password: 'short' }, PASSWORD_TOO_SHORT()],
    [{ new_password: HIS_PASSWORD, confirm_password: 'something else' }, PASSWORDS_DIFFER()],
    [{ new_password: HIS_PASSWORD }, 'This field is required'],
    [{ ...password, timezone: 'Mars/Olympus' }, 'Please give a time zone such as Europe/Paris'],
    [{ ...password, user_type: 'woman' }, 'This field is not known'],
  ])('%j is refused with a message, and the link remains valid', async (body, words) => {
    const params = await invited(hisAddress())
    const { status, refusal } = await setUp(params, body)
    expect([status, refusal.message]).toEqual([400, words])
    expect((await setUp(params)).status).toBe(200)
  })

  test('a wrong token, another invitation’s token and no token get the same reply as a used one', async () => {
    const params = await invited(hisAddress())
    const otherWay = await invited(hisAddress(), await person('woman'))
    for (const wrong of [
      { ...params, token: 'x'.repeat(43) },
      { ...params, token: otherWay.token },
      { ...params, uid: otherWay.uid },
      { uid: '1', token: params.token },
      { ...params, token: params.token.toLowerCase() },
    ]) {
      const { status, refusal } = await setUp(wrong)
      expect.soft([status, refusal.message]).toEqual([400, LINK_SPENT()])
    }
    expect((await setUp(params)).status).toBe(200)
  })

  test('of twenty concurrent uses of one link one succeeds, with its own password', async () => {
    for (const hasAccount of [false, true]) {
      const who = await person('woman')
      const email = hasAccount ? (await person('partner')).email : hisAddress()
      const params = await invited(email, who)
      const passwords = Array.from({ length: 20 }, (_, index) => `quiet walk number ${index}`)
      const answers = await Promise.all(passwords.map((secret) => setUp(params, { new_password: secret, confirm_password: secret })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
      const won = passwords[answers.findIndex(({ status }) => status === 200)]
      expect((await signIn(email, won)).status).toBe(200)
      const others = passwords.filter((secret) => secret !== won).slice(0, 3)
      for (const secret of others) expect((await signIn(email, secret)).status).toBe(401)
      expect((await as(who).call(findPartnerInfo)).reply.data.status).toBe('linked')
    }
  })
})

describe('when the address already has an account', () => {
  test('a woman’s account is not changed, and the link remains valid', async () => {
    const otherWoman = await person('woman')
    const params = await invited(otherWoman.email)
    for (let index = 0; index < 2; index += 1) {
      const { status, refusal } = await setUp(params)
      expect([status, refusal.message]).toEqual([409, ADDRESS_HAS_ACCOUNT()])
    }
    expect([(await signIn(otherWoman.email, PASSWORD)).status, (await signIn(otherWoman.email)).status]).toEqual([200, 401])
    expect((await as(otherWoman).call(findUserDetails)).status, 'she stays signed in').toBe(200)
    expect(await statusOfHers()).toBe('pending')
  })

  test('the same applies to one created after the email was sent', async () => {
    const email = hisAddress()
    const params = await invited(email)
    await guest.call(signup, { body: { full_name: 'Eve', email, password: PASSWORD, confirm_password: PASSWORD } })
    expect((await setUp(params)).refusal.message).toBe(ADDRESS_HAS_ACCOUNT())
  })

  test('a partner without a link gets the new password and is signed out everywhere', async () => {
    const him = await person('partner')
    const params = await invited(him.email.toUpperCase())
    expect((await setUp(params)).status).toBe(200)
    expect((await as(him).call(findUserDetails)).status).toBe(401)
    expect((await guest.call(refresh, { body: { refresh: him.refresh } })).status).toBe(401)
    expect([(await signIn(him.email, PASSWORD)).status, (await signIn(him.email)).reply.user_id]).toEqual([401, him.id])
    expect(await statusOfHers()).toBe('linked')
  })

  test('an earlier password reset link stops working', async () => {
    const him = await person('partner')
    const params = await invited(him.email)
    await guest.call(forgotPassword, { body: { email: him.email } })
    const [, uid = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec((await emailsTo(him.email)).join()) ?? []
    expect(token).not.toBe('')
    await setUp(params)
    const body = { new_password: 'a stale quiet walk', confirm_password: 'a stale quiet walk' }
    expect((await guest.call(resetPassword, { params: { uid, token }, body })).status).toBe(400)
  })

  test('a partner linked with another woman keeps password, sessions and link', async () => {
    const { her: first, him } = await link(await person('woman'), await person('partner'))
    const params = await invited(him.email)
    const { status, refusal } = await setUp(params)
    expect([status, refusal.message]).toEqual([409, ADDRESS_IS_LINKED()])
    expect((await as(him).call(findUserDetails)).status).toBe(200)
    expect((await signIn(him.email)).status).toBe(401)
    expect((await as(first).call(findPartnerInfo)).reply.data.status).toBe('linked')
    await as(first).call(unlinkPartner)
    expect((await setUp(params)).status, 'and comes in once that one has ended').toBe(200)
  })

  test('of two women’s concurrent invitations to one partner one succeeds', async () => {
    for (const hasAccount of [false, true]) {
      const women = [await person('woman'), await person('woman')]
      const email = hasAccount ? (await person('partner')).email : hisAddress()
      const ways: Way[] = []
      for (const woman of women) ways.push(await invited(email, woman))
      const answers = await Promise.all(ways.map((params) => setUp(params)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const states = await Promise.all(women.map(async (woman) => (await as(woman).call(findPartnerInfo)).reply.data.status))
      expect(states.toSorted()).toEqual(['linked', 'pending'])
      expect((await signIn(email)).status).toBe(200)
    }
  })

  test('a scheduled deletion of the partner is cancelled by accepting', async () => {
    const him = await steppedUp(await person('partner'))
    await as(him).call(deleteAccount, { body: {} })
    expect((await setUp(await invited(him.email))).status).toBe(200)
    const { access } = (await signIn(him.email)).reply
    expect((await withToken(access).call(findDeletion)).reply.data.due_at).toBeNull()
    setClock(NOON + 8 * DAY_MS)
    await testServer().server.sweep()
    expect((await signIn(him.email)).status).toBe(200)
  })
})

describe('a server stopped between the two vaults', () => {
  test('after the account was created: the same link completes it', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const { vaults, keys } = testServer()
    const profile = { full_name: 'Sam', email, pronouns: '' }
    await addAccount(vaults.accounts, keys, { userType: 'partner', passwordHash: 'none', timezone: 'UTC', profile, now: clockNow() })
    expect(await statusOfHers()).toBe('pending')
    expect((await setUp(params)).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect(await statusOfHers()).toBe('linked')
  })

  test('while the invitation is locked: it is not consumed', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const invitation = { id: Number(params.uid), token: params.token }
    const stopped = transact(testServer().vaults.couple, async (inside) => {
      expect(await holdInvitation(inside, invitation, NOON)).toBeDefined()
      throw new Error('stopped')
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await setUp(params)).status).toBe(200)
  })
})
