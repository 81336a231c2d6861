import { DEEP_CATEGORIES, DEEP_TEXTS, toDeepForm } from '../rules/deep.ts'
import { joinedForm } from '../rules/joined.ts'
import { toQuickForm } from '../rules/quick.ts'
import { type LogAnswers, type LogEntry, QUICK_CATEGORIES } from '../contract.ts'
import type { LogDraft, LogName } from './log-kinds.ts'

function joined(
  all: readonly string[],
  texts: readonly string[],
  stored: Pick<LogDraft, 'form'> & { selected: readonly string[] },
  draft: LogDraft,
): LogDraft {
  return {
    selected: all.filter((category) => stored.selected.includes(category) || draft.selected.includes(category)),
    form: joinedForm(stored.form, draft.form, texts),
    elapsedSeconds: draft.elapsedSeconds,
    isJoined: true,
  }
}

/** Merges a draft of a new log with the log of this date that was saved elsewhere since; the draft's answers win. */
export function joinedDraft(stored: LogEntry, draft: LogDraft): LogDraft {
  return stored.log_type === 'quick_log'
    ? joined(QUICK_CATEGORIES, ['note'], toQuickForm(stored), draft)
    : joined(DEEP_CATEGORIES, Object.keys(DEEP_TEXTS), toDeepForm(stored), draft)
}

/** Turns answers refused by the server back into a draft. */
export function draftOf(name: LogName, answers: LogAnswers, isNew: boolean): LogDraft {
  const { selected, form } = name === 'soft-log' ? toQuickForm(answers) : toDeepForm(answers)
  return { selected: [...selected], form, elapsedSeconds: answers.elapsed_seconds ?? 0, isNew }
}
