import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Treatment } from '../../treatments/contract.ts'
import { changesIn, type TreatmentChange } from '../../treatments/rules/phases.ts'
import { changeWords } from '../../treatments/rules/treatment-words.ts'
import { dayWords } from '../../../kit/day-words.ts'
import type { Period } from './periods.ts'

/**
 * Where changes begin, in units of the points of a chart: 0 is the start of the first point. `places` are adjacent and
 * oldest first; days outside are left out, and each day has one flag.
 */
export function flagsOf(places: readonly Period[], days: readonly LocalDate[]): number[] {
  return [...new Set(days)].flatMap((day) => {
    const index = places.findIndex(({ from, to }) => from <= day && day <= to)
    const place = places[index]
    return place ? [index + daysBetween(place.from, day) / (daysBetween(place.from, place.to) + 1)] : []
  })
}

/** The changes of treatments within a period, the oldest first. */
export function changesWithin(treatments: readonly Treatment[], { from, to }: Period): TreatmentChange[] {
  return changesIn(treatments, from, to)
}

/** Changes in words with their days: "3 Oct: My patch: 50 → 75, higher dose". */
export function flagWords(changes: readonly TreatmentChange[]): string[] {
  return changes.map((change) => `${dayWords(change.day, 'monthDay')}: ${changeWords(change)}`)
}
