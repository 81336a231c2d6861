import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { link, twoLinked } from '../../../../test/couples.ts'
import { invitationsIn, emailsTo } from '../../../../test/emails.ts'
import {
  as,
  ENGINE,
  guest,
  testServer,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  type TestPerson,
} from '../../../../test/server.ts'
import { unzip } from '../../../../test/zips.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount, exportAccount } from '../../account/contract.ts'
import { listSessions, login, refresh } from '../../auth/contract.ts'
import { leaveCompass } from '../../compass/contract.ts'
import { endLink } from '../../couple/server/link-store.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { findPartnerInfo, invitePartner, LINK_SPENT, NO_PARTNER, setUpPartner, UNLINKED, unlinkPartner } from '../contract.ts'

setUpServer()

beforeEach(() => setClock(NOON))

const DAY_MS = 86_400_000
type Rows = Record<string, Record<string, unknown>>

const statusOf = async (her: TestPerson) => (await as(her).call(findPartnerInfo)).reply.data.status

/** Whether the session has ended: neither token is accepted. */
async function isSignedOut(him: TestPerson): Promise<boolean> {
  const calls = [
    await as(him).call(findUserDetails),
    await as(him).call(leaveCompass),
    await guest.call(refresh, { body: { refresh: him.refresh } }),
  ]
  return calls.every(({ status }) => status === 401)
}

/** Inserts a row into each table that the two share, whatever its columns are. */
async function share({ her, him }: { her: TestPerson; him: TestPerson }): Promise<void> {
  const { hers, couple } = testServer().vaults
  const planted = [
    { vault: couple, name: 'supportive_actions', owner: him.id },
    { vault: couple, name: 'signals', owner: her.id },
    { vault: couple, name: 'reaction_weeks', owner: her.id },
    { vault: hers, name: 'reactions', owner: her.id },
  ]
  for (const { vault, name, owner } of planted) {
    const table = (await vault.db.introspection.getTables()).find(
      (candidate) => candidate.name === name && (vault.engine === 'sqlite' || candidate.schema === vault.name),
    )
    const row = (table?.columns ?? []).map(({ name: column, dataType }) => {
      if (column === 'user_id') return [column, owner]
      if (column === 'expires_at') return [column, NOON + 100 * DAY_MS]
      if (/blob|bytea/i.test(dataType)) return [column, Buffer.from('sealed')]
      return [column, /char|text/i.test(dataType) ? '2026-11-16' : 1 + Math.floor(Math.random() * 1e6)]
    })
    await tables<Rows>(vault).insertInto(name).values(Object.fromEntries(row)).execute()
  }
}

async function shared({ her, him }: { her: TestPerson; him: TestPerson }): Promise<string[]> {
  await testServer().server.settled()
  const { hers, couple } = testServer().vaults
  const found: string[] = []
  for (const [vault, names] of [
    [couple, ['links', 'supportive_actions', 'signals', 'reaction_weeks']],
    [hers, ['reactions']],
  ] as const)
    for (const name of names) {
      const rows = await tables<Rows>(vault).selectFrom(name).selectAll().where('user_id', 'in', [her.id, him.id]).execute()
      if (rows.length) found.push(name)
    }
  return found
}

const ALL = ['links', 'supportive_actions', 'signals', 'reaction_weeks', 'reactions']

