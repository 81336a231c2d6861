import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'

/** What the Deep Log's journal asks, one a day (spec §9: five, rotated by weekday). */
export const JOURNAL_PROMPTS = [
  t`What was kind to you this week, and what was hard?`,
  t`What did your body try to tell you today?`,
  t`What would you like to put down for a while?`,
  t`Which small moment do you want to remember?`,
  t`What do you need more of right now?`,
] as const

/** A Sunday, from which weekdays are counted. */
const SUNDAY: LocalDate = '2023-01-01'

/** The prompt of a day. Monday to Friday each have their own; Saturday and Sunday begin again with the first two. */
export function journalPrompt(day: LocalDate): string {
  const weekday = (((daysBetween(SUNDAY, day) - 1) % 7) + 7) % 7
  return JOURNAL_PROMPTS[weekday % JOURNAL_PROMPTS.length] ?? JOURNAL_PROMPTS[0]
}
