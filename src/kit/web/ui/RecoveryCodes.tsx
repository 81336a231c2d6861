import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { useToast } from './Toast.tsx'
import { t } from '../../words.ts'
import styles from './RecoveryCodes.module.css'

/** New recovery codes: the only time that they are shown. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.show({ tone: 'ok', text: t`The codes are copied.` })
    } catch {
      toast.show({ tone: 'danger', text: t`They could not be copied. Please write them down or print them.` })
    }
  }

  return (
    <div className={styles.form}>
      <div className={styles.paper}>
        <h3 ref={heading} tabIndex={-1}>
          {t`Your recovery codes`}
        </h3>
        <p>{t`If you lose your phone, one of these lets you in after your password. Each works once.`}</p>
        <ul className={styles.codes} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p>
        <strong>{t`Keep them on paper or in a safe place now. We cannot show them again.`}</strong>{' '}
        {t`Without your phone and without these codes, no one can let you in, and neither can we.`}
      </p>
      <div className={styles.ways}>
        <Button variant="outline" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print the codes`}
        </Button>
        <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t`Copy the codes`}
        </Button>
      </div>
      <Button className={styles.start} onClick={onClose}>
        {t`I have kept them`}
      </Button>
    </div>
  )
}
