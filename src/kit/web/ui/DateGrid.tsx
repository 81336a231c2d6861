import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { addMonths, dayAfterKey, lastWeeksOf, monthOf, weeksOf, within } from '../../date-grid.ts'
import { dayWords } from '../../day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../local-date.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './DateGrid.module.css'
import { type DaySelection, useRangeDrag } from './use-range-drag.ts'
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
  /** Shows the week of today and the one before instead of a month. */
  isShort?: boolean | undefined
  /** The day whose month is shown first; default today. */
  start?: LocalDate | undefined
  /** Called with the first day of each month that is shown after the first one. */
  onMonth?: ((month: LocalDate) => void) | undefined
  /** Lets her select several days, and is called with the first and the last of them. */
  onRange?: ((from: LocalDate, to: LocalDate) => void) | undefined
}

/**
 * A month grid after the ARIA APG: one tab stop, arrows by day and week, Home and End within the week, Page Up and Down
 * by month, with Shift by year. Days after today cannot be chosen. A change of month is announced and does not move the
 * focus. With `onRange` several days are selected by pressing and dragging, or by Shift and the arrows, then Enter.
 */
export function DateGrid({
  label,
  today,
  first,
  onChoose,
  signOf,
  wordsOf,
  monthWordsOf,
  isShort = false,
  start = today,
  onMonth,
  onRange,
}: DateGridProps) {
  const [chosen, setDay] = useState(start)
  const [spoken, setSpoken] = useState('')
  const [selection, setSelection] = useState<DaySelection>()
  const table = useRef<HTMLTableElement>(null)
  const isFocusWanted = useRef(false)
  const headingId = useId()
  const rows = isShort ? lastWeeksOf(today, 2) : undefined
  const bounds = { first: rows?.[0]?.[0] ?? first, last: today }
  const day = within(chosen, bounds)
  const month = monthOf(day)

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  const goTo = (next: LocalDate) => {
    setDay(next)
    if (monthOf(next) === month || rows) return
    setSpoken([dayWords(next, 'monthYear'), monthWordsOf?.(monthOf(next))].filter(Boolean).join(', '))
    onMonth?.(monthOf(next))
  }

  const [from, to] = selection ? [selection.anchor, selection.head].toSorted() : []
  const isIn = (one: LocalDate) => from !== undefined && to !== undefined && one >= from && one <= to

  const endRange = ({ anchor, head }: DaySelection) => {
    const [first = anchor, last = head] = [anchor, head].toSorted()
    setSelection(undefined)
    onRange?.(first, last)
  }

  useRangeDrag(table, { isOn: onRange !== undefined, onChange: setSelection, onEnd: endRange })

  const extend = (next: LocalDate) => {
    const anchor = selection?.anchor ?? day
    setSelection({ anchor, head: next })
    const count = Math.abs(daysBetween(anchor, next)) + 1
    setSpoken(t`${count} days selected, ${gridDayWords(anchor, today)} to ${gridDayWords(next, today)}. Press Enter to continue.`)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape' && selection) {
      event.preventDefault()
      setSelection(undefined)
      return
    }
    const next = dayAfterKey(event.key, event.shiftKey, day, bounds)
    if (next === undefined) return
    event.preventDefault()
    const isExtending = onRange !== undefined && event.shiftKey && !event.key.startsWith('Page')
    if (!isExtending) setSelection(undefined)
    if (next === day) return
    isFocusWanted.current = true
    goTo(next)
    if (isExtending) extend(next)
  }

  const choose = (one: LocalDate) => {
    if (selection && selection.anchor !== selection.head && isIn(one)) endRange(selection)
    else onChoose(one)
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
        data-selected={isIn(one) || undefined}
        onClick={() => choose(one)}
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
    <div className={styles.box} data-short={isShort || undefined}>
      {rows ? (
        <VisuallyHidden>
          <h3 id={headingId}>{t`${label}, this week and the week before`}</h3>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          {step(-1)}
          <h3 id={headingId} className={styles.month}>
            <VisuallyHidden>{label}, </VisuallyHidden>
            {dayWords(day, 'monthYear')}
          </h3>
          {step(1)}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA APG's date grid is a table of this role
        role="grid"
        aria-labelledby={headingId}
        aria-multiselectable={onRange ? true : undefined}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
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
          {(rows ?? weeksOf(day)).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, place) => (
                <td key={one ?? place} aria-selected={onRange && one ? isIn(one) : undefined}>
                  {one && cell(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
