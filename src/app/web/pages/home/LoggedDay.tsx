import { Link } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import type { LogEntry, QuickAnswers } from '../../../../features/logs/contract.ts'
import { type DayAnswers, dayToLog, logToDay, trackedToLog, withTapped } from '../../../../features/logs/rules/day-card.ts'
import { toQuickForm } from '../../../../features/logs/rules/quick.ts'
import { useAnswerChanges } from '../../../../features/logs/web/use-answer-changes.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import { DayQuestion, type Question } from './DayQuestions.tsx'
import { Figure, FIGURES, type Figures } from './Figure.tsx'
import figureStyles from './Figure.module.css'
import styles from './TodayCard.module.css'
import { showTodaysLog } from './use-todays-log.ts'

const TrackedFold = optionalPart(
  () => import('../../../../features/logs/web/TrackedFold.tsx'),
  (part) => part.TrackedFold,
)

type LoggedDayProps = { today: LocalDate; answers: QuickAnswers; entry: LogEntry | undefined; tapped: number }

/** The four answers of today's log, a tap on one unfolds its question to change it in place, and what she tracks. */
export function LoggedDay({ today, answers, entry, tapped }: LoggedDayProps) {
  const id = useId()
  const [open, setOpen] = useState<Question>()
  const { shown, change, problem } = useAnswerChanges(today, answers, showTodaysLog)
  const day = withTapped(logToDay(shown), tapped)
  const figures: Figures = { mood: shown.mood_rating, energy: shown.energy_level, hours: shown.sleep_hours, flashes: day.flashes }
  const onAnswer = (answer: DayAnswers) => change(dayToLog(answer))
  return (
    <div className={styles.logged}>
      <div className={figureStyles.figures}>
        {FIGURES.map((kind) => (
          <button
            key={kind}
            type="button"
            className={figureStyles.tile}
            aria-expanded={open === kind}
            aria-controls={id}
            onClick={() => setOpen(open === kind ? undefined : kind)}
          >
            <Figure kind={kind} value={figures[kind]} />
          </button>
        ))}
      </div>
      <div id={id} hidden={open === undefined}>
        {open && <DayQuestion key={open} question={open} answers={day} tapped={tapped} onAnswer={onAnswer} />}
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className={styles.ways}>
        <span className={styles.hint}>{t`Tap an answer to change it.`}</span>
        <Link to="/tracker/soft" search={entry ? { entryId: entry.id } : {}} className={buttonClass('outline')}>
          {t`More questions`}
        </Link>
      </div>
      <Suspense>
        <TrackedFold isRoomy form={toQuickForm(shown).form} onChange={(tracked) => change(trackedToLog(tracked))} />
      </Suspense>
    </div>
  )
}
