import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { DEMO_THANKS, requestDemo } from '../contract.ts'
import styles from './DemoForm.module.css'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Thanks } from './Thanks.tsx'

/** Asks for an address to send a demo to (spec §2, Landing). */
export function DemoForm() {
  const form = usePublicForm({ shape: requestDemo.body, send: (body) => call(requestDemo, { body }) })
  if (form.isSent) return <Thanks>{DEMO_THANKS}</Thanks>

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label="Ask for a demo">
      <div className={styles.row}>
        <Field label="Your email" type="email" name="email" required autoComplete="email" error={form.problems['email']} />
        <Button type="submit" variant="outline" busy={form.isSending} busyLabel="Sending">
          Send me a demo
        </Button>
      </div>
      <p className={styles.small}>One email with a demo. No newsletter, and your address is never sold.</p>
      <Honeypot />
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
    </form>
  )
}
