import type { ReactNode } from 'react'
import { afterTap, type Choice, type DayAnswers, flashChoices, isChosen, SLEEP_CHOICES } from '../../../../features/logs/rules/day-card.ts'
import { HOT_FLASHES_MAX } from '../../../../features/logs/contract.ts'
import type { Energy } from '../../../../features/logs/rules/quick.ts'
import { MOOD_WORDS } from '../../../../features/logs/web/quick-questions.ts'
import { MoodFaces } from '../../../../kit/web/ui/MoodFaces.tsx'
import { TapChips } from '../../../../kit/web/ui/TapChips.tsx'
import { numberWords, plural, t } from '../../../../kit/words.ts'

/** The questions of the Today card, in their order. */
export const QUESTIONS = ['mood', 'flashes', 'hours', 'energy'] as const
export type Question = (typeof QUESTIONS)[number]

/** `tapped`: hot flashes noted today as moments. */
type QuestionProps = { answers: DayAnswers; tapped: number; onAnswer: (answers: DayAnswers) => void }

/** Hours with a half as ½. */
function halfWords(hours: number): string {
  return hours % 1 === 0.5 ? `${hours < 1 ? '' : Math.floor(hours)}½` : numberWords(hours)
}

type CountProps = {
  legend: string
  hint?: string | undefined
  choices: readonly Choice[]
  value: number | undefined
  open: (choice: Choice) => { label: string; name: string }
  words: (value: number) => string
  spoken: (value: number) => string
  onAnswer: (value: number) => void
}

/** Chips for a number. A chosen one shows the number itself, and a hint says what another tap makes of it. */
function Count({ legend, hint, choices, value, open, words, spoken, onAnswer }: CountProps) {
  const chosen = choices.find((choice) => isChosen(choice, value))
  const next = chosen && chosen.values.length > 1 ? afterTap(chosen, value) : undefined
  return (
    <TapChips
      legend={legend}
      hint={next === undefined ? hint : t`Tap again: ${words(next)}`}
      chips={choices.map((choice) => {
        const exact = choice === chosen && value !== undefined ? { label: words(value), name: spoken(value) } : open(choice)
        return { key: choice.to, ...exact, isChosen: choice === chosen, onTap: () => onAnswer(afterTap(choice, value)) }
      })}
    />
  )
}

function rangeOf({ values }: Choice): { label: string; name: string } {
  const [from = 0, to = from] = [values[0], values.at(-1)]
  if (from === to) return { label: String(from), name: String(from) }
  return to === HOT_FLASHES_MAX ? { label: `${from}+`, name: t`${from} or more` } : { label: `${from}–${to}`, name: t`${from} or ${to}` }
}

function spokenHours(hours: number): string {
  return plural(hours, t`${halfWords(hours)} hour`, t`${halfWords(hours)} hours`)
}

function hoursOf({ from, to }: Choice): { label: string; name: string } {
  if (from === 0) return { label: `<${to}`, name: t`Less than ${to} hours` }
  return to > 24 ? { label: `${from}+`, name: t`${from} hours or more` } : { label: String(from), name: spokenHours(from) }
}

const ENERGY: readonly { key: Energy; label: string }[] = [
  { key: 'low', label: t`Low` },
  { key: 'mid', label: t`Medium` },
  { key: 'high', label: t`High` },
]

const BODIES: Record<Question, (props: QuestionProps) => ReactNode> = {
  mood: ({ answers, onAnswer }) => (
    <MoodFaces
      legend={t`How was your mood today?`}
      labels={MOOD_WORDS}
      value={answers.mood}
      isCompact
      onChange={(mood) => onAnswer({ mood })}
    />
  ),
  flashes: ({ answers, tapped, onAnswer }) => (
    <Count
      legend={t`Hot flashes today`}
      hint={tapped > 0 ? t`${tapped} tapped today` : undefined}
      choices={flashChoices(tapped)}
      value={answers.flashes}
      open={rangeOf}
      words={String}
      spoken={String}
      onAnswer={(flashes) => onAnswer({ flashes })}
    />
  ),
  hours: ({ answers, onAnswer }) => (
    <Count
      legend={t`Hours of sleep last night`}
      choices={SLEEP_CHOICES}
      value={answers.hours}
      open={hoursOf}
      words={halfWords}
      spoken={spokenHours}
      onAnswer={(hours) => onAnswer({ hours })}
    />
  ),
  energy: ({ answers, onAnswer }) => (
    <TapChips
      legend={t`Energy today`}
      chips={ENERGY.map(({ key, label }) => ({ key, label, isChosen: answers.energy === key, onTap: () => onAnswer({ energy: key }) }))}
    />
  ),
}

/** One question of the Today card. */
export function DayQuestion({ question, ...props }: QuestionProps & { question: Question }) {
  const Body = BODIES[question]
  return <Body {...props} />
}
