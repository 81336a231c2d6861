import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../kit/web/session.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import styles from './Experiments.module.css'
import { KeptQuestion } from './KeptQuestion.tsx'
import { experiments } from './queries.ts'

/** The question of today in the Today card, while an experiment runs; otherwise nothing. */
export function ExperimentToday({ today }: { today: LocalDate }) {
  const isSignedIn = useSession() !== undefined
  const { data } = useQuery({ ...experiments, enabled: isSignedIn })
  const asked = data?.today
  if (asked?.date !== today) return null
  return (
    <div className={styles.today}>
      <KeptQuestion key={asked.date} id={asked.id} day={asked} question={asked.home_question} />
    </div>
  )
}
