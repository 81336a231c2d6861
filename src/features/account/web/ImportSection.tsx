import { type FormEvent, useRef, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { sizeWords, uploadFile } from '../../../kit/web/files.ts'
import { refetchAll } from '../../../kit/web/query-client.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { numberWords, t } from '../../../kit/words.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { importAccount, type Imported } from '../contract.ts'
import styles from './Section.module.css'

const FAILED = t`Your file could not be brought back.`
const MOST_BYTES = 50 * 1024 * 1024

/** Display names of the kinds in an export. */
const KINDS: Readonly<Record<string, string>> = {
  onboarding: t`Answers from the start`,
  preferences: t`Settings`,
  'quick-logs': t`Soft Logs`,
  'deep-logs': t`Deep Logs`,
  'log-revisions': t`Earlier versions`,
  moments: t`Moments`,
  calendar: t`Calendar days`,
  embertides: 'EmberTides',
  'check-ins': t`Check-ins`,
  reminders: t`Reminders`,
}

type State =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'done'; counts: Imported[] }
  | { step: 'failed'; words: string }

async function bringBack(file: File, onShare: (share: number) => void): Promise<Imported[]> {
  const { data } = await uploadFile<{ data: Imported[] }>(importAccount, file, { type: 'application/zip', onShare })
  const { data: details } = await call(findUserDetails)
  renameUser(details.full_name, details.email)
  await refetchAll()
  return data
}

/** Settings section to import an export into an empty account. */
export function ImportSection() {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<State>({ step: 'idle' })
  const isSending = state.step === 'sending'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || isSending) return
    if (file.size > MOST_BYTES) {
      setState({ step: 'failed', words: t`This file has ${sizeWords(file.size)}. We take files up to ${sizeWords(MOST_BYTES)}.` })
      return
    }
    const onShare = (share: number) => setState({ step: 'sending', share })
    onShare(0)
    try {
      setState({ step: 'done', counts: await bringBack(file, onShare) })
    } catch (error) {
      setState({ step: 'failed', words: failureWords(error, FAILED) })
    }
  }

  const chooseAnother = () => {
    setState({ step: 'idle' })
    setFile(undefined)
    if (picker.current) picker.current.value = ''
    picker.current?.focus()
  }

  return (
    <Card title={t`Import your data`}>
      <form className={styles['section']} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t`From a file you downloaded here, into an account without entries. It comes back whole, or nothing is changed.`}</p>
        <LiveRegion>
          {state.step === 'done' && (
            <Alert tone="ok" title={t`Everything is back.`}>
              <dl className={styles['counts']}>
                {state.counts.map(({ kind, rows }) => (
                  <div key={kind} className={styles['count']}>
                    <dt>{KINDS[kind] ?? kind}</dt>
                    <dd>{numberWords(rows)}</dd>
                  </div>
                ))}
              </dl>
            </Alert>
          )}
        </LiveRegion>
        {state.step !== 'done' && (
          <>
            <Field label={t`Your file`} hint={t`Its name begins with emberwell-export and ends in .zip.`}>
              {(ids) => (
                <>
                  <input
                    {...ids}
                    ref={picker}
                    type="file"
                    accept=".zip,application/zip"
                    className={styles['file']}
                    disabled={isSending}
                    onChange={(event) => {
                      setFile(event.target.files?.[0])
                      setState({ step: 'idle' })
                    }}
                  />
                  {/* The input announces the file name itself, but shows it in one line that is cut off on phones. */}
                  <p aria-hidden="true" className={styles['chosen']}>
                    {file ? file.name : t`No file chosen yet`}
                  </p>
                </>
              )}
            </Field>
            <div className={styles['buttons']}>
              <Button type="submit" variant="outline" disabled={!file} busy={isSending} busyLabel={t`Importing`}>
                {t`Restore`}
              </Button>
            </div>
          </>
        )}
        {isSending && (
          <Progress
            label={state.share < 1 ? t`Sending your file` : t`Reading every row`}
            value={state.share}
            max={1}
            text={`${Math.round(state.share * 100)} %`}
          />
        )}
        {state.step === 'failed' && (
          <Alert
            tone="danger"
            title={t`Nothing was changed.`}
            action={
              <Button variant="outline" onClick={chooseAnother}>
                {t`Choose another file`}
              </Button>
            }
          >
            {state.words}
          </Alert>
        )}
      </form>
    </Card>
  )
}
