import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { FACTORS, FACTORS_MAX, OWN_NAME_MAX } from '../contract.ts'
import { factorWords } from '../rules/factors.ts'
import { OWN_FACTORS_MAX, saveTrackingChoices, type TrackingChoices } from '../rules/tracking.ts'
import styles from './Factors.module.css'
import { trackingChoices } from './queries.ts'

const SIX_AT_MOST = t`Six at most. Untick one first.`

/** A random key for a custom factor, so that it is never reused. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `own_${Array.from(random, (byte) => (byte % 36).toString(36)).join('')}`
}

function ChoicesForm({ start, onSaved }: { start: TrackingChoices; onSaved: (() => void) | undefined }) {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(start.chosen)
  const [own, setOwn] = useState(start.own.filter(({ removed }) => !removed))
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'six' | 'name'>()
  const saving = useMutation({
    mutationFn: () => call(saveTrackingChoices, { body: { chosen, own } }),
    onSuccess: (reply) => {
      queries.setQueryData(trackingChoices.queryKey, { data: reply.data })
      onSaved?.()
    },
  })
  const isFull = own.length >= OWN_FACTORS_MAX
  const change = (next: Partial<TrackingChoices>) => {
    saving.reset()
    setProblem(undefined)
    if (next.chosen) setChosen(next.chosen)
    if (next.own) setOwn(next.own)
  }
  const add = () => {
    const words = name.trim()
    if (!words || isFull) return
    const isKnown = [...FACTORS.map((key) => factorWords(key)), ...own.map((factor) => factor.name)].some(
      (known) => known.toLowerCase() === words.toLowerCase(),
    )
    if (isKnown) return setProblem('name')
    const key = newKey()
    change({ own: [...own, { key, name: words }], ...(chosen.length < FACTORS_MAX && { chosen: [...chosen, key] }) })
    setName('')
  }
  return (
    // No <form> element: the chooser is also used inside the quick log's form.
    <div className={styles.choices}>
      <CheckChips
        legend={t`Choose up to six`}
        hint={t`Your Soft Log then asks for each of them, yes or no. You can leave any of them open.`}
        values={chosen}
        onChange={(keys) => (keys.length > FACTORS_MAX ? setProblem('six') : change({ chosen: keys }))}
        options={[...FACTORS, ...own.map(({ key }) => key)].map((key: string) => ({ value: key, label: factorWords(key, own) }))}
        error={problem === 'six' ? SIX_AT_MOST : undefined}
      />
      <div className={styles.own}>
        <Field
          label={t`Something of your own`}
          optional
          maxLength={OWN_NAME_MAX}
          value={name}
          disabled={isFull}
          hint={isFull ? t`You have four of your own. Remove one to add another.` : undefined}
          error={problem === 'name' ? t`That is in the list already.` : undefined}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="outline" disabled={isFull || !name.trim()} onClick={add}>{t`Add`}</Button>
      </div>
      {own.map((factor) => (
        <Button
          key={factor.key}
          variant="quiet"
          onClick={() => change({ own: own.filter(({ key }) => key !== factor.key), chosen: chosen.filter((key) => key !== factor.key) })}
        >{t`Remove “${factor.name}”`}</Button>
      ))}
      {saving.error && <Alert tone="danger">{saving.error.message}</Alert>}
      <div className={styles.save}>
        <Button variant="filled" busy={saving.isPending} busyLabel={t`Saving`} onClick={() => saving.mutate()}>{t`Save choices`}</Button>
        <p role="status">{saving.isSuccess ? saving.data.message : ''}</p>
      </div>
    </div>
  )
}

/** Chooser of the factors the quick log asks for, including custom ones. `onSaved` is called after a save. */
export function FactorChooser({ onSaved }: { onSaved?: () => void }) {
  const { data, error, refetch } = useQuery(trackingChoices)
  if (error) return <LoadFailed what={t`What you note`} error={error} again={refetch} />
  return data ? <ChoicesForm start={data} onSaved={onSaved} /> : <Skeleton lines={6} />
}
