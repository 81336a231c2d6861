import { daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'

/** The five journal prompts of the deep log, rotated by weekday (docs/product.md, Deep Log). */
export const JOURNAL_PROMPTS = [
  t`What was good this week, and what was hard?`,
  t`What did your body try to tell you today?`,
  t`What would you like to set aside for a while?`,
  t`Which small moment do you want to remember?`,
  t`What do you need more of right now?`,
] as const

/** The same prompts for another day than today, in the language of the call. */
const pastPrompts = () =>
  [
    t`What was kind to you that week, and what was hard?`,
    t`What did your body try to tell you that day?`,
    t`What would you have liked to set aside for a while?`,
    t`Which small moment of that day do you want to remember?`,
    t`What did you need more of that day?`,
  ] as const

/** A Sunday, the origin for counting weekdays. */
const SUNDAY: LocalDate = '2023-01-01'

/** The prompt of a date. Monday to Friday have one each; Saturday and Sunday use the first two again. */
export function journalPrompt(day: LocalDate, isToday: boolean): string {
  const prompts = isToday ? JOURNAL_PROMPTS : pastPrompts()
  const weekday = (((daysBetween(SUNDAY, day) - 1) % 7) + 7) % 7
  return prompts[weekday % prompts.length] ?? prompts[0]
}
