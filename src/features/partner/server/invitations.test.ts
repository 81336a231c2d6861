import { beforeEach, describe, expect, test } from 'vitest'
import { emailsTo, invitationsIn } from '../../../../test/emails.ts'
import { as, guest, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount, keepAccount } from '../../account/contract.ts'
import { login, reauth } from '../../auth/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { updateProfile } from '../../settings/contract.ts'
import {
  cancelInvite,
  FIELDS_MISSING,
  findPartnerInfo,
  INVITE_ACCEPTED,
  INVITE_CANCELLED,
  INVITE_SENT,
  INVITE_SENT_AGAIN,
  invitePartner,
  LEAVING_FIRST,
  LINK_SPENT,
  NO_INVITE,
  ONE_PARTNER,
  OWN_ADDRESS,
  resendInvite,
  setUpPartner,
} from '../contract.ts'
import { NOBODY } from '../rules/link-state.ts'

setUpServer()

const DAY_MS = 86_400_000
const password = { new_password: 'his long quiet walk', confirm_password: 'his long quiet walk' }

let her: TestPerson
let count = 0
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

function hisAddress(): string {
  count += 1
  return `his-${count}-${process.pid}@example.org`
}

const invite = (partner_email: string, partner_name = 'Sam', who = her) =>
  as(who).call(invitePartner, { body: { partner_name, partner_email } })

const infoOf = async (who = her) => (await as(who).call(findPartnerInfo)).reply.data

/** A new access token for her: the first one lives only 15 minutes. */
async function signedInAt(at: number): Promise<TestPerson> {
  setClock(at)
  const { reply } = await guest.call(login, { body: { email: her.email, password: 'a long quiet walk' } })
  return { ...her, token: reply.access }
}

