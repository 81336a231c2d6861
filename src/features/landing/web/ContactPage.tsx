import { Link } from '@tanstack/react-router'
import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { sendContact } from '../contract.ts'
import { CONTACT_THANKS } from '../rules.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { Reading, ReadingSection } from './Reading.tsx'
import styles from './StackedForm.module.css'
import { Thanks } from './Thanks.tsx'

function ContactForm() {
  const form = usePublicForm({ shape: sendContact.body, send: (body) => call(sendContact, { body }) })
  if (form.isSent) return <Thanks>{CONTACT_THANKS}</Thanks>

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate aria-label="Write to us">
      <Field label="Your name" name="name" required autoComplete="name" maxLength={120} error={form.problems['name']} />
      <Field
        label="Your email"
        hint="So that we can answer."
        type="email"
        name="email"
        required
        autoComplete="email"
        error={form.problems['email']}
      />
      <TextArea label="Your message" name="message" rows={6} required privateText maxLength={5_000} error={form.problems['message']} />
      <Honeypot />
      {form.failure && (
        <Alert tone="danger" title="Your message was not sent">
          {form.failure} What you wrote is still here.
        </Alert>
      )}
      <Button type="submit" busy={form.isSending} busyLabel="Sending">
        Send message
      </Button>
    </form>
  )
}

/** A form to the people who run Emberwell. */
export function ContactPage() {
  return (
    <Reading title="Contact" lead="Write to us about anything: a question, a fault, a wish, or your account.">
      <Alert tone="info">
        This is not the place for an emergency: nobody reads it around the clock. <Link to="/help">Help</Link> has numbers that answer now.
      </Alert>
      <ReadingSection title="Write to us">
        <ContactForm />
      </ReadingSection>
      <ReadingSection title="Good to know">
        <p>
          Please leave your health notes out of this form; you never need them to ask for help. If your question is about your account,
          write from the email address you signed up with.
        </p>
      </ReadingSection>
    </Reading>
  )
}
