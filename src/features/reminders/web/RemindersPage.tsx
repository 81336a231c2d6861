import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { useHeadingFocus } from '../../../kit/web/use-heading-focus.ts'
import { type Reminder, REMINDERS_MAX } from '../contract.ts'
import { reminders } from './queries.ts'
import { PageHead } from '../../../kit/web/ui/PageHead.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'

const ReminderList = lazyPart(
  prefetch(() => import('./ReminderList.tsx')),
  (part) => part.ReminderList,
)

/** Loaded beside the list, since most visits set a reminder. */
const ReminderForm = lazyPart(
  prefetch(() => import('./ReminderForm.tsx')),
  (part) => part.ReminderForm,
)
const ReminderChannels = lazyPart(
  () => import('./ReminderChannels.tsx'),
  (part) => part.ReminderChannels,
)

/** The reminders page: list, form, push on this device, and the calendar link. */
export function RemindersPage() {
  const { data, error, refetch } = useQuery(reminders)
  const [edited, setEdited] = useState<Reminder | 'new'>()
  const heading = useHeadingFocus(edited)

  if (edited) {
    return (
      <PageFrame isNarrow>
        <h1 ref={heading} tabIndex={-1}>
          {edited === 'new' ? t`New reminder` : t`Change this reminder`}
        </h1>
        <Suspense fallback={<Loading label={t`One moment`} />}>
          <ReminderForm reminder={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      </PageFrame>
    )
  }

  const list = data?.data
  const isFull = (list?.length ?? 0) >= REMINDERS_MAX
  const add = (
    <Button variant="filled" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t`New reminder`}
    </Button>
  )
  return (
    <PageFrame isNarrow>
      <PageHead
        title={t`Reminders`}
        lead={t`Small nudges at times you choose. They don’t say what they’re about unless you want them to.`}
        heading={heading}
        action={list && list.length > 0 && !isFull && add}
      />
      {data?.paused && (
        <Alert
          tone="gold"
          title={t`All reminders are paused`}
          action={
            <Link to="/settings" search={{ tab: 'notifications' }} className={buttonClass('outline')}>
              {t`Open settings`}
            </Link>
          }
        >
          {t`Daily reminders are switched off in your settings, so nothing is sent.`}
        </Alert>
      )}
      {isFull && <Alert tone="info">{t`You have ${REMINDERS_MAX} reminders, as many as there can be. Delete one to set another.`}</Alert>}
      <Pending what={t`Your reminders`} label={t`Loading your reminders`} lines={4} data={list} error={error} refetch={refetch} />
      {list?.length === 0 && (
        <Card>
          <EmptyState
            picture={<EmptyArt kind="sun" />}
            text={t`No reminders yet. Set one for your log, for something to take, or for an appointment.`}
            action={add}
          />
        </Card>
      )}
      {(list ?? error) && (
        // Together, so that the list does not push down what is below it.
        <Suspense fallback={<Skeleton lines={6} />}>
          {list && list.length > 0 && <ReminderList list={list} onEdit={setEdited} />}
          <ReminderChannels />
        </Suspense>
      )}
    </PageFrame>
  )
}
