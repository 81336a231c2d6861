import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useIdempotencyKey } from '../../../kit/web/use-idempotency-key.ts'
import { t } from '../../../kit/words.ts'
import {
  FORMS,
  KINDS,
  NAME_MAX,
  NAME_MISSING,
  type NewTreatment,
  NOTE_MAX,
  type Regimen,
  type Treatment,
  type TreatmentForm as Form,
  type TreatmentKind,
} from '../contract.ts'
import { hasReminder, type PlanDraft, toPlanDraft, toSchedule } from '../rules/plan-draft.ts'
import { FORM_WORDS, KIND_WORDS } from '../rules/treatment-words.ts'
import { DoseFields } from './DoseFields.tsx'
import { focusProblem } from '../../../kit/web/focus-problem.ts'
import { PlanFields } from './PlanFields.tsx'
import { asksRegimen, RegimenChoice } from './RegimenChoice.tsx'
import { RemindSwitch } from './RemindSwitch.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import styles from './Treatments.module.css'
import { useSaveTreatment } from './use-treatments.ts'

type Draft = {
  what: TreatmentKind | undefined
  form: Form | undefined
  name: string
  amount: string
  strength: string
  purpose: string
  side_effects: string
  reason_stopped: string
  from: LocalDate
  plan: PlanDraft
  /** Undefined until she touches the switch: a reminder that she changed elsewhere stays as it is. */
  remind: boolean | undefined
  regimen: Regimen | undefined
}

function toDraft(treatment: Treatment | undefined, today: LocalDate): Draft {
  const [first] = treatment?.phases ?? []
  return {
    what: treatment?.what,
    form: treatment?.form,
    name: treatment?.name ?? '',
    amount: first?.amount ?? '',
    strength: first?.strength ?? '',
    purpose: treatment?.purpose ?? '',
    side_effects: treatment?.side_effects ?? '',
    reason_stopped: treatment?.reason_stopped ?? '',
    from: first?.from ?? today,
    plan: toPlanDraft(first?.schedule),
    remind: undefined,
    regimen: first?.regimen,
  }
}

const STEPS = ['what', 'form', 'name', 'plan', 'from'] as const
type Step = (typeof STEPS)[number]

/** What is missing in one step, or undefined. */
function problemIn(step: Step, { what, form, name, from, plan }: Draft): string | undefined {
  if (step === 'what') return what ? undefined : t`Please choose one`
  if (step === 'form') return form ? undefined : t`Please choose one`
  if (step === 'name') return name.trim() ? undefined : NAME_MISSING()
  if (step === 'from') return from ? undefined : t`Please choose a day`
  const schedule = toSchedule(plan, '2000-01-01')
  return 'problem' in schedule ? schedule.problem : undefined
}

function toTreatmentBody(draft: Draft, treatment: Treatment | undefined): NewTreatment | undefined {
  const { what, form, from, amount, strength, plan, regimen, remind, ...texts } = draft
  const schedule = from && toSchedule(plan, from)
  if (!what || !form || !from || !schedule || 'problem' in schedule) return undefined
  const kind = asksRegimen(what, plan.kind) && regimen ? { regimen } : {}
  return {
    ...texts,
    ...(remind !== undefined && { remind }),
    what,
    form,
    phases: [{ from, change: 'start', amount, strength, schedule, ...kind }, ...(treatment?.phases.slice(1) ?? [])],
  }
}

type TreatmentFormProps = { treatment: Treatment | undefined; today: LocalDate; onClose: () => void }

