import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isLocalDate, type LocalDate } from '../../../kit/local-date.ts'
import { readDraft } from '../../../kit/web/drafts.ts'
import { useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { type LogEntry, LOG_MISSING, QuickAnswers } from '../contract.ts'
import { toQuickForm } from '../rules/quick.ts'
import { logOf, quickLogOf, useToday } from './queries.ts'
import { SOFT_LOG, SoftDraft, softDraftKey } from './soft-draft.ts'
import styles from './SoftLog.module.css'
import { SoftLogForm } from './SoftLogForm.tsx'
import { TrackerLink } from './TrackerLink.tsx'

const LOAD_FAILED = 'Error loading entry for editing'

/** The draft of one day: undefined while it is read, null when there is none. */
function useDraft(day: LocalDate): SoftDraft | null | undefined {
  const userId = useSession()?.user.id ?? 0
  const [read, setRead] = useState<{ day: LocalDate; draft: SoftDraft | null }>()
  useEffect(() => {
    let isCurrent = true
    void readDraft(softDraftKey(userId, day), SoftDraft).then((draft) => {
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

/** Today has a log already. One a day is enough; she may change it. */
function AlreadyLogged({ entry }: { entry: LogEntry }) {
  return (
    <Message heading="Soft Log">
      <EmptyState
        picture={<EmptyArt kind="sun" />}
        text="You have already logged today. One Soft Log a day is enough, and you can still change it."
        action={
          <Link to="/tracker/soft" search={{ entryId: entry.id }} className={buttonClass('filled')}>
            Edit today’s log
          </Link>
        }
      />
    </Message>
  )
}

/** Today's log waits in the outbox. Taking it back makes it a draft again. */
function WaitingLog({
  id,
  body,
  day,
  onTakenBack,
}: {
  id: string
  body: unknown
  day: LocalDate
  onTakenBack: (draft: SoftDraft | undefined) => void
}) {
  const [isBusy, setIsBusy] = useState(false)
  const takeBack = async () => {
    setIsBusy(true)
    const wasThere = await withdraw(id)
    const { log_date: _day, ...answers } = body as QuickAnswers & { log_date?: LocalDate }
    const { selected, form } = toQuickForm(answers)
    onTakenBack(wasThere ? { selected: [...selected], form, elapsedSeconds: answers.elapsed_seconds ?? 0 } : undefined)
  }
  return (
    <Message heading="Soft Log">
      <EmptyState
        picture={<EmptyArt kind="waves" />}
        text="Your log for this day is kept on this device and will be sent when you are back online."
        action={
          <Button variant="filled" busy={isBusy} onClick={() => void takeBack()}>
            Change it
          </Button>
        }
      />
      <p className={styles.lead}>{day}</p>
    </Message>
  )
}

function NewLog({ day }: { day: LocalDate }) {
  const draft = useDraft(day)
  const existing = useQuery({ ...quickLogOf(day), refetchOnWindowFocus: false, refetchOnReconnect: false })
  const { waiting } = useOutbox()
  const [takenBack, setTakenBack] = useState<SoftDraft>()
  const [hasStarted, setHasStarted] = useState(false)
  const inOutbox = waiting.find((entry) => entry.kind === SOFT_LOG && entry.day === day)

  const isAsking = existing.isPending && navigator.onLine
  const isReady = draft !== undefined && !isAsking
  useEffect(() => {
    // From here on the form stays, whatever the queries say while she types or saves.
    if (isReady && !inOutbox && !existing.data) setHasStarted(true)
  }, [isReady, inOutbox, existing.data])

  if (takenBack) return <SoftLogForm day={day} stored={undefined} draft={takenBack} />
  if (hasStarted) return <SoftLogForm day={day} stored={undefined} draft={draft ?? undefined} />
  if (!isReady) return <Wait label="Looking at your day…" />
  if (inOutbox) {
    return (
      <WaitingLog
        id={inOutbox.id}
        body={inOutbox.body}
        day={day}
        onTakenBack={(restored) => (restored ? setTakenBack(restored) : void existing.refetch())}
      />
    )
  }
  return existing.data ? <AlreadyLogged entry={existing.data} /> : null
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

function EditForm({ stored }: { stored: LogEntry }) {
  const [first] = useState(stored)
  const draft = useDraft(first.log_date)
  if (draft === undefined) return <Wait label="Opening your log…" />
  return <SoftLogForm day={first.log_date} stored={first} draft={draft ?? undefined} />
}

function NewLogToday({ asked }: { asked: LocalDate | undefined }) {
  const today = useToday()
  // The day the page was opened on stays, also past midnight: it is the day she is writing about.
  const [opened, setOpened] = useState(asked)
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
      {entryId === undefined ? <NewLogToday key={day ?? 'today'} asked={day} /> : <EditLog key={entryId} id={entryId} />}
    </div>
  )
}
