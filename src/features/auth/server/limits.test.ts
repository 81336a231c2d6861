import { expect, test } from 'vitest'
import { as, guest, testServer, person, setUpServer } from '../../../../test/server.ts'
import { emailsTo } from '../../../../test/emails.ts'
import { findDashboard } from '../../insights/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { forgotPassword, login, LOGIN_FAILED, signup } from '../contract.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

const password = 'a long quiet walk'

test('guessing one account is slowed down after five failures, for the right password as well', async () => {
  const body = { full_name: 'Elena', email: 'slow@example.org', password, confirm_password: password }
  await guest.call(signup, { body })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, refusal } = await guest.call(login, { body: { email: body.email, password: 'wrong guess' } })
    expect(status).toBe(401)
    expect(refusal.message).toBe(LOGIN_FAILED())
  }
  const { status, headers, refusal } = await guest.call(login, { body: { email: body.email, password } })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(refusal.message).toBe('Too many attempts. Please wait a moment and try again.')
})

test('an unknown address is slowed down in the same way', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await guest.call(login, { body: { email: 'nobody@example.org', password } })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

type Try = { email: string; secret: string; from: string; cookie?: string }

function tryLogin({ email, secret, from, cookie }: Try) {
  return testServer().server.app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    payload: { email, password: secret },
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  })
}

/** A woman's address, and the cookie of the browser that she signed in with. */
async function knownWoman(name: string, from: string): Promise<{ email: string; cookie: string }> {
  const email = `${name}@example.org`
  await testServer().server.app.inject({
    method: 'POST',
    url: signup.path,
    payload: { full_name: 'Elena', email, password, confirm_password: password },
    remoteAddress: from,
  })
  const { headers, statusCode } = await tryLogin({ email, secret: password, from })
  expect(statusCode).toBe(200)
  expect(headers['set-cookie']).toMatch(/^known_device=.+; Path=\/api\/auth\/login\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
  return { email, cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}

test("a stranger's guesses do not lock her out on a device she has signed in with before", async () => {
  const { email, cookie } = await knownWoman('known', '192.0.2.10')
  // From the same IP address, such as a shared Wi-Fi.
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await tryLogin({ email, secret: 'wrong guess', from: '192.0.2.10' })).statusCode).toBe(401)
  expect((await tryLogin({ email, secret: password, from: '192.0.2.10' })).statusCode).toBe(429)
  expect((await tryLogin({ email, secret: password, from: '192.0.2.10', cookie })).statusCode).toBe(200)
  // Her sign-in does not reset the stranger's count.
  expect((await tryLogin({ email, secret: password, from: '192.0.2.10' })).statusCode).toBe(429)
})

test('a known device has five failures of its own, for its own account only', async () => {
  const { email, cookie } = await knownWoman('laptop', '192.0.2.11')
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await tryLogin({ email, secret: 'wrong guess', from: '192.0.2.11', cookie })).statusCode).toBe(401)
  expect((await tryLogin({ email, secret: password, from: '192.0.2.11', cookie })).statusCode).toBe(429)
  const otherUser = await knownWoman('other', '192.0.2.12')
  for (let attempt = 0; attempt < 5; attempt += 1)
    await tryLogin({ email: otherUser.email, secret: 'wrong guess', from: '192.0.2.12', cookie })
  expect((await tryLogin({ email: otherUser.email, secret: password, from: '192.0.2.12', cookie })).statusCode).toBe(429)
})

test('other spellings of an address count as the same account: 300 guesses are refused after five', async () => {
  const { email } = await knownWoman('guessed', '192.0.2.13')
  const [name = '', domain = ''] = email.split('@')
  const characters = name.split('')
  const statuses: number[] = []
  const begun = performance.now()
  for (let guess = 0; guess < 300; guess += 1) {
    // Each letter plain or full-width: 128 spellings with the same comparable form.
    const spelling = characters
      .map((character, at) => (guess & (1 << at) ? String.fromCodePoint(character.charCodeAt(0) + 0xfee0) : character))
      .join('')
    const from = `198.51.100.${1 + (guess % 250)}`
    statuses.push((await tryLogin({ email: `${spelling}@${domain}`, secret: `guess ${guess}`, from })).statusCode)
  }
  // After five free attempts one more passes after each wait of 1, 2, 4 … s within the elapsed time.
  const waited = Math.floor(Math.log2(1 + (performance.now() - begun) / 1_000))
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(6 + waited)
  expect((await emailsTo(email)).filter((text) => text.includes('wrong password for your account several times'))).toHaveLength(1)
})

