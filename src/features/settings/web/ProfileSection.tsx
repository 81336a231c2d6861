import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { SaveForm } from '../../../kit/web/ui/SaveForm.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { PROFILE_FAILED, PROFILE_SAVED, type UserDetails } from '../contract.ts'
import { EmailSection } from './EmailSection.tsx'
import { RetryAlert } from '../../../kit/web/ui/RetryAlert.tsx'
import { userDetails } from './queries.ts'
import styles from './Section.module.css'
import { TimeZoneField } from './TimeZoneField.tsx'
import { useSaveProfile } from './use-save-profile.ts'

/** Time in ms for which the result of a save is shown (docs/product.md, section 15). */
const STATUS_MS = 3_000

/** A field of another feature: its element, how it is saved with the others, and a callback after saving. */
export type MoreField = { field: ReactNode; save: () => Promise<unknown>; onSaved: () => void }

function ProfileForm({ details, more }: { details: UserDetails; more: MoreField }) {
  const [name, setName] = useState(details.full_name)
  const [timezone, setTimezone] = useState(details.timezone)
  const [pronouns, setPronouns] = useState(details.pronouns)
  const saving = useSaveProfile(more.save)
  const [status, setStatus] = useState('')

  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => setStatus(''), STATUS_MS)
    return () => clearTimeout(timer)
  }, [status])

  const save = () => {
    setStatus('')
    const succeed = () => {
      setStatus(PROFILE_SAVED())
      more.onSaved()
    }
    saving.mutate(
      { display_name: name.trim(), timezone, pronouns: pronouns.trim() },
      { onSuccess: succeed, onError: () => setStatus(PROFILE_FAILED()) },
    )
  }

  return (
    <SaveForm save={t`Save changes`} isOff={name.trim() === ''} isSaving={saving.isPending} message={status} onSave={save}>
      <Field
        label={t`Full Name`}
        name="full_name"
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {more.field}
      <TimeZoneField value={timezone} onChange={setTimezone} />
      <Field
        label={t`Pronouns`}
        name="pronouns"
        optional
        maxLength={40}
        hint={t`For example: she/her`}
        value={pronouns}
        onChange={(event) => setPronouns(event.target.value)}
      />
    </SaveForm>
  )
}

/** Her profile, and her address, which changes through a link. `more` is a field of another feature. */
export function ProfileSection({ more }: { more: MoreField }) {
  const details = useQuery(userDetails)
  return (
    <div className={styles['stack']}>
      <Card title={t`Profile`}>
        {details.data ? (
          <ProfileForm details={details.data} more={more} />
        ) : details.isError ? (
          <RetryAlert onRetry={() => void details.refetch()}>{t`We couldn’t load your profile.`}</RetryAlert>
        ) : (
          <>
            <Loading label={t`Loading your profile`} />
            <Skeleton lines={20} />
          </>
        )}
      </Card>
      {details.data && <EmailSection email={details.data.email} isConfirmed={details.data.email_confirmed} />}
    </div>
  )
}
