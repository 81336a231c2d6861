/** The two kinds of log as pages, drafts and the outbox know them, and what a page needs of one before its form is there. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import type { Part } from '../../../kit/web/Later.tsx'
import type { LogAnswers, LogEntry } from '../contract.ts'

/** By the name of a kind's drafts and of its writes in the outbox: what it is called, where it is written, and its type on the wire. */
export const LOG_KINDS = {
  'soft-log': { title: 'Soft Log', path: '/tracker/soft', type: 'quick_log' },
  'deep-log': { title: 'Deep Log', path: '/tracker/deep', type: 'deep_log' },
} as const

export type LogName = keyof typeof LOG_KINDS

/** Whether a draft or a waiting write is one of a log. */
export function isLogName(name: string): name is LogName {
  return Object.hasOwn(LOG_KINDS, name)
}

/** How the removal of a log of either kind is called in the outbox. */
export const LOG_REMOVAL = 'log-removal'

/** A log that is not saved yet. */
export type LogDraft<Category extends string = string, Form extends object = object> = {
  selected: Category[]
  form: Form
  elapsedSeconds: number
}

/** Where the draft of one day lies. */
export function logDraftKey(userId: number, day: LocalDate, form: LogName): DraftKey {
  return { userId, day, form }
}

/** What a form starts from: the log being edited, or none for a new one, and the draft she left. */
export type LogFormProps<Draft> = { day: LocalDate; stored: LogEntry | undefined; draft: Draft | undefined }

/** What comes with the form of a kind. Its page opens offline too, so the form is fetched together with the page. */
export type LogFormPart<Draft> = {
  Form: Part<LogFormProps<Draft>>
  /** Whether something kept on the device is a draft as this version knows it. */
  isDraft: (value: unknown) => value is Draft
  /** Answers that were on their way, as a draft again. */
  toDraft: (answers: LogAnswers) => Draft
}

/** A kind of log as its page has it. */
export type LogPageKind<Draft> = {
  name: LogName
  part: () => Promise<LogFormPart<Draft>>
  /** The part's form, drawn once it is there. */
  Form: Part<LogFormProps<Draft>>
  /** Said when an id names no log of this kind. */
  missing: string
  /** Said when the day has a log already; `unsaved` when a draft lies beside it. */
  exists: { saved: string; unsaved: string }
}
