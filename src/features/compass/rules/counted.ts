/** Which of her reactions count for him, and from when: sums of a week and a kind, never less than three, never at the moment she spoke (decision 0026). */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { ACTION_TYPES, type ActionType, type Reaction } from '../contract.ts'

/** So many reactions a week and kind, or none of them counts (product.md §7). */
export const LEAST_IN_CELL = 3

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/**
 * When a week begins to count, from the midnight UTC of its Monday: a day after it ended in the last of all time zones. It is one instant for every
 * couple, so it says nothing of where or when she was here.
 */
const COUNTS_AFTER_MS = WEEK_MS + DAY_MS + DAY_MS / 2

/** How often each was said. */
export type Counts = Readonly<Record<Reaction, number>>

/** The sums of one week and kind. `until` (ms) stands where she changed her mind after they were shown: from then on they are shown no more. */
export type Cell = Counts & { readonly until?: number }

/** The sums of one week; a kind without any reaction is absent. */
export type WeekCells = Readonly<Partial<Record<ActionType, Cell>>>

/** What counts for him. `week` is its Monday. */
export type CountedCell = { readonly week: LocalDate; readonly type: ActionType; readonly counts: Counts }

/** How many reactions these are. */
export function totalOf({ receptive, neutral, withdrawn }: Counts): number {
  return receptive + neutral + withdrawn
}

/** The sums of single reactions; their order does not matter. */
export function countsOf(reactions: Iterable<Reaction>): Counts {
  const counts = { receptive: 0, neutral: 0, withdrawn: 0 }
  for (const reaction of reactions) counts[reaction] += 1
  return counts
}

/** The instant (ms) from which the week that begins on `week` may count. */
export function countsFrom(week: LocalDate): number {
  return Date.parse(`${week}T00:00:00Z`) + COUNTS_AFTER_MS
}

/** The first instant after `now` (ms) at which weeks begin to count; all that he is shown of her changes then and at no other time. */
export function nextTurn(now: number): number {
  // 5 January 1970 was a Monday.
  const first = countsFrom('1970-01-05')
  return first + (Math.floor((now - first) / WEEK_MS) + 1) * WEEK_MS
}

function isSame(one: Counts, other: Counts): boolean {
  return one.receptive === other.receptive && one.neutral === other.neutral && one.withdrawn === other.withdrawn
}

/**
 * A week's sums after she spoke, made anew from `counts`. Until the week begins to count they are simply those. Later a kind that differs would tell a
 * single change of her mind, or when she was here: it stays as it was shown until the next turn, and is shown no more from then on.
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
    const shown = former[type]
    if (!hasBegun) {
      if (next) cells[type] = { ...next }
    } else if (shown) {
      const { until, ...sums } = shown
      if (until !== undefined && now >= until) cells[type] = shown
      else cells[type] = next && isSame(next, sums) ? sums : { ...sums, until: until ?? nextTurn(now) }
    }
  }
  return cells
}

/** The cells that count at `now` (ms), by week and then in the order of the kinds. */
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

/** Whole days (UTC) since the week that begins on `week` was over. */
export function weekAge(week: LocalDate, now: number): number {
  return Math.floor((now - Date.parse(`${addDays(week, 7)}T00:00:00Z`)) / DAY_MS)
}
