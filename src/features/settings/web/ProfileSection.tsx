import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { PROFILE_FAILED, PROFILE_SAVED, type UserDetails } from '../contract.ts'
import { EmailSection } from './EmailSection.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { userDetails, useSaveProfile } from './queries.ts'
import styles from './Section.module.css'
import { TimeZoneField } from './TimeZoneField.tsx'

/** How long the word about a save stands, in ms (spec §4). */
const STATUS_MS = 3_000

function ProfileForm({ details }: { details: UserDetails }) {
  const [name, setName] = useState(details.full_name)
  const [timezone, setTimezone] = useState(details.timezone)
  const [pronouns, setPronouns] = useState(details.pronouns)
  const saving = useSaveProfile()
  const [status, setStatus] = useState('')

  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => setStatus(''), STATUS_MS)
    return () => clearTimeout(timer)
  }, [status])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || saving.isPending) return
    setStatus('')
    saving.mutate(
      { display_name: name.trim(), timezone, pronouns: pronouns.trim() },
      { onSuccess: () => setStatus(PROFILE_SAVED), onError: () => setStatus(PROFILE_FAILED) },
    )
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Field
        label="Full Name"
        name="full_name"
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TimeZoneField value={timezone} onChange={setTimezone} />
      <Field
        label="Pronouns"
        name="pronouns"
        optional
        autoComplete="off"
        maxLength={40}
        hint="For example: she/her"
        value={pronouns}
        onChange={(event) => setPronouns(event.target.value)}
      />
      <div className={styles['end']}>
        <Button type="submit" disabled={name.trim() === ''} busy={saving.isPending} busyLabel="Saving">
          Save changes
        </Button>
        <p role="status">{status}</p>
      </div>
    </form>
  )
}

/** Her profile: her name and what belongs to it, and her address, which changes through a link. */
export function ProfileSection() {
  const details = useQuery(userDetails)
  return (
    <div className={styles['stack']}>
      <Card title="Profile">
        {details.data ? (
          <ProfileForm details={details.data} />
        ) : details.isError ? (
          <LoadProblem what="your profile" onRetry={() => void details.refetch()} />
        ) : (
          <>
            <Wait label="Fetching your profile" />
            <Skeleton lines={6} />
          </>
        )}
      </Card>
      {details.data && <EmailSection email={details.data.email} />}
    </div>
  )
}
