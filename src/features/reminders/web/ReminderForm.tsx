import { type FormEvent, useRef, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { ApiError, failureWords } from '../../../kit/web/api.ts'
import { focusProblem } from '../../../kit/web/focus-problem.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips, RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useIdempotencyKey } from '../../../kit/web/use-idempotency-key.ts'
import {
  type Channel,
  CHANNELS,
  CHANNELS_MISSING,
  DATE_MISSING,
  DAYS_MISSING,
  LEAD_TIMES,
  type NewReminder,
  type Reminder,
  REMINDER_KINDS,
  TITLE_MAX,
  TITLE_MISSING,
  WEEKDAYS,
} from '../contract.ts'
import { capitalised } from '../../../kit/capitalised.ts'
import { CHANNEL_WORDS, KIND_WORDS } from '../rules/reminder-words.ts'
import { NEW_LEAD_TIMES, NEW_REMINDER } from '../rules/new-reminder.ts'
import { leadsWords, weekdayWords } from '../rules/when-words.ts'
import { NoticePreview } from './NoticePreview.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { ChannelStatus, useReach } from './ChannelStatus.tsx'
import styles from './Reminders.module.css'
import { toBody, useSaveReminder } from './use-reminders.ts'

const FRESH: NewReminder = {
  kind: 'log',
  title: KIND_WORDS.log.title,
  time: '20:00',
  days: [...WEEKDAYS],
  date: null,
  ...NEW_REMINDER,
}

const TIME_MISSING = t`Please choose a time`
const QUIET_MISSING = t`Please choose both ends, and not the same time twice`
const FAILED = t`Your reminder could not be saved. What you set is still here.`

type Problems = Partial<Record<'title' | 'time' | 'days' | 'date' | 'channels' | 'quiet_to', string>>

/** Validation errors by field, the same as the server's. */
function problemsOf({ kind, title, time, days, date, channels, quiet_from: from, quiet_to: to }: NewReminder): Problems {
  const problems: Problems = {}
  if (!title.trim()) problems.title = TITLE_MISSING()
  if (!time) problems.time = TIME_MISSING
  if (kind === 'appointment' ? !date : false) problems.date = DATE_MISSING()
  if (kind !== 'appointment' && days.length === 0) problems.days = DAYS_MISSING()
  if (channels.length === 0) problems.channels = CHANNELS_MISSING()
  if (typeof from === 'string' && (!from || !to || from === to)) problems.quiet_to = QUIET_MISSING
  return problems
}

function serverProblems(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(Object.entries(error.details).map(([name, [sentence]]) => [name.split('.')[0], sentence])) as Problems
}

/** Form for a new reminder, or to change one. */
export function ReminderForm({ reminder, onClose }: { reminder: Reminder | undefined; onClose: () => void }) {
  const toast = useToast()
  const saving = useSaveReminder()
  const key = useIdempotencyKey()
  const [chosen, setChosen] = useState<NewReminder>(() => (reminder ? toBody(reminder) : FRESH))
  const [hasChosenWays, setHasChosenWays] = useState(reminder !== undefined)
  const reach = useReach()
  // A new reminder starts with a channel that reaches her.
  const best: Channel | undefined = reach?.push ? 'push' : reach?.email ? 'email' : undefined
  const values: NewReminder = hasChosenWays || !best ? chosen : { ...chosen, channels: [...FRESH.channels, best] }
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<NewReminder>) => {
    if (change.channels) setHasChosenWays(true)
    setChosen((before) => ({ ...before, ...change }))
  }
  const problems: Problems = isChecked ? { ...serverProblems(saving.error), ...problemsOf(values) } : {}
  const { kind, title, time, days, date, channels, discreet, quiet_from: from, quiet_to: to, skip_if_done: skips } = values
  const leads = values.lead_times ?? []
  const hasQuiet = typeof from === 'string'
  // Its name and times are the treatment's.
  const isOfTreatment = typeof reminder?.treatment_id === 'number'

  const choose = (next: NewReminder['kind']) => {
    const isUntouched = !title || title === KIND_WORDS[kind].title
    const isVisit = next === 'appointment'
    set({
      kind: next,
      ...(isUntouched && { title: KIND_WORDS[next].title }),
      days: isVisit ? [] : days.length ? days : [...WEEKDAYS],
      date: isVisit ? date : null,
      lead_times: isVisit ? (kind === next ? leads : [...NEW_LEAD_TIMES]) : [],
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problemsOf(values)).length > 0) {
      focusProblem(form.current)
      return
    }
    saving.mutate(
      { id: reminder?.id, body: values, key },
      {
        onSuccess: ({ message }) => {
          toast.show({ tone: 'ok', text: message })
          onClose()
        },
      },
    )
  }

  return (
    <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
      {!isOfTreatment && (
        <Card>
          <div className={styles['fields']}>
            <RadioCards
              legend={t`What is it for?`}
              columns={2}
              value={kind}
              onChange={choose}
              options={REMINDER_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label, hint: KIND_WORDS[value].hint }))}
            />
            <Field
              label={t`Its name`}
              hint={discreet ? t`For your eyes only` : t`Shown in the message`}
              value={title}
              maxLength={TITLE_MAX}
              error={problems.title}
              onChange={(event) => set({ title: event.target.value })}
            />
            {kind === 'appointment' && (
              <Field
                label={t`Day`}
                type="date"
                value={date ?? ''}
                error={problems.date}
                onChange={(event) => set({ date: event.target.value || null })}
              />
            )}
            <Field
              label={t`Time`}
              type="time"
              className={styles['short']}
              value={time}
              error={problems.time}
              onChange={(event) => set({ time: event.target.value })}
            />
            {kind === 'appointment' && (
              <CheckChips
                isEven
                legend={t`Remind me`}
                values={leads}
                onChange={(chosenLeads) => set({ lead_times: chosenLeads })}
                options={LEAD_TIMES.map((value) => ({ value, label: capitalised(leadsWords([value])) }))}
              />
            )}
            {kind === 'appointment' && <p className={styles['lead']}>{t`It always comes at the time of the appointment, too.`}</p>}
            {kind !== 'appointment' && (
              <CheckChips
                isEven
                className={styles['days']}
                legend={t`On which days?`}
                values={days}
                onChange={(week) => set({ days: week })}
                error={problems.days}
                options={WEEKDAYS.map((value) => ({ value, label: weekdayWords(value, 'weekdayShort') }))}
              />
            )}
          </div>
        </Card>
      )}
      <Card title={t`How it reaches you`}>
        <div className={styles['fields']}>
          <CheckChips
            isEven
            legend={t`Ways to be reminded`}
            hideLegend
            values={channels}
            onChange={(ways) => set({ channels: ways })}
            error={problems.channels}
            options={CHANNELS.map((value) => ({ value, label: CHANNEL_WORDS[value] }))}
          />
          {channels.includes('push') && <PushSwitch />}
          <ChannelStatus channels={channels} onAdd={(channel) => set({ channels: [...channels, channel] })} />
          <Switch
            label={t`Discreet`}
            hint={t`Nothing we send says what it’s about.`}
            checked={discreet}
            onChange={(isOn) => set({ discreet: isOn })}
          />
          <NoticePreview reminder={values} />
        </div>
      </Card>
      <Card title={t`Quiet times`}>
        <div className={styles['fields']}>
          <Switch
            label={t`Quiet hours`}
            hint={t`On your devices and by e-mail it waits until they end. On the page it makes no sound.`}
            checked={hasQuiet}
            onChange={(isOn) => set(isOn ? { quiet_from: '22:00', quiet_to: '07:00' } : { quiet_from: null, quiet_to: null })}
          />
          {hasQuiet && (
            <div className={styles['pair']}>
              <Field label={t`From`} type="time" value={from} onChange={(event) => set({ quiet_from: event.target.value })} />
              <Field
                label={t`Until`}
                type="time"
                value={to ?? ''}
                error={problems.quiet_to}
                onChange={(event) => set({ quiet_to: event.target.value })}
              />
            </div>
          )}
          {!isOfTreatment && (
            <Switch
              label={t`Skip it when it is done`}
              hint={`${KIND_WORDS[kind].done}.`}
              checked={skips}
              onChange={(isOn) => set({ skip_if_done: isOn })}
            />
          )}
        </div>
      </Card>
      {saving.isError && <Alert tone="danger">{failureWords(saving.error, FAILED)}</Alert>}
      <div className={styles['end']}>
        <Button type="submit" variant="filled" busy={saving.isPending} busyLabel={t`Saving`}>
          {t`Save reminder`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
