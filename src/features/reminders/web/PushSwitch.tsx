import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../kit/words.ts'
import { failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { type PushState, disablePush, enablePush } from './push-device.ts'
import { pushHere } from './push-queries.ts'
import { remindersKey } from './queries.ts'
import styles from './Reminders.module.css'

const FAILED = t`This could not be done here. Please try again.`

const WORDS: Record<PushState, string> = {
  none: t`This browser cannot be reached while it is closed. On an iPhone, add Emberwell to the Home Screen first.`,
  ask: t`Your browser will ask whether Emberwell may send notifications.`,
  denied: t`Notifications from Emberwell are blocked in this browser. You can allow them in its settings for this site.`,
  off: t`This device doesn’t get reminders yet.`,
  on: t`This device gets reminders.`,
}

/** State of push on this device, and the button to change it. */
export function PushSwitch() {
  const client = useQueryClient()
  const state = useQuery(pushHere)
  const turning = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? enablePush() : disablePush()),
    onSettled: () => client.invalidateQueries({ queryKey: remindersKey }),
  })
  const here = state.data
  if (!here) return null
  return (
    <div className={styles['push']}>
      <p role="status">{WORDS[here]}</p>
      {(here === 'ask' || here === 'off') && (
        <Button variant="outline" busy={turning.isPending} onClick={() => turning.mutate(true)}>
          {t`Turn on for this device`}
        </Button>
      )}
      {here === 'on' && (
        <Button variant="outline" busy={turning.isPending} onClick={() => turning.mutate(false)}>
          {t`Turn off for this device`}
        </Button>
      )}
      {turning.isError && <Alert tone="danger">{failureWords(turning.error, FAILED)}</Alert>}
    </div>
  )
}
