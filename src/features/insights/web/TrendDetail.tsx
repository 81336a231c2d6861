import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Loading, Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { t } from '../../../kit/words.ts'
import type { Span } from '../contract.ts'
import { overviewPeriod } from '../rules/overview.ts'
import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { DamagedNotices } from './DamagedNotices.tsx'
import { DEFAULT_SPAN } from './period-search.ts'
import { PeriodControls } from './PeriodControls.tsx'
import { TrendFigure } from './TrendFigure.tsx'
import styles from './TrendRows.module.css'
import { trends } from './trend-queries.ts'

const BeforeAfter = optionalPart(
  () => import('./BeforeAfter.tsx'),
  (part) => part.BeforeAfter,
)

/** Value of the select without a second measure. */
const NONE = 'none'

type TrendDetailProps = { measure: string; others: readonly string[]; nameOf: (key: string) => string }

/**
 * A row of the overview enlarged: one period, and one of `others` drawn over it if she chooses. The overview names the
 * damaged days of its own 60.
 */
export function TrendDetail({ measure, others, nameOf }: TrendDetailProps) {
  const { span = DEFAULT_SPAN, back = 0 } = useSearch({ from: '/insights' })
  const navigate = useNavigate({ from: '/insights' })
  const { data, error, refetch, isPlaceholderData } = useQuery(trends(span, back))
  const [other, setOther] = useState(NONE)
  const go = (span: Span, back: number) =>
    void navigate({ search: { ...(span !== DEFAULT_SPAN && { span }), ...(back > 0 && { back }) }, replace: true, resetScroll: false })
  return (
    <section aria-label={nameOf(measure)} className={styles.detail} aria-busy={isPlaceholderData}>
      <PeriodControls span={span} back={back} trends={isPlaceholderData ? undefined : data} onChange={go} />
      {error && <LoadFailed what={nameOf(measure)} error={error} again={refetch} />}
      {!data && !error && (
        <>
          <Loading label={t`Drawing your trends…`} />
          <Skeleton lines={6} />
        </>
      )}
      {data && <DamagedNotices days={data.damaged_days.filter((day) => day < overviewPeriod(data.today).from)} />}
      {data && <TrendFigure trends={data} measure={measure} other={other === NONE ? undefined : other} nameOf={nameOf} />}
      {data && (
        <SelectField
          label={t`Show together with`}
          hint={other === NONE ? undefined : t`Two lines side by side don’t mean that one causes the other.`}
          className={styles.other}
          value={other}
          onChange={setOther}
          options={[{ value: NONE, label: t`Nothing else` }, ...others.map((key) => ({ value: key, label: nameOf(key) }))]}
        />
      )}
      {data && (
        <Suspense>
          <BeforeAfter measure={measure} today={data.today} />
        </Suspense>
      )}
    </section>
  )
}
