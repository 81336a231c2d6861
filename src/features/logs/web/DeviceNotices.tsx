import { Suspense } from 'react'
import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'
import type { NoticeProps } from './DeviceNoticeList.tsx'

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
export function DeviceNotices(props: NoticeProps) {
  return (
    <Suspense>
      <DeviceNoticeList {...props} />
    </Suspense>
  )
}
