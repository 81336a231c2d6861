import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { as, clockNow, guest, testServer, NOON, person, setClock, setUpServer, withToken } from '../../../../test/server.ts'
import { findUserDetails } from '../../settings/contract.ts'
import {
  EMAIL_TAKEN,
  endSession,
  forgotPassword,
  listSessions,
  login,
  LOGIN_FAILED,
  logout,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
  refresh,
  RESET_LINK_DEAD,
  RESET_SENT,
  resetPassword,
  type SignedIn,
  signup,
} from '../contract.ts'

setUpServer()

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const password = 'a long quiet walk'

let count = 0
function newcomer() {
  count += 1
  return { full_name: 'Elena Moreau', email: `elena${count}@example.org`, password, confirm_password: password, timezone: 'Europe/Paris' }
}

async function joined(): Promise<SignedIn & { email: string }> {
  const body = newcomer()
  const { reply } = await guest.call(signup, { body })
  return { ...reply, email: body.email }
}

beforeEach(() => setClock(NOON))

describe('sign-up', () => {
  test('returns both tokens and the user, and signs her in', async () => {
    const { status, reply } = await guest.call(signup, { body: newcomer() })
    expect(status).toBe(201)
    expect(reply).toMatchObject({ full_name: 'Elena Moreau', user_type: 'woman' })
    const details = await withToken(reply.access).call(findUserDetails)
    expect(details.reply.data).toMatchObject({ full_name: 'Elena Moreau', timezone: 'Europe/Paris', user_type: 'woman' })
  })

  test('an address in any spelling has one account', async () => {
    const body = newcomer()
    await guest.call(signup, { body })
    const again = await guest.call(signup, { body: { ...body, email: ` ${body.email.toUpperCase()} ` } })
    expect(again.status).toBe(400)
    expect(again.refusal.details).toEqual({ email: [EMAIL_TAKEN()] })
  })

  test.each([
    ['password', { password: '1234567', confirm_password: '1234567' }, PASSWORD_TOO_SHORT()],
    ['confirm_password', { confirm_password: 'something else' }, PASSWORDS_DIFFER()],
    ['email', { email: 'elena' }, 'Please enter a valid email address'],
    ['email', { email: 'a@b@c.org' }, 'Please enter a valid email address'],
    ['full_name', { full_name: '   ' }, 'Please tell us your name'],
    ['timezone', { timezone: 'Mars/Olympus' }, 'Please give a time zone such as Europe/Paris'],
    ['user_type', { user_type: 'partner' }, 'This field is not known'],
    ['full_name', { full_name: undefined }, 'This field is required'],
  ])('reports %s when it is invalid: %j', async (field, change, sentence) => {
    const { status, refusal } = await guest.call(signup, { body: { ...newcomer(), ...change } })
    expect(status).toBe(400)
    expect(refusal.details?.[field]).toEqual([sentence])
  })

  test('accepts a password of 128 characters and refuses 129', async () => {
    const long = 'é'.repeat(128)
    expect((await guest.call(signup, { body: { ...newcomer(), password: long, confirm_password: long } })).status).toBe(201)
    expect((await guest.call(signup, { body: { ...newcomer(), password: `${long}x`, confirm_password: `${long}x` } })).status).toBe(400)
  })
})

describe('sign-in', () => {
  test('accepts the password in another Unicode form', async () => {
    const body = { ...newcomer(), password: 'café au lait', confirm_password: 'café au lait' }
    await guest.call(signup, { body })
    const { status, reply } = await guest.call(login, { body: { email: body.email, password: 'cafe\u0301 au lait' } })
    expect(status).toBe(200)
    expect(reply.user_type).toBe('woman')
  })

  test('an unknown address and a wrong password get the same reply', async () => {
    const { email } = await joined()
    const wrong = await guest.call(login, { body: { email, password: 'not my password' } })
    const unknown = await guest.call(login, { body: { email: 'nobody@example.org', password } })
    expect(wrong.status).toBe(401)
    expect(wrong.refusal.message).toBe(LOGIN_FAILED())
    expect(unknown.text).toBe(wrong.text)
    expect(unknown.status).toBe(wrong.status)
  })
})

