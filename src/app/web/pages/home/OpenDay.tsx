import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { dashboard } from '../../../../features/insights/web/queries.ts'
import { createQuickLog, QUICK_MIN_CATEGORIES, updateQuickLog } from '../../../../features/logs/contract.ts'
import {
  answeredCategories,
  type DayAnswers,
  dayToForm,
  formToDay,
  hasMoreAnswers,
  withTapped,
} from '../../../../features/logs/rules/day-card.ts'
import { isAnswered, quickLogProblem, toQuickAnswers } from '../../../../features/logs/rules/quick.ts'
import { saveProblem } from '../../../../features/logs/rules/save-problem.ts'
import { logDraftKey } from '../../../../features/logs/web/log-kinds.ts'
import { saveLog } from '../../../../features/logs/web/save-log.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { keepDraftNow } from '../../../../kit/web/drafts.ts'
import { queryClient } from '../../../../kit/web/query-client.ts'
import { useSession } from '../../../../kit/web/session.ts'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { t } from '../../../../kit/words.ts'
import { optionalPart } from '../../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../../kit/web/scheduling.ts'
import { DayQuestion, QUESTIONS } from './DayQuestions.tsx'
import styles from './TodayCard.module.css'
import { useDayDraft } from './use-day-draft.ts'
import { showTodaysLog } from './use-todays-log.ts'

const TrackedFold = optionalPart(
  async () => {
    await afterFirstPaint()
    return import('../../../../features/logs/web/TrackedFold.tsx')
  },
  (part) => part.TrackedFold,
)

type OpenDayProps = {
  today: LocalDate
  tapped: number
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
  onDraftShown: (isShown: boolean) => void
}

/** The four questions of a day that is not logged. Save appears when four questions of its Soft Log are answered. */
export function OpenDay({ today, tapped, onSaving, onSaved, onDraftShown }: OpenDayProps) {
  const userId = useSession()?.user.id ?? 0
  const { draft, isRead, answer, track } = useDayDraft(today)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const answers = withTapped(formToDay(draft.form), tapped)
  const form = { ...draft.form, ...dayToForm({ flashes: answers.flashes }) }
  const selected = answeredCategories(form)
  const isEnough = selected.filter((category) => isAnswered(form, category)).length >= QUICK_MIN_CATEGORIES
  const hasMore = hasMoreAnswers(draft.form)

  useEffect(() => {
    if (isRead) onDraftShown(!hasMore)
  }, [isRead, hasMore, onDraftShown])

  const onAnswer = (change: DayAnswers) => {
    setProblem(undefined)
    answer(change)
  }

  const save = async () => {
    const open = quickLogProblem(selected, form)
    setProblem(open)
    if (open) return
    setIsSaving(true)
    onSaving(true)
    const keep = (words: string) => {
      setProblem(words)
      return keepDraftNow(logDraftKey(userId, today, 'soft-log'), draft)
    }
    try {
      const sent = toQuickAnswers(selected, form, draft.elapsedSeconds)
      const target = { userId, day: today, name: 'soft-log', create: createQuickLog, update: updateQuickLog } as const
      const outcome = await saveLog(target, sent, undefined)
      if (outcome.kind === 'refused') {
        await keep(saveProblem(outcome.error.body, outcome.error.message))
        // The day may have been logged on another device.
        await queryClient.invalidateQueries({ queryKey: dashboard.queryKey })
        return
      }
      if (outcome.kind === 'delivered') showTodaysLog((outcome.reply as { data: Parameters<typeof showTodaysLog>[0] }).data)
      onSaved()
    } catch (error) {
      await keep(saveProblem(undefined, error instanceof Error ? error.message : ''))
    } finally {
      setIsSaving(false)
      onSaving(false)
    }
  }

  return (
    <div className={styles.open}>
      {QUESTIONS.map((question) => (
        <DayQuestion key={question} question={question} answers={answers} tapped={tapped} onAnswer={onAnswer} />
      ))}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className={styles.ways}>
        {isEnough && (
          <Button variant="filled" busy={isSaving} busyLabel={t`Saving...`} onClick={() => void save()}>
            {t`Save`}
          </Button>
        )}
        <Suspense>
          <TrackedFold isRoomy={false} form={draft.form} onChange={track} />
        </Suspense>
        <Link
          to="/tracker/soft"
          state={{ isFromHome: true }}
          className={buttonClass('outline')}
          onClick={() => tapped > 0 && answer({ flashes: answers.flashes })}
        >
          {t`More questions`}
        </Link>
      </div>
    </div>
  )
}
