import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'

/** Confirmation before a logout that would discard data not yet sent to the server. */
export function UnsentDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Something is not saved yet`}
      actions={
        <>
          <Button variant="filled" onClick={onClose}>
            {t`Stay signed in`}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t`Log out anyway`}
          </Button>
        </>
      }
    >
      <p>{t`Something you wrote is only on this device. If you log out now, it will be lost.`}</p>
    </Dialog>
  )
}
