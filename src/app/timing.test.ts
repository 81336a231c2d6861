import { setTimeout as after } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { median } from '../../bench/table.ts'
import { acted, bothAt, link, react, type TestCouple, twoLinked } from '../../test/couples.ts'
import { figuresOf } from '../../test/figures.ts'
import { fittingBody } from '../../test/fitting-body.ts'
import { fillVault } from '../../test/full-vault.ts'
import { as, clockNow, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../test/server.ts'
import { type ChannelStatus, reachOf } from '../../test/real-ids.ts'
import { listCalendar } from '../features/calendar/contract.ts'
import { addAction, listActions, listReceivedSignals, listSuggestions, listWorked } from '../features/compass/contract.ts'
import { ACTION_TYPES } from '../features/couple/contract.ts'
import { findDashboard } from '../features/insights/contract.ts'
import { listChatSessions } from '../features/lara/contract.ts'
import { createQuickLog, listLogs, removeLog } from '../features/logs/contract.ts'
import { addMoment } from '../features/moments/contract.ts'
import { sendSignal } from '../features/partner/contract.ts'
import { sendPartnerMessage } from '../features/partner-chat/contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { addDays } from '../kit/local-date.ts'
import { tables } from '../kit/server/vaults.ts'

/** Pairs of calls timed per endpoint in the first round; `TIMING_PAIRS=1000` times more (docs/safety.md, section 1). */
const PAIRS = Number(process.env['TIMING_PAIRS'] ?? 40)
/** Pairs of the first round when a leak is planted. */
const LEAK_PAIRS = 20
/** Untimed pairs before each measurement. */
const WARM_UP = 5
/**
 * An endpoint passes with the first round within the border; a leak exceeds it in every round. Each round times more
 * pairs than the last: two, three, four times as many as the first (decision 0028).
 */
const ROUNDS = 5
/** Allowed distance of the medians: a share of the shorter one, or an absolute number of ms. */
const BORDER = { share: 0.05, ms: 0.2 }
const TODAY = '2026-11-21'
const DAYS = 730
/** The day before her record of two years. */
const FREE_DAY = addDays(TODAY, -DAYS - 5)
const SUMS_COUNT_MS = 11 * 86_400_000

const { tell, reached } = figuresOf('timing')
setUpServer()

/** A linked couple with counted reactions and texts of hers. */
async function together(): Promise<TestCouple> {
  setClock(NOON - SUMS_COUNT_MS)
  const two = await twoLinked()
  await react(two.her, await acted(two.him, ACTION_TYPES[0], 3), 'receptive')
  await bothAt(two, NOON)
  await steppedUp(two.him)
  await acted(two.him, ACTION_TYPES[1], 3)
  for (const text of ['A quiet evening', 'Tea, please']) await as(two.her).call(sendSignal, { body: { category: 'mood', text } })
  return two
}

/** Two equal couples: in one, she has no records; in the other, two years of them. */
let couples: { empty: TestCouple; full: TestCouple }
let rows = 0
/**
 * A woman without a partner. She writes instead of the woman with the empty vault, so that both calls follow a write.
 */
let singleWoman: TestPerson
beforeAll(async () => {
  couples = { empty: await together(), full: await together() }
  singleWoman = await person('woman')
  rows = await fillVault(couples.full.her, TODAY, DAYS)
})

/** The partner's endpoints, those that end something last. */
const partnerEndpoints = () =>
  testServer()
    .server.endpoints.filter(({ access }) => access === 'partner')
    .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

/** Links the two again if the last call ended the link. */
async function stillTogether(two: TestCouple): Promise<void> {
  if ((await as(two.him).call(listReceivedSignals)).status === 200) return
  await link(two.her, two.him)
  await bothAt(two, NOON)
  await steppedUp(two.him)
}

/**
 * Women who have written since the last call of their partner; planted leaks read it as they would an in-memory cache.
 */
const hasWritten = new Set<number>()

/**
 * Her writes before each timed call: a moment, then a log of the day, which is removed again. On the empty side another
 * woman writes.
 */
async function herWrite(two: TestCouple, isFull: boolean): Promise<void> {
  const her = isFull ? two.her : singleWoman
  const moment = await as(her).call(addMoment, { body: { kind: 'hot_flash', value: 5, at: new Date(clockNow()).toISOString() } })
  const log = await as(her).call(createQuickLog, { body: { log_date: FREE_DAY, mood_rating: 3 } })
  const removed = await as(her).call(removeLog, { params: { id: log.reply.data.id } })
  expect([moment.status, log.status, removed.status]).toEqual([201, 201, 200])
  if (isFull) hasWritten.add(her.id)
  await testServer().server.settled()
}

/** What a handler additionally does or awaits when a leak is planted in it. */
type Leak = (two: TestCouple) => Promise<unknown>

/** Time in ms until the partner has the reply of an endpoint; set-up and clean-up are not timed. */
async function timeOf(two: TestCouple, endpoint: Endpoint, { params, body }: ChannelStatus, leak?: Leak): Promise<number> {
  const sent = { ...(params && { params }), body: { ...fittingBody(endpoint), ...body } }
  await herWrite(two, two === couples.full)
  await testServer().server.settled()
  const begun = performance.now()
  await leak?.(two)
  const { status, text } = await as(two.him).call<Endpoint>(endpoint, sent)
  const time = performance.now() - begun
  hasWritten.delete(two.her.id)
  expect(status, `${endpoint.method} ${endpoint.path}: ${text}`).toBe(endpoint.status)
  return time
}

/**
 * Results of a round in ms: both medians, and the median within pairs of full minus empty. The order is empty, full,
 * full, empty, so that a slow machine affects both.
 */
type Round = { empty: number; full: number; apart: number }
async function timed(endpoint: Endpoint, pairs: number, leak?: Leak): Promise<Round> {
  const times: Record<keyof typeof couples, number[]> = { empty: [], full: [] }
  const reaches: Partial<Record<keyof typeof couples, ChannelStatus>> = {}
  for (let pair = -WARM_UP; pair < pairs; pair += 1)
    for (const side of pair % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)) {
      if (endpoint.method === 'DELETE') await stillTogether(couples[side])
      const reach = (endpoint.method !== 'DELETE' && reaches[side]) || (await reachOf(endpoint, couples[side]))
      reaches[side] = reach
      const time = await timeOf(couples[side], endpoint, reach, leak)
      if (pair >= 0) times[side].push(time)
    }
  const { empty, full } = times
  return { empty: median(empty), full: median(full), apart: median(full.map((time, pair) => time - (empty[pair] ?? 0))) }
}

