import { Link } from '@tanstack/react-router'
import BellRing from 'lucide-react/icons/bell-ring'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { dayWords, timeWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import { failureWords } from '../../../kit/web/api.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RevealButton } from '../../../kit/web/ui/RevealButton.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import type { Reminder } from '../contract.ts'
import { channelsWords, KIND_WORDS } from '../rules/reminder-words.ts'
import { clockWords, comingDayWords, daysWords, leadsWords } from '../rules/when-words.ts'
import { useHerTime } from './queries.ts'
import styles from './Reminders.module.css'
import { useUndoDone } from './queries.ts'
import { useDoneReminder, useRemoveReminder, useSwitchReminder, useTestReminder } from './use-reminders.ts'

const NOT_COMING = t`Not coming`

/** The list grouped by the day of the next time, in its order. */
function grouped(list: readonly Reminder[], now: number, timezone: string): [string, Reminder[]][] {
  const groups = new Map<string, Reminder[]>()
  for (const reminder of list) {
    const day = reminder.next_at === null ? NOT_COMING : comingDayWords(Date.parse(reminder.next_at), now, timezone)
    groups.set(day, [...(groups.get(day) ?? []), reminder])
  }
  return [...groups]
}

function whenWords({ days, date, lead_times: leads, treatment_id: treatmentId }: Reminder): string {
  if (treatmentId !== null) return t`When you take it`
  if (!date) return daysWords(days)
  return [dayWords(date, 'short'), leadsWords(leads)].filter(Boolean).join(' · ')
}

type RowProps = { reminder: Reminder; title: string; onEdit: (reminder: Reminder) => void }

/** One reminder, shown as `title`. */
function Row({ reminder, title, onEdit }: RowProps) {
  const toast = useToast()
  const switching = useSwitchReminder()
  // Optimistic value until the list refetches; otherwise the switch would jump back meanwhile.
  const [optimistic, setOptimistic] = useState<boolean>()
  const testing = useTestReminder()
  const finishing = useDoneReminder()
  const undoDone = useUndoDone()
  const remove = useRemoveReminder()
  const { id, time, enabled, date, next_at: nextAt, channels, done_today: isDone, kind } = reminder
  const { timezone } = useHerTime()
  const isOfTreatment = reminder.treatment_id !== null
  const isOver = enabled && nextAt === null && !isOfTreatment
  const fail = (error: unknown) => toast.show({ tone: 'danger', text: failureWords(error, t`This could not be done. Please try again.`) })
  const showMessage = ({ message }: { message: string }) => toast.show({ tone: 'ok', text: message })
  const about = <VisuallyHidden>{title}</VisuallyHidden>
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <span className={styles['time']}>{isOfTreatment ? nextAt && timeWords(Date.parse(nextAt), timezone) : clockWords(time)}</span>
        <div className={styles['words']}>
          <h3>{title}</h3>
          <p>
            {KIND_WORDS[kind].label} · {whenWords(reminder)} · {channelsWords(channels)}
          </p>
          {isDone && <p>{t`Done for today.`}</p>}
          {isOver && <p>{t`This day has passed.`}</p>}
        </div>
        {!isOver && (
          <Switch
            className={styles['switch']}
            label={<VisuallyHidden>{t`${title} is on`}</VisuallyHidden>}
            checked={optimistic ?? enabled}
            onChange={(isOn) => {
              setOptimistic(isOn)
              switching.mutate({ reminder, enabled: isOn }, { onError: fail, onSettled: () => setOptimistic(undefined) })
            }}
          />
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => onEdit(reminder)}>
          {t`Edit`} {about}
        </Button>
        {enabled && !isDone && !date && !isOfTreatment && (
          <Button
            variant="quiet"
            icon={<Check aria-hidden="true" />}
            busy={finishing.isPending}
            onClick={() =>
              finishing.mutate(id, {
                onSuccess: ({ message, done_at: doneAt }) => toast.show({ tone: 'ok', text: message, action: undoDone(id, doneAt) }),
                onError: fail,
              })
            }
          >
            {t`Done for today`} {about}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<BellRing aria-hidden="true" />}
          busy={testing.isPending}
          onClick={() => testing.mutate(id, { onSuccess: showMessage, onError: fail })}
        >
          {t`Send me a test`} {about}
        </Button>
        {isOfTreatment ? (
          <Link to="/treatments" className={buttonClass('quiet')}>
            {t`Open treatments`} {about}
          </Link>
        ) : (
          <Button variant="quiet" icon={<Trash aria-hidden="true" />} onClick={() => void remove(reminder)}>
            {t`Delete`} {about}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Her reminders by the day of their next time. Names of treatments are covered while she hides intimate entries. */
export function ReminderList({ list, onEdit }: { list: readonly Reminder[]; onEdit: (reminder: Reminder) => void }) {
  const { now, timezone } = useHerTime()
  const [isShown, setIsShown] = useState(false)
  const areNamesCovered = isHidden('treatments', usePreferences().value) && list.some(({ treatment_id: id }) => id !== null)
  const titleOf = ({ treatment_id: id, title, kind }: Reminder) =>
    areNamesCovered && !isShown && id !== null ? KIND_WORDS[kind].label : title
  return (
    <>
      {areNamesCovered && (
        <RevealButton className={styles['reveal']} what={t`the names of your treatments`} isShown={isShown} onShow={setIsShown} />
      )}
      {grouped(list, now, timezone).map(([day, group]) => (
        <Card key={day} title={day}>
          <ul className={styles['rows']}>
            {group.map((reminder) => (
              <Row key={reminder.id} reminder={reminder} title={titleOf(reminder)} onEdit={onEdit} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
