import { Suspense } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { CheckinsHead } from './CheckinsHead.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { RegionReader } from './LazyHelp.tsx'

/** Loaded beside the page: the words of the questionnaires weigh more than the rest. */
const CheckinViews = lazyPart(
  prefetch(() => import('./CheckinViews.tsx')),
  (part) => part.CheckinViews,
)

function Waiting() {
  return (
    <PageFrame isNarrow>
      <CheckinsHead />
      <Loading label={t`One moment`} />
    </PageFrame>
  )
}

/** Check-ins: validated questionnaires that she answers now and then. */
export function CheckinsPage() {
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <CheckinViews />
      </Suspense>
      <Suspense>
        <RegionReader />
      </Suspense>
    </>
  )
}
