/** Patterns in words (docs/patterns.md). They never say that one thing makes another. */
import { capitalised } from '../../../kit/capitalised.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { plural, t } from '../../../kit/words.ts'
import { dayCount, nightCount, numberWords, valueWords } from '../../insights/rules/measures.ts'
import { factorWords } from '../../logs/rules/factors.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import type { Question } from './catalogue.ts'
import type { Group } from './groups.ts'
import type { OwnResult, Pattern } from './judge.ts'
import type { NextLook } from './look.ts'
import type { SideBySide } from './side-by-side.ts'

/** One of the two groups of days behind a pattern: its label, and its number in the statement, if that has one. */
export type SideWords = { readonly label: string; readonly typical: number | null }

/** A pattern in words: the statement, how sure it is, and the two groups of days behind it. */
export type PatternWords = { readonly text: string; readonly note: string; readonly much: SideWords; readonly little: SideWords }

function isSymptom(key: string): boolean {
  return (SYMPTOMS as readonly string[]).includes(key)
}

/** Name of a cause, an outcome or a symptom. `own` are her custom factors. */
export function channelWords(key: string, own: readonly OwnItem[]): string {
  switch (key) {
    case 'sleep_hours':
      return t`Sleep`
    case 'night_sweats_count':
      return t`Night sweats`
    case 'hot_flashes_count':
      return t`Hot flashes`
    case 'stress_triggers':
      return t`Stress`
    case 'physical_activity':
      return t`Movement`
    case 'regular_meals':
      return t`Regular meals`
    case 'hydration_level':
      return t`Enough water`
    case 'mood_rating':
      return t`Mood`
    case 'energy_level':
      return t`Energy`
    case 'thinking_clarity':
      return t`Clear thinking`
    default:
      return isSymptom(key) ? symptomWords(key, own) : factorWords(key, own)
  }
}

/** "after days with “Alcohol”", "on days with at least 3 hot flashes", "after nights of at least 7.5 hours". */
function amountWords({ cause, lag }: Question, range: string, own: readonly OwnItem[]): string {
  switch (cause) {
    case 'sleep_hours':
      return t`after nights of ${range} hours`
    case 'night_sweats_count':
      return t`after nights with ${range} night sweats`
    case 'hot_flashes_count':
      return lag === 0 ? t`on days with ${range} hot flashes` : t`after days with ${range} hot flashes`
    case 'stress_triggers':
      return lag === 0 ? t`on days with stress of ${range}` : t`after days with stress of ${range}`
    default: {
      const name = channelWords(cause, own)
      return lag === 0 ? t`on days with “${name}”` : t`after days with “${name}”`
    }
  }
}

/** A question, with the smallest amount of its cause in the group with much, and the largest in that with little. */
type Bounds = Question & { readonly much: { readonly bound: number }; readonly little: { readonly bound: number } }

/** Both groups of days, in lower case. */
function sidesOf(pattern: Bounds, own: readonly OwnItem[]): { much: string; little: string } {
  const [most, least] = [numberWords(pattern.little.bound), numberWords(pattern.much.bound)]
  const much = amountWords(pattern, t`at least ${least}`, own)
  const isNumber = amountWords(pattern, '', own) !== much
  if (!isNumber) return { much, little: pattern.lag === 0 ? t`on the other days` : t`after the other days` }
  return { much, little: amountWords(pattern, pattern.little.bound === 0 ? most : t`at most ${most}`, own) }
}

/** What was noted of an outcome, as the end of a sentence: "you noted more energy". */
export function outcomeWords(outcome: string, isMore: boolean): string {
  switch (outcome) {
    case 'night_sweats_count':
      return isMore ? t`you noted more night sweats` : t`you noted fewer night sweats`
    case 'hot_flashes_count':
      return isMore ? t`you noted more hot flashes` : t`you noted fewer hot flashes`
    case 'sleep_hours':
      return isMore ? t`you noted more hours of sleep` : t`you noted fewer hours of sleep`
    case 'mood_rating':
      return isMore ? t`you noted a better mood` : t`you noted a lower mood`
    case 'energy_level':
      return isMore ? t`you noted more energy` : t`you noted less energy`
    default:
      return isMore ? t`you noted clearer thinking` : t`you noted less clear thinking`
  }
}

