import { expect, test } from 'vitest'
import { as, person, setUpServer, steppedUp } from '../../../../test/server.ts'
import { changeEmail } from '../contract.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

test('an account sends at most five links an hour to new addresses, without affecting other accounts', async () => {
  const her = await steppedUp(await person('woman'))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await as(her).call(changeEmail, { body: { email: `turn-${attempt}@example.org` } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const otherUser = await steppedUp(await person('woman'))
  expect((await as(otherUser).call(changeEmail, { body: { email: 'turn-7@example.org' } })).status).toBe(200)
})
