/**
 * Triage cards from her calendar (lara.md §3): what in it deserves a doctor's eye. A gap of notes is no gap of bleeding: a stretch counts as
 * free of bleeding only while it is witnessed, that is, while she left notes of any kind in it often enough that bleeding would stand among
 * them. Pure counting; the words are in `content/own/cards.ts`.
 */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../calendar/contract.ts'
import type { Onboarding } from '../../onboarding/contract.ts'

/** What besides her calendar a card rests on: her answers at the start, and the days that hold a note of any kind, oldest first. */
export type TriageFacts = {
  readonly ageRange: Onboarding['age_range'] | null
  readonly phase: Onboarding['menopause_phase'] | null
  readonly noteDays: readonly LocalDate[]
}

/** A card that she was shown, and when. */
export type ShownCard = { readonly cause: string; readonly on: LocalDate }

/** A day of her calendar that speaks of bleeding, "No bleeding" included. */
export type FlowNote = { readonly day: LocalDate; readonly flow: FlowDescription }

/** What was seen. `days` are the days behind it, oldest first. */
export type TriageCard =
  | {
      readonly cause: 'bleeding-after-a-year'
      readonly days: readonly [LocalDate]
      readonly flow: FlowDescription
      /** How many days without bleeding came before; null where she had said that she is past menopause. */
      readonly without: number | null
    }
  | { readonly cause: 'long-bleeding'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'short-cycles'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'heavy-twice'; readonly days: readonly LocalDate[] }
  | { readonly cause: 'gap-under-45'; readonly days: readonly [LocalDate]; readonly without: number }

/** How far back her calendar is looked at: a year without bleeding, and the bleeding before it. */
export const TRIAGE_DAYS = 800
/** What lies further back than this is no news. */
const NEWS_DAYS = 90
/** One card per cause in so many days (lara.md §3). */
export const CARD_PAUSE_DAYS = 14

const YEAR_DAYS = 365
/** A stretch is witnessed while no two notes in it lie further apart; for the absence of periods a month is the measure. */
const YEAR_SILENCE_DAYS = 60
const GAP_SILENCE_DAYS = 30
/** More than 8 days in a row. */
const LONG_DAYS = 9
const SHORT_CYCLE_DAYS = 21
/** Days without flow that part one period from the next. */
const PARTING_DAYS = 4
/** Two heavy days belong to two periods when they lie this far apart, and to one story when not further than this. */
const HEAVY_APART_DAYS = 14
const HEAVY_STORY_DAYS = 120
const GAP_DAYS = 90
const UNDER_45: readonly TriageFacts['ageRange'][] = ['35-40', '41-45']
const NONE = FLOWS['no-bleeding']
const PERIOD_FLOWS: readonly FlowDescription[] = [FLOWS['light-flow'], FLOWS.moderate, FLOWS.heavy]

type Seen = {
  readonly bled: readonly FlowNote[]
  readonly none: readonly LocalDate[]
  /** Every day with a note of any kind. */
  readonly notes: readonly LocalDate[]
  readonly facts: TriageFacts
  readonly today: LocalDate
}

/** The cards that her calendar bears, the most pressing first. Order and repeats of `flowDays` do not matter. */
export function triageCards(flowDays: readonly FlowNote[], facts: TriageFacts, today: LocalDate): TriageCard[] {
  const known = flowDays
    .filter(({ day }) => day <= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day === other.day ? 0 : 1))
  const seen: Seen = {
    bled: known.filter(({ flow }) => flow !== NONE),
    none: known.filter(({ flow }) => flow === NONE).map(({ day }) => day),
    notes: [...new Set([...facts.noteDays, ...known.map(({ day }) => day)])].filter((day) => day <= today).toSorted(),
    facts,
    today,
  }
  return [afterAYear(seen), longBleeding(seen), heavyTwice(seen), shortCycles(seen), gapUnder45(seen)].filter((card) => card !== undefined)
}

/** Those cards whose cause she was not shown in the last 14 days. */
export function freshCards(cards: readonly TriageCard[], recent: readonly ShownCard[], today: LocalDate): TriageCard[] {
  return cards.filter(({ cause }) => !recent.some((shown) => shown.cause === cause && daysBetween(shown.on, today) < CARD_PAUSE_DAYS))
}

/** Whether no two notes from `from` to `to` lie further apart than `silence` days, the ends themselves counting as notes. */
function isWitnessed({ notes }: Seen, from: LocalDate, to: LocalDate, silence: number): boolean {
  const between = [from, ...notes.filter((day) => day > from && day < to), to]
  return between.every((day, index) => index === 0 || daysBetween(between[index - 1] ?? from, day) <= silence)
}

