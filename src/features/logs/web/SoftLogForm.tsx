import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, keepDraft } from '../../../kit/web/drafts.ts'
import { handOver } from '../../../kit/web/hand-over.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { type LogEntry, QUICK_CATEGORIES, QUICK_DEFAULT_CATEGORIES, type QuickAnswers, type QuickCategory } from '../contract.ts'
import {
  firstUnanswered,
  isAnswered,
  questionProblems,
  quickCompleteness,
  quickLogProblem,
  type QuickForm,
  toQuickAnswers,
  toQuickForm,
} from '../rules/quick.ts'
import { toChatContext } from '../rules/quick-words.ts'
import { saveProblem } from '../rules/save-problem.ts'
import { CategoryChooser } from './CategoryChooser.tsx'
import { loadDeviceNotices } from './DeviceNotices.tsx'
import { ElapsedTime } from './ElapsedTime.tsx'
import { PLACES } from './places.ts'
import { Question } from './Question.tsx'
import { saveSoftLog } from './save-soft-log.ts'
import { SaveDialog, type SaveEnd } from './SaveDialog.tsx'
import { type SoftDraft, softDraftKey } from './soft-draft.ts'
import styles from './SoftLog.module.css'
import { TrackerLink } from './TrackerLink.tsx'

/** An inline error goes after this long (spec §9). */
const INLINE_ERROR_MS = 5_000
const CHOOSER_BUTTON = 'choose-categories'

type FormProps = {
  day: LocalDate
  /** The log being edited; undefined for a new one. */
  stored: LogEntry | undefined
  draft: SoftDraft | undefined
}

/** What the form starts from: her draft, else the stored log, else nothing. */
function toStart(stored: LogEntry | undefined, draft: SoftDraft | undefined): Pick<SoftDraft, 'selected' | 'form'> {
  if (draft) return draft
  if (stored) {
    const { selected, form } = toQuickForm(stored)
    return { selected: [...selected], form }
  }
  return { selected: [...QUICK_DEFAULT_CATEGORIES], form: {} }
}