describe('when she unlinks', () => {
  test("the partner's sessions end at once, and nothing that the two shared remains", async () => {
    const both = await twoLinked()
    await share(both)
    expect(await shared(both)).toEqual(ALL)
    const { status, reply } = await as(both.her).call(unlinkPartner)
    expect([status, reply.message]).toEqual([200, UNLINKED()])
    expect(await isSignedOut(both.him)).toBe(true)
    expect(await shared(both)).toEqual([])
    expect(await statusOf(both.her)).toBe('none')
    expect((await as(both.her).call(listSessions)).reply.data, 'she stays signed in').toHaveLength(1)
  })

  test('no email is sent to either', async () => {
    const { her, him } = await twoLinked()
    await as(her).call(unlinkPartner)
    await testServer().server.sweep()
    expect([...(await emailsTo(him.email)), ...(await emailsTo(her.email))]).toEqual([])
  })

  test('the partner can sign in again and learns neither when nor why', async () => {
    const { her, him } = await twoLinked()
    await as(her).call(unlinkPartner)
    const { status, reply } = await guest.call(login, { body: { email: him.email, password: PASSWORD } })
    expect(status).toBe(200)
    const again = { ...him, token: reply.access }
    const never = await person('partner')
    const [his, theirs] = [await as(again).call(leaveCompass), await as(never).call(leaveCompass)]
    expect([his.status, his.text]).toEqual([theirs.status, theirs.text])
  })

  test('other couples are not affected', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(others)
    await as(both.her).call(unlinkPartner)
    expect(await shared(others)).toEqual(ALL)
    expect((await as(others.him).call(findUserDetails)).status).toBe(200)
    expect(await statusOf(others.her)).toBe('linked')
  })

  test('a second time, or without a partner, the reply says that there is none', async () => {
    const { her } = await twoLinked()
    await as(her).call(unlinkPartner)
    const { status, refusal } = await as(her).call(unlinkPartner)
    expect([status, refusal.message]).toEqual([404, NO_PARTNER()])
    expect((await as(await person('woman')).call(unlinkPartner)).status).toBe(404)
  })

  test('of twenty concurrent calls one ends it, and no other fails', async () => {
    const both = await twoLinked()
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(both.her).call(unlinkPartner)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 404)])
    expect(await isSignedOut(both.him)).toBe(true)
  })

  test('the accepted link does not work again, and the same partner can be invited again', async () => {
    const her = await person('woman')
    const email = `again-${her.id}@example.org`
    const body = { new_password: 'his long quiet walk', confirm_password: 'his long quiet walk' }
    const invite = () => as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    await invite()
    const [first = { uid: '', token: '' }] = invitationsIn(await emailsTo(email))
    await guest.call(setUpPartner, { params: first, body })
    const { reply: before } = await guest.call(login, { body: { email, password: body.new_password } })
    await as(her).call(unlinkPartner)
    expect((await guest.call(setUpPartner, { params: first, body })).refusal.message).toBe(LINK_SPENT())

    expect((await invite()).status).toBe(201)
    const second = invitationsIn(await emailsTo(email)).find(({ token }) => token !== first.token) ?? first
    const fresh = { new_password: 'a second quiet walk', confirm_password: 'a second quiet walk' }
    expect((await guest.call(setUpPartner, { params: second, body: fresh })).status).toBe(200)
    expect((await guest.call(setUpPartner, { params: first, body })).refusal.message).toBe(LINK_SPENT())
    const { reply: after } = await guest.call(login, { body: { email, password: fresh.new_password } })
    expect(after.user_id, 'it is the same account').toBe(before.user_id)
    expect((await guest.call(refresh, { body: { refresh: before.refresh } })).status).toBe(401)
    expect(await statusOf(her)).toBe('linked')
  })

  test('before acceptance, it cancels the invitation', async () => {
    const her = await person('woman')
    const email = `pending-${her.id}@example.org`
    await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    expect((await as(her).call(unlinkPartner)).status).toBe(200)
    expect(await statusOf(her)).toBe('none')
  })

  test('concurrent unlinking and leaving both succeed, and the link has ended', async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = await twoLinked()
      await share(both)
      const key = (name: string) => ({ headers: { 'idempotency-key': `${name}-${both.linkId}-${round}` } })
      const answers = await Promise.all([as(both.her).call(unlinkPartner, key('unlink')), as(both.him).call(leaveCompass, key('leave'))])
      for (const { status } of answers) expect.soft([200, 401, 404]).toContain(status)
      expect(await shared(both)).toEqual([])
      expect(await isSignedOut(both.him)).toBe(true)
    }
  })
})

describe('when the partner leaves', () => {
  test('the link, what the two shared and the sessions are gone, and she sees that there is no partner', async () => {
    const both = await twoLinked()
    await share(both)
    expect((await as(both.him).call(leaveCompass)).status).toBe(200)
    expect(await isSignedOut(both.him)).toBe(true)
    expect(await shared(both)).toEqual([])
    expect(await statusOf(both.her)).toBe('none')
    expect([...(await emailsTo(both.her.email)), ...(await emailsTo(both.him.email))]).toEqual([])
    expect((await as(both.her).call(invitePartner, { body: { partner_name: 'Alex', partner_email: 'alex@example.org' } })).status).toBe(201)
  })
})

