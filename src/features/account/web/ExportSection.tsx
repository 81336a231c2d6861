import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '../../../kit/web/api.ts'
import { downloadFile, saveFile, sizeWords } from '../../../kit/web/files.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { t } from '../../../kit/words.ts'
import { exportAccount } from '../contract.ts'
import styles from './Section.module.css'

const FAILED = t`Your file could not be prepared. Please try again.`

type State =
  | { step: 'idle' }
  | { step: 'preparing'; bytes: number }
  | { step: 'saved'; name: string; bytes: number }
  | { step: 'failed'; words: string }

/** Settings section to download all her records as one file. */
export function ExportSection() {
  const { stepUp, dialog } = useStepUp(t`Your file holds everything you wrote, so we ask for your password first.`)
  const [state, setState] = useState<State>({ step: 'idle' })
  const stopping = useRef<AbortController>(undefined)

  useEffect(() => () => stopping.current?.abort(), [])

  const fetchFile = async () => {
    const stop = new AbortController()
    stopping.current = stop
    const onBytes = (bytes: number) => setState({ step: 'preparing', bytes })
    const prepare = async () => {
      onBytes(0)
      try {
        return await downloadFile(exportAccount, { onBytes, signal: stop.signal })
      } catch (error) {
        setState({ step: 'idle' })
        throw error
      }
    }
    try {
      const file = await stepUp(prepare)
      if (file) saveFile(file)
      setState(file ? { step: 'saved', name: file.name, bytes: file.content.size } : { step: 'idle' })
    } catch (error) {
      setState(stop.signal.aborted ? { step: 'idle' } : { step: 'failed', words: failureWords(error, FAILED) })
    }
  }

  return (
    <Card title={t`Take your data with you`}>
      <div className={styles['section']}>
        <p>
          {t`One file with everything you wrote: your logs and their earlier versions, moments, calendar, EmberTides, reminders and settings. You can open it in any spreadsheet, and bring it back here.`}
        </p>
        <p className={styles['quiet']}>{t`Anyone who has the file can read it. Keep it somewhere only you can reach.`}</p>
        <div className={styles['buttons']}>
          <Button
            variant="outline"
            icon={<Download aria-hidden="true" />}
            busy={state.step === 'preparing'}
            busyLabel={t`Preparing your file…`}
            onClick={() => void fetchFile()}
          >
            {t`Download my data`}
          </Button>
          {state.step === 'preparing' && (
            <Button variant="quiet" onClick={() => stopping.current?.abort()}>
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
      </div>
      {dialog}
    </Card>
  )
}
