import { useEffect, useRef, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { dropDraft, keepDraft, readKept } from '../../../kit/web/drafts.ts'
import { type OutboxEntry, withdraw } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { CheckChips, RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { ANY_SIGNS, type BleedingSign, type CalendarEntry, type Flow, FLOWS, HEAVY_SIGNS, SYMPTOMS_MAX } from '../contract.ts'
import { fittingSigns, signNames, signsFor } from '../rules/bleeding-signs.ts'
import {
  type DayEntry,
  type EntryForm,
  entryFormProblem,
  entryWords,
  flowOf,
  isEntryForm,
  toForm,
  toFormOfWrite,
} from '../rules/day-entry.ts'
import { flowNames } from '../rules/flow-names.ts'
import styles from './Flow.module.css'
import { FlowSign } from './FlowSign.tsx'
import { calendarKey, entryOn } from './queries.ts'
import { entryDraftKey, saveEntry } from './save-entry.ts'

const OPTIONS = [
  ...(Object.keys(FLOWS) as Flow[]).map((value) => ({
    value,
    label: flowNames()[FLOWS[value]],
    icon: <FlowSign kind={FLOWS[value]} size={26} />,
  })),
  { value: 'symptoms-only' as const, label: t`Symptoms only`, icon: <FlowSign kind="Symptoms" size={26} /> },
]

const NOT_SAVED = t`This could not be saved. Your words are still here. Please try again.`

type SignsProps = { form: EntryForm; onChange: (signs: BleedingSign[]) => void }

/** What she may add about a day of bleeding: how heavy it was for heavy flow, the rest behind "More". */
function Signs({ form, onChange }: SignsProps) {
  const offered = signsFor(flowOf(form))
  const names = signNames()
  const group = (of: readonly BleedingSign[], legend: string) => (
    <CheckChips
      legend={legend}
      values={of.filter((sign) => form.signs?.includes(sign))}
      onChange={(chosen) => onChange([...(form.signs ?? []).filter((sign) => !of.includes(sign)), ...chosen])}
      options={of.map((value) => ({ value, label: names[value] }))}
    />
  )
  return (
    <>
      {offered.includes(HEAVY_SIGNS[0]) && group(HEAVY_SIGNS, t`How heavy was it? (optional)`)}
      {offered.includes(ANY_SIGNS[0]) && (
        <Disclosure name={t`More about this bleeding`}>{group(ANY_SIGNS, t`When did it come? (optional)`)}</Disclosure>
      )}
    </>
  )
}

type FlowDialogProps = {
  userId: number
  day: LocalDate
  current: DayEntry | undefined
  /** A write about this day that the server refused after it waited in the outbox. */
  refused: OutboxEntry | undefined
  onSaved: (entry: CalendarEntry | undefined, form: EntryForm) => void
  onRemove: (entry: DayEntry) => void
  onClose: () => void
  /** Reopens the dialog of this day. */
  onReopen: () => void
}

/** Dialog to add or change the entry of a day. Input is stored as a draft until it is saved or discarded. */
export function FlowDialog({ userId, day, current: shown, refused, onSaved, onRemove, onClose, onReopen }: FlowDialogProps) {
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
    void readKept(entryDraftKey(userId, day)).then((saved) => {
      if (!isCurrent) return
      const draft = isEntryForm(saved) ? saved : refused?.body === undefined ? undefined : toFormOfWrite(refused.body)
      setIsRestored(draft !== undefined)
      setForm(draft ?? start.current)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- initial values only; later changes must not overwrite input
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
    const signsOf = (of: EntryForm) => fittingSigns(flowOf(of), of.signs).join(' ')
    const isChanged =
      form.flow !== start.current.flow || form.symptoms !== start.current.symptoms || signsOf(form) !== signsOf(start.current)
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

  /** Another device may have changed the day meanwhile: show its current entry, which the next save replaces. */
  const loadCurrent = async () => {
    const latest = await entryOn(day)
    setEntry(latest)
    setMet(latest?.id === entry?.id ? undefined : latest)
    await queryClient.invalidateQueries({ queryKey: calendarKey })
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
        // A server error does not mean that the day's entry changed.
        if (outcome.error.status < 500) await loadCurrent()
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
      <Signs form={form} onChange={(signs) => change({ signs })} />
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

/** Scrolls an error into view: on a small screen the end of the dialog is below the visible part. */
function inView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
