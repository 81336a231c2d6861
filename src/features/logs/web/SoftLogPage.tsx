import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, keepDraft } from '../../../kit/web/drafts.ts'
import { useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { type LogEntry, LOG_MISSING, type QuickAnswers } from '../contract.ts'
import { toQuickForm } from '../rules/quick.ts'
import { logOf, quickLogOf, usePatience, useToday } from './queries.ts'
import { readSoftDraft, SOFT_LOG, type SoftDraft, softDraftKey } from './soft-draft.ts'
import styles from './SoftLog.module.css'
import { TrackerLink } from './TrackerLink.tsx'

/** The form is fetched at once, beside the question whether the day has a log. */
const form = import('./SoftLogForm.tsx')
const SoftLogForm = lazy(async () => ({ default: (await form).SoftLogForm }))

const LOAD_FAILED = 'Error loading entry for editing'

/** The draft of one day: undefined while it is read, null when there is none. */
function useDraft(day: LocalDate): SoftDraft | null | undefined {
  const userId = useSession()?.user.id ?? 0
  const [read, setRead] = useState<{ day: LocalDate; draft: SoftDraft | null }>()
  useEffect(() => {
    let isCurrent = true
    void readSoftDraft(userId, day).then((draft) => {
      if (isCurrent) setRead({ day, draft: draft ?? null })
    })
    return () => {
      isCurrent = false
    }
  }, [userId, day])
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

/** The day has a log already. One a day is enough; she may change it, or go on where she left a change. */
function AlreadyLogged({ entry, hasDraft }: { entry: LogEntry; hasDraft: boolean }) {
  return (
    <Message heading="Soft Log">
      <EmptyState
        picture={<EmptyArt kind="sun" />}
        text={
          hasDraft
            ? 'You have already logged today, and there are answers you have not saved yet.'
            : 'You have already logged today. One Soft Log a day is enough, and you can still change it.'
        }
        action={
          <Link to="/tracker/soft" search={{ entryId: entry.id }} className={buttonClass('filled')}>
            {hasDraft ? 'Go on editing' : "Edit today's log"}
          </Link>
        }
      />
    </Message>
  )
}

/** The log of this day waits in the outbox. Taking it back makes it a draft again, unless it has left meanwhile. */
function WaitingLog({
  id,
  body,
  day,
  onTakenBack,
}: {
  id: string
  body: unknown
  day: LocalDate
  onTakenBack: (draft: SoftDraft) => void
}) {
  const userId = useSession()?.user.id ?? 0
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async () => {
    setIsBusy(true)
    const { log_date: _day, ...answers } = body as QuickAnswers & { log_date?: LocalDate }
    const { selected, form } = toQuickForm(answers)
    const draft: SoftDraft = { selected: [...selected], form, elapsedSeconds: answers.elapsed_seconds ?? 0 }
    // First a draft, then out of the outbox: nothing may be in neither.
    const key = softDraftKey(userId, day)
    keepDraft(key, draft)
    const wasThere = await withdraw(id)
    setIsBusy(false)
    if (wasThere) onTakenBack(draft)
    else await dropDraft(key)
  }
  return (
    <Message heading="Soft Log">
      <EmptyState
        picture={<EmptyArt kind="waves" />}
        text={`Your log for ${dayWords(day, 'long')} is kept on this device and will be sent when you are back online.`}
        action={
          <Button variant="filled" busy={isBusy} onClick={() => void takeBack()}>
            Change it
          </Button>
        }
      />
    </Message>
  )
}

function NewLog({ day }: { day: LocalDate }) {
  const draft = useDraft(day)
  const isPatient = usePatience()
  const { waiting, isRead } = useOutbox()
  const inOutbox = waiting.find((entry) => entry.kind === SOFT_LOG && entry.day === day)
  const existing = useQuery({
    ...quickLogOf(day),
    enabled: !inOutbox,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [takenBack, setTakenBack] = useState<SoftDraft>()
  const [hasStarted, setHasStarted] = useState(false)
  const [hasWaited, setHasWaited] = useState(false)

  const isAsking = !existing.data && (existing.isPending || existing.isFetching) && navigator.onLine && (isPatient || hasWaited)
  const isReady = isRead && draft !== undefined && !isAsking
  useEffect(() => {
    // From here on the form stays, whatever the queries say while she types or saves.
    if (isReady && !inOutbox && !existing.data) setHasStarted(true)
  }, [isReady, inOutbox, existing.data])

  useEffect(() => {
    // Once it is delivered the day has a log, whatever the dashboard said before.
    if (inOutbox) setHasWaited(true)
  }, [inOutbox])

  if (takenBack) return <SoftLogForm day={day} stored={undefined} draft={takenBack} />
  if (hasStarted) return <SoftLogForm day={day} stored={undefined} draft={draft ?? undefined} />
  if (inOutbox) return <WaitingLog id={inOutbox.id} body={inOutbox.body} day={day} onTakenBack={setTakenBack} />
  if (!isReady) return <Wait label="Looking at your day…" />
  return existing.data ? <AlreadyLogged entry={existing.data} hasDraft={Boolean(draft)} /> : null
}

function EditLog({ id }: { id: number }) {
  const found = useQuery({ ...logOf(id), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (found.isPending) return <Wait label="Opening your log…" />
  if (found.isError) {
    return (
      <Message heading="Soft Log">
        <Alert tone="danger" action={<Button onClick={() => void found.refetch()}>Try again</Button>}>
          {LOAD_FAILED}
        </Alert>
      </Message>
    )
  }
  if (found.data?.log_type !== 'quick_log') return <NoEntry />
  return <EditForm stored={found.data} />
}

function NoEntry() {
  return (
    <Message heading="Soft Log">
      <Alert tone="danger">{LOG_MISSING}</Alert>
    </Message>
  )
}

/** The form for a saved log, begun once it is known that no newer change waits on this device. */
function EditForm({ stored }: { stored: LogEntry }) {
  const [first] = useState(stored)
  const draft = useDraft(first.log_date)
  const [takenBack, setTakenBack] = useState<SoftDraft>()
  const [hasStarted, setHasStarted] = useState(false)
  const { waiting, isRead } = useOutbox()
  const inOutbox = waiting.find((entry) => entry.kind === SOFT_LOG && entry.day === first.log_date)
  const isReady = isRead && draft !== undefined
  useEffect(() => {
    if (isReady && !inOutbox) setHasStarted(true)
  }, [isReady, inOutbox])

  if (takenBack) return <SoftLogForm day={first.log_date} stored={first} draft={takenBack} />
  // A change that still waits is newer than what the server knows: it must not be overwritten with older answers.
  if (inOutbox && !hasStarted) {
    return <WaitingLog id={inOutbox.id} body={inOutbox.body} day={first.log_date} onTakenBack={setTakenBack} />
  }
  if (!isReady || !hasStarted) return <Wait label="Opening your log…" />
  return <SoftLogForm day={first.log_date} stored={first} draft={draft ?? undefined} />
}

function NewLogToday() {
  const today = useToday()
  // The day the page was opened on stays, also past midnight: it is the day she is writing about.
  const [opened, setOpened] = useState<LocalDate>()
  useEffect(() => {
    if (opened === undefined && today !== undefined) setOpened(today)
  }, [opened, today])
  return opened === undefined ? <Wait label="Looking at your day…" /> : <NewLog key={opened} day={opened} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day whose unsaved Soft Log she goes on with, where it is not today. */
    softLogDay?: LocalDate
  }
}

/** The Soft Log: a new one for her today, the saved one of `?entryId=`, or an older draft that the tracker sent her to. */
export function SoftLogPage() {
  const { entryId } = useSearch({ from: '/tracker/soft' })
  const asked = useLocation({ select: ({ state }) => state.softLogDay })
  const day = asked !== undefined && isLocalDate(asked) ? asked : undefined
  return (
    <div className={styles.page}>
      <Suspense fallback={<Wait label="Opening your log…" />}>
        {entryId !== undefined && <EditLog key={entryId} id={entryId} />}
        {entryId === undefined && (day === undefined ? <NewLogToday /> : <NewLog key={day} day={day} />)}
      </Suspense>
    </div>
  )
}
