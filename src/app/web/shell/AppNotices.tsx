import { NewVersionNotice } from './NewVersionNotice.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** Notices for every visitor on any page: offline, and new version. Fetched after the page. */
export function AppNotices() {
  return (
    <>
      <OfflineBanner />
      <NewVersionNotice />
    </>
  )
}
