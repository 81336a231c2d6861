import { setTimeout as after } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { median } from '../../bench/table.ts'
import { acted, bothAt, link, reacted, type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { fillVault } from '../../test/full-vault.ts'
import { as, house, NOON, setClock, setUpHouse, steppedUp } from '../../test/people.ts'
import { type Reach, reachOf } from '../../test/real-ids.ts'
import { listCalendar } from '../features/calendar/contract.ts'
import { ACTION_TYPES, addAction, listActions, listReceivedSignals, listSuggestions, listWorked } from '../features/compass/contract.ts'
import { findDashboard } from '../features/insights/contract.ts'
import { listChatSessions } from '../features/lara/contract.ts'
import { listLogs } from '../features/logs/contract.ts'
import { sendSignal } from '../features/partner/contract.ts'
import { sendPartnerMessage } from '../features/partner-chat/contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { tables } from '../kit/server/vaults.ts'

/** Pairs of calls that the first round times at each door; `TIMING_PAIRS=1000` times more on demand (safety.md §1). */
const PAIRS = Number(process.env['TIMING_PAIRS'] ?? 40)
/** Pairs of a first round within which a planted leak must show. */
const LEAK_PAIRS = 20
/** Pairs that are not timed, until both sides are as quick as they get. */
const WARM_UP = 5
/** A door holds in the first round that is within the border: a leak is there in each of them. The second times twice as many pairs, and so on (decision 0028). */
const ROUNDS = 5
/** How far apart the medians may lie: by a share of the shorter one, or by so many milliseconds. */
const BORDER = { share: 0.05, ms: 0.2 }
const TODAY = '2026-11-21'
const DAYS = 730
const SUMS_COUNT_MS = 11 * 86_400_000

const { tell, reached } = figuresOf('timing')
setUpHouse()

/** Two who share what couples share: a kind of support that counts, and words of hers. */
async function together(): Promise<TestCouple> {
  setClock(NOON - SUMS_COUNT_MS)
  const two = await twoLinked()
  await reacted(two.her, await acted(two.him, ACTION_TYPES[0], 3), 'receptive')
  await bothAt(two, NOON)
  await steppedUp(two.him)
  await acted(two.him, ACTION_TYPES[1], 3)
  for (const text of ['A quiet evening', 'Tea, please']) await as(two.her).call(sendSignal, { body: { category: 'mood', text } })
  return two
}

/** Of two couples that are alike, one where she wrote nothing for herself, and one where she wrote for two years. */
let couples: { empty: TestCouple; full: TestCouple }
let rows = 0
beforeAll(async () => {
  couples = { empty: await together(), full: await together() }
  rows = await fillVault(couples.full.her, TODAY, DAYS)
})

/** His doors, those that end something last. */
const hisDoors = () =>
  house()
    .house.doors.filter(({ access }) => access === 'partner')
    .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

/** Links the two again where the call before has ended it. */
async function stillTogether(two: TestCouple): Promise<void> {
  if ((await as(two.him).call(listReceivedSignals)).status === 200) return
  await link(two.her, two.him)
  await bothAt(two, NOON)
  await steppedUp(two.him)
}

/** What a handler does besides, or waits for, when a leak is planted in it. */
type Leak = (two: TestCouple) => Promise<unknown>

/** The milliseconds until he has the answer of a door that lets him in; everything around it is done before the clock runs. */
async function timeOf(two: TestCouple, door: Endpoint, { params, body }: Reach, leak?: Leak): Promise<number> {
  const sent = { ...(params && { params }), body: { ...fittingBody(door), ...body } }
  await house().house.settled()
  const begun = performance.now()
  await leak?.(two)
  const { status, text } = await as(two.him).call<Endpoint>(door, sent)
  const time = performance.now() - begun
  expect(status, `${door.method} ${door.path}: ${text}`).toBe(door.status)
  return time
}

/**
 * What a round has found, in ms: the medians of both, and the median of how much longer than the empty one the full one took within a pair. The two
 * take turns, empty full full empty, so that whatever slows the machine down meets both.
 */
type Round = { empty: number; full: number; apart: number }
async function timed(door: Endpoint, pairs: number, leak?: Leak): Promise<Round> {
  const times: Record<keyof typeof couples, number[]> = { empty: [], full: [] }
  const reaches: Partial<Record<keyof typeof couples, Reach>> = {}
  for (let pair = -WARM_UP; pair < pairs; pair += 1)
    for (const side of pair % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)) {
      if (door.method === 'DELETE') await stillTogether(couples[side])
      const reach = (door.method !== 'DELETE' && reaches[side]) || (await reachOf(door, couples[side]))
      reaches[side] = reach
      const time = await timeOf(couples[side], door, reach, leak)
      if (pair >= 0) times[side].push(time)
    }
  const { empty, full } = times
  return { empty: median(empty), full: median(full), apart: median(full.map((time, pair) => time - (empty[pair] ?? 0))) }
}

