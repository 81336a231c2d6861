import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'

/** Result of a save: stored on the server, waiting on this device, or failed. */
export type SaveEnd =
  | { readonly kind: 'saved'; readonly isUpdate: boolean; readonly words: string }
  | { readonly kind: 'waiting'; readonly isLasting: boolean }
  | { readonly kind: 'failed'; readonly words: string }

/**
 * Delays in ms before the page moves on (docs/product.md, Saving a log); the text about waiting takes longer to read.
 */
const AFTER_SUCCESS_MS = 2_000
const AFTER_ERROR_MS = 3_000
const AFTER_WAITING_MS = 5_000

type SaveDialogProps = {
  end: SaveEnd
  /** Label of the button that leads to the next page. */
  next: string
  onLeave: () => void
  onStay: () => void
  /** Merges the form with the log the date already has. */
  onJoin?: (() => void) | undefined
}

const PAUSE_MS = { saved: AFTER_SUCCESS_MS, failed: AFTER_ERROR_MS, waiting: AFTER_WAITING_MS } as const

/** Shows the result of a save and moves on after the delay unless "Try again" is pressed. */
export function SaveDialog({ end, next, onLeave, onStay, onJoin }: SaveDialogProps) {
  const hasOther = onJoin !== undefined
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    const timer = setTimeout(() => leave.current(), hasOther ? AFTER_WAITING_MS : PAUSE_MS[end.kind])
    return () => clearTimeout(timer)
  }, [end, hasOther])

  if (end.kind === 'failed') {
    return (
      <Dialog
        open
        onClose={onLeave}
        title={t`Error!`}
        tone="danger"
        actions={
          <>
            <Button variant="filled" onClick={onJoin ?? onStay}>
              {onJoin ? t`Put both together` : t`Try again`}
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
            ? t`It’s saved on this device (encrypted) and syncs by itself when you’re back online. Logging out before then would delete it.`
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
