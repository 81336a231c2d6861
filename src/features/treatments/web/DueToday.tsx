import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dayPath } from '../../../kit/web/day-path.ts'
import { clockWords } from '../../reminders/rules/when-words.ts'
import type { DoseState } from '../contract.ts'
import { classNames } from '../../../kit/web/ui/class-names.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { RevealButton } from '../../../kit/web/ui/RevealButton.tsx'
import { plural, t } from '../../../kit/words.ts'
import type { DayDose } from '../rules/day-doses.ts'
import styles from './Doses.module.css'
import { DoseList } from './DoseList.tsx'
import { useAreNamesCovered } from './queries.ts'
import { useDayDoses } from './use-day-doses.ts'

/**
 * The next planned dose of today without an answer, and those answered here; the day's page has all. Nothing when none
 * is open. One line each; `isShort` leaves only a button that notes the next one as taken, which fits beside today's
 * moments, and its other answers appear after a tap: Home is short (docs/design.md).
 */
export function DueToday({ today, isShort }: { today: LocalDate; isShort: boolean }) {
  const [isShown, setIsShown] = useState(false)
  const areNamesCovered = useAreNamesCovered()
  const { doses, note } = useDayDoses(today, isShown)
  const [answered, setAnswered] = useState<readonly string[]>([])
  const keyOf = ({ treatment, slot }: DayDose) => `${treatment.id} ${slot}`
  const planned = doses.filter(({ time }) => time !== undefined)
  const [next, ...rest] = planned.filter((dose) => dose.state === undefined && !answered.includes(keyOf(dose)))
  // An answer stays in view, so that she can correct it.
  const shown = planned.filter((dose) => (dose === next && !isShort) || answered.includes(keyOf(dose)))
  if (shown.length === 0 && !next) return null
  const answer = (dose: DayDose, state: DoseState | null) => {
    setAnswered((before) => [...before, keyOf(dose)])
    note(dose, state)
  }
  return (
    <section
      className={classNames(styles.today, isShort && shown.length === 0 && styles.short)}
      data-short={isShort && shown.length === 0}
      aria-label={t`To take today`}
    >
      {shown.length > 0 && <DoseList day={today} doses={shown} isCompact onAnswer={answer} />}
      {isShort && next?.time && (
        <button
          type="button"
          className={styles.answer}
          aria-label={t`${next.treatment.name}, ${clockWords(next.time)}: taken`}
          onClick={() => answer(next, 'taken')}
        >
          <Check aria-hidden="true" />
          {next.treatment.name}
        </button>
      )}
      {!isShort && areNamesCovered && <RevealButton what={t`the names of your treatments`} isShown={isShown} onShow={setIsShown} />}
      {!isShort && answered.length > 0 && rest.length > 0 && (
        <Link {...dayPath(today)} className={buttonClass('quiet', styles.more)}>
          {plural(rest.length, t`${rest.length} more today`, t`${rest.length} more today`)}
        </Link>
      )}
    </section>
  )
}
