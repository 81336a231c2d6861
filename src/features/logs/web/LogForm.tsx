import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { messageOf } from '../../../kit/errors.ts'
import { dropDraft, keepDraft } from '../../../kit/web/drafts.ts'
import { handOver } from '../../../kit/web/hand-over.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Progress } from '../../../kit/web/ui/Progress.tsx'
import { t } from '../../../kit/words.ts'
import { LOG_SAVED, LOG_UPDATED, type LogEntry } from '../contract.ts'
import { saveProblem } from '../rules/save-problem.ts'
import { CategoryChooser } from './CategoryChooser.tsx'
import { loadDeviceNotices } from './DeviceNotices.tsx'
import { ElapsedTime } from './ElapsedTime.tsx'
import { LOG_KINDS, type LogDraft, logDraftKey, type LogFormProps } from './log-kinds.ts'
import type { Filled, LogSheet } from './log-sheet.ts'
import { PLACES } from './places.ts'
import { saveLog } from './save-log.ts'
import { SaveDialog, type SaveEnd } from './SaveDialog.tsx'
import styles from './Log.module.css'
import { TrackerLink } from './TrackerLink.tsx'

/** An inline error goes after this long (spec §9). */
const INLINE_ERROR_MS = 5_000
const CHOOSER_BUTTON = 'choose-categories'

type FormProps<Category extends string, Form extends object> = LogFormProps<LogDraft<Category, Form>> & { sheet: LogSheet<Category, Form> }

/** What the form starts from: her draft, else the stored log, else nothing. */
function toStart<Category extends string, Form extends object>(
  sheet: LogSheet<Category, Form>,
  stored: LogEntry | undefined,
  draft: LogDraft<Category, Form> | undefined,
): Filled<Category, Form> {
  if (draft) return draft
  return stored ? sheet.toForm(stored) : { selected: sheet.defaults, form: {} as Form }
}

function focusQuestion(category: string): void {
  const question = document.getElementById(`question-${category}`)
  question?.scrollIntoView({ block: 'start' })
  question?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}

type Ending = { end: SaveEnd; path: '/tracker' | typeof PLACES.chat.path }

