import { expect, test } from 'vitest'
import { livedTrial, type Lived } from '../../../../test/experiment-worlds.ts'
import { noteTrial, TRIAL_LIVES } from '../../../../test/experiment-lives.ts'
import { figuresOf } from '../../../../test/figures.ts'
import { addDays, daysBetween } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import type { ExperimentKind, Verdict } from '../contract.ts'
import { lookAt, withLook } from './judge.ts'
import { drawPairs, extended, FIRST_PAIRS, lookDate, planOf } from './plan.ts'
import { LOOKS_MAX, type StoredExperiment } from './stored-experiment.ts'

/** Women per world; `npm run prove` sets more, and then every world of both simulations is tried. */
const WOMEN = Number(process.env['EXPERIMENT_WOMEN'] ?? 200)
const IS_WHOLE = process.env['EXPERIMENT_WOMEN'] !== undefined
/** Share of women who may be told of an effect that is not there, and share who must be told of a large one. */
const FALSE_MAX = 0.12
const FOUND_MIN = 0.85
const LARGE = 1.2
/** Worlds in which a large effect is hard to find: whole weeks are missing, or counts scatter by themselves. */
const HARD = ['day bursts', 'day counts']
const START = '2026-03-02'

const figures = figuresOf('experiments')

/** An experiment that goes on for all its looks, with days or weeks drawn by `seed`. */
function drawn(kind: ExperimentKind, outcome: StoredExperiment['outcome'], seed: number): StoredExperiment {
  const random = seededRandom(seed * 1_299_709 + 5)
  for (let skipped = 0; skipped < 10; skipped += 1) random()
  let experiment: StoredExperiment = {
    cause: 'evening_walk',
    own_words: '',
    outcome,
    kind,
    lag: 1,
    worth: 0.5,
    seed,
    change_first: drawPairs(kind, () => random() < 0.5),
    parts: [
      {
        starts_on: START,
        pairs: FIRST_PAIRS[kind],
      },
    ],
    kept: {},
    looks: [],
    state: 'active',
    ended_on: null,
  }
  for (let look = 1; look < LOOKS_MAX; look += 1) experiment = extended(experiment, addDays(lookDate(experiment, look - 1), 1))
  return experiment
}

/** The verdicts of the looks until one is final. */
function verdicts(experiment: StoredExperiment, { kept, valueOn }: Lived): Verdict[] {
  let current: StoredExperiment = { ...experiment, kept }
  while (current.state === 'active') current = withLook(current, lookAt(current, lookDate(current, current.looks.length), valueOn))
  return current.looks.map(({ verdict }) => verdict)
}

type World = { name: string; kind: ExperimentKind; live: (seed: number, effect: number) => Verdict[] }

const first = ([0.3, 0.6] as const).flatMap((phi) =>
  (['day', 'week'] as const).map((kind): World => {
    const live = (seed: number, effect: number) => {
      const experiment = drawn(kind, 'sleep_hours', seed)
      return verdicts(experiment, livedTrial({ seed, effect, phi }, experiment))
    }
    return { name: `${kind} ${phi}`, kind, live }
  }),
)
const second = TRIAL_LIVES.flatMap((life) =>
  (['day', 'week'] as const).map((kind): World => {
    const live = (seed: number, effect: number) => {
      const isCount = life === 'counts'
      const experiment = drawn(kind, isCount ? 'night_sweats_count' : 'mood_rating', seed)
      const plan = planOf(experiment).map(({ date, isChange }) => ({ number: daysBetween(START, date), isChange }))
      const { answers, says } = noteTrial(life, seed, isCount ? -effect : effect, plan)
      const kept = Object.fromEntries([...says].map(([day, said]) => [addDays(START, day), said]))
      return verdicts(experiment, { kept, valueOn: (date) => answers.get(daysBetween(START, date) - 1) })
    }
    return { name: `${kind} ${life}`, kind, live }
  }),
)
const worlds = IS_WHOLE ? [...first, ...second] : first.filter(({ kind }) => kind === 'day')
const seeds = Array.from({ length: WOMEN }, (_, seed) => seed)
/** The share of the women of a world that is exceeded about once in a hundred runs if the true share is `FALSE_MAX`. */
const falseLimit = FALSE_MAX + 2.33 * Math.sqrt((FALSE_MAX * (1 - FALSE_MAX)) / WOMEN)

test('few women are told of an effect that is not there', { timeout: 600_000 }, () => {
  let all = 0
  for (const { name, live } of worlds) {
    const told = seeds.filter((seed) => live(seed, 0).some((verdict) => verdict === 'helps' || verdict === 'worse'))
    all += told.length
    figures.tell(`${name}: ${told.length} of ${WOMEN} told of an effect that is not there`)
    expect.soft(told.length / WOMEN, name).toBeLessThanOrEqual(falseLimit)
  }
  expect(all / (WOMEN * worlds.length)).toBeLessThanOrEqual(FALSE_MAX)
})

test('most women with a large effect are told that it helps, and hardly one that it makes things worse', { timeout: 600_000 }, () => {
  for (const { name, kind, live } of worlds) {
    const lives = seeds.map((seed) => live(seed, LARGE))
    const by = Array.from({ length: LOOKS_MAX }, (_, look) => lives.filter((found) => found.slice(0, look + 1).includes('helps')).length)
    const worse = lives.filter((found) => found.includes('worse')).length
    const none = lives.filter((found) => found.includes('no-difference')).length
    figures.tell(`${name}: ${by.join('/')} of ${WOMEN} large effects found, ${none} called no difference`)
    expect.soft(worse / WOMEN, name).toBeLessThan(0.01)
    if (kind === 'day' && !HARD.includes(name)) expect.soft((by.at(-1) ?? 0) / WOMEN, name).toBeGreaterThanOrEqual(FOUND_MIN)
  }
})