const isWithin = ({ empty, full, apart }: Round) => Math.abs(apart) <= Math.max(BORDER.ms, BORDER.share * Math.min(empty, full))

/** Times a door round by round until one is within the border, or all were not. */
async function judged(door: Endpoint, pairs: number, leak?: Leak): Promise<{ holds: boolean; rounds: Round[] }> {
  const rounds: Round[] = []
  for (const two of Object.values(couples)) await stillTogether(two)
  while (rounds.length < ROUNDS) {
    const round = await timed(door, pairs * (rounds.length + 1), leak)
    rounds.push(round)
    if (isWithin(round)) return { holds: true, rounds }
  }
  return { holds: false, rounds }
}

const inWords = ({ empty, full, apart }: Round) =>
  `${empty.toFixed(2)} ms without, ${full.toFixed(2)} ms with, ${apart.toFixed(3)} ms apart`

test('the one vault is empty, the other holds two years', async () => {
  const streakOf = async ({ her }: TestCouple) => (await as(her).call(findDashboard)).reply.data.current_streak
  expect([await streakOf(couples.empty), await streakOf(couples.full)]).toEqual([0, DAYS])
  expect(rows).toBeGreaterThan(3 * DAYS)
})

test('how long he waits at any of his doors does not depend on what she wrote', async () => {
  const doors = hisDoors()
  expect(doors.length).toBeGreaterThan(10)
  let [most, where, rounds] = [0, '', 0]
  for (const [place, door] of doors.entries()) {
    reached(place, doors.length)
    const verdict = await judged(door, PAIRS)
    const name = `${door.method} ${door.path}`
    expect.soft(verdict.holds, `${name}: ${verdict.rounds.map(inWords).join('; ')}`).toBe(true)
    rounds += verdict.rounds.length
    const last = verdict.rounds.at(-1)
    if (last && Math.abs(last.apart) >= most) [most, where] = [Math.abs(last.apart), `${name} of ${last.empty.toFixed(2)} ms`]
  }
  tell(
    `${doors.length} doors, ${PAIRS} pairs each at first, ${rounds} rounds in all; her vault empty against ${rows} rows: at most ${most.toFixed(3)} ms apart, at ${where}`,
  )
}, 3_600_000)

describe('this test notices a server', () => {
  const countOf = async ({ her }: TestCouple, table: string) =>
    (
      await tables<Record<string, { user_id: number }>>(house().vaults.hers)
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', her.id)
        .execute()
    ).length

  const leaks: Record<string, [Endpoint, Leak]> = {
    'that counts her logs and moments before it lists his actions': [
      listActions,
      async (two) => (await countOf(two, 'logs')) + (await countOf(two, 'moments')),
    ],
    'that opens her latest logs to choose ideas for him': [listSuggestions, ({ her }) => as(her).call(listLogs)],
    'that waits by her streak before it says what worked': [
      listWorked,
      async ({ her }) => after((await as(her).call(findDashboard)).reply.data.current_streak / 60),
    ],
    'whose chat looks through her talks with Lara': [
      sendPartnerMessage,
      ({ her }) => as(her).call(listChatSessions, { query: { q: 'the same hour' } }),
    ],
    'that looks into her calendar when he notes an action': [addAction, ({ her }) => as(her).call(listCalendar)],
  }
  const found: string[] = []

  test.each(Object.keys(leaks))(
    '%s',
    async (name) => {
      const [door, leak] = leaks[name] ?? []
      if (!door || !leak) throw new Error('there is no such leak')
      const { holds, rounds } = await judged(door, LEAK_PAIRS, leak)
      expect(holds, rounds.map(inWords).join('; ')).toBe(false)
      found.push(Math.min(...rounds.map(({ apart }) => Math.abs(apart))).toFixed(1))
    },
    600_000,
  )

  test('with each of these leaks, in every round', () => {
    tell(`${found.length} of ${Object.keys(leaks).length} planted leaks found, at least ${found.join(', ')} ms apart`)
    expect(found).toHaveLength(Object.keys(leaks).length)
  })
})
