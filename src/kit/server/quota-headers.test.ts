import { expect, test } from 'vitest'
import { as, guest, person, setUpServer } from '../../../test/server.ts'
import { login, signup } from '../../features/auth/contract.ts'
import { listLogs } from '../../features/logs/contract.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

type Headers = Record<string, unknown>
const left = ({ headers }: { headers: Headers }) => /^"([\w-]+)";r=(\d+);t=(\d+)$/.exec(String(headers['ratelimit']))?.slice(1).map(String)

test('a signed-in caller reads her own limit, and what is left of it', async () => {
  const [her, other] = [await person('woman'), await person('woman')]
  const answers = [await as(her).call(listLogs), await as(her).call(listLogs), await as(other).call(listLogs)]
  expect(answers.map(({ headers }) => headers['ratelimit-policy'])).toEqual(Array(3).fill('"read";q=300;w=60'))
  expect(answers.map((answer) => left(answer)?.slice(0, 2))).toEqual([
    ['read', '299'],
    ['read', '298'],
    ['read', '299'],
  ])
})

test('a call above her limit has nothing left, and both headers name the same time to wait', async () => {
  const her = await person('woman')
  let answer = await as(her).call(listLogs)
  while (answer.status !== 429) answer = await as(her).call(listLogs)
  const [name, remaining, wait] = left(answer) ?? []
  expect([name, remaining, wait]).toEqual(['read', '0', String(answer.headers['retry-after'])])
})

test('a limit of a network tells its policy and never what is left, which other people on it have used as well', async () => {
  const { email } = await person('woman')
  for (const address of [email, 'no-one@example.org']) {
    const { status, headers } = await guest.call(login, { body: { email: address, password: 'a guess' } })
    expect([status, headers['ratelimit-policy'], headers['ratelimit']]).toEqual([401, '"login";q=60;w=60', undefined])
  }
  let answer = await guest.call(signup, { body: {} })
  while (answer.status !== 429) answer = await guest.call(signup, { body: {} })
  expect([answer.headers['ratelimit-policy'], answer.headers['ratelimit']]).toEqual(['"signup";q=5;w=3600', undefined])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
