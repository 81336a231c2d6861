import Trash2 from 'lucide-react/icons/trash-2'
import { timeWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { momentWords } from '../rules/day-moments.ts'
import styles from './Moments.module.css'
import { MomentSign } from './MomentSign.tsx'
import { useDayMoments } from './use-day-moments.ts'
import { useMomentRemoval } from './use-moment-removal.ts'

/** Today's moments, folded; nothing without any. */
export function MomentList({ today, timezone }: { today: LocalDate; timezone: string }) {
  const { moments, isAll } = useDayMoments(today)
  const remove = useMomentRemoval()

  if (moments.length === 0) return null
  return (
    <details className={styles.today}>
      <summary>{isAll ? t`Today’s moments (${moments.length})` : t`Today’s moments on this device (${moments.length})`}</summary>
      <ul className={styles.moments} aria-label={t`Today's moments, newest first`}>
        {moments.map((moment) => (
          <li key={moment.id ?? moment.writeId}>
            <span className={styles.sign}>
              <MomentSign kind={moment.kind} value={moment.value} />
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
