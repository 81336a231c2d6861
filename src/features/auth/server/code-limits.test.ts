import { expect, test } from 'vitest'
import { emailsTo } from '../../../../test/emails.ts'
import { codeAt } from '../../../../test/second-factor-code.ts'
import { withSecondFactor } from '../../../../test/second-factor.ts'
import { as, guest, NOON, PASSWORD, person, setUpServer, testServer, type TestPerson } from '../../../../test/server.ts'
import { login, reauth, secondStep } from '../contract.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

/** Tries a code with a new ticket, from an address of its own. */
async function tryCode({ email }: TestPerson, code: string, from: string) {
  const { refusal } = await guest.call(login, { body: { email, password: PASSWORD } })
  return testServer().server.app.inject({
    method: 'POST',
    url: secondStep.path,
    payload: { ticket: refusal.details?.['ticket']?.[0] ?? '', code },
    remoteAddress: from,
  })
}

test('guessing codes is slowed down after five, over several tickets and networks, and the owner is told once', async () => {
  const her = await person('woman')
  const { secret } = await withSecondFactor(her)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await tryCode(her, 'no code', `198.51.100.${attempt}`)).statusCode)
  const right = await tryCode(her, codeAt(secret, NOON), '198.51.100.9')
  expect([...statuses, right.statusCode]).toEqual([400, 400, 400, 400, 400, 429])
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
  expect((await emailsTo(her.email)).filter((text) => text.includes('entered wrong codes several times'))).toHaveLength(1)
})

test('concurrent guesses with one ticket are counted one after the other', async () => {
  const her = await person('woman')
  await withSecondFactor(her)
  const { refusal } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
  const ticket = refusal.details?.['ticket']?.[0] ?? ''
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, attempt) =>
      testServer().server.app.inject({
        method: 'POST',
        url: secondStep.path,
        payload: { ticket, code: 'no code' },
        remoteAddress: `192.0.2.${attempt}`,
      }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(5)
  expect(replies.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThan(0)
})

test('guesses in an open session do not lock her out of signing in elsewhere', async () => {
  const her = await person('woman')
  const { secret } = await withSecondFactor(her)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await as(her).call(reauth, { body: { password: PASSWORD, code: 'no code' } })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await tryCode(her, codeAt(secret, NOON), '198.51.100.77')).statusCode).toBe(200)
})
