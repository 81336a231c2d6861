import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../kit/web/api.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './ErrorPage.module.css'

/** Shown in place of a page that threw: a message, a retry, and a link that does not depend on the broken page. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()

  // The cause is logged only to the browser's console; nothing is sent anywhere.
  useEffect(() => console.error(error), [error])

  const tryAgain = () => {
    // Any other error will recur until a reload, for example a chunk that a newer version no longer has.
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
