import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Dose, Treatment } from '../contract.ts'
import { plannedOn } from './phases.ts'

/**
 * Planned doses of some days by what she noted. `taken` includes `late`. `not_noted` are those of days that are over;
 * today's open doses do not count.
 */
export type Adherence = { planned: number; taken: number; late: number; skipped: number; not_noted: number }

/** Counts the planned doses of a treatment from `from` to `to` (inclusive), as far as they are answered or over. */
export function adherenceOf(
  treatment: Pick<Treatment, 'id' | 'phases'>,
  doses: readonly Dose[],
  { from, to, today }: { from: LocalDate; to: LocalDate; today: LocalDate },
): Adherence {
  const states = new Map(
    doses.filter((dose) => dose.treatment_id === treatment.id).map((dose) => [`${dose.local_date} ${dose.slot}`, dose.state]),
  )
  const counted: Adherence = { planned: 0, taken: 0, late: 0, skipped: 0, not_noted: 0 }
  for (let day = from; day <= to && day <= today; day = addDays(day, 1)) {
    for (const { slot } of plannedOn(treatment, day)) {
      const state = states.get(`${day} ${slot}`)
      if (!state && day === today) continue
      counted.planned += 1
      if (!state) counted.not_noted += 1
      else if (state === 'skipped') counted.skipped += 1
      else {
        counted.taken += 1
        if (state === 'late') counted.late += 1
      }
    }
  }
  return counted
}
