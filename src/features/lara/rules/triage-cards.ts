/**
 * Triage cards from her calendar (docs/content.md, section 2). A gap of notes is not a gap of bleeding: a span counts
 * as free of bleeding only if it is witnessed, that is, contains notes of any kind often enough that bleeding would
 * have been noted. The texts are in `content/data-question/cards.ts`.
 */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../calendar/contract.ts'
import { type FlowNote, isBled, PARTING_DAYS, PERIOD_FLOWS } from '../../calendar/rules/spells.ts'
import type { Onboarding } from '../../onboarding/contract.ts'

/** Further input of the cards: her answers at the start, and the days with a note of any kind, oldest first. */
export type TriageFacts = {
  readonly ageRange: Onboarding['age_range'] | null
  readonly phase: Onboarding['menopause_phase'] | null
  readonly noteDays: readonly LocalDate[]
}

/** A card that was shown to her, and when. */
export type ShownCard = { readonly cause: string; readonly on: LocalDate }

/** A finding. `days` are the days it is based on, oldest first. */
export type TriageCard =
  | {
      readonly cause: 'bleeding-after-a-year'
      readonly days: readonly [LocalDate]
      readonly flow: FlowDescription
      /** Number of days without bleeding before it; null if she had stated that she is past menopause. */
      readonly without: number | null
      /** Whether the gap is witnessed; if not, only the distance between two entries indicates it. */
      readonly isWitnessed: boolean
    }
  | { readonly cause: 'long-bleeding'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'short-cycles'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'heavy-twice'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'gap-under-45'; readonly days: readonly [LocalDate]; readonly without: number }

/** Number of calendar days that are evaluated: a year without bleeding, and the bleeding before it. */
export const TRIAGE_DAYS = 800
/** Age in days from which a finding is no longer reported. */
const NEWS_DAYS = 90
/** Days before a cause is shown again (docs/content.md, section 2). */
export const CARD_PAUSE_DAYS = 14

const YEAR_DAYS = 365
/** Maximum distance between notes of a witnessed span; for absent periods, a month. */
const YEAR_SILENCE_DAYS = 60
const GAP_SILENCE_DAYS = 30
/** More than 8 days in a row. */
const LONG_DAYS = 9
const SHORT_CYCLE_DAYS = 21
/** Minimum distance of two heavy days in separate periods, and maximum distance at which they count together. */
const HEAVY_APART_DAYS = 14
const HEAVY_STORY_DAYS = 120
const GAP_DAYS = 90
const UNDER_45: readonly TriageFacts['ageRange'][] = ['35-40', '41-45']
const NONE = FLOWS['no-bleeding']

type Evidence = {
  readonly bled: readonly FlowNote[]
  readonly none: readonly LocalDate[]
  /** Days with a note of any kind. */
  readonly notes: readonly LocalDate[]
  readonly facts: TriageFacts
  readonly today: LocalDate
}

/** Cards that her calendar supports, most urgent first. Order and duplicates of `flowDays` are irrelevant. */
export function triageCards(flowDays: readonly FlowNote[], facts: TriageFacts, today: LocalDate): TriageCard[] {
  const known = flowDays
    .filter(({ day }) => day <= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1))
  const evidence: Evidence = {
    bled: known.filter(isBled),
    none: known.filter(({ flow }) => flow === NONE).map(({ day }) => day),
    notes: [...new Set([...facts.noteDays, ...known.map(({ day }) => day)])].filter((day) => day <= today).toSorted(),
    facts,
    today,
  }
  return [afterAYear(evidence), longBleeding(evidence), heavyTwice(evidence), shortCycles(evidence), gapUnder45(evidence)].filter(
    (card) => card !== undefined,
  )
}

/** Cards whose cause was not shown within `CARD_PAUSE_DAYS`. */
export function freshCards(cards: readonly TriageCard[], recent: readonly ShownCard[], today: LocalDate): TriageCard[] {
  return cards.filter(({ cause }) => !recent.some((shown) => shown.cause === cause && daysBetween(shown.on, today) < CARD_PAUSE_DAYS))
}

/** Whether consecutive notes from `from` to `to` are at most `silence` days apart; both ends count as notes. */
function isWitnessed({ notes }: Evidence, from: LocalDate, to: LocalDate, silence: number): boolean {
  const between = [from, ...notes.filter((day) => day > from && day < to), to]
  return between.every((day, index) => index === 0 || daysBetween(between[index - 1] ?? from, day) <= silence)
}

function isNews({ today }: Evidence, day: LocalDate): boolean {
  return daysBetween(day, today) < NEWS_DAYS
}

