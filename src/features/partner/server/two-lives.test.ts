import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bothAt, type TestCouple, toldHim, twoLinked } from '../../../../test/couples.ts'
import { figuresOf } from '../../../../test/figures.ts'
import { as, NOON, setClock, setUpHouse } from '../../../../test/people.ts'
import { ACTION_TYPES, addAction, type ActionType, type Reaction } from '../../compass/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { findInbox, findPreview, giveReaction } from '../contract.ts'

const { tell, reached } = figuresOf('two worlds')
setUpHouse()

/** Pairs of lives a commit tries; `TWO_LIVES_RUNS=1000` tries more on demand (safety.md §1). */
const RUNS = Number(process.env['TWO_LIVES_RUNS'] ?? 4)
const HOUR_MS = 3_600_000
/** A Monday, ten o'clock UTC. */
const BEGIN = Date.parse('2026-11-23T10:00:00Z')
const WEEKS = 3
const TYPES: readonly ActionType[] = ACTION_TYPES.slice(0, 2)
/** How many actions of each kind he logs every Monday. */
const ACTIONS = 4

/** One thing that she says: about which action of a week and kind, so many hours after its Monday; from Tuesday to Saturday, wherever she is. */
type Said = { week: number; type: number; action: number; reaction: Reaction | null; hour: number }
/** What one life of hers adds to what both have in common. */
type Life = { said: Said[]; moments: number[]; looks: number[]; timezone: string }

const anyReaction = fc.constantFrom<Reaction[]>('receptive', 'neutral', 'withdrawn')
const anyHour = fc.integer({ min: 24, max: 130 })
const groups = Array.from({ length: WEEKS * TYPES.length }, (_, place) => ({
  week: Math.floor(place / TYPES.length),
  type: place % TYPES.length,
}))

/** What both lives say of a week and kind, and whether both take one of it back when it has been shown. */
type Shared = { reactions: Reaction[]; isRued: boolean }

/**
 * A week and kind as one life has it: the reactions that both share, on actions and at hours of its own, or one or two that nobody may notice. What is
 * taken back later is so at an hour of its own, too, between one turn of the weeks and the next.
 */
function groupOf(week: number, type: number, shared: Shared): fc.Arbitrary<Said[]> {
  const actions = fc.shuffledSubarray(
    Array.from({ length: ACTIONS }, (_, place) => place),
    { minLength: ACTIONS },
  )
  const reactions = shared.reactions.length ? fc.constant(shared.reactions) : fc.array(anyReaction, { maxLength: 2 })
  const first = { week, type }
  const hours = fc.array(anyHour, { minLength: ACTIONS, maxLength: ACTIONS })
  // Between the turn at which her week is shown and the next.
  const rued = fc.integer({ min: 168 + 27, max: 336 + 25 })
  return fc.record({ actions, reactions, hours, doubts: fc.nat(2), rued }).map((drawn) => {
    const said = drawn.reactions.flatMap((reaction, place): Said[] => {
      const [action = 0, hour = 24] = [drawn.actions[place], drawn.hours[place]]
      const doubt: Said = { ...first, action, reaction: drawn.doubts === 1 ? 'withdrawn' : null, hour: hour - 2 }
      return [...(drawn.doubts ? [doubt] : []), { ...first, action, reaction, hour }]
    })
    return shared.isRued ? [...said, { ...first, action: drawn.actions[0] ?? 0, reaction: null, hour: drawn.rued }] : said
  })
}

const life = (shared: readonly Shared[]): fc.Arbitrary<Life> =>
  fc.record({
    said: fc
      .tuple(...groups.map(({ week, type }, place) => groupOf(week, type, shared[place] ?? { reactions: [], isRued: false })))
      .map((all) => all.flat()),
    moments: fc.array(fc.integer({ min: 0, max: WEEKS * 168 }), { maxLength: 3 }),
    looks: fc.array(fc.integer({ min: 0, max: WEEKS * 168 }), { maxLength: 2 }),
    timezone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'UTC'),
  })

