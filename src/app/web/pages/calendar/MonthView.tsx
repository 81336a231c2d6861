import Flame from 'lucide-react/icons/flame'
import { Suspense, useState } from 'react'
import { entryWords } from '../../../../features/calendar/rules/day-entry.ts'
import { likelyPeriod } from '../../../../features/calendar/rules/period.ts'
import { CoveredNotice } from '../../../../features/calendar/web/CoveredNotice.tsx'
import { CycleFigures } from '../../../../features/calendar/web/CycleFigures.tsx'
import { FlowLegend } from '../../../../features/calendar/web/FlowLegend.tsx'
import { FlowSign } from '../../../../features/calendar/web/FlowSign.tsx'
import { useCover } from '../../../../features/calendar/web/use-cover.ts'
import { LOG_YEARS_BACK } from '../../../../features/logs/contract.ts'
import { moodName, toFormMood } from '../../../../features/logs/rules/mood-scale.ts'
import { markWords, useTreatmentMarks } from '../../../../features/treatments/web/use-treatment-marks.ts'
import { monthOf, within } from '../../../../kit/date-grid.ts'
import { type LocalDate, yearsBefore } from '../../../../kit/local-date.ts'
import { lazyDialog, lazyPart, optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { DateGrid } from '../../../../kit/web/ui/DateGrid.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { VisuallyHidden } from '../../../../kit/web/ui/VisuallyHidden.tsx'
import { plural, t } from '../../../../kit/words.ts'
import styles from './Calendar.module.css'
import { useCalendarYear, useEntriesBefore } from './use-calendar-year.ts'

const PeriodDialog = lazyDialog(
  () => import('../../../../features/calendar/web/PeriodDialog.tsx'),
  (part) => part.PeriodDialog,
)

const StageCard = lazyPart(
  () => import('../../../../features/calendar/web/StageCard.tsx'),
  (part) => part.StageCard,
)

const SavedRedFlag = optionalPart(
  () => import('../../../../features/calendar/web/RedFlagCards.tsx'),
  (part) => part.SavedRedFlag,
)

type MonthViewProps = {
  today: LocalDate
  /** The month that is shown first, `YYYY-MM`; default the current one. */
  month: string | undefined
  onMonth: (month: LocalDate) => void
  onOpen: (day: LocalDate) => void
}

function flashWords(count: number): string {
  return plural(count, t`${count} hot flash`, t`${count} hot flashes`)
}

/** A month of the last ten years; several days are marked at once by dragging or with the button below. */
export function MonthView({ today, month, onMonth, onOpen }: MonthViewProps) {
  const first = yearsBefore(today, LOG_YEARS_BACK)
  const start = month === undefined ? today : within(`${month}-01`, { first, last: today })
  const [shown, setShown] = useState(monthOf(start))
  const [range, setRange] = useState<{ from: LocalDate; to: LocalDate; isChosen: boolean }>()
  const [stored, setStored] = useState<readonly LocalDate[]>()
  const { entries, values, error, again, isStuck } = useCalendarYear(Number(shown.slice(0, 4)))
  const { isCovered, canShow, show } = useCover()
  const treatmentMarks = useTreatmentMarks(Number(shown.slice(0, 4)), !isCovered)
  const earlier = useEntriesBefore(shown)

  const factsOf = (day: LocalDate) => {
    const entry = isCovered ? undefined : entries.get(day)
    const { mood = null, hot_flashes: flashes = null, has_more: hasLog = false } = values.get(day) ?? {}
    return { entry, mood, flashes: flashes ?? 0, hasMore: hasLog || Boolean(entry?.symptoms) }
  }
  const signOf = (day: LocalDate) => {
    const { entry, mood, flashes, hasMore } = factsOf(day)
    const mark = treatmentMarks.get(day)
    return (
      <span className={styles.marks}>
        <span className={styles.signs}>
          {entry?.flow && <FlowSign kind={entry.flow} size={18} />}
          {flashes > 0 && <Flame className={styles.flame} aria-hidden="true" />}
          {(hasMore || mark) && (
            <span className={styles.aside}>
              {hasMore && <span className={styles.more} />}
              {mark && <span className={styles.treatment} data-change={mark.changes.length > 0} />}
            </span>
          )}
        </span>
        {mood !== null && <span className={styles.mood} data-mood={toFormMood(mood)} />}
      </span>
    )
  }
  const wordsOf = (day: LocalDate) => {
    const { entry, mood, flashes, hasMore } = factsOf(day)
    const mark = treatmentMarks.get(day)
    const facts = [
      entry && entryWords(entry),
      mood !== null && t`mood ${moodName(mood).toLowerCase()}`,
      flashes > 0 && flashWords(flashes),
      hasMore && !entry?.symptoms && t`more notes`,
      mark && markWords(mark),
      isStuck && entry?.write && t`kept on this device`,
    ]
    return facts.filter(Boolean).join(', ') || undefined
  }
  const countWords = (of: LocalDate) => {
    const days = new Set([...entries.keys(), ...values.keys()].filter((day) => monthOf(day) === of))
    return days.size === 0
      ? t`no days with an entry`
      : plural(days.size, t`${days.size} day with an entry`, t`${days.size} days with an entry`)
  }

  const markPeriod = () => {
    // Covered days are not told.
    const known = isCovered ? [] : [...earlier, ...entries.values()]
    setRange({ ...likelyPeriod(known, { today, month: shown }), isChosen: false })
  }

  return (
    <div className={styles.columns}>
      <Card as="div" className={styles.calendar}>
        <VisuallyHidden>
          <h2>{t`Month`}</h2>
        </VisuallyHidden>
        <DateGrid
          label={t`Calendar`}
          today={today}
          first={first}
          start={start}
          onMonth={(next) => {
            setShown(next)
            onMonth(next)
          }}
          onChoose={onOpen}
          onRange={(from, to) => setRange({ from, to, isChosen: true })}
          signOf={signOf}
          wordsOf={wordsOf}
          monthWordsOf={countWords}
        />
        <div className={styles.below}>
          {error && <LoadFailed what={t`Your calendar`} error={error} again={again} />}
          <Button variant="filled" className={styles.period} onClick={markPeriod}>
            {t`Period: from … to …`}
          </Button>
          <p className={styles.quiet}>{t`Tap a day to open it. To mark several, press and hold the first one, then drag to the last.`}</p>
          {isCovered && canShow && <CoveredNotice onShow={show} />}
          <FlowLegend only={isCovered ? new Set() : undefined}>
            <li>
              <Flame className={styles.flame} aria-hidden="true" />
              {t`Hot flashes`}
            </li>
            <li>
              <span className={styles.mood} data-mood="4" />
              {t`Mood: the longer, the better`}
            </li>
            <li>
              <span className={styles.more} />
              {t`More notes`}
            </li>
            {treatmentMarks.size > 0 && (
              <>
                <li>
                  <span className={styles.treatment} data-change="false" />
                  {t`Treatment taken`}
                </li>
                <li>
                  <span className={styles.treatment} data-change="true" />
                  {t`A treatment changed`}
                </li>
              </>
            )}
          </FlowLegend>
        </div>
      </Card>
      <div className={styles.facts}>
        <CycleFigures today={today} isCovered={isCovered} />
        <Suspense>
          <StageCard today={today} isCovered={isCovered} />
        </Suspense>
      </div>
      <Suspense>
        {range && (
          <PeriodDialog
            {...range}
            today={today}
            onClose={() => setRange(undefined)}
            onStored={(saved) => setStored(saved.map(({ entry_date: day }) => day))}
          />
        )}
        {stored && <SavedRedFlag key={stored.join(' ')} days={stored} onClose={() => setStored(undefined)} />}
      </Suspense>
    </div>
  )
}
