import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import { useEffect, useRef } from 'react'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Shares.module.css'

const COPY_FAILED = t`It could not be copied. Please select the link and copy it yourself.`

/** A link that was just made: the only time that it is shown. `code` is the six digits that it asks for, if any. */
export function NewLink({ url, code, onClose }: { url: string; code: string | undefined; onClose: () => void }) {
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.show({ tone: 'ok', text: t`The link is copied.` })
    } catch {
      field.current?.select()
      toast.show({ tone: 'danger', text: COPY_FAILED })
    }
  }
  const send = async () => {
    try {
      await navigator.share({ url })
    } catch (error) {
      // She closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  const canSend = typeof navigator.share === 'function'

  return (
    <Card as="div">
      <div className={styles.fields}>
        <h2 ref={heading} tabIndex={-1}>
          {t`Your link is ready`}
        </h2>
        <p>{t`Copy or send it now. We do not have it and cannot show it again.`}</p>
        <Field ref={field} label={t`Your link`} readOnly value={url} onFocus={(event) => event.target.select()} />
        <div className={styles.buttons}>
          {canSend && (
            <Button icon={<Send aria-hidden="true" />} onClick={() => void send()}>
              {t`Send the link`}
            </Button>
          )}
          <Button variant={canSend ? 'outline' : 'filled'} icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t`Copy the link`}
          </Button>
        </div>
        {code !== undefined && (
          <Alert tone="gold" title={t`The code`}>
            <p className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
            {t`Tell it to your doctor yourself, not in the message with the link. We do not have it either: please write it down.`}
          </Alert>
        )}
        <p className={styles.quiet}>{t`Anyone who has the link can read the report until it ends. You can end it below at any time.`}</p>
        <Button variant="quiet" className={styles.start} onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
    </Card>
  )
}
