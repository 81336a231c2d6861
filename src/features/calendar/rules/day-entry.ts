import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type CalendarEntry, type Flow, type FlowDescription, FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import { FLOW_NAMES } from './flow-names.ts'

/** The name of calendar entries in the outbox and of their drafts. */
export const CALENDAR = 'calendar'

/** A write about one day that waits on the device: a new entry, a change (`id` names which), or, without a body, a removal. */
export type DayWrite = {
  readonly id: string
  readonly day: LocalDate | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** What a day says as it stands for her: the server's entry with what still waits laid over it. `id` is undefined until the server has it. */
export type DayEntry = {
  readonly day: LocalDate
  readonly flow: FlowDescription | null
  readonly symptoms: string | null
  readonly id: number | undefined
  /** The newest write about it that has not left yet. */
  readonly write: { readonly id: string; readonly isNew: boolean } | undefined
}

/** The answers of the dialog. `symptoms-only` is no answer about bleeding, given on purpose. */
export type EntryForm = { readonly flow: Flow | 'symptoms-only' | undefined; readonly symptoms: string }

/** An entry of the server as the calendar shows it. */
export function toDayEntry(entry: CalendarEntry): DayEntry {
  return { day: entry.entry_date, flow: entry.flow_description, symptoms: entry.symptoms, id: entry.id, write: undefined }
}

function toContent(body: unknown): Pick<DayEntry, 'flow' | 'symptoms'> & { isNew: boolean } {
  const { flow_description, symptoms, year } = body as { flow_description?: FlowDescription; symptoms?: string; year?: number }
  return { flow: flow_description ?? null, symptoms: symptoms ?? null, isNew: year !== undefined }
}

/** The entries by day, with the writes that wait laid over them in their order. */
export function withWaiting(entries: readonly DayEntry[], writes: readonly DayWrite[]): Map<LocalDate, DayEntry> {
  const days = new Map(entries.map((entry) => [entry.day, entry]))
  for (const { id: writeId, day, params, body } of writes) {
    if (day === undefined) continue
    if (body === undefined) {
      days.delete(day)
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

/** The dialog's answers for a day that has an entry, or has none. */
export function toForm(entry: Pick<DayEntry, 'flow' | 'symptoms'> | undefined): EntryForm {
  if (!entry) return { flow: undefined, symptoms: '' }
  return { flow: choiceOf(entry.flow) ?? 'symptoms-only', symptoms: entry.symptoms ?? '' }
}

/** The dialog's answers of a write that the server refused. */
export function toFormOfWrite(body: unknown): EntryForm {
  return toForm(toContent(body))
}

/** What the answers are on the wire. */
export function toBody({ flow, symptoms }: EntryForm): { flow_description: FlowDescription | null; symptoms: string | null } {
  return {
    flow_description: flow === undefined || flow === 'symptoms-only' ? null : FLOWS[flow],
    symptoms: symptoms.trim() ? symptoms : null,
  }
}

/** The sentence that keeps the answers from being saved, or undefined. */
export function entryFormProblem({ flow, symptoms }: EntryForm): string | undefined {
  const isSilent = (flow === undefined || flow === 'symptoms-only') && !symptoms.trim()
  if (isSilent)
    return flow ? t`Please write down what you noticed, or choose a flow` : t`Please choose a flow, or write down what you noticed`
  return symptoms.length > SYMPTOMS_MAX ? t`Please use at most 5,000 characters` : undefined
}

/** Whether something kept on the device is the dialog's answers as this version knows them. */
export function isEntryForm(value: unknown): value is EntryForm {
  if (typeof value !== 'object' || value === null) return false
  const { flow, symptoms }: Partial<Record<keyof EntryForm, unknown>> = value
  const flows: readonly unknown[] = [undefined, 'symptoms-only', ...Object.keys(FLOWS)]
  return typeof symptoms === 'string' && flows.includes(flow)
}

/** What a day holds, in a few words: moderate flow; no bleeding, with symptoms; symptoms. */
export function entryWords({ flow, symptoms }: Pick<DayEntry, 'flow' | 'symptoms'>): string {
  if (!flow) return t`symptoms`
  const words = flow === FLOWS.other ? t`other flow` : FLOW_NAMES[flow].toLowerCase()
  return symptoms ? t`${words}, with symptoms` : words
}
