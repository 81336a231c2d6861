import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { focusProblem } from '../../../kit/web/focus-problem.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards, YesNo } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useIdempotencyKey } from '../../../kit/web/use-idempotency-key.ts'
import { numberWords, t } from '../../../kit/words.ts'
import {
  type ExperimentCause,
  type ExperimentOutcome,
  type Experiments,
  type ExperimentKind,
  OWN_CAUSE_MAX,
  OWN_CAUSE_MISSING,
  startExperiment,
} from '../contract.ts'
import styles from './Experiments.module.css'
import { experimentsKey } from './queries.ts'

type NewExperimentFormProps = { page: Experiments; cause: string | undefined; outcome: string | undefined }

/** Four questions: what to change, what it should help, what difference would matter, and when it begins. */
export function NewExperimentForm({ page, cause: wantedCause, outcome: wantedOutcome }: NewExperimentFormProps) {
  const { causes, outcomes, kinds, starts_from: earliest, starts_until: latest, not_for: notFor } = page
  const client = useQueryClient()
  const toast = useToast()
  const key = useIdempotencyKey()
  const form = useRef<HTMLFormElement>(null)
  const [cause, setCause] = useState<ExperimentCause | undefined>(causes.find((one) => one.key === wantedCause)?.key)
  const [ownWords, setOwnWords] = useState('')
  const [outcome, setOutcome] = useState<ExperimentOutcome | undefined>(outcomes.find((one) => one.key === wantedOutcome)?.key)
  const [kind, setKind] = useState<ExperimentKind>()
  const [worth, setWorth] = useState<number>()
  const [startsOn, setStartsOn] = useState(earliest)
  const [feelsShaky, setFeelsShaky] = useState<boolean>()
  const [isChecked, setChecked] = useState(false)

  const what = causes.find((one) => one.key === cause)
  const allowed = outcomes.filter((one) => what?.outcomes.includes(one.key) ?? true)
  const helped = allowed.find((one) => one.key === outcome)
  const ways = kinds.filter((one) => what?.kinds.includes(one.key))
  const way = ways.find((one) => one.key === kind) ?? ways[0]
  const isOwn = cause === 'own'
  const needsAnswer = what?.safety_question != null
  const isComplete = what && helped && way && startsOn && (!isOwn || ownWords.trim()) && (!needsAnswer || feelsShaky !== undefined)
  const size = worth ?? helped?.default_worth
  const missing = t`Please choose one`

  const starting = useMutation({
    mutationFn: () => {
      if (!what || !helped || !way || size === undefined) throw new Error(missing)
      const own = {
        ...(isOwn && { own_words: ownWords.trim() }),
        ...(needsAnswer && feelsShaky !== undefined && { feels_shaky: feelsShaky }),
      }
      const body = { cause: what.key, outcome: helped.key, kind: way.key, worth: size, starts_on: startsOn, ...own }
      return call(startExperiment, { body, idempotencyKey: key })
    },
    onSuccess: ({ message }) => {
      toast.show({ tone: 'ok', text: message })
      return client.invalidateQueries({ queryKey: experimentsKey })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isComplete) starting.mutate()
    else focusProblem(form.current)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Card title={t`A new experiment`}>
        <div className={styles.fields}>
          <SelectField
            label={t`What would you like to change?`}
            value={cause}
            onChange={setCause}
            options={causes.map(({ key: value, change_label: label }) => ({ value, label }))}
            placeholder={t`Please choose`}
            hint={what?.hint ?? undefined}
            error={isChecked && !what ? missing : undefined}
          />
          {isOwn && (
            <Field
              label={t`In your own words`}
              value={ownWords}
              maxLength={OWN_CAUSE_MAX}
              error={isChecked && !ownWords.trim() ? OWN_CAUSE_MISSING() : undefined}
              onChange={(event) => setOwnWords(event.target.value)}
            />
          )}
          <SelectField
            label={t`What should it help?`}
            value={helped?.key}
            onChange={(value) => {
              setOutcome(value)
              setWorth(undefined)
            }}
            options={allowed.map(({ key: value, label }) => ({ value, label }))}
            placeholder={t`Please choose`}
            error={isChecked && !helped ? missing : undefined}
          />
          {helped && size !== undefined && (
            <Slider
              label={t`What difference would be worth it to you?`}
              min={helped.min}
              max={helped.max}
              step={helped.step}
              value={size}
              onChange={setWorth}
              valueText={(value) => [numberWords(value), helped.unit].filter(Boolean).join(' ')}
            />
          )}
          {ways.length > 1 && way && (
            <RadioCards
              legend={t`How would you like to try it?`}
              value={way.key}
              onChange={setKind}
              options={ways.map(({ key: value, label, text }) => ({ value, label, hint: text }))}
            />
          )}
          {ways.length === 1 && way && <p>{way.text}</p>}
          {needsAnswer && (
            <YesNo
              legend={what.safety_question}
              value={feelsShaky}
              onChange={setFeelsShaky}
              error={isChecked && feelsShaky === undefined ? t`Please answer yes or no` : undefined}
            />
          )}
          <Field
            label={t`When do you start?`}
            type="date"
            min={earliest}
            max={latest}
            value={startsOn}
            error={isChecked && !startsOn ? t`Please choose a day` : undefined}
            onChange={(event) => setStartsOn(event.target.value)}
          />
          {way && <Alert tone="info">{way.before_start}</Alert>}
          {starting.error && <SaveFailure error={starting.error} />}
          <Button type="submit" variant="filled" busy={starting.isPending} busyLabel={t`Saving`}>
            {t`Begin`}
          </Button>
          <p className={styles.quiet}>{notFor}</p>
        </div>
      </Card>
    </form>
  )
}
