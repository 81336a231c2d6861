import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { experiments } from './queries.ts'

const ActiveExperiment = lazyPart(
  () => import('./ActiveExperiment.tsx'),
  (part) => part.ActiveExperiment,
)
const NewExperimentForm = lazyPart(
  () => import('./NewExperimentForm.tsx'),
  (part) => part.NewExperimentForm,
)
const PastExperiments = lazyPart(
  () => import('./PastExperiments.tsx'),
  (part) => part.PastExperiments,
)

/** Her experiments: the one that runs, or the form for a new one, and the earlier ones. */
export function ExperimentsPage() {
  const { data, error, refetch } = useQuery(experiments)
  const { cause, outcome } = useSearch({ from: '/experiments' })
  return (
    <PageFrame isNarrow>
      <PageHead
        title={t`Experiments`}
        lead={t`Try one change on days that are drawn by lot, and see whether it makes a difference for you. Only you see this.`}
      />
      <Pending what={t`Your experiments`} label={t`Loading your experiments`} lines={6} data={data} error={error} refetch={refetch} />
      <Suspense
        fallback={
          <Card as="div">
            <Skeleton lines={6} />
          </Card>
        }
      >
        {data?.active && <ActiveExperiment experiment={data.active} today={data.today} tomorrow={data.tomorrow} />}
        {data && !data.active && <NewExperimentForm page={data} cause={cause} outcome={outcome} />}
        {data && data.past.length > 0 && <PastExperiments list={data.past} />}
      </Suspense>
    </PageFrame>
  )
}
