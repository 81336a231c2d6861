import { Link } from '@tanstack/react-router'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Pencil from 'lucide-react/icons/pencil'
import { dayWords, relativeDayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import type { LogEntry } from '../contract.ts'
import { toFormMood } from '../rules/mood-scale.ts'
import { quickPhrases } from '../rules/quick-words.ts'
import styles from './EntryList.module.css'

/** What an entry says in one line; a Deep Log shows what its list knows of it. */
function toLine(entry: LogEntry): string {
  const phrases =
    entry.log_type === 'quick_log' ? quickPhrases(entry) : [entry.dominant_emotion_today, entry.energy_steadiness].filter(Boolean)
  const line = phrases.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function Entry({ entry, today }: { entry: LogEntry; today: LocalDate }) {
  const isToday = entry.log_date === today
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>
        {typeof entry.mood_rating === 'number' ? (
          <MoodFace mood={toFormMood(entry.mood_rating) as 1 | 2 | 3 | 4 | 5} size={40} />
        ) : (
          <NotebookPen aria-hidden="true" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.day}>
          <strong>{relativeDayWords(entry.log_date, today)}</strong>
          <span className={styles.kind}>{entry.log_type === 'quick_log' ? 'Soft Log' : 'Deep Log'}</span>
        </p>
        <p className={styles.line}>{toLine(entry)}</p>
      </div>
      {isToday && entry.log_type === 'quick_log' && (
        <Link
          to="/tracker/soft"
          search={{ entryId: entry.id }}
          className={buttonClass('quiet', styles.edit)}
          aria-label={`Edit Soft Log of ${dayWords(entry.log_date, 'long')}`}
        >
          <Pencil aria-hidden="true" />
          <span>Edit</span>
        </Link>
      )}
    </li>
  )
}

/** Her logs as a list, newest first. Only today's can be edited from here (spec §6). */
export function EntryList({ entries, today, label }: { entries: readonly LogEntry[]; today: LocalDate; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} today={today} />
      ))}
    </ul>
  )
}
