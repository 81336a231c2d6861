import { beforeEach, describe, expect, test } from 'vitest'
import { opened, twoLinked } from '../../../../test/couples.ts'
import { emailsTo } from '../../../../test/emails.ts'
import { captureLogs, cellsOf } from '../../../../test/privacy-boundary.ts'
import {
  as,
  guest,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  testSecurity,
  testServer,
  type TestPerson,
} from '../../../../test/server.ts'
import { makeShare } from '../../../../test/shares.ts'
import { unzip } from '../../../../test/zips.ts'
import { COUNTED_EVENTS } from '../../../kit/security-events.ts'
import { accountPseudonym, COUNTED_MAX, EVENTS_KEPT_MS, makeSecurityLog, OTHERS_MAX } from '../../../kit/server/security-log.ts'
import { tables } from '../../../kit/server/vaults.ts'
import {
  changePassword,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  reauth,
  resetPassword,
  signup,
} from '../../auth/contract.ts'
import { leaveCompass } from '../../compass/contract.ts'
import { invitePartner, unlinkPartner } from '../../partner/contract.ts'
import { addFeed, removeFeed } from '../../reminders/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { endShare } from '../../shares/contract.ts'
import { deleteAccount, exportAccount, importAccount, keepAccount, listSecurityEvents } from '../contract.ts'

const lines = captureLogs()
setUpServer({ LOG_LEVEL: 'info' })
beforeEach(() => setClock(NOON))

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36' }
const DAY_MS = 86_400_000
const wrong = (email: string) => guest.call(login, { body: { email, password: 'not the password' }, headers: PHONE })

async function eventsOf(who: TestPerson) {
  await testServer().server.settled()
  return (await as(who).call(listSecurityEvents)).reply.data
}
const kindsOf = async (who: TestPerson) => (await eventsOf(who)).map(({ kind }) => kind)

/** Security events on the server's log since the last call. */
function logged(): Record<string, unknown>[] {
  return lines()
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'Security event')
}

