import Pencil from 'lucide-react/icons/pencil'
import { fittingSigns, signNames } from '../../../../features/calendar/rules/bleeding-signs.ts'
import { type DayEntry, entryWords } from '../../../../features/calendar/rules/day-entry.ts'
import { FlowSign } from '../../../../features/calendar/web/FlowSign.tsx'
import { flowNames } from '../../../../features/calendar/rules/flow-names.ts'
import { damagedWords } from '../../../../features/logs/rules/history.ts'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Day.module.css'

/** The calendar entry of the day. */
export function DayFlow({ entry, onEdit }: { entry: DayEntry; onEdit: () => void }) {
  return (
    <Card title={t`Bleeding`}>
      {entry.isDamaged ? (
        <p>{damagedWords(entry.day)}</p>
      ) : (
        <p className={styles.line}>
          <FlowSign kind={entry.flow ?? 'Symptoms'} size={28} />
          <span>{flowNames()[entry.flow ?? 'Symptoms']}</span>
        </p>
      )}
      {entry.signs && entry.signs.length > 0 && (
        <ul className={styles.signs}>
          {fittingSigns(entry.flow, entry.signs).map((sign) => (
            <li key={sign}>{signNames()[sign]}</li>
          ))}
        </ul>
      )}
      {entry.symptoms && <p className={styles.note}>{entry.symptoms}</p>}
      {entry.write && <p className={styles.quiet}>{t`Waiting to be sent`}</p>}
      <p className={styles.ways}>
        <Button variant="outline" icon={<Pencil aria-hidden="true" />} aria-label={t`Edit: ${entryWords(entry)}`} onClick={onEdit}>
          {t`Edit`}
        </Button>
      </p>
    </Card>
  )
}
