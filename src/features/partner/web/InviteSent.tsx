import { type Ref, useEffect, useRef } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { t } from '../../../kit/words.ts'
import type { InviteForm } from '../rules/invite-form.ts'
import styles from './Partner.module.css'

/** Time in ms for which the success is shown before the state is refetched (docs/product.md, Inviting). */
const VISIBLE_MS = 3_000

/** Confirms that the invitation was sent; calls `onOver` after three seconds. */
export function InviteSent({ sent, heading, onOver }: { sent: InviteForm; heading: Ref<HTMLHeadingElement>; onOver: () => void }) {
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  }, [onOver])
  useEffect(() => {
    const timer = setTimeout(() => over.current(), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Card tone="gold">
      <div className={styles.sent}>
        <EmptyArt kind="door" />
        <h2 ref={heading} tabIndex={-1}>
          {t`Your invitation is on its way`}
        </h2>
        <p role="status">{t`${sent.partner_name} receives an email at ${sent.partner_email}, sets a password, and gets Compass access.`}</p>
      </div>
    </Card>
  )
}
