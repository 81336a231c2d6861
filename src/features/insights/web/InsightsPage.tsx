import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { damagedWords } from '../../logs/rules/history.ts'
import type { Span } from '../contract.ts'
import styles from './InsightsPage.module.css'
import { NotesSay } from './NotesSay.tsx'
import { PeriodControls } from './PeriodControls.tsx'
import { trends } from './trend-queries.ts'

/** The charts use a large library, loaded in parallel with the data (docs/design.md, section 9). */
const TrendFigures = lazyPart(
  () => import('./TrendFigures.tsx'),
  (part) => part.TrendFigures,
)

const SymptomTrends = lazyPart(
  () => import('./SymptomTrends.tsx'),
  (part) => part.SymptomTrends,
)

/** Trends page: insights, then trends of mood, energy, sleep, hot flashes and night sweats, then her symptoms. */
export function InsightsPage() {
  const { span = 'week', back = 0 } = useSearch({ from: '/insights' })
  const navigate = useNavigate({ from: '/insights' })
  const { data, error, refetch, isPlaceholderData } = useQuery(trends(span, back))
  const go = (span: Span, back: number) =>
    void navigate({ search: { ...(span !== 'week' && { span }), ...(back > 0 && { back }) }, replace: true, resetScroll: false })
  const isEmpty = data?.first_day === null
  return (
    <PageFrame className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t`Your trends`}</h1>
          <p className={styles.quiet}>{t`Counts and averages of what you noted. Only you see them.`}</p>
        </div>
        {data && !isEmpty && (
          <Button variant="outline" icon={<Printer aria-hidden="true" />} className={styles.print} onClick={() => window.print()}>
            {t`Print`}
          </Button>
        )}
      </header>
      {isEmpty ? (
        <Card as="div">
          <EmptyState
            picture={<EmptyArt kind="waves" />}
            text={t`Nothing noted yet. Your trends begin with your first log.`}
            action={
              <Link to="/tracker/soft" className={buttonClass('filled')}>
                {t`Start Today's Log`}
              </Link>
            }
          />
        </Card>
      ) : (
        <>
          <NotesSay />
          <section aria-label={t`Day by day`} className={styles.trends} aria-busy={isPlaceholderData}>
            <PeriodControls span={span} back={back} trends={isPlaceholderData ? undefined : data} onChange={go} />
            {error && <LoadFailed what={t`Your trends`} error={error} again={refetch} />}
            {!data && !error && (
              <>
                <Loading label={t`Drawing your trends…`} />
                <Skeleton lines={6} />
              </>
            )}
            {data?.damaged_days.map((day) => (
              <Alert key={day} tone="info">
                {damagedWords(day)}
              </Alert>
            ))}
            <Suspense>{data && <TrendFigures trends={data} />}</Suspense>
          </section>
          <Suspense>
            <SymptomTrends />
          </Suspense>
        </>
      )}
      <p className={styles.printed}>{t`Noted by her in Emberwell. Counts and averages only; no diagnosis.`}</p>
    </PageFrame>
  )
}
