/** Days of a group with the same value, in the `slot` of the common axis that it belongs to, counted from 0. */
export type Column = { readonly slot: number; readonly days: number }

/** A group of days to compare: its values, null where one cannot be read, and its typical value, null for none. */
export type ComparedDays = { readonly typical: number | null; readonly values: readonly (number | null)[] }

/** One group of days; `typical` is where the number of the text lies on the axis, in slots; null if it has none. */
export type DotGroup = { readonly columns: readonly Column[]; readonly typical: number | null }

/** The picture of two groups: both on one axis of values from `least` to `most`, divided into `slots`. */
export type DotColumns = {
  readonly least: number
  readonly most: number
  readonly slots: number
  /** Days in the fullest column. */
  readonly fullest: number
  readonly groups: readonly [DotGroup, DotGroup]
}

/** Width of a slot; sleep is noted in quarters of an hour, all else in whole numbers. */
const STEP = 1
const FINE_STEP = 0.5

/** The picture of two groups; undefined when fewer than two different values can be read. */
export function dotColumns(first: ComparedDays, second: ComparedDays): DotColumns | undefined {
  const values = [...first.values, ...second.values].flatMap((value) => value ?? [])
  const step = values.every(Number.isInteger) ? STEP : FINE_STEP
  const slotOf = (value: number) => Math.round(value / step)
  const [start, end] = [Math.min(...values.map(slotOf)), Math.max(...values.map(slotOf))]
  if (!(start < end)) return undefined
  const groupOf = ({ values: own, typical }: ComparedDays): DotGroup => {
    const counts = new Map<number, number>()
    for (const value of own) if (value !== null) counts.set(slotOf(value) - start, (counts.get(slotOf(value) - start) ?? 0) + 1)
    const columns = [...counts].map(([slot, days]) => ({ slot, days }))
    return { columns, typical: typical === null ? null : Math.min(end - start, Math.max(0, typical / step - start)) }
  }
  const groups = [groupOf(first), groupOf(second)] as const
  const fullest = Math.max(...groups.flatMap(({ columns }) => columns.map(({ days }) => days)))
  return { least: start * step, most: end * step, slots: end - start + 1, fullest, groups }
}
