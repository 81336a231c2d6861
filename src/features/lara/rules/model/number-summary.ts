import type { DayRow } from '../../../insights/rules/day-rows.ts'

/** Number of days in the summary, including today. */
export const SUMMED_DAYS = 14

/** Averages and counts only: no dates, no text of hers. Measures without a note are omitted. */
export type NumberSummary = Readonly<Record<string, number>>

const SUMMED = {
  mood: 'mood_of_10',
  energy: 'energy_of_10',
  sleep: 'hours_of_sleep',
  hot_flashes: 'hot_flashes',
  night_sweats: 'night_sweats',
} as const

/** Summary of the days that have a note; null if there are none. */
export function numberSummary(rows: readonly DayRow[]): NumberSummary | null {
  if (rows.length === 0) return null
  const summary: Record<string, number> = { days_looked_at: SUMMED_DAYS, days_with_a_note: rows.length }
  for (const measure of ['mood', 'energy', 'sleep', 'hot_flashes', 'night_sweats'] as const) {
    const values = rows.flatMap((row) => row[measure] ?? [])
    if (values.length === 0) continue
    const sum = values.reduce((total, value) => total + value, 0)
    summary[`days_with_${SUMMED[measure]}`] = values.length
    summary[`average_${SUMMED[measure]}`] = Math.round((sum / values.length) * 10) / 10
  }
  return summary
}
