import Trash2 from 'lucide-react/icons/trash-2'
import { timeWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { post, withdraw } from '../../../kit/web/outbox.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { addMoment, removeMoment } from '../contract.ts'
import { type DayMoment, MOMENT, momentWords } from '../rules/day-moments.ts'
import { FELT } from './felt.ts'
import styles from './Moments.module.css'
import { hideMoment, showMoment } from './queries.ts'
import { useDayMoments } from './use-day-moments.ts'

function Sign({ kind, value }: Pick<DayMoment, 'kind' | 'value'>) {
  if (kind === 'mood') return <MoodFace mood={value ?? 3} size={28} />
  const Icon = FELT[kind].icon
  return <Icon aria-hidden="true" />
}

/** Today's moments, folded; nothing without any. */
export function MomentList({ today, timezone }: { today: LocalDate; timezone: string }) {
  const { moments, isAll } = useDayMoments(today)
  const toast = useToast()
  const removal = useRemoval()

  const remove = async ({ kind, value, at, day, id, writeId }: DayMoment) => {
    const body = { kind, at: new Date(at).toISOString(), ...(value !== undefined && { value }) }
    if (id === undefined) {
      if (writeId === undefined || !(await withdraw(writeId))) return
      const undo = () => void post(addMoment, { body }, { kind: MOMENT, day, patient: true })
      toast.show({ text: t`Moment deleted.`, action: { label: t`Undo`, onClick: undo } })
      return
    }
    await removal({
      kind: MOMENT,
      day,
      words: t`Moment deleted.`,
      remove: { endpoint: removeMoment, params: { id } },
      putBack: { endpoint: addMoment, body },
      onGone: () => hideMoment(day, id),
      onBack: () => showMoment({ id, local_date: day, ...body }),
    })
  }

  if (moments.length === 0) return null
  return (
    <details className={styles.today}>
      <summary>{isAll ? t`Today’s moments (${moments.length})` : t`Today’s moments on this device (${moments.length})`}</summary>
      <ul className={styles.moments} aria-label={t`Today's moments, newest first`}>
        {moments.map((moment) => (
          <li key={moment.id ?? moment.writeId}>
            <span className={styles.sign}>
              <Sign kind={moment.kind} value={moment.value} />
            </span>
            <span className={styles.text}>
              {momentWords(moment)} <span className={styles.count}>{timeWords(moment.at, timezone)}</span>
            </span>
            <IconButton
              label={t`Delete ${momentWords(moment)}, ${timeWords(moment.at, timezone)}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove(moment)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
