import { beforeEach, describe, expect, test } from 'vitest'
import { link, opened } from '../../../../test/couples.ts'
import { invitationsIn, lettersTo } from '../../../../test/letters.ts'
import {
  as,
  clockNow,
  guest,
  house,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpHouse,
  steppedUp,
  type TestPerson,
  withToken,
} from '../../../../test/people.ts'
import { transact } from '../../../kit/server/vaults.ts'
import { deleteAccount, findLeaving } from '../../account/contract.ts'
import { forgotPassword, login, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER, refresh, resetPassword, signup } from '../../auth/contract.ts'
import { addAccount } from '../../auth/server/store.ts'
import { findLink, findLinkOf, holdInvitation } from '../../compass/server/link-store.ts'
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

setUpHouse()

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

/** Invites somebody and answers the way in that the newest letter holds. */
async function invited(email: string, who = her): Promise<Way> {
  const before = new Set(invitationsIn(await lettersTo(email)).map(({ token }) => token))
  expect((await as(who).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })).status).toBe(201)
  const fresh = invitationsIn(await lettersTo(email)).find(({ token }) => !before.has(token))
  if (!fresh) throw new Error('no letter came')
  return fresh
}

const setUp = (params: Way, body: Record<string, unknown> = password) => guest.call(setUpPartner, { params, body })
const signIn = (email: string, words = HIS_PASSWORD) => guest.call(login, { body: { email, password: words } })
const statusOfHers = async () => (await as(her).call(findPartnerInfo)).reply.data.status

describe('choosing a password with the letter’s link', () => {
  test('makes a partner’s account with the name and the zone, and links the two', async () => {
    const email = hisAddress()
    const params = await invited(email)
    expect((await signIn(email)).status).toBe(401)
    const { status, reply } = await setUp(params, { ...password, timezone: 'Europe/Madrid' })
    expect([status, reply]).toEqual([200, { success: true, message: PASSWORD_SET }])

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

  test('opens the same key for both', async () => {
    const email = hisAddress()
    await setUp(await invited(email))
    const { couple } = house().vaults
    const hers = await findLink(couple, await opened(her))
    const his = await findLinkOf(couple, await opened({ id: (await signIn(email)).reply.user_id }))
    expect(his?.key.equals(hers?.key ?? (his?.key as never))).toBe(true)
    expect(his).toMatchObject({ id: hers?.id, herId: her.id, names: { woman_name: 'Person', partner_name: 'Sam', partner_email: email } })
  })

  test('sends nothing to anybody', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const before = [(await lettersTo(email)).length, (await lettersTo(her.email)).length]
    await setUp(params)
    expect([(await lettersTo(email)).length, (await lettersTo(her.email)).length]).toEqual(before)
  })

  test('works once', async () => {
    const email = hisAddress()
    const params = await invited(email)
    expect((await setUp(params)).status).toBe(200)
    const { status, refusal } = await setUp(params, { new_password: 'another quiet walk', confirm_password: 'another quiet walk' })
    expect([status, refusal.message]).toEqual([400, LINK_SPENT])
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(email, 'another quiet walk')).status).toBe(401)
  })

  test('works for seven days and not a moment longer', async () => {
    const [email, late] = [hisAddress(), hisAddress()]
    const params = await invited(email)
    const tooLate = await invited(late, await person('woman'))
    setClock(NOON + 7 * DAY_MS - 1)
    expect((await setUp(params)).status).toBe(200)
    setClock(NOON + 7 * DAY_MS)
    expect((await setUp(tooLate)).refusal.message).toBe(LINK_SPENT)
    expect((await signIn(late)).status).toBe(401)
  })

  test('reading the address never uses it up', async () => {
    const params = await invited(hisAddress())
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      const { statusCode } = await house().house.app.inject({ method, url: `/api/auth/partner-setup/${params.uid}/${params.token}/` })
      expect.soft(statusCode, method).toBeGreaterThanOrEqual(400)
    }
    expect((await setUp(params)).status).toBe(200)
  })

  test.each([
    [{ new_password: 'short', confirm_password: 'short' }, `new_password: ${PASSWORD_TOO_SHORT}`],
    [{ new_password: HIS_PASSWORD, confirm_password: 'something else' }, `confirm_password: ${PASSWORDS_DIFFER}`],
    [{ new_password: HIS_PASSWORD }, 'confirm_password: This field is required'],
    [{ ...password, timezone: 'Mars/Olympus' }, expect.stringContaining('timezone')],
    [{ ...password, user_type: 'woman' }, 'user_type: This field is not known'],
  ])('%j is refused in words, and the link stays good', async (body, words) => {
    const params = await invited(hisAddress())
    const { status, refusal } = await setUp(params, body)
    expect([status, refusal.message]).toEqual([400, words])
    expect((await setUp(params)).status).toBe(200)
  })

  test('a wrong token, another invitation’s token or no token is told the same as a spent one', async () => {
    const params = await invited(hisAddress())
    const other = await invited(hisAddress(), await person('woman'))
    for (const wrong of [
      { ...params, token: 'x'.repeat(43) },
      { ...params, token: other.token },
      { ...params, uid: other.uid },
      { uid: '1', token: params.token },
      { ...params, token: params.token.toLowerCase() },
    ]) {
      const { status, refusal } = await setUp(wrong)
      expect.soft([status, refusal.message]).toEqual([400, LINK_SPENT])
    }
    expect((await setUp(params)).status).toBe(200)
  })

  test('of twenty who use one link at the same moment one comes in, with the password of that one', async () => {
    for (const hasAccount of [false, true]) {
      const who = await person('woman')
      const email = hasAccount ? (await person('partner')).email : hisAddress()
      const params = await invited(email, who)
      const words = Array.from({ length: 20 }, (_, turn) => `quiet walk number ${turn}`)
      const answers = await Promise.all(words.map((one) => setUp(params, { new_password: one, confirm_password: one })))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200,
        ...Array.from({ length: 19 }, () => 400),
      ])
      const won = words[answers.findIndex(({ status }) => status === 200)]
      expect((await signIn(email, won)).status).toBe(200)
      const lost = words.filter((one) => one !== won).slice(0, 3)
      for (const one of lost) expect((await signIn(email, one)).status).toBe(401)
      expect((await as(who).call(findPartnerInfo)).reply.data.status).toBe('linked')
    }
  })
})

