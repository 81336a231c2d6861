import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { instantDayWords } from '../../../kit/day-words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { RecoveryCodes } from '../../../kit/web/ui/RecoveryCodes.tsx'
import { plural, t } from '../../../kit/words.ts'
import { renewRecoveryCodes, startSecondFactor, turnOffSecondFactor } from '../contract.ts'
import { secondFactor } from './queries.ts'
import styles from './SecondFactor.module.css'

const FAILED = t`This could not be changed. Please try again.`
/** From this number of unused recovery codes on, new ones are suggested. */
const FEW_CODES = 3

const Setup = lazyPart(
  () => import('./Setup.tsx'),
  (part) => part.Setup,
)

/** Setting for the second step at sign-in: off, being set up, on, or showing new recovery codes. */
export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(secondFactor)
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isAsking, setAsking] = useState(false)
  const { stepUp, dialog } = useStepUp(t`This protects your account. Please enter your password again.`)
  const refresh = () => client.invalidateQueries({ queryKey: secondFactor.queryKey })
  const starting = useMutation({ mutationFn: () => stepUp(() => call(startSecondFactor)) })
  const renewing = useMutation({
    mutationFn: () => stepUp(() => call(renewRecoveryCodes)),
    onSuccess: (done) => done && setCodes(done.data.recovery_codes),
    onSettled: refresh,
  })
  const ending = useMutation({ mutationFn: () => stepUp(() => call(turnOffSecondFactor)), onSettled: refresh })
  const started = starting.data?.data
  const failed = [starting, renewing, ending].find(({ isError }) => isError)

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    if (started)
      return (
        <Suspense>
          <Setup
            started={started}
            stepUp={stepUp}
            onCodes={(made) => {
              setCodes(made)
              starting.reset()
              ending.reset()
              void refresh()
            }}
            onCancel={() => starting.reset()}
          />
        </Suspense>
      )
    if (!data) return <Pending what={t`Signing in`} label={t`One moment`} lines={3} data={data} error={error} refetch={refetch} isBare />
    return data.is_on ? (
      <On
        since={data.on_since}
        isPasskeyOnly={data.is_passkey_only}
        left={data.recovery_codes_left}
        isRenewing={renewing.isPending}
        onRenew={() => renewing.mutate()}
        onEnd={() => setAsking(true)}
      />
    ) : (
      <>
        <p className={styles.lead}>
          {t`Someone who knows your password can sign in as you. With this, signing in also needs a code from your phone.`}
        </p>
        <Button
          variant="outline"
          className={styles.start}
          busy={starting.isPending}
          busyLabel={t`One moment`}
          onClick={() => starting.mutate()}
        >
          {t`Turn on the second step`}
        </Button>
      </>
    )
  }

  return (
    <Card title={t`Second step at sign-in`}>
      <div className={styles.form}>
        <LiveRegion>{ending.data && !data?.is_on && <Alert tone="ok">{ending.data.message}</Alert>}</LiveRegion>
        {failed && <Alert tone="danger">{failureWords(failed.error, FAILED)}</Alert>}
        {content()}
      </div>
      {dialog}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        tone="danger"
        title={t`Turn off the second step?`}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t`Keep it on`}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                ending.mutate()
              }}
            >
              {t`Turn off`}
            </Button>
          </>
        }
      >
        <p>{t`Signing in then no longer needs a code from your app.`}</p>
      </Dialog>
    </Card>
  )
}

type OnProps = {
  since: string | null
  isPasskeyOnly: boolean
  left: number
  isRenewing: boolean
  onRenew: () => void
  onEnd: () => void
}

function On({ since, isPasskeyOnly, left, isRenewing, onRenew, onEnd }: OnProps) {
  const day = since && instantDayWords(since, 'longDate')
  const words = plural(left, t`One recovery code is left.`, t`${left} recovery codes are left.`)
  return (
    <>
      <p>
        {day &&
          (isPasskeyOnly
            ? t`On since ${day}. Only your passkey signs you in, so no code is asked for.`
            : t`On since ${day}. Signing in needs your password and a code from your app.`)}
      </p>
      {left < FEW_CODES ? (
        <Alert tone="gold">{left === 0 ? t`No recovery code is left. Please make new ones.` : words}</Alert>
      ) : (
        <p>{words}</p>
      )}
      <div className={styles.ways}>
        <Button variant="outline" busy={isRenewing} busyLabel={t`One moment`} onClick={onRenew}>
          {t`Make new recovery codes`}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t`Turn off`}
        </Button>
      </div>
    </>
  )
}
