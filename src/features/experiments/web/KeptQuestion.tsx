import { useState } from 'react'
import { TapChips } from '../../../kit/web/ui/TapChips.tsx'
import { type Message, t } from '../../../kit/words.ts'
import type { Kept, PlanDay } from '../contract.ts'
import styles from './Experiments.module.css'
import { useKept } from './use-kept.ts'

const ANSWERS: readonly { kept: Kept; label: Message }[] = [
  { kept: 'yes', label: () => t`Yes` },
  { kept: 'partly', label: () => t`Partly` },
  { kept: 'no', label: () => t`No` },
]

/** Did she keep to the plan of a day? One tap answers; another corrects it. */
export function KeptQuestion({ id, day, question }: { id: number; day: Pick<PlanDay, 'date' | 'kept'>; question: string }) {
  const { keptOn, note } = useKept(id)
  // Between sending and the new list, the answer must not vanish.
  const [tapped, setTapped] = useState<Kept>()
  const chosen = tapped ?? keptOn(day.date, day.kept)
  return (
    <TapChips
      legend={question}
      className={styles.kept}
      chips={ANSWERS.map(({ kept, label }) => ({
        key: kept,
        label: label(),
        isChosen: kept === chosen,
        onTap: () => {
          setTapped(kept)
          note(day.date, kept)
        },
      }))}
    />
  )
}
