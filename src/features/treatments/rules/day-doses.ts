import type { LocalDate } from '../../../kit/local-date.ts'
import type { WallTime } from '../../reminders/rules/wall-clock.ts'
import { type Dose, type DoseNote, type DoseState, SLOT_MAX, type Treatment } from '../contract.ts'
import { isFreeOn, plannedOn } from './phases.ts'

/** Kind of the writes of doses in the outbox. */
export const DOSE = 'dose'

/** A dose of one day: planned (`time` is set) or taken without a plan. `state` is undefined while nothing is noted. */
export type DayDose = {
  treatment: Treatment
  slot: number
  time: WallTime | undefined
  state: DoseState | undefined
  place: string | undefined
}

/** Noted doses with waiting writes over them; the last write about a dose counts. */
export function withWaiting(doses: readonly Dose[], notes: readonly DoseNote[]): Dose[] {
  const known = new Map(doses.map((dose) => [`${dose.treatment_id} ${dose.local_date} ${dose.slot}`, dose]))
  for (const { state, ...note } of notes) {
    const key = `${note.treatment_id} ${note.local_date} ${note.slot}`
    if (state === null) known.delete(key)
    else known.set(key, { ...note, state })
  }
  return [...known.values()]
}

/**
 * The doses of a day: those planned, by time, then those noted without a plan, then one open dose for each treatment
 * that is taken without a plan.
 */
export function dosesOn(day: LocalDate, treatments: readonly Treatment[], doses: readonly Dose[]): DayDose[] {
  const noted = doses.filter(({ local_date }) => local_date === day)
  const planned = treatments.flatMap((treatment) =>
    plannedOn(treatment, day).map(({ slot, time }): DayDose => {
      const dose = noted.find(({ treatment_id, slot: of }) => treatment_id === treatment.id && of === slot)
      return { treatment, slot, time, state: dose?.state, place: dose?.place }
    }),
  )
  const isPlanned = new Set(planned.map(({ treatment, slot }) => `${treatment.id} ${slot}`))
  const free = treatments.flatMap((treatment) => {
    const own = noted.filter(({ treatment_id, slot }) => treatment_id === treatment.id && !isPlanned.has(`${treatment_id} ${slot}`))
    const rows = own.map(({ slot, state, place }): DayDose => ({ treatment, slot, time: undefined, state, place }))
    const next = own.reduce((last, { slot }) => Math.max(last, slot), -1) + 1
    const isOpen = isFreeOn(treatment, day) && next <= SLOT_MAX
    return isOpen ? [...rows, { treatment, slot: next, time: undefined, state: undefined, place: undefined }] : rows
  })
  return [...planned.toSorted((one, other) => ((one.time ?? '') < (other.time ?? '') ? -1 : 1)), ...free]
}
