import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { type Answer, as, guest, testServer, NOON, setClock, setUpServer, steppedUp } from '../../test/server.ts'
import { makePlanter } from '../../test/planted-leaks.ts'
import { namesOf, type ChannelStatus, reachOf } from '../../test/real-ids.ts'
import { findChatSession, renameChatSession } from '../features/lara/contract.ts'
import { saveOnboarding } from '../features/onboarding/contract.ts'
import { changePreferences } from '../features/settings/contract.ts'
import { type Endpoint, endpoint } from '../kit/endpoint.ts'
import { Done, Id, PathId, whole } from '../kit/schemas.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { tables } from '../kit/server/vaults.ts'

const { tell } = figuresOf('access')
setUpServer()

/** Ids of rows that do not exist. */
const UNKNOWN_IDS: Record<string, number | string> = { date: '2026-10-02', token: 'x'.repeat(43) }
const NOBODYS_ID = 1_234_567

let others: TestCouple
beforeAll(async () => {
  others = await twoLinked()
  await steppedUp(others.her)
  await steppedUp(others.him)
})
beforeEach(() => setClock(NOON))

const endpoints = () => testServer().server.endpoints.filter((endpoint) => Object.values(namesOf(endpoint)).flat().length > 0)

type AnyRows = Record<string, Record<string, unknown>>

/** Every row of every vault that belongs to her or to him. */
async function rowsOf({ her, him }: TestCouple): Promise<string[]> {
  const { accounts, hers, couple } = testServer().vaults
  const found: string[] = []
  for (const vault of [accounts, hers, couple])
    for (const { name, columns } of await tablesOf(vault)) {
      const owner = ['user_id', 'id'].find((column) => columns.includes(column))
      if (!owner) continue
      const rows = await tables<AnyRows>(vault).selectFrom(name).selectAll().where(owner, 'in', [her.id, him.id]).execute()
      found.push(...rows.map((row) => `${vault.name}.${name} ${JSON.stringify(row)}`))
    }
  return found.toSorted()
}

/** A secret with one wrong character. */
const guessed = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

/** The same request by another couple, without the owner's secret; or the same for a row that does not exist. */
function asOtherCouple(endpoint: Endpoint, { params = {}, body }: ChannelStatus, isUnknown: boolean): ChannelStatus {
  const named = namesOf(endpoint)
  const unknown = (name: string) => UNKNOWN_IDS[name] ?? NOBODYS_ID
  const name = (one: string, value: unknown) => (isUnknown ? unknown(one) : one === 'token' ? guessed(String(value)) : value)
  const sent = Object.fromEntries(Object.entries(params).map(([one, value]) => [one, name(one, value)]))
  const ids = isUnknown ? Object.fromEntries(named.body.map((one) => [one, unknown(one)])) : {}
  return { params: sent as Record<string, number | string>, body: { ...fittingBody(endpoint), ...body, ...ids } }
}

/** Changes the reply, or a row of the couple, as a leaking endpoint would. */
type Leak = (answer: Answer<Endpoint>, two: TestCouple) => Promise<void> | void

/** Status, headers and body of a reply, without the date and what is left of the caller's own limit. */
const visible = ({ status, headers, text }: Answer<Endpoint>) =>
  `${status} ${JSON.stringify({ ...headers, date: undefined, ratelimit: undefined })} ${text}`

let calls = 0
/**
 * Each difference between the replies to another couple about a row of these two and about a row that does not exist.
 */
async function differences(endpoint: Endpoint, leak?: Leak): Promise<string[]> {
  const two = await twoLinked()
  const reach = await reachOf(endpoint, two)
  const found: string[] = []
  await testServer().server.settled()
  const before = await rowsOf(two)
  for (const other of [others.her, others.him]) {
    const [real, unknown] = [false, true].map((isUnknown) => asOtherCouple(endpoint, reach, isUnknown))
    const expected = await as(other).call<Endpoint>(endpoint, unknown)
    const answer = await as(other).call<Endpoint>(endpoint, real)
    await leak?.(answer, two)
    calls += 1
    if (visible(answer) !== visible(expected)) found.push(`${visible(answer)} instead of ${visible(expected)}`)
  }
  await testServer().server.settled()
  const after = await rowsOf(two)
  found.push(...after.filter((row) => !before.includes(row)), ...before.filter((row) => !after.includes(row)))
  expect(before.length, 'the couple has rows').toBeGreaterThan(5)
  if (leak) return found

  const owner = endpoint.access === 'public' ? guest : as(endpoint.access === 'partner' ? two.him : two.her)
  const { status, text } = await owner.call<Endpoint>(endpoint, { ...reach, body: { ...fittingBody(endpoint), ...reach.body } })
  if (status !== endpoint.status) found.push(`the owner gets ${status} ${text}`)
  return found
}

