import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useState } from 'react'
import { instantDayWords } from '../../../kit/day-words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { canUsePasskeys, makePasskey } from '../../../kit/web/passkeys.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { RecoveryCodes } from '../../../kit/web/ui/RecoveryCodes.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import { secondFactor } from '../../second-factor/web/queries.ts'
import { addPasskey, type Passkey, PASSKEY_NAME_MAX, removePasskey, renamePasskey, setPasskeyOnly, startPasskey } from '../contract.ts'
import styles from './Passkeys.module.css'
import { passkeys } from './queries.ts'

const FAILED = t`This could not be changed. Please try again.`
/** The browser refuses a second passkey of the same account on one device. */
const HAS_ONE = t`This device already has a passkey for your account.`
const DECLINED = t`No passkey was made. You can try again at any time.`
const PARTS = { name: (words: string) => <VisuallyHidden>{words}</VisuallyHidden> }

type NameFormProps = {
  start: string
  submitLabel: string
  isBusy: boolean
  onSubmit: (name: string) => void
  onCancel: () => void
}

function NameForm({ start, submitLabel, isBusy, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(start)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !isBusy) onSubmit(name.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t`Name of the passkey`}
        hint={t`So that you know it again, such as “My phone”.`}
        maxLength={PASSKEY_NAME_MAX}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="outline" disabled={name.trim() === ''} busy={isBusy} busyLabel={t`One moment`}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}

type ItemProps = {
  passkey: Passkey
  isBusy: boolean
  onRename: (name: string) => Promise<unknown>
  onRemove: () => void
}

function Item({ passkey, isBusy, onRename, onRemove }: ItemProps) {
  const [isRenaming, setRenaming] = useState(false)
  const name = passkey.name || t`Passkey without a name`
  return (
    <li className={styles.item}>
      <KeyRound aria-hidden="true" />
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>
          {passkey.last_used_at
            ? t`Last used ${instantDayWords(passkey.last_used_at, 'longDate')}`
            : t`Added ${instantDayWords(passkey.created_at, 'longDate')}`}
        </span>
      </div>
      {isRenaming ? (
        <div className={styles.wide}>
          <NameForm
            start={passkey.name}
            submitLabel={t`Save`}
            isBusy={isBusy}
            onSubmit={(typed) => void onRename(typed).then(() => setRenaming(false))}
            onCancel={() => setRenaming(false)}
          />
        </div>
      ) : (
        <div className={styles.wide}>
          {passkey.name !== '' && (
            <Button variant="quiet" onClick={() => setRenaming(true)}>
              <Rich text={t`Rename <name>${name}</name>`} parts={PARTS} />
            </Button>
          )}
          <Button variant="quiet" busy={isBusy} busyLabel={t`One moment`} onClick={onRemove}>
            <Rich text={t`Remove <name>${name}</name>`} parts={PARTS} />
          </Button>
        </div>
      )}
    </li>
  )
}

/** Passkeys of the account: add, name and remove. `device`: what a new one is called unless its owner changes it. */
export function PasskeysSection({ device }: { device: string }) {
  const { data: found, error, refetch } = useQuery(passkeys)
  const data = found?.data
  const [codes, setCodes] = useState<readonly string[]>()
  const client = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const [message, setMessage] = useState<string>()
  const { stepUp, dialog } = useStepUp(t`This protects your account. Please enter your password again.`)
  const changed = {
    onMutate: () => setMessage(undefined),
    onSettled: () => Promise.all([passkeys, secondFactor].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  }
  const adding = useMutation({
    ...changed,
    mutationFn: (name: string) =>
      stepUp(async () => {
        const { data: asked } = await call(startPasskey)
        const credential = await makePasskey(asked.options)
        if (credential === undefined) return DECLINED
        await call(addPasskey, { body: { name, credential } })
        return t`The passkey is ready. From now on you can sign in with it.`
      }),
    onSuccess: (words) => {
      setMessage(words)
      if (words !== DECLINED) setNaming(false)
    },
  })
  const renaming = useMutation({
    ...changed,
    mutationFn: ({ id, name }: { id: number; name: string }) => call(renamePasskey, { params: { id }, body: { name } }),
  })
  const removing = useMutation({
    ...changed,
    mutationFn: (id: number) => stepUp(() => call(removePasskey, { params: { id } })),
    onSuccess: (done) => setMessage(done?.message),
  })
  const limiting = useMutation({
    ...changed,
    mutationFn: (isOnly: boolean) => stepUp(() => call(setPasskeyOnly, { body: { is_only: isOnly } })),
    onSuccess: (done) => {
      setMessage(done?.message)
      if (done && done.data.recovery_codes.length > 0) setCodes(done.data.recovery_codes)
    },
  })
  const failed = [adding, renaming, removing, limiting].find(({ isError }) => isError)
  const busy = (id: number) => (removing.isPending && removing.variables === id) || (renaming.isPending && renaming.variables.id === id)

  return (
    <Card title={t`Passkeys`}>
      <div className={styles.form}>
        <p className={styles.lead}>
          {t`Sign in with your finger, your face or your screen lock instead of a password. No one can guess or overhear a passkey.`}
        </p>
        <LiveRegion>{message && <Alert tone={message === DECLINED ? 'gold' : 'ok'}>{message}</Alert>}</LiveRegion>
        {failed && <Alert tone="danger">{failureWords(failed.error, failed.error?.name === 'InvalidStateError' ? HAS_ONE : FAILED)}</Alert>}
        <Pending what={t`Your passkeys`} label={t`Loading your passkeys`} lines={2} data={data} error={error} refetch={refetch} isBare />
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map((passkey) => (
              <Item
                key={passkey.id}
                passkey={passkey}
                isBusy={busy(passkey.id)}
                onRename={(name) => renaming.mutateAsync({ id: passkey.id, name })}
                onRemove={() => removing.mutate(passkey.id)}
              />
            ))}
          </ul>
        )}
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
        {found && data && data.length > 0 && (
          <Switch
            label={t`Sign in with a passkey only`}
            hint={t`Your password alone no longer signs you in. Without your passkey, a recovery code after the password does.`}
            checked={limiting.isPending ? limiting.variables : found.is_only}
            disabled={limiting.isPending}
            onChange={(isOnly) => limiting.mutate(isOnly)}
          />
        )}
        {!canUsePasskeys() ? (
          <p>{t`This browser does not know passkeys. Another browser or your phone may.`}</p>
        ) : isNaming ? (
          <NameForm
            start={device}
            submitLabel={t`Make the passkey`}
            isBusy={adding.isPending}
            onSubmit={(name) => adding.mutate(name)}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <Button variant="outline" className={styles.start} onClick={() => setNaming(true)}>
            {t`Add a passkey`}
          </Button>
        )}
      </div>
      {dialog}
    </Card>
  )
}
