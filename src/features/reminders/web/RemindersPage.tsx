import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { t } from '../../../kit/words.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { type Reminder, REMINDERS_MAX } from '../contract.ts'
import { reminders } from './queries.ts'
import { ReminderList } from './ReminderList.tsx'
import styles from './Reminders.module.css'

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
  const heading = useRef<HTMLHeadingElement>(null)
  const hasEdited = useRef(false)

  useLayoutEffect(() => {
    // The form replaces the list: move focus, so that screen readers announce the change.
    if (hasEdited.current) {
      heading.current?.focus()
      scrollTo({ top: 0 })
    }
    hasEdited.current = true
  }, [edited])

  if (edited) {
    return (
      <div className={styles['page']}>
        <h1 ref={heading} tabIndex={-1}>
          {edited === 'new' ? t`New reminder` : t`Change this reminder`}
        </h1>
        <Suspense fallback={<Loading label={t`One moment`} />}>
          <ReminderForm reminder={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      </div>
    )
  }

  const list = data?.data
  const isFull = (list?.length ?? 0) >= REMINDERS_MAX
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t`Reminders`}
          </h1>
          <p
            className={styles['lead']}
          >{t`Small nudges at times you choose. They don’t say what they’re about unless you want them to.`}</p>
        </div>
        {list && list.length > 0 && !isFull && (
          <Button variant="filled" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t`New reminder`}
          </Button>
        )}
      </div>
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
      {error && <LoadFailed what={t`Your reminders`} error={error} again={refetch} />}
      {!list && !error && (
        <Card>
          <Loading label={t`Loading your reminders`} />
          <Skeleton lines={4} />
        </Card>
      )}
      {list?.length === 0 && (
        <Card>
          <EmptyState
            picture={<EmptyArt kind="sun" />}
            text={t`No reminders yet. Set one for your log, for something to take, or for an appointment.`}
            action={
              <Button variant="filled" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
                {t`New reminder`}
              </Button>
            }
          />
        </Card>
      )}
      {list && list.length > 0 && <ReminderList list={list} onEdit={setEdited} />}
      <Suspense>
        <ReminderChannels />
      </Suspense>
    </div>
  )
}