/** A new treatment, one question at a time; or all of one she has, to correct it. */
export function TreatmentForm({ treatment, today, onClose }: TreatmentFormProps) {
  const toast = useToast()
  const saving = useSaveTreatment()
  const key = useIdempotencyKey()
  const [draft, setDraft] = useState(() => toDraft(treatment, today))
  const [at, setAt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hasMoved = useRef(false)
  const isNew = treatment === undefined
  const shown = isNew ? STEPS.slice(at, at + 1) : STEPS
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const error = (step: Step) => (isChecked ? problemIn(step, draft) : undefined)

  useEffect(() => {
    if (hasMoved.current) form.current?.querySelector<HTMLElement>('input')?.focus()
    hasMoved.current = true
  }, [at])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (shown.some((step) => problemIn(step, draft))) {
      focusProblem(form.current)
      return
    }
    if (isNew && at < STEPS.length - 1) {
      setChecked(false)
      setAt(at + 1)
      return
    }
    const body = toTreatmentBody(draft, treatment)
    if (!body) return
    saving.mutate(
      { id: treatment?.id, body, key },
      {
        onSuccess: ({ message }) => {
          toast.show({ tone: 'ok', text: message })
          onClose()
        },
      },
    )
  }

  const parts: Record<Step, ReactNode> = {
    what: (
      <RadioCards
        legend={t`What is it?`}
        columns={2}
        value={draft.what}
        error={error('what')}
        onChange={(what) => set({ what })}
        options={KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
      />
    ),
    form: (
      <RadioCards
        legend={t`What does it come as?`}
        columns={3}
        value={draft.form}
        error={error('form')}
        onChange={(chosen) => set({ form: chosen })}
        options={FORMS.map((value) => ({ value, label: FORM_WORDS[value]() }))}
      />
    ),
    name: (
      <div className={styles.fields}>
        <Field
          label={t`What do you call it?`}
          hint={t`The name on the box, or your own word for it`}
          value={draft.name}
          maxLength={NAME_MAX}
          error={error('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <DoseFields amount={draft.amount} strength={draft.strength} onChange={set} />
      </div>
    ),
    plan: (
      <div className={styles.fields}>
        <PlanFields
          legend={t`When do you take it?`}
          plan={draft.plan}
          from={draft.from}
          error={error('plan')}
          onChange={(change) => set({ plan: { ...draft.plan, ...change } })}
        />
        {asksRegimen(draft.what, draft.plan.kind) && <RegimenChoice value={draft.regimen} onChange={(regimen) => set({ regimen })} />}
        {(hasReminder(draft.plan) || treatment?.phases.slice(1).some(({ schedule }) => schedule && hasReminder(schedule))) && (
          <RemindSwitch isOn={draft.remind ?? treatment?.remind ?? false} onChange={(remind) => set({ remind })} />
        )}
      </div>
    ),
    from: (
      <div className={styles.fields}>
        <Field
          label={t`Since when?`}
          hint={t`If you don’t know the day, your best guess will do.`}
          type="date"
          className={styles.short}
          value={draft.from}
          error={error('from')}
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextArea
          label={t`What is it for?`}
          optional
          rows={2}
          value={draft.purpose}
          maxLength={NOTE_MAX}
          onChange={(event) => set({ purpose: event.target.value })}
        />
        {!isNew && (
          <>
            <TextArea
              label={t`Side effects`}
              hint={t`In your own words`}
              optional
              value={draft.side_effects}
              maxLength={NOTE_MAX}
              onChange={(event) => set({ side_effects: event.target.value })}
            />
            {treatment.phases.some(({ change }) => change === 'stop' || change === 'pause') && (
              <TextArea
                label={t`Why you stopped`}
                optional
                rows={2}
                value={draft.reason_stopped}
                maxLength={NOTE_MAX}
                onChange={(event) => set({ reason_stopped: event.target.value })}
              />
            )}
          </>
        )}
      </div>
    ),
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {isNew && <p className={styles.quiet} role="status">{t`Question ${at + 1} of ${STEPS.length}`}</p>}
      {shown.map((step) => (
        <Card key={step}>{parts[step]}</Card>
      ))}
      {saving.isError && <SaveFailure error={saving.error} />}
      <div className={styles.end}>
        <Button type="submit" variant="filled" busy={saving.isPending} busyLabel={t`Saving`}>
          {isNew && at < STEPS.length - 1 ? t`Next` : t`Save`}
        </Button>
        {isNew && at > 0 && (
          <Button variant="outline" onClick={() => setAt(at - 1)}>
            {t`Back`}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
