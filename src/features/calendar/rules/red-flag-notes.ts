import * as z from 'zod/mini'
import { daysBetween, LocalDate } from '../../../kit/local-date.ts'
import { RED_FLAG_IDS, type RedFlagAnswer } from '../contract.ts'
import type { RedFlag } from './red-flag-finding.ts'

/** Days for which "Not now" hides a cause, and for which a card that was read is not shown again at saving. */
export const PAUSE_DAYS = 14

/**
 * Her answers to the notes about one cause: seen by a doctor, for all that began up to `seen_through`; put off on
 * `not_now_on`; read at saving on `read_on`.
 */
const Answers = z.strictObject({
  seen_through: z.optional(LocalDate),
  not_now_on: z.optional(LocalDate),
  read_on: z.optional(LocalDate),
})

/** Her answers, by cause. */
export const BleedingNotes = z.partialRecord(z.enum(RED_FLAG_IDS), Answers)
export type BleedingNotes = z.infer<typeof BleedingNotes>

function isPaused(on: LocalDate | undefined, today: LocalDate): boolean {
  return on !== undefined && daysBetween(on, today) < PAUSE_DAYS
}

/** Whether a finding is still to be shown. */
export function isOpen({ id, level, since }: RedFlag, notes: BleedingNotes, today: LocalDate): boolean {
  const { seen_through: through, not_now_on: on } = notes[id] ?? {}
  if (through !== undefined && since <= through) return false
  return level === 'emergency' || !isPaused(on, today)
}

/** Whether a finding may be shown at saving: always for an emergency, otherwise once in `PAUSE_DAYS`. */
export function mayInterrupt({ id, level }: RedFlag, notes: BleedingNotes, today: LocalDate): boolean {
  return level === 'emergency' || !isPaused(notes[id]?.read_on, today)
}

/** The notes after her answer to a finding. */
export function withAnswer(notes: BleedingNotes, flag: RedFlag, answer: RedFlagAnswer, today: LocalDate): BleedingNotes {
  const before = notes[flag.id] ?? {}
  // An emergency put off is that day's alone: the next one is shown again.
  if (answer === 'seen_doctor' || (answer === 'not_now' && flag.level === 'emergency')) {
    const through = [flag.since, flag.about?.to ?? flag.since, ...flag.days, before.seen_through ?? flag.since].toSorted().at(-1)
    return { ...notes, [flag.id]: { ...before, seen_through: through } }
  }
  return { ...notes, [flag.id]: { ...before, ...(answer === 'not_now' ? { not_now_on: today } : { read_on: today }) } }
}