/** What both lives have in common: for each week and kind three reactions or four, or none that count. */
const anyShared = fc.tuple(
  ...groups.map(() =>
    fc.record({
      reactions: fc.oneof(fc.constant<Reaction[]>([]), fc.array(anyReaction, { minLength: 3, maxLength: ACTIONS })),
      isRued: fc.boolean(),
    }),
  ),
)
const twoLives = anyShared.chain((shared) => fc.tuple(life(shared), life(shared)))

/** What he is told, without the ids, which are drawn at random, and without the length that they give a reply. */
function withoutIds(told: readonly string[]): string[] {
  return told.map((one) => one.replace(/"id":\d+/g, '"id":0').replace(/"content-length":"\d+",?/, ''))
}

type Event = { at: number; work: (two: TestCouple, ids: Map<string, number>) => Promise<unknown> }

function eventsOf({ said, moments, looks }: Life, told: string[][]): Event[] {
  const acts = groups.flatMap(({ week, type }) =>
    Array.from({ length: ACTIONS }, (_, action): Event => ({
      at: BEGIN + week * 168 * HOUR_MS + (type * ACTIONS + action) * 1000,
      work: async ({ him }, ids) => {
        const body = { action_type: TYPES[type], action_description: `Number ${action}` }
        ids.set(`${week} ${type} ${action}`, (await as(him).call(addAction, { body })).reply.data.id)
      },
    })),
  )
  const reacts = said.map(({ week, type, action, reaction, hour }): Event => ({
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
  // He looks just before and at each turn of the weeks, and some days later.
  const reads = Array.from({ length: WEEKS + 2 }, () => [26 * HOUR_MS - 1, 26 * HOUR_MS, 100 * HOUR_MS + 1])
    .flatMap((hours, week) => hours.map((after) => BEGIN + week * 168 * HOUR_MS + after))
    .map((at): Event => ({ at, work: async ({ him }) => told.push(withoutIds(await toldHim(him))) }))
  return [...acts, ...reacts, ...notes, ...visits, ...reads].toSorted((one, other) => one.at - other.at)
}

/** Lives one life from beginning to end; answers all that he was told on the way. */
async function lived(one: Life): Promise<string[][]> {
  setClock(NOON)
  const two = await twoLinked({ hers: one.timezone, his: 'Europe/Paris' })
  const [told, ids]: [string[][], Map<string, number>] = [[], new Map()]
  let signedIn = 0
  for (const { at, work } of eventsOf(one, told)) {
    if (at - signedIn > 10 * 60_000) await bothAt(two, (signedIn = at))
    else setClock(at)
    await work(two, ids)
  }
  return told
}

test('two lives of hers that add up to the same weeks are told him byte for byte alike, at every moment', async () => {
  let [pairs, looks] = [0, 0]
  await fc.assert(
    fc.asyncProperty(twoLives, async ([one, other]) => {
      const told = await lived(one)
      expect(await lived(other)).toEqual(told)
      pairs += 1
      looks += told.length
      reached(pairs, RUNS)
    }),
    // A pair of lives takes seconds: the first that differs is told, not the smallest.
    { numRuns: RUNS, endOnFailure: true },
  )
  tell(`${pairs} pairs of lives that add up to the same weeks, told him alike at ${looks} moments`)
}, 10_800_000)

test('and this test would notice a life that does not', async () => {
  const quiet: Life = { said: [], moments: [], looks: [], timezone: 'UTC' }
  const said = [0, 1, 2].map((action): Said => ({ week: 0, type: 0, action, reaction: 'neutral', hour: 30 }))
  const [silent, two, three] = [await lived(quiet), await lived({ ...quiet, said: said.slice(1) }), await lived({ ...quiet, said })]
  expect(two).toEqual(silent)
  expect(three).not.toEqual(silent)
  const first = three.findIndex((told, place) => told.join() !== silent[place]?.join())
  expect(first, 'from the turn after her week was over').toBe(4)
})
