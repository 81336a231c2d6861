import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { twoLinked } from '../../../../test/couples.ts'
import { figuresOf } from '../../../../test/figures.ts'
import {
  as,
  clockNow,
  guest,
  NOON,
  person,
  setClock,
  setUpServer,
  steppedUp,
  type TestPerson,
  testServer,
} from '../../../../test/server.ts'
import { makeShare } from '../../../../test/shares.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { deleteAccount } from '../../account/contract.ts'
import { changePassword, logout } from '../../auth/contract.ts'
import { addSession } from '../../auth/server/session-store.ts'
import { makeTokens } from '../../auth/server/tokens.ts'
import { leaveCompass } from '../../compass/contract.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import { createShare, endShare, listShares, openShare, SHARE_BYTES_MAX, SHARES_FULL, SHARES_MAX } from '../contract.ts'
import { decryptShare, encryptShare, newShareKeys, type ShareKeys } from '../web/share-crypto.ts'

const { tell } = figuresOf('share link')
setUpServer()

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const REPORT = { version: 1, reason: 'zqsharedwords: I cannot sleep' }

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await steppedUp(await person('woman'))
})

async function made(choice: Record<string, unknown> = {}, owner = her): Promise<ShareKeys & { row: number }> {
  const { answer, ...keys } = await makeShare(owner, REPORT, choice)
  expect(answer.status, answer.text).toBe(201)
  return { ...keys, row: answer.reply.data.id }
}

const open = (id: string) => guest.call(openShare, { params: { token: id } })
const opens = async (id: string) => (await open(id)).status
const list = async () => (await as(her).call(listShares)).reply.data

/** Signs her in again at the current time. */
async function signedIn(): Promise<TestPerson> {
  const sessionId = await addSession(testServer().vaults.accounts, her.id, 'Test', clockNow())
  return { ...her, sessionId, token: makeTokens(testServer().keys).access({ userId: her.id, sessionId }, clockNow()) }
}

type Row = { id: number; digest: string; body: Uint8Array; sealed: Uint8Array }
const rowOf = (id: number) =>
  tables<{ shares: Row }>(testServer().vaults.hers).selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirst()

test('a doctor without an account opens it and reads what she chose; she sees how often', async () => {
  const link = await made()
  const { status, reply, headers } = await open(link.id)
  expect([status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'noindex',
    'no-referrer',
  ])
  expect(headers['set-cookie']).toBeUndefined()
  expect(await decryptShare(reply.data.body, link)).toEqual(REPORT)
  const times = { created_at: '2026-11-21T12:00:00.000Z', expires_at: '2026-11-28T12:00:00.000Z' }
  expect(await list()).toEqual([{ id: link.row, label: 'Report of Nov 21', opens: 5, opened: 1, ...times }])
})

test('neither the id nor the label nor the report can be read in the store', async () => {
  const link = await made()
  const row = await rowOf(link.row)
  const stored = Object.values(row ?? {}).map((cell) => (cell instanceof Uint8Array ? Buffer.from(cell).toString('latin1') : String(cell)))
  for (const secret of [link.id, link.key, 'zqsharedwords', 'Report of'])
    expect
      .soft(
        stored.filter((cell) => cell.includes(secret)),
        secret,
      )
      .toEqual([])
  expect(row?.digest).toMatch(/^[\w-]{43}$/)
})

describe('one and the same 404', () => {
  /** Links that do not open, by reason. */
  async function deadLinks(): Promise<Record<string, string>> {
    const [expired, ended, usedUp, leaving] = [await made({ expires_in: '1h' }), await made(), await made({ opens: 1 }), await made()]
    await as(her).call(endShare, { params: { id: ended.row } })
    expect(await opens(usedUp.id)).toBe(200)
    expect(await opens(expired.id)).toBe(200)
    setClock(NOON + HOUR_MS)
    const unknown = newShareKeys().id
    const malformed = {
      empty: ' ',
      short: 'x',
      long: 'x'.repeat(300),
      zero: '\0',
      path: '../list',
      digest: (await rowOf(leaving.row))?.digest ?? '',
    }
    return { expired: expired.id, ended: ended.id, 'used up': usedUp.id, unknown, cut: leaving.id.slice(0, -1), ...malformed }
  }

  test('whether expired, ended, used up, unknown or malformed', async () => {
    const dead = await deadLinks()
    const answers = await Promise.all(Object.entries(dead).map(async ([reason, id]) => ({ reason, answer: await open(id) })))
    const shown = ({ status, text, headers }: (typeof answers)[number]['answer']) => {
      // An address that cannot be one is not counted, so it has no policy.
      const { date: _date, 'ratelimit-policy': _policy, ...others } = headers
      return JSON.stringify([status, text, others])
    }
    const first = answers[0]
    expect(first?.answer.status).toBe(404)
    for (const { reason, answer } of answers) expect.soft(shown(answer), reason).toBe(first && shown(first.answer))
    tell(`${answers.length} kinds of dead link answered alike`)
  })

  test('at the millisecond of its end, and not before', async () => {
    const { id } = await made({ expires_in: '24h' })
    setClock(NOON + DAY_MS - 1)
    expect(await opens(id)).toBe(200)
    setClock(NOON + DAY_MS)
    expect(await opens(id)).toBe(404)
  })
})

test('a program that only fetches the link uses no opening', async () => {
  const link = await made({ opens: 1 })
  const { app } = testServer().server
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT'] as const)
    for (const url of [`/s/${link.id}`, `/api/shared/${link.id}/open/`, `/api/shared/${link.id}/`]) await app.inject({ method, url })
  expect((await list())[0]?.opened).toBe(0)
  expect(await opens(link.id)).toBe(200)
})

