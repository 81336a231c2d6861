import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Group } from '../../../kit/web/ui/Group.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { plural, t } from '../../../kit/words.ts'
import { LOG_YEARS_BACK } from '../../logs/contract.ts'
import { type CalendarEntry, type Flow, FLOWS, RANGE_MAX } from '../contract.ts'
import { entryWords, isCalendarWrite, withWaiting } from '../rules/day-entry.ts'
import { flowNames } from '../rules/flow-names.ts'
import { type PeriodForm, periodDays, periodProblem } from '../rules/period.ts'
import styles from './Flow.module.css'
import { FlowSign } from './FlowSign.tsx'
import { calendarOf, showEntries } from './queries.ts'
import { saveFlows, undoFlows } from './save-flow-days.ts'

const NOT_SAVED = t`This could not be saved. Please try again.`

function yearOf(day: LocalDate | undefined, today: LocalDate): number {
  return Number((day ?? today).slice(0, 4))
}

/** What is already entered for the days, newest waiting writes included. */
function useEntriesOn(days: readonly LocalDate[], today: LocalDate) {
  const { waiting } = useOutbox()
  const first = useQuery(calendarOf(yearOf(days[0], today))).data ?? []
  const last = useQuery(calendarOf(yearOf(days.at(-1), today))).data ?? []
  const entries = withWaiting([...first, ...last], waiting.filter(isCalendarWrite))
  return days.flatMap((day) => entries.get(day) ?? [])
}

type FlowChoiceProps = { value: Flow | undefined; error: string | undefined; onChange: (flow: Flow) => void }

/** The flows as small tiles, so that the whole form fits on a phone. */
function FlowChoice({ value, error, onChange }: FlowChoiceProps) {
  const name = useId()
  return (
    <Group role="radiogroup" legend={t`Flow`} error={error}>
      <div className={styles.tiles}>
        {(Object.keys(FLOWS) as Flow[]).map((flow) => (
          <label key={flow} className={styles.tile}>
            <input type="radio" name={name} value={flow} checked={flow === value} onChange={() => onChange(flow)} />
            <FlowSign kind={FLOWS[flow]} size={26} />
            {flowNames()[FLOWS[flow]]}
          </label>
        ))}
      </div>
    </Group>
  )
}

type PeriodDialogProps = {
  from: LocalDate
  to: LocalDate
  /** Whether she chose these days herself; then those with a flow get the new one unless she says otherwise. */
  isChosen: boolean
  today: LocalDate
  onClose: () => void
  /** Called with what is stored once it is on the server. */
  onStored?: (entries: readonly CalendarEntry[]) => void
}

/** Dialog that sets one flow for several days. What is already entered for them is shown, and stays if she wishes. */
export function PeriodDialog({ from, to, isChosen, today, onClose, onStored }: PeriodDialogProps) {
  const toast = useToast()
  const [form, setForm] = useState<PeriodForm>({ from, to, isOngoing: false, flow: undefined })
  const [problem, setProblem] = useState<ReturnType<typeof periodProblem>>()
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const days = periodDays(form, today)
  const entered = useEntriesOn(days.slice(0, RANGE_MAX), today)
  const withFlow = new Set(entered.filter(({ flow }) => flow !== null).map(({ day }) => day))
  const open = days.filter((day) => !withFlow.has(day))
  const [replaces, setReplaces] = useState<boolean>()
  const isReplacing = replaces ?? (isChosen || open.length === 0)
  const saved = isReplacing ? days : open

  const change = (next: Partial<PeriodForm>) => {
    setForm({ ...form, ...next })
    setProblem(undefined)
    setError(undefined)
  }

  const undo = async (id: string) => {
    try {
      await undoFlows(id)
      toast.show({ text: t`It is as it was before.` })
    } catch (thrown) {
      toast.show({ tone: 'danger', text: thrown instanceof Error && thrown.message ? thrown.message : NOT_SAVED })
    }
  }

  const save = async () => {
    const found = periodProblem(form, today)
    setProblem(found)
    if (isSaving || found || form.flow === undefined) return
    if (saved.length === 0) return setError(t`All of these days are entered already.`)
    setIsSaving(true)
    try {
      const { id, outcome } = await saveFlows(saved, form.flow)
      if (outcome.kind === 'refused') {
        setError(outcome.error.message || NOT_SAVED)
        return
      }
      onClose()
      const flow = entryWords({ flow: FLOWS[form.flow], symptoms: null })
      const count = plural(saved.length, t`${saved.length} day`, t`${saved.length} days`)
      const action = { label: t`Undo`, onClick: () => void undo(id) }
      if (outcome.kind === 'delivered') {
        showEntries(saved, outcome.reply.data)
        onStored?.(outcome.reply.data)
        toast.show({ tone: 'ok', text: t`Saved: ${count}, ${flow}.`, action })
      } else {
        toast.show({ text: t`${count}, ${flow}: saved on this device (encrypted). It syncs by itself.`, action })
      }
    } catch (thrown) {
      setError(thrown instanceof Error && thrown.message ? thrown.message : NOT_SAVED)
    } finally {
      setIsSaving(false)
    }
  }

  const bounds = { min: yearsBefore(today, LOG_YEARS_BACK), max: today }
  const errorOf = (field: 'from' | 'to' | 'flow') => (problem?.field === field ? problem.words : undefined)
  return (
    <Dialog
      open
      isPinned
      onClose={() => !isSaving && onClose()}
      title={t`Several days at once`}
      actions={
        <>
          <Button variant="outline" onClick={() => !isSaving && onClose()}>
            {t`Cancel`}
          </Button>
          <Button variant="filled" busy={isSaving} busyLabel={t`Saving...`} onClick={() => void save()}>
            {saved.length > 1 ? t`Save ${saved.length} days` : t`Save`}
          </Button>
        </>
      }
    >
      <div className={styles.dates}>
        <Field
          type="date"
          {...bounds}
          label={t`From`}
          error={errorOf('from')}
          value={form.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <Field
          type="date"
          {...bounds}
          label={t`To`}
          error={errorOf('to')}
          disabled={form.isOngoing}
          value={form.isOngoing ? today : form.to}
          onChange={(event) => change({ to: event.target.value })}
        />
      </div>
      <Switch
        label={t`It's still going on`}
        checked={form.isOngoing}
        onChange={(isOngoing) => change({ isOngoing, ...(!isOngoing && { to: today }) })}
      />
      <FlowChoice value={form.flow} error={errorOf('flow')} onChange={(flow) => change({ flow })} />
      {entered.length > 0 && (
        <Alert tone="info" title={t`Already entered`}>
          <ul className={styles.entered}>
            {entered.map((entry) => (
              <li key={entry.day}>{t`${dayWords(entry.day, 'monthDay')}: ${entryWords(entry)}`}</li>
            ))}
          </ul>
          {withFlow.size > 0 && (
            <Switch
              label={t`Change these days as well`}
              hint={t`What you wrote about symptoms stays.`}
              checked={isReplacing}
              onChange={(isOn) => {
                setReplaces(isOn)
                setError(undefined)
              }}
            />
          )}
        </Alert>
      )}
      {error && <Alert tone="danger">{error}</Alert>}
    </Dialog>
  )
}
