import { Link, useNavigate } from '@tanstack/react-router'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, keepDraftNow, useDrafts } from '../../../kit/web/drafts.ts'
import { type OutboxEntry, putBack, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { useDiscardDraft } from '../../../kit/web/use-discard-draft.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { plural, t } from '../../../kit/words.ts'
import { MOMENT } from '../../moments/rules/day-moments.ts'
import styles from './DeviceNoticeList.module.css'
import type { LogAnswers } from '../contract.ts'
import { isLogName, LOG_KINDS, LOG_REMOVAL, logDraftKey, type LogName } from './log-kinds.ts'

/**
 * Outbox names of other features' writes. Repeated here because those features import this one, and cycles are not
 * allowed.
 */
const CALENDAR = 'calendar'
const FLOW_DAYS = 'flow_days'
const EMBERTIDE = 'embertide'
const CHECKIN = 'checkin'

/** "Not saved" message with the kind and date of the write. */
function notSavedWords({ kind, day }: OutboxEntry): string {
  const on = day && dayWords(day, 'long')
  if (isLogName(kind)) {
    const { title } = LOG_KINDS[kind]
    return on ? t`Your ${title} for ${on} was not saved` : t`Your ${title} was not saved`
  }
  if (kind === MOMENT) return t`A moment was not saved`
  if (kind === LOG_REMOVAL) return on ? t`The deletion of your log for ${on} was not saved` : t`The deletion of your log was not saved`
  if (kind === CALENDAR) return on ? t`Your calendar entry for ${on} was not saved` : t`Your calendar entry was not saved`
  if (kind === FLOW_DAYS) return on ? t`Your calendar entries from ${on} on were not saved` : t`Your calendar entries were not saved`
  if (kind === EMBERTIDE) return on ? t`Your EmberTides entry for ${on} was not saved` : t`Your EmberTides entry was not saved`
  if (kind === CHECKIN) return on ? t`Your check-in for ${on} was not saved` : t`Your check-in was not saved`
  return on ? t`A change for ${on} was not saved` : t`A change was not saved`
}

/** Writes waiting on this device since the last failed attempt; renders nothing otherwise. */
function WaitingNotice() {
  const { waiting: all, isStuck } = useOutbox()
  // Other features show their own waiting writes.
  const waiting = all.filter(({ kind }) => isLogName(kind) || kind === MOMENT || kind === LOG_REMOVAL)
  if (!isStuck || waiting.length === 0) return null
  const logs = waiting.filter(({ kind }) => isLogName(kind)).length
  const moments = waiting.filter(({ kind }) => kind === MOMENT).length
  const removals = waiting.length - logs - moments
  const words = [
    logs > 0 && plural(logs, t`${logs} log is waiting to be sent`, t`${logs} logs are waiting to be sent`),
    moments > 0 && plural(moments, t`${moments} moment is waiting to be sent`, t`${moments} moments are waiting to be sent`),
    removals > 0 && plural(removals, t`${removals} deletion is waiting to be sent`, t`${removals} deletions are waiting to be sent`),
  ].filter((clause) => clause !== false)
  const storedHere = plural(
    waiting.length,
    t`It’s saved on this device (encrypted); it syncs by itself.`,
    t`They’re saved on this device (encrypted); they sync by themselves.`,
  )
  return (
    <Alert tone="info">
      {words.reduce((before, next) => t`${before}, and ${next}`)}. {storedHere}
    </Alert>
  )
}

/** Turns a refused log into a draft and opens its form, which merges it with the log that the date has meanwhile. */
function GoOn({ entry, name, day }: { entry: OutboxEntry; name: LogName; day: LocalDate }) {
  const navigate = useNavigate()
  const drafts = useDrafts()
  const userId = useSession()?.user.id ?? 0
  const key = logDraftKey(userId, day, name)
  // An existing draft must not be overwritten.
  if (drafts.some((one) => one.day === day && one.form === name)) return null
  const goOn = async () => {
    const { log_date: _day, ...answers } = entry.body as LogAnswers & { log_date?: LocalDate }
    const { draftOf } = await import('./join-logs.ts')
    await keepDraftNow(key, draftOf(name, answers, !('date' in entry.params)))
    await withdraw(entry.id)
    await navigate({ to: LOG_KINDS[name].path, search: { date: day } })
  }
  return (
    <Button variant="outline" onClick={() => void goOn()}>
      {t`Continue`}
    </Button>
  )
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const toast = useToast()
  const discard = async () => {
    await withdraw(entry.id)
    toast.show({ text: t`Discarded.`, action: { label: t`Undo`, onClick: () => void putBack(entry) } })
  }
  return (
    <Alert
      tone="danger"
      title={notSavedWords(entry)}
      action={
        <span className={styles.ways}>
          {isLogName(entry.kind) && entry.day && <GoOn entry={entry} name={entry.kind} day={entry.day} />}
          {isLogName(entry.kind) && (
            <Link to="/tracker/history" className={buttonClass('outline')}>
              {t`View`}
            </Link>
          )}
          <Button variant="quiet" onClick={() => void discard()}>
            {t`Discard`}
          </Button>
        </span>
      }
    >
      {entry.refusal?.message}
    </Alert>
  )
}

/** Writes that the server refused after waiting on this device, with the server's message and an action. */
function RefusedNotice() {
  const { refused } = useOutbox()
  return refused.map((entry) => <Refused key={entry.id} entry={entry} />)
}

function Unsaved({ draft, name, today }: { draft: DraftKey; name: LogName; today: LocalDate | undefined }) {
  const { title, path } = LOG_KINDS[name]
  const { day } = draft
  const discard = useDiscardDraft(draft)
  return (
    <Alert
      tone="gold"
      title={t`You have an unsaved log`}
      action={
        <span className={styles.ways}>
          <Link
            to={path}
            search={day === today ? {} : { date: day }}
            className={buttonClass('outline')}
            aria-label={t`Continue your ${title}`}
          >
            {t`Continue`}
          </Link>
          <Button variant="quiet" onClick={() => void discard()}>
            {t`Discard`}
          </Button>
        </span>
      }
    >
      {day === today ? t`A ${title}. You began it today.` : t`A ${title} for ${dayWords(day, 'long')}.`}
    </Alert>
  )
}

/** Unsaved drafts of logs with links to continue them. */
function UnsavedNotice({ today, shown }: NoticeProps) {
  return useDrafts()
    .filter(({ day, form }) => !(form === 'soft-log' && day === shown))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .map((draft) => isLogName(draft.form) && <Unsaved key={`${draft.day} ${draft.form}`} draft={draft} name={draft.form} today={today} />)
}

/**
 * `today` is in the account's time zone, undefined until known; the page itself shows the unsaved Soft Log of the day
 * `shown`.
 */
export type NoticeProps = { today: LocalDate | undefined; shown?: LocalDate | undefined }

/** Everything stored only on this device. */
export function DeviceNoticeList({ today, shown }: NoticeProps) {
  return (
    <>
      <UnsavedNotice today={today} shown={shown} />
      <RefusedNotice />
      <WaitingNotice />
    </>
  )
}
