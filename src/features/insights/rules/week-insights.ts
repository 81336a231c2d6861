import { dateWords } from './date-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type Measure, MEASURES } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { type Answered, answered, behindRow, countWords, NOTICEABLE, numberWords } from './measures.ts'
import { type Period, periodBefore } from './periods.ts'

/** Fewer than 3 of 7 days say more about which days were noted than about the week. */
export const WEEK_NEEDS_ANSWERS = 3

const UNIT: Record<Measure, string> = { mood: 'day', energy: 'day', sleep: 'night', hot_flashes: 'day', night_sweats: 'night' }

function opening(measure: Measure, average: number): string {
  const number = numberWords(average)
  switch (measure) {
    case 'mood':
      return `Your mood was ${number} of 10 on average this week`
    case 'energy':
      return `Your energy was ${number} of 10 on average this week`
    case 'sleep':
      return `You slept ${number} ${number === '1' ? 'hour' : 'hours'} on average this week`
    case 'hot_flashes':
      return `You noted ${number} ${number === '1' ? 'hot flash' : 'hot flashes'} a day on average this week`
    case 'night_sweats':
      return `You noted ${number} ${number === '1' ? 'night sweat' : 'night sweats'} a night on average this week`
  }
}

function label(name: string, { from, to }: Period): string {
  return `${name}, ${dateWords(from, 'monthDay')} to ${dateWords(to, 'monthDay')}`
}

function words(measure: Measure, now: Answered, before: Answered | undefined): string {
  const start = `${opening(measure, now.average ?? 0)} (${countWords(now.rows.length, UNIT[measure])} noted)`
  if (!before) return `${start}.`
  return `${start}, ${numberWords(before.average ?? 0)} the week before (${countWords(before.rows.length, UNIT[measure])}).`
}

/**
 * Each measure this week (the seven days ending `today`) beside the week before, where both have enough days; else this week alone. The
 * largest noticeable difference comes first among all insights.
 */
export function weekInsights(rows: readonly DayRow[], today: LocalDate): Finding[] {
  const [week, last] = [periodBefore('week', today, 0), periodBefore('week', today, 1)]
  const inside = ({ from, to }: Period) => rows.filter(({ day }) => day >= from && day <= to)
  const measured = MEASURES.map((measure) => {
    const [now, before] = [answered(inside(week), measure), answered(inside(last), measure)]
    const isCompared = before.rows.length >= WEEK_NEEDS_ANSWERS
    const steps = isCompared ? Math.abs((now.average ?? 0) - (before.average ?? 0)) / NOTICEABLE[measure] : 0
    return { measure, now, before: isCompared ? before : undefined, steps }
  }).filter(({ now }) => now.rows.length >= WEEK_NEEDS_ANSWERS)
  const found = measured
    .toSorted((one, other) => other.steps - one.steps)
    .map(({ measure, now, before, steps }, place): Finding => {
      const group = (name: string, period: Period, from: Answered) => ({
        label: label(name, period),
        rows: from.rows.map((row) => behindRow(row, measure)),
      })
      return {
        weight: steps >= 1 ? (place === 0 ? 100 : 65 - place) : before ? 30 - place : 25 - place,
        insight: {
          kind: 'week',
          text: words(measure, now, before),
          note: null,
          behind: [group('This week', week, now), ...(before ? [group('The week before', last, before)] : [])],
        },
      }
    })
  return [
    ...found,
    ...missing(
      inside(week),
      inside(last),
      measured.some(({ before }) => before),
    ),
  ]
}

function missing(week: readonly DayRow[], last: readonly DayRow[], isCompared: boolean): Finding[] {
  const most = (rows: readonly DayRow[]) => Math.max(...MEASURES.map((measure) => answered(rows, measure).rows.length))
  const [now, before] = [most(week), most(last)]
  if (now < WEEK_NEEDS_ANSWERS) {
    const text = `Log ${countWords(WEEK_NEEDS_ANSWERS - now, 'more day')} this week to see what your notes say.`
    return [{ missing: { kind: 'week', text }, data: { about: 'week', needs: WEEK_NEEDS_ANSWERS, has: Math.max(0, now) } }]
  }
  if (isCompared) return []
  const text = `To set this week beside the one before, each needs ${WEEK_NEEDS_ANSWERS} noted days. The week before has ${before}.`
  return [{ missing: { kind: 'week', text }, data: { about: 'week-before', needs: WEEK_NEEDS_ANSWERS, has: before } }]
}
