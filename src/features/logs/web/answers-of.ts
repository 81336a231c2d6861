import type { LogAnswers, LogEntry } from '../contract.ts'
import type { AnswerGroup } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './soft-answers.ts'

/** Every question of an entry's form with what `answers` say to it: the entry's own, or those of a former version. */
export function answersOf(entry: Pick<LogEntry, 'log_type' | 'log_date'>, answers: LogAnswers): AnswerGroup[] {
  return entry.log_type === 'quick_log' ? softAnswers(answers) : deepAnswers(answers, entry.log_date)
}
