import { TwoGroups } from '../../../kit/web/ui/TwoGroups.tsx'
import { meanOf } from '../../insights/rules/averages.ts'
import type { Experiment, ExperimentLook } from '../contract.ts'
import styles from './Experiments.module.css'

/** What a look found: in words, with a picture of the days that were compared. Nothing while it is still to come. */
export function LookResult({ look, experiment }: { look: ExperimentLook; experiment: Experiment }) {
  if (look.verdict === null) return null
  const [change, usual] = [look.pairs.map((pair) => pair.change), look.pairs.map((pair) => pair.usual)]
  return (
    <div className={styles.result}>
      <p className={styles.text}>{look.text}</p>
      <TwoGroups
        label={experiment.outcome_label}
        first={{ label: experiment.change_label, typical: meanOf(change), values: change }}
        second={{ label: experiment.usual_label, typical: meanOf(usual), values: usual }}
      />
      {look.note && <p className={styles.quiet}>{look.note}</p>}
    </div>
  )
}
