/**
 * Writes what a card offers, with the endpoints and the outbox of its feature. Whether a card was confirmed is read
 * from her records, so that a reload, another tab and another device agree, and nothing is stored with the message.
 */
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type OutboxEntry, type Outcome, post, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import type { Doing } from '../../answers/contract.ts'
import {
  type CalendarEntry,
  createCalendarEntry,
  type Flow,
  FLOWS,
  removeCalendarEntry,
  updateCalendarEntry,
} from '../../calendar/contract.ts'
import { CALENDAR, type DayEntry, toBody, toForm } from '../../calendar/rules/day-entry.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import { calendarFrom } from '../../calendar/web/queries.ts'
import { addMoment, type Moment, removeMoment } from '../../moments/contract.ts'
import { MOMENT } from '../../moments/rules/day-moments.ts'
import { momentsAround } from '../../moments/web/queries.ts'
import { addReminder, removeReminder, type Reminder } from '../../reminders/contract.ts'
import { reminders } from '../../reminders/web/queries.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { type Chosen, isMomentOf, isReminderOf, momentChoice, toNewMoment, toNewReminder } from '../rules/doing-record.ts'
import { type Keeper, NO_KEEPER, type Written } from './doing-keeper.ts'
import { useLogKeeper } from './use-log-keeper.ts'

/** Name of reminders in the outbox. */
const REMINDER = 'reminder'

/**
 * The state of a card. `isOwn`: whether what is there was written by this card, so that it may be taken back.
 * `undone` and `cancelled` last until the page is left; `problem` is why it could not be taken back.
 */
export type DoingState =
  | { readonly kind: 'reading' | 'open' | 'busy' | 'undone' | 'cancelled' }
  | { readonly kind: 'done' | 'waiting'; readonly isOwn: boolean; readonly problem?: string | undefined }
  | { readonly kind: 'failed'; readonly words: string | undefined }

function bodyOf<Body>(entry: OutboxEntry, kind: string): Body | undefined {
  return entry.kind === kind && entry.body !== undefined ? (entry.body as Body) : undefined
}

/** The first record of the card: on the server, or else waiting in the outbox under `kind`. */
function recordIn<Row>(
  rows: readonly (Row & { id?: number | undefined })[] | undefined,
  waiting: readonly OutboxEntry[],
  kind: string,
  { isOf, choiceOf }: Reading<Row>,
): Written | undefined {
  const stored = rows?.find(isOf)
  if (stored?.id !== undefined) return { chosen: choiceOf(stored), id: stored.id, writeId: undefined }
  for (const entry of waiting) {
    const body = bodyOf<Row>(entry, kind)
    if (body !== undefined && isOf(body)) return { chosen: choiceOf(body), id: undefined, writeId: entry.id }
  }
  return undefined
}

/** How records of one kind are recognised, and what they say. */
type Reading<Row> = { readonly isOf: (row: Row) => boolean; readonly choiceOf: (row: Row) => Chosen }

function useMomentKeeper(doing: Doing): Keeper {
  const moment = doing.kind === 'moment' ? doing : undefined
  const timezone = useTimezone()
  const query = momentsAround(moment?.day ?? '')
  const { data, isPending } = useQuery({ ...query, enabled: moment !== undefined })
  const { waiting } = useOutbox()
  if (!moment) return NO_KEEPER
  const reading: Reading<Moment> = { isOf: (one) => isMomentOf(moment, one), choiceOf: (one) => momentChoice(one, timezone) }
  return {
    known: recordIn(data, waiting, MOMENT, reading),
    isKnown: !isPending,
    read: async () => recordIn((await queryClient.fetchQuery({ ...query, staleTime: 0 })).data, [], MOMENT, reading),
    write: (chosen) => post(addMoment, { body: toNewMoment(moment, chosen, timezone) }, { kind: MOMENT, day: moment.day }),
    remove: (id) => post(removeMoment, { params: { id } }, { kind: MOMENT }),
    isCertain: true,
  }
}

function useReminderKeeper(doing: Doing): Keeper {
  const reminder = doing.kind === 'reminder' ? doing : undefined
  const { data, isPending } = useQuery({ ...reminders, enabled: reminder !== undefined })
  const { waiting } = useOutbox()
  if (!reminder) return NO_KEEPER
  const reading: Reading<Reminder> = {
    isOf: (one) => isReminderOf(reminder, one),
    choiceOf: ({ date, time }) => ({ value: date ? 'once' : 'daily', time }),
  }
  return {
    known: recordIn(data?.data, waiting, REMINDER, reading),
    isKnown: !isPending,
    read: async () => recordIn((await queryClient.fetchQuery({ ...reminders, staleTime: 0 })).data, [], REMINDER, reading),
    write: (chosen) => post(addReminder, { body: toNewReminder(reminder, chosen) }, { kind: REMINDER }),
    remove: (id) => post(removeReminder, { params: { id } }, { kind: REMINDER }),
    isCertain: false,
  }
}

type FlowRow = Pick<CalendarEntry, 'flow_description'>

