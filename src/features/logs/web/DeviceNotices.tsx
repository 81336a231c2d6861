import { lazy, Suspense } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { painted } from '../../../kit/web/painted.ts'

/** Fetches the code of the notices. A form that may be saved offline calls it early: afterwards it can no longer be fetched. */
export async function loadDeviceNotices() {
  const { DeviceNoticeList } = await import('./DeviceNoticeList.tsx')
  return { default: DeviceNoticeList }
}

const DeviceNoticeList = lazy(async () => {
  await painted
  return loadDeviceNotices()
})

/** What is still only on this device. It is mostly nothing, so it comes after the page (design.md, budgets). */
export function DeviceNotices({ today }: { today: LocalDate | undefined }) {
  return (
    <Suspense>
      <DeviceNoticeList today={today} />
    </Suspense>
  )
}