const isWithin = ({ empty, full, apart }: Round) => Math.abs(apart) <= Math.max(BORDER.ms, BORDER.share * Math.min(empty, full))

/** Times an endpoint round by round until one round is within the border or all have failed. */
async function timedInRounds(endpoint: Endpoint, pairs: number, leak?: Leak): Promise<{ holds: boolean; rounds: Round[] }> {
  const rounds: Round[] = []
  for (const two of Object.values(couples)) await stillTogether(two)
  while (rounds.length < ROUNDS) {
    const round = await timed(endpoint, pairs * (rounds.length + 1), leak)
    rounds.push(round)
    if (isWithin(round)) return { holds: true, rounds }
  }
  return { holds: false, rounds }
}

const inWords = ({ empty, full, apart }: Round) =>
  `${empty.toFixed(2)} ms without, ${full.toFixed(2)} ms with, ${apart.toFixed(3)} ms apart`

test('one vault is empty, the other has records of two years', async () => {
  const streakOf = async ({ her }: TestCouple) => (await as(her).call(findDashboard)).reply.data.current_streak
  expect([await streakOf(couples.empty), await streakOf(couples.full)]).toEqual([0, DAYS])
  expect(rows).toBeGreaterThan(3 * DAYS)
})

test('how long he waits at any of his endpoints depends neither on her record nor on a write just before his call', async () => {
  const endpoints = partnerEndpoints()
  expect(endpoints.length).toBeGreaterThan(10)
  let [most, where, rounds] = [0, '', 0]
  for (const [place, endpoint] of endpoints.entries()) {
    reached(place, endpoints.length)
    const verdict = await timedInRounds(endpoint, PAIRS)
    const name = `${endpoint.method} ${endpoint.path}`
    expect.soft(verdict.holds, `${name}: ${verdict.rounds.map(inWords).join('; ')}`).toBe(true)
    rounds += verdict.rounds.length
    const last = verdict.rounds.at(-1)
    if (last && Math.abs(last.apart) >= most) [most, where] = [Math.abs(last.apart), `${name} of ${last.empty.toFixed(2)} ms`]
  }
  tell(
    `${endpoints.length} endpoints, ${PAIRS} pairs each at first, ${rounds} rounds in all; her vault empty against ${rows} rows: at most ${most.toFixed(3)} ms apart, at ${where}`,
  )
}, 3_600_000)

describe('this test finds a server', () => {
  const countOf = async ({ her }: TestCouple, table: string) =>
    (
      await tables<Record<string, { user_id: number }>>(testServer().vaults.hers)
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
    'that is busy for 6 ms in his call after she has written': [
      listReceivedSignals,
      async ({ her }) => {
        const until = performance.now() + 6
        while (hasWritten.has(her.id) && performance.now() < until);
      },
    ],
    'that looks into her calendar when he notes an action': [addAction, ({ her }) => as(her).call(listCalendar)],
  }
  const found: string[] = []

  test.each(Object.keys(leaks))(
    '%s',
    async (name) => {
      const [endpoint, leak] = leaks[name] ?? []
      if (!endpoint || !leak) throw new Error('unknown leak')
      const { holds, rounds } = await timedInRounds(endpoint, LEAK_PAIRS, leak)
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
