import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, keepDraft, readKept } from '../../../kit/web/drafts.ts'
import { optionalPart } from '../../../kit/web/Later.tsx'
import { useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { t } from '../../../kit/words.ts'
import type { LogAnswers, LogEntry } from '../contract.ts'
import { LOG_KINDS, logDraftKey, type LogPageKind } from './log-kinds.ts'
import { logOf, logOfDay, mayAnswer, usePatience, useToday } from './queries.ts'
import styles from './Log.module.css'
import { TrackerLink } from './TrackerLink.tsx'

const LOAD_FAILED = t`Error loading entry for editing`

/** The draft of one day: undefined while it is read, null when there is none. */
function useDraft<Draft>(kind: LogPageKind<Draft>, day: LocalDate): Draft | null | undefined {
  const userId = useSession()?.user.id ?? 0
  const [read, setRead] = useState<{ day: LocalDate; draft: Draft | null }>()
  useEffect(() => {
    let isCurrent = true
    const tell = (draft: Draft | null) => {
      if (isCurrent) setRead({ day, draft })
    }
    void Promise.all([kind.part(), readKept(logDraftKey(userId, day, kind.name))]).then(
      ([{ isDraft }, kept]) => tell(isDraft(kept) ? kept : null),
      // The form, which did not come either, says so when it is drawn.
      () => tell(null),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, userId, day])
  return read?.day === day ? read.draft : undefined
}

function Message({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <>
      <TrackerLink />
      <h1>{heading}</h1>
      {children}
    </>
  )
}

// Seldom seen, and heavier than all else on this page but the form.
const EmptyArt = optionalPart(
  () => import('../../../kit/web/ui/Illustration.tsx'),
  (part) => part.EmptyArt,
)

function Picture({ kind }: { kind: 'sun' | 'waves' }) {
  return (
    <Suspense fallback={<svg width="120" height="120" aria-hidden="true" />}>
      <EmptyArt kind={kind} />
    </Suspense>
  )
}

/** The day has a log already. One a day is enough; she may change it, or go on where she left a change. */
function AlreadyLogged<Draft>({ kind, entry, hasDraft }: { kind: LogPageKind<Draft>; entry: LogEntry; hasDraft: boolean }) {
  const { title, path } = LOG_KINDS[kind.name]
  const isToday = entry.log_date === useToday()
  const begin = isToday ? t`You have already logged today` : t`You have a log for ${dayWords(entry.log_date, 'long')}`
  return (
    <Message heading={title}>
      <EmptyState
        picture={<Picture kind="sun" />}
        text={hasDraft ? t`${begin}, and ${kind.exists.unsaved}` : `${begin}. ${kind.exists.saved}`}
        action={
          <Link to={path} search={{ entryId: entry.id }} className={buttonClass('filled')}>
            {hasDraft ? t`Go on editing` : isToday ? t`Edit today's log` : t`Edit it`}
          </Link>
        }
      />
    </Message>
  )
}

type WaitingProps<Draft> = { kind: LogPageKind<Draft>; id: string; body: unknown; day: LocalDate; onTakenBack: (draft: Draft) => void }

/** The log of this day waits in the outbox. Taking it back makes it a draft again, unless it has left meanwhile. */
function WaitingLog<Draft>({ kind, id, body, day, onTakenBack }: WaitingProps<Draft>) {
  const userId = useSession()?.user.id ?? 0
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async () => {
    setIsBusy(true)
    const { log_date: _day, ...answers } = body as LogAnswers & { log_date?: LocalDate }
    const draft = (await kind.part()).toDraft(answers)
    // First a draft, then out of the outbox: nothing may be in neither.
    const key = logDraftKey(userId, day, kind.name)
    keepDraft(key, draft)
    const wasThere = await withdraw(id)
    setIsBusy(false)
    if (wasThere) onTakenBack(draft)
    else await dropDraft(key)
  }
  return (
    <Message heading={LOG_KINDS[kind.name].title}>
      <EmptyState
        picture={<Picture kind="waves" />}
        text={t`Your log for ${dayWords(day, 'long')} is kept on this device and will be sent when you are back online.`}
        action={
          <Button variant="filled" busy={isBusy} onClick={() => void takeBack()}>
            {t`Change it`}
          </Button>
        }
      />
    </Message>
  )
}

function NewLog<Draft>({ kind, day }: { kind: LogPageKind<Draft>; day: LocalDate }) {
  const { Form } = kind
  const draft = useDraft(kind, day)
  const isPatient = usePatience()
  const { waiting, isRead } = useOutbox()
  const inOutbox = waiting.find((entry) => entry.kind === kind.name && entry.day === day)
  const existing = useQuery({
    ...logOfDay(LOG_KINDS[kind.name].type, day),
    enabled: !inOutbox,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [takenBack, setTakenBack] = useState<Draft>()
  const [hasStarted, setHasStarted] = useState(false)
  const [hasWaited, setHasWaited] = useState(false)

  const isAsking = !existing.data && (existing.isPending || existing.isFetching) && mayAnswer() && (isPatient || hasWaited)
  const isReady = isRead && draft !== undefined && !isAsking
  useEffect(() => {
    // From here on the form stays, whatever the queries say while she types or saves.
    if (isReady && !inOutbox && !existing.data) setHasStarted(true)
  }, [isReady, inOutbox, existing.data])

  useEffect(() => {
    // Once it is delivered the day has a log, whatever the dashboard said before.
    if (inOutbox) setHasWaited(true)
  }, [inOutbox])

  if (takenBack) return <Form day={day} stored={undefined} draft={takenBack} />
  if (hasStarted) return <Form day={day} stored={undefined} draft={draft ?? undefined} />
  if (inOutbox) return <WaitingLog kind={kind} id={inOutbox.id} body={inOutbox.body} day={day} onTakenBack={setTakenBack} />
  if (!isReady) return <Wait label={t`Looking at your day…`} />
  return existing.data ? <AlreadyLogged kind={kind} entry={existing.data} hasDraft={Boolean(draft)} /> : null
}

function EditLog<Draft>({ kind, id }: { kind: LogPageKind<Draft>; id: number }) {
  const { title, type } = LOG_KINDS[kind.name]
  const found = useQuery({ ...logOf(id), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (found.isPending) return <Wait label={t`Opening your log…`} />
  if (found.isError) {
    return (
      <Message heading={title}>
        <Alert tone="danger" action={<Button onClick={() => void found.refetch()}>{t`Try again`}</Button>}>
          {LOAD_FAILED}
        </Alert>
      </Message>
    )
  }
  if (found.data?.log_type !== type) {
    return (
      <Message heading={title}>
        <Alert tone="danger">{kind.missing}</Alert>
      </Message>
    )
  }
  return <EditForm kind={kind} stored={found.data} />
}

/** The form for a saved log, begun once it is known that no newer change waits on this device. */
function EditForm<Draft>({ kind, stored }: { kind: LogPageKind<Draft>; stored: LogEntry }) {
  const { Form } = kind
  const [first] = useState(stored)
  const draft = useDraft(kind, first.log_date)
  const [takenBack, setTakenBack] = useState<Draft>()
  const [hasStarted, setHasStarted] = useState(false)
  const { waiting, isRead } = useOutbox()
  const inOutbox = waiting.find((entry) => entry.kind === kind.name && entry.day === first.log_date)
  const isReady = isRead && draft !== undefined
  useEffect(() => {
    if (isReady && !inOutbox) setHasStarted(true)
  }, [isReady, inOutbox])

  if (takenBack) return <Form day={first.log_date} stored={first} draft={takenBack} />
  // A change that still waits is newer than what the server knows: it must not be overwritten with older answers.
  if (inOutbox && !hasStarted) {
    return <WaitingLog kind={kind} id={inOutbox.id} body={inOutbox.body} day={first.log_date} onTakenBack={setTakenBack} />
  }
  if (!isReady || !hasStarted) return <Wait label={t`Opening your log…`} />
  return <Form day={first.log_date} stored={first} draft={draft ?? undefined} />
}

function NewLogToday<Draft>({ kind }: { kind: LogPageKind<Draft> }) {
  const today = useToday()
  // The day the page was opened on stays, also past midnight: it is the day she is writing about.
  const [opened, setOpened] = useState<LocalDate>()
  useEffect(() => {
    if (opened === undefined && today !== undefined) setOpened(today)
  }, [opened, today])
  return opened === undefined ? <Wait label={t`Looking at your day…`} /> : <NewLog key={opened} kind={kind} day={opened} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day whose unsaved log she goes on with, where it is not today. */
    logDay?: LocalDate
  }
}

/** What stands before a log's form: what the day and this device know of it. A new log for her today, the saved one of `entryId`, or an older draft. */
export function LogOpening<Draft>({ kind, entryId }: { kind: LogPageKind<Draft>; entryId: number | undefined }) {
  const asked = useLocation({ select: ({ state }) => state.logDay })
  const day = asked !== undefined && isLocalDate(asked) ? asked : undefined
  return (
    <div className={styles.page}>
      <Suspense fallback={<Wait label={t`Opening your log…`} />}>
        {entryId !== undefined && <EditLog key={entryId} kind={kind} id={entryId} />}
        {entryId === undefined && (day === undefined ? <NewLogToday kind={kind} /> : <NewLog key={day} kind={kind} day={day} />)}
      </Suspense>
    </div>
  )
}
