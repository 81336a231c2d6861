import { hourIn } from '../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { Moment, MomentChange, MomentKind } from '../contract.ts'
import { MOMENT_MOODS } from './moment-moods.ts'

/** Name of moments in the outbox. */
export const MOMENT = 'moment'

/**
 * An outbox write: a new moment with its date; with an `id` in `params` a change of that one, or, without a body, its
 * removal.
 */
export type MomentWrite = {
  readonly id: string
  readonly day: LocalDate | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** A moment as shown. `at` in ms; until the server has it, `id` is undefined and `writeId` is set. */
export type DayMoment = {
  readonly kind: MomentKind
  readonly value: number | undefined
  readonly note: string | undefined
  readonly at: number
  readonly day: LocalDate
  readonly id: number | undefined
  readonly writeId: string | undefined
}

function toDayMoment({ id, kind, value, note, at, local_date }: Moment): DayMoment {
  return { id, kind, value: value ?? undefined, note: note ?? undefined, at: Date.parse(at), day: local_date, writeId: undefined }
}

function withChange(moment: DayMoment, { day, body }: MomentWrite): DayMoment {
  const { at, value } = body as MomentChange
  return {
    ...moment,
    ...(at !== undefined && { at: Date.parse(at), day: day ?? moment.day }),
    ...(value !== undefined && { value: value ?? undefined }),
  }
}

/** Stored and waiting moments in one list, newest first, with waiting changes and without those being removed. */
export function toDayMoments(stored: readonly Moment[], waiting: readonly MomentWrite[]): DayMoment[] {
  const writesOf = (id: number) => waiting.filter(({ params }) => params['id'] === id)
  const known = stored.flatMap((moment) => {
    const writes = writesOf(moment.id)
    return writes.some(({ body }) => body === undefined) ? [] : [writes.reduce(withChange, toDayMoment(moment))]
  })
  const added = waiting.flatMap(({ id: writeId, day, params, body }): DayMoment[] => {
    if (body === undefined || day === undefined || params['id'] !== undefined) return []
    const { kind, value, note, at } = body as Pick<Moment, 'kind' | 'value' | 'note' | 'at'>
    return [{ id: undefined, kind, value: value ?? undefined, note: note ?? undefined, at: Date.parse(at), day, writeId }]
  })
  // A moment just delivered is in both lists until the outbox has been read again.
  const isDelivered = ({ kind, at }: DayMoment) => known.some((moment) => moment.kind === kind && moment.at === at)
  return [...known, ...added.filter((moment) => !isDelivered(moment))].toSorted((one, other) => other.at - one.at)
}

/** Number of moments of a kind on `day`. */
export function countOn(day: LocalDate, kind: MomentKind, moments: readonly DayMoment[]): number {
  return moments.filter((moment) => moment.day === day && moment.kind === kind).length
}

/** Hour at which a night ends and the next begins: the night before a day reaches from 18:00 to 18:00. */
const NIGHT_ENDS_AT = 18

/** Number of night sweats in the night before `day`, in an IANA `timezone`. */
export function countNightBefore(day: LocalDate, moments: readonly DayMoment[], timezone: string): number {
  const evening = addDays(day, -1)
  return moments.filter((moment) => {
    if (moment.kind !== 'night_sweat') return false
    const isLate = hourIn(moment.at, timezone) >= NIGHT_ENDS_AT
    return isLate ? moment.day === evening : moment.day === day
  }).length
}

const KIND_WORDS: Record<Exclude<MomentKind, 'mood'>, string> = { hot_flash: t`Hot flash`, night_sweat: t`Night sweat` }

/** A moment in words: Mood: Good; Hot flash; Night sweat, strength 4 of 5. */
export function momentWords({ kind, value }: Pick<DayMoment, 'kind' | 'value'>): string {
  if (kind === 'mood') return t`Mood: ${MOMENT_MOODS[(value ?? 0) - 1] ?? value ?? ''}`
  if (value === undefined) return KIND_WORDS[kind]
  return kind === 'hot_flash' ? t`Hot flash, strength ${value} of 5` : t`Night sweat, strength ${value} of 5`
}
