import { eachDay } from '../../../kit/each-day.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Cycles, FLOWS } from '../contract.ts'
import type { Span } from './stage/known-time.ts'
import { cyclesOf, type FlowNote, gapsOf, isBled, periodsOf, spellsOf } from './spells.ts'

/** Number of cycles that are shown. */
export const SHOWN_CYCLES = 6

/** The days from `from` to `to`, both included, by what her calendar says about bleeding on them. */
function countKinds(notes: readonly FlowNote[], knownGaps: readonly Span[], from: LocalDate, to: LocalDate) {
  const within = notes.filter(({ day }) => day >= from && day <= to)
  const bled = within.filter(isBled)
  const isConfirmed = (day: LocalDate) => knownGaps.some((gap) => gap.from <= day && day <= gap.to)
  const none = new Set(knownGaps.length > 0 ? eachDay({ from, to }).filter(isConfirmed) : [])
  for (const { day, flow } of within)
    if (flow === FLOWS['no-bleeding']) none.add(day)
    else none.delete(day)
  const days = daysBetween(from, to) + 1
  return { days, bled_days: bled.length, none_days: none.size, unknown_days: days - bled.length - none.size }
}

/**
 * Last period, lengths of the last six cycles and longest gap (docs/product.md, Calendar). `notes` are in any order,
 * at most one per day. A gap without an entry is still a gap, but its days are counted as unknown, unless she confirmed
 * (`knownGaps`) that there was no bleeding.
 */
export function cyclesFrom(notes: readonly FlowNote[], today: LocalDate, knownGaps: readonly Span[] = []): Cycles {
  const known = notes.filter(({ day }) => day <= today).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const periods = periodsOf(known)
  const spells = spellsOf(known.filter(isBled))
  const last = spells.at(-1)
  const gaps = gapsOf(spells).map(({ before, next, days }) => ({ after: before.to, until: next.from as LocalDate | null, days }))
  // It lasts until something else is noted; today is unknown as long as she has not said so.
  if (last && last.to < today) gaps.push({ after: last.to, until: null, days: daysBetween(last.to, today) })
  const longest = gaps.reduce<(typeof gaps)[number] | undefined>((most, gap) => (most && most.days > gap.days ? most : gap), undefined)
  const ofLongest =
    longest && countKinds(known, knownGaps, addDays(longest.after, 1), longest.until === null ? today : addDays(longest.until, -1))
  return {
    last_period: periods.at(-1) ?? null,
    periods: periods.length,
    cycles: cyclesOf(periods)
      .slice(-SHOWN_CYCLES)
      .toReversed()
      .map(({ from, next }) => ({ from, next, ...countKinds(known, knownGaps, from, addDays(next, -1)) })),
    longest_gap:
      longest && ofLongest
        ? {
            after: longest.after,
            until: longest.until,
            days: ofLongest.days,
            none_days: ofLongest.none_days,
            unknown_days: ofLongest.unknown_days,
          }
        : null,
  }
}
