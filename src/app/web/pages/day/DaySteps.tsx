import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef, useState } from 'react'
import { LOG_YEARS_BACK } from '../../../../features/logs/contract.ts'
import { dayProblem } from '../../../../features/logs/rules/log-date.ts'
import { addDays, type LocalDate, yearsBefore } from '../../../../kit/local-date.ts'
import { dayPath } from '../../../../kit/web/day-path.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Field } from '../../../../kit/web/ui/Field.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Day.module.css'

/** The first day that can be opened, and those before and after `day`: from ten years ago to `today`. */
export function daysAround(day: LocalDate, today: LocalDate): { first: LocalDate; previous?: LocalDate; next?: LocalDate } {
  const first = yearsBefore(today, LOG_YEARS_BACK)
  return { first, ...(day > first && { previous: addDays(day, -1) }), ...(day < today && { next: addDays(day, 1) }) }
}

type StepsProps = { day: LocalDate; today: LocalDate; onChoose: (day: LocalDate) => void }

/** A date field. A day picked in the calendar of the browser opens at once, a typed one at Enter or on leaving. */
function DayField({ day, today, onChoose }: StepsProps) {
  const [value, setValue] = useState(day)
  const [problem, setProblem] = useState<string>()
  const isTyping = useRef(false)
  const choose = (chosen: string) => {
    const why = chosen === '' ? undefined : dayProblem(chosen, today)
    setProblem(why)
    if (chosen !== '' && chosen !== day && !why) onChoose(chosen)
  }
  return (
    <Field
      label={t`Go to a day`}
      className={styles.choose}
      type="date"
      min={daysAround(day, today).first}
      max={today}
      value={value}
      error={problem}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onKeyDown={({ key }) => {
        isTyping.current = true
        if (key === 'Enter') choose(value)
      }}
      onBlur={() => choose(value)}
      onChange={({ target }) => {
        setValue(target.value)
        if (!isTyping.current) choose(target.value)
      }}
    />
  )
}

/** Links to the day before and after, and a field to choose any day. */
export function DaySteps(props: StepsProps) {
  const { previous, next } = daysAround(props.day, props.today)
  return (
    <nav className={styles.steps} aria-label={t`Other days`}>
      {previous && (
        <Link {...dayPath(previous)} replace className={buttonClass('outline', styles.step)} aria-label={t`Previous day`}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      <DayField {...props} />
      {next && (
        <Link {...dayPath(next)} replace className={buttonClass('outline', styles.step)} aria-label={t`Next day`}>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
