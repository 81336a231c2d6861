import type { LogAnswers, LogEntry } from '../contract.ts'
import type { TrackedNames } from '../rules/tracked-phrases.ts'
import type { AnswerGroup } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './quick-answers.ts'

/**
 * Every question of an entry's form with its answer in `answers`: those of the entry or of a revision. `names` are
 * her custom symptoms and factors.
 */
export function answersOf(entry: Pick<LogEntry, 'log_type' | 'log_date'>, answers: LogAnswers, names?: TrackedNames): AnswerGroup[] {
  return entry.log_type === 'quick_log' ? softAnswers(answers, names) : deepAnswers(answers, entry.log_date)
}
