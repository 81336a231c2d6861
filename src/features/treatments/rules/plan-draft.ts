import type { LocalDate } from '../../../kit/local-date.ts'
import { type Message, t } from '../../../kit/words.ts'
import type { Weekday } from '../../reminders/contract.ts'
import { weekdayOf } from '../../reminders/rules/due.ts'
import { DAYS_MISSING, INTERVAL_MAX, MONTH_BACKWARDS, type Schedule, TIMES_MISSING } from '../contract.ts'

/** Everything that the form asks about a plan, whichever kind it is. Numbers are text while typed, open days empty. */
export type PlanDraft = {
  kind: Schedule['kind'] | undefined
  times: readonly string[]
  days: readonly Weekday[]
  n: string
  on: string
  off: string
  starts_on: LocalDate
  from_day: string
  to_day: string
  until: LocalDate
}

/** Kinds in the order of the form, with their names. */
export const PLAN_WORDS: Readonly<Record<Schedule['kind'], Message>> = {
  daily: () => t`Every day`,
  weekdays: () => t`On certain weekdays`,
  every: () => t`Every few days`,
  cycle: () => t`Days on, days off`,
  'calendar-month': () => t`Certain days of the month`,
  'with-bleeding': () => t`While I’m bleeding`,
  'as-needed': () => t`When I need it`,
  'in-place': () => t`It stays in place`,
}

/** A draft with another kind. Certain weekdays begin with that of its first day. */
export function withKind(draft: PlanDraft, kind: Schedule['kind'], from: LocalDate): PlanDraft {
  const isOpen = kind === 'weekdays' && draft.days.length === 0 && from !== ''
  return { ...draft, kind, ...(isOpen && { days: [weekdayOf(from)] }) }
}

/** Whether a plan has times that a reminder can come at. */
export function hasReminder({ kind }: Pick<PlanDraft, 'kind'>): boolean {
  return kind !== undefined && kind !== 'as-needed' && kind !== 'with-bleeding'
}

/** The draft of a plan, or an empty one. */
export function toPlanDraft(schedule: Schedule | null | undefined): PlanDraft {
  const empty: PlanDraft = {
    kind: undefined,
    times: ['08:00'],
    days: [],
    n: '',
    on: '',
    off: '',
    starts_on: '',
    from_day: '',
    to_day: '',
    until: '',
  }
  if (!schedule) return empty
  const texts = Object.entries(schedule).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  return { ...empty, ...(Object.fromEntries(texts) as Partial<PlanDraft>) }
}

/** What is wrong with numbers of days as typed; undefined when all are whole and within the limits. */
function wholeProblem(numbers: readonly number[], low: number, high: number): { problem: string } | undefined {
  const isRight = numbers.every((number) => Number.isInteger(number) && number >= low && number <= high)
  return isRight ? undefined : { problem: t`Please give a whole number from ${low} to ${high}` }
}

/** The plan of a draft, or what is missing in it. `from` is the first day of a plan that has none of its own. */
export function toSchedule(draft: PlanDraft, from: LocalDate): Schedule | { problem: string } {
  const { kind, days, until } = draft
  const times = [...new Set(draft.times.filter(Boolean))].toSorted()
  const starts_on = draft.starts_on || from
  if (kind === undefined) return { problem: t`Please choose when you take it` }
  if (kind === 'with-bleeding' || kind === 'as-needed') return { kind }
  if (kind === 'in-place') return until ? { kind, until } : { problem: t`Please choose the day it should be changed by` }
  if (times.length === 0) return { problem: TIMES_MISSING() }
  if (kind === 'weekdays' && days.length === 0) return { problem: DAYS_MISSING() }
  if (kind === 'daily') return { kind, times }
  if (kind === 'weekdays') return { kind, days: [...days], times }
  if (kind === 'every') {
    const n = Number(draft.n)
    return wholeProblem([n], 2, INTERVAL_MAX) ?? { kind, n, starts_on, times }
  }
  if (kind === 'cycle') {
    const [on, off] = [Number(draft.on), Number(draft.off)]
    return wholeProblem([on, off], 1, INTERVAL_MAX) ?? { kind, on, off, starts_on, times }
  }
  const [from_day, to_day] = [Number(draft.from_day), Number(draft.to_day)]
  if (from_day > to_day && to_day > 0) return { problem: MONTH_BACKWARDS() }
  return wholeProblem([from_day, to_day], 1, 31) ?? { kind, from_day, to_day, times }
}