test('she reads what happened with her account, newest first, with the device it came from', async () => {
  const her = await steppedUp(await person('woman'))
  const signedIn = (await guest.call(login, { body: { email: her.email, password: PASSWORD }, headers: PHONE })).reply
  setClock(NOON + 1_000)
  const other = (await as(her).call(listSessions)).reply.data.find(({ current }) => !current)
  await as(her).call(endSession, { params: { id: other?.id ?? 0 } })
  setClock(NOON + 2_000)
  await as(her).call(changePassword, { body: { new_password: 'a longer walk', confirm_password: 'a longer walk' } })
  setClock(NOON + 3_000)
  await as(her).call(logout)
  const again = { ...her, token: (await guest.call(login, { body: { email: her.email, password: 'a longer walk' } })).reply.access }
  const events = await eventsOf(again)
  expect(signedIn.user_id).toBe(her.id)
  expect(events.map(({ kind, device, ended }) => [kind, device, ended])).toEqual(
    expect.arrayContaining([
      ['sign_in', 'Chrome on Android', null],
      ['session_ended', 'Unknown device', 'Chrome on Android'],
      ['password_changed', 'Unknown device', null],
      ['signed_out', 'Unknown device', null],
    ]),
  )
  expect(events).toHaveLength(5)
  expect(events.map(({ at }) => at)).toEqual(
    events
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})

test('a new account, its reset, its data and its deletion are events', async () => {
  const email = 'events@example.org'
  const body = { full_name: 'Ana', email, password: PASSWORD, confirm_password: PASSWORD }
  const { access, user_id } = (await guest.call(signup, { body, headers: PHONE })).reply
  await guest.call(forgotPassword, { body: { email } })
  await testServer().server.settled()
  const link = /reset-password\/\d+\/([\w-]+)/.exec((await emailsTo(email)).join('\n').replace(/=\r\n/g, ''))?.[1]
  await guest.call(resetPassword, {
    params: { uid: user_id, token: link ?? '' },
    body: { new_password: PASSWORD, confirm_password: PASSWORD },
  })
  const used = { params: { uid: user_id, token: link ?? '' }, body: { new_password: PASSWORD, confirm_password: PASSWORD } }
  expect((await guest.call(resetPassword, used)).status).toBe(400)
  expect(access).toBeTruthy()

  const signedIn = async () => {
    const { reply } = await guest.call(login, { body: { email, password: PASSWORD } })
    const her: TestPerson = { id: user_id, sessionId: 0, email, token: reply.access, refresh: reply.refresh }
    expect((await as(her).call(reauth, { body: { password: PASSWORD } })).status).toBe(200)
    return her
  }
  let her = await signedIn()
  const zip = (await as(her).call(exportAccount)).bytes
  expect((await as(her).call(importAccount, { raw: zip, headers: { 'content-type': 'application/zip' } })).status).toBe(200)
  await as(her).call(addFeed)
  await as(her).call(removeFeed)
  const { id } = (await makeShare(her, { version: 1 })).answer.reply.data
  await as(her).call(endShare, { params: { id } })
  await as(her).call(changePreferences, { body: { privacy: { partnerSharing: true } } })
  await as(her).call(changePreferences, { body: { lara: { model: true } } })
  await as(her).call(changePreferences, { body: { accessibility: { fontSize: 18 } } })
  await as(her).call(deleteAccount, { body: {} })
  her = await signedIn()
  await as(her).call(keepAccount)
  expect((await kindsOf(her)).toSorted()).toEqual(
    [
      'account_created',
      'reset_asked',
      'password_reset',
      'sign_in',
      'exported',
      'imported',
      'feed_made',
      'feed_ended',
      'share_made',
      'share_ended',
      'privacy_changed',
      'lara_changed',
      'deletion_asked',
      'sign_in',
      'deletion_cancelled',
    ].toSorted(),
  )
})

test('wrong passwords are one event a day with a count, and a lock-out is named', async () => {
  const her = await person('woman')
  for (let attempt = 0; attempt < 6; attempt += 1) await wrong(her.email)
  const since = new Date(NOON).toISOString()
  expect(await eventsOf(her)).toEqual([expect.objectContaining({ kind: 'sign_in_failed', times: 6, since, at: since, device: null })])
  setClock(NOON + DAY_MS + 1)
  await wrong(her.email)
  her.token = (await guest.call(login, { body: { email: her.email, password: PASSWORD } })).reply.access
  expect((await eventsOf(her)).filter(({ kind }) => kind === 'sign_in_failed').map(({ times }) => times)).toEqual([1, 6])
  expect((await as(her).call(reauth, { body: { password: 'a guess' } })).status).toBe(400)
  expect(await kindsOf(her)).toContain('step_up_failed')
})

test('the log has one line per event, the same for an address without an account, and no address, device or text', async () => {
  const her = await person('woman')
  logged()
  await wrong(her.email)
  await wrong('no-one@example.org')
  await guest.call(forgotPassword, { body: { email: 'no-one@example.org' } })
  await as(her).call(exportAccount)
  await as(await person('partner')).call(exportAccount)
  await testServer().server.settled()
  const found = logged()
  const account = accountPseudonym(testServer().keys, her.id)
  expect(found.map(({ event, account: who, code }) => [event, who === account ? 'hers' : typeof who, code])).toEqual([
    ['sign_in_failed', 'hers', undefined],
    ['sign_in_failed', 'undefined', undefined],
    ['reset_asked', 'undefined', undefined],
    ['access_refused', 'hers', 'reauth_required'],
    ['access_refused', 'string', 'forbidden'],
  ])
  const text = JSON.stringify(found)
  for (const secret of ['@', 'example.org', 'Android', '127.0.0.1', String(her.id)]) expect(text).not.toContain(secret)
})

test('a failed attempt with an unknown address stores nothing', async () => {
  const rowsNow = async () => (await cellsOf(testServer().vaults.accounts)).filter(({ where }) => where.includes('security_events')).length
  const before = await rowsNow()
  await wrong('still-no-one@example.org')
  await testServer().server.settled()
  expect(await rowsNow()).toBe(before)
})

test('events are removed after 90 days, and counted ones cannot push others out', async () => {
  const her = await person('woman')
  const { accounts } = testServer().vaults
  const security = testSecurity()
  const { key } = await opened(her)
  for (let n = 0; n <= OTHERS_MAX; n += 1) await security.add(accounts, { kind: 'sign_in', userId: her.id, key, now: NOON + n })
  for (let day = 1; day <= COUNTED_MAX; day += 1)
    for (const kind of COUNTED_EVENTS.slice(0, 2)) await security.add(accounts, { kind, userId: her.id, now: NOON + day * 2 * DAY_MS })
  const rows = async () =>
    await tables<Record<string, { user_id: number; kind: string; updated_at: number }>>(accounts)
      .selectFrom('security_events')
      .selectAll()
      .where('user_id', '=', her.id)
      .execute()
  const kept = await rows()
  expect(kept.filter(({ kind }) => kind === 'sign_in')).toHaveLength(OTHERS_MAX)
  expect(kept.some(({ updated_at }) => updated_at === NOON)).toBe(false)
  expect(kept.filter(({ kind }) => kind !== 'sign_in')).toHaveLength(COUNTED_MAX)
  setClock(NOON + OTHERS_MAX + EVENTS_KEPT_MS)
  await testServer().server.sweep()
  expect((await rows()).every(({ kind }) => kind !== 'sign_in')).toBe(true)
})

describe('an event and its change', () => {
  test('are stored together or not at all', async () => {
    const her = await person('woman')
    const event = { kind: 'password_changed', userId: her.id, now: NOON } as const
    const failing = testSecurity().within(testServer().vaults.accounts, event, () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await kindsOf(her)).toEqual([])
  })

  test('of another vault: the change holds, and the loss is on the log', async () => {
    const { vaults, keys, server } = testServer()
    // A vault without the table.
    const broken = makeSecurityLog({ ...vaults.couple, name: 'accounts' }, keys, server.app.log, String)
    lines()
    await broken.note({ kind: 'feed_made', userId: (await person('woman')).id, now: NOON })
    expect(lines().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'Security event',
      'A security event could not be stored',
    ])
  })
})