test('concurrent guesses are counted one after the other', async () => {
  const { email } = await person('woman')
  const guesses = Array.from({ length: 30 }, (_, attempt) =>
    tryLogin({ email, secret: `guess ${attempt}`, from: `192.0.2.${100 + attempt}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
})

test('an IPv6 subscriber is counted by /64, and a /48 has four times the limit', async () => {
  const refusedFrom = async (address: (attempt: number) => string, attempts: number) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < attempts; attempt += 1)
      statuses.push((await tryLogin({ email: `six${attempt}@example.org`, secret: password, from: address(attempt) })).statusCode)
    return statuses.indexOf(429)
  }
  expect(await refusedFrom((attempt) => `2001:db8:1:1::${attempt + 1}`, 25)).toBe(20)
  expect(await refusedFrom((attempt) => `2001:db8:2:${attempt + 1}::1`, 90)).toBe(80)
})

test('invalid reset links are refused without a hash, so that signing in stays possible', async () => {
  const { email } = await knownWoman('reset', '192.0.2.14')
  const nonsense = Array.from({ length: 200 }, (_, attempt) =>
    testServer().server.app.inject({
      method: 'POST',
      url: `/api/auth/reset-password/1234/${'x'.repeat(40)}${attempt}/`,
      payload: { new_password: password, confirm_password: password },
      remoteAddress: `203.0.113.${attempt}`,
    }),
  )
  const statuses = await Promise.all([
    tryLogin({ email, secret: password, from: '192.0.2.14' }).then(({ statusCode }) => statusCode),
    ...nonsense.map(async (reply) => (await reply).statusCode),
  ])
  expect(statuses[0]).toBe(200)
  expect(new Set(statuses.slice(1))).toEqual(new Set([400]))
})

test('at most five accounts an hour are created from one network', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const payload = { full_name: 'Elena', email: `many${attempt}@example.org`, password, confirm_password: password }
    const { statusCode } = await testServer().server.app.inject({ method: 'POST', url: signup.path, payload, remoteAddress: '192.0.2.15' })
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('at most 20 failures a minute are allowed from one network', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 22; attempt += 1) {
    const { statusCode } = await testServer().server.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: `guess${attempt}@example.org`, password },
      remoteAddress: '192.0.2.77',
    })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('an account has 60 writes and 300 reads a minute, independent of other accounts', async () => {
  const her = await person('woman')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 61; attempt += 1) {
    statuses.push((await as(her).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-21T12:00:00Z' } })).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await as(her).call(findDashboard)).status).toBe(200)
  const otherUser = await person('woman')
  expect((await as(otherUser).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-21T12:00:00Z' } })).status).toBe(201)
})

test('endless requests for a reset link get the same reply, and three an hour are sent', async () => {
  const email = (await person('woman')).email
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await guest.call(forgotPassword, { body: { email } })).status).toBe(200)
  expect(await emailsTo(email)).toHaveLength(3)
})

test('a longer wait is stated in minutes, in her language', async () => {
  const ask = async (language: string) => {
    const { statusCode, headers, body } = await testServer().server.app.inject({
      method: 'POST',
      url: forgotPassword.path,
      payload: { email: 'nobody@example.org' },
      remoteAddress: '192.0.2.88',
      headers: { 'accept-language': language },
    })
    return { status: statusCode, wait: Number(headers['retry-after']), message: (JSON.parse(body) as { message: string }).message }
  }
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await ask('en')).status).toBe(200)
  const english = await ask('en')
  expect(english.status).toBe(429)
  expect(english.message).toBe(`Too many attempts. Please try again in ${Math.ceil(english.wait / 60)} minutes.`)
  expect(english.wait).toBeGreaterThan(3_000)
  expect((await ask('es')).message).toMatch(/^Demasiados intentos\. Inténtalo de nuevo dentro de \d\d minutos\.$/)
})
