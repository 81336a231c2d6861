import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Plan } from '../../reminders/rules/due.ts'
import type { WallTime } from '../../reminders/rules/wall-clock.ts'
import type { Change, Phase, Treatment } from '../contract.ts'
import { dueOn, nextTimes } from './schedule.ts'

/** What a rule needs of a treatment. */
export type Phased = Pick<Treatment, 'phases'>

/** Whether nothing is taken in a phase that begins with this change. */
export function isOff(change: Change): boolean {
  return change === 'pause' || change === 'stop'
}

/** The phase of a day; undefined before the first. */
export function phaseOn({ phases }: Phased, day: LocalDate): Phase | undefined {
  return phases.findLast(({ from }) => from <= day)
}

/** Whether she takes it on a day, is to begin, has paused it, or has stopped. */
export function statusOn(treatment: Phased, day: LocalDate): 'coming' | 'now' | 'paused' | 'past' {
  const change = phaseOn(treatment, day)?.change
  if (change === undefined) return 'coming'
  if (change === 'stop') return 'past'
  return change === 'pause' ? 'paused' : 'now'
}

/** The doses planned for a day, by slot and local time. */
export function plannedOn(treatment: Phased, day: LocalDate): { slot: number; time: WallTime }[] {
  const schedule = phaseOn(treatment, day)?.schedule
  return schedule ? dueOn(schedule, day).map((time, slot) => ({ slot, time })) : []
}

/** When a treatment is taken, through all its phases, as its reminder asks for it. */
export function planOf({ phases }: Phased): Plan {
  return (from) => {
    for (const [place, phase] of phases.entries()) {
      const next = phases[place + 1]?.from
      const to = next === undefined ? undefined : addDays(next, -1)
      if (!phase.schedule || (to !== undefined && to < from)) continue
      const found = nextTimes(phase.schedule, phase.from > from ? phase.from : from, to)
      if (found) return found
    }
    return undefined
  }
}

/** Whether a dose can be noted on a day although none is planned: taken as needed, or with bleeding. */
export function isFreeOn(treatment: Phased, day: LocalDate): boolean {
  const kind = phaseOn(treatment, day)?.schedule?.kind
  return kind === 'as-needed' || kind === 'with-bleeding'
}

/** One change of one treatment: the phase that begins, and the one before. */
export type TreatmentChange<T extends Phased = Treatment> = { treatment: T; day: LocalDate; phase: Phase; before: Phase | undefined }

/** The changes of all treatments from `from` to `to`, inclusive, the oldest first. */
export function changesIn<T extends Phased>(treatments: readonly T[], from: LocalDate, to: LocalDate): TreatmentChange<T>[] {
  return treatments
    .flatMap((treatment) =>
      treatment.phases.map((phase, place) => ({ treatment, day: phase.from, phase, before: treatment.phases[place - 1] })),
    )
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}