test('of 20 people who open the last opening at once, one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const link = await made({ opens: 1 })
    const all = await Promise.all(Array.from({ length: 20 }, () => open(link.id)))
    expect([200, 404].map((expected) => all.filter(({ status }) => status === expected).length)).toEqual([1, 19])
    const won = all.find(({ status }) => status === 200)
    expect(await decryptShare(won?.reply.data.body ?? '', link)).toEqual(REPORT)
    expect((await rowOf(link.row))?.body.length, 'the report is gone with the last opening').toBe(0)
  }
  tell('100 simultaneous openings of 5 last ones: 5 got it')
})

test('the hourly sweep removes what has expired, and nothing else', async () => {
  const [short, long] = [await made({ expires_in: '1h' }), await made({ expires_in: '30d' })]
  setClock(NOON + HOUR_MS)
  await testServer().server.sweep()
  expect(await rowOf(short.row)).toBeUndefined()
  expect(await rowOf(long.row)).toBeDefined()
})

describe('all her links end', () => {
  const ended = async (end: () => Promise<unknown>) => {
    const link = await made()
    const other = await made({}, await steppedUp(await person('woman')))
    await end()
    expect(await opens(other.id), 'those of others stay').toBe(200)
    return (await opens(link.id)) === 404
  }
  const password = { new_password: 'another long walk', confirm_password: 'another long walk' }

  test('when she signs out on a shared device, but not on her own', async () => {
    expect(await ended(() => as(her).call(logout, { body: { shared_device: true } }))).toBe(true)
    her = await steppedUp(await signedIn())
    expect(await ended(() => as(her).call(logout))).toBe(false)
  })

  test('when she changes her password', async () => {
    expect(await ended(() => as(her).call(changePassword, { body: password }))).toBe(true)
  })

  test('when she asks for her account to be deleted, at once', async () => {
    expect(await ended(() => as(her).call(deleteAccount, { body: {} }))).toBe(true)
  })

  test('when she unlinks her partner, but not when the partner leaves', async () => {
    const first = await twoLinked()
    her = await steppedUp(first.her)
    expect(await ended(() => as(first.him).call(leaveCompass))).toBe(false)
    const second = await twoLinked()
    her = await steppedUp(second.her)
    expect(await ended(() => as(her).call(unlinkPartner))).toBe(true)
  })
})

test('she ends one link at once; a second time it is missing, and no one else can', async () => {
  const [one, other] = [await made(), await made()]
  expect((await as(await person('woman')).call(endShare, { params: { id: one.row } })).status).toBe(404)
  expect((await as(await person('partner')).call(endShare, { params: { id: one.row } })).status).toBe(403)
  expect((await guest.call(endShare, { params: { id: one.row } })).status).toBe(401)
  expect((await as(her).call(endShare, { params: { id: one.row } })).status).toBe(200)
  expect((await as(her).call(endShare, { params: { id: one.row } })).status).toBe(404)
  expect([await opens(one.id), await opens(other.id)]).toEqual([404, 200])
})

test('a partner neither lists nor makes links, and the couple vault has no table for them', async () => {
  const { him } = await twoLinked()
  expect((await as(him).call(listShares)).status).toBe(403)
  expect((await as(await steppedUp(him)).call(createShare, { body: {} })).status).toBe(403)
  const found = await testServer().vaults.couple.db.introspection.getTables()
  expect(found.filter(({ schema, name }) => name === 'shares' && (schema ?? 'couple') === 'couple')).toEqual([])
})

test('without the password of the last five minutes there is no link', async () => {
  setClock(NOON + 5 * 60_000)
  expect((await as(her).call(createShare, { body: {} })).refusal.code).toBe('reauth_required')
})

test('an id that exists is refused, and a list of 20 is full until one ends', async () => {
  const first = await made()
  const body = { body: await encryptShare(REPORT, first), label: 'Again', expires_in: '7d', opens: 5, id: first.id }
  expect((await as(her).call(createShare, { body })).status).toBe(409)
  for (let count = 1; count < SHARES_MAX; count += 1) await made()
  const { status, refusal } = await as(her).call(createShare, { body: { ...body, id: newShareKeys().id } })
  expect([status, refusal.message]).toEqual([409, SHARES_FULL()])
  await as(her).call(endShare, { params: { id: first.row } })
  await made()
})

const bytes = (count: number) => randomBytes(count).toString('base64url')
test.each<[string, Record<string, unknown>, string]>([
  ['body', { body: bytes(SHARE_BYTES_MAX + 1) }, 'This report is too long for a link'],
  ['body', { body: 'not base64url, but long enough to be a report of hers' }, 'Please give encrypted bytes as base64url'],
  ['id', { id: 'guessable' }, 'Please give 16 bytes as base64url'],
  ['label', { label: ' ' }, 'Please give it a name'],
  ['label', { label: 'x'.repeat(61) }, 'Please use at most 60 characters'],
  ['expires_in', { expires_in: '1y' }, 'Please choose from: 1h, 24h, 7d, 30d'],
  ['opens', { opens: 6 }, 'Please choose from: 1, 5, 20'],
])('a wrong %s is refused: %j', async (field, wrong, words) => {
  const keys = newShareKeys()
  const body = { id: keys.id, body: bytes(200), label: 'Report', expires_in: '7d', opens: 5, ...wrong }
  const { status, refusal } = await as(her).call(createShare, { body })
  expect([status, refusal.details]).toEqual([400, { [field]: [words] }])
})

test('a report of the greatest size is stored and returned unchanged', async () => {
  const body = bytes(SHARE_BYTES_MAX)
  const link = await made({ body })
  expect((await open(link.id)).reply.data.body).toBe(body)
})
