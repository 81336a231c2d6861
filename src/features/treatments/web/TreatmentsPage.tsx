import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { localDateAt } from '../../../kit/local-date.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Loading, Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { useHeadingFocus } from '../../../kit/web/use-heading-focus.ts'
import { plural, t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { type Treatment, TREATMENTS_MAX } from '../contract.ts'
import { treatments } from './queries.ts'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'

const TreatmentList = lazyPart(
  prefetch(() => import('./TreatmentList.tsx')),
  (part) => part.TreatmentList,
)
const TreatmentForm = lazyPart(
  () => import('./TreatmentForm.tsx'),
  (part) => part.TreatmentForm,
)
const ChangeForm = lazyPart(
  () => import('./ChangeForm.tsx'),
  (part) => part.ChangeForm,
)

type Edited = { kind: 'new' } | { kind: 'edit' | 'change'; treatment: Treatment }

function titleOf(edited: Edited): string {
  if (edited.kind === 'new') return t`Add a treatment`
  return edited.kind === 'edit' ? t`Correct ${edited.treatment.name}` : t`A change: ${edited.treatment.name}`
}

/** The treatments page: what she takes, what she took before, and the forms for both. */
export function TreatmentsPage() {
  const { data, error, refetch } = useQuery(treatments)
  const today = localDateAt(useClock(), useTimezone())
  const [edited, setEdited] = useState<Edited>()
  const heading = useHeadingFocus(edited)

  if (edited) {
    const close = () => setEdited(undefined)
    return (
      <PageFrame isNarrow>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(edited)}
        </h1>
        <Suspense fallback={<Loading label={t`One moment`} />}>
          {edited.kind === 'change' ? (
            <ChangeForm treatment={edited.treatment} today={today} onClose={close} />
          ) : (
            <TreatmentForm treatment={edited.kind === 'edit' ? edited.treatment : undefined} today={today} onClose={close} />
          )}
        </Suspense>
      </PageFrame>
    )
  }

  const list = data?.data
  const isFull = (list?.length ?? 0) >= TREATMENTS_MAX
  const add = (
    <Button variant="filled" icon={<Plus aria-hidden="true" />} onClick={() => setEdited({ kind: 'new' })}>
      {t`Add a treatment`}
    </Button>
  )
  return (
    <PageFrame isNarrow>
      <PageHead
        title={t`Treatments`}
        lead={t`What you take, in your own words, to look back on or show your doctor. Emberwell never suggests a dose.`}
        heading={heading}
        action={list && list.length > 0 && !isFull && add}
      />
      {isFull && <Alert tone="info">{t`You have ${TREATMENTS_MAX} treatments, as many as there can be. Delete one to add another.`}</Alert>}
      <Pending what={t`Your treatments`} label={t`Loading your treatments`} lines={4} data={list} error={error} refetch={refetch} />
      {data && data.unreadable > 0 && (
        <Alert tone="gold">
          {plural(data.unreadable, t`One treatment can no longer be read.`, t`${data.unreadable} treatments can no longer be read.`)}
        </Alert>
      )}
      {list?.length === 0 && (
        <Card>
          <EmptyState
            picture={<EmptyArt kind="sun" />}
            text={t`Nothing here yet. Add a patch, a gel, tablets, a supplement: anything you take and want to keep track of.`}
            action={add}
          />
        </Card>
      )}
      {list && list.length > 0 && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <TreatmentList treatments={list} today={today} onEdit={setEdited} />
        </Suspense>
      )}
    </PageFrame>
  )
}
