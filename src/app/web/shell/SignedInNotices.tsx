import { LeavingBanner } from '../../../features/account/web/LeavingBanner.tsx'
import { LinkWatch } from '../../../features/compass/web/LinkWatch.tsx'
import { ReminderNotice } from '../../../features/reminders/web/ReminderNotice.tsx'
import type { Session } from '../../../kit/web/session.ts'

/** What may have to be told on any page to who is signed in; fetched after the page. */
export function SignedInNotices({ session }: { session: Session }) {
  return (
    <>
      <LeavingBanner />
      {session.user.user_type === 'woman' ? <ReminderNotice /> : <LinkWatch />}
    </>
  )
}
