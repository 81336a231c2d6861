import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Phase, Schedule, Treatment } from '../contract.ts'
import { isOff } from './phases.ts'

/**
 * A stretch of hormone treatment, as far as the rules of stage and bleeding need it. Days are
 * inclusive; `to` is null while it lasts.
 */
export type HormoneUse = {
  readonly kind: 'oestrogen' | 'progestogen' | 'combined' | 'tibolone' | 'vaginal-oestrogen'
  /** Taken in rounds, with days off or two kinds one after the other, so that a withdrawal bleed is expected. */
  readonly isSequential: boolean
  readonly from: LocalDate
  readonly to: LocalDate | null
  /** Days on which dose or kind changed, oldest first, without `from`. */
  readonly changes: readonly LocalDate[]
  /** Day by which a device (IUS, implant, ring) should be changed; null for anything else. */
  readonly changeBy: LocalDate | null
}

const KINDS: readonly string[] = ['oestrogen', 'progestogen', 'combined', 'tibolone', 'vaginal-oestrogen']

type Stretch = { -readonly [Key in keyof HormoneUse]: HormoneUse[Key] } & { changes: LocalDate[] }

/** Whether each round has days off or a second kind, as in sequential hormone therapy. */
function isInRounds({ schedule, regimen }: Phase): boolean {
  return regimen === 'sequential' || hasDaysOff(schedule)
}

/** Whether a plan has days off in each round. */
function hasDaysOff(schedule: Pick<Schedule, 'kind'> | null): boolean {
  return schedule?.kind === 'cycle' || schedule?.kind === 'calendar-month'
}

function changeByOf({ schedule }: Phase): LocalDate | null {
  return schedule?.kind === 'in-place' ? schedule.until : null
}

function stretchesOf(kind: HormoneUse['kind'], phases: readonly Phase[]): HormoneUse[] {
  const stretches: Stretch[] = []
  let current: Stretch | undefined
  for (const phase of phases) {
    const { from, change } = phase
    const isSequential = isInRounds(phase)
    if (current && (isOff(change) || current.isSequential !== isSequential)) {
      current.to = addDays(from, -1)
      current = undefined
    }
    if (isOff(change)) continue
    if (current) {
      current.changes.push(from)
      current.changeBy = changeByOf(phase)
    } else {
      current = { kind, isSequential, from, to: null, changes: [], changeBy: changeByOf(phase) }
      stretches.push(current)
    }
  }
  return stretches
}

/**
 * The stretches in which she uses hormones, the oldest first. A pause or stop ends a stretch; so does a change between
 * taking it in rounds and all the same, since bleeding is then expected differently. Testosterone and all that is not
 * a hormone are left out.
 */
export function toHormoneUses(treatments: readonly Pick<Treatment, 'what' | 'phases'>[]): HormoneUse[] {
  return treatments
    .flatMap(({ what, phases }) => (KINDS.includes(what) ? stretchesOf(what as HormoneUse['kind'], phases) : []))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}
