import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { t } from '../../../kit/words.ts'
import styles from './StackedForm.module.css'
import { FEEDBACK_THANKS } from '../rules/form-words.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Thanks } from './Thanks.tsx'

/** Feedback form; the email address is optional. */
export function FeedbackForm() {
  const form = usePublicForm({ kind: 'feedback' })
  if (form.isSent) return <Thanks>{FEEDBACK_THANKS()}</Thanks>

  return (
    <form className={styles.form} {...form.handlers} aria-label={t`Feedback`}>
      <TextArea
        label={t`Your thoughts`}
        hint={t`What is missing, what is too much, what would make this yours?`}
        name="message"
        rows={4}
        required
        maxLength={5_000}
        error={form.problems['message']}
      />
      <Field
        label={t`Your email`}
        hint={t`Only if you would like an answer.`}
        optional
        type="email"
        name="email"
        autoComplete="email"
        error={form.problems['email']}
      />
      <Honeypot />
      {form.failure && (
        <Alert tone="danger" title={t`Your feedback was not sent`}>
          {t`${form.failure} What you wrote is still here.`}
        </Alert>
      )}
      <Button type="submit" variant="outline" busy={form.isSending} busyLabel={t`Sending`}>{t`Send feedback`}</Button>
    </form>
  )
}
