import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { t } from '../../../kit/words.ts'
import type { LogEntry } from '../contract.ts'
import { splitAnswers } from './answers.ts'
import { answersOf } from './answers-of.ts'
import { AnswerItem } from './AnswerWords.tsx'
import styles from './EntryView.module.css'
import { trackingChoices, useToday } from './queries.ts'

type EntryAnswersProps = { entry: LogEntry; hasGaps?: boolean; isCompact?: boolean }

/**
 * The answers of a log with the form's labels. With `hasGaps` the unanswered questions are listed in one line, never
 * shown as zero. Where `isCompact`, each category is one line and only one of several answers shows its questions.
 */
export function EntryAnswers({ entry, hasGaps = false, isCompact = false }: EntryAnswersProps) {
  const { data: choices } = useQuery({ ...trackingChoices, enabled: Boolean(entry.factors ?? entry.symptoms) })
  const isToday = useToday() === entry.log_date
  const { answered, leftOut } = splitAnswers(answersOf(entry, entry, isToday, choices))
  const Heading = hasGaps ? 'h2' : 'h3'
  return (
    <>
      <div className={classNames(styles.groups, isCompact && styles.compact)}>
        {answered.map(({ label, icon: Icon, answers }) => (
          <section key={label} className={styles.group}>
            <Heading className={styles.label}>
              <Icon aria-hidden="true" />
              {label}
            </Heading>
            <dl className={styles.answers}>
              {answers.map((answer) => (
                <AnswerItem key={answer.field} {...answer} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {hasGaps && leftOut.length > 0 && <p className={styles.leftOut}>{t`Not answered: ${leftOut.join(', ')}.`}</p>}
    </>
  )
}