/** A log's main form with its category chooser. Every change is kept as a draft until the server has the log. */
export function LogForm<Category extends string, Form extends object>({ sheet, day, stored, draft }: FormProps<Category, Form>) {
  const { name, Question } = sheet
  const { title } = LOG_KINDS[name]
  const navigate = useNavigate()
  const router = useRouter()
  const userId = useSession()?.user.id ?? 0
  const [filled, setFilled] = useState(() => toStart(sheet, stored, draft))
  const [isChoosing, setIsChoosing] = useState(false)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [hasTried, setHasTried] = useState(false)
  const [inlineError, setInlineError] = useState<{ words: string }>()
  const [saving, setSaving] = useState<'save' | 'chat'>()
  const [ending, setEnding] = useState<Ending>()
  const seconds = useRef(draft?.elapsedSeconds ?? 0)
  const hasChosen = useRef(false)
  const sheetForm = useRef<HTMLFormElement>(null)

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

  const isSaved = ending?.end.kind === 'saved'
  const { leavesAfterMs } = sheet
  useEffect(() => {
    if (!isSaved || leavesAfterMs === undefined) return undefined
    const timer = setTimeout(() => void navigate({ to: '/tracker' }), leavesAfterMs)
    return () => clearTimeout(timer)
  }, [isSaved, leavesAfterMs, navigate])

  const draftKey = logDraftKey(userId, day, name)
  const change = (next: { selected?: readonly Category[]; form?: Form }) => {
    const log = { selected: [...(next.selected ?? filled.selected)], form: { ...filled.form, ...next.form } }
    setFilled(log)
    keepDraft(draftKey, { ...log, elapsedSeconds: seconds.current } satisfies LogDraft<Category, Form>)
  }

  const startOver = async () => {
    await dropDraft(draftKey)
    seconds.current = 0
    setFilled(toStart(sheet, stored, undefined))
    setIsRestored(false)
    setHasTried(false)
  }

  const save = async (goal: 'save' | 'chat') => {
    setHasTried(true)
    // What cannot be taken says so beside its field; the rest must not be saved without it.
    const wrong = sheetForm.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    const problem = sheet.problem(filled)
    if (problem) {
      setInlineError({ words: problem })
      const category = sheet.firstOpen(filled)
      if (category) focusQuestion(category)
      return
    }
    setSaving(goal)
    setInlineError(undefined)
    try {
      const answers = sheet.toAnswers(filled, seconds.current, stored)
      const { create, update } = sheet
      const outcome = await saveLog({ userId, day, name, create, update }, answers, stored)
      if (outcome.kind === 'refused') {
        setEnding({ end: { kind: 'failed', words: saveProblem(outcome.error.body, outcome.error.message) }, path: '/tracker' })
        return
      }
      if (goal === 'chat') handOver('chat', sheet.toChatContext(answers))
      const end: SaveEnd =
        outcome.kind === 'delivered'
          ? { kind: 'saved', isUpdate: stored !== undefined, words: messageOf(outcome.reply, stored ? LOG_UPDATED : LOG_SAVED) }
          : outcome
      setEnding({ end, path: goal === 'chat' ? PLACES.chat.path : '/tracker' })
    } catch (error) {
      setEnding({ end: { kind: 'failed', words: saveProblem(undefined, error instanceof Error ? error.message : '') }, path: '/tracker' })
    } finally {
      setSaving(undefined)
    }
  }

  if (isChoosing) {
    return (
      <CategoryChooser
        {...sheet.choosing}
        selected={filled.selected}
        onChange={(selected) => change({ selected })}
        onDone={() => setIsChoosing(false)}
      />
    )
  }

  const missing: Partial<Record<Category, string>> = hasTried ? sheet.missing(filled) : {}
  return (
    <>
      <header className={styles.head}>
        <div className={styles.bar}>
          <TrackerLink />
          <ElapsedTime seconds={seconds} />
        </div>
        <p className={styles.day}>{dayWords(day, 'long')}</p>
        <h1>{stored ? t`Edit your ${title}` : title}</h1>
        <p className={styles.lead}>{sheet.lead}</p>
        <div className={styles.state}>
          <Progress label={t`Completeness`} {...sheet.progress(filled)} />
          <Button
            id={CHOOSER_BUTTON}
            variant="outline"
            onClick={() => {
              hasChosen.current = true
              setIsChoosing(true)
            }}
          >
            {t`Choose categories`}
          </Button>
        </div>
      </header>

      {isRestored && (
        <Alert
          tone="info"
          title={t`Your unsaved answers are back`}
          action={
            <Button variant="quiet" onClick={() => void startOver()}>
              {t`Start over`}
            </Button>
          }
        >
          {t`You left before saving. Carry on where you were.`}
        </Alert>
      )}

      <form
        ref={sheetForm}
        noValidate
        className={styles.questions}
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving) void save('save')
        }}
      >
        {filled.selected.map((category) => (
          <Question
            key={category}
            category={category}
            form={filled.form}
            day={day}
            error={missing[category]}
            onChange={(form) => change({ form })}
          />
        ))}
        {inlineError && (
          <Alert tone="danger" className={styles.problem}>
            {inlineError.words}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="filled" busy={saving === 'save'} busyLabel={t`Saving...`}>
            {stored ? t`Update log` : t`Save log`}
          </Button>
          <Button variant="outline" busy={saving === 'chat'} busyLabel={t`Saving...`} onClick={() => void save('chat')}>
            {t`Save & Chat`}
          </Button>
          <Button variant="quiet" onClick={() => void navigate({ to: PLACES.reminders.path })}>
            {t`Set Reminder`}
          </Button>
        </div>
      </form>

      {ending && (
        <SaveDialog
          end={ending.end}
          next={ending.path === '/tracker' ? t`Go to Tracker` : t`Chat with Lara`}
          onLeave={() => void navigate({ to: ending.path })}
          onStay={() => setEnding(undefined)}
        />
      )}
    </>
  )
}
