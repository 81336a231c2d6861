import { expect, test } from 'vitest'
import { as, guest, house, person, setUpHouse } from '../../../../test/people.ts'
import { findDashboard } from '../../insights/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { forgotPassword, login, LOGIN_FAILED, signup } from '../contract.ts'

setUpHouse({ RATE_LIMIT_SCALE: '1' })

const password = 'a long quiet walk'

test('guessing one account is slowed down after five failures, and the right password must wait as well', async () => {
  const body = { full_name: 'Elena', email: 'slow@example.org', password, confirm_password: password }
  await guest.call(signup, { body })
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, refusal } = await guest.call(login, { body: { email: body.email, password: 'wrong guess' } })
    expect(status).toBe(401)
    expect(refusal.message).toBe(LOGIN_FAILED)
  }
  const { status, headers, refusal } = await guest.call(login, { body: { email: body.email, password } })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(refusal.message).toBe('Too many attempts. Please wait a moment and try again.')
})

test('an unknown address is slowed down just the same', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await guest.call(login, { body: { email: 'nobody@example.org', password } })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('where she has signed in before, somebody else guessing does not lock her out', async () => {
  const body = { full_name: 'Elena', email: 'known@example.org', password, confirm_password: password }
  await guest.call(signup, { body })
  const from = (address: string, secret: string) =>
    house().house.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: body.email, password: secret },
      remoteAddress: address,
    })
  expect((await from('192.0.2.10', password)).statusCode).toBe(200)
  for (let turn = 0; turn < 6; turn += 1) await from('192.0.2.66', 'wrong guess')
  expect((await from('192.0.2.66', password)).statusCode).toBe(429)
  expect((await from('192.0.2.10', password)).statusCode).toBe(200)
})

test('one origin has 20 failures a minute', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 22; turn += 1) {
    const { statusCode } = await house().house.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { email: `guess${turn}@example.org`, password },
      remoteAddress: '192.0.2.77',
    })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('an account has 60 writes and 300 reads a minute, and one woman does not use up another', async () => {
  const her = await person('woman')
  const statuses: number[] = []
  for (let turn = 0; turn < 61; turn += 1) {
    statuses.push((await as(her).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-21T12:00:00Z' } })).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect((await as(her).call(findDashboard)).status).toBe(200)
  const other = await person('woman')
  expect((await as(other).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-21T12:00:00Z' } })).status).toBe(201)
})

test('asking for links without end is answered the same, and three an hour are sent', async () => {
  const email = (await person('woman')).email
  for (let turn = 0; turn < 5; turn += 1) expect((await guest.call(forgotPassword, { body: { email } })).status).toBe(200)
  await house().house.settled()
  expect(await house().house.postman.deliver()).toBe(3)
})

test('whoever must wait longer than a moment is told how long, in her language', async () => {
  const ask = async (language: string) => {
    const { statusCode, headers, body } = await house().house.app.inject({
      method: 'POST',
      url: forgotPassword.path,
      payload: { email: 'nobody@example.org' },
      remoteAddress: '192.0.2.88',
      headers: { 'accept-language': language },
    })
    return { status: statusCode, wait: Number(headers['retry-after']), message: (JSON.parse(body) as { message: string }).message }
  }
  for (let turn = 0; turn < 20; turn += 1) expect((await ask('en')).status).toBe(200)
  const english = await ask('en')
  expect(english.status).toBe(429)
  expect(english.message).toBe(`Too many attempts. Please try again in ${Math.ceil(english.wait / 60)} minutes.`)
  expect(english.wait).toBeGreaterThan(3_000)
  expect((await ask('es')).message).toMatch(/^Demasiados intentos\. Inténtalo de nuevo dentro de \d\d minutos\.$/)
})