describe('where the address has an account already', () => {
  test('a woman’s is not touched, and the link stays good', async () => {
    const other = await person('woman')
    const params = await invited(other.email)
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, refusal } = await setUp(params)
      expect([status, refusal.message]).toEqual([409, ADDRESS_HAS_ACCOUNT])
    }
    expect([(await signIn(other.email, PASSWORD)).status, (await signIn(other.email)).status]).toEqual([200, 401])
    expect((await as(other).call(findUserDetails)).status, 'she stays signed in').toBe(200)
    expect(await statusOfHers()).toBe('pending')
  })

  test('also one that was made while the letter was under way', async () => {
    const email = hisAddress()
    const params = await invited(email)
    await guest.call(signup, { body: { full_name: 'Eve', email, password: PASSWORD, confirm_password: PASSWORD } })
    expect((await setUp(params)).refusal.message).toBe(ADDRESS_HAS_ACCOUNT)
  })

  test('a partner’s without a link gets the new password, and is signed out everywhere', async () => {
    const him = await person('partner')
    const params = await invited(him.email.toUpperCase())
    expect((await setUp(params)).status).toBe(200)
    expect((await as(him).call(findUserDetails)).status).toBe(401)
    expect((await guest.call(refresh, { body: { refresh: him.refresh } })).status).toBe(401)
    expect([(await signIn(him.email, PASSWORD)).status, (await signIn(him.email)).reply.user_id]).toEqual([401, him.id])
    expect(await statusOfHers()).toBe('linked')
  })

  test('a link for a forgotten password that was asked for before is useless then', async () => {
    const him = await person('partner')
    const params = await invited(him.email)
    await guest.call(forgotPassword, { body: { email: him.email } })
    const [, uid = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec((await lettersTo(him.email)).join()) ?? []
    expect(token).not.toBe('')
    await setUp(params)
    const body = { new_password: 'a stale quiet walk', confirm_password: 'a stale quiet walk' }
    expect((await guest.call(resetPassword, { params: { uid, token }, body })).status).toBe(400)
  })

  test('a partner’s who is linked with another woman keeps his password, his sessions and his link', async () => {
    const { her: first, him } = await link(await person('woman'), await person('partner'))
    const params = await invited(him.email)
    const { status, refusal } = await setUp(params)
    expect([status, refusal.message]).toEqual([409, ADDRESS_IS_LINKED])
    expect((await as(him).call(findUserDetails)).status).toBe(200)
    expect((await signIn(him.email)).status).toBe(401)
    expect((await as(first).call(findPartnerInfo)).reply.data.status).toBe('linked')
    await as(first).call(unlinkPartner)
    expect((await setUp(params)).status, 'and comes in once that one has ended').toBe(200)
  })

  test('two women’s invitations to one man at the same moment link him with one of them', async () => {
    for (const hasAccount of [false, true]) {
      const women = [await person('woman'), await person('woman')]
      const email = hasAccount ? (await person('partner')).email : hisAddress()
      const ways: Way[] = []
      for (const one of women) ways.push(await invited(email, one))
      const answers = await Promise.all(ways.map((params) => setUp(params)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const states = await Promise.all(women.map(async (one) => (await as(one).call(findPartnerInfo)).reply.data.status))
      expect(states.toSorted()).toEqual(['linked', 'pending'])
      expect((await signIn(email)).status).toBe(200)
    }
  })

  test('a partner who had asked to leave, and accepts, stays', async () => {
    const him = await steppedUp(await person('partner'))
    await as(him).call(deleteAccount, { body: {} })
    expect((await setUp(await invited(him.email))).status).toBe(200)
    const { access } = (await signIn(him.email)).reply
    expect((await withToken(access).call(findLeaving)).reply.data.due_at).toBeNull()
    setClock(NOON + 8 * DAY_MS)
    await house().house.sweep()
    expect((await signIn(him.email)).status).toBe(200)
  })
})

describe('a server that is stopped between the two vaults', () => {
  test('after his account was made: the same link makes it whole', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const { vaults, keys } = house()
    const profile = { full_name: 'Sam', email, pronouns: '' }
    await addAccount(vaults.accounts, keys, { userType: 'partner', passwordHash: 'none', timezone: 'UTC', profile, now: clockNow() })
    expect(await statusOfHers()).toBe('pending')
    expect((await setUp(params)).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect(await statusOfHers()).toBe('linked')
  })

  test('while the invitation is held: nothing of it is used up', async () => {
    const email = hisAddress()
    const params = await invited(email)
    const invitation = { id: Number(params.uid), token: params.token }
    const stopped = transact(house().vaults.couple, async (inside) => {
      expect(await holdInvitation(inside, invitation, NOON)).toBeDefined()
      throw new Error('stopped')
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect((await setUp(params)).status).toBe(200)
  })
})
