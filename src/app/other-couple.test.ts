import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { type Answer, as, guest, house, NOON, setClock, setUpHouse, steppedUp } from '../../test/people.ts'
import { namesOf, type Reach, reachOf } from '../../test/real-ids.ts'
import { findChatSession, renameChatSession } from '../features/lara/contract.ts'
import { type Endpoint, endpoint } from '../kit/endpoint.ts'
import { Done, Id, PathId, whole } from '../kit/schemas.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { tables } from '../kit/server/vaults.ts'

const { tell } = figuresOf('doors')
setUpHouse()

/** Names of rows that nobody has. */
const NOBODYS: Record<string, number | string> = { date: '2026-10-02', token: 'x'.repeat(43) }
const NOBODYS_ID = 1_234_567

let others: TestCouple
beforeAll(async () => {
  others = await twoLinked()
  await steppedUp(others.her)
  await steppedUp(others.him)
})
beforeEach(() => setClock(NOON))

const doors = () => house().house.doors.filter((door) => Object.values(namesOf(door)).flat().length > 0)

type AnyRows = Record<string, Record<string, unknown>>

/** Every row of every vault that is hers or his. */
async function rowsOf({ her, him }: TestCouple): Promise<string[]> {
  const { accounts, hers, couple } = house().vaults
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

/** A secret that is nearly right. */
const guessed = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

/** What a stranger sends: the same row, but for the secret that only the owner has; or in its place a row of nobody's. */
function asStranger(door: Endpoint, { params = {}, body }: Reach, isNobodys: boolean): Reach {
  const named = namesOf(door)
  const nobodys = (name: string) => NOBODYS[name] ?? NOBODYS_ID
  const name = (one: string, value: unknown) => (isNobodys ? nobodys(one) : one === 'token' ? guessed(String(value)) : value)
  const sent = Object.fromEntries(Object.entries(params).map(([one, value]) => [one, name(one, value)]))
  const ids = isNobodys ? Object.fromEntries(named.body.map((one) => [one, nobodys(one)])) : {}
  return { params: sent as Record<string, number | string>, body: { ...fittingBody(door), ...body, ...ids } }
}

/** Changes an answer, or something of the couple's, as a door that leaks would. */
type Leak = (answer: Answer<Endpoint>, two: TestCouple) => Promise<void> | void

/** All that a stranger is told but the time: status, headers and body. */
const told = ({ status, headers, text }: Answer<Endpoint>) => `${status} ${JSON.stringify({ ...headers, date: undefined })} ${text}`

let calls = 0
/** How a door answers both of another couple about a row of these two; each way in which that differs from a row of nobody's. */
async function differences(door: Endpoint, leak?: Leak): Promise<string[]> {
  const two = await twoLinked()
  const reach = await reachOf(door, two)
  const found: string[] = []
  await house().house.settled()
  const before = await rowsOf(two)
  for (const stranger of [others.her, others.him]) {
    const [real, nobodys] = [false, true].map((isNobodys) => asStranger(door, reach, isNobodys))
    const expected = await as(stranger).call<Endpoint>(door, nobodys)
    const answer = await as(stranger).call<Endpoint>(door, real)
    await leak?.(answer, two)
    calls += 1
    if (told(answer) !== told(expected)) found.push(`${told(answer)} instead of ${told(expected)}`)
  }
  await house().house.settled()
  const after = await rowsOf(two)
  found.push(...after.filter((row) => !before.includes(row)), ...before.filter((row) => !after.includes(row)))
  expect(before.length, 'the couple has rows').toBeGreaterThan(5)
  if (leak) return found

  const owner = door.access === 'public' ? guest : as(door.access === 'partner' ? two.him : two.her)
  const { status, text } = await owner.call<Endpoint>(door, { ...reach, body: { ...fittingBody(door), ...reach.body } })
  if (status !== door.status) found.push(`whose row it is, is answered ${status} ${text}`)
  return found
}

test('a row of one couple is to another couple as a row of nobody, at every door that names one, and stays as it was', async () => {
  const named = doors()
  expect(named.length).toBeGreaterThan(35)
  for (const door of named) {
    setClock(NOON)
    expect.soft(await differences(door), `${door.method} ${door.path}`).toEqual([])
  }
  tell(`${named.length} doors name a row; ${calls} calls of another couple's about a row there is, each answered as if there were none`)
}, 120_000)

test('a new door that names a row is missed until it is said how a real one is made', async () => {
  const [params, reply] = [{ id: PathId }, Done]
  const byPath = endpoint({ method: 'GET', path: '/api/new/:id/', access: 'woman', params, reply })
  const body = z.strictObject({ of: z.optional(z.strictObject({ entry: Id, count: whole(1, 5) })) })
  const inBody = endpoint({ method: 'POST', path: '/api/new/', access: 'woman', body, reply })
  expect([namesOf(byPath), namesOf(inBody)]).toEqual([
    { params: ['id'], body: [] },
    { params: [], body: ['entry'] },
  ])
  for (const door of [byPath, inBody]) await expect(reachOf(door, others)).rejects.toThrow('does not say how')
})

describe('this test notices a server', () => {
  const leaks: Record<string, [Endpoint, Leak]> = {
    'that forbids what is somebody else’s': [findChatSession, (answer) => void (answer.status = 403)],
    'that has other words for it': [findChatSession, (answer) => void (answer.text = answer.text.replace('no longer', 'not'))],
    'that tells its version in a header': [findChatSession, (answer) => void (answer.headers['etag'] = 'W/"1"')],
    'that marks it as asked for': [
      renameChatSession,
      async (_, { her }) => {
        const { hers } = house().vaults
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
    const [door, leak] = leaks[name] ?? []
    if (!door || !leak) throw new Error('there is no such leak')
    expect(await differences(door, leak)).not.toEqual([])
    found += 1
  })

  test('with each of these leaks', () => {
    tell(`${found} of ${Object.keys(leaks).length} planted leaks found`)
    expect(found).toBe(Object.keys(leaks).length)
  })
})
