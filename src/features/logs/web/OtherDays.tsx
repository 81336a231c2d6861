import { Link } from '@tanstack/react-router'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { LOG_KINDS, type LogName } from './log-kinds.ts'

/** `isYesterdayOpen`: the server has no log of this kind for yesterday. */
type OtherDaysProps = { name: LogName; today: LocalDate; isYesterdayOpen: boolean }

/** Links to yesterday's log while there is none, also in the outbox, and to any other day. */
export function OtherDays({ name, today, isYesterdayOpen }: OtherDaysProps) {
  const { waiting } = useOutbox()
  const yesterday = addDays(today, -1)
  const isWaiting = waiting.some(({ kind, day }) => kind === name && day === yesterday)
  return (
    <>
      {isYesterdayOpen && !isWaiting && (
        <Link to={LOG_KINDS[name].path} search={{ date: yesterday }} className={buttonClass('outline')}>
          {t`Log yesterday`}
        </Link>
      )}
      <Link {...dayPath(yesterday)} className={buttonClass('quiet')}>
        {t`Another day`}
      </Link>
    </>
  )
}
