import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { plural, t } from '../../../kit/words.ts'
import { userTimezone } from '../../settings/web/queries.ts'
import type { LogEntry } from '../contract.ts'
import { splitAnswers } from './answers.ts'
import { answersOf } from './answers-of.ts'
import { AnswerWords } from './AnswerWords.tsx'
import { DamagedDays } from './DamagedDays.tsx'
import { EntryActions } from './EntryActions.tsx'
import { EntryNeighbours, type Neighbours } from './EntryNeighbours.tsx'
import styles from './EntryView.module.css'
import { HistoryLink } from './HistoryLink.tsx'
import { instantWords } from './instant-words.ts'
import { trackingChoices } from './queries.ts'

const EntryRevisions = lazyPart(
  () => import('./EntryRevisions.tsx'),
  (part) => part.EntryRevisions,
)

function tookWords(seconds: number | null | undefined): string {
  if (!seconds) return ''
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return ` ${t`It took less than a minute.`}`
  return ` ${plural(minutes, t`It took a minute.`, t`It took ${minutes} minutes.`)}`
}

/** When the log was saved, and when it was last changed. */
function Saved({ entry }: { entry: LogEntry }) {
  const { data: timezone } = useQuery(userTimezone)
  const isAmended = entry.updated_at !== entry.created_at
  return (
    <p className={styles.quiet}>
      {t`Saved ${instantWords(entry.created_at, timezone)}.`}
      {isAmended && ` ${t`Changed ${instantWords(entry.updated_at, timezone)}.`}`}
      {tookWords(entry.elapsed_seconds)}
    </p>
  )
}

/** The answers with the form's labels; unanswered questions are listed in one line, never shown as zero. */
function Answers({ entry }: { entry: LogEntry }) {
  const { data: choices } = useQuery({ ...trackingChoices, enabled: Boolean(entry.factors ?? entry.symptoms) })
  const { answered, leftOut } = splitAnswers(answersOf(entry, entry, choices))
  return (
    <Card>
      <div className={styles.groups}>
        {answered.map(({ label, icon: Icon, answers }) => (
          <section key={label} className={styles.group}>
            <h2 className={styles.label}>
              <Icon aria-hidden="true" />
              {label}
            </h2>
            <dl className={styles.answers}>
              {answers.map(({ field, asks, says, isHerWords }) => (
                <div key={field}>
                  <dt>{asks}</dt>
                  <dd data-words={isHerWords}>
                    <AnswerWords field={field} asks={asks}>
                      {says}
                    </AnswerWords>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {leftOut.length > 0 && <p className={styles.leftOut}>{t`Not answered: ${leftOut.join(', ')}.`}</p>}
    </Card>
  )
}

/** One entry: its answers, neighbours, actions and revisions. */
export function EntryView({ entry, neighbours }: { entry: LogEntry; neighbours: Neighbours | undefined }) {
  return (
    <>
      <header className={styles.head}>
        <HistoryLink />
        <p className={styles.kind}>{entry.log_type === 'quick_log' ? 'Soft Log' : 'Deep Log'}</p>
        <h1>{dayWords(entry.log_date, 'full')}</h1>
        <Saved entry={entry} />
      </header>
      <EntryNeighbours type={entry.log_type} neighbours={neighbours} />
      {entry.is_damaged ? <DamagedDays days={[entry.log_date]} /> : <Answers entry={entry} />}
      <EntryActions entry={entry} />
      {entry.updated_at !== entry.created_at && (
        <Suspense>
          <EntryRevisions entry={entry} />
        </Suspense>
      )}
    </>
  )
}
