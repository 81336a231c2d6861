import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { call } from '../../../../kit/web/api.ts'
import { laterPart } from '../../../../kit/web/Later.tsx'
import { Wait } from '../../../../kit/web/ui/Wait.tsx'
import { t } from '../../../../kit/words.ts'
import { findApiTest } from '../../contract.ts'

const ApiTest = laterPart(
  () => import('./ApiTest.tsx'),
  (part) => part.ApiTest,
)

/** The page for developers, where the server has it; everywhere else `waitlist` answers at this address (product.md §8). */
export function ApiTestDoor({ waitlist }: { waitlist: ReactNode }) {
  const { data, isPending } = useQuery({ queryKey: ['landing', 'api-test'], queryFn: () => call(findApiTest) })
  if (isPending) return <Wait label={t`One moment`} />
  if (!data?.data.is_open) return waitlist
  return (
    <Suspense fallback={<Wait label={t`One moment`} />}>
      <ApiTest />
    </Suspense>
  )
}
