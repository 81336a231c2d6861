import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import { clockWords } from '../../reminders/rules/when-words.ts'
import type { DoseState } from '../contract.ts'
import type { DayDose } from '../rules/day-doses.ts'
import { doseWords } from '../rules/treatment-words.ts'
import { phaseOn } from '../rules/phases.ts'
import styles from './Doses.module.css'

const ANSWERS: readonly { state: DoseState; label: string; Icon: typeof Check }[] = [
  { state: 'taken', label: t`Taken`, Icon: Check },
  { state: 'late', label: t`Late`, Icon: Clock },
  { state: 'skipped', label: t`Skipped`, Icon: X },
]

type DoseListProps = {
  day: string
  doses: readonly DayDose[]
  /** Called with null when the answer is tapped again. */
  onAnswer: (dose: DayDose, state: DoseState | null) => void
  /** One line each: only "Taken" in words, and no amounts. */
  isCompact?: boolean
}

/** Doses of a day, each with its answers; tapping the chosen answer again takes it back. */
export function DoseList({ day, doses, onAnswer, isCompact = false }: DoseListProps) {
  return (
    <ul className={classNames(styles.doses, isCompact && styles.compact)} aria-label={t`Treatments`}>
      {doses.map((dose) => {
        const { treatment, slot, time, state, place } = dose
        const phase = phaseOn(treatment, day)
        const details = [time && clockWords(time), !isCompact && phase && doseWords(phase), !isCompact && state && place]
          .filter(Boolean)
          .join(' · ')
        const name = time ? t`${treatment.name}, ${clockWords(time)}` : treatment.name
        return (
          <li key={`${treatment.id} ${slot}`} className={styles.dose}>
            <span className={styles.name}>
              <strong>{treatment.name}</strong>
              {details && <small className={styles.details}>{details}</small>}
            </span>
            <span className={styles.answers} role="group" aria-label={name}>
              {ANSWERS.map(({ state: answer, label, Icon }) => (
                <button
                  key={answer}
                  type="button"
                  className={styles.answer}
                  aria-pressed={state === answer}
                  aria-label={isCompact ? label : undefined}
                  onClick={() => onAnswer(dose, state === answer ? null : answer)}
                >
                  <Icon aria-hidden="true" />
                  {(!isCompact || answer === 'taken') && label}
                </button>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
