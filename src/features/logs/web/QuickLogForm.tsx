import { t } from '../../../kit/words.ts'
import {
  createQuickLog,
  QUICK_CATEGORIES,
  QUICK_DEFAULT_CATEGORIES,
  QUICK_MIN_CATEGORIES,
  type QuickCategory,
  updateQuickLog,
} from '../contract.ts'
import {
  firstUnanswered,
  isAnswered,
  questionProblems,
  quickCompleteness,
  type QuickForm,
  quickLogProblem,
  SELECT_MORE,
  toggledCategories,
  toQuickAnswers,
  toQuickForm,
} from '../rules/quick.ts'
import { toChatContext } from '../rules/quick-words.ts'
import type { LogFormPart } from './log-kinds.ts'
import type { LogFormSpec } from './log-form-spec.ts'
import { LogForm } from './LogForm.tsx'
import { CATEGORY_WORDS } from './quick-questions.ts'
import { QuickMore } from './QuickMore.tsx'
import { QuickQuestion } from './QuickQuestion.tsx'
import { isSoftDraft, type SoftDraft } from './soft-draft.ts'

const SHEET: LogFormSpec<QuickCategory, QuickForm> = {
  name: 'soft-log',
  lead: t`There are no right answers. Go with your first thought.`,
  defaults: QUICK_DEFAULT_CATEGORIES,
  choosing: {
    all: QUICK_CATEGORIES,
    least: QUICK_MIN_CATEGORIES,
    words: CATEGORY_WORDS,
    toggled: toggledCategories,
    selectMore: SELECT_MORE(),
  },
  Question: QuickQuestion,
  More: QuickMore,
  toForm: toQuickForm,
  toAnswers: ({ selected, form }, seconds, stored) => toQuickAnswers(selected, form, seconds, stored),
  problem: ({ selected, form }) => quickLogProblem(selected, form),
  missing: ({ selected, form }) => questionProblems(selected, form),
  firstOpen: ({ selected, form }) => firstUnanswered(selected, form),
  progress: ({ selected, form }) => {
    const answered = selected.filter((category) => isAnswered(form, category)).length
    const value = quickCompleteness(selected, form)
    return { value, max: 100, text: t`${value}% · ${answered} of ${QUICK_CATEGORIES.length}` }
  },
  toChatContext,
  create: createQuickLog,
  update: updateQuickLog,
}

/** The quick log form and the parsers of its drafts. */
export const softLogPart: LogFormPart<SoftDraft> = {
  Form: (props) => <LogForm sheet={SHEET} {...props} />,
  isDraft: isSoftDraft,
  toDraft: (answers, isNew) => {
    const { selected, form } = toQuickForm(answers)
    return { selected: [...selected], form, elapsedSeconds: answers.elapsed_seconds ?? 0, isNew }
  },
}
