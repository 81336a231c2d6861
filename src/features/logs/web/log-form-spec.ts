/** Description of a kind of log for the shared form: its questions, validation and texts. */
import type { LucideIcon } from 'lucide-react/types'
import type { ComponentType } from 'react'
import type { Endpoint } from '../../../kit/endpoint.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import type { LogName } from './log-kinds.ts'

/** Label, chooser hint and icon of a category. */
export type CategoryWords = { label: string; hint: string; icon: LucideIcon }

/** Category selection: all categories, the minimum, the toggle, and the message when a toggle is refused. */
export type Choosing<Category extends string> = {
  all: readonly Category[]
  least: number
  words: Record<Category, CategoryWords>
  toggled: (selected: readonly Category[], tapped: Category) => readonly Category[]
  selectMore: string
}

/** Props of one category's questions. `onChange` receives only the changed answers. */
export type QuestionProps<Category, Form> = {
  category: Category
  form: Form
  day: LocalDate
  isToday: boolean
  error: string | undefined
  onChange: (change: Form) => void
}

/** The selected categories and the answers. */
export type Filled<Category, Form> = { selected: readonly Category[]; form: Form }

/** One kind of log. `problem` returns the message that prevents saving, `missing` those beside the questions. */
export type LogFormSpec<Category extends string, Form extends object> = {
  name: LogName
  lead: string
  defaults: readonly Category[]
  choosing: Choosing<Category>
  Question: ComponentType<QuestionProps<Category, Form>>
  /** Additional questions after the categories, independent of the selection. */
  More?: ComponentType<Pick<QuestionProps<Category, Form>, 'isToday' | 'form' | 'onChange'>>
  toForm: (entry: LogAnswers) => Filled<Category, Form>
  toAnswers: (filled: Filled<Category, Form>, seconds: number, stored: LogEntry | undefined) => LogAnswers
  problem: (filled: Filled<Category, Form>) => string | undefined
  missing: (filled: Filled<Category, Form>) => Partial<Record<Category, string>>
  firstOpen: (filled: Filled<Category, Form>) => Category | undefined
  progress: (filled: Filled<Category, Form>) => { value: number; max: number; text: string }
  /** `opening` begins the message, by default for a log of today. */
  toChatContext: (answers: LogAnswers, opening: string | undefined) => string
  create: Endpoint
  update: Endpoint
  /** Time in ms after a save at which the tracker opens in any case (docs/product.md, Saving a log). */
  leavesAfterMs?: number
}
