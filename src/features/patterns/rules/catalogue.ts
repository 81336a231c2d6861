/** What is asked of her notes: fixed questions, and which ones she may ask herself (docs/patterns.md). */
import { FACTORS } from '../../logs/contract.ts'
import { isFactor } from './channels.ts'

/**
 * Whether days with more of `cause` are days with more or less of `outcome`, both keys of channels. The outcome is read
 * `lag` days after the cause. A night belongs to the log of the day on which it ends.
 */
export type Question = { readonly cause: string; readonly outcome: string; readonly lag: 0 | 1 }

/** What her own question may be about, without her custom factors. */
export const CAUSES: readonly string[] = [
  'sleep_hours',
  'night_sweats_count',
  'hot_flashes_count',
  'stress_triggers',
  'physical_activity',
  'regular_meals',
  'hydration_level',
  ...FACTORS,
]
export const OUTCOMES = [
  'night_sweats_count',
  'hot_flashes_count',
  'sleep_hours',
  'mood_rating',
  'energy_level',
  'thinking_clarity',
] as const
export type Outcome = (typeof OUTCOMES)[number]

function ask(cause: string, lag: 0 | 1, ...outcomes: readonly Outcome[]): Question[] {
  return outcomes.map((outcome) => ({ cause, outcome, lag }))
}

/** Questions about the logs' own channels, which are asked of each woman. */
const ALWAYS: readonly Question[] = [
  // Movement and stress of a day come before the night that follows.
  ...ask('physical_activity', 1, 'sleep_hours', 'night_sweats_count', 'energy_level', 'hot_flashes_count'),
  ...ask('physical_activity', 0, 'mood_rating'),
  ...ask('stress_triggers', 1, 'sleep_hours', 'night_sweats_count', 'mood_rating'),
  ...ask('stress_triggers', 0, 'hot_flashes_count'),
  // The night that ended on a day comes before that day.
  ...ask('sleep_hours', 0, 'mood_rating', 'energy_level', 'thinking_clarity', 'hot_flashes_count'),
  ...ask('night_sweats_count', 0, 'sleep_hours', 'energy_level'),
  ...ask('hot_flashes_count', 0, 'mood_rating', 'thinking_clarity'),
  ...ask('regular_meals', 0, 'energy_level'),
]

/** Questions about a factor: the night after, and the flashes of the day. */
function ofFactor(key: string): Question[] {
  return [
    ...ask(key, 1, 'sleep_hours', 'night_sweats_count'),
    ...ask(key, 0, 'hot_flashes_count'),
    ...(key === 'alcohol' ? ask(key, 1, 'mood_rating') : []),
  ]
}

/** Most questions of one look: more would need stronger links to be told from chance. */
const QUESTIONS_MAX = 36

/** The questions of a woman who notes the factors `factorKeys`, the most important first. */
export function questionsFor(factorKeys: readonly string[]): Question[] {
  return [...ALWAYS, ...factorKeys.filter(isFactor).flatMap(ofFactor)].slice(0, QUESTIONS_MAX)
}

/** The questions of a woman who notes alcohol and caffeine. */
export const CATALOGUE: readonly Question[] = questionsFor(['alcohol', 'caffeine_after_noon'])

/** Factors of the evening, which can show in how she is on the next day. */
const OF_THE_EVENING: readonly string[] = ['alcohol', 'caffeine_after_noon', 'spicy_food', 'late_dinner', 'screen_in_bed', 'hot_room']
export const FLASHES: readonly string[] = ['hot_flashes_count', 'night_sweats_count']
const NIGHT: readonly string[] = ['sleep_hours', 'night_sweats_count']

function lagOf(cause: string, outcome: Outcome): 0 | 1 {
  const asked = questionsFor([cause]).find((question) => question.cause === cause && question.outcome === outcome)
  if (asked) return asked.lag
  if (NIGHT.includes(cause)) return 0
  if (NIGHT.includes(outcome)) return 1
  return cause === 'stress_triggers' || OF_THE_EVENING.includes(cause) ? 1 : 0
}

/**
 * Her own question about two channels, with its lag. Undefined for what is never asked: an unknown channel, a channel
 * with itself, night sweats with hot flashes (the same flash may be in both), and the night before with its own sweats.
 * Two ratings of the same day are never compared either: one good day lifts all of them.
 */
export function ownQuestion(cause: string, outcome: string): Question | undefined {
  const found = OUTCOMES.find((one) => one === outcome)
  if (!found || !(CAUSES.includes(cause) || isFactor(cause)) || cause === found) return undefined
  const isSameFlash = FLASHES.includes(cause) && FLASHES.includes(found)
  const isBackwards = cause === 'sleep_hours' && found === 'night_sweats_count'
  return isSameFlash || isBackwards ? undefined : { cause, outcome: found, lag: lagOf(cause, found) }
}
