import type { LocalDate } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import { type Measure, MEASURES } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { type Answered, answered, behindRow, numberWords, valueWords } from './measures.ts'
import { type Period, periodBefore } from './periods.ts'
import { thisWeekWords, weekBeforeWords } from './week-names.ts'

/** Values needed per week; with fewer, the average depends mostly on which days were noted. */
export const WEEK_NEEDS_ANSWERS = 3

/** Sentence for this week's average of a measure. */
function weekWords(measure: Measure, { average, rows }: Answered): string {
  const [value, days] = [numberWords(average ?? 0), rows.length]
  const amount = valueWords(measure, average ?? 0)
  switch (measure) {
    case 'mood':
      return t`Your mood was ${value} of 10 on average this week (${days} days noted).`
    case 'energy':
      return t`Your energy was ${value} of 10 on average this week (${days} days noted).`
    case 'sleep':
      return t`You slept ${amount} on average this week (${days} nights noted).`
    case 'hot_flashes':
      return t`You noted ${amount} a day on average this week (${days} days noted).`
    case 'night_sweats':
      return t`You noted ${amount} a night on average this week (${days} nights noted).`
  }
}

/** Sentence for this week's average and that of the week before. */
function comparedWords(measure: Measure, now: Answered, before: Answered): string {
  const [value, days] = [numberWords(now.average ?? 0), now.rows.length]
  const [other, others] = [numberWords(before.average ?? 0), before.rows.length]
  const amount = valueWords(measure, now.average ?? 0)
  switch (measure) {
    case 'mood':
      return t`Your mood was ${value} of 10 on average this week (${days} days noted), ${other} the week before (${others} days).`
    case 'energy':
      return t`Your energy was ${value} of 10 on average this week (${days} days noted), ${other} the week before (${others} days).`
    case 'sleep':
      return t`You slept ${amount} on average this week (${days} nights noted), ${other} the week before (${others} nights).`
    case 'hot_flashes':
      return t`You noted ${amount} a day on average this week (${days} days noted), ${other} the week before (${others} days).`
    case 'night_sweats':
      return t`You noted ${amount} a night on average this week (${days} nights noted), ${other} the week before (${others} nights).`
  }
}

/**
 * Averages of the seven days ending `today`, compared with the week before if both have enough values. The order of
 * measures is fixed: differences between two weeks are mostly chance, so the largest is not put first.
 */
export function weekInsights(rows: readonly DayRow[], today: LocalDate): Finding[] {
  const [week, last] = [periodBefore('week', today, 0), periodBefore('week', today, 1)]
  const inside = ({ from, to }: Period) => rows.filter(({ day }) => day >= from && day <= to)
  const measured = MEASURES.map((measure) => {
    const [now, before] = [answered(inside(week), measure), answered(inside(last), measure)]
    return { measure, now, before: before.rows.length >= WEEK_NEEDS_ANSWERS ? before : undefined }
  }).filter(({ now }) => now.rows.length >= WEEK_NEEDS_ANSWERS)
  const found = measured.map(({ measure, now, before }, place): Finding => {
    const group = (label: string, from: Answered) => ({ label, rows: from.rows.map((row) => behindRow(row, measure)) })
    return {
      weight: (before ? 30 : 25) - place,
      insight: {
        kind: 'week',
        text: before ? comparedWords(measure, now, before) : weekWords(measure, now),
        note: null,
        behind: [group(thisWeekWords(week), now), ...(before ? [group(weekBeforeWords(last), before)] : [])],
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
    const more = WEEK_NEEDS_ANSWERS - now
    const text = plural(
      more,
      t`Log ${more} more day this week to see what your notes say.`,
      t`Log ${more} more days this week to see what your notes say.`,
    )
    return [{ missing: { kind: 'week', text }, data: { about: 'week', needs: WEEK_NEEDS_ANSWERS, has: Math.max(0, now) } }]
  }
  if (isCompared) return []
  const text = t`With ${WEEK_NEEDS_ANSWERS} logged days in both, you can compare this week with last week. Last week has ${before}.`
  return [{ missing: { kind: 'week', text }, data: { about: 'week-before', needs: WEEK_NEEDS_ANSWERS, has: before } }]
}
