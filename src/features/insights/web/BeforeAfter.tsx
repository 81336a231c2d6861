import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { numberWords as figureWords, plural, t } from '../../../kit/words.ts'
import { beforeAfter, DAYS_AFTER, DAYS_BEFORE, NOTED_MIN, type Side } from '../../treatments/rules/before-after.ts'
import type { TreatmentChange } from '../../treatments/rules/phases.ts'
import { useTreatments } from '../../treatments/web/queries.ts'
import { isMeasure, numberWords, valueWords } from '../rules/measures.ts'
import { changesWithin, flagWords } from '../rules/treatment-flags.ts'
import { pointsIn } from '../rules/trend-words.ts'
import { trendsUntil } from './trend-queries.ts'
import styles from './TrendRows.module.css'

/** A month of single days has at least this many. */
const MONTH_DAYS = 28
/** How far back changes are offered, in days. */
const OFFERED_DAYS = 730

type ComparedProps = { measure: string; change: TreatmentChange; others: readonly TreatmentChange[]; today: LocalDate }

function Compared({ measure, change: { day }, others, today }: ComparedProps) {
  const last = [addDays(day, DAYS_AFTER.last - 1), today].toSorted()[0] ?? today
  // Months of single days that together cover both windows.
  const ends = [addDays(day, -1), ...[2, 1, 0].map((back) => addDays(last, -back * MONTH_DAYS))].filter(
    (end) => end !== day && end <= today,
  )
  const queries = useQueries({ queries: ends.map((end) => trendsUntil(end)) })
  const failed = queries.find(({ error }) => error)
  if (failed?.error)
    return <LoadFailed what={t`Before and after`} error={failed.error} again={() => Promise.all(queries.map(({ refetch }) => refetch()))} />
  if (queries.some(({ data }) => !data)) return <Loading label={t`One moment`} />
  const values = new Map<LocalDate, number>()
  for (const { data } of queries)
    for (const [place, { value }] of (data ? pointsIn(data, measure) : []).entries()) {
      const point = data?.points[place]
      if (point && value !== null) values.set(point.from, value)
    }
  const found = beforeAfter(values, day)
  if (!found)
    return (
      <p>
        {t`This needs at least ${NOTED_MIN} logged days in the ${DAYS_BEFORE} days before, and as many in days ${DAYS_AFTER.first} to ${DAYS_AFTER.last} after.`}
      </p>
    )
  const amount = (value: number) => (isMeasure(measure) ? valueWords(measure, value) : t`${numberWords(value)} of 3`)
  const sideWords = ({ median, days }: Side) => t`Typical: ${amount(median)} (${plural(days, t`${days} day noted`, t`${days} days noted`)})`
  const signed = (value: number) => figureWords(value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <>
      <dl className={styles.compared}>
        <dt>{t`The ${DAYS_BEFORE} days before`}</dt>
        <dd>{sideWords(found.before)}</dd>
        <dt>{t`Days ${DAYS_AFTER.first} to ${DAYS_AFTER.last} after`}</dt>
        <dd>{sideWords(found.after)}</dd>
        <dt>{t`Difference`}</dt>
        <dd>{t`${signed(found.least)} to ${signed(found.most)}, allowing for chance (80 % range)`}</dd>
      </dl>
      <p>
        {t`Women start treatment when things are worst, so some of this may have come by itself.`}{' '}
        {t`Other changes in these weeks: ${others.length ? flagWords(others).join('; ') : t`none noted here`}.`}
      </p>
    </>
  )
}

/** Days before and after a change of treatment side by side, once she asks for it; nothing without such a change. */
export function BeforeAfter({ measure, today }: { measure: string; today: LocalDate }) {
  const treatments = useTreatments()
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const latest = addDays(today, 1 - DAYS_AFTER.first - NOTED_MIN)
  const changes = changesWithin(treatments, { from: addDays(today, -OFFERED_DAYS), to: latest }).toReversed()
  const keyOf = ({ treatment, day }: TreatmentChange) => `${treatment.id} ${day}`
  const change = changes.find((one) => keyOf(one) === chosen) ?? changes[0]
  if (!change) return null
  const around = { from: addDays(change.day, -DAYS_BEFORE), to: addDays(change.day, DAYS_AFTER.last - 1) }
  const others = changesWithin(treatments, around).filter((one) => keyOf(one) !== keyOf(change))
  return (
    <div className={styles.beforeAfter}>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t`Before and after a change`}
      </Button>
      {isOpen && (
        <>
          <SelectField
            label={t`Which change?`}
            value={keyOf(change)}
            onChange={setChosen}
            options={changes.map((one) => ({ value: keyOf(one), label: flagWords([one])[0] ?? '' }))}
          />
          <Compared key={keyOf(change)} measure={measure} change={change} others={others} today={today} />
        </>
      )}
    </div>
  )
}
