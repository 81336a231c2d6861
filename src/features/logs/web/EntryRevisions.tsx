import { useQuery } from '@tanstack/react-query'
import { instantWords } from '../../../kit/day-words.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { plural, t } from '../../../kit/words.ts'
import { userTimezone } from '../../settings/web/queries.ts'
import { type LogEntry, type LogRevision, REVISIONS_MAX } from '../contract.ts'
import type { TrackedNames } from '../rules/tracked-phrases.ts'
import { type Answer, differences, splitAnswers } from './answers.ts'
import { answersOf } from './answers-of.ts'
import { AnswerItem, AnswerWords } from './AnswerWords.tsx'
import { revisionsOf } from './entry-queries.ts'
import styles from './EntryRevisions.module.css'
import { trackingChoices, useToday } from './queries.ts'

/** One side of a difference. */
function Side({ field, asks, says }: { field: Answer['field']; asks: string; says: string | undefined }) {
  if (says === undefined) return <em>{t`Not answered`}</em>
  return (
    <AnswerWords field={field} asks={asks}>
      {says}
    </AnswerWords>
  )
}

type VersionProps = { entry: LogEntry; revision: LogRevision; timezone: string | undefined; names: TrackedNames }

/** One revision: its differences from the current entry, and its full content. */
function Version({ entry, revision, timezone, names }: VersionProps) {
  const isToday = useToday() === entry.log_date
  const then = answersOf(entry, revision.answers, isToday, names)
  const { changed, same } = differences(then, answersOf(entry, entry, isToday, names))
  const { answered } = splitAnswers(then)
  return (
    <details className={styles.version}>
      <summary>
        <span>
          {t`As you saved it ${instantWords(revision.written_at, timezone)}`}
          <small>{t`Changed ${instantWords(revision.replaced_at, timezone)}`}</small>
        </span>
      </summary>
      {changed.length > 0 ? (
        <table className={styles.changes}>
          <caption>{t`What is different now`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Question`}</th>
              <th scope="col">{t`Then`}</th>
              <th scope="col">{t`Now`}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ field, asks, before, now }) => (
              <tr key={field}>
                <th scope="row">{asks}</th>
                <td data-label={t`Then`}>
                  <Side field={field} asks={asks} says={before} />
                </td>
                <td data-label={t`Now`}>
                  <Side field={field} asks={asks} says={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t`It says the same as now.`}</p>
      )}
      {changed.length > 0 && same > 0 && (
        <p className={styles.quiet}>{plural(same, t`One other answer is the same.`, t`${same} other answers are the same.`)}</p>
      )}
      <h3 className={styles.whole}>{t`All it said`}</h3>
      <dl className={styles.answers}>
        {answered
          .flatMap(({ answers }) => answers)
          .map((answer) => (
            <AnswerItem key={answer.field} {...answer} />
          ))}
      </dl>
    </details>
  )
}

/** Revisions of an entry, newest first; each opens beside the current version. */
export function EntryRevisions({ entry }: { entry: LogEntry }) {
  const { data, error, isPending, refetch } = useQuery(revisionsOf(entry.id))
  const { data: timezone } = useQuery(userTimezone)
  const { data: choices } = useQuery({ ...trackingChoices, enabled: entry.log_type === 'quick_log' })
  if (data?.data.length === 0) return null
  return (
    <Card title={t`Previous versions`}>
      {isPending && <Skeleton lines={2} />}
      {error && <LoadFailed what={t`The previous versions`} error={error} again={refetch} />}
      {data?.data.map((revision) => (
        <Version key={revision.version} entry={entry} revision={revision} timezone={timezone} names={choices} />
      ))}
      {data?.next && <p className={styles.quiet}>{t`These are the last ${REVISIONS_MAX}. Older ones are saved, too.`}</p>}
    </Card>
  )
}
