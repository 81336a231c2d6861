import { beforeEach, expect, test } from 'vitest'
import { as, guest, house, NOON, PASSWORD, person, setClock, setUpHouse } from '../../../../test/people.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { login, PASSWORD_WRONG, reauth } from '../contract.ts'
import { makeIdentify } from './routes.ts'
import { makeTokens } from './tokens.ts'

setUpHouse({ RATE_LIMIT_SCALE: '1' })

beforeEach(() => setClock(NOON))

test('the right password steps this session up for five minutes', async () => {
  const her = await person('woman')
  const { status, reply } = await as(her).call(reauth, { body: { password: PASSWORD } })
  expect(status).toBe(200)
  expect(reply).toMatchObject({ success: true, expires_at: '2026-11-21T12:05:00.000Z' })
})

test('a wrong password is refused in words, and she stays signed in', async () => {
  const her = await person('partner')
  const { status, refusal } = await as(her).call(reauth, { body: { password: 'not hers' } })
  expect(status).toBe(400)
  expect(refusal).toMatchObject({ message: PASSWORD_WRONG, details: { password: [PASSWORD_WRONG] } })
  expect((await as(her).call(findUserDetails)).status).toBe(200)
})

test('nobody steps up without a session, and a fresh login is no step-up', async () => {
  expect((await guest.call(reauth, { body: { password: PASSWORD } })).status).toBe(401)
  const her = await person('woman')
  const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  const { vaults, keys } = house()
  const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
  expect((await identify(reply.access, NOON)).isSteppedUp(NOON)).toBe(false)
  await as({ ...her, token: reply.access }).call(reauth, { body: { password: PASSWORD } })
  expect((await identify(reply.access, NOON)).isSteppedUp(NOON), 'and the same session is, once it gave the password').toBe(true)
  expect((await identify(her.token, NOON)).isSteppedUp(NOON), 'her other session is not').toBe(false)
})

test('guessing at an open session is slowed down after five failures, also where she has signed in before, and her other device is not', async () => {
  const her = await person('woman')
  const { reply: phone } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  for (let turn = 0; turn < 5; turn += 1) expect((await as(her).call(reauth, { body: { password: 'a guess' } })).status).toBe(400)
  const { status, headers } = await as(her).call(reauth, { body: { password: PASSWORD } })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await as({ ...her, token: phone.access }).call(reauth, { body: { password: PASSWORD } })).status).toBe(200)
})

test('wrong passwords of one origin count together, whether at the login or at an open session', async () => {
  const her = await person('woman')
  const from = (url: string, payload: object) =>
    house().house.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '192.0.2.99',
      headers: { authorization: `Bearer ${her.token}` },
    })
  for (let turn = 0; turn < 17; turn += 1) await from('/api/auth/login/', { email: `guess${turn}@example.org`, password: 'a guess' })
  for (let turn = 0; turn < 3; turn += 1) expect((await from('/api/auth/reauth/', { password: 'a guess' })).statusCode).toBe(400)
  expect((await from('/api/auth/reauth/', { password: PASSWORD })).statusCode).toBe(429)
  expect((await from('/api/auth/login/', { email: her.email, password: PASSWORD })).statusCode).toBe(429)
})
