import Printer from 'lucide-react/icons/printer'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useHeadingFocus } from '../../../kit/web/use-heading-focus.ts'
import { t } from '../../../kit/words.ts'
import { openShare } from '../contract.ts'
import { decryptShare, needsCode, type ShareKeys, ShareUnreadable } from './share-crypto.ts'
import styles from './Shares.module.css'

const FAILED = t`The report could not be opened. Please try again.`

/** `fetched`: the encrypted report is here and needs a code, which can be tried again without another opening. */
type State =
  | { step: 'closed'; problem?: string }
  | { step: 'opening' }
  | { step: 'fetched'; body: string; problem?: string; isBusy?: boolean }
  | { step: 'open'; page: ReactNode }
  | { step: 'gone' }
  | { step: 'unreadable' }

type OpenShareProps = {
  /** From the address; undefined when the page was opened without a link. */
  link: ShareKeys | undefined
  /** Renders a decrypted report with its heading; undefined when it is not a report. */
  show: (report: unknown, heading: RefObject<HTMLHeadingElement | null>) => ReactNode
}

/**
 * The page of a share link. It asks first, so that programs that fetch or preview links use no opening. Everything is
 * in memory only.
 */
export function OpenShare({ link, show }: OpenShareProps) {
  const [state, setState] = useState<State>({ step: 'closed' })
  const [code, setCode] = useState('')
  const heading = useHeadingFocus(state.step === 'open')

  const read = async (keys: ShareKeys, body: string, given?: string) => {
    const page = show(await decryptShare(body, keys, given), heading)
    setState(page === undefined ? { step: 'unreadable' } : { step: 'open', page })
  }

  const open = async (keys: ShareKeys) => {
    setState({ step: 'opening' })
    try {
      const { body } = (await call(openShare, { params: { token: keys.id } })).data
      if (needsCode(body)) setState({ step: 'fetched', body })
      else await read(keys, body)
    } catch (error) {
      if (error instanceof ShareUnreadable) setState({ step: 'unreadable' })
      else if (error instanceof ApiError && error.status === 404) setState({ step: 'gone' })
      else setState({ step: 'closed', problem: failureWords(error, FAILED) })
    }
  }

  const tryCode = async (keys: ShareKeys, body: string) => {
    setState({ step: 'fetched', body, isBusy: true })
    try {
      await read(keys, body, code.replaceAll(/\D/g, ''))
    } catch (error) {
      const wrong = t`That code isn’t right. Please check it and try again. If it still doesn’t work, please ask for a new link.`
      setState({ step: 'fetched', body, problem: error instanceof ShareUnreadable ? wrong : FAILED })
    }
  }

  if (globalThis.crypto?.subtle === undefined)
    return (
      <AuthFrame title={t`A report for you`}>
        <Alert tone="info">{t`This report can only be read on a secure page, whose address begins with https.`}</Alert>
      </AuthFrame>
    )
  if (!link)
    return (
      <AuthFrame
        title={t`This link is not complete`}
        lead={t`Please open it again from the message it came in. The part after the # belongs to it.`}
      >
        {null}
      </AuthFrame>
    )
  if (state.step === 'gone')
    return (
      <AuthFrame
        title={t`This link does not work`}
        lead={t`It may have expired, been ended by the person who made it, or been opened as often as it could. Please ask for a new link.`}
      >
        {null}
      </AuthFrame>
    )
  if (state.step === 'unreadable')
    return (
      <AuthFrame
        title={t`This report cannot be read`}
        lead={t`The link was cut on its way, or the report was damaged. Please open the whole link once more, or ask for a new one.`}
      >
        {null}
      </AuthFrame>
    )
  if (state.step === 'open')
    return (
      <div className={styles.page}>
        <div className={styles.bar}>
          <p>{t`The report stays here only until you close this page.`}</p>
          <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t`Print`}
          </Button>
        </div>
        {state.page}
      </div>
    )
  if (state.step === 'fetched') {
    const { body, problem, isBusy } = state
    return (
      <AuthFrame title={t`Enter the code`} lead={t`The person who sent you this link has a code of six digits for you.`}>
        <form
          className={styles.fields}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (!isBusy) void tryCode(link, body)
          }}
        >
          <Field
            label={t`Code`}
            inputMode="numeric"
            maxLength={9}
            required
            value={code}
            error={problem}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={isBusy} busyLabel={t`Checking`}>
            {t`Show the report`}
          </Button>
        </form>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={t`A report for you`}
      lead={t`A woman made this report from her own notes and chose to show it to you. It can be opened only a few times, so please open it when you have time to read or print it.`}
      foot={t`The report is unlocked on your device. Emberwell cannot read it.`}
    >
      {state.step === 'closed' && state.problem && <Alert tone="danger">{state.problem}</Alert>}
      <Button busy={state.step === 'opening'} busyLabel={t`Opening`} onClick={() => void open(link)}>
        {t`Open the report`}
      </Button>
    </AuthFrame>
  )
}
