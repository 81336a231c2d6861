import type { FactorChoices, LogAnswers, LogEntry } from '../contract.ts'
import type { AnswerGroup } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './quick-answers.ts'

/**
 * Every question of an entry's form with its answer in `answers`: those of the entry or of a revision. `isToday`:
 * whether it is an entry of today. `own` are the custom factors.
 */
export function answersOf(
  entry: Pick<LogEntry, 'log_type' | 'log_date'>,
  answers: LogAnswers,
  isToday: boolean,
  own: FactorChoices['own'] = [],
): AnswerGroup[] {
  return entry.log_type === 'quick_log' ? softAnswers(answers, isToday, own) : deepAnswers(answers, { day: entry.log_date, isToday })
}
