import { beforeEach, expect, test } from 'vitest'
import { as, guest, testServer, NOON, PASSWORD, person, setClock, setUpServer } from '../../../../test/server.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { login, PASSWORD_WRONG, reauth } from '../contract.ts'
import { makeIdentify } from './routes.ts'
import { findSessions } from './session-store.ts'
import { addOneTimeToken, hasOneTimeToken, RESET_LIFE_MS } from './one-time-token-store.ts'
import { makeTokens } from './tokens.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

beforeEach(() => setClock(NOON))

test('the right password steps up this session for five minutes', async () => {
  const her = await person('woman')
  const { status, reply } = await as(her).call(reauth, { body: { password: PASSWORD } })
  expect(status).toBe(200)
  expect(reply).toMatchObject({ success: true, expires_at: '2026-11-21T12:05:00.000Z' })
})

test('a wrong password returns a message, and she stays signed in', async () => {
  const her = await person('partner')
  const { status, refusal } = await as(her).call(reauth, { body: { password: 'not hers' } })
  expect(status).toBe(400)
  expect(refusal).toMatchObject({ message: PASSWORD_WRONG(), details: { password: [PASSWORD_WRONG()] } })
  expect((await as(her).call(findUserDetails)).status).toBe(200)
})

test('step-up needs a session, and a new login does not count as step-up', async () => {
  expect((await guest.call(reauth, { body: { password: PASSWORD } })).status).toBe(401)
  const her = await person('woman')
  const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  const { vaults, keys } = testServer()
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  expect((await identify(reply.access, NOON)).isSteppedUp(NOON)).toBe(false)
  await as({ ...her, token: reply.access }).call(reauth, { body: { password: PASSWORD } })
  expect((await identify(reply.access, NOON)).isSteppedUp(NOON), 'and the same session is, once it gave the password').toBe(true)
  expect((await identify(her.token, NOON)).isSteppedUp(NOON), 'her other session is not').toBe(false)
})

test('a clock that is set back or forward ends the step-up', async () => {
  const her = await person('woman')
  await as(her).call(reauth, { body: { password: PASSWORD } })
  const { vaults, keys, server } = testServer()
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  const now = async () => await identify(her.token, NOON)
  expect((await now()).isSteppedUp(NOON - 1)).toBe(false)
  expect((await now()).isSteppedUp(NOON + 299_999)).toBe(true)
  expect((await now()).isSteppedUp(NOON + 300_000)).toBe(false)

  // After the clock was corrected, the future time is cleared.
  setClock(NOON - 3_600_000)
  await server.sweep()
  expect((await now()).isSteppedUp(NOON)).toBe(false)
})

test('a session and a link created while the clock was ahead expire at the normal time', async () => {
  const month = 30 * 86_400_000
  setClock(NOON + month)
  const her = await person('woman')
  const { vaults, server } = testServer()
  await addOneTimeToken(vaults.accounts, her.id, 'reset', 'digest', NOON + month + RESET_LIFE_MS)
  setClock(NOON)
  await server.sweep()
  expect(await hasOneTimeToken(vaults.accounts, her.id, 'reset', 'digest', NOON)).toBe(false)
  expect((await findSessions(vaults.accounts, her.id, NOON)).map(({ last_used_at }) => last_used_at)).toEqual([NOON])
})

test('guessing in an open session is slowed down after five failures, on known devices too, and not on her other device', async () => {
  const her = await person('woman')
  const { reply: phone } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await as(her).call(reauth, { body: { password: 'a guess' } })).status).toBe(400)
  const { status, headers } = await as(her).call(reauth, { body: { password: PASSWORD } })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await as({ ...her, token: phone.access }).call(reauth, { body: { password: PASSWORD } })).status).toBe(200)
})

test('wrong passwords from one network count together for login and step-up', async () => {
  const her = await person('woman')
  const from = (url: string, payload: object) =>
    testServer().server.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '192.0.2.99',
      headers: { authorization: `Bearer ${her.token}` },
    })
  for (let attempt = 0; attempt < 17; attempt += 1)
    await from('/api/auth/login/', { email: `guess${attempt}@example.org`, password: 'a guess' })
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await from('/api/auth/reauth/', { password: 'a guess' })).statusCode).toBe(400)
  expect((await from('/api/auth/reauth/', { password: PASSWORD })).statusCode).toBe(429)
  expect((await from('/api/auth/login/', { email: her.email, password: PASSWORD })).statusCode).toBe(429)
})
