import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { t } from '../../../kit/words.ts'
import { DEMO_THANKS } from '../rules/form-words.ts'
import styles from './DemoForm.module.css'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Thanks } from './Thanks.tsx'

/** Form that asks for an email address to send a demo to. */
export function DemoForm() {
  const form = usePublicForm({ kind: 'demo' })
  if (form.isSent) return <Thanks>{DEMO_THANKS()}</Thanks>

  return (
    <form className={styles.form} {...form.handlers} aria-label={t`Ask for a demo`}>
      <div className={styles.row}>
        <Field label={t`Your email`} type="email" name="email" required autoComplete="email" error={form.problems['email']} />
        <Button type="submit" variant="outline" busy={form.isSending} busyLabel={t`Sending`}>{t`Send me a demo`}</Button>
      </div>
      <p className={styles.small}>{t`One email with a demo. No newsletter, and your address is never sold.`}</p>
      <Honeypot />
      {form.failure && (
        <Alert tone="danger" title={t`Your address was not sent`}>
          {form.failure}
        </Alert>
      )}
    </form>
  )
}
