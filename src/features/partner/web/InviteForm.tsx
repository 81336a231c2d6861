import Send from 'lucide-react/icons/send'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { t } from '../../../kit/words.ts'
import { PARTNER_NAME_MAX } from '../contract.ts'
import { INVITE_FAILED, type InviteForm as Form, inviteProblem, isInviteForm, isReady, NO_INVITE } from '../rules/invite-form.ts'
import styles from './Partner.module.css'
import { useKept } from './use-kept.ts'
import { useInvite } from './use-link.ts'

/** The field to show an error at: the name if it is empty, otherwise the address. */
function fieldOf({ partner_name: name }: Form): keyof Form {
  return name.trim() ? 'partner_email' : 'partner_name'
}

/** Invitation form. `before` has the values of an invitation just taken back, to correct a mistake. */
export function InviteForm({ before, onSent }: { before: Form; onSent: (sent: Form) => void }) {
  const [values, change, drop] = useKept('partner-invite', NO_INVITE, isInviteForm, before)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const inviting = useInvite()
  const details = inviting.error instanceof ApiError ? inviting.error.details : {}
  const errorOf = (field: keyof Form) => (problem && field === fieldOf(values) ? problem : details[field]?.[0])

  const set = (field: keyof Form, text: string) => {
    setProblem(undefined)
    if (inviting.isError) inviting.reset()
    change({ ...values, [field]: text })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (inviting.isPending || !isReady(values)) return
    const error = inviteProblem(values)
    setProblem(error)
    if (error) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const body = { partner_name: values.partner_name.trim(), partner_email: values.partner_email.trim() }
    inviting.mutate(body, {
      onSuccess: () => {
        drop()
        onSent(body)
      },
    })
  }

  return (
    <Card title={t`Invite your partner`}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <p>
          {t`Your partner receives an email, sets a password, and gets Compass access and nothing else. The email doesn’t say what Emberwell is about.`}
        </p>
        <Field
          label={t`Their name`}
          hint={t`What you call them.`}
          maxLength={PARTNER_NAME_MAX}
          value={values.partner_name}
          error={errorOf('partner_name')}
          onChange={(event) => set('partner_name', event.target.value)}
        />
        <Field
          label={t`Their email`}
          type="email"
          value={values.partner_email}
          error={errorOf('partner_email')}
          onChange={(event) => set('partner_email', event.target.value)}
        />
        {inviting.isError && !errorOf('partner_email') && !errorOf('partner_name') && (
          <Alert tone="danger">{failureWords(inviting.error, INVITE_FAILED)}</Alert>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="filled"
            icon={<Send aria-hidden="true" />}
            disabled={!isReady(values)}
            busy={inviting.isPending}
            busyLabel={t`Sending`}
          >
            {t`Send invitation`}
          </Button>
        </div>
      </form>
    </Card>
  )
}
