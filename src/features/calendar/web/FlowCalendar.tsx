import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { addMonths, lastWeeksOf, monthOf } from '../../../kit/date-grid.ts'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { plural, t } from '../../../kit/words.ts'
import { type DraftKey, useDrafts } from '../../../kit/web/drafts.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { useSession } from '../../../kit/web/session.ts'
import { useDiscardDraft } from '../../../kit/web/use-discard-draft.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { DateGrid, gridDayWords } from '../../../kit/web/ui/DateGrid.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import type { CalendarEntry } from '../contract.ts'
import { CALENDAR, type DayEntry, entryWords, isCalendarWrite, toBody, withWaiting } from '../rules/day-entry.ts'
import { CoveredNotice } from './CoveredNotice.tsx'
import styles from './Flow.module.css'
import { FlowDialog } from './FlowDialog.tsx'
import { FlowHistory } from './FlowHistory.tsx'
import { FlowLegend } from './FlowLegend.tsx'
import { FlowSign, type FlowSignKind } from './FlowSign.tsx'
import { calendarFrom, showEntry } from './queries.ts'
import { useCover } from './use-cover.ts'
import { useRemoveEntry } from './use-remove-entry.ts'

/** The grid reaches back to the same month of the previous year (docs/product.md, Flow Calendar). */
const MONTHS_BACK = 12

function counted(count: number): string {
  return count === 0 ? t`no days with an entry` : plural(count, t`${count} day with an entry`, t`${count} days with an entry`)
}

/** Notice about a draft left by a reload or a crash, with a button to continue it. */
function Unsaved({ draft, onContinue }: { draft: DraftKey; onContinue: () => void }) {
  const discard = useDiscardDraft(draft)
  return (
    <Alert
      tone="gold"
      title={t`You have an unsaved entry`}
      action={
        <>
          <Button variant="outline" onClick={onContinue}>
            {t`Continue`}
          </Button>
          <Button variant="quiet" onClick={() => void discard()}>
            {t`Discard`}
          </Button>
        </>
      }
    >
      {t`It is for ${dayWords(draft.day, 'long')}.`}
    </Alert>
  )
}

type FlowCalendarProps = {
  today: LocalDate
  className?: string | undefined
  /** Called when a saved entry is on the server. */
  onStored?: (entry: CalendarEntry) => void
}

/**
 * The Flow Calendar on Home: this week and the one before; "Month" unfolds thirteen months of days, with older entries
 * in a list below. `today` is in the account's time zone.
 */
export function FlowCalendar({ today, className, onStored }: FlowCalendarProps) {
  const userId = useSession()?.user.id
  const toast = useToast()
  const first = monthOf(addMonths(monthOf(today), -MONTHS_BACK))
  const { data, error, refetch } = useQuery({ ...calendarFrom(first), enabled: userId !== undefined })
  const remove = useRemoveEntry((day, entry) => {
    // Older entries are only in the list below.
    if (day >= first) showEntry(first, day, entry)
  })
  const outbox = useOutbox()
  const drafts = useDrafts().filter(({ form }) => form === CALENDAR)
  const [open, setOpen] = useState<{ day: LocalDate; entry?: DayEntry }>()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { isCovered, canShow, show } = useCover()

  const waiting = outbox.waiting.filter(isCalendarWrite)
  const entries = withWaiting(data ?? [], waiting)
  const stuck = outbox.isStuck ? waiting.length : 0

  const shown = (day: LocalDate) => (isCovered ? undefined : entries.get(day))
  const kindOf = (day: LocalDate): FlowSignKind | undefined => {
    const entry = shown(day)
    return entry && (entry.flow ?? 'Symptoms')
  }
  const signOf = (day: LocalDate) => {
    const kind = kindOf(day)
    return kind && <FlowSign kind={kind} />
  }
  const wordsOf = (day: LocalDate) => {
    const entry = shown(day)
    if (!entry) return undefined
    return [entryWords(entry), outbox.isStuck && entry.write && t`kept on this device`].filter(Boolean).join(', ')
  }
  const spokenDay = (day: LocalDate, words: string) =>
    [gridDayWords(day, today), day === today && t`today`, words].filter(Boolean).join(', ')

  const onSaved = (saved: CalendarEntry | undefined, words: string) => {
    if (!open) return
    setOpen(undefined)
    if (saved) {
      showEntry(first, open.day, saved)
      onStored?.(saved)
    }
    toast.show(
      saved
        ? { tone: 'ok', text: t`Saved. ${spokenDay(open.day, words)}.` }
        : { text: t`Saved on this device (encrypted). It syncs by itself when you’re back online.` },
    )
  }

  const recent = new Set(
    lastWeeksOf(today, 2)
      .flat()
      .flatMap((day) => kindOf(day) ?? []),
  )

  return (
    <Card
      title={t`Flow Calendar`}
      className={classNames(styles.calendar, className)}
      action={
        <Link to="/calendar" className={buttonClass('quiet', styles.inHead)}>
          {t`Calendar`}
        </Link>
      }
    >
      <div className={styles.inside}>
        <DateGrid
          key={isUnfolded ? 'month' : 'weeks'}
          isShort={!isUnfolded}
          label={t`Flow Calendar`}
          today={today}
          first={first}
          onChoose={(day) => setOpen({ day })}
          signOf={signOf}
          wordsOf={wordsOf}
          monthWordsOf={(month) => counted([...entries.keys()].filter((day) => monthOf(day) === month).length)}
        />
        <div className={styles.legendPlace}>
          {isCovered ? canShow && <CoveredNotice onShow={show} /> : <FlowLegend only={isUnfolded ? undefined : recent} />}
        </div>
        {error && !data && <LoadFailed what={t`Your calendar`} error={error} again={refetch} />}
        {stuck > 0 && (
          <Alert tone="info">
            {plural(
              stuck,
              t`1 change to your calendar is saved on this device (encrypted); it syncs by itself.`,
              t`${stuck} changes to your calendar are saved on this device (encrypted); they sync by themselves.`,
            )}
          </Alert>
        )}
        {!open && drafts.map((draft) => <Unsaved key={draft.day} draft={draft} onContinue={() => setOpen({ day: draft.day })} />)}
        <div className={styles.unfolding}>
          <Button
            variant="quiet"
            aria-expanded={isUnfolded}
            icon={<ChevronDown aria-hidden="true" />}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {t`Month`}
          </Button>
          {isUnfolded && !isCovered && (
            <Button variant="quiet" aria-expanded={isHistoryOpen} onClick={() => setIsHistoryOpen(!isHistoryOpen)}>
              {isHistoryOpen ? t`Hide all entries` : t`All entries, older ones too`}
            </Button>
          )}
        </div>
        {isUnfolded && isHistoryOpen && !isCovered && (
          <FlowHistory today={today} waiting={waiting} onOpen={(entry) => setOpen({ day: entry.day, entry })} />
        )}
      </div>
      {open && userId !== undefined && (
        <FlowDialog
          key={open.day}
          userId={userId}
          day={open.day}
          current={entries.get(open.day) ?? open.entry}
          refused={outbox.refused.find(({ kind, day }) => kind === CALENDAR && day === open.day)}
          onSaved={(saved, form) => onSaved(saved, entryWords({ flow: toBody(form).flow_description, symptoms: toBody(form).symptoms }))}
          onRemove={(entry) => {
            setOpen(undefined)
            void remove(entry)
          }}
          onClose={() => setOpen(undefined)}
          onReopen={() => setOpen(open)}
        />
      )}
    </Card>
  )
}