describe('when either deletes the account', () => {
  test.each([
    ['she', { now: true }],
    ['she', {}],
    ['he', { now: true }],
    ['he', {}],
  ] as const)('%s, with %j: the link is cut at once, and his sessions end', async (who, body) => {
    const both = await twoLinked()
    await share(both)
    expect((await as(await steppedUp(who === 'she' ? both.her : both.him)).call(deleteAccount, { body })).status).toBe(200)
    expect(await shared(both)).toEqual([])
    expect(await isSignedOut(both.him)).toBe(true)
    if (who === 'he') expect(await statusOf(both.her)).toBe('none')
    setClock(NOON + 8 * DAY_MS)
    await testServer().server.sweep()
    expect(await shared(both)).toEqual([])
  })

  test('her pending invitation ends, too', async () => {
    const her = await person('woman')
    const email = `unanswered-${her.id}@example.org`
    await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    const [params = { uid: '', token: '' }] = invitationsIn(await emailsTo(email))
    await as(await steppedUp(her)).call(deleteAccount, { body: {} })
    const body = { new_password: 'his long quiet walk', confirm_password: 'his long quiet walk' }
    expect((await guest.call(setUpPartner, { params, body })).refusal.message).toBe(LINK_SPENT())
  })
})

describe('a server stopped in the middle', () => {
  test('leaves the link intact, so that unlinking again completes it', async () => {
    const both = await twoLinked()
    await share(both)
    const stopped = endLink(testServer().vaults.couple, both.her.id, () => Promise.reject(new Error('stopped')))
    await expect(stopped).rejects.toThrow('stopped')
    expect(await shared(both)).toEqual(ALL)
    await as(both.her).call(unlinkPartner)
    expect([await shared(both), await isSignedOut(both.him)]).toEqual([[], true])
  })

  test('what was written at the moment a link ended is not part of the next one', async () => {
    const both = await twoLinked()
    await as(both.her).call(unlinkPartner)
    await share(both)
    await link(both.her, both.him)
    expect(await shared(both)).toEqual(['links', 'reactions'])
  })

  test('her reactions to a former partner are removed when she invites again, and retained while she has a partner', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(both)
    await share(others)
    await endLink(testServer().vaults.couple, both.her.id, async () => {})
    const body = { partner_name: 'Sam', partner_email: 'next@example.org' }
    expect((await as(both.her).call(invitePartner, { body })).status).toBe(201)
    expect(await shared(both)).toEqual(['links'])
    expect((await as(others.her).call(invitePartner, { body })).status).toBe(409)
    expect(await shared(others)).toEqual(ALL)
  })

  test('reactions of ended links are removed within the hour, and no others', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(both)
    await share(others)
    await endLink(testServer().vaults.couple, both.her.id, async () => {})
    expect(await shared(both)).toEqual(['reactions'])
    await testServer().server.sweep()
    expect(await shared(both)).toEqual([])
    expect(await shared(others)).toEqual(ALL)
  })
})

test('her export contains nothing about her partner', async () => {
  const { her, him } = await link(await person('woman'), await person('partner'), 'Ada')
  await share({ her, him })
  const { bytes } = await as(await steppedUp(her)).call(exportAccount)
  const all = JSON.stringify(await unzip(bytes))
  expect(all).toContain(her.email)
  for (const text of [him.email, 'reaction', 'partner_email']) expect.soft(all).not.toContain(text)
})

test.runIf(ENGINE === 'sqlite')('the data folder contains neither address nor names in clear', async () => {
  const her = await person('woman')
  await as(her).call(invitePartner, { body: { partner_name: 'Zebulonius', partner_email: 'zebulonius@example.org' } })
  const { dataDir } = testServer().config
  const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of files) expect.soft(/zebulonius/i.test(readFileSync(join(dataDir, name), 'latin1')), name).toBe(false)
})
