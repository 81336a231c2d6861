import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { readKept } from '../../../kit/web/drafts.ts'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { type OutboxEntry, useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { RetryAlert } from '../../../kit/web/ui/RetryAlert.tsx'
import { t } from '../../../kit/words.ts'
import type { LogEntry } from '../contract.ts'
import { dayProblem } from '../rules/log-date.ts'
import { LOG_KINDS, type LogDraft, logDraftKey, type LogName, type LogPageKind } from './log-kinds.ts'
import { logOf, logOfDay, mayAnswer, useBeforeTimeout, useToday } from './queries.ts'
import styles from './Log.module.css'
import { LogMessage } from './LogMessage.tsx'

const LOAD_FAILED = t`Error loading entry for editing`

/**
 * The draft of one date, merged with its log if that was `stored` after the draft was started. Undefined while
 * loading, null if there is none.
 */
function useDraft<Draft extends LogDraft>(kind: LogPageKind<Draft>, day: LocalDate, stored?: LogEntry): Draft | null | undefined {
  const userId = useSession()?.user.id ?? 0
  const [read, setRead] = useState<{ day: LocalDate; draft: Draft | null }>()
  useEffect(() => {
    let isCurrent = true
    const setIfMounted = (draft: Draft | null) => {
      if (isCurrent) setRead({ day, draft })
    }
    const find = async () => {
      const [{ isDraft }, saved] = await Promise.all([kind.part(), readKept(logDraftKey(userId, day, kind.name))])
      if (!isDraft(saved)) return null
      return stored && saved.isNew ? ((await import('./join-logs.ts')).joinedDraft(stored, saved) as Draft) : saved
    }
    // If the part fails to load, the form reports it when it renders.
    void find().then(setIfMounted, () => setIfMounted(null))
    return () => {
      isCurrent = false
    }
  }, [kind, userId, day, stored])
  return read?.day === day ? read.draft : undefined
}

const dayTaken = prefetch(() => import('./DayTaken.tsx'))
/** Prefetched with the page, because it must also open offline. */
const AlreadyLogged = lazyPart(dayTaken, (part) => part.AlreadyLogged)
const WaitingLog = lazyPart(dayTaken, (part) => part.WaitingLog)

/**
 * What is shown before a log is edited. `checking`: the draft, the outbox or the log of the day is still being read.
 * `existing`: the server has a log of that day. `waiting`: this device has one in the outbox. `editing`: the form;
 * final, whatever the queries return while she types or saves. `draft` is undefined where the form starts from the
 * stored log or from nothing. `taken back`: the form with a log from the outbox.
 */
type GateState<Draft> =
  | { kind: 'checking' }
  | { kind: 'existing'; entry: LogEntry; hasDraft: boolean }
  | { kind: 'waiting'; entry: OutboxEntry }
  | { kind: 'editing'; draft: Draft | undefined }
  | { kind: 'taken back'; draft: Draft }

type GateProps<Draft> = {
  kind: LogPageKind<Draft>
  day: LocalDate
  stored?: LogEntry
  found: GateState<Draft>
  checking: string
}

/**
 * Shows `found` until that is `editing`, and from then on that state or `taken back`. `checking` are the words while it
 * is being read.
 */
function Gate<Draft extends LogDraft>({ kind, day, stored, found, checking }: GateProps<Draft>) {
  const { Form } = kind
  const [editing, setEditing] = useState<GateState<Draft>>()
  useEffect(() => {
    if (found.kind === 'editing') setEditing((before) => before ?? found)
  }, [found])
  const state = editing ?? found
  switch (state.kind) {
    case 'checking':
      return <Loading label={checking} />
    case 'existing':
      return <AlreadyLogged kind={kind} entry={state.entry} hasDraft={state.hasDraft} />
    case 'waiting': {
      const { id, body } = state.entry
      const takeBack = (draft: LogDraft) => setEditing({ kind: 'taken back', draft: draft as Draft })
      return <WaitingLog kind={kind} id={id} body={body} day={day} isNew={!stored} onTakenBack={takeBack} />
    }
    case 'editing':
    case 'taken back':
      return <Form key={state.kind} day={day} stored={stored} draft={state.draft} />
  }
}

/** The log of this kind and day that waits in the outbox. */
function useInOutbox(kind: LogName, day: LocalDate): { isRead: boolean; inOutbox: OutboxEntry | undefined } {
  const { waiting, isRead } = useOutbox()
  return { isRead, inOutbox: waiting.find((entry) => entry.kind === kind && entry.day === day) }
}

/** The log of this kind and day on the server. `isAsking`: the server has not replied yet, but may. */
function useExisting(kind: LogName, day: LocalDate, isEnabled: boolean) {
  const isPatient = useBeforeTimeout()
  const existing = useQuery({
    ...logOfDay(LOG_KINDS[kind].type, day),
    enabled: isEnabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return { existing, isPatient, isAsking: !existing.data && (existing.isPending || existing.isFetching) && mayAnswer() }
}

function NewLog<Draft extends LogDraft>({ kind, day }: { kind: LogPageKind<Draft>; day: LocalDate }) {
  const draft = useDraft(kind, day)
  const { isRead, inOutbox } = useInOutbox(kind.name, day)
  const { existing, isPatient, isAsking } = useExisting(kind.name, day, !inOutbox)
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    // After delivery the day has a log, even if the cached dashboard says otherwise.
    if (inOutbox) setHasWaited(true)
  }, [inOutbox])

  const toState = (): GateState<Draft> => {
    if (inOutbox) return { kind: 'waiting', entry: inOutbox }
    if (!isRead || draft === undefined || (isAsking && (isPatient || hasWaited))) return { kind: 'checking' }
    if (existing.data) return { kind: 'existing', entry: existing.data, hasDraft: Boolean(draft) }
    return { kind: 'editing', draft: draft ?? undefined }
  }
  return <Gate kind={kind} day={day} found={toState()} checking={t`Loading your day…`} />
}

function EditLog<Draft extends LogDraft>({ kind, id }: { kind: LogPageKind<Draft>; id: number }) {
  const { title, type } = LOG_KINDS[kind.name]
  const found = useQuery({ ...logOf(id), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (found.isPending) return <Loading label={t`Opening your log…`} />
  if (found.isError) {
    return (
      <LogMessage heading={title}>
        <RetryAlert variant="filled" onRetry={() => void found.refetch()}>
          {LOAD_FAILED}
        </RetryAlert>
      </LogMessage>
    )
  }
  if (found.data?.log_type !== type) {
    return (
      <LogMessage heading={title}>
        <Alert tone="danger">{kind.missing}</Alert>
      </LogMessage>
    )
  }
  return <EditForm kind={kind} stored={found.data} />
}

/** Form for a saved log; starts once no newer change waits in the outbox. */
function EditForm<Draft extends LogDraft>({ kind, stored }: { kind: LogPageKind<Draft>; stored: LogEntry }) {
  const [first] = useState(stored)
  const draft = useDraft(kind, first.log_date, first)
  const isTodayKnown = useToday() !== undefined
  const { isRead, inOutbox } = useInOutbox(kind.name, first.log_date)
  const toState = (): GateState<Draft> => {
    // A change that still waits is newer than what the server knows: it must not be overwritten with older answers.
    if (inOutbox) return { kind: 'waiting', entry: inOutbox }
    return isRead && isTodayKnown && draft !== undefined ? { kind: 'editing', draft: draft ?? undefined } : { kind: 'checking' }
  }
  return <Gate kind={kind} day={first.log_date} stored={first} found={toState()} checking={t`Opening your log…`} />
}

function NewLogToday<Draft extends LogDraft>({ kind }: { kind: LogPageKind<Draft> }) {
  const today = useToday()
  // The date is fixed when the page opens, also past midnight.
  const [opened, setOpened] = useState<LocalDate>()
  useEffect(() => {
    if (opened === undefined && today !== undefined) setOpened(today)
  }, [opened, today])
  return opened === undefined ? <Loading label={t`Loading your day…`} /> : <NewLog key={opened} kind={kind} day={opened} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form goes on with what was just answered on Home: the draft is not announced as found. */
    isFromHome?: boolean
  }
}

/** The log of a past day: the saved one, or a new one. Which of them is decided once. */
function LogOfDay<Draft extends LogDraft>({ kind, day }: { kind: LogPageKind<Draft>; day: LocalDate }) {
  const { existing, isPatient, isAsking } = useExisting(kind.name, day, true)
  const [opened, setOpened] = useState<LogEntry | null>()
  const found = isAsking && isPatient ? undefined : (existing.data ?? null)
  useEffect(() => {
    if (found !== undefined) setOpened((before) => (before === undefined ? found : before))
  }, [found])
  if (opened === undefined) return <Loading label={t`Loading your day…`} />
  return opened ? <EditForm kind={kind} stored={opened} /> : <NewLog kind={kind} day={day} />
}

/** The log of the day named in the URL, or why there can be none, with a link to today's. */
function LogOfDate<Draft extends LogDraft>({ kind, date }: { kind: LogPageKind<Draft>; date: string }) {
  const { title, path } = LOG_KINDS[kind.name]
  const today = useToday()
  if (today === undefined) return <Loading label={t`Loading your day…`} />
  const problem = dayProblem(date, today)
  if (problem === undefined) return <LogOfDay kind={kind} day={date} />
  return (
    <LogMessage heading={title}>
      <Alert
        tone="info"
        action={
          <Link to={path} className={buttonClass('filled')}>
            {t`Write about today`}
          </Link>
        }
      >
        {problem}
      </Alert>
    </LogMessage>
  )
}

type LogGateProps<Draft> = { kind: LogPageKind<Draft>; entryId: number | undefined; date: string | undefined }

/**
 * Decides what to show before the form, from the URL, the state of the day and this device: the saved log `entryId`,
 * the log of `date`, which may be any text, or a new log for today.
 */
export function LogGate<Draft extends LogDraft>({ kind, entryId, date }: LogGateProps<Draft>) {
  const log =
    entryId !== undefined ? (
      <EditLog key={entryId} kind={kind} id={entryId} />
    ) : date !== undefined ? (
      <LogOfDate key={date} kind={kind} date={date} />
    ) : (
      <NewLogToday kind={kind} />
    )
  return (
    <div className={styles.page}>
      <Suspense fallback={<Loading label={t`Opening your log…`} />}>{log}</Suspense>
    </div>
  )
}
