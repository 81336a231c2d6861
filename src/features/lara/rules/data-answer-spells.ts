/** Spells of bleeding and periods in her calendar. */
import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import { type FlowNote, PARTING_DAYS, PERIOD_FLOWS } from './triage-cards.ts'

/** Bleeding from its first to its last noted day; `days` is the number of noted days. */
export type Spell = { readonly from: LocalDate; readonly to: LocalDate; readonly days: number }

/** Whether a calendar day has bleeding of any kind. */
export function isBled({ flow }: FlowNote): boolean {
  return flow !== FLOWS['no-bleeding']
}

/** Spells of the given days, oldest first; days at most `PARTING_DAYS` apart are one spell. */
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
