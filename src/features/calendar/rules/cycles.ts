import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Cycles, FLOWS } from '../contract.ts'
import { cyclesOf, type FlowNote, gapsOf, isBled, periodsOf, spellsOf } from './spells.ts'

/** Number of cycles that are shown. */
export const SHOWN_CYCLES = 6

/** The days from `from` to `to`, both included, by what her calendar says about bleeding on them. */
function countKinds(notes: readonly FlowNote[], from: LocalDate, to: LocalDate) {
  const within = notes.filter(({ day }) => day >= from && day <= to)
  const none = within.filter(({ flow }) => flow === FLOWS['no-bleeding']).length
  const days = daysBetween(from, to) + 1
  return { days, bled_days: within.length - none, none_days: none, unknown_days: days - within.length }
}

/**
 * Last period, lengths of the last six cycles and longest gap (docs/product.md, Calendar). `notes` are in any order,
 * at most one per day. A gap without an entry is still a gap, but its days are counted as unknown.
 */
export function cyclesFrom(notes: readonly FlowNote[], today: LocalDate): Cycles {
  const known = notes.filter(({ day }) => day <= today).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const periods = periodsOf(known)
  const spells = spellsOf(known.filter(isBled))
  const last = spells.at(-1)
  const gaps = gapsOf(spells).map(({ before, next, days }) => ({ after: before.to, until: next.from as LocalDate | null, days }))
  // It lasts until something else is noted; today is unknown as long as she has not said so.
  if (last && last.to < today) gaps.push({ after: last.to, until: null, days: daysBetween(last.to, today) })
  const longest = gaps.reduce<(typeof gaps)[number] | undefined>((most, gap) => (most && most.days > gap.days ? most : gap), undefined)
  const ofLongest = longest && countKinds(known, addDays(longest.after, 1), longest.until === null ? today : addDays(longest.until, -1))
  return {
    last_period: periods.at(-1) ?? null,
    periods: periods.length,
    cycles: cyclesOf(periods)
      .slice(-SHOWN_CYCLES)
      .toReversed()
      .map(({ from, next }) => ({ from, next, ...countKinds(known, from, addDays(next, -1)) })),
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
