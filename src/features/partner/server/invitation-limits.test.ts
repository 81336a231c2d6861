import { expect, test } from 'vitest'
import { as, person, setUpServer } from '../../../../test/server.ts'
import { cancelInvite, invitePartner, resendInvite } from '../contract.ts'

setUpServer({ RATE_LIMIT_SCALE: '1' })

test('at most five invitation emails an hour are sent in total; refused calls do not count and leave nothing behind', async () => {
  const her = await person('woman')
  const invite = async (turn: number, who = her) =>
    (await as(who).call(invitePartner, { body: { partner_name: 'Sam', partner_email: `turn-${turn}@example.org` } })).status
  expect([await invite(1), await invite(2), await invite(3)]).toEqual([201, 409, 409])
  expect((await as(her).call(resendInvite)).status).toBe(200)
  expect((await as(her).call(resendInvite)).status).toBe(200)
  await as(her).call(cancelInvite)
  expect([await invite(4), await invite(5)]).toEqual([201, 409])
  await as(her).call(cancelInvite)
  expect(await invite(6)).toBe(201)
  const tooMuch = await as(her).call(resendInvite)
  expect([tooMuch.status, Number(tooMuch.headers['retry-after']) > 0]).toEqual([429, true])
  await as(her).call(cancelInvite)
  expect(await invite(7)).toBe(429)
  expect((await as(her).call(cancelInvite)).status, 'the refused one does not stand').toBe(404)
  expect(await invite(8, await person('woman')), 'another woman is not touched').toBe(201)
})
