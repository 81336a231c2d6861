import { expect, test } from 'vitest'
import { as, person, setUpHouse, steppedUp } from '../../../../test/people.ts'
import { changeEmail } from '../contract.ts'

setUpHouse({ RATE_LIMIT_SCALE: '1' })

test('five links an hour go to new addresses, and one woman does not use up another', async () => {
  const her = await steppedUp(await person('woman'))
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await as(her).call(changeEmail, { body: { email: `turn-${turn}@example.org` } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const other = await steppedUp(await person('woman'))
  expect((await as(other).call(changeEmail, { body: { email: 'turn-7@example.org' } })).status).toBe(200)
})
