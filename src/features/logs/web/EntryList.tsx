import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../contract.ts'
import styles from './EntryList.module.css'
import { EntryRow } from './EntryRow.tsx'

/** A short list of logs, newest first. */
export function EntryList({ entries, today, label }: { entries: readonly LogEntry[]; today: LocalDate; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} today={today} />
        </li>
      ))}
    </ul>
  )
}
