import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bothAt, type TestCouple, repliesToPartner, twoLinked } from '../../../../test/couples.ts'
import { figuresOf } from '../../../../test/figures.ts'
import { as, NOON, setClock, setUpServer } from '../../../../test/server.ts'
import { addAction } from '../../compass/contract.ts'
import { ACTION_TYPES, type ActionType, type Reaction } from '../../couple/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { findInbox, findPreview, giveReaction } from '../contract.ts'

const { tell, reached } = figuresOf('two worlds')
setUpServer()

/** Pairs of records per run; `TWO_LIVES_RUNS=1000` tries more (docs/safety.md, section 1). */
const RUNS = Number(process.env['TWO_LIVES_RUNS'] ?? 4)
const HOUR_MS = 3_600_000
/** A Monday, 10:00 UTC. */
const BEGIN = Date.parse('2026-11-23T10:00:00Z')
const WEEKS = 3
const TYPES: readonly ActionType[] = ACTION_TYPES.slice(0, 2)
/** Actions of each kind that the partner logs every Monday. */
const ACTIONS = 4

/**
 * One reaction: to which action of a week and kind, `hour` hours after its Monday; from Tuesday to Saturday in every
 * time zone.
 */
type ReactionEvent = { week: number; type: number; action: number; reaction: Reaction | null; hour: number }
/** A record of hers: reactions, and what does not count, all in hours since BEGIN. */
type Life = { reactions: ReactionEvent[]; moments: number[]; looks: number[]; timezone: string }

const anyReaction = fc.constantFrom<Reaction[]>('receptive', 'neutral', 'withdrawn')
const anyHour = fc.integer({ min: 24, max: 130 })
const groups = Array.from({ length: WEEKS * TYPES.length }, (_, place) => ({
  week: Math.floor(place / TYPES.length),
  type: place % TYPES.length,
}))

/**
 * What both records have in common for a week and kind: its reactions, and whether one is removed after it was shown.
 */
type Shared = { reactions: Reaction[]; isRemovedLater: boolean }

/**
 * One week and kind of a record: the shared reactions, on actions and at hours of its own, or one or two that must stay
 * hidden. A later removal has an hour of its own, too, between two publications.
 */
function groupOf(week: number, type: number, shared: Shared): fc.Arbitrary<ReactionEvent[]> {
  const actions = fc.shuffledSubarray(
    Array.from({ length: ACTIONS }, (_, place) => place),
    { minLength: ACTIONS },
  )
  const reactions = shared.reactions.length ? fc.constant(shared.reactions) : fc.array(anyReaction, { maxLength: 2 })
  const first = { week, type }
  const hours = fc.array(anyHour, { minLength: ACTIONS, maxLength: ACTIONS })
  // Between the publication of her week and the next.
  const removedAt = fc.integer({ min: 168 + 27, max: 336 + 25 })
  return fc.record({ actions, reactions, hours, doubts: fc.nat(2), removedAt }).map((drawn) => {
    const reactionEvents = drawn.reactions.flatMap((reaction, place): ReactionEvent[] => {
      const [action = 0, hour = 24] = [drawn.actions[place], drawn.hours[place]]
      const earlier: ReactionEvent = { ...first, action, reaction: drawn.doubts === 1 ? 'withdrawn' : null, hour: hour - 2 }
      return [...(drawn.doubts ? [earlier] : []), { ...first, action, reaction, hour }]
    })
    return shared.isRemovedLater
      ? [...reactionEvents, { ...first, action: drawn.actions[0] ?? 0, reaction: null, hour: drawn.removedAt }]
      : reactionEvents
  })
}

const life = (shared: readonly Shared[]): fc.Arbitrary<Life> =>
  fc.record({
    reactions: fc
      .tuple(...groups.map(({ week, type }, place) => groupOf(week, type, shared[place] ?? { reactions: [], isRemovedLater: false })))
      .map((all) => all.flat()),
    moments: fc.array(fc.integer({ min: 0, max: WEEKS * 168 }), { maxLength: 3 }),
    looks: fc.array(fc.integer({ min: 0, max: WEEKS * 168 }), { maxLength: 2 }),
    timezone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'UTC'),
  })

/** For each week and kind three or four shared reactions, or none that count. */
const anyShared = fc.tuple(
  ...groups.map(() =>
    fc.record({
      reactions: fc.oneof(fc.constant<Reaction[]>([]), fc.array(anyReaction, { minLength: 3, maxLength: ACTIONS })),
      isRemovedLater: fc.boolean(),
    }),
  ),
)
const twoLives = anyShared.chain((shared) => fc.tuple(life(shared), life(shared)))

