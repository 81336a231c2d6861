import type { Person } from './fixtures.ts'

/** Her current date according to the dashboard. */
export async function todayOf(woman: Person): Promise<string> {
  const { data } = await woman.call('GET', '/api/landing/dashboard/')
  return data.today
}

/** The date `count` days before `day`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)
}

/** A day in English. */
export function words(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
}

/** Creates a quick log on each of these days, with moods from 1 to 10 in turn. Returns their ids by day. */
export async function addSoftLogs(woman: Person, days: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (let first = 0; first < days.length; first += 10) {
    const portion = days.slice(first, first + 10).map(async (log_date, index) => {
      const answers = { log_date, mood_rating: 1 + ((first + index) % 10), sleep_hours: 7, hot_flashes_count: 2, stress_triggers: 4 }
      const { data } = await woman.call('POST', '/api/logs/quick-log/create/', answers)
      ids.set(log_date, data.id)
    })
    await Promise.all(portion)
  }
  return ids
}
