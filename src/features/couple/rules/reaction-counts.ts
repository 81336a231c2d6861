/**
 * Which totals of her reactions he sees, and from when: per week and kind of support, at least three, and never at the
 * moment she reacts (decision 0026).
 */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { ACTION_TYPES, type ActionType, type Reaction } from '../contract.ts'

/** Minimum number of reactions per week and kind; smaller cells are hidden. */
export const LEAST_IN_CELL = 3

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/**
 * When a week becomes visible, counted from 00:00 UTC on its Monday: one day after it has ended in the last time zone.
 * It is the same instant for every couple, so that it reveals neither her time zone nor when she was online.
 */
const COUNTS_AFTER_MS = WEEK_MS + DAY_MS + DAY_MS / 2

/** Number of reactions of each kind. */
export type Counts = Readonly<Record<Reaction, number>>

/**
 * Totals of one week and kind of support. `until` (ms) is set if she changed a reaction after they became visible; from
 * then on they are hidden.
 */
export type Cell = Counts & { readonly until?: number }

/** Totals of one week; a kind without reactions is absent. */
export type WeekCells = Readonly<Partial<Record<ActionType, Cell>>>

/** A cell that is visible to him. `week` is its Monday. */
export type CountedCell = { readonly week: LocalDate; readonly type: ActionType; readonly counts: Counts }

/** Number of all reactions. */
export function totalOf({ receptive, neutral, withdrawn }: Counts): number {
  return receptive + neutral + withdrawn
}

/** Totals of single reactions. */
export function countsOf(reactions: Iterable<Reaction>): Counts {
  const counts = { receptive: 0, neutral: 0, withdrawn: 0 }
  for (const reaction of reactions) counts[reaction] += 1
  return counts
}

/** The instant (ms) at which the week that begins on `week` becomes visible. */
export function countsFrom(week: LocalDate): number {
  return Date.parse(`${week}T00:00:00Z`) + COUNTS_AFTER_MS
}

/**
 * The first instant after `now` (ms) at which a week becomes visible. What he sees of her reactions changes only at
 * these instants.
 */
export function nextPublication(now: number): number {
  // 5 January 1970 was a Monday.
  const first = countsFrom('1970-01-05')
  return first + (Math.floor((now - first) / WEEK_MS) + 1) * WEEK_MS
}

function isSame(one: Counts, other: Counts): boolean {
  return one.receptive === other.receptive && one.neutral === other.neutral && one.withdrawn === other.withdrawn
}

/**
 * Totals of a week after a reaction of hers, from `counts`. Before the week is visible they are `counts`. Afterwards a
 * cell that differs would reveal a single change and when she made it: it keeps its visible value until
 * `nextPublication`, and is hidden from then on.
 */
export function recounted(
  former: WeekCells,
  counts: Readonly<Partial<Record<ActionType, Counts>>>,
  week: LocalDate,
  now: number,
): WeekCells {
  const hasBegun = now >= countsFrom(week)
  const cells: Partial<Record<ActionType, Cell>> = {}
  for (const type of ACTION_TYPES) {
    const next = counts[type]
    const visible = former[type]
    if (!hasBegun) {
      if (next) cells[type] = { ...next }
    } else if (visible) {
      const { until, ...sums } = visible
      if (until !== undefined && now >= until) cells[type] = visible
      else cells[type] = next && isSame(next, sums) ? sums : { ...sums, until: until ?? nextPublication(now) }
    }
  }
  return cells
}

/** The cells that are visible at `now` (ms), by week, then in the order of ACTION_TYPES. */
export function countedCells(weeks: ReadonlyMap<LocalDate, WeekCells>, now: number): CountedCell[] {
  return [...weeks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([week, cells]) =>
      ACTION_TYPES.flatMap((type) => {
        const cell = cells[type]
        if (!cell || now < countsFrom(week) || (cell.until !== undefined && now >= cell.until)) return []
        const { receptive, neutral, withdrawn } = cell
        return totalOf(cell) < LEAST_IN_CELL ? [] : [{ week, type, counts: { receptive, neutral, withdrawn } }]
      }),
    )
}

/** Whole days (UTC) since the end of the week that begins on `week`. */
export function weekAge(week: LocalDate, now: number): number {
  return Math.floor((now - Date.parse(`${addDays(week, 7)}T00:00:00Z`)) / DAY_MS)
}