function focusQuestion(category: QuickCategory): void {
  const question = document.getElementById(`question-${category}`)
  question?.scrollIntoView({ block: 'start' })
  question?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

type Ending = { end: SaveEnd; path: '/tracker' | typeof PLACES.chat.path }

/** The Soft Log's main form with its category chooser. Every change is kept as a draft until the server has the log. */
export function SoftLogForm({ day, stored, draft }: FormProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const userId = useSession()?.user.id ?? 0
  const [{ selected, form }, setLog] = useState(() => toStart(stored, draft))
  const [isChoosing, setIsChoosing] = useState(false)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [hasTried, setHasTried] = useState(false)
  const [inlineError, setInlineError] = useState<{ words: string }>()
  const [saving, setSaving] = useState<'save' | 'chat'>()
  const [ending, setEnding] = useState<Ending>()
  const seconds = useRef(draft?.elapsedSeconds ?? 0)
  const hasChosen = useRef(false)

  useEffect(() => {
    if (!inlineError) return undefined
    const timer = setTimeout(() => setInlineError(undefined), INLINE_ERROR_MS)
    return () => clearTimeout(timer)
  }, [inlineError])

  useEffect(() => {
    if (!isChoosing && hasChosen.current) document.getElementById(CHOOSER_BUTTON)?.focus()
  }, [isChoosing])

  useEffect(() => {
    // She is sent to the tracker after saving, offline too; then its code can no longer be fetched.
    void router.preloadRoute({ to: '/tracker' })
    if (navigator.onLine) void loadDeviceNotices()
  }, [router])

  const draftKey = softDraftKey(userId, day)
  const change = (next: { selected?: readonly QuickCategory[]; form?: QuickForm }) => {
    const log = { selected: [...(next.selected ?? selected)], form: { ...form, ...next.form } }
    setLog(log)
    keepDraft(draftKey, { ...log, elapsedSeconds: seconds.current } satisfies SoftDraft)
  }

  const startOver = async () => {
    await dropDraft(draftKey)
    seconds.current = 0
    setLog(toStart(stored, undefined))
    setIsRestored(false)
    setHasTried(false)
  }

  const save = async (goal: 'save' | 'chat') => {
    setHasTried(true)
    const problem = quickLogProblem(selected, form)
    if (problem) {
      setInlineError({ words: problem })
      const category = firstUnanswered(selected, form)
      if (category) focusQuestion(category)
      return
    }
    setSaving(goal)
    setInlineError(undefined)
    try {
      const answers: QuickAnswers = toQuickAnswers(selected, form, seconds.current, stored)
      const outcome = await saveSoftLog(day, answers, stored, draftKey)
      if (outcome.kind === 'refused') {
        setEnding({ end: { kind: 'failed', words: saveProblem(outcome.error.body, outcome.error.message) }, path: '/tracker' })
        return
      }
      if (goal === 'chat') handOver('chat', toChatContext(answers))
      const end: SaveEnd = outcome.kind === 'delivered' ? { kind: 'saved', isUpdate: stored !== undefined } : outcome
      setEnding({ end, path: goal === 'chat' ? PLACES.chat.path : '/tracker' })
    } catch (error) {
      setEnding({ end: { kind: 'failed', words: saveProblem(undefined, error instanceof Error ? error.message : '') }, path: '/tracker' })
    } finally {
      setSaving(undefined)
    }
  }

  if (isChoosing) {
    return <CategoryChooser selected={selected} onChange={(next) => change({ selected: next })} onDone={() => setIsChoosing(false)} />
  }

  const completeness = quickCompleteness(selected, form)
  const answered = selected.filter((category) => isAnswered(form, category)).length
  const problems = hasTried ? questionProblems(selected, form) : {}
  return (
    <>
      <header className={styles.head}>
        <div className={styles.bar}>
          <TrackerLink />
          <ElapsedTime seconds={seconds} />
        </div>
        <p className={styles.day}>{dayWords(day, 'long')}</p>
        <h1>{stored ? 'Edit your Soft Log' : 'Soft Log'}</h1>
        <p className={styles.lead}>There are no right answers. Go with your first thought.</p>
        <div className={styles.state}>
          <Progress
            label="Completeness"
            value={completeness}
            max={100}
            text={`${completeness}% · ${answered} of ${QUICK_CATEGORIES.length}`}
          />
          <Button
            id={CHOOSER_BUTTON}
            variant="outline"
            onClick={() => {
              hasChosen.current = true
              setIsChoosing(true)
            }}
          >
            Choose categories
          </Button>
        </div>
      </header>

      {isRestored && (
        <Alert
          tone="info"
          title="Your unsaved answers are back"
          action={
            <Button variant="quiet" onClick={() => void startOver()}>
              Start over
            </Button>
          }
        >
          You left before saving. Carry on where you were.
        </Alert>
      )}

      <form
        noValidate
        className={styles.questions}
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving) void save('save')
        }}
      >
        {selected.map((category) => (
          <Question key={category} category={category} form={form} error={problems[category]} onChange={(next) => change({ form: next })} />
        ))}
        {inlineError && (
          <Alert tone="danger" className={styles.problem}>
            {inlineError.words}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="filled" busy={saving === 'save'} busyLabel="Saving...">
            {stored ? 'Update log' : 'Save log'}
          </Button>
          <Button variant="outline" busy={saving === 'chat'} busyLabel="Saving..." onClick={() => void save('chat')}>
            Save &amp; Chat
          </Button>
          <Button variant="quiet" onClick={() => void navigate({ to: PLACES.reminders.path })}>
            Set Reminder
          </Button>
        </div>
      </form>

      {ending && (
        <SaveDialog
          end={ending.end}
          next={ending.path === '/tracker' ? 'Go to Tracker' : 'Chat with Lara'}
          onLeave={() => void navigate({ to: ending.path })}
          onStay={() => setEnding(undefined)}
        />
      )}
    </>
  )
}
