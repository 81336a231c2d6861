import { NewVersionNotice } from './NewVersionNotice.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

/** What may have to be told on any page to anybody: that there is no connection, that a new version is ready. Fetched after the page. */
export function AppNotices() {
  return (
    <>
      <OfflineBanner />
      <NewVersionNotice />
    </>
  )
}
