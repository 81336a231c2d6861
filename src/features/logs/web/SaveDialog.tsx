import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'

/** How a save ended: on the server, waiting on this device, or not at all. */
export type SaveEnd =
  | { readonly kind: 'saved'; readonly isUpdate: boolean; readonly words: string }
  | { readonly kind: 'waiting'; readonly isLasting: boolean }
  | { readonly kind: 'failed'; readonly words: string }

/** Pauses before the page moves on (spec §9); words about waiting are longer to read. */
const AFTER_SUCCESS_MS = 2_000
const AFTER_ERROR_MS = 3_000
const AFTER_WAITING_MS = 5_000

type SaveDialogProps = {
  end: SaveEnd
  /** Where the page goes next, in words for the button. */
  next: string
  onLeave: () => void
  onStay: () => void
}

const PAUSE_MS = { saved: AFTER_SUCCESS_MS, failed: AFTER_ERROR_MS, waiting: AFTER_WAITING_MS } as const

/** Says how the save ended, and moves on by itself after the pause of spec §9 unless she stays to try again. */
export function SaveDialog({ end, next, onLeave, onStay }: SaveDialogProps) {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const timer = setTimeout(() => leave.current(), PAUSE_MS[end.kind])
    return () => clearTimeout(timer)
  }, [end])

  if (end.kind === 'failed') {
    return (
      <Dialog
        open
        onClose={onLeave}
        title={t`Error!`}
        tone="danger"
        actions={
          <>
            <Button variant="filled" onClick={onStay}>
              {t`Try again`}
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              {next}
            </Button>
          </>
        }
      >
        <p>{end.words}</p>
        <p>{t`Nothing you entered is lost. It stays here as an unsaved log.`}</p>
      </Dialog>
    )
  }
  const actions = (
    <Button variant="filled" onClick={onLeave}>
      {next}
    </Button>
  )
  if (end.kind === 'waiting') {
    return (
      <Dialog open onClose={onLeave} title={t`Kept on this device`} actions={actions}>
        <p>{t`We cannot reach Emberwell right now, so your log is not on the server yet.`}</p>
        <p>
          {end.isLasting
            ? t`It is kept on this device, sealed, and will be sent by itself when you are back online. Logging out before that would remove it.`
            : t`This browser can keep it only while this window is open. Please leave it open until you are back online.`}
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onLeave} title={end.isUpdate ? t`Successfully Updated! ✨` : t`Successfully Saved!`} tone="ok" actions={actions}>
      <p>{end.words}</p>
    </Dialog>
  )
}
