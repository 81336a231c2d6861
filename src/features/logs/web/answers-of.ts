import type { LogAnswers, LogEntry } from '../contract.ts'
import type { OwnItem } from '../rules/tracking.ts'
import type { AnswerGroup } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './quick-answers.ts'

/**
 * Every question of an entry's form with its answer in `answers`: those of the entry or of a revision. `own` are
 * the custom factors.
 */
export function answersOf(
  entry: Pick<LogEntry, 'log_type' | 'log_date'>,
  answers: LogAnswers,
  own: readonly OwnItem[] = [],
): AnswerGroup[] {
  return entry.log_type === 'quick_log' ? softAnswers(answers, own) : deepAnswers(answers, entry.log_date)
}