/** The replies without ids, which are random, and without the content length that depends on them. */
function withoutIds(replies: readonly string[]): string[] {
  return replies.map((reply) => reply.replace(/"id":\d+/g, '"id":0').replace(/"content-length":"\d+",?/, ''))
}

type Event = { at: number; work: (two: TestCouple, ids: Map<string, number>) => Promise<unknown> }

function eventsOf({ reactions, moments, looks }: Life, replies: string[][]): Event[] {
  const acts = groups.flatMap(({ week, type }) =>
    Array.from({ length: ACTIONS }, (_, action): Event => ({
      at: BEGIN + week * 168 * HOUR_MS + (type * ACTIONS + action) * 1000,
      work: async ({ him }, ids) => {
        const body = { action_type: TYPES[type], action_description: `Number ${action}` }
        ids.set(`${week} ${type} ${action}`, (await as(him).call(addAction, { body })).reply.data.id)
      },
    })),
  )
  const reacts = reactions.map(({ week, type, action, reaction, hour }): Event => ({
    at: BEGIN + (week * 168 + hour) * HOUR_MS,
    work: async ({ her }, ids) => {
      const params = { id: ids.get(`${week} ${type} ${action}`) ?? 0 }
      expect((await as(her).call(giveReaction, { params, body: { reaction } })).status).toBe(200)
    },
  }))
  const notes = moments.map((hour): Event => {
    const at = BEGIN + hour * HOUR_MS
    return { at, work: ({ her }) => as(her).call(addMoment, { body: { kind: 'hot_flash', at: new Date(at).toISOString() } }) }
  })
  const visits = looks.map((hour): Event => ({
    at: BEGIN + hour * HOUR_MS,
    work: async ({ her }) => [await as(her).call(findInbox), await as(her).call(findPreview)],
  }))
  // The partner reads just before and at each publication, and some days later.
  const reads = Array.from({ length: WEEKS + 2 }, () => [26 * HOUR_MS - 1, 26 * HOUR_MS, 100 * HOUR_MS + 1])
    .flatMap((hours, week) => hours.map((after) => BEGIN + week * 168 * HOUR_MS + after))
    .map((at): Event => ({ at, work: async ({ him }) => replies.push(withoutIds(await repliesToPartner(him))) }))
  return [...acts, ...reacts, ...notes, ...visits, ...reads].toSorted((a, b) => a.at - b.at)
}

/** Replays one record from beginning to end; resolves to all replies that the partner received. */
async function replay(record: Life): Promise<string[][]> {
  setClock(NOON)
  const two = await twoLinked({ hers: record.timezone, his: 'Europe/Paris' })
  const [replies, ids]: [string[][], Map<string, number>] = [[], new Map()]
  let signedIn = 0
  for (const { at, work } of eventsOf(record, replies)) {
    if (at - signedIn > 10 * 60_000) await bothAt(two, (signedIn = at))
    else setClock(at)
    await work(two, ids)
  }
  return replies
}

test('two records with the same weekly sums give the partner identical replies at every moment', async () => {
  let [pairs, looks] = [0, 0]
  await fc.assert(
    fc.asyncProperty(twoLives, async ([record, other]) => {
      const replies = await replay(record)
      expect(await replay(other)).toEqual(replies)
      pairs += 1
      looks += replies.length
      reached(pairs, RUNS)
    }),
    // A pair takes seconds, so the first counterexample is reported without shrinking.
    { numRuns: RUNS, endOnFailure: true },
  )
  tell(`${pairs} pairs of lives that add up to the same weeks, told him alike at ${looks} moments`)
}, 10_800_000)

test('the comparison detects records that differ', async () => {
  const empty: Life = { reactions: [], moments: [], looks: [], timezone: 'UTC' }
  const reactions = [0, 1, 2].map((action): ReactionEvent => ({ week: 0, type: 0, action, reaction: 'neutral', hour: 30 }))
  const [silent, two, three] = [
    await replay(empty),
    await replay({ ...empty, reactions: reactions.slice(1) }),
    await replay({ ...empty, reactions }),
  ]
  expect(two).toEqual(silent)
  expect(three).not.toEqual(silent)
  const first = three.findIndex((replies, place) => replies.join() !== silent[place]?.join())
  expect(first, 'from the turn after her week was over').toBe(4)
})
