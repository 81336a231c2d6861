import Download from 'lucide-react/icons/download'
import { t } from '../../words.ts'
import { sizeWords } from '../files.ts'
import type { DownloadState } from '../use-download.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import styles from './DownloadAction.module.css'

type DownloadActionProps = { label: string; state: DownloadState; onStart: () => void; onStop: () => void; disabled?: boolean }

/** The button that saves a file on the device, and how far that has come. */
export function DownloadAction({ label, state, onStart, onStop, disabled = false }: DownloadActionProps) {
  return (
    <>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          icon={<Download aria-hidden="true" />}
          busy={state.step === 'preparing'}
          busyLabel={t`Preparing your file…`}
          disabled={disabled}
          onClick={onStart}
        >
          {label}
        </Button>
        {state.step === 'preparing' && (
          <Button variant="quiet" onClick={onStop}>
            {t`Stop`}
          </Button>
        )}
      </div>
      <p>
        <span role="status">
          {state.step === 'preparing' && t`Preparing your file…`}
          {state.step === 'saved' && t`Your file is on this device: ${state.name} (${sizeWords(state.bytes)}).`}
        </span>
        {/* Changes many times a second, so it is not announced to screen readers. */}
        {state.step === 'preparing' && state.bytes > 0 && ` ${t`${sizeWords(state.bytes)} so far`}`}
      </p>
      {state.step === 'failed' && <Alert tone="danger">{state.words}</Alert>}
    </>
  )
}
