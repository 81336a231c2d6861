import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { weekdayWords } from '../../reminders/rules/when-words.ts'
import { WEEKDAYS } from '../../reminders/contract.ts'
import { Button, IconButton } from '../../../kit/web/ui/Button.tsx'
import { CheckChips, RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type Schedule, TIMES_MAX } from '../contract.ts'
import { PLAN_WORDS, type PlanDraft, withKind } from '../rules/plan-draft.ts'
import styles from './Treatments.module.css'

type PlanFieldsProps = {
  legend: string
  hideLegend?: boolean
  plan: PlanDraft
  /** First day of the plan; empty while she chooses it. */
  from: LocalDate
  error: string | undefined
  onChange: (change: Partial<PlanDraft>) => void
}

const KINDS = Object.keys(PLAN_WORDS) as Schedule['kind'][]

/** The times of a day, one field each. */
function Times({ times, onChange }: { times: readonly string[]; onChange: (times: string[]) => void }) {
  return (
    <div className={styles.times}>
      {times.map((time, place) => (
        // Times have no identity of their own; two may be equal while she types.
        <div key={place} className={styles.time}>
          <Field
            label={times.length === 1 ? t`At what time?` : t`Time ${place + 1}`}
            type="time"
            value={time}
            onChange={(event) => onChange(times.map((one, at) => (at === place ? event.target.value : one)))}
          />
          {times.length > 1 && (
            <IconButton
              label={t`Remove time ${place + 1}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(times.filter((_, at) => at !== place))}
            />
          )}
        </div>
      ))}
      {times.length < TIMES_MAX && (
        <Button variant="quiet" className={styles.start} icon={<Plus aria-hidden="true" />} onClick={() => onChange([...times, ''])}>
          {t`Another time`}
        </Button>
      )}
    </div>
  )
}

/** Questions about when it is taken. */
export function PlanFields({ legend, hideLegend, plan, from, error, onChange }: PlanFieldsProps) {
  const { kind } = plan
  const number = (name: 'n' | 'on' | 'off' | 'from_day' | 'to_day', label: string) => (
    <Field
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      value={plan[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  const day = (name: 'starts_on' | 'until', label: string, hint?: string) => (
    <Field label={label} hint={hint} type="date" value={plan[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
  )
  return (
    <div className={styles.fields}>
      <RadioCards
        legend={legend}
        hideLegend={hideLegend ?? false}
        columns={2}
        value={kind}
        error={error}
        onChange={(chosen) => onChange(withKind(plan, chosen, from))}
        options={KINDS.map((value) => ({ value, label: PLAN_WORDS[value]() }))}
      />
      {kind === 'weekdays' && (
        <CheckChips
          legend={t`On which days?`}
          values={plan.days}
          onChange={(days) => onChange({ days })}
          options={WEEKDAYS.map((value) => ({ value, label: weekdayWords(value, 'weekdayShort') }))}
        />
      )}
      {kind === 'every' && (
        <div className={styles.pair}>
          {number('n', t`Every how many days?`)}
          {day('starts_on', t`Counted from`)}
        </div>
      )}
      {kind === 'cycle' && (
        <div className={styles.pair}>
          {number('on', t`Days with it`)}
          {number('off', t`Days without`)}
          {day('starts_on', t`First day with it`)}
        </div>
      )}
      {kind === 'calendar-month' && (
        <div className={styles.pair}>
          {number('from_day', t`From day of the month`)}
          {number('to_day', t`To day of the month`)}
        </div>
      )}
      {kind === 'in-place' && day('until', t`To be changed by`, t`The day your doctor or the leaflet gave you`)}
      {kind !== undefined && !['with-bleeding', 'as-needed', 'in-place'].includes(kind) && (
        <Times times={plan.times} onChange={(times) => onChange({ times })} />
      )}
    </div>
  )
}
