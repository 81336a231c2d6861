import { DeletionBanner } from '../../../features/account/web/DeletionBanner.tsx'
import { LinkWatch } from '../../../features/compass/web/LinkWatch.tsx'
import { LinkQuestion } from '../../../features/partner/web/LinkQuestion.tsx'
import { ReminderNotice } from '../../../features/reminders/web/ReminderNotice.tsx'
import type { Session } from '../../../kit/web/session.ts'

/** Notices for signed-in users on any page; fetched after the page. */
export function SignedInNotices({ session }: { session: Session }) {
  return (
    <>
      <DeletionBanner />
      {session.user.user_type === 'woman' ? (
        <>
          <LinkQuestion />
          <ReminderNotice />
        </>
      ) : (
        <LinkWatch />
      )}
    </>
  )
}
