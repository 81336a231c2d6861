import { useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { isLocalDate } from '../../../kit/local-date.ts'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { t } from '../../../kit/words.ts'
import { type Background, DOCTOR_NOTE_MAX } from '../contract.ts'
import { QUESTION_OPTIONS, QUESTION_WORDS, YES_NO_QUESTIONS } from './question-words.ts'
import type { Answer } from './use-save-answers.ts'

type FieldProps = {
  name: keyof Background
  answers: Background
  today: LocalDate
  /** With as little height as possible. */
  isCompact?: boolean | undefined
  onAnswer: (answer: Answer) => void
}
type Typed<Value> = { value: Value | undefined; today: LocalDate; onValue: (value: Value | undefined) => void }

const OLDEST_YEAR = 1920
const YOUNGEST_YEAR = 2015

/** The answer is saved when she leaves the field, so that a half-typed year is not refused. */
function YearField({ value, onValue }: Typed<number>) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { ask, why } = QUESTION_WORDS.birth_year
  const done = () => {
    const text = (typed ?? '').trim()
    if (typed === undefined) return
    const year = Number(text)
    const isYear = /^\d{4}$/.test(text) && year >= OLDEST_YEAR && year <= YOUNGEST_YEAR
    setProblem(text === '' || isYear ? undefined : t`Please give the year with four digits, such as 1974`)
    if (text !== '' && !isYear) return
    setTyped(undefined)
    const next = text === '' ? undefined : year
    if (next !== value) onValue(next)
  }
  return (
    <Field
      label={ask}
      hint={why}
      error={problem}
      inputMode="numeric"
      maxLength={4}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
    />
  )
}

function DayField({ name, value, today, onValue }: Typed<LocalDate> & { name: 'last_period' | 'ius_inserted_on' }) {
  const [typed, setTyped] = useState<string>()
  const { ask, why } = QUESTION_WORDS[name]
  const isBad = typed !== undefined && typed !== '' && (!isLocalDate(typed) || typed > today)
  return (
    <Field
      type="date"
      label={ask}
      hint={why}
      max={today}
      error={isBad ? t`Please give a day that has come` : undefined}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed === undefined || isBad) return
        setTyped(undefined)
        if (typed !== (value ?? '')) onValue(typed === '' ? undefined : typed)
      }}
    />
  )
}

function LastPeriodField({ value, onValue, isCompact, ...rest }: Typed<NonNullable<Background['last_period']>> & { isCompact: boolean }) {
  const [isMonth, setIsMonth] = useState(value?.precision === 'month')
  const toAnswer = (date: LocalDate, isRough: boolean) =>
    isRough ? ({ date: `${date.slice(0, 8)}01`, precision: 'month' } as const) : ({ date, precision: 'day' } as const)
  return (
    <>
      <DayField
        {...rest}
        name="last_period"
        value={value?.date}
        onValue={(date) => onValue(date === undefined ? undefined : toAnswer(date, isMonth))}
      />
      <Switch
        label={t`I only know the month`}
        hint={isCompact ? undefined : t`Then any day of that month will do.`}
        checked={isMonth}
        onChange={(isRough) => {
          setIsMonth(isRough)
          if (value) onValue(toAnswer(value.date, isRough))
        }}
      />
    </>
  )
}

function NoteField({ value, onValue }: Pick<Typed<string>, 'value' | 'onValue'>) {
  const [typed, setTyped] = useState<string>()
  const { ask, why } = QUESTION_WORDS.doctor_note
  return (
    <TextArea
      label={ask}
      hint={why}
      maxLength={DOCTOR_NOTE_MAX}
      value={typed ?? value ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed === undefined) return
        setTyped(undefined)
        if (typed.trim() !== (value ?? '')) onValue(typed.trim() || undefined)
      }}
    />
  )
}

function isYesNo(name: keyof Background): name is (typeof YES_NO_QUESTIONS)[number] {
  return (YES_NO_QUESTIONS as readonly string[]).includes(name)
}

type LongName = 'contraception' | 'cancer_treatment'
/** The questions whose options do not fit in one line. */
function isLong(name: keyof Background): name is LongName {
  return name === 'contraception' || name === 'cancer_treatment'
}

function LongChoice({
  name,
  value,
  isCompact,
  onValue,
}: {
  name: LongName
  value: string | undefined
  isCompact: boolean
  onValue: (value: string) => void
}) {
  const { ask, why } = QUESTION_WORDS[name]
  const options = QUESTION_OPTIONS[name]
  if (!isCompact) return <RadioCards<string> legend={ask} hint={why} columns={2} value={value} onChange={onValue} options={options} />
  return <SelectField<string> label={ask} hint={why} value={value} onChange={onValue} options={options} placeholder={t`Please choose`} />
}

/** One question of "About my body" with the reason why it is asked. A choice is given at once, text when it is left. */
export function QuestionField({ name, answers, today, isCompact = false, onAnswer }: FieldProps) {
  const { ask, why } = QUESTION_WORDS[name]
  if (name === 'birth_year') return <YearField today={today} value={answers[name]} onValue={(value) => onAnswer({ name, value })} />
  if (name === 'last_period')
    return <LastPeriodField today={today} isCompact={isCompact} value={answers[name]} onValue={(value) => onAnswer({ name, value })} />
  if (name === 'ius_inserted_on')
    return <DayField name={name} today={today} value={answers[name]} onValue={(value) => onAnswer({ name, value })} />
  if (name === 'doctor_note') return <NoteField value={answers[name]} onValue={(value) => onAnswer({ name, value })} />
  if (isLong(name))
    return <LongChoice name={name} isCompact={isCompact} value={answers[name]} onValue={(value) => onAnswer({ name, value } as Answer)} />
  if (name === 'ovaries' && !isCompact)
    return (
      <RadioCards
        legend={ask}
        hint={why}
        columns={2}
        value={answers[name]}
        onChange={(value) => onAnswer({ name, value })}
        options={QUESTION_OPTIONS[name]}
      />
    )
  if (isYesNo(name)) {
    const { [name]: value } = answers
    return (
      <Segments
        legend={ask}
        hint={why}
        value={value === undefined ? undefined : value ? 'yes' : 'no'}
        onChange={(chosen) => onAnswer({ name, value: chosen === 'yes' })}
        options={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
      />
    )
  }
  return (
    <Segments<string>
      legend={ask}
      hint={why}
      value={answers[name]}
      onChange={(value) => onAnswer({ name, value } as Answer)}
      options={QUESTION_OPTIONS[name]}
    />
  )
}
