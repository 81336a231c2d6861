import { Link } from '@tanstack/react-router'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { t } from '../../../kit/words.ts'
import { CONTACT_THANKS } from '../rules/form-words.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Reading, ReadingSection } from './Reading.tsx'
import styles from './StackedForm.module.css'
import { Thanks } from './Thanks.tsx'

const PARTS = {
  help: (words: string) => <Link to="/help">{words}</Link>,
}

function ContactForm() {
  const form = usePublicForm({ kind: 'contact' })
  if (form.isSent) return <Thanks>{CONTACT_THANKS()}</Thanks>

  return (
    <form className={styles.form} {...form.handlers} aria-label={t`Write to us`}>
      <Field label={t`Your name`} name="name" required autoComplete="name" maxLength={120} error={form.problems['name']} />
      <Field
        label={t`Your email`}
        hint={t`So that we can answer.`}
        type="email"
        name="email"
        required
        autoComplete="email"
        error={form.problems['email']}
      />
      <TextArea label={t`Your message`} name="message" rows={6} required maxLength={5_000} error={form.problems['message']} />
      <Honeypot />
      {form.failure && (
        <Alert tone="danger" title={t`Your message was not sent`}>
          {t`${form.failure} What you wrote is still here.`}
        </Alert>
      )}
      <Button type="submit" busy={form.isSending} busyLabel={t`Sending`}>{t`Send message`}</Button>
    </form>
  )
}

/** Contact page with its form. */
export function ContactPage() {
  return (
    <Reading title={t`Contact`} lead={t`Write to us about anything: a question, a fault, a wish, or your account.`}>
      <Alert tone="info">
        <Rich
          text={t`This is not the place for an emergency: nobody reads it around the clock. <help>Help</help> has numbers that answer now.`}
          parts={PARTS}
        />
      </Alert>
      <ReadingSection title={t`Write to us`}>
        <ContactForm />
      </ReadingSection>
      <ReadingSection title={t`Good to know`}>
        <p>{t`Please leave your health notes out of this form; you never need them to ask for help. If your question is about your account, write from the email address you signed up with.`}</p>
      </ReadingSection>
    </Reading>
  )
}
