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
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { deleteAccount, GRACE_DAYS } from '../contract.ts'
import { dayWords, leaving, useKeepAccount } from './queries.ts'
import styles from './Section.module.css'

const FAILED = 'Your account could not be deleted. Please try again.'
const KEEP_FAILED = 'That did not work. Please try again.'
/** What she types before everything goes at once. */
const CONFIRM_WORD = 'DELETE'

/** Leaves: every device is signed out, this one is emptied. */
function useDelete() {
  const toast = useToast()
  const asking = useStepUp('Only you can delete your account, so we ask for your password first.')
  const deleting = useMutation({
    mutationFn: async (now: boolean) => {
      const deleted = await asking.stepUp(() => call(deleteAccount, { body: { now } }))
      if (!deleted) return
      beginLeaving()
      const { due_at: dueAt } = deleted.data
      toast.show({
        text:
          now || dueAt === null
            ? 'Your account is deleted.'
            : `You are signed out. Your account goes on ${dayWords(dueAt)}. Sign in to keep it.`,
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
      title={now ? 'Delete everything now?' : `Delete your account in ${GRACE_DAYS} days?`}
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button variant="danger" disabled={!isSure} busy={isBusy} busyLabel="Deleting" onClick={onConfirm}>
            {now ? 'Delete now' : `Delete in ${GRACE_DAYS} days`}
          </Button>
        </>
      }
    >
      {now ? (
        <>
          <p>All you wrote is gone at once. Nobody can bring it back, and neither can we.</p>
          <Field
            label={`Type ${CONFIRM_WORD} to go on`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : (
        <p>You are signed out everywhere. Within {GRACE_DAYS} days you can sign in, or open the link we mail you, and keep everything.</p>
      )}
    </Dialog>
  )
}

/** Leaving for good, and staying after all. */
export function DeletionSection() {
  const due = useQuery(leaving)
  const { stepUp, dialog, deleting } = useDelete()
  const [asked, setAsked] = useState<'later' | 'now'>()
  const keeping = useKeepAccount({ stepUp, dialog })

  const confirm = () => {
    setAsked(undefined)
    deleting.mutate(asked === 'now')
  }
  const start = (when: 'later' | 'now') => {
    deleting.reset()
    setAsked(when)
  }

  return (
    <Card title="Delete your account">
      <div className={styles['section']}>
        {due.data ? (
          <>
            <p>
              Your account goes on <strong>{dayWords(due.data)}</strong>, with everything in it. Until then nothing is lost.
            </p>
            <div className={styles['buttons']}>
              <Button busy={keeping.isPending} busyLabel="Keeping it" onClick={() => keeping.mutate()}>
                Keep my account
              </Button>
              <Button variant="danger" onClick={() => start('now')}>
                Delete now
              </Button>
            </div>
            {keeping.isError && <Alert tone="danger">{failureWords(keeping.error, KEEP_FAILED)}</Alert>}
          </>
        ) : due.isError ? (
          <LoadFailed what="Your account" error={due.error} again={() => due.refetch()} />
        ) : due.isPending ? (
          <Wait label="One moment" />
        ) : (
          <>
            <p>If you leave, this is what happens:</p>
            <ul>
              <li>You are signed out on every device, and a partner’s access ends at once.</li>
              <li>For {GRACE_DAYS} days you can change your mind. Then everything you wrote is deleted.</li>
              <li>The key that opens your entries is destroyed. Nobody can read them after that, and neither can we.</li>
            </ul>
            <p>You may want to download your data first.</p>
            <div className={styles['buttons']}>
              <Button variant="danger" busy={deleting.isPending} busyLabel="Deleting" onClick={() => start('later')}>
                Delete my account
              </Button>
              <Button variant="quiet" onClick={() => start('now')}>
                Delete now, without waiting
              </Button>
            </div>
          </>
        )}
        {deleting.isError && <Alert tone="danger">{failureWords(deleting.error, FAILED)}</Alert>}
      </div>
      {asked && <ConfirmDialog now={asked === 'now'} isBusy={deleting.isPending} onConfirm={confirm} onClose={() => setAsked(undefined)} />}
      {dialog}
    </Card>
  )
}
