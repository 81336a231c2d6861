import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { SETTINGS_KEY } from '../../../kit/web/session-keys.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { Spinner } from '../../../kit/web/ui/Spinner.tsx'
import { t } from '../../../kit/words.ts'
import { SETTINGS_SAVED } from '../contract.ts'
import type { SaveState } from './preferences-queries.ts'
import styles from './SaveNote.module.css'

const SETTINGS_FAILED = t`Error saving settings`

/**
 * In ms. The result of a change appears after 1 s, and success is shown for 2 s (docs/product.md, section 15); a
 * spinner appears after 300 ms.
 */
const SPINNER_AFTER_MS = 300
const APPEARS_AFTER_MS = 1_000
const SUCCESS_VISIBLE_MS = 2_000

const WAITING = t`Kept on this device. It is sent when you are back online.`

type NoteState = Exclude<SaveState['kind'], 'idle'> | undefined

/** The state to show, delayed as above. */
function useNoteState({ kind, at }: SaveState): NoteState {
  const [shown, setShown] = useState<NoteState>()
  const [before] = useState({ kind, at })
  const isOld = kind === 'saved' && before.kind === kind && before.at === at

  useEffect(() => {
    if (kind === 'idle' || isOld) return setShown(undefined)
    if (kind !== 'saving') setShown((now) => (now === 'saving' ? now : undefined))
    const due = kind === 'saving' ? SPINNER_AFTER_MS : Math.max(0, at + APPEARS_AFTER_MS - Date.now())
    const appear = setTimeout(() => setShown(kind), due)
    const vanish = kind === 'saved' ? setTimeout(() => setShown(undefined), due + SUCCESS_VISIBLE_MS) : undefined
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [kind, at, isOld])
  return shown
}

/** State of the last change: nothing at first, then saving, and saved, queued, or an error with a retry. */
export function SaveNote({ saving, onRetry, onReload }: { saving: SaveState; onRetry: () => void; onReload: () => void }) {
  const { waiting, refused } = useOutbox()
  const isOurs = ({ kind }: { kind: string }) => kind === SETTINGS_KEY
  const wasRefused = refused.some(isOurs)
  const hasArrived = saving.kind === 'waiting' && !waiting.some(isOurs)
  const kind = wasRefused ? 'failed' : hasArrived ? 'saved' : saving.kind
  const shown = useNoteState({ kind, at: saving.at })

  return (
    <div className={styles['place']}>
      <div className={classNames(styles['note'], shown && styles[shown])}>
        {shown === 'saving' && (
          <span aria-hidden="true" className={styles['words']}>
            <Spinner />
            {t`Saving`}
          </span>
        )}
        <p role="status" className={styles['words']}>
          {shown === 'saved' && (
            <>
              <CircleCheck aria-hidden="true" />
              {SETTINGS_SAVED()}
            </>
          )}
          {shown === 'waiting' && (
            <>
              <CloudOff aria-hidden="true" />
              {WAITING}
            </>
          )}
          {shown === 'failed' && (
            <>
              <CircleAlert aria-hidden="true" />
              {SETTINGS_FAILED}
            </>
          )}
        </p>
        {shown === 'failed' && (
          <Button variant="outline" className={styles['again']} onClick={wasRefused ? onReload : onRetry}>
            {t`Try again`}
          </Button>
        )}
      </div>
    </div>
  )
}
