import type { LogAnswers, LogEntry } from '../contract.ts'
import type { TrackedNames } from '../rules/tracked-phrases.ts'
import type { AnswerGroup } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './quick-answers.ts'

/**
 * Every question of an entry's form with its answer in `answers`: those of the entry or of a revision. `isToday`:
 * whether it is an entry of today. `names` are her custom symptoms and factors.
 */
export function answersOf(
  entry: Pick<LogEntry, 'log_type' | 'log_date'>,
  answers: LogAnswers,
  isToday: boolean,
  names?: TrackedNames,
): AnswerGroup[] {
  return entry.log_type === 'quick_log' ? softAnswers(answers, isToday, names) : deepAnswers(answers, { day: entry.log_date, isToday })
}
