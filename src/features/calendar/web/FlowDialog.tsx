import { useEffect, useRef, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { dropDraft, keepDraft, readKept } from '../../../kit/web/drafts.ts'
import { type OutboxEntry, withdraw } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { type CalendarEntry, type Flow, FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import { type DayEntry, type EntryForm, entryFormProblem, entryWords, isEntryForm, toForm, toFormOfWrite } from '../rules/day-entry.ts'
import { FLOW_NAMES } from '../rules/flow-names.ts'
import styles from './Flow.module.css'
import { FlowSign } from './FlowSign.tsx'
import { entryOn } from './queries.ts'
import { entryDraftKey, saveEntry } from './save-entry.ts'

const OPTIONS = [
  ...(Object.keys(FLOWS) as Flow[]).map((value) => ({
    value,
    label: FLOW_NAMES[FLOWS[value]],
    icon: <FlowSign kind={FLOWS[value]} size={26} />,
  })),
  { value: 'symptoms-only' as const, label: t`Symptoms only`, icon: <FlowSign kind="Symptoms" size={26} /> },
]

const NOT_SAVED = t`This could not be saved. Your words are still here. Please try again.`

type FlowDialogProps = {
  userId: number
  day: LocalDate
  shown: DayEntry | undefined
  /** A write about this day that the server refused after it had waited. */
  refused: OutboxEntry | undefined
  onSaved: (entry: CalendarEntry | undefined, form: EntryForm) => void
  onRemove: (entry: DayEntry) => void
  onClose: () => void
  /** Opens the dialog of this day again. */
  onReopen: () => void
}

/** Adds or changes what one day says. Whatever she types is kept as a draft until the server has it, or she says that she does not want it. */
export function FlowDialog({ userId, day, shown, refused, onSaved, onRemove, onClose, onReopen }: FlowDialogProps) {
  const toast = useToast()
  const [entry, setEntry] = useState(shown)
  const [met, setMet] = useState<DayEntry>()
  const [form, setForm] = useState<EntryForm>()
  const [isRestored, setIsRestored] = useState(false)
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const start = useRef<EntryForm>(toForm(entry))
  const draftKey = entryDraftKey(userId, day)

  useEffect(() => {
    let isCurrent = true
    void readKept(entryDraftKey(userId, day)).then((kept) => {
      if (!isCurrent) return
      const draft = isEntryForm(kept) ? kept : refused?.body === undefined ? undefined : toFormOfWrite(refused.body)
      setIsRestored(draft !== undefined)
      setForm(draft ?? start.current)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only what stands there when it opens counts; later changes must not wipe what she types
  }, [userId, day])

  if (!form) return null

  const change = (next: Partial<EntryForm>) => {
    const changed = { ...form, ...next }
    setForm(changed)
    setError(undefined)
    keepDraft(draftKey, changed)
  }

  const leave = () => {
    if (isSaving) return
    onClose()
    const isChanged = form.flow !== start.current.flow || form.symptoms !== start.current.symptoms
    if (!isChanged) return
    void dropDraft(draftKey)
    toast.show({
      text: t`Closed without saving.`,
      action: {
        label: t`Undo`,
        onClick: () => {
          keepDraft(draftKey, form)
          onReopen()
        },
      },
    })
  }

  /** Another device may have filled or emptied the day meanwhile: what stands there now is shown, and the next save goes there. */
  const findOther = async () => {
    const other = await entryOn(day)
    setEntry(other)
    setMet(other?.id === entry?.id ? undefined : other)
    await queryClient.invalidateQueries({ queryKey: ['calendar'] })
  }

  const save = async () => {
    if (isSaving) return
    const problem = entryFormProblem(form)
    setError(problem)
    if (problem) return
    setIsSaving(true)
    try {
      const outcome = await saveEntry(day, form, entry, draftKey)
      if (outcome.kind === 'refused') {
        setError(outcome.error.message || NOT_SAVED)
        // Trouble on the server's side tells nothing about the day.
        if (outcome.error.status < 500) await findOther()
        return
      }
      if (refused) await withdraw(refused.id)
      onSaved(outcome.kind === 'delivered' ? outcome.reply.data : undefined, form)
    } catch (thrown) {
      setError(thrown instanceof Error && thrown.message ? thrown.message : NOT_SAVED)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={entry ? t`Edit Flow Entry - ${dayWords(day, 'short')}` : t`Add Flow Entry - ${dayWords(day, 'short')}`}
      actions={
        <>
          {entry && (
            <Button variant="quiet" className={styles.delete} onClick={() => !isSaving && onRemove(entry)}>
              {t`Delete`}
            </Button>
          )}
          <Button variant="outline" onClick={leave}>
            {t`Cancel`}
          </Button>
          <Button variant="filled" busy={isSaving} busyLabel={t`Saving...`} onClick={() => void save()}>
            {entry ? t`Update` : t`Save`}
          </Button>
        </>
      }
    >
      {isRestored && <Alert tone="info">{refused?.refusal?.message ?? t`What you had not saved is back.`}</Alert>}
      <RadioCards legend={t`Flow`} value={form.flow} onChange={(flow) => change({ flow })} options={OPTIONS} columns={2} />
      <TextArea
        label={t`Symptoms`}
        optional
        rows={3}
        maxLength={SYMPTOMS_MAX}
        value={form.symptoms}
        onChange={(event) => change({ symptoms: event.target.value })}
      />
      {error && (
        <div ref={inView}>
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      {met && (
        <Alert tone="info" title={t`Already there: ${entryWords(met)}`}>
          {met.symptoms} {t`Update puts yours in its place.`}
        </Alert>
      )}
    </Dialog>
  )
}

/** Brings what went wrong into view: on a small screen the end of the dialog lies below its fold. */
function inView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
