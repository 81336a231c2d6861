import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { addMonths, dayAfterKey, monthOf, weeksOf, within } from '../../date-grid.ts'
import { dayWords } from '../../day-words.ts'
import { addDays, type LocalDate } from '../../local-date.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './DateGrid.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Any Monday: the weekday names come from the seven days after it. */
const A_MONDAY = '2026-01-05'
const COLUMNS = Array.from({ length: 7 }, (_, count) => addDays(A_MONDAY, count))

/** A day as announced: Saturday 21 November, with the year if it is not the current one. */
export function gridDayWords(day: LocalDate, today: LocalDate): string {
  const [month = ''] = dayWords(day, 'monthYear').split(' ')
  const year = day.slice(0, 4)
  const [weekday, date] = [dayWords(day, 'weekday'), Number(day.slice(8))]
  return year === today.slice(0, 4) ? t`${weekday} ${date} ${month}` : t`${weekday} ${date} ${month} ${year}`
}

type DateGridProps = {
  /** Accessible name; the month is added. */
  label: string
  today: LocalDate
  /** The earliest day; the latest is today. */
  first: LocalDate
  onChoose: (day: LocalDate) => void
  /** The icon of a day; undefined for none. `wordsOf` is its text. */
  signOf: (day: LocalDate) => ReactNode
  wordsOf: (day: LocalDate) => string | undefined
  /** Text announced after the name of a newly shown month. */
  monthWordsOf?: ((month: LocalDate) => string) | undefined
}

/**
 * A month grid after the ARIA APG: one tab stop, arrows by day and week, Home and End within the week, Page Up and Down
 * by month, with Shift by year. Days after today cannot be chosen. A change of month is announced and does not move the
 * focus.
 */
export function DateGrid({ label, today, first, onChoose, signOf, wordsOf, monthWordsOf }: DateGridProps) {
  const [chosen, setDay] = useState(today)
  const [spoken, setSpoken] = useState('')
  const table = useRef<HTMLTableElement>(null)
  const isFocusWanted = useRef(false)
  const headingId = useId()
  const bounds = { first, last: today }
  const day = within(chosen, bounds)
  const month = monthOf(day)

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const goTo = (next: LocalDate) => {
    setDay(next)
    if (monthOf(next) !== month) setSpoken([dayWords(next, 'monthYear'), monthWordsOf?.(monthOf(next))].filter(Boolean).join(', '))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = dayAfterKey(event.key, event.shiftKey, day, bounds)
    if (next === undefined) return
    event.preventDefault()
    if (next === day) return
    isFocusWanted.current = true
    goTo(next)
  }

  const cell = (one: LocalDate) => {
    const words = [gridDayWords(one, today), one === today && t`today`, wordsOf(one)].filter(Boolean).join(', ')
    return (
      <button
        type="button"
        className={styles.day}
        data-day={one}
        aria-label={words}
        aria-current={one === today ? 'date' : undefined}
        tabIndex={one === day ? 0 : -1}
        disabled={one > today}
        onFocus={() => setDay(one)}
        onClick={() => onChoose(one)}
      >
        <span className={styles.number}>{Number(one.slice(8))}</span>
        <span className={styles.sign}>{one > today ? undefined : signOf(one)}</span>
      </button>
    )
  }

  const step = (count: 1 | -1) => {
    const isLast = count < 0 ? month <= monthOf(first) : month >= monthOf(today)
    const Icon = count < 0 ? ChevronLeft : ChevronRight
    return (
      <IconButton
        label={count < 0 ? t`Previous month` : t`Next month`}
        icon={<Icon aria-hidden="true" />}
        className={classNames(isLast && styles.end)}
        // `aria-disabled` instead of `disabled`, so that it keeps the focus at the limit.
        aria-disabled={isLast || undefined}
        onClick={() => {
          if (!isLast) goTo(within(addMonths(day, count), bounds))
        }}
      />
    )
  }

  return (
    <div className={styles.box}>
      <div className={styles.head}>
        {step(-1)}
        <h3 id={headingId} className={styles.month}>
          <VisuallyHidden>{label}, </VisuallyHidden>
          {dayWords(day, 'monthYear')}
        </h3>
        {step(1)}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA APG's date grid is a table of this role */}
      <table ref={table} role="grid" aria-labelledby={headingId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" abbr={dayWords(column, 'weekday')}>
                {dayWords(column, 'weekdayShort')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, place) => (
                <td key={one ?? place}>{one && cell(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
