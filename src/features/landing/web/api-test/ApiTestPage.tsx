import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../../kit/web/LazyPart.tsx'
import { Loading } from '../../../../kit/web/ui/Loading.tsx'
import { t } from '../../../../kit/words.ts'
import { apiTest } from '../queries.ts'

const ApiTest = lazyPart(
  () => import('./ApiTest.tsx'),
  (part) => part.ApiTest,
)

/** The developer page if the server has it, otherwise `waitlist` (docs/product.md, section 2). */
export function ApiTestPage({ waitlist }: { waitlist: ReactNode }) {
  const { data, isPending } = useQuery(apiTest)
  if (isPending) return <Loading label={t`One moment`} />
  if (!data?.data.is_open) return waitlist
  return (
    <Suspense fallback={<Loading label={t`One moment`} />}>
      <ApiTest />
    </Suspense>
  )
}
