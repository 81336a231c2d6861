import { addDays, type LocalDate } from '../../../kit/local-date.ts'

/** The stretches of consecutive days among `days`, which are oldest first and may repeat. */
export function stretchesOf(days: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const stretches: { from: LocalDate; to: LocalDate }[] = []
  for (const day of days) {
    const last = stretches.at(-1)
    if (last && (day === last.to || day === addDays(last.to, 1))) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}
