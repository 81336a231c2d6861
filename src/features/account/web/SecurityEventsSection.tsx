import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instantWords } from '../../../kit/day-words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { useTimezone } from '../../settings/web/queries.ts'
import { eventWords } from './event-words.ts'
import { securityEvents } from './queries.ts'
import styles from './Section.module.css'

/** Events shown before "Show all". */
const FIRST = 5

const PARTS = {
  password: (words: string) => <a href="#password">{words}</a>,
  devices: (words: string) => <a href="#devices">{words}</a>,
}

/**
 * What happened with the account, newest first. On a page that has the parts `#password` and `#devices`, to which it
 * links.
 */
export function SecurityEventsSection() {
  const query = useQuery(securityEvents)
  const timezone = useTimezone()
  const [isAll, setAll] = useState(false)
  const events = query.data ?? []
  return (
    <Card title={t`What happened with your account`}>
      <div className={styles['section']}>
        <p className={styles['quiet']}>{t`The last 90 days. Only you can see this.`}</p>
        <Pending what={t`What happened with your account`} label={t`Loading what happened`} lines={4} isBare {...query} />
        {query.data &&
          (events.length > 0 ? (
            <ol className={styles['events']}>
              {events.slice(0, isAll ? undefined : FIRST).map((event, place) => {
                const { sentence, detail } = eventWords(event)
                return (
                  // The list grows at its beginning only.
                  <li key={events.length - place}>
                    <strong>{sentence}</strong>
                    <span className={styles['quiet']}>
                      {instantWords(event.at, timezone)}
                      {detail && ` · ${detail}`}
                    </span>
                  </li>
                )
              })}
            </ol>
          ) : (
            <p>{t`Nothing to show yet.`}</p>
          ))}
        {events.length > FIRST && (
          <Button variant="outline" className={styles['start']} onClick={() => setAll(!isAll)}>
            {isAll ? t`Show fewer` : t`Show all ${events.length}`}
          </Button>
        )}
        <p>
          <Rich
            text={t`Wasn’t you? <password>Change your password</password> and <devices>sign out everywhere else</devices>.`}
            parts={PARTS}
          />
        </p>
      </div>
    </Card>
  )
}
