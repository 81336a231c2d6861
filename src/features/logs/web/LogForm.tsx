import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { messageOf } from '../../../kit/errors.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { dropDraft, keepDraft, keepDraftNow, useDrafts } from '../../../kit/web/drafts.ts'
import { handOver } from '../../../kit/web/page-handoff.ts'
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
import { LOG_KINDS, type LogDraft, logDraftKey, type LogFormProps, type LogName } from './log-kinds.ts'
import type { Filled, LogFormSpec } from './log-form-spec.ts'
import { PLACES } from './places.ts'
import { logOfDay, useToday } from './queries.ts'
import { saveLog } from './save-log.ts'
import { SaveDialog, type SaveEnd } from './SaveDialog.tsx'
import styles from './Log.module.css'
import { TrackerLink, useWayBack } from './TrackerLink.tsx'

/** Time in ms after which an inline error disappears (docs/product.md, Saving a log). */
const INLINE_ERROR_MS = 5_000
const CHOOSER_BUTTON = 'choose-categories'

type FormProps<Category extends string, Form extends object> = LogFormProps<LogDraft<Category, Form>> & {
  sheet: LogFormSpec<Category, Form>
}

/** Initial form: the draft, else the stored log, else empty. */
function toStart<Category extends string, Form extends object>(
  sheet: LogFormSpec<Category, Form>,
  stored: LogEntry | undefined,
  draft: LogDraft<Category, Form> | undefined,
): Filled<Category, Form> {
  if (draft) return draft
  return stored ? sheet.toForm(stored) : { selected: sheet.defaults, form: {} as Form }
}

function isSameYear(day: LocalDate, today: LocalDate | undefined): boolean {
  return day.slice(0, 4) === today?.slice(0, 4)
}

function focusQuestion(category: string): void {
  const question = document.getElementById(`question-${category}`)
  question?.scrollIntoView({ block: 'start' })
  const wrong = question?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')
  const first = wrong ?? question?.querySelector<HTMLElement>('input, textarea')
  first?.focus({ preventScroll: true })
}

/** The log saved for this date from another tab or device; null if there is none or the request failed. */
async function otherLog(name: LogName, day: LocalDate): Promise<LogEntry | null> {
  const found = await queryClient.fetchQuery(logOfDay(LOG_KINDS[name].type, day)).catch(() => undefined)
  return found?.data[0] ?? null
}

/** `other` is the log of this date that was saved elsewhere. */
type SaveResult = { end: SaveEnd; other?: LogEntry | null; path: '/tracker' | typeof PLACES.chat }

