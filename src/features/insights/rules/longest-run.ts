import { dayWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'

/** Shortest run that is shown, in days. */
export const RUN_NEEDS_DAYS = 3

function runsOf(rows: readonly DayRow[]): DayRow[][] {
  const runs: DayRow[][] = []
  for (const row of rows.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    if (row.quick_log === null && row.deep_log === null) continue
    const last = runs.at(-1)
    if (last?.at(-1)?.day === addDays(row.day, -1)) last.push(row)
    else runs.push([row])
  }
  return runs
}

/**
 * The longest run of days with a log since `from`, the latest of equally long ones. The text says "at least" if the
 * run reaches back to `from`.
 */
export function runInsights(rows: readonly DayRow[], from: LocalDate): Finding[] {
  const run = runsOf(rows).reduce<readonly DayRow[]>((longest, each) => (each.length >= longest.length ? each : longest), [])
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < RUN_NEEDS_DAYS) return []
  const [start, end] = [dayWords(first.day, 'monthDay'), dayWords(last.day, 'monthDay')]
  const text =
    first.day === from
      ? t`You wrote on at least ${run.length} days in a row, from ${start} to ${end}.`
      : t`You wrote on ${run.length} days in a row, from ${start} to ${end}. It is your longest run in the last 12 weeks.`
  const rowsBehind = run.map(({ day, quick_log, deep_log }) => ({
    day,
    value: null,
    words: quick_log === null ? 'Deep Log' : deep_log === null ? 'Soft Log' : t`Soft Log and Deep Log`,
    log_id: quick_log ?? deep_log,
  }))
  const data = { about: 'run', from: first.day, to: last.day, days: run.length, isOpen: first.day === from } as const
  return [{ weight: 50, insight: { kind: 'run', text, note: null, behind: [{ label: t`Days in a row`, rows: rowsBehind }] }, data }]
}
