import Bell from 'lucide-react/icons/bell'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { Button, IconButton } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { plural, t } from '../../../kit/words.ts'
import type { Dose, Treatment } from '../contract.ts'
import { type Adherence, adherenceOf } from '../rules/adherence.ts'
import { planOf, statusOn } from '../rules/phases.ts'
import { CHANGE_WORDS, doseWords, FORM_WORDS, KIND_WORDS, scheduleWords, takenWords } from '../rules/treatment-words.ts'
import styles from './Treatments.module.css'
import { useRemovePhase, useRemoveTreatment } from './use-treatments.ts'

function adherenceWords({ planned, taken, late, skipped, not_noted: open }: Adherence): string {
  return [
    t`${taken} of ${planned} taken`,
    late > 0 && t`${late} of them late`,
    skipped > 0 && t`${skipped} skipped`,
    open > 0 && t`${open} not noted`,
  ]
    .filter(Boolean)
    .join(', ')
}

type TreatmentCardProps = {
  treatment: Treatment
  doses: readonly Dose[]
  period: { from: LocalDate; to: LocalDate; today: LocalDate }
  onEdit: () => void
  onChange: () => void
}

/** One treatment: what, how and since when, its doses of the last weeks, and its changes. */
export function TreatmentCard({ treatment, doses, period, onEdit, onChange }: TreatmentCardProps) {
  const remove = useRemoveTreatment()
  const removePhase = useRemovePhase()
  const { name, what, form, phases, purpose, side_effects: effects, reason_stopped: reason } = treatment
  const status = statusOn(treatment, period.today)
  const adherence = adherenceOf(treatment, doses, period)
  const first = phases[0]
  const last = phases.findLast(({ from }) => from <= period.today)
  const isChanged = status === 'paused' || status === 'past'
  return (
    <Card
      as="article"
      title={name}
      level={3}
      action={
        <span className={styles.actions}>
          <IconButton label={t`Correct ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
          <IconButton label={t`Delete ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={() => void remove(treatment)} />
        </span>
      }
    >
      <div className={styles.words}>
        <p className={styles.quiet}>
          {form === 'other' ? KIND_WORDS[what]() : t`${KIND_WORDS[what]()}, ${FORM_WORDS[form]().toLocaleLowerCase()}`}
        </p>
        {takenWords(treatment, period.today) && <p>{takenWords(treatment, period.today)}</p>}
        {first && !isChanged && (
          <p className={styles.quiet}>
            {status === 'coming' ? t`From ${dayWords(first.from, 'date')}` : t`Since ${dayWords(first.from, 'date')}`}
          </p>
        )}
        {last && isChanged && (
          <p className={styles.quiet}>
            {CHANGE_WORDS[last.change]()} {dayWords(last.from, 'date')}
            {reason && `: ${reason}`}
          </p>
        )}
        {treatment.remind && planOf(treatment)(period.today) && (
          <p className={styles.bell}>
            <Bell aria-hidden="true" />
            {t`Reminder on`}
          </p>
        )}
        {purpose && <p className={styles.note}>{t`For: ${purpose}`}</p>}
        {effects && <p className={styles.note}>{t`Side effects: ${effects}`}</p>}
        {adherence.planned > 0 && (
          <p className={styles.quiet}>
            {t`Last 28 days:`} {adherenceWords(adherence)}
          </p>
        )}
      </div>
      <Disclosure name={plural(phases.length, t`${phases.length} change`, t`${phases.length} changes`)}>
        <ol className={styles.phases}>
          {phases.map((phase, place) => (
            <li key={phase.from}>
              <span>
                <strong>{dayWords(phase.from, 'date')}</strong> {CHANGE_WORDS[phase.change]()}
                <small className={styles.quiet}>
                  {[
                    doseWords(phase),
                    phase.schedule && scheduleWords(phase.schedule),
                    phase.regimen === 'sequential' && t`Two kinds, one after the other`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {place > 0 && (
                <IconButton
                  label={t`Delete the change of ${dayWords(phase.from, 'date')}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void removePhase(treatment, phase)}
                />
              )}
            </li>
          ))}
        </ol>
      </Disclosure>
      <Button variant="outline" className={styles.start} onClick={onChange}>
        {status === 'past' || status === 'paused' ? t`Start again, or another change` : t`Something changed`}
      </Button>
    </Card>
  )
}
