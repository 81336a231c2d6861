import { expect, test } from 'vitest'
import { figuresOf } from '../../../../test/figures.ts'
import { addressOf, person, setUpServer, testServer } from '../../../../test/server.ts'
import { makeShare } from '../../../../test/shares.ts'
import { openShare } from '../contract.ts'
import { newShareKeys } from '../web/share-crypto.ts'

const { tell } = figuresOf('share link')
setUpServer({ RATE_LIMIT_SCALE: '1' })

const GUESSES = 5_000
const PER_ADDRESS = 20

test('10,000 guesses open nothing: one address is stopped after 20 a minute, 250 addresses find nothing', async () => {
  const { answer, ...keys } = await makeShare(await person('woman'), { version: 1 }, { opens: 1 })
  expect(answer.status).toBe(201)
  const from = (remoteAddress: string, id = newShareKeys().id) =>
    testServer().server.app.inject({ method: 'POST', url: addressOf(openShare, { token: id }), remoteAddress })
  const statuses = new Map<string, number>()
  const count = (who: string, status: number) => statuses.set(`${who} ${status}`, (statuses.get(`${who} ${status}`) ?? 0) + 1)

  const begun = performance.now()
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { statusCode, headers } = await from('203.0.113.7')
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    count('one', statusCode)
  }
  // The right id does not get through either, and uses no opening.
  count('one', (await from('203.0.113.7', keys.id)).statusCode)
  for (let guess = 0; guess < GUESSES; guess += 1) count('many', (await from(`198.51.100.${Math.floor(guess / PER_ADDRESS)}`)).statusCode)
  const { 'one 404': answered = 0, 'one 429': refused = 0, ...others } = Object.fromEntries(statuses)
  // On a slow machine the guesses of one address take more than a minute.
  expect(answered).toBeLessThanOrEqual(PER_ADDRESS * Math.ceil((performance.now() - begun) / 60_000))
  expect([answered + refused, others]).toEqual([GUESSES + 1, { 'many 404': GUESSES }])
  expect((await from('192.0.2.1', keys.id)).statusCode).toBe(200)
  tell(`${GUESSES * 2} guesses opened nothing; of those from one address ${PER_ADDRESS} a minute were answered`)
}, 120_000)
