import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, Suspense } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import styles from './InsightsPage.module.css'
import { NotesSay } from './NotesSay.tsx'
import { trendOverview } from './trend-queries.ts'

/** Loaded in parallel with the data (docs/design.md, section 9). */
const TrendRows = lazyPart(
  prefetch(() => import('./TrendRows.tsx')),
  (part) => part.TrendRows,
)

const SymptomTrends = lazyPart(
  () => import('./SymptomTrends.tsx'),
  (part) => part.SymptomTrends,
)

/** Trends page: the last 30 days of everything she tracks, then insights, `children`, and her symptoms by week. */
export function InsightsPage({ children }: { children?: ReactNode }) {
  const { data, error, refetch } = useQuery(trendOverview)
  const isEmpty = data?.first_day === null
  return (
    <PageFrame className={styles.page}>
      <header className={styles.head}>
        <h1>{t`Your trends`}</h1>
        <p className={styles.quiet}>{t`Counts and averages of what you noted. Only you see them.`}</p>
        {!isEmpty && (
          <>
            <Link to="/report" className={buttonClass('quiet', styles.report)}>
              {t`A page for your doctor`}
            </Link>
            <Button variant="outline" icon={<Printer aria-hidden="true" />} className={styles.print} onClick={() => window.print()}>
              {t`Print`}
            </Button>
          </>
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
          <Pending what={t`Your trends`} label={t`Drawing your trends…`} lines={24} data={data} error={error} refetch={refetch} />
          <Suspense>{data && <TrendRows overview={data} />}</Suspense>
          <NotesSay />
          {children}
          <Suspense>
            <SymptomTrends />
          </Suspense>
        </>
      )}
      <p className={styles.printed}>{t`Noted by her in Emberwell. Counts and averages only; no diagnosis.`}</p>
    </PageFrame>
  )
}
