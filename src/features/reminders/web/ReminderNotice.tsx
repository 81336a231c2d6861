import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { timeWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import { call } from '../../../kit/web/api.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Notice } from '../../../kit/web/ui/Notice.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { type Notice as DueNotice, settleNotice } from '../contract.ts'
import { due, remindersKey, useHerTime, useUndoDone } from './queries.ts'
import styles from './ReminderNotice.module.css'

const FAILED = t`This could not be noted. Please try again.`

/** Opens the page of a tapped push message, and sends a subscription renewed by the browser to the server. */
function useWorkerMessages({ push }: Pick<RouterHistory, 'push'>): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const onMessage = ({ data }: MessageEvent<{ open?: unknown; renewed?: unknown } | null>) => {
      if (typeof data?.open === 'string') push(data.open)
      if (data?.renewed) void import('./push-device.ts').then(({ renewPush }) => renewPush())
    }
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [push])
}

/** Due reminders, on every page: unobtrusive, one at a time, oldest first. */
export function ReminderNotice() {
  const client = useQueryClient()
  const { history } = useRouter()
  useWorkerMessages(history)
  const toast = useToast()
  const undoDone = useUndoDone()
  const { data } = useQuery(due)
  const { timezone } = useHerTime()
  const [notice, ...others] = data?.data ?? []
  const dueAt = notice ? timeWords(Date.parse(notice.due_at), timezone) : ''

  const settle = async ({ id, reminder_id: reminderId }: DueNotice, action: 'done' | 'later' | 'dismiss') => {
    client.setQueryData(due.queryKey, (before) => before && { ...before, data: before.data.filter((notice) => notice.id !== id) })
    try {
      const { message, done_at: doneAt } = await call(settleNotice, { params: { id }, body: { action } })
      if (action !== 'dismiss') toast.show({ text: message, action: undoDone(reminderId, doneAt) })
    } catch {
      toast.show({ tone: 'danger', text: FAILED })
    }
    await client.invalidateQueries({ queryKey: remindersKey })
  }

  return (
    <div role="status" className={styles['place']}>
      {notice && (
        <Notice
          label={t`Reminder`}
          icon={<Bell aria-hidden="true" />}
          words={
            <>
              <strong>{notice.title}</strong>
              <small>{others.length > 0 ? t`${dueAt}, and ${others.length} more` : dueAt}</small>
            </>
          }
        >
          <Button
            variant="outline"
            onClick={() => {
              void settle(notice, 'dismiss')
              history.push(notice.place)
            }}
          >
            {t`Open`}
          </Button>
          <Button variant="quiet" onClick={() => void settle(notice, notice.is_dose ? 'dismiss' : 'done')}>
            {notice.is_dose ? t`Dismiss` : t`Done`}
          </Button>
          <Button variant="quiet" onClick={() => void settle(notice, 'later')}>
            {t`Later`}
          </Button>
        </Notice>
      )}
    </div>
  )
}
