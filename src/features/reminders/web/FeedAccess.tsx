import { useQuery } from '@tanstack/react-query'
import { failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { t } from '../../../kit/words.ts'
import { feedWords } from './feed-words.ts'
import { feed, useEndFeed } from './queries.ts'
import styles from './Reminders.module.css'

/** Her calendar link in the list of account access, beside the sessions; renders nothing without a link. */
export function FeedAccess() {
  const { data } = useQuery(feed)
  const ending = useEndFeed()
  if (!data?.created_at) return null
  return (
    <Card title={t`Your calendar link`}>
      <div className={styles['fields']}>
        <p>{feedWords(data.created_at, data.last_used_at)}</p>
        <p className={styles['lead']}>{t`Anyone who has the link can read your reminders. If you do not use it, turn it off.`}</p>
        {ending.isError && <Alert tone="danger">{failureWords(ending.error, t`That did not work. Please try again.`)}</Alert>}
        <div className={styles['end']}>
          <Button variant="outline" busy={ending.isPending} onClick={() => ending.mutate()}>
            {t`Turn the link off`}
          </Button>
        </div>
      </div>
    </Card>
  )
}