function useFlowKeeper(doing: Doing): Keeper {
  const day = doing.kind === 'flow' ? doing.day : undefined
  const query = calendarFrom(day ?? '')
  const { data, isPending } = useQuery({ ...query, enabled: day !== undefined })
  const { waiting } = useOutbox()
  /** The entry that a write of this card replaced; null if there was none. */
  const before = useRef<DayEntry | null>(undefined)
  if (doing.kind !== 'flow' || day === undefined) return NO_KEEPER
  const entry = data?.find((one) => one.day === day)
  const reading: Reading<FlowRow> = {
    isOf: ({ flow_description: flow }) => Boolean(flow) && (doing.flow === null || flow === FLOWS[doing.flow]),
    choiceOf: ({ flow_description: flow }) => ({ value: toForm({ flow, symptoms: null }).flow ?? '', time: '' }),
  }
  const ofDay = waiting.filter((one) => one.day === day)
  const rows = entry ? [{ id: entry.id, flow_description: entry.flow }] : []
  const keeping = { kind: CALENDAR, day }
  const known = recordIn(rows, ofDay, CALENDAR, reading)
  return {
    known,
    replaced: !known && entry?.flow ? toForm(entry).flow : undefined,
    isKnown: !isPending,
    read: async () => {
      const stored = (await queryClient.fetchQuery({ ...query, staleTime: 0 })).data.filter((one) => one.entry_date === day)
      return recordIn(stored, [], CALENDAR, reading)
    },
    write: ({ value }) => {
      before.current = entry ?? null
      const body = toBody({ flow: value as Flow, symptoms: entry?.symptoms ?? '' })
      return entry?.id === undefined
        ? post(createCalendarEntry, { body: { ...toDayParts(day), ...body } }, keeping)
        : post(updateCalendarEntry, { params: { id: entry.id }, body }, keeping)
    },
    remove: (id) =>
      before.current
        ? post(updateCalendarEntry, { params: { id }, body: toBody(toForm(before.current)) }, keeping)
        : post(removeCalendarEntry, { params: { id } }, keeping),
    isCertain: false,
  }
}

function refusalOf(outcome: Outcome<unknown>): Extract<DoingState, { kind: 'failed' }> | undefined {
  return outcome.kind === 'refused' ? { kind: 'failed', words: outcome.error.message || undefined } : undefined
}

/** The state of a card, what was written (`chosen`), the value that it would replace, and what its buttons do. */
export function useDoing(doing: Doing) {
  const moment = useMomentKeeper(doing)
  const flow = useFlowKeeper(doing)
  const reminder = useReminderKeeper(doing)
  const log = useLogKeeper(doing)
  const keeper = { moment, flow, reminder, symptom: log, sleep: log, answer: log, note: log }[doing.kind]
  const [state, setState] = useState<DoingState>()
  const [written, setWritten] = useState<Written>()
  const isRunning = useRef(false)

  /** Runs one action at a time, so that a second tap does nothing. */
  const run = async (action: () => Promise<DoingState | undefined>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setState({ kind: 'busy' })
    let next: DoingState | undefined
    try {
      next = await action()
    } catch (error) {
      next = { kind: 'failed', words: error instanceof Error && error.message ? error.message : undefined }
    }
    isRunning.current = false
    setState(next)
    return next?.kind !== 'failed'
  }

  const confirm = (chosen: Chosen) =>
    run(async () => {
      // Another tab, another device or a lost reply may have written it already.
      const there = await keeper.read().catch(() => undefined)
      // Another card may have changed the same log, which says nothing of this answer.
      if (there && (keeper !== log || there.chosen.value === chosen.value)) return undefined
      const queued = await keeper.write(chosen)
      const outcome = await queued.outcome
      const refusal = refusalOf(outcome)
      if (refusal) return refusal
      setWritten({ chosen, id: outcome.kind === 'delivered' ? outcome.reply.data.id : undefined, writeId: queued.id })
      return { kind: outcome.kind === 'delivered' ? 'done' : 'waiting', isOwn: true }
    })

  const undo = () =>
    run(async () => {
      const { id, writeId } = written ?? keeper.known ?? {}
      const isWithdrawn = writeId !== undefined && (await withdraw(writeId))
      const stored = isWithdrawn ? undefined : (id ?? (await keeper.read())?.id)
      const refusal = stored === undefined ? undefined : refusalOf(await (await keeper.remove(stored)).outcome)
      if (refusal) return { kind: 'done', isOwn: true, problem: refusal.words }
      setWritten(undefined)
      return { kind: 'undone' }
    })

  const found = (): DoingState => {
    const { known, isKnown, isCertain } = keeper
    if (known) return { kind: known.id === undefined ? 'waiting' : 'done', isOwn: known.writeId !== undefined || isCertain }
    return { kind: isKnown ? 'open' : 'reading' }
  }
  // A write that waited has arrived.
  const isArrived = state?.kind === 'waiting' && keeper.known?.id !== undefined
  return {
    state: isArrived ? ({ kind: 'done', isOwn: true } as const) : (state ?? found()),
    chosen: written?.chosen ?? keeper.known?.chosen,
    replaced: keeper.replaced,
    confirm,
    undo,
    cancel: () => setState({ kind: 'cancelled' }),
    reopen: () => setState(undefined),
  }
}
