import { Link } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import type { LogEntry, QuickAnswers } from '../../../../features/logs/contract.ts'
import { damagedWords } from '../../../../features/logs/rules/history.ts'
import { quickAnswersOf, trackedToLog } from '../../../../features/logs/rules/day-card.ts'
import { toQuickForm } from '../../../../features/logs/rules/quick.ts'
import { EntryAnswers } from '../../../../features/logs/web/EntryAnswers.tsx'
import { LOG_KINDS, type LogName } from '../../../../features/logs/web/log-kinds.ts'
import { showLog } from '../../../../features/logs/web/queries.ts'
import { TrackedFold } from '../../../../features/logs/web/TrackedFold.tsx'
import { useAnswerChanges } from '../../../../features/logs/web/use-answer-changes.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Day.module.css'

/**
 * What there is of a log: on the server, `unsent` in the outbox (read as answers of a Soft Log), as a draft.
 * `isWaiting`: what is unsent cannot be sent now, or is all there is.
 */
export type LogState = { entry: LogEntry | undefined; unsent: QuickAnswers | undefined; isWaiting: boolean; hasDraft: boolean }

type DayLogProps = LogState & { name: LogName; day: LocalDate }

const VIEW = { 'soft-log': '/tracker/soft/$id', 'deep-log': '/tracker/deep/$id' } as const

/** What she tracks, to be noted or changed in place. */
function DayTracked({ day, answers }: { day: LocalDate; answers: QuickAnswers }) {
  const { shown, change, problem } = useAnswerChanges(day, answers, showLog)
  return (
    <>
      <TrackedFold isRoomy={false} form={toQuickForm(shown).form} onChange={(tracked) => change(trackedToLog(tracked))} />
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}

/** One log of the day with its answers, those of a Deep Log folded, and the way to edit it. */
export function DayLog({ name, day, entry, unsent, isWaiting, hasDraft }: DayLogProps) {
  const { title, path } = LOG_KINDS[name]
  const isSoft = name === 'soft-log'
  const answers = entry && <EntryAnswers entry={isSoft ? { ...entry, ...unsent } : entry} isCompact={isSoft} />
  const tracked = unsent ?? (entry && quickAnswersOf(entry))
  return (
    <Card title={title}>
      {isWaiting && <p className={styles.quiet}>{t`Saved on this device. It will be sent by itself when you are back online.`}</p>}
      {hasDraft && <p className={styles.quiet}>{t`There are answers you have not saved yet.`}</p>}
      {entry?.is_damaged && <p>{damagedWords(day)}</p>}
      {entry && !entry.is_damaged && !isWaiting && !isSoft && (
        <details className={styles.fold}>
          <summary>{t`Show what you wrote`}</summary>
          {answers}
        </details>
      )}
      {entry && !entry.is_damaged && !isWaiting && isSoft && answers}
      {tracked && !entry?.is_damaged && isSoft && <DayTracked day={day} answers={tracked} />}
      <p className={styles.ways}>
        <Link
          to={path}
          search={entry ? { entryId: entry.id } : { date: day }}
          state={{ backTo: 'day' }}
          className={buttonClass('outline')}
          aria-label={hasDraft ? t`Continue your ${title}` : t`Edit your ${title}`}
        >
          <Pencil aria-hidden="true" />
          <span>{hasDraft ? t`Continue` : t`Edit`}</span>
        </Link>
        {entry && (
          <Link to={VIEW[name]} params={{ id: String(entry.id) }} className={buttonClass('quiet')} aria-label={t`Details of your ${title}`}>
            {t`Details`}
          </Link>
        )}
      </p>
    </Card>
  )
}
