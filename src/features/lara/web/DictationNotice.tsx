import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'

/** Notice before the first use: the browser provides dictation and may send sound off the device. */
export function DictationNotice({ onStart, onClose }: { onStart: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Before you dictate`}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Not now`}
          </Button>
          <Button variant="filled" onClick={onStart}>
            {t`Start dictation`}
          </Button>
        </>
      }
    >
      <p>
        {t`Your browser turns what you say into words. Some browsers send the sound to the company that makes them for this, so your voice may leave this device.`}
      </p>
      <p>{t`Emberwell never gets the sound. It gets the words only when you send them, and you can change them before.`}</p>
    </Dialog>
  )
}
