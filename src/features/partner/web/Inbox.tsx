import { useQuery } from '@tanstack/react-query'
import CloudSun from 'lucide-react/icons/cloud-sun'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useId, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { t } from '../../../kit/words.ts'
import { ACTION_LABELS } from '../../couple/rules/action-labels.ts'
import type { InboxItem } from '../contract.ts'
import styles from './Linked.module.css'
import { inbox } from './queries.ts'
import { useReaction } from './use-reactions.ts'

const REACTIONS = [
  { value: 'receptive', label: t`Receptive`, icon: Sun },
  { value: 'neutral', label: t`Neutral`, icon: CloudSun },
  { value: 'withdrawn', label: t`Withdrawn`, icon: Moon },
] as const

/** Number of actions shown at first, and added each time. */
const PAGE = 10

function Row({ item }: { item: InboxItem }) {
  const { action_type: type, action_description: words, action_date: day } = item
  const { reaction, waits, react } = useReaction(item)
  const id = useId()
  return (
    <li className={styles.row}>
      <p className={styles.meta}>
        {ACTION_LABELS[type]} · {dayWords(day, 'short')}
      </p>
      <p id={id} className={styles.words}>
        {words}
      </p>
      <div role="group" aria-label={t`How did you take it?`} aria-describedby={id} className={styles.reactions}>
        {REACTIONS.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="button"
            className={styles.reaction}
            aria-pressed={reaction === value}
            onClick={() => react(reaction === value ? null : value)}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        ))}
        {reaction !== null && (
          <Button variant="quiet" onClick={() => react(null)}>
            {t`Take back`}
          </Button>
        )}
      </div>
      <p role="status" className={styles.meta}>
        {waits && t`Kept on this device until you are online.`}
      </p>
    </li>
  )
}

/** The partner's actions, with her reactions. */
export function Inbox({ name }: { name: string }) {
  const { data, error, isPending, refetch } = useQuery(inbox)
  const [limit, setLimit] = useState(PAGE)
  const list = data?.data ?? []
  const hiddenCount = list.length - limit
  return (
    <Card title={t`What ${name} did for you`}>
      <div className={styles.fields}>
        <p className={styles.quiet}>
          {t`How did each one land? Receptive if it helped, withdrawn if it wasn’t for you, neutral if neither. Your partner only ever sees weekly totals of three answers or more, and never whether you looked. If all your answers in a week are the same for one kind of support, they can work out each one.`}
        </p>
        {error && <LoadFailed what={t`What your partner did`} error={error} again={refetch} />}
        {isPending && (
          <>
            <Loading label={t`Loading what your partner did`} />
            <Skeleton lines={4} />
          </>
        )}
        {data && list.length === 0 && (
          <EmptyState picture={<EmptyArt kind="sun" />} text={t`Nothing yet. What ${name} notes in Compass will show up here.`} />
        )}
        {list.length > 0 && (
          <ul className={styles.rows}>
            {list.slice(0, limit).map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )}
        {hiddenCount > 0 && (
          <Button variant="outline" onClick={() => setLimit(limit + PAGE)}>
            {t`Show ${Math.min(PAGE, hiddenCount)} more`}
          </Button>
        )}
      </div>
    </Card>
  )
}
