import { expect, test } from 'vitest'
import { invitationsIn, emailsTo } from '../../../../test/emails.ts'
import { as, guest, NOON, person, setClock, setUpServer, type TestPerson } from '../../../../test/server.ts'
import { login } from '../../auth/contract.ts'
import { addAction, leaveCompass } from '../../compass/contract.ts'
import {
  findInbox,
  findPartnerInfo,
  giveReaction,
  invitePartner,
  resendInvite,
  sendSignal,
  setUpPartner,
  unlinkPartner,
} from '../contract.ts'

setUpServer()

const COUPLES = 10

test('many couples who invite, accept, write and unlink concurrently do not deadlock', async () => {
  setClock(NOON)
  const women: TestPerson[] = []
  for (let index = 0; index < COUPLES; index += 1) women.push(await person('woman'))
  const addressOfHis = (index: number) => `together-${women[index]?.id}@example.org`
  // Half of the calls have a key and therefore hold a transaction of their own vault while they work in the others.
  const key = (name: string, index: number) =>
    index % 2 ? { headers: { 'idempotency-key': `${name}-${addressOfHis(index)}` } } : { headers: {} }

  const invited = await Promise.all(
    women.map((her, index) =>
      as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: addressOfHis(index) }, ...key('invite', index) }),
    ),
  )
  expect(new Set(invited.map(({ status }) => status))).toEqual(new Set([201]))
  const again = await Promise.all(women.map((her, index) => as(her).call(resendInvite, key('again', index))))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))

  const password = 'his long quiet walk'
  const men: TestPerson[] = []
  const ways: { uid: string; token: string }[] = []
  for (let index = 0; index < COUPLES; index += 1) ways.push(...invitationsIn(await emailsTo(addressOfHis(index))))
  const accepted = await Promise.all(
    ways.map((params) => guest.call(setUpPartner, { params, body: { new_password: password, confirm_password: password } })),
  )
  expect(
    accepted.filter(({ status }) => status === 200),
    'one of the two links of each works',
  ).toHaveLength(COUPLES)
  for (let index = 0; index < COUPLES; index += 1) {
    const email = addressOfHis(index)
    const { reply } = await guest.call(login, { body: { email, password } })
    men.push({ id: reply.user_id, sessionId: 0, token: reply.access, refresh: reply.refresh, email })
  }

  const body = { action_type: 'Practical Help', action_description: 'Cooked' }
  await Promise.all(men.map((him, index) => as(him).call(addAction, { body, ...key('did', index) })))
  const items = await Promise.all(women.map(async (her) => (await as(her).call(findInbox)).reply.data[0]))
  const results = await Promise.all([
    ...women.map((her, index) =>
      as(her).call(giveReaction, { params: { id: items[index]?.id ?? 0 }, body: { reaction: 'receptive' }, ...key('took', index) }),
    ),
    ...women.map((her, index) => as(her).call(sendSignal, { body: { category: 'mood', text: 'Tea, please' }, ...key('signal', index) })),
    ...men.map((him, index) => as(him).call(addAction, { body, ...key('did-more', index) })),
  ])
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 201]))

  const parted = await Promise.all([
    ...women.map((her, index) => as(her).call(unlinkPartner, key('unlink', index))),
    ...men.map((him, index) => as(him).call(leaveCompass, key('leave', index + 1))),
    ...men.map((him, index) => as(him).call(addAction, { body, ...key('too-late', index) })),
    ...women.map((her, index) => as(her).call(giveReaction, { params: { id: items[index]?.id ?? 0 }, body: { reaction: null } })),
  ])
  expect(parted.filter(({ status }) => status >= 500)).toEqual([])
  for (const her of women) expect.soft((await as(her).call(findPartnerInfo)).reply.data.status).toBe('none')
  for (const him of men) expect.soft((await as(him).call(leaveCompass)).status).toBe(401)
}, 30_000)
