/**
 * Simulated women whose answers have nothing to do with each other, but for a link that is planted: latent normal
 * series with autocorrelation, weekdays and a trend, cut into the answers of the logs. `test/pattern-lives.ts` is a
 * second simulation, written apart from this one.
 */
import { addDays } from '../src/kit/local-date.ts'
import { seededRandom } from '../src/kit/seeded-random.ts'
import type { PatternDay } from '../src/features/patterns/rules/channels.ts'

/**
 * S0 independent days; S1 autocorrelation .2 to .6, weekdays, a trend, a fifth of the days missing in runs and more
 * often on bad days; S2 stronger; S3 one day on which most channels change for good; S4 slow waves of 25 to 60 days.
 */
export type World = 'S0' | 'S1' | 'S2' | 'S3' | 'S4'

/** `size`: standard deviations of the outcome per standard deviation of the cause. */
export type Link = { readonly cause: string; readonly outcome: string; readonly lag: 0 | 1; readonly size: number }

const CHANNELS = [
  'mood_rating',
  'energy_level',
  'stress_triggers',
  'thinking_clarity',
  'sleep_hours',
  'hot_flashes_count',
  'night_sweats_count',
  'physical_activity',
  'regular_meals',
  'hydration_level',
  'alcohol',
  'caffeine_after_noon',
]
/** Share of days with yes, and the latent value below which that share lies. */
const YES: Record<string, { share: number; below: number }> = {
  physical_activity: { share: 0.45, below: -0.126 },
  regular_meals: { share: 0.6, below: 0.253 },
  hydration_level: { share: 0.5, below: 0 },
  alcohol: { share: 0.3, below: -0.524 },
  caffeine_after_noon: { share: 0.5, below: 0 },
}
const FIRST = '2026-01-05'

const SETTINGS: Record<World, { lag1: [number, number]; trend: number; weekday: number; missing: number }> = {
  S0: { lag1: [0, 0], trend: 0, weekday: 0, missing: 0.05 },
  S1: { lag1: [0.2, 0.6], trend: 0.5, weekday: 0.3, missing: 0.2 },
  S2: { lag1: [0.5, 0.8], trend: 1, weekday: 0.3, missing: 0.3 },
  S3: { lag1: [0.2, 0.6], trend: 0.5, weekday: 0.3, missing: 0.2 },
  S4: { lag1: [0.2, 0.6], trend: 0.5, weekday: 0.3, missing: 0.2 },
}

function toNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function toPoisson(mean: number, random: () => number): number {
  let [count, product] = [0, random()]
  while (product > Math.exp(-mean)) {
    product *= random()
    count += 1
  }
  return count
}

/** The answer of a channel whose latent value is `latent`, standard normal apart from season. */
function toAnswer(channel: string, latent: number, random: () => number): number {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
  switch (channel) {
    case 'mood_rating':
      return within(2 * Math.round(3 + latent), 2, 10)
    case 'energy_level':
      return latent < -0.6 ? 4 : latent < 0.7 ? 7 : 10
    case 'stress_triggers':
    case 'thinking_clarity':
      return within(Math.round(5.5 + 2 * latent), 1, 10)
    case 'sleep_hours':
      return within(Math.round(2 * (6.8 + 1.1 * latent)) / 2, 0, 14)
    case 'hot_flashes_count':
      return Math.min(40, toPoisson(Math.exp(0.9 + 0.5 * latent), random))
    case 'night_sweats_count':
      return Math.min(40, toPoisson(Math.exp(0.2 + 0.5 * latent), random))
    default:
      return latent < (YES[channel]?.below ?? 0) ? 1 : 0
  }
}

/** The latent series of one channel. */
function toSeries(world: World, length: number, changeDay: number, random: () => number): number[] {
  const normal = toNormal(random)
  const { lag1, trend, weekday } = SETTINGS[world]
  const phi = lag1[0] + (lag1[1] - lag1[0]) * random()
  const profile = Array.from({ length: 7 }, () => weekday * normal())
  const slope = trend * normal()
  const jump = world === 'S3' && random() < 0.7 ? (random() < 0.5 ? 1 : -1) : 0
  const [period, phase, height] = [25 + 35 * random(), 2 * Math.PI * random(), world === 'S4' ? 0.8 : 0]
  let carried = normal()
  return Array.from({ length }, (_, day) => {
    carried = phi * carried + Math.sqrt(1 - phi * phi) * normal()
    const season = (profile[day % 7] ?? 0) + slope * (day / length - 0.5) + (day >= changeDay ? jump : 0)
    return carried + season + height * Math.sin((2 * Math.PI * day) / period + phase)
  })
}

/** The days of the woman with number `seed`; the same for the same arguments. */
export function worldDays(world: World, seed: number, length: number, link?: Link): PatternDay[] {
  const random = seededRandom(seed * 7_919 + 104_729 * (world.charCodeAt(1) - 47))
  for (let skipped = 0; skipped < 20; skipped += 1) random()
  const changeDay = Math.round(length * (0.2 + 0.6 * random()))
  const latent = new Map(CHANNELS.map((channel) => [channel, toSeries(world, length, changeDay, random)]))
  const answerOf = (channel: string, day: number) => toAnswer(channel, latent.get(channel)?.[day] ?? 0, random)
  if (link) {
    const [cause, outcome] = [latent.get(link.cause) ?? [], latent.get(link.outcome) ?? []]
    // The cause acts by what she does, so a yes or no acts as such.
    const yes = YES[link.cause]
    const act = (day: number) => {
      const value = cause[day - link.lag] ?? 0
      return yes ? ((value < yes.below ? 1 : 0) - yes.share) / Math.sqrt(yes.share * (1 - yes.share)) : value
    }
    const linked = outcome.map((value, day) => link.size * act(day) + Math.sqrt(1 - link.size ** 2) * value)
    latent.set(link.outcome, linked)
  }
  const { missing } = SETTINGS[world]
  let isAway = false
  return Array.from({ length }, (_, day): PatternDay | undefined => {
    const isBad = (latent.get('mood_rating')?.[day] ?? 0) < -0.7
    // Runs of about three days; bad days begin them twice as often.
    const begins = (missing / (1 - missing) / 3) * (isBad ? 1.6 : 0.8)
    isAway = world === 'S0' ? random() < missing : isAway ? random() > 1 / 3 : random() < begins
    const values = CHANNELS.map((channel) => [channel, answerOf(channel, day)] as const).filter(() => random() > 0.05)
    return isAway ? undefined : { date: addDays(FIRST, day), values: Object.fromEntries(values) }
  }).filter((day) => day !== undefined)
}
