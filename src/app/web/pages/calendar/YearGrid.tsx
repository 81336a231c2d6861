import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { PixelKey, PixelLevel } from '../../../../features/insights/rules/pixels.ts'
import { addMonths, monthOf, within } from '../../../../kit/date-grid.ts'
import { dayWords } from '../../../../kit/day-words.ts'
import { addDays, daysIn, isLocalDate, type LocalDate } from '../../../../kit/local-date.ts'
import { VisuallyHidden } from '../../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Year.module.css'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const DATES = Array.from({ length: 31 }, (_, index) => index + 1)

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function endOfMonth(day: LocalDate): LocalDate {
  return `${day.slice(0, 8)}${twoDigits(daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7))))}`
}

const MOVES: Record<string, (day: LocalDate) => LocalDate> = {
  ArrowUp: (day) => addDays(day, -1),
  ArrowDown: (day) => addDays(day, 1),
  ArrowLeft: (day) => addMonths(day, -1),
  ArrowRight: (day) => addMonths(day, 1),
  Home: monthOf,
  End: endOfMonth,
}

type YearGridProps = {
  year: number
  /** The last day that can be chosen. */
  last: LocalDate
  measure: PixelKey
  label: string
  chosen: LocalDate
  onChoose: (day: LocalDate) => void
  onOpen: (day: LocalDate) => void
  levelOf: (day: LocalDate) => PixelLevel | undefined
  wordsOf: (day: LocalDate) => string
}

/**
 * A year as a grid of twelve columns of days (ARIA APG, grid): one tab stop, arrows by day and month, Home and End
 * within the month, Enter opens the day. Each cell is named by its date and what is known of it.
 */
export function YearGrid({ year, last, measure, label, chosen, onChoose, onOpen, levelOf, wordsOf }: YearGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const isFocusWanted = useRef(false)

  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onOpen(chosen)
      return
    }
    const move = MOVES[event.key]
    if (!move) return
    event.preventDefault()
    isFocusWanted.current = true
    onChoose(within(move(chosen), { first: `${year}-01-01`, last }))
  }

  const onClick = (event: MouseEvent) => {
    const day = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
    if (day !== undefined) onChoose(day)
  }

  const cell = (month: number, date: number) => {
    const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place is no control
    if (!isLocalDate(day) || day > last) return <td key={month} />
    return (
      <td key={month} data-day={day} aria-label={wordsOf(day)} aria-selected={day === chosen} tabIndex={day === chosen ? 0 : -1}>
        <span className={styles.pixel} data-level={levelOf(day)} />
      </td>
    )
  }

  return (
    <table
      ref={table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA APG's grid is a table of this role
      role="grid"
      aria-label={label}
      aria-readonly="true"
      data-measure={measure}
      className={styles.year}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t`Day`}</VisuallyHidden>
          </th>
          {MONTHS.map((month) => (
            <th key={month} scope="col" abbr={dayWords(`${year}-${twoDigits(month)}-01`, 'monthYear')}>
              <span className={styles.letter}>{dayWords(`${year}-${twoDigits(month)}-01`, 'monthNarrow')}</span>
              <span className={styles.name}>{dayWords(`${year}-${twoDigits(month)}-01`, 'month')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DATES.map((date) => (
          <tr key={date}>
            <th scope="row" abbr={t`Day ${date}`}>
              {date}
            </th>
            {MONTHS.map((month) => cell(month, date))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
