import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { WAITLIST_THANKS } from '../rules/form-words.ts'
import { Honeypot } from './Honeypot.tsx'
import { usePublicForm } from './public-form.ts'
import { apiTest } from './queries.ts'
import styles from './WaitlistPage.module.css'

const NETWORK_ERROR = t`Network error`

const PARTS = {
  start: (words: string) => <Link to="/">{words}</Link>,
}

/** Time in ms the confirmation is shown. */
const THANKS_MS = 3_000

const ApiTest = lazyPart(
  () => import('./api-test/ApiTest.tsx'),
  (part) => part.ApiTest,
)

function WaitlistForm() {
  const { handlers, problems, failure, isSending, isSent, reset } = usePublicForm({
    kind: 'waitlist',
    onSent: (form) => form.reset(),
    unreachable: NETWORK_ERROR,
  })

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(reset, THANKS_MS)
    return () => clearTimeout(timer)
  }, [isSent, reset])

  return (
    <form className={styles.form} {...handlers} aria-label={t`Waitlist`}>
      <Field label={t`Your email`} type="email" name="email" required autoComplete="email" error={problems['email']} />
      <Honeypot />
      <Button type="submit" busy={isSending} busyLabel={t`Joining`}>{t`Join`}</Button>
      <output className={styles.thanks}>{isSent ? WAITLIST_THANKS() : ''}</output>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </form>
  )
}

function Waitlist({ isLost = false }: { isLost?: boolean }) {
  return (
    <div className={styles.page}>
      <EmptyArt kind={isLost ? 'door' : 'rings'} />
      {isLost && (
        <p className={styles.lost}>
          <Rich
            text={t`There is no page at this address. It may have moved, or there’s a typo in it. <start>Go to the start page</start>`}
            parts={PARTS}
          />
        </p>
      )}
      <h1>{t`Join the waitlist`}</h1>
      <p
        className={styles.lead}
      >{t`Emberwell is a calm, private place for the years around menopause. Leave your email, and we will write when there is something new to try. Nothing else.`}</p>
      <WaitlistForm />
      <p className={styles.already}>
        {t`You need not wait to begin: Emberwell is open today.`}{' '}
        <Link to="/signup" className={buttonClass('quiet')}>{t`Get Started`}</Link>
      </p>
    </div>
  )
}

/**
 * The beta waitlist. Also shown at unknown paths, with a note, and at `/api-test` unless the server says that it has
 * the developer page (docs/product.md, section 2): most have none, so the page does not wait for the answer.
 */
export function WaitlistPage() {
  const path = useLocation({ select: (location) => location.pathname.replace(/\/+$/, '') })
  const isApiTest = path === '/api-test'
  const { data } = useQuery({ ...apiTest, enabled: isApiTest })
  if (!isApiTest || !data?.data.is_open) return <Waitlist isLost={!isApiTest && path !== '/original-emberwellw'} />
  return (
    <Suspense fallback={<Loading label={t`One moment`} />}>
      <ApiTest />
    </Suspense>
  )
}
