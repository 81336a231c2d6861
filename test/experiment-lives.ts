/**
 * A second simulation of experiments, written apart from `test/experiment-worlds.ts`: a second-order autoregression
 * with a rhythm, a weekly cycle of any shape, good days that lift everything for a while, and a notebook that stays
 * closed in bursts, more often after bad days. She keeps to the plan less on bad days, and says so only in part.
 */
import type { StoredExperiment } from '../src/features/experiments/rules/stored-experiment.ts'

/** Which kind of life, and the effect of the change in standard deviations of the outcome. */
export const TRIAL_LIVES = ['rhythm', 'good-days', 'bursts', 'counts', 'heavy'] as const
export type TrialLife = (typeof TRIAL_LIVES)[number]

/** One day of a plan: its number from the first day, and whether it is a day with the change. */
export type PlannedDay = { readonly number: number; readonly isChange: boolean }

/** By number of the day: the answer in the log that has the outcome, and what she says of the plan. */
export type TrialNotes = {
  readonly answers: ReadonlyMap<number, number>
  readonly says: ReadonlyMap<number, StoredExperiment['kept'][string]>
}

/** Random numbers by splitmix32. */
function makeDice(seed: number) {
  let state = Math.imul(seed + 17, 0x85ebca6b) | 0
  const roll = () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
  /** Nearly normal: twelve uniform numbers. */
  const bell = () => Array.from({ length: 12 }, roll).reduce((sum, one) => sum + one, -6)
  return { roll, bell, between: (low: number, high: number) => low + (high - low) * roll() }
}

/** Night sweats at a level: how many of 14 chances come true. */
function toCount(level: number, roll: () => number): number {
  const each = Math.min(0.9, 0.2 * Math.exp(0.45 * level))
  return Array.from({ length: 14 }, roll).filter((one) => one < each).length
}

/** The notes of the woman with number `seed` over a plan; `isGood`: a higher outcome is better. */
export function noteTrial(life: TrialLife, seed: number, effect: number, plan: readonly PlannedDay[]): TrialNotes {
  const { roll, bell, between } = makeDice(seed * 101 + TRIAL_LIVES.indexOf(life) * 900_001)
  const radius = between(0.3, 0.7)
  const one = 2 * radius * Math.cos((2 * Math.PI) / between(5, 14))
  const two = -radius * radius
  const noise = Math.sqrt(((1 + two) * ((1 - two) ** 2 - one * one)) / (1 - two))
  const weekly = Array.from({ length: 7 }, () => 0.35 * bell())
  const isChange = new Map(plan.map((day) => [day.number, day.isChange]))
  const last = plan.at(-1)?.number ?? 0
  const answers = new Map<number, number>()
  const says = new Map<number, StoredExperiment['kept'][string]>()
  let [now, before, spirit, closed] = [bell(), bell(), bell(), 0]
  for (let day = 0; day <= last; day += 1) {
    const shock = life === 'heavy' && roll() < 0.05 ? 3 * bell() : bell()
    ;[now, before] = [one * now + two * before + noise * shock, now]
    spirit = 0.6 * spirit + 0.8 * bell()
    const mood = life === 'good-days' ? 0.7 * now + 0.7 * spirit : now
    const isBad = mood < -0.7
    const planned = isChange.get(day)
    const follows = roll() < (isBad ? 0.75 : 0.92)
    const does = planned === undefined ? false : planned === follows
    if (planned !== undefined && roll() > 0.05) says.set(day, follows ? 'yes' : roll() < 0.5 ? 'partly' : 'no')
    if (closed > 0) closed -= 1
    else if (roll() < (life === 'bursts' ? 0.03 : 0.01) * (isBad ? 2 : 1)) closed = Math.ceil(between(1, life === 'bursts' ? 7 : 4))
    if (closed > 0 || roll() < 0.06) continue
    const level = mood + (weekly[day % 7] ?? 0) + (does ? effect : 0)
    answers.set(day, life === 'counts' ? toCount(level, roll) : Math.min(10, Math.max(1, Math.round(5.5 + 1.7 * level))))
  }
  return { answers, says }
}
