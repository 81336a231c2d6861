import { type FormEvent, useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate } from '../../../kit/local-date.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { t } from '../../../kit/words.ts'
import type { Answers, DateOrder, Question } from '../rules/imported-day.ts'
import { ColumnQuestion } from './ColumnQuestion.tsx'
import { QuestionWays } from './QuestionWays.tsx'
import styles from './Import.module.css'

type Asked<Kind extends Question['kind']> = {
  question: Extract<Question, { kind: Kind }>
  problem?: string | undefined
  onAnswer: (answer: Answers) => void
  onCancel: () => void
}

/** "03/04/2024" as the two days it can be; undefined if it cannot be split. */
export function bothDays(text: string): Record<DateOrder, string> | undefined {
  const [one = '', other = '', year = ''] = /(\d{1,2})[./-](\d{1,2})[./-](\d{2,4})/.exec(text)?.slice(1) ?? []
  const day = (month: string, date: string) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const [dayFirst, monthFirst] = [day(other, one), day(one, other)]
  if (!isLocalDate(dayFirst) || !isLocalDate(monthFirst) || dayFirst === monthFirst) return undefined
  return { 'day-first': dayWords(dayFirst, 'full'), 'month-first': dayWords(monthFirst, 'full') }
}

function DateOrderQuestion({ question: { found }, onAnswer, onCancel }: Asked<'date-order'>) {
  const [order, setOrder] = useState<DateOrder>()
  const example = found.find((text) => bothDays(text)) ?? found[0] ?? ''
  const days = bothDays(example)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (order) onAnswer({ dateOrder: order })
  }
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <RadioCards
        legend={t`Which day is ${example}?`}
        hint={t`Your file writes dates in a way that can be read in two ways.`}
        value={order}
        onChange={setOrder}
        options={[
          { value: 'month-first', label: days?.['month-first'] ?? t`The month comes first` },
          { value: 'day-first', label: days?.['day-first'] ?? t`The day comes first` },
        ]}
      />
      <QuestionWays onCancel={onCancel} isReady={order !== undefined} />
    </form>
  )
}

function MoodOrderQuestion({ question: { found }, onAnswer, onCancel }: Asked<'mood-order'>) {
  const [moods, setMoods] = useState(found)
  const swap = (at: number) => {
    const [one, other] = [moods[at], moods[at + 1]]
    if (one !== undefined && other !== undefined) setMoods(moods.toSpliced(at, 2, other, one))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer({ moodOrder: moods.toReversed() })
  }
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <p>{t`These moods are in your file. Please put them in order: the best at the top, the worst at the bottom.`}</p>
      <ol className={styles['moods']}>
        {moods.map((mood, at) => (
          <li key={mood} className={styles['mood']}>
            <span>{mood}</span>
            <IconButton label={t`Up: ${mood}`} icon={<ArrowUp aria-hidden="true" />} disabled={at === 0} onClick={() => swap(at - 1)} />
            <IconButton
              label={t`Down: ${mood}`}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={at === moods.length - 1}
              onClick={() => swap(at)}
            />
          </li>
        ))}
      </ol>
      <QuestionWays onCancel={onCancel} />
    </form>
  )
}

function PasswordQuestion({ problem, onAnswer, onCancel }: Asked<'password'>) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) onAnswer({ password })
  }
  return (
    <form className={styles['stack']} onSubmit={submit}>
      <PasswordField
        label={t`Password of the file`}
        hint={t`The app shows it to you, or wrote it in an email, when you ask for your data. It stays on this device.`}
        error={problem}
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <QuestionWays onCancel={onCancel} isReady={password !== ''} />
    </form>
  )
}

type FileQuestionProps = { question: Question; problem: string | undefined; onAnswer: (answer: Answers) => void; onCancel: () => void }

/** What has to be asked before a file can be read to its end. */
export function FileQuestion({ question, ...rest }: FileQuestionProps) {
  return (
    <Card title={t`One question about your file`}>
      {question.kind === 'date-order' && <DateOrderQuestion question={question} {...rest} />}
      {question.kind === 'mood-order' && <MoodOrderQuestion question={question} {...rest} />}
      {question.kind === 'password' && <PasswordQuestion question={question} {...rest} />}
      {question.kind === 'columns' && <ColumnQuestion question={question} {...rest} />}
    </Card>
  )
}