/** Numbers of both groups that differ the way the pattern does: medians, else averages, else none. */
function numbersOf({ much, little, rho }: Pattern): { by: 'median' | 'average'; much: number; little: number } | undefined {
  const by = (['median', 'average'] as const).find((one) => (much[one] - little[one]) * rho > 0)
  return by && { by, much: much[by], little: little[by] }
}

function countWords(outcome: string, { days: many }: Group, { days: few }: Group): string {
  const [one, other] = [many.length, few.length]
  const isNight = outcome === 'night_sweats_count' || outcome === 'sleep_hours'
  return isNight ? t`${one} and ${other} nights` : t`${one} and ${other} days`
}

/** `own` are her custom factors, for their names. */
export function patternWords(pattern: Pattern, own: readonly OwnItem[]): PatternWords {
  const { much, little } = sidesOf(pattern, own)
  const [when, what] = [capitalised(much), outcomeWords(pattern.outcome, pattern.rho > 0)]
  const count = countWords(pattern.outcome, pattern.much, pattern.little)
  const numbers = numbersOf(pattern)
  const [more, less] = [numberWords(numbers?.much ?? 0), numberWords(numbers?.little ?? 0)]
  const text = !numbers
    ? t`${when}, ${what} than ${little} (${count}).`
    : numbers.by === 'median'
      ? t`${when}, ${what}: usually ${more}, against ${less} ${little} (${count}).`
      : t`${when}, ${what}: on average ${more}, against ${less} ${little} (${count}).`
  const note = t`It held when weekdays and slow changes were taken out. About one woman in ten sees such a line by chance alone in her first year. It does not say why the two go together.`
  return {
    text,
    note,
    much: { label: when, typical: numbers?.much ?? null },
    little: { label: capitalised(little), typical: numbers?.little ?? null },
  }
}

/** A value of an outcome with its unit: "5.6 hours", "6.5 of 10", "1.2". */
function averageWords(outcome: string, average: number): string {
  if (outcome === 'night_sweats_count' || outcome === 'hot_flashes_count') return numberWords(average)
  return valueWords(outcome === 'sleep_hours' ? 'sleep' : 'mood', average)
}

/** The plain averages of both groups: "Sleep, on average: 5.6 hours after days with “Alcohol” (12 days), …". */
export function averagesWords(found: SideBySide, own: readonly OwnItem[]): string {
  const { outcome, much, little } = found
  const sides = sidesOf(found, own)
  const countOf = outcome === 'night_sweats_count' || outcome === 'sleep_hours' ? nightCount : dayCount
  const first = `${averageWords(outcome, much.average)} ${sides.much} (${countOf(much.days.length)})`
  const second = `${averageWords(outcome, little.average)} ${sides.little} (${countOf(little.days.length)})`
  return t`${channelWords(outcome, own)}, on average over the last 12 weeks: ${first}; ${second}.`
}

/** The result of her own question; `days` is the number of days with a note that the look read. */
export function ownResultWords({ cause, outcome, verdict, lacks }: OwnResult, days: number, own: readonly OwnItem[]): string {
  const [one, other] = [channelWords(cause, own), channelWords(outcome, own)]
  if (verdict === 'link') return t`${one} and ${other} often go together in your notes.`
  if (verdict === 'no-link') return t`${one} and ${other}: no sign of a link in ${dayCount(days)}. If there is one, it is small.`
  switch (lacks?.why) {
    case 'new':
      return t`You’ll get a first answer no sooner than 14 days after you asked.`
    case 'few':
      return t`${one} and ${other}: too few days have both answers yet.`
    case 'one-sided': {
      const name = lacks.side === 'cause' ? one : other
      return t`${name}: at least 8 days must differ from your most frequent answer. So far ${lacks.others} of ${lacks.most + lacks.others} do.`
    }
    case 'steady':
      return t`${lacks.side === 'cause' ? one : other}: your answer hardly ever changes, so there is little to compare yet.`
    default:
      return t`${one} and ${other}: it’s too early to tell. That happens when your days differ a lot anyway.`
  }
}

/** When we next look for patterns in her notes; `notes` is the number of days with a note so far. */
export function waitingWords({ date, days_left }: NextLook, notes: number): string {
  const next = t`We look for patterns in your notes seven times in the first year. Looking more often would find things that aren’t there. Next time: ${dayWords(date, 'longMonthDay')} (${dayCount(days_left)}).`
  return `${next} ${plural(notes, t`${notes} day noted so far.`, t`${notes} days noted so far.`)}`
}
