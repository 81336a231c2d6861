import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { t } from '../../../kit/words.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import { type Answers, COLUMNS_MOST, type ColumnUse, type Question, SCALES, SLEEP_UNITS } from '../rules/imported-day.ts'
import { QuestionWays } from './QuestionWays.tsx'
import styles from './Import.module.css'

type Columns = Extract<Question, { kind: 'columns' }>
type Use = ColumnUse['as']

const NOTHING = 'nothing'

const USE_WORDS: Readonly<Record<Use, string>> = {
  flow: t`Bleeding`,
  mood: t`Mood`,
  energy: t`Energy`,
  stress: t`Stress`,
  sleepHours: t`Sleep`,
  hotFlashes: t`Hot flashes (how many)`,
  nightSweats: t`Night sweats (how many)`,
  moved: t`Exercise (yes or no)`,
  symptom: t`One symptom`,
  otherSymptoms: t`Symptoms in words`,
  factors: t`Activities`,
  note: t`Notes`,
}

const SCALE_WORDS = { '1-5': t`1 to 5`, '0-10': t`0 to 10`, '1-10': t`1 to 10`, '0-100': t`0 to 100` } as const
const UNIT_WORDS = { hours: t`Hours`, minutes: t`Minutes` } as const

/** A column as it is when it is first given that use. */
function newUse(column: number, as: Use): ColumnUse {
  if (as === 'mood' || as === 'energy' || as === 'stress') return { column, as, scale: '1-5' }
  if (as === 'sleepHours') return { column, as, unit: 'hours' }
  return as === 'symptom' ? { column, as, symptom: 'headache' } : { column, as }
}

type OneColumnProps = {
  name: string
  values: string
  column: number
  use: ColumnUse | undefined
  onChange: (use: ColumnUse | undefined) => void
  isFull: boolean
}

function OneColumn({ name, values, column, use, onChange, isFull }: OneColumnProps) {
  const uses = (Object.keys(USE_WORDS) as Use[]).map((value) => ({ value, label: USE_WORDS[value] }))
  return (
    <li className={styles['column']}>
      <SelectField<Use | typeof NOTHING>
        label={name}
        hint={values && t`For instance: ${values}`}
        value={use?.as ?? NOTHING}
        disabled={isFull && !use}
        onChange={(as) => onChange(as === NOTHING ? undefined : newUse(column, as))}
        options={[{ value: NOTHING, label: t`Leave out` }, ...uses]}
      />
      {(use?.as === 'mood' || use?.as === 'energy' || use?.as === 'stress') && (
        <SelectField
          label={t`${name}: the numbers go from`}
          value={use.scale}
          onChange={(scale) => onChange({ ...use, scale })}
          options={SCALES.map((value) => ({ value, label: SCALE_WORDS[value] }))}
        />
      )}
      {use?.as === 'sleepHours' && (
        <SelectField
          label={t`${name}: written in`}
          value={use.unit}
          onChange={(unit) => onChange({ ...use, unit })}
          options={SLEEP_UNITS.map((value) => ({ value, label: UNIT_WORDS[value] }))}
        />
      )}
      {use?.as === 'symptom' && (
        <SelectField
          label={t`${name}: which symptom`}
          value={use.symptom}
          onChange={(symptom) => onChange({ ...use, symptom })}
          options={SYMPTOMS.map((value) => ({ value, label: symptomWords(value) }))}
        />
      )}
    </li>
  )
}

type ColumnQuestionProps = { question: Columns; onAnswer: (answer: Answers) => void; onCancel: () => void }

/** Which column has the date, and what up to six others are. */
export function ColumnQuestion({ question: { header, sample, guess }, onAnswer, onCancel }: ColumnQuestionProps) {
  const [date, setDate] = useState(guess.date)
  const [uses, setUses] = useState(guess.uses)
  const nameOf = (column: number) => header[column]?.trim() || t`Column ${column + 1}`
  const valuesOf = (column: number) =>
    [...new Set(sample.map((row) => row[column]?.trim() ?? '').filter(Boolean))]
      .slice(0, 3)
      .map((value) => (value.length > 30 ? `${value.slice(0, 29)}…` : value))
      .join(' · ')
  const change = (column: number, use: ColumnUse | undefined) => {
    setUses([...uses.filter((one) => one.column !== column), ...(use ? [use] : [])].toSorted((one, other) => one.column - other.column))
  }
  const chosen = uses.filter(({ column }) => column !== date)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) onAnswer({ columns: { date, uses: chosen } })
  }
  const columns = header.map((_name, column) => column)
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <SelectField
        label={t`Which column is the date?`}
        hint={valuesOf(date) && t`For instance: ${valuesOf(date)}`}
        value={String(date)}
        onChange={(value) => setDate(Number(value))}
        options={columns.map((column) => ({ value: String(column), label: nameOf(column) }))}
      />
      <p>{t`What are the other columns? Choose up to ${COLUMNS_MOST}; the rest stays behind.`}</p>
      <ul className={styles['list']}>
        {columns
          .filter((column) => column !== date)
          .map((column) => (
            <OneColumn
              key={column}
              name={nameOf(column)}
              values={valuesOf(column)}
              column={column}
              use={chosen.find((one) => one.column === column)}
              isFull={chosen.length >= COLUMNS_MOST}
              onChange={(use) => change(column, use)}
            />
          ))}
      </ul>
      <QuestionWays onCancel={onCancel} isReady={chosen.length > 0} />
    </form>
  )
}
