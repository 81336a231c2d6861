/** What the one form of both kinds of log is told about a kind: its questions, its judgement and its words. */
import type { LucideIcon } from 'lucide-react/types'
import type { ComponentType } from 'react'
import type { Endpoint } from '../../../kit/endpoint.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import type { LogName } from './log-kinds.ts'

/** How a category is called, explained in the chooser, and shown. */
export type CategoryWords = { label: string; hint: string; icon: LucideIcon }

/** Choosing what a log asks: all categories, how many at least, what a tap does, and what is said when it may not. */
export type Choosing<Category extends string> = {
  all: readonly Category[]
  least: number
  words: Record<Category, CategoryWords>
  toggled: (selected: readonly Category[], tapped: Category) => readonly Category[]
  selectMore: string
}

/** What one category is drawn with. A change holds only the answers that changed. */
export type QuestionProps<Category, Form> = {
  category: Category
  form: Form
  day: LocalDate
  error: string | undefined
  onChange: (change: Form) => void
}

/** Her choice of categories and her answers. */
export type Filled<Category, Form> = { selected: readonly Category[]; form: Form }

/** One kind of log. `problem` is the sentence that keeps it from being saved, `missing` those beside its questions. */
export type LogSheet<Category extends string, Form extends object> = {
  name: LogName
  lead: string
  defaults: readonly Category[]
  choosing: Choosing<Category>
  Question: ComponentType<QuestionProps<Category, Form>>
  toForm: (entry: LogAnswers) => Filled<Category, Form>
  toAnswers: (filled: Filled<Category, Form>, seconds: number, stored: LogEntry | undefined) => LogAnswers
  problem: (filled: Filled<Category, Form>) => string | undefined
  missing: (filled: Filled<Category, Form>) => Partial<Record<Category, string>>
  firstOpen: (filled: Filled<Category, Form>) => Category | undefined
  progress: (filled: Filled<Category, Form>) => { value: number; max: number; text: string }
  toChatContext: (answers: LogAnswers) => string
  create: Endpoint
  update: Endpoint
  /** Where she is still on the page this long after a save, in ms, the tracker opens all the same (spec §4). */
  leavesAfterMs?: number
}
