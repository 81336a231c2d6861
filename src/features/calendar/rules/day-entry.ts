import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type BleedingSign, type CalendarEntry, type Flow, type FlowDays, type FlowDescription, FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import { fittingSigns } from './bleeding-signs.ts'
import { flowNames } from './flow-names.ts'

/** Name of calendar entries in the outbox and in drafts. */
export const CALENDAR = 'calendar'
/** Name in the outbox of the flow of several days. */
export const FLOW_DAYS = 'flow_days'

/** Whether an outbox write changes the calendar. */
export function isCalendarWrite({ kind }: { readonly kind: string }): boolean {
  return kind === CALENDAR || kind === FLOW_DAYS
}

/**
 * An outbox write about one day: a new entry, a change (`id` identifies which), or, without a body, a removal; or the
 * flow of several days.
 */
export type DayWrite = {
  readonly id: string
  readonly day: LocalDate | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A day as shown: the server's entry with waiting writes applied. `id` is undefined until the server has it. */
export type DayEntry = {
  readonly day: LocalDate
  readonly flow: FlowDescription | null
  readonly symptoms: string | null
  readonly signs?: readonly BleedingSign[] | undefined
  readonly id: number | undefined
  /** Whether the stored content cannot be read. */
  readonly isDamaged?: boolean
  /** The newest waiting write about this day. */
  readonly write: WaitingWrite | undefined
}

/** A waiting write. One about several days has a `range`, whose `under` is what the day was before it. */
export type WaitingWrite = { readonly id: string; readonly isNew: boolean; readonly range?: { readonly under: DayEntry | undefined } }

/**
 * Form values of the dialog. `symptoms-only` means that no answer about bleeding is given deliberately. Signs that do
 * not fit the flow are kept, so that choosing another flow and this one again loses none.
 */
export type EntryForm = {
  readonly flow: Flow | 'symptoms-only' | undefined
  readonly symptoms: string
  readonly signs?: readonly BleedingSign[] | undefined
}

/** A server entry as the calendar shows it. */
export function toDayEntry(entry: CalendarEntry): DayEntry {
  const { entry_date: day, flow_description: flow, symptoms, bleeding_signs: signs, id, is_damaged: isDamaged } = entry
  return { day, flow, symptoms, ...(signs && { signs }), id, write: undefined, ...(isDamaged && { isDamaged }) }
}

function isFlowDays(body: unknown): body is FlowDays {
  return typeof body === 'object' && body !== null && 'days' in body
}

type Body = { flow_description?: FlowDescription; symptoms?: string; bleeding_signs?: BleedingSign[]; year?: number }

function toContent(body: unknown): Pick<DayEntry, 'flow' | 'symptoms' | 'signs'> & { isNew: boolean } {
  const { flow_description, symptoms, bleeding_signs: signs, year } = body as Body
  return { flow: flow_description ?? null, symptoms: symptoms ?? null, ...(signs && { signs }), isNew: year !== undefined }
}

/** Applies the flow of several days, as the server does: symptoms stay, and a day without anything has no entry. */
function applyFlows(days: Map<LocalDate, DayEntry>, writeId: string, { days: flows }: FlowDays): void {
  for (const { entry_date: day, flow_description: flow } of flows) {
    const under = days.get(day)
    const symptoms = under?.symptoms ?? null
    if (flow === null && symptoms === null) days.delete(day)
    else {
      const signs = fittingSigns(flow, under?.signs)
      const write = { id: writeId, isNew: false, range: { under } }
      days.set(day, { day, flow, symptoms, ...(signs.length > 0 && { signs }), id: under?.id, write })
    }
  }
}

/** Entries by day, with waiting writes applied in order. */
export function withWaiting(entries: readonly DayEntry[], writes: readonly DayWrite[]): Map<LocalDate, DayEntry> {
  const days = new Map(entries.map((entry) => [entry.day, entry]))
  for (const { id: writeId, day, params, body } of writes) {
    if (day === undefined) continue
    if (body === undefined) {
      days.delete(day)
      continue
    }
    if (isFlowDays(body)) {
      applyFlows(days, writeId, body)
      continue
    }
    const { isNew, ...content } = toContent(body)
    const id = typeof params['id'] === 'number' ? params['id'] : undefined
    days.set(day, { day, ...content, id, write: { id: writeId, isNew } })
  }
  return days
}

function choiceOf(flow: FlowDescription | null): Flow | undefined {
  return (Object.keys(FLOWS) as Flow[]).find((choice) => FLOWS[choice] === flow)
}

/** Form values for a day with or without an entry. */
export function toForm(entry: Pick<DayEntry, 'flow' | 'symptoms' | 'signs'> | undefined): EntryForm {
  if (!entry) return { flow: undefined, symptoms: '' }
  const { flow, symptoms, signs } = entry
  return { flow: choiceOf(flow) ?? 'symptoms-only', symptoms: symptoms ?? '', ...(signs && { signs }) }
}

/** Form values of a write the server refused. */
export function toFormOfWrite(body: unknown): EntryForm {
  return toForm(toContent(body))
}

/** The flow of the form, null without an answer about bleeding. */
export function flowOf({ flow }: Pick<EntryForm, 'flow'>): FlowDescription | null {
  return flow === undefined || flow === 'symptoms-only' ? null : FLOWS[flow]
}

/** Form values on the wire. */
export function toBody(form: EntryForm): {
  flow_description: FlowDescription | null
  symptoms: string | null
  bleeding_signs?: BleedingSign[]
} {
  const signs = fittingSigns(flowOf(form), form.signs)
  return {
    flow_description: flowOf(form),
    symptoms: form.symptoms.trim() ? form.symptoms : null,
    ...(signs.length > 0 && { bleeding_signs: signs }),
  }
}

/** Validation message, or undefined. */
export function entryFormProblem({ flow, symptoms }: EntryForm): string | undefined {
  const isSilent = (flow === undefined || flow === 'symptoms-only') && !symptoms.trim()
  if (isSilent)
    return flow ? t`Please write down what you noticed, or choose a flow` : t`Please choose a flow, or write down what you noticed`
  return symptoms.length > SYMPTOMS_MAX ? t`Please use at most 5,000 characters` : undefined
}

/** Whether a value read from the device is a draft of this version. */
export function isEntryForm(value: unknown): value is EntryForm {
  if (typeof value !== 'object' || value === null) return false
  const { flow, symptoms, signs = [] }: Partial<Record<keyof EntryForm, unknown>> = value
  const flows: readonly unknown[] = [undefined, 'symptoms-only', ...Object.keys(FLOWS)]
  return typeof symptoms === 'string' && flows.includes(flow) && Array.isArray(signs)
}

/** Short description of a day: moderate flow; no bleeding, with symptoms; symptoms. */
export function entryWords({ flow, symptoms }: Pick<DayEntry, 'flow' | 'symptoms'>): string {
  if (!flow) return t`symptoms`
  const words = flow === FLOWS.other ? t`other flow` : flowNames()[flow].toLowerCase()
  return symptoms ? t`${words}, with symptoms` : words
}
