import { Suspense } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { painted } from '../../../kit/web/painted.ts'

/** Fetches the code of the notices. A form that may be saved offline calls it early: afterwards it can no longer be fetched. */
export async function loadDeviceNotices() {
  return import('./DeviceNoticeList.tsx')
}

const DeviceNoticeList = optionalPart(
  async () => {
    await painted
    return loadDeviceNotices()
  },
  (part) => part.DeviceNoticeList,
)

/** What is still only on this device. It is mostly nothing, so it comes after the page (design.md, budgets). */
export function DeviceNotices({ today }: { today: LocalDate | undefined }) {
  return (
    <Suspense>
      <DeviceNoticeList today={today} />
    </Suspense>
  )
}