describe('a session', () => {
  test('its access token is valid for 15 minutes', async () => {
    const { access } = await joined()
    setClock(NOON + 15 * MINUTE_MS - 1_000)
    expect((await withToken(access).call(findUserDetails)).status).toBe(200)
    setClock(NOON + 15 * MINUTE_MS + 1_000)
    expect((await withToken(access).call(findUserDetails)).status).toBe(401)
  })

  test('a refresh token keeps working for a client that ignores the new one', async () => {
    const { refresh: first } = await joined()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status, reply } = await guest.call(refresh, { body: { refresh: first } })
      expect(status).toBe(200)
      expect((await withToken(reply.access).call(findUserDetails)).status).toBe(200)
    }
  })

  test('reuse of a refresh token after its successor was used ends the session', async () => {
    const { refresh: first, access } = await joined()
    const second = (await guest.call(refresh, { body: { refresh: first } })).reply.refresh
    const third = (await guest.call(refresh, { body: { refresh: second } })).reply.refresh
    expect((await guest.call(refresh, { body: { refresh: first } })).status).toBe(401)
    expect((await guest.call(refresh, { body: { refresh: third } })).status).toBe(401)
    expect((await withToken(access).call(findUserDetails)).status).toBe(401)
  })

  test('five tabs can refresh at once', async () => {
    const { refresh: first } = await joined()
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.call(refresh, { body: { refresh: first } })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const next = await Promise.all(answers.map(({ reply }) => guest.call(refresh, { body: { refresh: reply.refresh } })))
    expect(next.every(({ status }) => status === 200)).toBe(true)
  })

  test('ends after 30 idle days', async () => {
    const { refresh: first } = await joined()
    setClock(NOON + 30 * DAY_MS - MINUTE_MS)
    const refreshed = await guest.call(refresh, { body: { refresh: first } })
    expect(refreshed.status).toBe(200)
    setClock(clockNow() + 30 * DAY_MS + MINUTE_MS)
    expect((await guest.call(refresh, { body: { refresh: refreshed.reply.refresh } })).status).toBe(401)
  })

  test('ends for every endpoint at logout', async () => {
    const { access, refresh: token } = await joined()
    expect((await withToken(access).call(logout)).status).toBe(200)
    expect((await withToken(access).call(findUserDetails)).status).toBe(401)
    expect((await guest.call(refresh, { body: { refresh: token } })).status).toBe(401)
  })

  test('is listed to its owner only, and can be ended from another device', async () => {
    const { email, access } = await joined()
    const otherSession = (
      await guest.call(login, { body: { email, password }, headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0' } })
    ).reply
    const { data } = (await withToken(access).call(listSessions)).reply
    expect(data).toHaveLength(2)
    expect(data.filter(({ current }) => current)).toHaveLength(1)
    const phone = data.find(({ current }) => !current)
    expect(phone?.device).toBe('Firefox on Android')

    const stranger = as(await person('woman'))
    expect((await stranger.call(endSession, { params: { id: phone?.id ?? 0 } })).status).toBe(404)
    expect((await withToken(access).call(endSession, { params: { id: phone?.id ?? 0 } })).status).toBe(200)
    expect((await withToken(otherSession.access).call(findUserDetails)).status).toBe(401)
    expect((await withToken(access).call(listSessions)).reply.data).toHaveLength(1)
  })
})

