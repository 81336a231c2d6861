import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { joinWaitlist, NETWORK_ERROR, WAITLIST_THANKS } from '../contract.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import styles from './WaitlistPage.module.css'

/** How long the thanks stand, in ms (spec §9). */
const THANKS_MS = 3_000

/** Paths at which this page is what was asked for (spec §2); at any other path it stands in for a page that is not there. */
const OWN_PATHS = ['/original-emberwellw', '/api-test']

function WaitlistForm() {
  const { submit, problems, failure, isSending, isSent, reset } = usePublicForm({
    shape: joinWaitlist.body,
    send: (body) => call(joinWaitlist, { body }),
    onSent: (form) => form.reset(),
    unreachable: NETWORK_ERROR,
  })

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(reset, THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSent, reset])

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Waitlist">
      <Field label="Your email" type="email" name="email" required autoComplete="email" error={problems['email']} />
      <Honeypot />
      <Button type="submit" busy={isSending} busyLabel="Joining">
        Join
      </Button>
      <output className={styles.thanks}>{isSent ? WAITLIST_THANKS : ''}</output>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </form>
  )
}

/** The beta waitlist; it also answers at every path that leads nowhere, and then says so. */
export function WaitlistPage() {
  const path = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') })
  const isLost = !OWN_PATHS.includes(path)

  return (
    <div className={styles.page}>
      <EmptyArt kind={isLost ? 'door' : 'rings'} />
      {isLost && (
        <p className={styles.lost}>
          There is no page at this address. It may have moved, or a letter went astray. <Link to="/">Go to the start page</Link>
        </p>
      )}
      <h1>Join the waitlist</h1>
      <p className={styles.lead}>
        Emberwell is a calm, private place for the years around menopause. Leave your email, and we will write when there is something new
        to try. Nothing else.
      </p>
      <WaitlistForm />
      <p className={styles.already}>
        You need not wait to begin: the daily log is open today.{' '}
        <Link to="/signup" className={buttonClass('quiet')}>
          Get Started
        </Link>
      </p>
    </div>
  )
}
