import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { CalendarEntry } from '../../../../features/calendar/contract.ts'
import { showEntryOn, useDayFlow } from '../../../../features/calendar/web/use-day-flow.ts'
import { tidesOf } from '../../../../features/embertides/web/queries.ts'
import { quickAnswersIn } from '../../../../features/logs/rules/day-card.ts'
import { LOG_KINDS, type LogName } from '../../../../features/logs/web/log-kinds.ts'
import { logsOn } from '../../../../features/logs/web/queries.ts'
import { useRemovedLogs } from '../../../../features/logs/web/removed-logs.ts'
import type { MomentKind } from '../../../../features/moments/contract.ts'
import type { DayMoment } from '../../../../features/moments/rules/day-moments.ts'
import { useMomentEditing } from '../../../../features/moments/web/use-moment-editing.ts'
import { useTimezone } from '../../../../features/settings/web/queries.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { useDrafts } from '../../../../kit/web/drafts.ts'
import { lazyDialog, lazyPart, optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { useOutbox } from '../../../../kit/web/outbox.ts'
import { useSession } from '../../../../kit/web/session.ts'
import { Button, buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { Loading, Skeleton } from '../../../../kit/web/ui/Loading.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Day.module.css'
import { DayFlow } from './DayFlow.tsx'
import { DayLog, type LogState } from './DayLog.tsx'
import { DayMoments } from './DayMoments.tsx'

const FlowDialog = lazyDialog(
  () => import('../../../../features/calendar/web/FlowDialog.tsx'),
  (part) => part.FlowDialog,
)
const MomentDialog = lazyDialog(
  () => import('./MomentDialog.tsx'),
  (part) => part.MomentDialog,
)
const DayRedFlag = optionalPart(
  () => import('../../../../features/calendar/web/RedFlagCards.tsx'),
  (part) => part.DayRedFlag,
)
const SavedRedFlag = optionalPart(
  () => import('../../../../features/calendar/web/RedFlagCards.tsx'),
  (part) => part.SavedRedFlag,
)
const DayTreatments = optionalPart(
  () => import('../../../../features/treatments/web/DayTreatments.tsx'),
  (part) => part.DayTreatments,
)
const DayTides = lazyPart(
  () => import('./DayTides.tsx'),
  (part) => part.DayTides,
)

/** The dialog that is open. */
type Open = { about: 'flow' } | { about: MomentKind; moment: DayMoment | undefined }

const MOMENT_BUTTONS: readonly { kind: MomentKind; label: string }[] = [
  { kind: 'hot_flash', label: t`Hot flash` },
  { kind: 'night_sweat', label: t`Night sweat` },
  { kind: 'mood', label: t`Mood at a time` },
]

/** What there is of each log of a day, and the query of those on the server. */
function useDayLogs(day: LocalDate) {
  const query = useQuery(logsOn(day))
  const removed = useRemovedLogs()
  const { waiting, isStuck } = useOutbox()
  const drafts = useDrafts()
  const stateOf = (name: LogName): LogState => {
    const entry = query.data?.find(({ id, log_type: type }) => type === LOG_KINDS[name].type && !removed.has(id))
    const write = waiting.findLast((one) => one.kind === name && one.day === day)
    return {
      entry,
      unsent: write && quickAnswersIn(write.body),
      // A change made here is on its way for a moment only.
      isWaiting: write !== undefined && (isStuck || !entry),
      hasDraft: drafts.some((draft) => draft.form === name && draft.day === day),
    }
  }
  return { query, soft: stateOf('soft-log'), deep: stateOf('deep-log') }
}

function isThere({ entry, isWaiting, hasDraft }: LogState): boolean {
  return entry !== undefined || isWaiting || hasDraft
}

type AddProps = { day: LocalDate; hasSoft: boolean; hasDeep: boolean; hasFlow: boolean; isEmpty: boolean; onOpen: (open: Open) => void }

/** Buttons for all that the day does not have yet. */
function AddMore({ day, hasSoft, hasDeep, hasFlow, isEmpty, onOpen }: AddProps) {
  return (
    <Card title={isEmpty ? undefined : t`Add to this day`}>
      {isEmpty && <p className={styles.empty}>{t`Nothing here yet, and that's fine. Add whatever you remember.`}</p>}
      <div className={styles.add}>
        {!hasSoft && (
          <Link to="/tracker/soft" search={{ date: day }} state={{ backTo: 'day' }} className={buttonClass(isEmpty ? 'filled' : 'outline')}>
            Soft Log
          </Link>
        )}
        {!hasFlow && (
          <Button variant="outline" onClick={() => onOpen({ about: 'flow' })}>
            {t`Bleeding`}
          </Button>
        )}
        {MOMENT_BUTTONS.map(({ kind, label }) => (
          <Button key={kind} variant="outline" onClick={() => onOpen({ about: kind, moment: undefined })}>
            {label}
          </Button>
        ))}
        {!hasDeep && (
          <Link to="/tracker/deep" search={{ date: day }} state={{ backTo: 'day' }} className={buttonClass('outline')}>
            Deep Log
          </Link>
        )}
      </div>
    </Card>
  )
}

/** All that she wrote about one day, and the ways to add to it. */
export function DaySheet({ day }: { day: LocalDate }) {
  const userId = useSession()?.user.id
  const timezone = useTimezone()
  const logs = useDayLogs(day)
  const flow = useDayFlow(day)
  const moments = useMomentEditing(day)
  const tides = useQuery(tidesOf(day))
  const [open, setOpen] = useState<Open>()
  const [hasSavedFlow, setHasSavedFlow] = useState(false)
  const close = () => setOpen(undefined)

  const queries = [logs.query, flow.query, moments.query, tides]
  const failed = queries.find(({ error, data }) => error && data === undefined)
  const isLoading = queries.some(({ isPending }) => isPending)
  const hasAny =
    isThere(logs.soft) || isThere(logs.deep) || flow.entry !== undefined || moments.moments.length > 0 || (tides.data?.length ?? 0) > 0
  const again = () => Promise.all(queries.map(({ refetch }) => refetch()))

  const onFlowSaved = (saved: CalendarEntry | undefined) => {
    close()
    if (!saved) return
    showEntryOn(day, saved)
    setHasSavedFlow(true)
  }

  return (
    <>
      {failed?.error && <LoadFailed what={t`This day`} error={failed.error} again={again} />}
      {isLoading && (
        <Card>
          <Loading label={t`Opening your day…`} />
          <Skeleton lines={5} />
        </Card>
      )}
      {!isLoading && (
        <div className={styles.cards}>
          {isThere(logs.soft) && <DayLog name="soft-log" day={day} {...logs.soft} />}
          {flow.entry && <DayFlow entry={flow.entry} onEdit={() => setOpen({ about: 'flow' })} />}
          {flow.entry && (
            <Suspense>
              <DayRedFlag day={day} />
            </Suspense>
          )}
          {moments.moments.length > 0 && (
            <DayMoments moments={moments.moments} timezone={timezone} onChange={(moment) => setOpen({ about: moment.kind, moment })} />
          )}
          <Suspense>
            <DayTreatments day={day} />
          </Suspense>
          {isThere(logs.deep) && <DayLog name="deep-log" day={day} {...logs.deep} />}
          {tides.data && tides.data.length > 0 && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <DayTides tides={tides.data} />
            </Suspense>
          )}
          <AddMore
            day={day}
            hasSoft={isThere(logs.soft)}
            hasDeep={isThere(logs.deep)}
            hasFlow={flow.entry !== undefined}
            isEmpty={!hasAny && !failed}
            onOpen={setOpen}
          />
        </div>
      )}
      <Suspense>
        {open?.about === 'flow' && userId !== undefined && (
          <FlowDialog
            userId={userId}
            day={day}
            current={flow.entry}
            refused={flow.refused}
            onSaved={onFlowSaved}
            onRemove={(entry) => {
              close()
              void flow.remove(entry)
            }}
            onClose={close}
            onReopen={() => setOpen(open)}
          />
        )}
        {hasSavedFlow && <SavedRedFlag days={[day]} onClose={() => setHasSavedFlow(false)} />}
        {open && open.about !== 'flow' && (
          <MomentDialog
            kind={open.about}
            day={day}
            timezone={timezone}
            moment={open.moment}
            onSave={(values) => {
              close()
              if (open.moment) moments.change(open.moment, values)
              else moments.add({ kind: open.about, note: undefined, ...values })
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
