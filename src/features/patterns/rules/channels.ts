/** The channels of a day: each answer that a question can be about, under its name on the wire. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { toDayRows } from '../../insights/rules/day-rows.ts'
import { FACTORS, type Factor, type LogEntry } from '../../logs/contract.ts'
import { OWN_KEY } from '../../logs/rules/symptom-keys.ts'

/** Channels of the logs. A factor is a channel too, under its own key. */
export const CHANNELS = [
  'mood_rating',
  'energy_level',
  'sleep_hours',
  'hot_flashes_count',
  'night_sweats_count',
  'thinking_clarity',
  'stress_triggers',
  'physical_activity',
  'regular_meals',
  'hydration_level',
] as const
export type Channel = (typeof CHANNELS)[number]

/** The numbers of one day by channel or factor key; yes is 1, no is 0, an unanswered question is absent. */
export type PatternDay = { readonly date: LocalDate; readonly values: Readonly<Record<string, number>> }

/** Whether `key` is that of a factor: a predefined or a custom one. */
export function isFactor(key: string): boolean {
  return FACTORS.includes(key as Factor) || OWN_KEY.test(key)
}

/** One day per date, oldest first, of answers in logs alone: moments are not counted, she may forget to tap. */
export function toPatternDays(logs: readonly LogEntry[]): PatternDay[] {
  const quickOn = new Map(logs.flatMap((log) => (log.log_type === 'quick_log' ? [[log.log_date, log] as const] : [])))
  return toDayRows(logs, []).map((row) => {
    const quick = quickOn.get(row.day)
    const answers: Record<Channel, number | boolean | null | undefined> = {
      mood_rating: row.mood,
      energy_level: row.energy,
      sleep_hours: row.sleep,
      hot_flashes_count: row.hot_flashes,
      night_sweats_count: row.night_sweats,
      thinking_clarity: quick?.thinking_clarity,
      stress_triggers: quick?.stress_triggers,
      physical_activity: row.moved,
      regular_meals: quick?.regular_meals,
      hydration_level: quick?.hydration_level,
    }
    const known = Object.entries({ ...quick?.factors, ...answers }).flatMap(([key, value]) =>
      typeof value === 'number' || typeof value === 'boolean' ? [[key, Number(value)] as const] : [],
    )
    return { date: row.day, values: Object.fromEntries(known) }
  })
}

/** Keys of the factors that were answered on any of the days, most often answered first. */
export function factorsIn(days: readonly PatternDay[]): string[] {
  const counts = new Map<string, number>()
  for (const { values } of days) for (const key of Object.keys(values)) if (isFactor(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1)).map(([key]) => key)
}
