/** Labels of the days behind an insight: this week and the week before. */
import { t } from '../../../kit/words.ts'
import { dateWords } from './date-words.ts'
import type { Period } from './periods.ts'

/** "This week, Nov 15 to Nov 21". */
export function thisWeekWords({ from, to }: Period): string {
  return t`This week, ${dateWords(from, 'monthDay')} to ${dateWords(to, 'monthDay')}`
}

/** "The week before, Nov 8 to Nov 14". */
export function weekBeforeWords({ from, to }: Period): string {
  return t`The week before, ${dateWords(from, 'monthDay')} to ${dateWords(to, 'monthDay')}`
}
