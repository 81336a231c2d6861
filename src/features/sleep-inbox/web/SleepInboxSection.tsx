import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { momentWords } from '../../../kit/day-words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { addSleepInbox, removeSleepInbox } from '../contract.ts'
import { sleepInbox } from './queries.ts'
import { ShortcutSteps } from './ShortcutSteps.tsx'
import styles from './SleepInboxSection.module.css'

const FAILED = t`This could not be done. Please try again.`

/** When the address was used last, in words. */
function usedWords(usedAt: string | null): string {
  return usedAt ? t`Your address works. Last used on ${momentWords(usedAt)}.` : t`Your address works. It was not used yet.`
}

/** Settings section: an address to which her phone sends last night's sleep, how to set it up, and an end to it. */
export function SleepInboxSection() {
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(sleepInbox)
  const [address, setAddress] = useState<string>()
  const renew = () => client.invalidateQueries({ queryKey: sleepInbox.queryKey })
  const { stepUp, dialog } = useStepUp(
    t`Anyone who has the address can add hours of sleep to your notes. Please enter your password again.`,
  )
  const making = useMutation({
    mutationFn: () => stepUp(() => call(addSleepInbox)),
    onSuccess: (made) => {
      if (!made) return undefined
      setAddress(made.data.url)
      return renew()
    },
  })
  const ending = useMutation({
    mutationFn: () => call(removeSleepInbox),
    onSuccess: (ended) => {
      setAddress(undefined)
      toast.show({ tone: 'ok', text: ended.message })
      return renew()
    },
  })
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ tone: 'ok', text: t`The address is copied.` })
    } catch {
      toast.show({ tone: 'danger', text: t`It could not be copied. Please select the address and copy it yourself.` })
    }
  }
  const since = data?.created_at
  const error = making.error ?? ending.error
  return (
    <Card title={t`Last night’s sleep from your phone`}>
      <div className={styles.section}>
        <p>
          {t`If your phone or watch knows how long you slept, a Shortcut can send the hours here each morning. They fill in sleep on days on which you have not answered it. What you wrote is never changed.`}
        </p>
        {address && (
          <>
            <Field label={t`Your address`} hint={t`It is shown only now. Copy it into your Shortcut.`} readOnly value={address} />
            <div className={styles.buttons}>
              <Button variant="outline" onClick={() => void copy(address)}>
                {t`Copy the address`}
              </Button>
            </div>
          </>
        )}
        {address && <ShortcutSteps />}
        {!address && since && <p>{usedWords(data.last_used_at)}</p>}
        {error && <Alert tone="danger">{failureWords(error, FAILED)}</Alert>}
        {data && (
          <div className={styles.buttons}>
            <Button variant="outline" busy={making.isPending} onClick={() => making.mutate()}>
              {since ? t`Make a new address` : t`Make an address`}
            </Button>
            {since && (
              <Button variant="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
                {t`Turn off`}
              </Button>
            )}
          </div>
        )}
        {since && <p className={styles.quiet}>{t`A new address ends the one before. Nothing can be read at it.`}</p>}
      </div>
      {dialog}
    </Card>
  )
}
