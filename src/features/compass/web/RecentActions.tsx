import { useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { plural, t } from '../../../kit/words.ts'
import type { SupportiveAction } from '../../couple/contract.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import styles from './Compass.module.css'
import { COMPASS_ACTION } from './queries.ts'

/** Number of actions shown at first, and added by "Show more". */
const AT_A_TIME = 5

type RecentActionsProps = { list: readonly SupportiveAction[] | undefined; total: number | undefined; isFailed: boolean }

/** Recent Actions: newest first, with the day in the partner's time zone. */
export function RecentActions({ list, total, isFailed }: RecentActionsProps) {
  const [count, setCount] = useState(AT_A_TIME)
  return (
    <Card title={t`Recent Actions`}>
      <div className={styles.stack}>
        <Waiting />
        {!list && !isFailed && (
          <>
            <Loading label={t`Loading your actions`} />
            <Skeleton lines={4} />
          </>
        )}
        {isFailed && <p className={styles.quiet}>{t`They could not be loaded.`}</p>}
        {list?.length === 0 && <EmptyState picture={<EmptyArt kind="rings" />} text={t`Nothing here yet. Small things count.`} />}
        {list && list.length > 0 && (
          <>
            <ol className={styles.ideas}>
              {list.slice(0, count).map(({ id, action_type: type, action_description: words, action_date: day }) => (
                <li key={id} className={styles.idea}>
                  <p className={styles.about}>
                    {ACTION_LABELS[type]} · <time dateTime={day}>{dayWords(day, 'short')}</time>
                  </p>
                  <p className={styles.words}>{words}</p>
                </li>
              ))}
            </ol>
            {list.length > count && (
              <Button variant="outline" className={styles.start} onClick={() => setCount(count + AT_A_TIME)}>
                {t`Show more`}
              </Button>
            )}
            {total !== undefined && <p className={styles.meta}>{plural(total, t`${total} action in all`, t`${total} actions in all`)}</p>}
          </>
        )}
      </div>
    </Card>
  )
}

/** Queued actions, after an attempt to send them has failed. */
function Waiting() {
  const { waiting, isStuck } = useOutbox()
  const count = waiting.filter(({ kind }) => kind === COMPASS_ACTION).length
  if (!isStuck || count === 0) return null
  return (
    <Alert tone="info">
      {plural(
        count,
        t`${count} action is waiting to be sent. It’s saved on this device (encrypted) and syncs by itself.`,
        t`${count} actions are waiting to be sent. They’re saved on this device (encrypted) and sync by themselves.`,
      )}
    </Alert>
  )
}
