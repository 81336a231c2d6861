import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { link, twoLinked } from '../../../../test/couples.ts'
import { invitationsIn, lettersTo } from '../../../../test/letters.ts'
import {
  as,
  ENGINE,
  guest,
  house,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpHouse,
  steppedUp,
  type TestPerson,
} from '../../../../test/people.ts'
import { unzip } from '../../../../test/zips.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount, exportAccount } from '../../account/contract.ts'
import { listSessions, login, refresh } from '../../auth/contract.ts'
import { leaveCompass } from '../../compass/contract.ts'
import { endLink } from '../../compass/server/link-store.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { findPartnerInfo, invitePartner, LINK_SPENT, NO_PARTNER, setUpPartner, UNLINKED, unlinkPartner } from '../contract.ts'

setUpHouse()

beforeEach(() => setClock(NOON))

const DAY_MS = 86_400_000
type Rows = Record<string, Record<string, unknown>>

const statusOf = async (her: TestPerson) => (await as(her).call(findPartnerInfo)).reply.data.status

/** His session is over: neither of his tokens opens anything. */
async function isSignedOut(him: TestPerson): Promise<boolean> {
  const calls = [
    await as(him).call(findUserDetails),
    await as(him).call(leaveCompass),
    await guest.call(refresh, { body: { refresh: him.refresh } }),
  ]
  return calls.every(({ status }) => status === 401)
}

/** Puts a row of each into what the two share, whatever its columns are. */
async function share({ her, him }: { her: TestPerson; him: TestPerson }): Promise<void> {
  const { hers, couple } = house().vaults
  const planted = [
    { vault: couple, name: 'supportive_actions', owner: him.id },
    { vault: couple, name: 'signals', owner: her.id },
    { vault: couple, name: 'reaction_weeks', owner: her.id },
    { vault: hers, name: 'reactions', owner: her.id },
  ]
  for (const { vault, name, owner } of planted) {
    const table = (await vault.db.introspection.getTables()).find(
      (one) => one.name === name && (vault.engine === 'sqlite' || one.schema === vault.name),
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
  await house().house.settled()
  const { hers, couple } = house().vaults
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
  test('his sessions end at once, and nothing that the two shared is left', async () => {
    const both = await twoLinked()
    await share(both)
    expect(await shared(both)).toEqual(ALL)
    const { status, reply } = await as(both.her).call(unlinkPartner)
    expect([status, reply.message]).toEqual([200, UNLINKED])
    expect(await isSignedOut(both.him)).toBe(true)
    expect(await shared(both)).toEqual([])
    expect(await statusOf(both.her)).toBe('none')
    expect((await as(both.her).call(listSessions)).reply.data, 'she stays signed in').toHaveLength(1)
  })

  test('nothing is sent to him or to her', async () => {
    const { her, him } = await twoLinked()
    await as(her).call(unlinkPartner)
    await house().house.sweep()
    expect([...(await lettersTo(him.email)), ...(await lettersTo(her.email))]).toEqual([])
  })

  test('he can sign in again and learns nothing of when or why', async () => {
    const { her, him } = await twoLinked()
    await as(her).call(unlinkPartner)
    const { status, reply } = await guest.call(login, { body: { email: him.email, password: PASSWORD } })
    expect(status).toBe(200)
    const again = { ...him, token: reply.access }
    const never = await person('partner')
    const [his, theirs] = [await as(again).call(leaveCompass), await as(never).call(leaveCompass)]
    expect([his.status, his.text]).toEqual([theirs.status, theirs.text])
  })

  test('other couples are not touched', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(others)
    await as(both.her).call(unlinkPartner)
    expect(await shared(others)).toEqual(ALL)
    expect((await as(others.him).call(findUserDetails)).status).toBe(200)
    expect(await statusOf(others.her)).toBe('linked')
  })

  test('a second time, or without a partner, she is told that there is none', async () => {
    const { her } = await twoLinked()
    await as(her).call(unlinkPartner)
    const { status, refusal } = await as(her).call(unlinkPartner)
    expect([status, refusal.message]).toEqual([404, NO_PARTNER])
    expect((await as(await person('woman')).call(unlinkPartner)).status).toBe(404)
  })

  test('of twenty times at once one ends it, and no other call fails', async () => {
    const both = await twoLinked()
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(both.her).call(unlinkPartner)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 404),
    ])
    expect(await isSignedOut(both.him)).toBe(true)
  })

  test('the letter by which he came opens nothing any more, and the same man can be invited again', async () => {
    const her = await person('woman')
    const email = `again-${her.id}@example.org`
    const body = { new_password: 'his long quiet walk', confirm_password: 'his long quiet walk' }
    const invite = () => as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    await invite()
    const [first = { uid: '', token: '' }] = invitationsIn(await lettersTo(email))
    await guest.call(setUpPartner, { params: first, body })
    const { reply: before } = await guest.call(login, { body: { email, password: body.new_password } })
    await as(her).call(unlinkPartner)
    expect((await guest.call(setUpPartner, { params: first, body })).refusal.message).toBe(LINK_SPENT)

    expect((await invite()).status).toBe(201)
    const second = invitationsIn(await lettersTo(email)).find(({ token }) => token !== first.token) ?? first
    const fresh = { new_password: 'a second quiet walk', confirm_password: 'a second quiet walk' }
    expect((await guest.call(setUpPartner, { params: second, body: fresh })).status).toBe(200)
    expect((await guest.call(setUpPartner, { params: first, body })).refusal.message).toBe(LINK_SPENT)
    const { reply: after } = await guest.call(login, { body: { email, password: fresh.new_password } })
    expect(after.user_id, 'it is the same account').toBe(before.user_id)
    expect((await guest.call(refresh, { body: { refresh: before.refresh } })).status).toBe(401)
    expect(await statusOf(her)).toBe('linked')
  })

  test('while he has not accepted, it takes the invitation back', async () => {
    const her = await person('woman')
    const email = `pending-${her.id}@example.org`
    await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    expect((await as(her).call(unlinkPartner)).status).toBe(200)
    expect(await statusOf(her)).toBe('none')
  })

  test('while she unlinks and he leaves at the same moment, both are answered and it is over', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const both = await twoLinked()
      await share(both)
      const key = (name: string) => ({ headers: { 'idempotency-key': `${name}-${both.linkId}-${turn}` } })
      const answers = await Promise.all([as(both.her).call(unlinkPartner, key('unlink')), as(both.him).call(leaveCompass, key('leave'))])
      for (const { status } of answers) expect.soft([200, 401, 404]).toContain(status)
      expect(await shared(both)).toEqual([])
      expect(await isSignedOut(both.him)).toBe(true)
    }
  })
})

