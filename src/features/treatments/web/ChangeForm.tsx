import { type FormEvent, useRef, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useIdempotencyKey } from '../../../kit/web/use-idempotency-key.ts'
import { type Message, t } from '../../../kit/words.ts'
import { type Change, NOTE_MAX, type Regimen, type Treatment } from '../contract.ts'
import { isOff } from '../rules/phases.ts'
import { toPlanDraft, toSchedule } from '../rules/plan-draft.ts'
import { DoseFields } from './DoseFields.tsx'
import { focusProblem } from '../../../kit/web/focus-problem.ts'
import { PlanFields } from './PlanFields.tsx'
import { asksRegimen, RegimenChoice } from './RegimenChoice.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import styles from './Treatments.module.css'
import { useAddPhase } from './use-treatments.ts'

const LABELS: Readonly<Record<Change, Message>> = {
  'dose-up': () => t`A higher dose`,
  'dose-down': () => t`A lower dose`,
  switch: () => t`Another product or plan`,
  pause: () => t`A pause`,
  stop: () => t`I stopped`,
  start: () => t`I started again`,
}

/** The changes that can follow the last one. */
function choicesAfter(last: Change | undefined): Change[] {
  if (last === 'stop') return ['start']
  if (last === 'pause') return ['start', 'stop']
  return ['dose-up', 'dose-down', 'switch', 'pause', 'stop']
}

/** A change of a treatment with its day: dose, product or plan, pause, stop, new start. */
export function ChangeForm({ treatment, today, onClose }: { treatment: Treatment; today: LocalDate; onClose: () => void }) {
  const toast = useToast()
  const saving = useAddPhase()
  const key = useIdempotencyKey()
  const last = treatment.phases.at(-1)
  const taken = treatment.phases.findLast(({ schedule }) => schedule !== null)
  const choices = choicesAfter(last?.change)
  const [change, setChange] = useState<Change | undefined>(choices.length === 1 ? choices[0] : undefined)
  const [from, setFrom] = useState<LocalDate>(today)
  const [dose, setDose] = useState({ amount: taken?.amount ?? '', strength: taken?.strength ?? '' })
  const [reason, setReason] = useState(treatment.reason_stopped)
  const [plan, setPlan] = useState(() => toPlanDraft(taken?.schedule))
  const [regimen, setRegimen] = useState<Regimen | undefined>(taken?.regimen)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isWithout = change !== undefined && isOff(change)
  const schedule = isWithout ? null : toSchedule(plan, from || today)
  const planProblem = schedule !== null && 'problem' in schedule ? schedule.problem : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!change || !from || (schedule !== null && 'problem' in schedule)) {
      focusProblem(form.current)
      return
    }
    const kind = !isWithout && asksRegimen(treatment.what, plan.kind) && regimen ? { regimen } : {}
    const noted = isWithout ? { amount: '', strength: '' } : dose
    saving.mutate(
      { id: treatment.id, key, body: { from, change, ...noted, ...kind, schedule, ...(isWithout && { reason_stopped: reason }) } },
      {
        onSuccess: ({ message }) => {
          toast.show({ tone: 'ok', text: message })
          onClose()
        },
      },
    )
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Card>
        <div className={styles.fields}>
          <RadioCards
            legend={t`What changed?`}
            columns={2}
            value={change}
            error={isChecked && !change ? t`Please choose one` : undefined}
            onChange={setChange}
            options={choices.map((value) => ({ value, label: LABELS[value]() }))}
          />
          <Field
            label={t`From which day?`}
            type="date"
            className={styles.short}
            value={from}
            error={isChecked && !from ? t`Please choose a day` : undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          {change !== undefined && !isWithout && (
            <DoseFields {...dose} onChange={(part) => setDose((before) => ({ ...before, ...part }))} />
          )}
          {isWithout && (
            <TextArea
              label={change === 'pause' ? t`Why you paused` : t`Why you stopped`}
              hint={t`In your own words`}
              optional
              rows={2}
              value={reason}
              maxLength={NOTE_MAX}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </div>
      </Card>
      {change !== undefined && !isWithout && (
        <Card>
          <div className={styles.fields}>
            <PlanFields
              legend={t`When do you take it?`}
              plan={plan}
              from={from}
              error={isChecked ? planProblem : undefined}
              onChange={(part) => setPlan((before) => ({ ...before, ...part }))}
            />
            {asksRegimen(treatment.what, plan.kind) && <RegimenChoice value={regimen} onChange={setRegimen} />}
          </div>
        </Card>
      )}
      {saving.isError && <SaveFailure error={saving.error} />}
      <div className={styles.end}>
        <Button type="submit" variant="filled" busy={saving.isPending} busyLabel={t`Saving`}>
          {t`Save`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
