import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { sendFeedback } from '../contract.ts'
import styles from './StackedForm.module.css'
import { FEEDBACK_THANKS } from '../rules.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Thanks } from './Thanks.tsx'

/** What a visitor thinks of it, with or without an address to answer to. */
export function FeedbackForm() {
  const form = usePublicForm({ shape: sendFeedback.body, optional: ['email'], send: (body) => call(sendFeedback, { body }) })
  if (form.isSent) return <Thanks>{FEEDBACK_THANKS}</Thanks>

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label="Feedback">
      <TextArea
        label="Your thoughts"
        hint="What is missing, what is too much, what would make this yours?"
        name="message"
        rows={4}
        required
        privateText
        maxLength={5_000}
        error={form.problems['message']}
      />
      <Field
        label="Your email"
        hint="Only if you would like an answer."
        optional
        type="email"
        name="email"
        autoComplete="email"
        error={form.problems['email']}
      />
      <Honeypot />
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <Button type="submit" variant="outline" busy={form.isSending} busyLabel="Sending">
        Send feedback
      </Button>
    </form>
  )
}
