import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { LogEntry, QuickAnswers } from '../../../../features/logs/contract.ts'
import { type DayAnswers, dayToLog, logToDay, withTapped } from '../../../../features/logs/rules/day-card.ts'
import { saveProblem } from '../../../../features/logs/rules/save-problem.ts'
import { replaceAnswers } from '../../../../features/logs/web/replace-answers.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import { DayQuestion, type Question } from './DayQuestions.tsx'
import { Figure, FIGURES, type Figures } from './Figure.tsx'
import figureStyles from './Figure.module.css'
import styles from './TodayCard.module.css'
import { showTodaysLog } from './use-todays-log.ts'

/**
 * Changes single answers of today's log; the others stay. A change is shown at once, and taken back if it is refused.
 */
function useChange(today: LocalDate, answers: QuickAnswers) {
  const [changed, setChanged] = useState<QuickAnswers>({})
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const shown = { ...answers, ...changed }

  const change = (part: QuickAnswers) => {
    latest.current += 1
    const turn = latest.current
    const all = { ...shown, ...part }
    setProblem(undefined)
    setChanged((before) => ({ ...before, ...part }))
    const settle = (words?: string) => {
      if (turn !== latest.current) return
      setChanged({})
      setProblem(words)
    }
    const send = async () => {
      const { outcome } = await replaceAnswers(today, all)
      // The next change need not wait until this one is sent: it replaces it.
      void outcome.then((result) => {
        if (result.kind === 'delivered') showTodaysLog(result.reply.data)
        settle(result.kind === 'refused' ? saveProblem(result.error.body, result.error.message) : undefined)
      })
    }
    line.current = line.current
      .then(send)
      .catch((error: unknown) => settle(saveProblem(undefined, error instanceof Error ? error.message : '')))
  }

  return { shown, change, problem }
}

type LoggedDayProps = { today: LocalDate; answers: QuickAnswers; entry: LogEntry | undefined; tapped: number }

/** The four answers of today's log; a tap on one unfolds its question to change it in place. */
export function LoggedDay({ today, answers, entry, tapped }: LoggedDayProps) {
  const id = useId()
  const [open, setOpen] = useState<Question>()
  const { shown, change, problem } = useChange(today, answers)
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
    </div>
  )
}
