/** The two kinds of log as known to pages, drafts and the outbox, and what a page needs before the form is loaded. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import type { Part } from '../../../kit/web/LazyPart.tsx'
import type { LogAnswers, LogEntry } from '../contract.ts'

/** By the name used for drafts and outbox entries: title, route and wire type. */
export const LOG_KINDS = {
  'soft-log': { title: 'Soft Log', path: '/tracker/soft', type: 'quick_log' },
  'deep-log': { title: 'Deep Log', path: '/tracker/deep', type: 'deep_log' },
} as const

export type LogName = keyof typeof LOG_KINDS

/** Whether a draft or outbox entry is a log. */
export function isLogName(name: string): name is LogName {
  return Object.hasOwn(LOG_KINDS, name)
}

/** Outbox name of the removal of a log of either kind. */
export const LOG_REMOVAL = 'log-removal'

/** An unsaved log. */
export type LogDraft<Category extends string = string, Form extends object = object> = {
  selected: Category[]
  form: Form
  elapsedSeconds: number
  /** Started as a new log: merged if the date has a log meanwhile. */
  isNew?: boolean
  /** Has just been merged with the log of its date. */
  isJoined?: boolean
}

/** Storage key of the draft of one date. */
export function logDraftKey(userId: number, day: LocalDate, form: LogName): DraftKey {
  return { userId, day, form }
}

/** Initial values of a form: the log being edited, if any, and the draft, if any. */
export type LogFormProps<Draft> = { day: LocalDate; stored: LogEntry | undefined; draft: Draft | undefined }

/** The lazily loaded part of a kind of log. It must be available offline, so it is loaded together with the page. */
export type LogFormPart<Draft> = {
  Form: Part<LogFormProps<Draft>>
  /** Whether a value read from the device is a draft of this version. */
  isDraft: (value: unknown) => value is Draft
  /** The answers of an outbox entry as a draft. */
  toDraft: (answers: LogAnswers, isNew: boolean) => Draft
}

/** A kind of log as used by its page. */
export type LogPageKind<Draft> = {
  name: LogName
  part: () => Promise<LogFormPart<Draft>>
  /** The form, rendered once the part is loaded. */
  Form: Part<LogFormProps<Draft>>
  /** Shown when the id belongs to no log of this kind. */
  missing: string
  /** Shown when the date already has a log; `unsaved` when there is also a draft. */
  exists: { saved: string; unsaved: string }
}
