/**
 * HealthLog's JSON `{measurements: [{type, value, unit, measuredAt}], moodEntries: [{date, mood, score 1 to 5, tags,
 * loggedAt}]}`. Of measurements, sleep is taken over.
 */
import type { LocalDate } from '../../../kit/local-date.ts'
import { collectDays } from './collect-days.ts'
import { toDate } from './dates.ts'
import type { FileContent } from './imported-day.ts'
import { readJson, toList, toObject, toText } from './json.ts'
import { toHours, toNumber, toRating } from './values.ts'

export function readHealthLog(text: string, today: LocalDate): FileContent {
  const file = toObject(readJson(text))
  const found = collectDays('healthlog', today)
  for (const one of toList(file['measurements'])) {
    const { type, value, unit, measuredAt } = toObject(one)
    const kind = toText(type) || 'measurements'
    const isSleep = kind === 'SLEEP_DURATION'
    const day = isSleep ? found.day(toDate(toText(measuredAt), 'day-first'), kind) : undefined
    if (!isSleep) found.drop(kind, 'unknown-kind')
    if (day) found.put(day, 'sleepHours', toHours(toText(value), /^h/i.test(toText(unit)) ? 'hours' : 'minutes'), kind, { min: 0, max: 24 })
  }
  // The last mood of a day is taken.
  const moods = toList(file['moodEntries']).map(toObject).toReversed()
  for (const { date, score, tags } of moods.toSorted((one, other) => toText(other['loggedAt']).localeCompare(toText(one['loggedAt'])))) {
    const names = toText(tags)
      .split(/[,;]/)
      .filter((tag) => tag.trim() !== '')
    const day = found.day(toDate(toText(date), 'day-first'), 'moodEntries', 1 + names.length)
    if (!day) continue
    found.put(day, 'mood', toRating(toNumber(toText(score)), '1-5'), 'moodEntries')
    for (const name of names) found.word(day, 'factors', name, 'moodEntries')
  }
  return found.content()
}