/** The main form of a log with its category chooser. Every change is stored as a draft until the server has the log. */
export function LogForm<Category extends string, Form extends object>({ sheet, day, stored, draft }: FormProps<Category, Form>) {
  const { name, Question, More } = sheet
  const { title } = LOG_KINDS[name]
  const navigate = useNavigate()
  const router = useRouter()
  const wayBack = useWayBack()
  const today = useToday()
  const isToday = today === day
  const userId = useSession()?.user.id ?? 0
  const [filled, setFilled] = useState(() => toStart(sheet, stored, draft))
  const [isChoosing, setIsChoosing] = useState(false)
  const isFromHome = useLocation({ select: ({ state }) => state.isFromHome === true })
  const [isRestored, setIsRestored] = useState(draft !== undefined && !isFromHome)
  /** Messages shown at the last attempt to save. */
  const [tried, setTried] = useState<Partial<Record<Category, string>>>({})
  const [inlineError, setInlineError] = useState<{ words: string }>()
  const [saving, setSaving] = useState<'save' | 'chat'>()
  const [ending, setEnding] = useState<SaveResult>()
  const seconds = useRef(draft?.elapsedSeconds ?? 0)
  const hasChosen = useRef(false)
  const hasLeft = useRef(false)
  const leave = useRef(() => undefined as void)
  useEffect(() => {
    // Once: the timers of the page and of the dialog, and the button, may all ask for it.
    leave.current = () => {
      if (!ending || hasLeft.current) return
      hasLeft.current = true
      if (wayBack && ending.path === '/tracker') wayBack.go()
      else void navigate({ to: ending.path })
    }
  })
  /** Whether the form has content that must be stored as a draft. */
  const [hasWords, setHasWords] = useState(draft !== undefined)
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
    // After saving, also offline, the tracker opens, so its code is loaded now.
    void router.preloadRoute({ to: '/tracker' })
    if (navigator.onLine) void loadDeviceNotices()
  }, [router])

  const isSaved = ending?.end.kind === 'saved'
  const { leavesAfterMs } = sheet
  useEffect(() => {
    if (!isSaved || leavesAfterMs === undefined) return undefined
    const timer = setTimeout(() => leave.current(), leavesAfterMs)
    return () => clearTimeout(timer)
  }, [isSaved, leavesAfterMs])

  const draftKey = logDraftKey(userId, day, name)
  const toDraft = ({ selected, form }: Filled<Category, Form>): LogDraft<Category, Form> => ({
    selected: [...selected],
    form,
    elapsedSeconds: seconds.current,
    isNew: stored === undefined,
  })

  const isKept = useDrafts().some((one) => one.userId === userId && one.day === day && one.form === name)
  const isAlone = hasWords && !isKept && saving === undefined && ending === undefined
  useEffect(() => {
    // Another tab saved or discarded the draft of this date; the content of this tab is stored again.
    if (isAlone) keepDraft(draftKey, toDraft(filled))
  })

  const isRestoredDraft = draft !== undefined
  useEffect(() => {
    // Take ownership of the draft, so that saving in this tab deletes it.
    if (isRestoredDraft) keepDraft(draftKey, toDraft(filled))
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it was opened; each change keeps itself
  }, [isRestoredDraft])

  const change = (next: { selected?: readonly Category[]; form?: Form }) => {
    const log = { selected: [...(next.selected ?? filled.selected)], form: { ...filled.form, ...next.form } }
    setFilled(log)
    setHasWords(true)
    keepDraft(draftKey, toDraft(log))
  }

  const startOver = async () => {
    setHasWords(false)
    await dropDraft(draftKey)
    seconds.current = 0
    setFilled(toStart(sheet, stored, undefined))
    setIsRestored(false)
    setTried({})
  }

  const save = async (goal: 'save' | 'chat') => {
    setTried(sheet.missing(filled))
    // A field with invalid input shows its own message; the rest must not be saved without it.
    const wrong = sheetForm.current?.querySelector<HTMLElement>('input[data-refused]')
    if (wrong) return wrong.focus()
    const problem = sheet.problem(filled)
    if (problem) {
      setInlineError({ words: problem })
      const category = sheet.firstOpen(filled)
      // Focus after the next paint, when the missing answers are marked.
      if (category) requestAnimationFrame(() => focusQuestion(category))
      return
    }
    setSaving(goal)
    setInlineError(undefined)
    try {
      const answers = sheet.toAnswers(filled, seconds.current, stored)
      const { create, update } = sheet
      const outcome = await saveLog({ userId, day, name, create, update }, answers, stored)
      if (outcome.kind === 'refused') {
        await keepDraftNow(draftKey, toDraft(filled))
        const other = stored || outcome.error.status !== 400 ? null : await otherLog(name, day)
        setEnding({ end: { kind: 'failed', words: saveProblem(outcome.error.body, outcome.error.message) }, path: '/tracker', other })
        return
      }
      const opening = isToday ? undefined : t`I just saved my ${title} of ${dayWords(day, 'full')}`
      if (goal === 'chat') handOver('chat', sheet.toChatContext(answers, opening), { kind: LOG_KINDS[name].type, day })
      const end: SaveEnd =
        outcome.kind === 'delivered'
          ? { kind: 'saved', isUpdate: stored !== undefined, words: messageOf(outcome.reply, stored ? LOG_UPDATED() : LOG_SAVED()) }
          : outcome
      setEnding({ end, path: goal === 'chat' ? PLACES.chat : '/tracker' })
    } catch (error) {
      await keepDraftNow(draftKey, toDraft(filled))
      setEnding({ end: { kind: 'failed', words: saveProblem(undefined, error instanceof Error ? error.message : '') }, path: '/tracker' })
    } finally {
      setSaving(undefined)
    }
  }

  const other = ending?.other
  const join = other
    ? () => void navigate({ to: LOG_KINDS[name].path, search: { entryId: other.id }, replace: true, state: true })
    : undefined

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

  // A question that is being answered shows no new message before the next attempt to save.
  const now = sheet.missing(filled)
  const missing = (category: Category) => (now[category] === tried[category] ? now[category] : undefined)
  return (
    <>
      <header className={styles.head}>
        <div className={styles.bar}>
          <TrackerLink />
          <ElapsedTime seconds={seconds} />
        </div>
        <p className={styles.day}>{dayWords(day, isSameYear(day, today) ? 'long' : 'full')}</p>
        <h1>{stored ? t`Edit your ${title}` : title}</h1>
        <p className={styles.lead}>{isToday ? sheet.lead : t`Whatever you remember of that day is enough.`}</p>
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
          title={draft?.isJoined ? t`Two logs of this day, put together` : t`Your unsaved answers are back`}
          action={
            <Button variant="quiet" onClick={() => void startOver()}>
              {t`Start over`}
            </Button>
          }
        >
          {draft?.isJoined
            ? t`What you saved and what you wrote elsewhere are combined here. Read it through, then save.`
            : t`You left before saving. Carry on where you were.`}
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
            isToday={isToday}
            error={missing(category)}
            onChange={(form) => change({ form })}
          />
        ))}
        {More && <More isToday={isToday} form={filled.form} onChange={(form) => change({ form })} />}
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
          <Button variant="quiet" onClick={() => void navigate({ to: PLACES.reminders })}>
            {t`Set Reminder`}
          </Button>
        </div>
      </form>

      {ending && (
        <SaveDialog
          end={ending.end}
          next={ending.path === PLACES.chat ? t`Chat with Lara` : (wayBack?.words ?? t`Go to Tracker`)}
          onLeave={() => leave.current()}
          onStay={() => setEnding(undefined)}
          onJoin={join}
        />
      )}
    </>
  )
}