describe('a forged token is refused', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (id: number, sid: string) => ({
    iss: 'emberwell',
    aud: 'emberwell-api',
    sub: String(id),
    sid,
    iat: NOON / 1000,
    exp: NOON / 1000 + 900,
  })
  const signed = (header: object, payload: object, key: string | Buffer) => {
    const text = `${part(header)}.${part(payload)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  test('of either kind', async () => {
    const her = await person('woman')
    const [head = '', body = '', mac = ''] = her.token.split('.')
    const real = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid: string }
    const key = testServer().keys.tokens.export()
    const good = { alg: 'HS256', typ: 'at+jwt' }
    const right = claims(her.id, real.sid)
    expect((await withToken(signed(good, right, key)).call(findUserDetails)).status).toBe(200)

    const forgeries = {
      'no algorithm': `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      'no signature': `${head}.${body}.`,
      'signature cut': `${head}.${body}.${mac.slice(0, 10)}`,
      'another key': signed(good, right, 'emberwell'),
      'another algorithm': signed({ alg: 'HS512', typ: 'at+jwt' }, right, key),
      'another type': signed({ alg: 'HS256', typ: 'JWT' }, right, key),
      'no type': signed({ alg: 'HS256' }, right, key),
      'another issuer': signed(good, { ...right, iss: 'someone' }, key),
      'another audience': signed(good, { ...right, aud: 'elsewhere' }, key),
      'no expiry': signed(good, { ...right, exp: undefined }, key),
      'expiry in words': signed(good, { ...right, exp: 'never' }, key),
      expired: signed(good, { ...right, exp: NOON / 1000 - 1 }, key),
      'from the future': signed(good, { ...right, iat: NOON / 1000 + 3_600, exp: NOON / 1000 + 7_200 }, key),
      'no session': signed(good, { ...right, sid: undefined }, key),
      "another's session": signed(good, { ...right, sub: String((await person('woman')).id) }, key),
      'a critical header': signed({ ...good, crit: ['b64'], b64: false }, right, key),
      'her refresh token': her.refresh,
      nothing: '',
      rubbish: 'a.b.c',
    }
    for (const [kind, token] of Object.entries(forgeries)) {
      expect.soft((await withToken(token).call(findUserDetails)).status, kind).toBe(401)
    }
  })

  test('an altered refresh token as well', async () => {
    const her = await person('woman')
    const [user, session, , mac] = her.refresh.split('.')
    for (const token of [`${user}.${session}.2.${mac}`, her.refresh.slice(0, -1), 'x', '....', her.token]) {
      expect.soft((await guest.call(refresh, { body: { refresh: token } })).status).toBe(401)
    }
    expect((await guest.call(refresh, { body: { refresh: her.refresh } })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  async function askFor(email: string): Promise<{ uid: string; token: string }> {
    const { reply } = await guest.call(forgotPassword, { body: { email } })
    expect(reply.message).toBe(RESET_SENT())
    const emails = (await emailsTo(email)).join('\n')
    const [, uid = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(emails) ?? []
    return { uid, token }
  }

  const fresh = { new_password: 'a new quiet walk', confirm_password: 'a new quiet walk' }

  test('is reset once through the emailed link, and every session ends', async () => {
    const { email, access } = await joined()
    const params = await askFor(email)
    expect((await guest.call(resetPassword, { params, body: fresh })).status).toBe(200)
    expect((await withToken(access).call(findUserDetails)).status).toBe(401)
    expect((await guest.call(login, { body: { email, password } })).status).toBe(401)
    expect((await guest.call(login, { body: { email, password: fresh.new_password } })).status).toBe(200)
    const again = await guest.call(resetPassword, { params, body: fresh })
    expect(again.status).toBe(400)
    expect(again.refusal.message).toBe(RESET_LINK_DEAD())
  })

  test('the link works for one hour, for its own account, and with a valid password', async () => {
    const { email } = await joined()
    const params = await askFor(email)
    const bad = await guest.call(resetPassword, { params, body: { new_password: 'short', confirm_password: 'short' } })
    expect(bad.refusal.details?.['new_password']).toEqual([PASSWORD_TOO_SHORT()])
    const stranger = await person('woman')
    expect((await guest.call(resetPassword, { params: { ...params, uid: stranger.id }, body: fresh })).status).toBe(400)
    setClock(NOON + 61 * MINUTE_MS)
    expect((await guest.call(resetPassword, { params, body: fresh })).refusal.message).toBe(RESET_LINK_DEAD())
  })

  test('of two concurrent uses one succeeds', async () => {
    const { email } = await joined()
    const params = await askFor(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.call(resetPassword, { params, body: fresh })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('an unknown address gets the same reply and no email', async () => {
    const { email } = await joined()
    const known = await guest.call(forgotPassword, { body: { email } })
    const unknown = await guest.call(forgotPassword, { body: { email: 'stranger@example.org' } })
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
    expect(await emailsTo('stranger@example.org')).toEqual([])
  })

  test('the email contains no health word in subject or sender', async () => {
    const { email } = await joined()
    await askFor(email)
    const text = (await emailsTo(email)).find((email) => email.includes('/reset-password/')) ?? ''
    expect(text).toContain('Subject: Your link')
    expect(text).not.toMatch(/menopause|hot flash|period|partner|<img|http-equiv/i)
  })
})