describe('inviting a partner', () => {
  test('creates a pending link and sends an email with the invitation link', async () => {
    const email = hisAddress()
    expect(await infoOf()).toEqual(NOBODY)
    const { status, reply } = await invite(` ${email} `, ' Sam ')
    const data = {
      is_linked: true,
      status: 'pending',
      partner_name: 'Sam',
      partner_email: email,
      invitation_accepted_at: null,
      invited_at: '2026-11-21T12:00:00.000Z',
      expires_at: '2026-11-28T12:00:00.000Z',
    }
    expect([status, reply]).toEqual([201, { success: true, message: INVITE_SENT(), data }])
    expect(await infoOf()).toEqual(data)
    const emails = await emailsTo(email)
    expect(emails).toHaveLength(1)
    expect(emails[0]).toMatch(/http:\/\/emberwell\.test\/partner\/confirm_password\/\d+\/[\w-]{43}\r?\n/)
  })

  test('the token is only in the email, and names and address are stored encrypted', async () => {
    const email = hisAddress()
    await invite(email, 'Zebulon')
    const [link] = invitationsIn(await emailsTo(email))
    const { couple, accounts } = testServer().vaults
    type Rows = Record<'links' | 'mails' | 'users', Record<string, unknown>>
    const rows = [
      ...(await tables<Rows>(couple).selectFrom('links').selectAll().execute()),
      ...(await tables<Rows>(accounts).selectFrom('mails').selectAll().execute()),
    ]
    const stored = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
      .join('|')
    expect(link?.token).toMatch(/^[\w-]{43}$/)
    for (const secret of [link?.token ?? '?', email, 'Zebulon']) expect.soft(stored).not.toContain(secret)
  })

  test.each([
    [{ partner_name: '', partner_email: 'sam@example.org' }, FIELDS_MISSING()],
    [{ partner_name: '   ', partner_email: 'sam@example.org' }, FIELDS_MISSING()],
    [{ partner_name: 'Sam', partner_email: 'sam' }, 'Please enter a valid email address'],
    [{ partner_name: 'Sam', partner_email: 'sam@example' }, 'Please enter a valid email address'],
    [{ partner_name: 'x'.repeat(121), partner_email: 'sam@example.org' }, 'Please use at most 120 characters'],
    [{ partner_name: 'Sam', partner_email: 'a@example.org\r\nBcc: all@example.org' }, 'Please enter a valid email address'],
    [{ partner_name: 'Sam', partner_email: 'a@example.org', more: 1 }, 'This field is not known'],
    [{ partner_name: 'Sam' }, 'This field is required'],
  ])('%j is refused with a message', async (body, words) => {
    const { status, refusal } = await as(her).call(invitePartner, { body })
    expect([status, refusal.message]).toEqual([400, words])
    expect((await infoOf()).status).toBe('none')
  })

  test('her own address is refused in any spelling', async () => {
    for (const email of [her.email, her.email.toUpperCase()]) {
      const { status, refusal } = await invite(email)
      expect([status, refusal.message, refusal.details]).toEqual([400, OWN_ADDRESS(), { partner_email: [OWN_ADDRESS()] }])
    }
  })

  test('a second invitation is refused, and no email is sent', async () => {
    const second = hisAddress()
    await invite(hisAddress())
    const { status, refusal } = await invite(second)
    expect([status, refusal.code, refusal.message]).toEqual([409, 'conflict', ONE_PARTNER()])
    expect(await emailsTo(second)).toEqual([])
  })

  test('of twenty concurrent invitations one is sent', async () => {
    for (let round = 0; round < 3; round += 1) {
      const who = await person('woman')
      const addresses = Array.from({ length: 20 }, hisAddress)
      const answers = await Promise.all(addresses.map((email) => invite(email, 'Sam', who)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
      const emails: string[][] = []
      for (const email of addresses) emails.push(await emailsTo(email))
      expect(emails.flat()).toHaveLength(1)
      const sentTo = addresses.filter((_, index) => emails[index]?.length)
      expect((await infoOf(who)).partner_email).toBe(sentTo[0])
    }
  })

  test('the reply does not depend on whether the address has an account, which is not looked up', async () => {
    const [a, b, c] = [await person('woman'), await person('woman'), await person('woman')]
    const woman = await person('woman')
    const man = await person('partner')
    const answers = [await invite(woman.email, 'Sam', a), await invite(man.email, 'Sam', b), await invite(hisAddress(), 'Sam', c)]
    const replies = answers.map(({ status, reply, headers }) => {
      const { date: _, 'x-request-id': __, 'content-length': ___, ...kept } = headers
      return { status, kept, reply: { ...reply, data: { ...reply.data, partner_email: '' } } }
    })
    expect(replies[0]).toEqual(replies[2])
    expect(replies[1]).toEqual(replies[2])
    expect(await emailsTo(woman.email), 'the letter says no more either').toHaveLength(1)
  })

  test('a repeat under the same key gets the first reply and sends one email', async () => {
    const email = hisAddress()
    const call = { body: { partner_name: 'Sam', partner_email: email }, headers: { 'idempotency-key': `invite-${email}` } }
    const answers = [await as(her).call(invitePartner, call), await as(her).call(invitePartner, call)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(await emailsTo(email)).toHaveLength(1)
  })

  test('a scheduled deletion must be cancelled before inviting', async () => {
    await as(await steppedUp(her)).call(deleteAccount, { body: {} })
    const again = await signedInAt(NOON)
    const refused = await invite(hisAddress(), 'Sam', again)
    expect([refused.status, refused.refusal.message]).toEqual([409, LEAVING_FIRST()])
    await as(again).call(reauth, { body: { password: 'a long quiet walk' } })
    await as(again).call(keepAccount)
    expect((await invite(hisAddress(), 'Sam', again)).status).toBe(201)
  })

  test('another woman can neither see nor change it', async () => {
    await invite(hisAddress())
    const otherWoman = await person('woman')
    expect((await infoOf(otherWoman)).status).toBe('none')
    expect((await as(otherWoman).call(cancelInvite)).status).toBe(404)
    expect((await as(otherWoman).call(resendInvite)).status).toBe(404)
    expect((await infoOf()).status).toBe('pending')
  })
})

describe('the invitation email', () => {
  const answers = {
    age_range: '46-50',
    menopause_phase: 'peri',
    region: 'CA',
    goals: ['Get support'],
    enable_voice: true,
    share_with_partner: true,
  }

  async function emailIn(language: string): Promise<string> {
    const email = hisAddress()
    await as(her).call(updateProfile, { body: { display_name: 'Ada Lovelace' } })
    await as(her).call(saveOnboarding, { body: { ...answers, language } })
    await invite(email, 'Émile')
    return (await emailsTo(email))[0] ?? ''
  }

  test.each([
    ['en', 'Your link', 'Hello Émile,', 'Ada invites you', 'within seven days'],
    ['es', 'Tu enlace', 'Hola, Émile:', 'Ada te invita', 'siete días'],
    ['fr', 'Votre lien', 'Bonjour Émile,', 'Ada vous invite', 'sept jours'],
  ])('is written in her language: %s', async (language, subject, ...parts) => {
    const email = await emailIn(language)
    expect(email).toContain(`Subject: ${subject}\r\n`)
    for (const part of parts) expect.soft(email).toContain(part)
  })

  test.each(['en', 'es', 'fr'])(
    'contains no health word, no picture and no link but the invitation and the refusal: %s',
    async (language) => {
      const email = await emailIn(language)
      expect(email).not.toMatch(
        /menopau|m[eé]nopau|period|cycle|ciclo|regla|règle|symptom|s[ií]ntoma|health|salud|santé|hormon|partner(?!\/confirm)|mood|log\b|lovelace/i,
      )
      expect(email).toMatch(/content-type: text\/plain/i)
      expect(email).not.toMatch(/text\/html|<img|<a |cid:/i)
      const pages = [...email.matchAll(/https?:\/\/[^/]+(\/[a-z-]+)/g)].map(([, page]) => page)
      expect(pages).toEqual(['/partner', '/no-more-email'])
      const refusal = {
        en: 'If you want no more messages',
        es: 'Si no quieres recibir más mensajes',
        fr: 'Si vous ne voulez plus recevoir',
      }[language]
      expect(email).toContain(refusal)
    },
  )

  test.each(['Win at http://evil.example', 'evil.example', 'Sam <b>', 'Sam\nBcc', 'x'.repeat(61), 'Call 555 0199', '@sam'])(
    'never contains other text or a link in place of a name: %j',
    async (name) => {
      const email = hisAddress()
      await as(her).call(updateProfile, { body: { display_name: name.replace(/\s/g, '_') } })
      expect((await invite(email, name)).status).toBe(201)
      const [text = ''] = await emailsTo(email)
      expect(text).toContain('Hello,')
      expect(text).toContain('somebody who knows this address invites you')
      expect(text).not.toContain(name)
      expect((await infoOf()).partner_name, 'she still sees what she wrote').toBe(name)
    },
  )

  test.each(['Mary-Jane', "D'Arcy", 'José María', 'J. R. Smith', '李明'])('greets %s by name', async (name) => {
    const email = hisAddress()
    await invite(email, name)
    expect((await emailsTo(email))[0]).toContain(`Hello ${name},`)
  })
})

describe('a pending invitation', () => {
  test('sent again has a new link for seven days, and the former link stops working', async () => {
    const email = hisAddress()
    await invite(email)
    const [first = { uid: '', token: '' }] = invitationsIn(await emailsTo(email))
    const again = await signedInAt(NOON + 2 * DAY_MS)
    const { status, reply } = await as(again).call(resendInvite)
    expect([status, reply.message]).toEqual([200, INVITE_SENT_AGAIN()])
    expect(reply.data).toMatchObject({ status: 'pending', invited_at: '2026-11-21T12:00:00.000Z', expires_at: '2026-11-30T12:00:00.000Z' })
    const links = invitationsIn(await emailsTo(email))
    expect(links).toHaveLength(2)
    const second = links.find(({ token }) => token !== first.token) ?? first
    expect((await guest.call(setUpPartner, { params: first, body: password })).refusal.message).toBe(LINK_SPENT())
    setClock(NOON + 9 * DAY_MS - 1)
    expect((await guest.call(setUpPartner, { params: second, body: password })).status).toBe(200)
  })

  test('can be sent again after it has expired', async () => {
    const email = hisAddress()
    await invite(email)
    const again = await signedInAt(NOON + 8 * DAY_MS)
    expect(await infoOf(again)).toMatchObject({ status: 'pending', expires_at: '2026-11-28T12:00:00.000Z' })
    expect((await as(again).call(resendInvite)).status).toBe(200)
    const links = invitationsIn(await emailsTo(email))
    const answers: number[] = []
    for (const params of links) answers.push((await guest.call(setUpPartner, { params, body: password })).status)
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('taken back has a dead link at once, and she can invite another partner', async () => {
    const email = hisAddress()
    await invite(email)
    const [params = { uid: '', token: '' }] = invitationsIn(await emailsTo(email))
    const { status, reply } = await as(her).call(cancelInvite)
    expect([status, reply.message]).toEqual([200, INVITE_CANCELLED()])
    expect((await infoOf()).status).toBe('none')
    expect((await guest.call(setUpPartner, { params, body: password })).refusal.message).toBe(LINK_SPENT())
    expect((await guest.call(login, { body: { email, password: password.new_password } })).status, 'and no account is made').toBe(401)
    const twice = await as(her).call(cancelInvite)
    expect([twice.status, twice.refusal.message]).toEqual([404, NO_INVITE()])
    expect((await invite(hisAddress())).status).toBe(201)
  })

  test('that was accepted can no longer be sent again or taken back', async () => {
    const email = hisAddress()
    await invite(email)
    const [params = { uid: '', token: '' }] = invitationsIn(await emailsTo(email))
    await guest.call(setUpPartner, { params, body: password })
    const cancelled = await as(her).call(cancelInvite)
    expect([cancelled.status, cancelled.refusal.message]).toEqual([409, INVITE_ACCEPTED()])
    const resent = await as(her).call(resendInvite)
    expect([resent.status, resent.refusal.message]).toEqual([404, NO_INVITE()])
    expect((await infoOf()).status).toBe('linked')
  })

  test('is removed 30 days after it expired, and an accepted one never', async () => {
    const email = hisAddress()
    await invite(email)
    const otherWoman = await person('woman')
    const accepted = hisAddress()
    await invite(accepted, 'Sam', otherWoman)
    const [params = { uid: '', token: '' }] = invitationsIn(await emailsTo(accepted))
    await guest.call(setUpPartner, { params, body: password })
    setClock(NOON + 37 * DAY_MS)
    await testServer().server.sweep()
    expect((await infoOf(await signedInAt(NOON + 37 * DAY_MS))).status).toBe('pending')
    setClock(NOON + 37 * DAY_MS + 1)
    await testServer().server.sweep()
    expect((await infoOf(await signedInAt(NOON + 37 * DAY_MS + 1))).status).toBe('none')
    her = otherWoman
    expect((await infoOf(await signedInAt(NOON + 37 * DAY_MS + 1))).status).toBe('linked')
  })
})
