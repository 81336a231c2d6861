import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { onboardingAnswers } from './queries.ts'
import { closeSetup, isSetupOpen } from './setup-progress.ts'
import styles from './SetupReminder.module.css'
import { SETUP_FORM } from './use-setup.ts'

let isPutOff = false

/**
 * Offers to finish onboarding while the server has no answers, or says that they are being sent. "Not now" lasts until
 * the page is reloaded. `onSent` is called once answers that waited on this device have arrived.
 */
export function SetupReminder({ onSent }: { onSent: () => void }) {
  const userId = useSession()?.user.id
  const { waiting } = useOutbox()
  const isWaiting = waiting.some(({ kind }) => kind === SETUP_FORM)
  const answers = useQuery({ ...onboardingAnswers(isWaiting), enabled: !isWaiting })
  const isAnswered = answers.data !== undefined && answers.data.data !== null
  const [isHidden, setHidden] = useState(isPutOff)

  const tellSent = useEffectEvent(onSent)

  useEffect(() => {
    if (!isAnswered || !isSetupOpen(userId)) return
    closeSetup()
    tellSent()
  }, [isAnswered, userId])

  if (isWaiting) {
    return (
      <Alert tone="info" className={styles['reminder']}>
        {t`Your first answers are kept on this device and sent as soon as we reach Emberwell.`}
      </Alert>
    )
  }
  if (!answers.isSuccess || isAnswered || isHidden) return null
  const putOff = () => {
    isPutOff = true
    setHidden(true)
  }
  return (
    <Alert
      tone="gold"
      className={styles['reminder']}
      title={t`A few questions about you are still open`}
      action={
        <>
          <Link to="/signup" className={buttonClass('outline')}>
            {t`Continue`}
          </Link>
          <Button variant="quiet" onClick={putOff}>
            {t`Not now`}
          </Button>
        </>
      }
    >
      {t`What you have answered is kept on this device.`}
    </Alert>
  )
}
