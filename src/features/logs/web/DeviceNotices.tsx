import { Suspense } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'

/**
 * Loads the notices' code. A form that may be saved offline calls it early, since it cannot be loaded without a
 * connection.
 */
export async function loadDeviceNotices() {
  return import('./DeviceNoticeList.tsx')
}

const DeviceNoticeList = optionalPart(
  async () => {
    await afterFirstPaint()
    return loadDeviceNotices()
  },
  (part) => part.DeviceNoticeList,
)

/**
 * Notices about data stored only on this device. Usually empty, so loaded after the page (docs/design.md, section 9).
 */
export function DeviceNotices({ today }: { today: LocalDate | undefined }) {
  return (
    <Suspense>
      <DeviceNoticeList today={today} />
    </Suspense>
  )
}
