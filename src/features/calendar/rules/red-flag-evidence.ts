import { eachDay } from '../../../kit/each-day.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Background } from '../../background/contract.ts'
import type { Onboarding } from '../../onboarding/contract.ts'
import { type BleedingSign, type FlowDescription, FLOWS, HEAVY_SIGNS } from '../contract.ts'
import { fittingSigns } from './bleeding-signs.ts'
import type { HormoneUse } from '../../treatments/rules/hormone-use.ts'
import type { Span } from './stage/known-time.ts'
import { stretchesOf } from './stretches.ts'
import { isBled, PERIOD_FLOWS, periodsOf, type Spell, spellsOf } from './spells.ts'

/** A day with a statement about bleeding, and what she added to it. */
export type BleedingDay = { readonly day: LocalDate; readonly flow: FlowDescription; readonly signs?: readonly BleedingSign[] | undefined }

/** Input of the rules. `noteDays` are the days with a note of any kind; order and days after `today` are irrelevant. */
export type RedFlagInput = {
  readonly days: readonly BleedingDay[]
  readonly noteDays: readonly LocalDate[]
  /** Times in which she confirmed that there was no bleeding; a day of bleeding in one counts all the same. */
  readonly knownGaps: readonly Span[]
  readonly background: Background
  readonly hormoneUses: readonly HormoneUse[]
  /** Her answers at the start, null if unanswered. */
  readonly ageRange: Onboarding['age_range'] | null
  readonly phase: Onboarding['menopause_phase'] | null
  readonly today: LocalDate
}

/** Age in days from which bleeding is no longer reported. */
const NEWS_DAYS = 90

/** How far back confirmed times are looked at, in days: longer than any rule looks for a gap of its own. */
const CONFIRMED_DAYS = 1_000

/** What the rules read: her days until today, oldest first. */
export type Evidence = RedFlagInput & {
  readonly bled: readonly BleedingDay[]
  readonly none: readonly LocalDate[]
  readonly notes: readonly LocalDate[]
  /** Bleeding of any kind, and periods, which spotting alone is not. */
  readonly spells: readonly Spell[]
  readonly periods: readonly Spell[]
  /** The newest bleeding, if it is recent. */
  readonly newest: Spell | undefined
}

/** The days until `today` of the times that she confirmed, as far as they are looked at. */
function confirmedDays({ knownGaps, today }: RedFlagInput): LocalDate[] {
  const first = addDays(today, -CONFIRMED_DAYS)
  return knownGaps.flatMap(({ from, to }) => eachDay({ from: from > first ? from : first, to: to < today ? to : today }))
}

/** Sorts and groups the input. */
export function toEvidence(input: RedFlagInput): Evidence {
  const known = input.days
    .filter(({ day }) => day <= input.today)
    .map((one) => ({ ...one, signs: fittingSigns(one.flow, one.signs) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1))
  const bled = known.filter(isBled)
  const isBleeding = new Set(bled.map(({ day }) => day))
  const confirmed = confirmedDays(input).filter((day) => !isBleeding.has(day))
  const spells = spellsOf(bled)
  const newest = spells.at(-1)
  return {
    ...input,
    bled,
    none: [...known.filter((one) => !isBled(one)).map(({ day }) => day), ...confirmed].toSorted(),
    notes: [...new Set([...input.noteDays, ...confirmed, ...known.map(({ day }) => day)])].filter((day) => day <= input.today).toSorted(),
    spells,
    periods: periodsOf(bled),
    newest: newest && isNews(input.today, newest.to) ? newest : undefined,
  }
}

/** Whether a day is recent enough to be reported. */
export function isNews(today: LocalDate, day: LocalDate): boolean {
  return daysBetween(day, today) < NEWS_DAYS
}

/** The days with bleeding from `from` to `to`. */
export function within(bled: readonly BleedingDay[], { from, to }: { from: LocalDate; to: LocalDate }): BleedingDay[] {
  return bled.filter(({ day }) => day >= from && day <= to)
}

/** The days of heavy flow in a spell. */
export function heavyDays({ bled }: Evidence, spell: Spell): LocalDate[] {
  return within(bled, spell).flatMap(({ day, flow }) => (flow === FLOWS.heavy ? [day] : []))
}

/** The days of a spell on which she added one of `signs`. */
export function daysWith({ bled }: Evidence, spell: { from: LocalDate; to: LocalDate }, signs: readonly BleedingSign[]): LocalDate[] {
  return within(bled, spell).flatMap(({ day, signs: own = [] }) => (own.some((sign) => signs.includes(sign)) ? [day] : []))
}

/** The signs of heavy bleeding that are no emergency. */
export const HEAVY: readonly BleedingSign[] = HEAVY_SIGNS.filter((sign) => sign !== 'faint_or_soaking')

/** Runs of consecutive noted days with bleeding, oldest first; a day without a note interrupts one, being unknown. */
export function runsOf(bled: readonly BleedingDay[]): { readonly from: LocalDate; readonly to: LocalDate; readonly count: number }[] {
  return stretchesOf(bled.map(({ day }) => day)).map((run) => ({ ...run, count: daysBetween(run.from, run.to) + 1 }))
}

/** First days of periods; `isKnown` is false without a note since the period before, so that both may be one. */
export function periodStarts({ bled, notes }: Evidence): { readonly day: LocalDate; readonly isKnown: boolean }[] {
  const flowDays = bled.filter(({ flow }) => PERIOD_FLOWS.includes(flow)).map(({ day }) => day)
  return periodsOf(bled).map(({ from }) => {
    const before = flowDays.findLast((day) => day < from)
    return { day: from, isKnown: before === undefined || notes.some((note) => note > before && note < from) }
  })
}

/** Her age in the calendar year of `today`, which may be a year more than her age now; undefined if unknown. */
export function ageIn({ background: { birth_year: year }, today }: RedFlagInput): number | undefined {
  return year === undefined ? undefined : Number(today.slice(0, 4)) - year
}
