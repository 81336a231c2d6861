import { Link } from '@tanstack/react-router'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, dropDraft, keepDraft, readKept, useDrafts } from '../../../kit/web/drafts.ts'
import { type OutboxEntry, putBack, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { MOMENT } from '../../moments/rules/day-moments.ts'
import styles from './DeviceNoticeList.module.css'
import { isLogName, LOG_KINDS, LOG_REMOVAL, type LogName } from './log-kinds.ts'

/** How other rooms name their writes in the outbox; they read this room's rules, so this one cannot read theirs. */
const OTHERS: Record<string, string> = { calendar: 'Your calendar entry', embertide: 'Your EmberTides entry' }

/** What a write was about that did not arrive. */
function subjectOf({ kind, day }: OutboxEntry): string {
  const on = day ? ` for ${dayWords(day, 'long')}` : ''
  if (isLogName(kind)) return `Your ${LOG_KINDS[kind].title}${on}`
  if (kind === MOMENT) return 'A moment'
  if (kind === LOG_REMOVAL) return `The deletion of your log${on}`
  return `${OTHERS[kind] ?? 'A change'}${on}`
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? ' is' : 's are'} waiting to be sent`
}

/** What waits on this device since the last attempt did not get through; nothing while all is well. */
function WaitingNotice() {
  const { waiting: all, isStuck } = useOutbox()
  // What other rooms let wait they tell themselves.
  const waiting = all.filter(({ kind }) => isLogName(kind) || kind === MOMENT || kind === LOG_REMOVAL)
  if (!isStuck || waiting.length === 0) return null
  const logs = waiting.filter(({ kind }) => isLogName(kind)).length
  const moments = waiting.filter(({ kind }) => kind === MOMENT).length
  const removals = waiting.length - logs - moments
  const words = [
    logs > 0 && counted(logs, 'log'),
    moments > 0 && counted(moments, 'moment'),
    removals > 0 && counted(removals, 'deletion'),
  ].filter(Boolean)
  return (
    <Alert tone="info">
      {words.join(', and ')}. {waiting.length === 1 ? 'It is' : 'They are'} kept on this device, sealed, and will go out by{' '}
      {waiting.length === 1 ? 'itself' : 'themselves'}.
    </Alert>
  )
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const toast = useToast()
  const discard = async () => {
    await withdraw(entry.id)
    toast.show({ text: 'Discarded.', action: { label: 'Undo', onClick: () => void putBack(entry) } })
  }
  return (
    <Alert
      tone="danger"
      title={`${subjectOf(entry)} was not saved`}
      action={
        <span className={styles.ways}>
          {isLogName(entry.kind) && (
            <Link to="/tracker/history" className={buttonClass('outline')}>
              View
            </Link>
          )}
          <Button variant="quiet" onClick={() => void discard()}>
            Discard
          </Button>
        </span>
      }
    >
      {entry.refusal?.message}
    </Alert>
  )
}

/** What the server refused after it had waited on this device, in the server's words, with a way out. */
function RefusedNotice() {
  const { refused } = useOutbox()
  return refused.map((entry) => <Refused key={entry.id} entry={entry} />)
}

function Unsaved({ draft, name, today }: { draft: DraftKey; name: LogName; today: LocalDate | undefined }) {
  const toast = useToast()
  const { title, path } = LOG_KINDS[name]
  const { day } = draft
  const discard = async () => {
    const kept = await readKept(draft)
    await dropDraft(draft)
    toast.show({ text: 'Discarded.', action: { label: 'Undo', onClick: () => keepDraft(draft, kept) } })
  }
  return (
    <Alert
      tone="gold"
      title="You have an unsaved log"
      action={
        <span className={styles.ways}>
          <Link
            to={path}
            state={day === today ? {} : { logDay: day }}
            className={buttonClass('outline')}
            aria-label={`Continue your ${title}`}
          >
            Continue
          </Link>
          <Button variant="quiet" onClick={() => void discard()}>
            Discard
          </Button>
        </span>
      }
    >
      {day === today ? `A ${title}. You began it today.` : `A ${title} for ${dayWords(day, 'long')}.`}
    </Alert>
  )
}

/** Logs she began and has not saved, with the way back to them. */
function UnsavedNotice({ today }: { today: LocalDate | undefined }) {
  return useDrafts()
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .map((draft) => isLogName(draft.form) && <Unsaved key={`${draft.day} ${draft.form}`} draft={draft} name={draft.form} today={today} />)
}

/** Everything that is still only on this device, and what became of it. `today` is her own day, once it is known. */
export function DeviceNoticeList({ today }: { today: LocalDate | undefined }) {
  return (
    <>
      <UnsavedNotice today={today} />
      <RefusedNotice />
      <WaitingNotice />
    </>
  )
}
