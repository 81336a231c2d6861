import { instantOf } from '../../../../features/reminders/rules/wall-clock.ts'
import { type LocalDate, localDateAt } from '../../../../kit/local-date.ts'
import { t } from '../../../../kit/words.ts'

const MINUTE_MS = 60_000

/** What a time of day is checked against: her time zone, now, and when the moment was so far, both in ms. */
type Context = { timezone: string; now: number; before: number | undefined }

/**
 * The instant (ms) of the time `HH:MM` on `day`, or why it cannot be. The seconds of `before` are kept, by which other
 * places recognise the moment.
 */
export function momentAt(day: LocalDate, time: string, { timezone, now, before = 0 }: Context): { at: number } | { problem: string } {
  if (!/^\d\d:\d\d$/.test(time)) return { problem: t`Please give a time. A guess is fine.` }
  const at = instantOf(day, time, timezone)
  if (localDateAt(at, timezone) !== day) return { problem: t`There was no such time that day. Please choose another.` }
  if (at > now) return { problem: t`That time hasn't come yet.` }
  return { at: at + (before % MINUTE_MS) }
}
