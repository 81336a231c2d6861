/**
 * Spells of bleeding, periods and cycles: the one definition for the calendar, Lara's replies and the cards about
 * findings. A day without an entry is unknown; it is never counted as a day without bleeding.
 */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type FlowDescription, FLOWS } from '../contract.ts'

/** A calendar day with a statement about bleeding, including "No bleeding". */
export type FlowNote = { readonly day: LocalDate; readonly flow: FlowDescription }

/** Bleeding from its first to its last noted day; `days` is the number of noted days. */
export type Spell = { readonly from: LocalDate; readonly to: LocalDate; readonly days: number }

/** From the first day of a period to the day before `next`, the first day of the next one. */
export type Cycle = { readonly from: LocalDate; readonly next: LocalDate; readonly days: number }

/** The days between two spells of bleeding, without their own days. */
export type Gap = { readonly before: Spell; readonly next: Spell; readonly days: number }

/** Maximum distance between two days of flow in the same period. */
export const PARTING_DAYS = 4
/** Flows that make a period; spotting alone does not. */
export const PERIOD_FLOWS: readonly FlowDescription[] = [FLOWS['light-flow'], FLOWS.moderate, FLOWS.heavy]

/** Whether a calendar day has bleeding of any kind. */
export function isBled({ flow }: FlowNote): boolean {
  return flow !== FLOWS['no-bleeding']
}

/** Spells of the given days, which are oldest first; days at most `PARTING_DAYS` apart are one spell. */
export function spellsOf(days: readonly FlowNote[]): Spell[] {
  const spells: Spell[] = []
  for (const { day } of days) {
    const last = spells.at(-1)
    if (last && daysBetween(last.to, day) <= PARTING_DAYS) spells[spells.length - 1] = { ...last, to: day, days: last.days + 1 }
    else spells.push({ from: day, to: day, days: 1 })
  }
  return spells
}

/** Her periods: spells of flow; spotting alone is none. */
export function periodsOf(days: readonly FlowNote[]): Spell[] {
  return spellsOf(days.filter(({ flow }) => PERIOD_FLOWS.includes(flow)))
}

/** The cycles between consecutive periods, oldest first. */
export function cyclesOf(periods: readonly Spell[]): Cycle[] {
  return periods.slice(1).map(({ from: next }, index) => {
    const from = periods[index]?.from ?? next
    return { from, next, days: daysBetween(from, next) }
  })
}

/** The gaps between consecutive spells, oldest first. */
export function gapsOf(spells: readonly Spell[]): Gap[] {
  return spells.slice(1).map((next, index) => {
    const before = spells[index] ?? next
    return { before, next, days: daysBetween(before.to, next.from) - 1 }
  })
}
