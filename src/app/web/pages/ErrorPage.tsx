import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../kit/web/api.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './ErrorPage.module.css'

/** What stands in place of a page that broke: words, another try, and a way out that does not depend on the broken page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()

  // The browser's own console is the only place where the cause is told; nothing is sent anywhere.
  useEffect(() => console.error(error), [error])

  const tryAgain = () => {
    // Whatever else broke is broken for this page for good, such as a part that a newer version no longer has.
    if (!(error instanceof ApiError)) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <section className={styles['page']} role="alert">
      <h1>{t`This page could not be shown`}</h1>
      <p>{error instanceof ApiError ? error.message : t`Something went wrong on our side. What you saved is safe.`}</p>
      <div className={styles['ways']}>
        <Button onClick={tryAgain}>{t`Try again`}</Button>
        <a href="/" className={buttonClass('outline')}>
          {t`Start over`}
        </a>
      </div>
    </section>
  )
}
