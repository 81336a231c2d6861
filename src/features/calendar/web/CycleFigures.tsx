import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { plural, t } from '../../../kit/words.ts'
import type { Cycles } from '../contract.ts'
import { SHOWN_CYCLES } from '../rules/cycles.ts'
import styles from './CycleFigures.module.css'
import { cycles } from './queries.ts'

function countDays(count: number): string {
  return plural(count, t`${count} day`, t`${count} days`)
}

/** Nov 21, or Nov 21, 2025 in another year than that of today. */
function dateOf(day: LocalDate, today: LocalDate): string {
  return dayWords(day, day.slice(0, 4) === today.slice(0, 4) ? 'monthDay' : 'date')
}

function spanWords(from: LocalDate, to: LocalDate, today: LocalDate): string {
  return from === to ? dateOf(from, today) : t`${dateOf(from, today)} to ${dateOf(to, today)}`
}

/** How many of the days are "No bleeding" and how many without an entry. */
function knownWords(none: number, unknown: number): string {
  return [none > 0 && t`“No bleeding” on ${none}`, unknown > 0 && t`${unknown} not logged`].filter(Boolean).join(', ')
}

function LastPeriod({ period, today }: { period: Cycles['last_period']; today: LocalDate }) {
  if (!period) return <p className={styles.quiet}>{t`Mark the days of a period, and you'll see here when it began and ended.`}</p>
  const { from, to } = period
  return (
    <div>
      <h3>{t`Last period`}</h3>
      <p className={styles.figure}>{to === today ? t`Since ${dateOf(from, today)}` : spanWords(from, to, today)}</p>
      <p className={styles.quiet}>{countDays(daysBetween(from, to) + 1)}</p>
    </div>
  )
}

function CycleList({ data: { cycles: list, periods }, today }: { data: Cycles; today: LocalDate }) {
  const longest = Math.max(...list.map(({ days }) => days))
  return (
    <div>
      <h3>{t`Cycle lengths`}</h3>
      {list.length === 0 && (
        <p className={styles.quiet}>
          {periods === 1
            ? t`One more period, and you'll see how long the cycle was.`
            : t`A cycle runs from the first day of one period to the day before the next. Two periods are needed for the first one.`}
        </p>
      )}
      {list.length > 0 && (
        <ol className={styles.cycles}>
          {list.map(({ from, next, days, bled_days: bled, none_days: none, unknown_days: unknown }) => (
            <li key={from}>
              <p className={styles.line}>
                <strong>{countDays(days)}</strong>
                <span className={styles.quiet}>{spanWords(from, addDays(next, -1), today)}</span>
              </p>
              <span
                aria-hidden="true"
                className={styles.bar}
                style={{ '--days': days / longest, '--bled': bled / days, '--none': none / days } as CSSProperties}
              >
                <i />
                <i />
              </span>
              <p className={styles.known}>{[t`Bleeding on ${countDays(bled)}`, knownWords(none, unknown)].filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ol>
      )}
      {list.length > 0 && list.length < SHOWN_CYCLES && (
        <p className={styles.quiet}>
          {plural(list.length, t`This is the only cycle so far.`, t`These are the ${list.length} cycles so far; up to six are shown.`)}
        </p>
      )}
    </div>
  )
}

function LongestGap({ gap, today }: { gap: Cycles['longest_gap']; today: LocalDate }) {
  if (!gap) return null
  const { after, until, days, none_days: none, unknown_days: unknown } = gap
  const from = addDays(after, 1)
  return (
    <div>
      <h3>{t`Longest time without bleeding noted`}</h3>
      <p className={styles.figure}>{countDays(days)}</p>
      <p className={styles.quiet}>
        {until === null ? t`Since ${dateOf(from, today)}, and still going on` : spanWords(from, addDays(until, -1), today)}
      </p>
      <p>
        {unknown === 0
          ? t`You logged “No bleeding” on every one of these days.`
          : t`${knownWords(none, unknown)}. Days you didn't log may have had bleeding.`}
      </p>
    </div>
  )
}

/** Last period, lengths of the last six cycles and longest gap, each with what is missing. */
export function CycleFigures({ today, isCovered }: { today: LocalDate; isCovered: boolean }) {
  const { data, error, refetch } = useQuery(cycles)
  return (
    <Card title={t`Your cycles`}>
      {isCovered && <p className={styles.quiet}>{t`Bleeding and symptoms are hidden.`}</p>}
      <Pending what={t`Your cycles`} label={t`Counting your cycles…`} lines={3} data={data} error={error} refetch={refetch} isBare />
      {data && !isCovered && (
        <div className={styles.inside}>
          <LastPeriod period={data.last_period} today={today} />
          <CycleList data={data} today={today} />
          <LongestGap gap={data.longest_gap} today={today} />
        </div>
      )}
    </Card>
  )
}
