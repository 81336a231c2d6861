import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Checkin, Instrument } from '../contract.ts'

/** What she can begin: the MRS, the four short questions, and those about mood and worry in full. */
export const RUNS = ['mrs', 'short', 'mood', 'worry'] as const
export type Run = (typeof RUNS)[number]

/** The instruments that count as having answered a run. */
const COUNTED: Readonly<Record<Run, readonly Instrument[]>> = {
  mrs: ['mrs'],
  short: ['phq2', 'gad2'],
  mood: ['phq9', 'phq8'],
  worry: ['gad7'],
}

/** Days from one time to the next: the MRS is monthly, the others look two weeks back. */
const APART: Readonly<Record<Run, number>> = { mrs: 30, short: 14, mood: 14, worry: 14 }

/** The instruments of a run in their order. `isEight` leaves out the question about thoughts of death. */
export function instrumentsOf(run: Run, isEight: boolean): readonly Instrument[] {
  return run === 'mood' ? [isEight ? 'phq8' : 'phq9'] : COUNTED[run]
}

/** The day from which a run is offered again; undefined if it is offered today. */
export function offeredFrom(
  run: Run,
  checkins: readonly Pick<Checkin, 'instrument' | 'local_date'>[],
  today: LocalDate,
): LocalDate | undefined {
  const days = checkins.filter(({ instrument }) => COUNTED[run].includes(instrument)).map(({ local_date: day }) => day)
  const last = days.toSorted().at(-1)
  const next = last && addDays(last, APART[run])
  return next && next > today ? next : undefined
}
