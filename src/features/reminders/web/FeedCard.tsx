import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../kit/words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { addFeed } from '../contract.ts'
import { feedWords } from './feed-words.ts'
import { feed, useEndFeed } from './queries.ts'
import styles from './Reminders.module.css'

const FAILED = t`This could not be done. Please try again.`
const COPY_FAILED = t`It could not be copied. Please select the link and copy it yourself.`

/** The private calendar link: create, copy while it is shown, turn off. */
export function FeedCard() {
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(feed)
  const [link, setLink] = useState<string>()
  const renew = () => client.invalidateQueries({ queryKey: feed.queryKey })
  const { stepUp, dialog } = useStepUp(t`A calendar link shows your reminders to anyone who has it. Please enter your password again.`)
  const making = useMutation({
    mutationFn: () => stepUp(() => call(addFeed)),
    onSuccess: (created) => {
      if (!created) return undefined
      setLink(created.data.url)
      toast.show({ tone: 'ok', text: created.message })
      return renew()
    },
  })
  const ending = useEndFeed(() => setLink(undefined))
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ tone: 'ok', text: t`The link is copied.` })
    } catch {
      toast.show({ tone: 'danger', text: COPY_FAILED })
    }
  }
  const since = data?.created_at
  const error = making.error ?? ending.error
  return (
    <Card title={t`In your calendar`}>
      <div className={styles['fields']}>
        <p className={styles['lead']}>
          {t`A private link shows your reminders in a calendar app. Anyone who has the link can read it, so keep it to yourself.`}{' '}
          {t`Discreet reminders stay discreet there.`}
        </p>
        {link && (
          <div className={styles['fields']}>
            <Field label={t`Your link`} hint={t`It is shown only now. Copy it into your calendar app.`} readOnly value={link} />
            <div className={styles['end']}>
              <Button variant="outline" onClick={() => void copy(link)}>
                {t`Copy the link`}
              </Button>
            </div>
          </div>
        )}
        {!link && since && <p>{feedWords(since, data.last_used_at)}</p>}
        {error && <Alert tone="danger">{failureWords(error, FAILED)}</Alert>}
        {data && (
          <div className={styles['end']}>
            <Button variant="outline" busy={making.isPending} onClick={() => making.mutate()}>
              {since ? t`Make a new link` : t`Make a link`}
            </Button>
            {since && (
              <Button variant="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
                {t`Turn the link off`}
              </Button>
            )}
          </div>
        )}
        {since && <p className={styles['lead']}>{t`A new link ends the one before.`}</p>}
      </div>
      {dialog}
    </Card>
  )
}
