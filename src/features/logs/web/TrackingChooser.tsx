import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { CheckChips } from '../../../kit/web/ui/Choice.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { FACTORS, FACTORS_MAX, SYMPTOMS_MAX } from '../contract.ts'
import { factorWords } from '../rules/factors.ts'
import { plainText } from '../rules/plain-text.ts'
import { SYMPTOM_AREAS, SYMPTOMS, SYMPTOMS_BY_AREA } from '../rules/symptom-keys.ts'
import { symptomTerms } from '../rules/symptom-terms.ts'
import { areaWords, symptomWords } from '../rules/symptoms.ts'
import { OWN_FACTORS_MAX, OWN_SYMPTOMS_MAX, saveTrackingChoices, type TrackingChoices } from '../rules/tracking.ts'
import { AddOwn, OwnItems } from './OwnItems.tsx'
import { keepChoices } from './kept-choices.ts'
import { trackingChoices } from './queries.ts'
import { trackingCount } from './tracking-count.ts'
import styles from './Tracking.module.css'

const TERMS: Record<string, string | undefined> = symptomTerms()

function symptomChoice(key: string, own: TrackingChoices['own_symptoms']) {
  return { value: key, label: symptomWords(key, own), hint: TERMS[key] }
}

const active = (own: TrackingChoices['own']) => own.filter(({ removed }) => !removed)

function ChoicesForm({ start, onSaved }: { start: TrackingChoices; onSaved: () => void }) {
  const queries = useQueryClient()
  const [choices, setChoices] = useState(start)
  const { chosen, own, symptoms, own_symptoms: ownSymptoms } = choices
  const [filter, setFilter] = useState('')
  /** The group whose last tap would have been one too many. */
  const [full, setFull] = useState<string>()
  const saving = useMutation({
    // The server stores what is missing as removed.
    mutationFn: () => call(saveTrackingChoices, { body: { ...choices, own: active(own), own_symptoms: active(ownSymptoms) } }),
    onSuccess: (reply) => {
      void keepChoices(reply.data)
      queries.setQueryData(trackingChoices.queryKey, { data: reply.data })
      onSaved()
    },
  })
  const change = (next: Partial<TrackingChoices>) => {
    saving.reset()
    setFull(undefined)
    setChoices({ ...choices, ...next })
  }
  const isFound = (...texts: (string | undefined)[]) => texts.some((text) => plainText(text ?? '').includes(plainText(filter.trim())))
  const groups = [
    ...SYMPTOM_AREAS.map((area) => ({ name: areaWords(area), keys: SYMPTOMS_BY_AREA[area] as readonly string[] })),
    { name: t`In your own words`, keys: active(ownSymptoms).map(({ key }) => key) },
  ].map(({ name, keys }) => ({
    name,
    options: keys.map((key) => symptomChoice(key, ownSymptoms)).filter(({ label, hint }) => isFound(label, hint, name)),
  }))
  const factorOptions = [...FACTORS, ...active(own).map(({ key }) => key)]
    .map((key: string) => ({ value: key, label: factorWords(key, own) }))
    .filter(({ label }) => isFound(label))
  const chooseSymptoms = (group: string, options: readonly { value: string }[], values: readonly string[]) => {
    const visible = new Set(options.map(({ value }) => value))
    const next = new Set([...symptoms.filter((key) => !visible.has(key)), ...values])
    if (next.size > SYMPTOMS_MAX) return setFull(group)
    const order: readonly string[] = [...SYMPTOMS, ...ownSymptoms.map(({ key }) => key)]
    return change({ symptoms: order.filter((key) => next.has(key)) })
  }
  const chooseFactors = (values: readonly string[]) => {
    const visible = new Set(factorOptions.map(({ value }) => value))
    const next = [...chosen.filter((key) => !visible.has(key)), ...values]
    return next.length > FACTORS_MAX ? setFull('factors') : change({ chosen: next })
  }
  const isNothingFound = groups.every(({ options }) => options.length === 0) && factorOptions.length === 0
  return (
    // No <form> element: the chooser is also used inside the quick log's form.
    <div className={styles.choices}>
      <p className={styles.lead}>
        {t`Up to ${SYMPTOMS_MAX} symptoms and ${FACTORS_MAX} things about your day. You then note each with one tap.`}
      </p>
      <Field
        type="search"
        label={t`Find a symptom`}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {groups.map(
        ({ name, options }) =>
          options.length > 0 && (
            <CheckChips
              isEven
              key={name}
              legend={name}
              values={symptoms}
              onChange={(values) => chooseSymptoms(name, options, values)}
              options={options}
              error={full === name ? t`${SYMPTOMS_MAX} at most. Untick one first.` : undefined}
            />
          ),
      )}
      {factorOptions.length > 0 && (
        <CheckChips
          isEven
          legend={t`About your day`}
          hint={t`Asked as yes or no.`}
          values={chosen}
          onChange={chooseFactors}
          options={factorOptions}
          error={full === 'factors' ? t`${FACTORS_MAX} at most. Untick one first.` : undefined}
        />
      )}
      {isNothingFound && <p className={styles.lead}>{t`Nothing in the list is called that. Add it in your own words below.`}</p>}
      <AddOwn
        start={isNothingFound ? filter : ''}
        label={t`A symptom in your own words`}
        own={ownSymptoms}
        max={OWN_SYMPTOMS_MAX}
        ready={SYMPTOMS.map((key) => symptomWords(key))}
        onAdded={(list, key) => change({ own_symptoms: list, ...(symptoms.length < SYMPTOMS_MAX && { symptoms: [...symptoms, key] }) })}
      />
      <AddOwn
        label={t`Something about your day in your own words`}
        own={own}
        max={OWN_FACTORS_MAX}
        ready={FACTORS.map((key) => factorWords(key))}
        onAdded={(list, key) => change({ own: list, ...(chosen.length < FACTORS_MAX && { chosen: [...chosen, key] }) })}
      />
      {own.length + ownSymptoms.length > 0 && (
        <Disclosure name={t`Rename or remove your own`}>
          <OwnItems
            own={ownSymptoms}
            max={OWN_SYMPTOMS_MAX}
            onChange={(list, gone) => change({ own_symptoms: list, symptoms: symptoms.filter((key) => key !== gone) })}
          />
          <OwnItems
            own={own}
            max={OWN_FACTORS_MAX}
            onChange={(list, gone) => change({ own: list, chosen: chosen.filter((key) => key !== gone) })}
          />
        </Disclosure>
      )}
      {saving.error && <Alert tone="danger">{saving.error.message}</Alert>}
      <div className={styles.save}>
        <Button variant="filled" busy={saving.isPending} busyLabel={t`Saving`} onClick={() => saving.mutate()}>{t`Save choices`}</Button>
        <p role="status">{trackingCount(choices)}</p>
      </div>
    </div>
  )
}

/** Chooser of the symptoms and factors she tracks, with those in her own words. `onSaved` is called after a save. */
export function TrackingChooser({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useQuery(trackingChoices)
  if (error) return <LoadFailed what={t`What you track`} error={error} again={refetch} />
  return data ? <ChoicesForm start={data} onSaved={onSaved} /> : <Skeleton lines={6} />
}
