import { useQuery } from '@tanstack/react-query'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { Treatment } from '../contract.ts'
import { statusOn } from '../rules/phases.ts'
import { dosesIn } from './queries.ts'
import { TreatmentCard } from './TreatmentCard.tsx'
import styles from './Treatments.module.css'

/** Days over which doses are counted, up to today. */
const COUNTED_DAYS = 28

type TreatmentListProps = {
  treatments: readonly Treatment[]
  today: LocalDate
  /** Called with a treatment to correct, or to note a change of. */
  onEdit: (edited: { kind: 'edit' | 'change'; treatment: Treatment }) => void
}

/** What she takes, then what she took before. */
export function TreatmentList({ treatments, today, onEdit }: TreatmentListProps) {
  const period = { from: addDays(today, 1 - COUNTED_DAYS), to: today, today }
  const { data: doses = [] } = useQuery(dosesIn(period.from, period.to))
  const isPast = (treatment: Treatment) => statusOn(treatment, today) === 'past'
  const groups = [
    { name: t`What you take now`, shown: treatments.filter((one) => !isPast(one)) },
    { name: t`What you took before`, shown: treatments.filter(isPast) },
  ]
  return groups.map(
    ({ name, shown }) =>
      shown.length > 0 && (
        <section key={name} className={styles.list} aria-label={name}>
          <h2>{name}</h2>
          {shown.map((treatment) => (
            <TreatmentCard
              key={treatment.id}
              treatment={treatment}
              doses={doses}
              period={period}
              onEdit={() => onEdit({ kind: 'edit', treatment })}
              onChange={() => onEdit({ kind: 'change', treatment })}
            />
          ))}
        </section>
      ),
  )
}
