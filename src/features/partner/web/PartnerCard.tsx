import Unlink from 'lucide-react/icons/unlink'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import { failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { INVITE_FAILED } from '../rules/invite-form.ts'
import { dayOf, isOver, type LinkedPartner } from '../rules/link-state.ts'
import styles from './Partner.module.css'
import { useEndLink, useResend } from './use-link.ts'

const UNLINK_FAILED = t`Failed to unlink partner. Please try again.`
const CANCEL_FAILED = t`The invitation couldn’t be cancelled. Please try again.`

type PartnerCardProps = {
  partner: LinkedPartner
  heading: Ref<HTMLHeadingElement>
  onHelp: () => void
  /** Called after the invitation was taken back. */
  onCancelled: () => void
}

/** The invited or linked partner, since when, and the buttons to end it. */
export function PartnerCard({ partner, heading, onHelp, onCancelled }: PartnerCardProps) {
  const { status, name, email } = partner
  return (
    <Card as="section">
      <div className={styles.partner}>
        <div className={styles.who}>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>{email}</p>
        </div>
        <span className={styles.badge} data-status={status}>
          {status === 'linked' ? t`Linked` : t`Pending`}
        </span>
      </div>
      {status === 'linked' ? <Linked partner={partner} onHelp={onHelp} /> : <Invited partner={partner} onCancelled={onCancelled} />}
    </Card>
  )
}

function Invited({ partner: { name, info }, onCancelled }: { partner: LinkedPartner; onCancelled: () => void }) {
  const timezone = useTimezone()
  const now = useClock()
  const resending = useResend()
  const ending = useEndLink('invitation')
  const { invited_at: at, expires_at: end } = info
  const isEnded = isOver(info, now)
  const isBusy = resending.isPending || ending.isPending
  return (
    <div className={styles.form}>
      {isEnded ? (
        <Alert tone="gold" title={t`This invitation has ended`}>
          {end ? t`The link was valid for seven days, until ${dayOf(end, timezone)}.` : t`The link was valid for seven days.`}{' '}
          {t`Send it again and ${name} gets a new link, or cancel it.`}
        </Alert>
      ) : (
        <p>
          {at ? t`The email was sent on ${dayOf(at, timezone)}.` : t`The email was sent.`}{' '}
          {end ? t`The link works once, until ${dayOf(end, timezone)}.` : t`The link works once.`}{' '}
          {t`As soon as ${name} has set a password, you are linked.`}
        </p>
      )}
      {resending.isError && <Alert tone="danger">{failureWords(resending.error, INVITE_FAILED)}</Alert>}
      {ending.isError && <Alert tone="danger">{failureWords(ending.error, CANCEL_FAILED)}</Alert>}
      <div className={styles.buttons}>
        <Button
          variant={isEnded ? 'filled' : 'outline'}
          busy={resending.isPending}
          busyLabel={t`Sending`}
          onClick={() => !isBusy && resending.mutate()}
        >
          {t`Resend`}
        </Button>
        <Button
          variant="quiet"
          busy={ending.isPending}
          busyLabel={t`Cancelling…`}
          onClick={() => !isBusy && ending.mutate(undefined, { onSuccess: onCancelled })}
        >
          {t`Cancel invitation`}
        </Button>
      </div>
    </div>
  )
}

function Linked({ partner: { name, info }, onHelp }: { partner: LinkedPartner; onHelp: () => void }) {
  const timezone = useTimezone()
  const [isAsked, setAsked] = useState(false)
  const since = useRef<HTMLDivElement>(null)
  const joined = info.invitation_accepted_at
  return (
    <div className={styles.form}>
      <div ref={since} className={styles.since}>
        {joined && <p>{t`Joined ${dayOf(joined, timezone)}`}</p>}
        {!isAsked && (
          <Button variant="outline" icon={<Unlink aria-hidden="true" />} onClick={() => setAsked(true)}>
            {t`Unlink`}
          </Button>
        )}
      </div>
      {isAsked && (
        <UnlinkCard
          name={name}
          onHelp={onHelp}
          onKeep={() => {
            setAsked(false)
            requestAnimationFrame(() => since.current?.querySelector('button')?.focus())
          }}
        />
      )}
    </div>
  )
}

function UnlinkCard({ name, onHelp, onKeep }: { name: string; onHelp: () => void; onKeep: () => void }) {
  const ending = useEndLink('link')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.confirm} aria-labelledby="unlink-title">
      <h3 id="unlink-title" ref={heading} tabIndex={-1}>
        {t`Unlink ${name}?`}
      </h3>
      <p>
        <strong>{t`This cannot be undone.`}</strong>{' '}
        {t`${name} loses access to Compass right away. What they noted here, what you wrote to them and your answers to what they did are deleted. Your own notes stay as they are.`}
      </p>
      <p>
        {t`Your partner isn’t notified. Next time they open Compass, they’ll see that they’re no longer linked. If you’re worried how they might react, talk to someone first.`}
      </p>
      {ending.isError && <Alert tone="danger">{failureWords(ending.error, UNLINK_FAILED)}</Alert>}
      <div className={styles.buttons}>
        <Button variant="danger" busy={ending.isPending} busyLabel={t`Unlinking`} onClick={() => ending.mutate()}>
          {t`Yes, unlink`}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {t`Keep`}
        </Button>
        <Button variant="quiet" onClick={onHelp}>
          {t`Help lines`}
        </Button>
      </div>
    </section>
  )
}
