import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Period } from './periods.ts'

/** A stretch of a chart in units of its points: 0 is the start of the first point, 1.5 the middle of the second. */
export type Band = { readonly from: number; readonly to: number }

/**
 * The days with bleeding as stretches of a chart. `places` are its days, weeks or months, adjacent and oldest first; a
 * day of a week or month takes its share of it. `days` are oldest first; days outside are left out, and adjacent ones
 * joined.
 */
export function bandsOf(places: readonly Period[], days: readonly LocalDate[]): Band[] {
  const bands: { from: number; to: number }[] = []
  let next: LocalDate | undefined
  for (const day of days) {
    const index = places.findIndex(({ from, to }) => from <= day && day <= to)
    const place = places[index]
    if (!place) continue
    const length = daysBetween(place.from, place.to) + 1
    const offset = daysBetween(place.from, day)
    const to = index + (offset + 1) / length
    const last = bands.at(-1)
    if (last && day === next) last.to = to
    else bands.push({ from: index + offset / length, to })
    next = addDays(day, 1)
  }
  return bands
}