/**
 * Any bleeding, including spotting, after a year without, or after she stated that she is past menopause. If her notes
 * have gaps, a year between two entries about bleeding is sufficient: the card then asks whether there was any in
 * between.
 */
function afterAYear(evidence: Evidence): TriageCard | undefined {
  const { bled, notes, facts } = evidence
  const firsts = bled.flatMap(({ day, flow }, index) => {
    const before = bled[index - 1]?.day
    const since = before ?? notes[0]
    if (!isNews(evidence, day) || since === undefined) return []
    const without = daysBetween(since, day)
    if (without < YEAR_DAYS) return []
    const isSeen = isWitnessed(evidence, since, day, YEAR_SILENCE_DAYS)
    return isSeen || before !== undefined ? [{ day, flow, without, isWitnessed: isSeen }] : []
  })
  const isPast = facts.phase === 'Postmenopausal'
  const first = firsts.findLast((one) => one.isWitnessed || !isPast)
  if (first)
    return { cause: 'bleeding-after-a-year', days: [first.day], flow: first.flow, without: first.without, isWitnessed: first.isWitnessed }
  const last = bled.at(-1)
  if (!isPast || !last || !isNews(evidence, last.day)) return undefined
  return { cause: 'bleeding-after-a-year', days: [last.day], flow: last.flow, without: null, isWitnessed: true }
}

/** More than eight consecutive days with bleeding; a day without a note interrupts the run, since it is unknown. */
function longBleeding(evidence: Evidence): TriageCard | undefined {
  const rows: LocalDate[][] = []
  for (const { day } of evidence.bled) {
    const row = rows.at(-1)
    if (row?.at(-1) === day) continue
    if (row?.at(-1) === addDays(day, -1)) row.push(day)
    else rows.push([day])
  }
  const days = rows.findLast((row) => row.length >= LONG_DAYS && isNews(evidence, row.at(-1) ?? ''))
  return days && { cause: 'long-bleeding', days }
}

/**
 * First days of her periods; `isKnown` is false if the days before have no note, so that it may not be the first day.
 */
function periodStarts(evidence: Evidence): { readonly day: LocalDate; readonly isKnown: boolean }[] {
  const days = evidence.bled.filter(({ flow }) => PERIOD_FLOWS.includes(flow)).map(({ day }) => day)
  return days.flatMap((day, index) => {
    const before = days[index - 1]
    if (before === undefined) return [{ day, isKnown: true }]
    if (daysBetween(before, day) <= PARTING_DAYS) return []
    return [{ day, isKnown: evidence.notes.some((note) => note > before && note < day) }]
  })
}

/** Two consecutive cycles under 21 days, with a note in the days between the periods. */
function shortCycles(evidence: Evidence): TriageCard | undefined {
  const starts = periodStarts(evidence)
  const isShort = (index: number) => {
    const [start, next] = [starts[index], starts[index + 1]]
    return start !== undefined && next !== undefined && next.isKnown && daysBetween(start.day, next.day) < SHORT_CYCLE_DAYS
  }
  const at = starts.findLastIndex((_start, index) => isShort(index) && isShort(index + 1) && isNews(evidence, starts[index + 2]?.day ?? ''))
  return at < 0 ? undefined : { cause: 'short-cycles', days: starts.slice(at, at + 3).map(({ day }) => day) }
}

/** Heavy flow in two periods. */
function heavyTwice(evidence: Evidence): TriageCard | undefined {
  const heavy = evidence.bled.filter(({ flow }) => flow === FLOWS.heavy).map(({ day }) => day)
  const later = heavy.at(-1)
  if (later === undefined || !isNews(evidence, later)) return undefined
  const earlier = heavy.findLast((day) => {
    const apart = daysBetween(day, later)
    return apart >= HEAVY_APART_DAYS && apart <= HEAVY_STORY_DAYS
  })
  return earlier === undefined ? undefined : { cause: 'heavy-twice', days: [earlier, later] }
}

/**
 * More than 90 days without bleeding under 45: notes at least every 30 days since, and a "No bleeding" entry in the
 * last 30.
 */
function gapUnder45(evidence: Evidence): TriageCard | undefined {
  const { bled, none, facts, today } = evidence
  const last = bled.at(-1)?.day
  if (last === undefined || !UNDER_45.includes(facts.ageRange) || facts.phase === 'Postmenopausal') return undefined
  const without = daysBetween(last, today)
  const isStated = none.some((day) => day > last && daysBetween(day, today) <= GAP_SILENCE_DAYS)
  if (without <= GAP_DAYS || !isStated || !isWitnessed(evidence, last, today, GAP_SILENCE_DAYS)) return undefined
  return { cause: 'gap-under-45', days: [last], without }
}
