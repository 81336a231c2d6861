import { Link } from '@tanstack/react-router'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, dropDraft, keepDraft, readKept, useDrafts } from '../../../kit/web/drafts.ts'
import { type OutboxEntry, putBack, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import styles from './DeviceNoticeList.module.css'
import { SOFT_LOG } from './soft-draft.ts'

/** How the room moments names its writes in the outbox. */
const MOMENT = 'moment'

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? ' is' : 's are'} waiting to be sent`
}

/** What waits on this device since the last attempt did not get through; nothing while all is well. */
function WaitingNotice() {
  const { waiting: all, isStuck } = useOutbox()
  // What other rooms let wait they tell themselves.
  const waiting = all.filter(({ kind }) => kind === SOFT_LOG || kind === MOMENT)
  if (!isStuck || waiting.length === 0) return null
  const logs = waiting.filter(({ kind }) => kind === SOFT_LOG).length
  const others = waiting.length - logs
  const words = [logs > 0 && counted(logs, 'log'), others > 0 && counted(others, 'moment')].filter(Boolean)
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
  const what = entry.kind === SOFT_LOG ? `Your log${entry.day ? ` for ${dayWords(entry.day, 'long')}` : ''}` : 'A moment'
  return (
    <Alert
      tone="danger"
      title={`${what} was not saved`}
      action={
        <span className={styles.ways}>
          {entry.kind === SOFT_LOG && (
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

function Unsaved({ draft, today }: { draft: DraftKey; today: LocalDate | undefined }) {
  const toast = useToast()
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
          <Link to="/tracker/soft" state={day === today ? {} : { softLogDay: day }} className={buttonClass('outline')}>
            Continue
          </Link>
          <Button variant="quiet" onClick={() => void discard()}>
            Discard
          </Button>
        </span>
      }
    >
      {day === today ? 'You began it today.' : `It is for ${dayWords(day, 'long')}.`}
    </Alert>
  )
}

/** Soft Logs she began and has not saved, with the way back to them. */
function UnsavedNotice({ today }: { today: LocalDate | undefined }) {
  const drafts = useDrafts().filter(({ form }) => form === SOFT_LOG)
  return drafts
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .map((draft) => <Unsaved key={draft.day} draft={draft} today={today} />)
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