function isNews({ today }: Seen, day: LocalDate): boolean {
  return daysBetween(day, today) < NEWS_DAYS
}

/** Any bleeding, spotting too, after a witnessed year without, or after she said that she is past menopause. */
function afterAYear(seen: Seen): TriageCard | undefined {
  const { bled, notes, facts } = seen
  const firsts = bled.flatMap(({ day, flow }, index) => {
    const since = bled[index - 1]?.day ?? notes[0]
    if (!isNews(seen, day) || since === undefined) return []
    const without = daysBetween(since, day)
    return without >= YEAR_DAYS && isWitnessed(seen, since, day, YEAR_SILENCE_DAYS) ? [{ day, flow, without }] : []
  })
  const first = firsts.at(-1)
  if (first) return { cause: 'bleeding-after-a-year', days: [first.day], flow: first.flow, without: first.without }
  const last = bled.at(-1)
  if (facts.phase !== 'Postmenopausal' || !last || !isNews(seen, last.day)) return undefined
  return { cause: 'bleeding-after-a-year', days: [last.day], flow: last.flow, without: null }
}

/** More than eight days in a row that each say bleeding; a day without a note ends the row, since nobody knows of it. */
function longBleeding(seen: Seen): TriageCard | undefined {
  const rows: LocalDate[][] = []
  for (const { day } of seen.bled) {
    const row = rows.at(-1)
    if (row?.at(-1) === day) continue
    if (row?.at(-1) === addDays(day, -1)) row.push(day)
    else rows.push([day])
  }
  const days = rows.findLast((row) => row.length >= LONG_DAYS && isNews(seen, row.at(-1) ?? ''))
  return days && { cause: 'long-bleeding', days }
}

/** The first days of her periods; `isKnown` is false where the time before it holds no note, so that it may not be a first day. */
function periodStarts(seen: Seen): { readonly day: LocalDate; readonly isKnown: boolean }[] {
  const days = seen.bled.filter(({ flow }) => PERIOD_FLOWS.includes(flow)).map(({ day }) => day)
  return days.flatMap((day, index) => {
    const before = days[index - 1]
    if (before === undefined) return [{ day, isKnown: true }]
    if (daysBetween(before, day) <= PARTING_DAYS) return []
    return [{ day, isKnown: seen.notes.some((note) => note > before && note < day) }]
  })
}

/** Two cycles under 21 days, one after the other, with a note in the days that part the periods. */
function shortCycles(seen: Seen): TriageCard | undefined {
  const starts = periodStarts(seen)
  const isShort = (index: number) => {
    const [start, next] = [starts[index], starts[index + 1]]
    return start !== undefined && next !== undefined && next.isKnown && daysBetween(start.day, next.day) < SHORT_CYCLE_DAYS
  }
  const at = starts.findLastIndex((_start, index) => isShort(index) && isShort(index + 1) && isNews(seen, starts[index + 2]?.day ?? ''))
  return at < 0 ? undefined : { cause: 'short-cycles', days: starts.slice(at, at + 3).map(({ day }) => day) }
}

/** Heavy flow in two periods. */
function heavyTwice(seen: Seen): TriageCard | undefined {
  const heavy = seen.bled.filter(({ flow }) => flow === FLOWS.heavy).map(({ day }) => day)
  const later = heavy.at(-1)
  if (later === undefined || !isNews(seen, later)) return undefined
  const earlier = heavy.findLast((day) => {
    const apart = daysBetween(day, later)
    return apart >= HEAVY_APART_DAYS && apart <= HEAVY_STORY_DAYS
  })
  return earlier === undefined ? undefined : { cause: 'heavy-twice', days: [earlier, later] }
}

/** More than 90 days without bleeding under 45: notes at least every 30 days since, and "No bleeding" said in the last 30. */
function gapUnder45(seen: Seen): TriageCard | undefined {
  const { bled, none, facts, today } = seen
  const last = bled.at(-1)?.day
  if (last === undefined || !UNDER_45.includes(facts.ageRange) || facts.phase === 'Postmenopausal') return undefined
  const without = daysBetween(last, today)
  const isSaid = none.some((day) => day > last && daysBetween(day, today) <= GAP_SILENCE_DAYS)
  if (without <= GAP_DAYS || !isSaid || !isWitnessed(seen, last, today, GAP_SILENCE_DAYS)) return undefined
  return { cause: 'gap-under-45', days: [last], without }
}
