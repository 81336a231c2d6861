import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { localDateAt } from '../../../kit/local-date.ts'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { useSession } from '../../../kit/web/session.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { useClock } from '../../../kit/web/use-clock.ts'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { createShare, SHARE_LABEL_MAX, SHARE_LIVES, SHARE_OPENS, type ShareLife, type ShareOpens } from '../contract.ts'
import { defaultLabel, LIFE_WORDS, OPENS_WORDS } from '../rules/share-words.ts'
import { NewLink } from './NewLink.tsx'
import { shares } from './queries.ts'
import { encryptShare, newShareCode, newShareKeys } from './share-crypto.ts'
import styles from './Shares.module.css'

const FAILED = t`The link could not be made. Please try again.`
const LIVES = (Object.keys(SHARE_LIVES) as ShareLife[]).map((value) => ({ value, label: LIFE_WORDS[value]() }))
const OPENS = SHARE_OPENS.map((value) => ({ value, label: OPENS_WORDS[value]() }))

/**
 * Makes a link to a report, which is encrypted here. The link with its key is in memory only, until she closes it.
 */
export function CreateShare({ report }: { report: unknown }) {
  const client = useQueryClient()
  const isSharedDevice = useSession()?.isSharedDevice
  const today = localDateAt(useClock(), useTimezone())
  const [label, setLabel] = useState(() => defaultLabel(today))
  const [life, setLife] = useState<ShareLife>('7d')
  const [opens, setOpens] = useState<ShareOpens>(5)
  const [hasCode, setHasCode] = useState(false)
  const { stepUp, dialog } = useStepUp(t`Whoever has the link can read the report, so we ask for your password first.`)
  const making = useMutation({
    // Not kept after the page: the result holds the key.
    gcTime: 0,
    mutationFn: async () => {
      const keys = newShareKeys()
      const code = hasCode ? newShareCode() : undefined
      const body = await encryptShare(report, keys, code)
      const made = await stepUp(() => call(createShare, { body: { id: keys.id, body, label, expires_in: life, opens } }))
      return made && { url: `${location.origin}/s/${keys.id}#${keys.key}`, code }
    },
    onSuccess: (made) => (made ? client.invalidateQueries({ queryKey: shares.queryKey }) : undefined),
  })

  if (globalThis.crypto?.subtle === undefined)
    return <Alert tone="info">{t`A link can only be made on a secure page, whose address begins with https.`}</Alert>
  if (making.data) return <NewLink {...making.data} onClose={making.reset} />

  const labelProblem = making.error instanceof ApiError ? making.error.details['label']?.[0] : undefined
  return (
    <Card title={t`Make a link`}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!making.isPending) making.mutate()
        }}
      >
        <p>{t`The link shows your report as it is now. Later notes are not added. It is locked on this device before it is stored, so that only someone with the link can read it. We cannot.`}</p>
        <Field
          label={t`Name in your list`}
          hint={t`Only you see it.`}
          value={label}
          maxLength={SHARE_LABEL_MAX}
          error={labelProblem}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Segments legend={t`How long it works`} value={life} onChange={setLife} options={LIVES} />
        <Segments legend={t`How often it can be opened`} value={opens} onChange={setOpens} options={OPENS} />
        <Switch
          label={t`Ask for a code`}
          hint={t`A number of six digits that you tell your doctor yourself, on the phone for example. Someone who comes across the link cannot read the report without it.`}
          checked={hasCode}
          onChange={setHasCode}
        />
        <p className={styles.quiet}>
          {t`The doctor’s browser may keep the link in its history. It stops working when the time is over, so choose a short time if you can.`}
        </p>
        {isSharedDevice && <Alert tone="info">{t`You are on a shared device. When you sign out here, all your links end.`}</Alert>}
        {making.error && labelProblem === undefined && <Alert tone="danger">{failureWords(making.error, FAILED)}</Alert>}
        <Button type="submit" className={styles.start} busy={making.isPending} busyLabel={t`Making the link`}>
          {t`Make the link`}
        </Button>
      </form>
      {dialog}
    </Card>
  )
}
