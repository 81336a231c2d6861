import { capitalised } from '../../../kit/capitalised.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Eye from 'lucide-react/icons/eye'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Pencil from 'lucide-react/icons/pencil'
import { dayWords, relativeDayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { LogEntry } from '../contract.ts'
import { damagedWords } from '../rules/history.ts'
import { deepPhrases } from '../rules/deep-words.ts'
import { MOOD_STEP } from '../rules/mood-scale.ts'
import { quickParts } from '../rules/quick-words.ts'
import { trackedPhrases, type TrackedNames } from '../rules/tracked-phrases.ts'
import styles from './EntryRow.module.css'
import { trackingChoices } from './queries.ts'
import { CATEGORY_WORDS } from './quick-questions.ts'

/** Summary of what has no icon, in one line. `withIntimate`: also with what "Hide intimate entries" hides. */
function toLine(entry: LogEntry, names: TrackedNames, withIntimate: boolean): string {
  if (entry.is_damaged) return damagedWords(entry.log_date)
  const isSoft = entry.log_type === 'quick_log'
  const line = (isSoft ? trackedPhrases(entry, names, withIntimate) : deepPhrases(entry)).join(', ')
  return capitalised(line)
}

/** The answers of a Soft Log, each with the icon of its category; read aloud as one line. */
function Answers({ entry }: { entry: LogEntry }) {
  const parts = quickParts(entry)
  return (
    <p className={styles.answers}>
      {parts.map(({ category, words }, at) => {
        const Icon = CATEGORY_WORDS[category].icon
        return (
          <span key={words} className={styles.answer} data-category={category}>
            <Icon aria-hidden="true" />
            {capitalised(words)}
            {at < parts.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
          </span>
        )
      })}
    </p>
  )
}

/** One log in a list: mood, date with a link to the day, summary, View, and Edit for today's log. */
export function EntryRow({ entry, today, isInHistory = false }: { entry: LogEntry; today: LocalDate; isInHistory?: boolean }) {
  const isSoft = entry.log_type === 'quick_log'
  const kind = isSoft ? 'Soft Log' : 'Deep Log'
  const day = dayWords(entry.log_date, 'full')
  const { value: preferences } = usePreferences()
  const { data: names } = useQuery({ ...trackingChoices, enabled: Boolean(entry.factors ?? entry.symptoms) })
  const line = toLine(entry, names, !isHidden('intimate_symptoms', preferences))
  return (
    <div className={styles.entry}>
      <span className={styles.sign}>
        {typeof entry.mood_rating === 'number' ? (
          <MoodFace mood={entry.mood_rating / MOOD_STEP} size={40} />
        ) : (
          <NotebookPen aria-hidden="true" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.day}>
          <Link {...dayPath(entry.log_date)} className={styles.date}>
            <strong>{relativeDayWords(entry.log_date, today)}</strong>
          </Link>
          <span className={styles.kind}>{kind}</span>
        </p>
        {isSoft && !entry.is_damaged && <Answers entry={entry} />}
        {line && <p className={styles.line}>{line}</p>}
        {entry.note && !isHidden('note', preferences) && <p className={styles.note}>{entry.note}</p>}
      </div>
      <div className={styles.ways}>
        <Link
          to={isSoft ? '/tracker/soft/$id' : '/tracker/deep/$id'}
          params={{ id: String(entry.id) }}
          state={{ isFromHistory: isInHistory }}
          className={buttonClass('quiet')}
          aria-label={t`View ${kind} of ${day}`}
        >
          <Eye aria-hidden="true" />
          <span>{t`View`}</span>
        </Link>
        {entry.log_date === today && (
          <Link
            to={isSoft ? '/tracker/soft' : '/tracker/deep'}
            search={{ entryId: entry.id }}
            className={buttonClass('quiet')}
            aria-label={t`Edit ${kind} of ${day}`}
          >
            <Pencil aria-hidden="true" />
            <span>{t`Edit`}</span>
          </Link>
        )}
      </div>
    </div>
  )
}