test('another couple cannot distinguish a row from one that does not exist, and cannot change it, at any endpoint', async () => {
  const named = endpoints()
  expect(named.length).toBeGreaterThan(35)
  for (const endpoint of named) {
    setClock(NOON)
    expect.soft(await differences(endpoint), `${endpoint.method} ${endpoint.path}`).toEqual([])
  }
  tell(
    `${named.length} endpoints take a row id; ${calls} calls by another couple about an existing row, each answered as if it did not exist`,
  )
}, 120_000)

/** Queries of the lists that need one. */
const QUERIES: Record<string, string> = { from: '2026-11-01', to: '2026-11-21', reader: 'doctor' }

/** What the other couple reads at every endpoint that lists or sums up. */
async function readByOthers(): Promise<Record<string, string>> {
  // An export of theirs is an event of their own.
  await tables<Record<string, { user_id: number }>>(testServer().vaults.accounts).deleteFrom('security_events').execute()
  const read: Record<string, string> = {}
  for (const endpoint of testServer().server.endpoints) {
    const { method, path, access } = endpoint
    if (method !== 'GET' || access === 'public' || namesOf(endpoint).params.length > 0) continue
    const { required = [] } = z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' })
    const query = Object.fromEntries(required.map((name) => [name, QUERIES[name] ?? '']))
    const answers = [await as(others.her).call<Endpoint>(endpoint, { query }), await as(others.him).call<Endpoint>(endpoint, { query })]
    for (const { status } of answers) expect.soft([200, 403], path).toContain(status)
    read[path] = answers.map(visible).join('\n')
  }
  return read
}

test('what another couple reads is the same before and after a couple writes records of every kind', async () => {
  setClock(NOON)
  const before = await readByOthers()
  expect(Object.keys(before).length).toBeGreaterThan(40)
  const { her } = await twoLinked()
  await makePlanter().writeEverywhere(her)
  await as(her).call<Endpoint>(saveOnboarding, { body: fittingBody(saveOnboarding) })
  await as(her).call(changePreferences, { body: { voice: { tone: 'pragmatic' } } })
  for (const endpoint of endpoints()) {
    await reachOf(endpoint, await twoLinked())
    setClock(NOON)
  }
  expect(await readByOthers()).toEqual(before)
}, 60_000)

test('a new endpoint with a row id fails until test/real-ids.ts can create a real one', async () => {
  const [params, reply] = [{ id: PathId }, Done]
  const byPath = endpoint('GET /api/new/:id/', 'woman', { params, reply })
  const body = z.strictObject({ of: z.optional(z.strictObject({ entry: Id, count: whole(1, 5) })) })
  const inBody = endpoint('POST /api/new/', 'woman', { body, reply })
  expect([namesOf(byPath), namesOf(inBody)]).toEqual([
    { params: ['id'], body: [] },
    { params: [], body: ['entry'] },
  ])
  for (const endpoint of [byPath, inBody]) await expect(reachOf(endpoint, others)).rejects.toThrow('has no entry for')
})

describe('this test finds a server', () => {
  const leaks: Record<string, [Endpoint, Leak]> = {
    'that answers 403 for the row of another couple': [findChatSession, (answer) => void (answer.status = 403)],
    'that has other words for it': [findChatSession, (answer) => void (answer.text = answer.text.replace('no longer', 'not'))],
    'that sends the row’s version in a header': [findChatSession, (answer) => void (answer.headers['etag'] = 'W/"1"')],
    'that marks it as asked for': [
      renameChatSession,
      async (_, { her }) => {
        const { hers } = testServer().vaults
        await tables<AnyRows>(hers)
          .updateTable('chat_sessions')
          .set({ updated_at: NOON + 1 })
          .where('user_id', '=', her.id)
          .execute()
      },
    ],
  }
  let found = 0

  test.each(Object.keys(leaks))('%s', async (name) => {
    const [endpoint, leak] = leaks[name] ?? []
    if (!endpoint || !leak) throw new Error('unknown leak')
    expect(await differences(endpoint, leak)).not.toEqual([])
    found += 1
  })

  test('with each of these leaks', () => {
    tell(`${found} of ${Object.keys(leaks).length} planted leaks found`)
    expect(found).toBe(Object.keys(leaks).length)
  })
})
