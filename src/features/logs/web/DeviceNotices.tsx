import { lazy, Suspense } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'

const DeviceNoticeList = lazy(async () => ({ default: (await import('./DeviceNoticeList.tsx')).DeviceNoticeList }))

/** What is still only on this device. It is mostly nothing, so it comes after the page (design.md, budgets). */
export function DeviceNotices({ today }: { today: LocalDate | undefined }) {
  return (
    <Suspense>
      <DeviceNoticeList today={today} />
    </Suspense>
  )
}
