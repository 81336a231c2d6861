import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'

/** What the Deep Log's journal asks, one a day (spec §9: five, rotated by weekday). */
export const JOURNAL_PROMPTS = [
  'What was kind to you this week, and what was hard?',
  'What did your body try to tell you today?',
  'What would you like to put down for a while?',
  'Which small moment do you want to remember?',
  'What do you need more of right now?',
] as const

/** A Sunday, from which weekdays are counted. */
const SUNDAY: LocalDate = '2023-01-01'

/** The prompt of a day. Monday to Friday each have their own; Saturday and Sunday begin again with the first two. */
export function journalPrompt(day: LocalDate): string {
  const weekday = (((daysBetween(SUNDAY, day) - 1) % 7) + 7) % 7
  return JOURNAL_PROMPTS[weekday % JOURNAL_PROMPTS.length] ?? JOURNAL_PROMPTS[0]
}