test('an event whose device cannot be read is listed without it, and exported', async () => {
  const her = await steppedUp(await person('woman'))
  await as(her).call(addFeed)
  await tables<Record<string, { user_id: number; sealed: Uint8Array }>>(testServer().vaults.accounts)
    .updateTable('security_events')
    .set({ sealed: Buffer.alloc(60, 1) })
    .where('user_id', '=', her.id)
    .execute()
  expect(await eventsOf(her)).toEqual([expect.objectContaining({ kind: 'feed_made', device: null })])
  const files = await unzip((await as(her).call(exportAccount)).bytes)
  expect(JSON.parse(files['account-events.json'] ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'feed_made', times: 1, device: null }),
  )
  expect(files['account-events.csv']).toContain('feed_made')
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({ counts: { 'account-events': 2 } })
})

describe('between the two', () => {
  test('each reads only what they did: her unlinking leaves nothing in his list, his leaving nothing in hers', async () => {
    const { her, him } = await twoLinked()
    const other = await twoLinked()
    await as(her).call(unlinkPartner)
    expect(await kindsOf(her)).toEqual(['partner_unlinked'])
    // Her unlinking has ended his session.
    const { access } = (await guest.call(login, { body: { email: him.email, password: PASSWORD } })).reply
    expect(await kindsOf({ ...him, token: access })).toEqual(['sign_in'])
    await as(other.him).call(leaveCompass)
    expect(await kindsOf(other.her)).toEqual([])
    const back = (await guest.call(login, { body: { email: other.him.email, password: PASSWORD } })).reply
    expect((await kindsOf({ ...other.him, token: back.access })).toSorted()).toEqual(['partner_unlinked', 'sign_in'])
  })

  test('a repeated invitation with the same key is one event', async () => {
    const her = await person('woman')
    const sent = {
      body: { partner_name: 'Sam', partner_email: 'sam-again@example.org' },
      headers: { 'idempotency-key': 'invite-him-once' },
    }
    expect([(await as(her).call(invitePartner, sent)).status, (await as(her).call(invitePartner, sent)).status]).toEqual([201, 201])
    expect(await kindsOf(her)).toEqual(['partner_invited'])
  })
})
