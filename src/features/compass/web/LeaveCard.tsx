import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import DoorClosed from 'lucide-react/icons/door-closed'
import { useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { signOut } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { leaveCompass } from '../contract.ts'
import styles from './Compass.module.css'
import { leaving } from './unlinking.ts'

const FAILED = t`You are still linked. Please try again.`

/** The way to his account, and to end the link, with a confirmation. */
export function LeaveCard() {
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  const leave = useMutation({
    mutationFn: () => {
      leaving.isUnderWay = true
      return call(leaveCompass)
    },
    onSuccess: async () => {
      await signOut()
      toast.show({ text: t`You have left. The link is gone, and you are signed out.`, seconds: 10 })
    },
    onSettled: () => {
      leaving.isUnderWay = false
    },
  })
  const stay = () => {
    if (leave.isPending) return
    setAsking(false)
    leave.reset()
  }
  return (
    <div className={styles.leave}>
      <Link to="/partner/account" className={buttonClass('quiet')}>
        {t`Your account`}
      </Link>
      <Button variant="quiet" icon={<DoorClosed aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t`Leave Compass`}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        tone="danger"
        title={t`Leave Compass?`}
        actions={
          <>
            <Button variant="outline" onClick={stay}>
              {t`Stay`}
            </Button>
            <Button variant="danger" busy={leave.isPending} busyLabel={t`Leaving`} onClick={() => leave.mutate()}>
              {t`Leave`}
            </Button>
          </>
        }
      >
        <p>
          {t`The link ends at once, and all that the two of you shared here is removed: your actions, the words for you, and what worked well. You are signed out.`}
        </p>
        <p>{t`This cannot be undone. You would need a new invitation.`}</p>
        {leave.isError && <Alert tone="danger">{failureWords(leave.error, FAILED)}</Alert>}
      </Dialog>
    </div>
  )
}
