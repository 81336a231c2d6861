import { said, t } from '../../../kit/words.ts'
import type { Measure } from '../contract.ts'
import { meanOf } from './averages.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { behindRow, NOTICEABLE, numberWords, ownNumber } from './measures.ts'

/** A night under this many hours is called short here: a line to count by, and no word on how much sleep is right. */
export const SHORT_NIGHT_HOURS = 6
/** How many days each side needs: with fewer than 5, a single day moves a share by more than a fifth. */
export const TOGETHER_NEEDS_DAYS = 5
/** How far two shares must lie apart before they are said to travel together: with 5 days a side, a third is more than one day either way. */
export const TOGETHER_GAP = 1 / 3

/** Stands under everything that travels together (design.md). */
export const NOT_CAUSE = t`These travel together in your notes. It does not mean one causes the other.`

type Sides = { readonly with: readonly DayRow[]; readonly without: readonly DayRow[] }

/** Splits the days that have both the condition and her own number of `measure`; days without one of them are left out. */
function sidesOf(rows: readonly DayRow[], measure: Measure, condition: (row: DayRow) => boolean | null): Sides {
  const both = rows.filter((row) => condition(row) !== null && ownNumber(row, measure) !== null)
  return { with: both.filter((row) => condition(row) === true), without: both.filter((row) => condition(row) === false) }
}

function areEnough(sides: Sides): boolean {
  return sides.with.length >= TOGETHER_NEEDS_DAYS && sides.without.length >= TOGETHER_NEEDS_DAYS
}

/** The sleep of a log is that of the night before its day. */
function isAfterShortNight({ sleep }: DayRow): boolean | null {
  return sleep === null ? null : sleep < SHORT_NIGHT_HOURS
}

function behind(sides: Sides, measure: Measure, names: readonly [string, string]) {
  return [
    { label: names[0], rows: sides.with.map((row) => behindRow(row, measure)) },
    { label: names[1], rows: sides.without.map((row) => behindRow(row, measure)) },
  ]
}

function nightNames(): readonly [string, string] {
  return [t`After a night under ${SHORT_NIGHT_HOURS} hours`, t`Other days`]
}

/** On how many days after short nights she noted hot flashes, against other days; said where short nights have clearly more. */
function shortNightsAndFlashes(rows: readonly DayRow[]): Finding[] {
  const sides = sidesOf(rows, 'hot_flashes', isAfterShortNight)
  if (!areEnough(sides)) {
    if (!sides.with.length) return []
    const need = t`To see whether short nights and hot flashes go together, your notes need ${TOGETHER_NEEDS_DAYS} days after a night under ${SHORT_NIGHT_HOURS} hours and ${TOGETHER_NEEDS_DAYS} other days.`
    const text = `${need} ${t`So far they hold ${sides.with.length} and ${sides.without.length}.`}`
    const data = { about: 'together', needs: TOGETHER_NEEDS_DAYS, has: sides.with.length, others: sides.without.length } as const
    return [{ missing: { kind: 'together', text }, data }]
  }
  const flashed = (days: readonly DayRow[]) => days.filter(({ hot_flashes }) => (hot_flashes ?? 0) > 0).length
  const [short, other] = [flashed(sides.with), flashed(sides.without)]
  if (short / sides.with.length - other / sides.without.length < TOGETHER_GAP) return []
  const text = t`On ${short} of the ${sides.with.length} days after a night under ${SHORT_NIGHT_HOURS} hours you noted hot flashes; on ${other} of ${sides.without.length} other days.`
  const data = { about: 'short-nights-flashes', short, shortDays: sides.with.length, other, otherDays: sides.without.length } as const
  return [
    { weight: 90, insight: { kind: 'together', text, note: said(NOT_CAUSE), behind: behind(sides, 'hot_flashes', nightNames()) }, data },
  ]
}

type Averaged = {
  readonly about: 'short-nights-energy' | 'movement-mood'
  readonly measure: Measure
  readonly condition: (row: DayRow) => boolean | null
  readonly names: () => readonly [string, string]
  readonly weight: number
  readonly words: (withDays: number, withAverage: string, withoutDays: number, withoutAverage: string) => string
}

const AVERAGED: readonly Averaged[] = [
  {
    about: 'short-nights-energy',
    measure: 'energy',
    condition: isAfterShortNight,
    names: nightNames,
    weight: 85,
    words: (days, average, others, other) =>
      t`On ${days} days after a night under ${SHORT_NIGHT_HOURS} hours your energy was ${average} of 10 on average; on ${others} other days it was ${other}.`,
  },
  {
    about: 'movement-mood',
    measure: 'mood',
    condition: ({ moved }) => moved,
    names: () => [t`Days with movement`, t`Days without movement`],
    weight: 75,
    words: (days, average, others, other) =>
      t`On ${days} days with movement your mood was ${average} of 10 on average; on ${others} days without it was ${other}.`,
  },
]

function averagesApart(rows: readonly DayRow[], { about, measure, condition, names, weight, words }: Averaged): Finding[] {
  const sides = sidesOf(rows, measure, condition)
  const [one, other] = [sides.with, sides.without].map((days) => meanOf(days.map((row) => ownNumber(row, measure))))
  if (!areEnough(sides) || typeof one !== 'number' || typeof other !== 'number') return []
  if (Math.abs(one - other) < NOTICEABLE[measure]) return []
  const text = words(sides.with.length, numberWords(one), sides.without.length, numberWords(other))
  const data = { about, days: sides.with.length, average: one, otherDays: sides.without.length, otherAverage: other }
  return [{ weight, insight: { kind: 'together', text, note: said(NOT_CAUSE), behind: behind(sides, measure, names()) }, data }]
}

/** What travels together in her notes, in counts and averages: short nights with hot flashes and energy, movement with mood. */
export function togetherInsights(rows: readonly DayRow[]): Finding[] {
  return [...shortNightsAndFlashes(rows), ...AVERAGED.flatMap((rule) => averagesApart(rows, rule))]
}
