import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type DayMoment, momentWords } from '../../../../features/moments/rules/day-moments.ts'
import { MomentSign } from '../../../../features/moments/web/MomentSign.tsx'
import { useMomentRemoval } from '../../../../features/moments/web/use-moment-removal.ts'
import { timeWords } from '../../../../kit/day-words.ts'
import { IconButton } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Day.module.css'

type DayMomentsProps = { moments: readonly DayMoment[]; timezone: string; onChange: (moment: DayMoment) => void }

/** The moments of the day, earliest first, each with its time, which can be changed. */
export function DayMoments({ moments, timezone, onChange }: DayMomentsProps) {
  const remove = useMomentRemoval()
  return (
    <Card title={t`Moments`}>
      <ul className={styles.moments} aria-label={t`Moments, earliest first`}>
        {moments.map((moment) => {
          const [words, time] = [momentWords(moment), timeWords(moment.at, timezone)]
          return (
            <li key={moment.id ?? moment.writeId}>
              <span className={styles.sign}>
                <MomentSign kind={moment.kind} value={moment.value} />
              </span>
              <strong className={styles.time}>{time}</strong>{' '}
              <span className={styles.text}>
                {words}
                {moment.id === undefined && <small className={styles.quiet}>{t`Waiting to be sent`}</small>}
                {moment.note !== undefined && <small className={styles.note}>{moment.note}</small>}
              </span>
              <IconButton label={t`Change ${words}, ${time}`} icon={<Pencil aria-hidden="true" />} onClick={() => onChange(moment)} />
              <IconButton label={t`Delete ${words}, ${time}`} icon={<Trash2 aria-hidden="true" />} onClick={() => void remove(moment)} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
