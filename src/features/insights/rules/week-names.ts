/** Labels of the days behind an insight: this week and the week before. */
import { t } from '../../../kit/words.ts'
import { dayWords } from '../../../kit/day-words.ts'
import type { Period } from './periods.ts'

/** "This week, Nov 15 to Nov 21". */
export function thisWeekWords({ from, to }: Period): string {
  return t`This week, ${dayWords(from, 'monthDay')} to ${dayWords(to, 'monthDay')}`
}

/** "The week before, Nov 8 to Nov 14". */
export function weekBeforeWords({ from, to }: Period): string {
  return t`The week before, ${dayWords(from, 'monthDay')} to ${dayWords(to, 'monthDay')}`
}
