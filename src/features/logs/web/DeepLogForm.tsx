import { t } from '../../../kit/words.ts'
import { createDeepLog, updateDeepLog } from '../contract.ts'
import {
  DEEP_TEXT_COUNT,
  deepCompleteness,
  type DeepForm,
  deepLogProblem,
  isDeepAnswered,
  SELECT_MORE_DEEP,
  toDeepAnswers,
  toDeepForm,
  toggledDeepCategories,
  writtenTexts,
  DEEP_CATEGORIES,
  DEEP_DEFAULT_CATEGORIES,
  DEEP_MIN_CATEGORIES,
  type DeepCategory,
} from '../rules/deep.ts'
import { isDeepCategoryList, isDeepForm } from '../rules/deep-form-shape.ts'
import { toDeepChatContext } from '../rules/deep-words.ts'
import { DEEP_CATEGORY_WORDS } from './deep-questions.ts'
import { DeepQuestion } from './DeepQuestion.tsx'
import type { LogDraft, LogFormPart } from './log-kinds.ts'
import type { LogFormSpec } from './log-form-spec.ts'
import { LogForm } from './LogForm.tsx'

/** An unsaved deep log. */
export type DeepDraft = LogDraft<DeepCategory, DeepForm>

const SHEET: LogFormSpec<DeepCategory, DeepForm> = {
  name: 'deep-log',
  lead: t`Write as much or as little as you like. One word is enough, and it’s fine to leave a question empty.`,
  defaults: DEEP_DEFAULT_CATEGORIES,
  choosing: {
    all: DEEP_CATEGORIES,
    least: DEEP_MIN_CATEGORIES,
    words: DEEP_CATEGORY_WORDS,
    toggled: toggledDeepCategories,
    selectMore: SELECT_MORE_DEEP(),
  },
  Question: DeepQuestion,
  toForm: toDeepForm,
  toAnswers: ({ selected, form }, seconds, stored) => toDeepAnswers(selected, form, seconds, stored),
  problem: ({ selected, form }) => deepLogProblem(selected, form),
  missing: () => ({}),
  firstOpen: ({ selected, form }) => selected.find((category) => !isDeepAnswered(form, category)),
  progress: ({ selected, form }) => ({
    value: deepCompleteness(selected, form),
    max: 100,
    text: t`${writtenTexts(selected, form)} of ${DEEP_TEXT_COUNT} written`,
  }),
  toChatContext: toDeepChatContext,
  create: createDeepLog,
  update: updateDeepLog,
  leavesAfterMs: 3_000,
}

function isDeepDraft(value: unknown): value is DeepDraft {
  if (typeof value !== 'object' || value === null) return false
  const { selected, form, elapsedSeconds }: Partial<Record<keyof DeepDraft, unknown>> = value
  return isDeepCategoryList(selected) && isDeepForm(form) && Number.isFinite(elapsedSeconds)
}

/** The deep log form and the parsers of its drafts. */
export const deepLogPart: LogFormPart<DeepDraft> = {
  Form: (props) => <LogForm sheet={SHEET} {...props} />,
  isDraft: isDeepDraft,
  toDraft: (answers, isNew) => {
    const { selected, form } = toDeepForm(answers)
    return { selected: [...selected], form, elapsedSeconds: answers.elapsed_seconds ?? 0, isNew }
  },
}
