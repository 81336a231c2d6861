import { instantDayWords } from '../../../kit/day-words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { clearDevice } from '../../../kit/web/outbox.ts'
import { beginLeaving, signOut } from '../../../kit/web/session.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { deleteAccount, GRACE_DAYS } from '../contract.ts'
import { leaving, useKeepAccount } from './queries.ts'
import styles from './Section.module.css'

const FAILED = t`Your account could not be deleted. Please try again.`
const KEEP_FAILED = t`That did not work. Please try again.`
/** Word to type before the account is deleted at once. */
const CONFIRM_WORD = t`DELETE`

/** Deletes the account: signs out every device and clears this one. */
function useDelete() {
  const toast = useToast()
  const asking = useStepUp(t`Only you can delete your account, so we ask for your password first.`)
  const deleting = useMutation({
    mutationFn: async (now: boolean) => {
      const deleted = await asking.stepUp(() => call(deleteAccount, { body: { now } }))
      if (!deleted) return
      beginLeaving()
      const { due_at: dueAt } = deleted.data
      toast.show({
        text:
          now || dueAt === null
            ? t`Your account is deleted.`
            : t`You are signed out. Your account will be deleted on ${instantDayWords(dueAt, 'long')}. Sign in before that to keep it.`,
        seconds: 10,
      })
      try {
        await clearDevice()
      } finally {
        await signOut()
      }
    },
  })
  return { ...asking, deleting }
}

function ConfirmDialog({ now, isBusy, onConfirm, onClose }: { now: boolean; isBusy: boolean; onConfirm: () => void; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const isSure = !now || typed.trim().toUpperCase() === CONFIRM_WORD
  return (
    <Dialog
      open
      tone="danger"
      onClose={onClose}
      title={now ? t`Delete everything now?` : t`Delete your account in ${GRACE_DAYS} days?`}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep my account`}</Button>
          <Button variant="danger" disabled={!isSure} busy={isBusy} busyLabel={t`Deleting`} onClick={onConfirm}>
            {now ? t`Delete now` : t`Delete in ${GRACE_DAYS} days`}
          </Button>
        </>
      }
    >
      {now ? (
        <>
          <p>{t`Everything you wrote is deleted right away. No one can recover it, not even us.`}</p>
          <Field
            label={t`Type ${CONFIRM_WORD} to continue`}
            autoCapitalize="characters"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : (
        <p>
          {t`You are signed out everywhere. Within ${GRACE_DAYS} days you can sign in, or open the link we mail you, and keep everything.`}
        </p>
      )}
    </Dialog>
  )
}

const PARTS = { day: (words: string) => <strong>{words}</strong> }

/** Settings section to delete the account, or to cancel that. */
export function DeletionSection() {
  const due = useQuery(leaving)
  const { stepUp, dialog, deleting } = useDelete()
  const [choice, setChoice] = useState<'later' | 'now'>()
  const keeping = useKeepAccount({ stepUp, dialog })

  const confirm = () => {
    setChoice(undefined)
    deleting.mutate(choice === 'now')
  }
  const start = (when: 'later' | 'now') => {
    deleting.reset()
    setChoice(when)
  }

  return (
    <Card title={t`Delete your account`}>
      <div className={styles['section']}>
        {due.data ? (
          <>
            <p>
              <Rich
                text={t`Your account will be deleted on <day>${instantDayWords(due.data, 'long')}</day>, with everything in it. Until then nothing is lost.`}
                parts={PARTS}
              />
            </p>
            <div className={styles['buttons']}>
              <Button busy={keeping.isPending} busyLabel={t`Keeping it`} onClick={() => keeping.mutate()}>
                {t`Keep my account`}
              </Button>
              <Button variant="danger" onClick={() => start('now')}>
                {t`Delete now`}
              </Button>
            </div>
            {keeping.isError && <Alert tone="danger">{failureWords(keeping.error, KEEP_FAILED)}</Alert>}
          </>
        ) : due.isError ? (
          <LoadFailed what={t`Your account`} error={due.error} again={() => due.refetch()} />
        ) : due.isPending ? (
          <Loading label={t`One moment`} />
        ) : (
          <>
            <p>{t`If you leave, this is what happens:`}</p>
            <ul>
              <li>{t`You are signed out on every device, and a partner’s access ends at once.`}</li>
              <li>{t`For ${GRACE_DAYS} days you can change your mind. Then everything you wrote is deleted.`}</li>
              <li>{t`The key to your entries is destroyed. After that no one can read them, not even us.`}</li>
            </ul>
            <p>{t`You may want to download your data first.`}</p>
            <div className={styles['buttons']}>
              <Button variant="danger" busy={deleting.isPending} busyLabel={t`Deleting`} onClick={() => start('later')}>
                {t`Delete my account`}
              </Button>
              <Button variant="quiet" onClick={() => start('now')}>
                {t`Delete now, without waiting`}
              </Button>
            </div>
          </>
        )}
        {deleting.isError && <Alert tone="danger">{failureWords(deleting.error, FAILED)}</Alert>}
      </div>
      {choice && (
        <ConfirmDialog now={choice === 'now'} isBusy={deleting.isPending} onConfirm={confirm} onClose={() => setChoice(undefined)} />
      )}
      {dialog}
    </Card>
  )
}