describe('when he leaves', () => {
  test('the link, what the two shared and his sessions are gone, and she sees that there is no partner', async () => {
    const both = await twoLinked()
    await share(both)
    expect((await as(both.him).call(leaveCompass)).status).toBe(200)
    expect(await isSignedOut(both.him)).toBe(true)
    expect(await shared(both)).toEqual([])
    expect(await statusOf(both.her)).toBe('none')
    expect([...(await lettersTo(both.her.email)), ...(await lettersTo(both.him.email))]).toEqual([])
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
    await house().house.sweep()
    expect(await shared(both)).toEqual([])
  })

  test('her pending invitation ends, too', async () => {
    const her = await person('woman')
    const email = `unanswered-${her.id}@example.org`
    await as(her).call(invitePartner, { body: { partner_name: 'Sam', partner_email: email } })
    const [params = { uid: '', token: '' }] = invitationsIn(await lettersTo(email))
    await as(await steppedUp(her)).call(deleteAccount, { body: {} })
    const body = { new_password: 'his long quiet walk', confirm_password: 'his long quiet walk' }
    expect((await guest.call(setUpPartner, { params, body })).refusal.message).toBe(LINK_SPENT)
  })
})

describe('a server that is stopped in the middle', () => {
  test('leaves the link whole, so that unlinking again does all of it', async () => {
    const both = await twoLinked()
    await share(both)
    const stopped = endLink(house().vaults.couple, both.her.id, () => Promise.reject(new Error('stopped')))
    await expect(stopped).rejects.toThrow('stopped')
    expect(await shared(both)).toEqual(ALL)
    await as(both.her).call(unlinkPartner)
    expect([await shared(both), await isSignedOut(both.him)]).toEqual([[], true])
  })

  test('what was written at the very moment a link ended is no part of the next one', async () => {
    const both = await twoLinked()
    await as(both.her).call(unlinkPartner)
    await share(both)
    await link(both.her, both.him)
    expect(await shared(both)).toEqual(['links', 'reactions'])
  })

  test('what she said of somebody before is forgotten when she invites again, and stays while she has a partner', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(both)
    await share(others)
    await endLink(house().vaults.couple, both.her.id, async () => {})
    const body = { partner_name: 'Sam', partner_email: 'next@example.org' }
    expect((await as(both.her).call(invitePartner, { body })).status).toBe(201)
    expect(await shared(both)).toEqual(['links'])
    expect((await as(others.her).call(invitePartner, { body })).status).toBe(409)
    expect(await shared(others)).toEqual(ALL)
  })

  test('reactions whose link has gone are removed within the hour, and no others', async () => {
    const [both, others] = [await twoLinked(), await twoLinked()]
    await share(both)
    await share(others)
    await endLink(house().vaults.couple, both.her.id, async () => {})
    expect(await shared(both)).toEqual(['reactions'])
    await house().house.sweep()
    expect(await shared(both)).toEqual([])
    expect(await shared(others)).toEqual(ALL)
  })
})

test('her export names nothing of the man she is linked with', async () => {
  const { her, him } = await link(await person('woman'), await person('partner'), 'Ada')
  await share({ her, him })
  const { bytes } = await as(await steppedUp(her)).call(exportAccount)
  const all = JSON.stringify(await unzip(bytes))
  expect(all).toContain(her.email)
  for (const one of [him.email, 'reaction', 'partner_email']) expect.soft(all).not.toContain(one)
})

test.runIf(ENGINE === 'sqlite')('no byte of his address or of the names lies in the data folder in clear', async () => {
  const her = await person('woman')
  await as(her).call(invitePartner, { body: { partner_name: 'Zebulonius', partner_email: 'zebulonius@example.org' } })
  const { dataDir } = house().config
  const files = readdirSync(dataDir, { withFileTypes: true }).filter((one) => one.isFile())
  for (const { name } of files) expect.soft(/zebulonius/i.test(readFileSync(join(dataDir, name), 'latin1')), name).toBe(false)
})
