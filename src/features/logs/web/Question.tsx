import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { CheckChips, RadioCards, YesNo } from '../../../kit/web/ui/Choice.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Stepper } from '../../../kit/web/ui/Stepper.tsx'
import { EXERCISE_TYPES, type QuickCategory } from '../contract.ts'
import { FORM_MOOD } from '../rules/mood-scale.ts'
import { type Energy, FORM_HOT_FLASHES, FORM_SCALE, FORM_SLEEP_HOURS, type QuickForm } from '../rules/quick.ts'
import { CATEGORY_ANSWERS, CATEGORY_WORDS, MOOD_WORDS } from './questions.ts'
import styles from './SoftLog.module.css'

type QuestionProps = {
  form: QuickForm
  error: string | undefined
  onChange: (change: QuickForm) => void
}

function HotFlash({ form, error, onChange }: QuestionProps) {
  return (
    <>
      <YesNo
        legend="Did you have hot flashes today?"
        value={form.hotFlash}
        onChange={(hotFlash) => onChange({ hotFlash, hotFlashCount: hotFlash ? (form.hotFlashCount ?? FORM_HOT_FLASHES.min) : undefined })}
        error={error}
      />
      {form.hotFlash && (
        <Stepper
          label="How many hot flashes?"
          value={form.hotFlashCount}
          min={FORM_HOT_FLASHES.min}
          max={FORM_HOT_FLASHES.max}
          onChange={(hotFlashCount) => onChange({ hotFlashCount })}
          hint="A guess is fine."
        />
      )}
      <YesNo
        legend="Night sweats last night? (optional)"
        value={form.nightSweats}
        onChange={(nightSweats) =>
          onChange({ nightSweats, nightSweatsCount: nightSweats ? (form.nightSweatsCount ?? FORM_HOT_FLASHES.min) : undefined })
        }
      />
      {form.nightSweats && (
        <Stepper
          label="How many night sweats?"
          value={form.nightSweatsCount}
          min={FORM_HOT_FLASHES.min}
          max={FORM_HOT_FLASHES.max}
          onChange={(nightSweatsCount) => onChange({ nightSweatsCount })}
        />
      )}
    </>
  )
}

function Mood({ form, onChange }: QuestionProps) {
  const words = (mood: number) => MOOD_WORDS[mood - 1] ?? ''
  return (
    <div className={styles.mood}>
      <span className={styles.face} data-answered={form.mood !== undefined} aria-hidden="true">
        <MoodFace mood={(form.mood ?? 3) as 1 | 2 | 3 | 4 | 5} size={48} />
      </span>
      <Slider
        label="How was your mood today?"
        min={FORM_MOOD.min}
        max={FORM_MOOD.max}
        value={form.mood}
        onChange={(mood) => onChange({ mood })}
        low="Hard"
        high="Lovely"
        valueText={(mood) => `${mood}, ${words(mood)}`}
      />
    </div>
  )
}

const ENERGY_OPTIONS: { value: Energy; label: string; hint: string }[] = [
  { value: 'low', label: 'Low', hint: 'Running on little' },
  { value: 'mid', label: 'Medium', hint: 'Enough for the day' },
  { value: 'high', label: 'High', hint: 'Some to spare' },
]

function EnergyQuestion({ form, error, onChange }: QuestionProps) {
  return (
    <RadioCards
      legend="How was your energy?"
      name="energy"
      value={form.energy}
      onChange={(energy) => onChange({ energy })}
      options={ENERGY_OPTIONS}
      columns={3}
      error={error}
    />
  )
}

function Sleep({ form, onChange }: QuestionProps) {
  return (
    <>
      <YesNo
        legend="Did you sleep last night?"
        value={form.sleep}
        onChange={(sleep) => onChange({ sleep, sleepHours: sleep ? form.sleepHours : undefined })}
      />
      {form.sleep && (
        <Stepper
          label="About how many hours?"
          value={form.sleepHours}
          min={FORM_SLEEP_HOURS.min}
          max={FORM_SLEEP_HOURS.max}
          onChange={(sleepHours) => onChange({ sleepHours })}
          unit="hours"
          hint="Whole hours, from 1 to 12."
        />
      )}
    </>
  )
}

function Clarity({ form, onChange }: QuestionProps) {
  return (
    <Slider
      label="How clear was your thinking?"
      min={FORM_SCALE.min}
      max={FORM_SCALE.max}
      value={form.cognitiveHealth}
      onChange={(cognitiveHealth) => onChange({ cognitiveHealth })}
      low="Foggy"
      high="Sharp"
    />
  )
}

function Hydration({ form, error, onChange }: QuestionProps) {
  return (
    <>
      <YesNo legend="Did you drink enough water?" value={form.hydration} onChange={(hydration) => onChange({ hydration })} error={error} />
      <YesNo
        legend="Did you eat regular meals? (optional)"
        value={form.regularMeals}
        onChange={(regularMeals) => onChange({ regularMeals })}
      />
    </>
  )
}

const EXERCISE_WORDS: Record<(typeof EXERCISE_TYPES)[number], string> = {
  walking: 'Walking',
  yoga: 'Yoga',
  strength: 'Strength',
  cardio: 'Cardio',
  dance: 'Dance',
  other: 'Other',
}

function Exercise({ form, error, onChange }: QuestionProps) {
  return (
    <>
      <YesNo
        legend="Did you move your body today?"
        value={form.exercise}
        onChange={(exercise) => onChange({ exercise, exerciseTypes: exercise ? form.exerciseTypes : undefined })}
        error={error}
      />
      {form.exercise && (
        <CheckChips
          legend="What was it? (optional)"
          values={form.exerciseTypes ?? []}
          onChange={(exerciseTypes) => onChange({ exerciseTypes })}
          options={EXERCISE_TYPES.map((value) => ({ value, label: EXERCISE_WORDS[value] }))}
        />
      )}
    </>
  )
}

function Stress({ form, onChange }: QuestionProps) {
  return (
    <Slider
      label="How much stress was there?"
      min={FORM_SCALE.min}
      max={FORM_SCALE.max}
      value={form.stress}
      onChange={(stress) => onChange({ stress })}
      low="Calm"
      high="A lot"
    />
  )
}

const QUESTIONS: Record<QuickCategory, (props: QuestionProps) => React.ReactNode> = {
  hotFlash: HotFlash,
  mood: Mood,
  energy: EnergyQuestion,
  sleep: Sleep,
  cognitiveHealth: Clarity,
  hydration: Hydration,
  exercise: Exercise,
  stress: Stress,
}

/** One category of the Soft Log with its questions. An answer given by mistake can be cleared: unanswered is an answer too. */
export function Question({ category, ...props }: QuestionProps & { category: QuickCategory }) {
  const Body = QUESTIONS[category]
  const { label, icon: Icon } = CATEGORY_WORDS[category]
  const hasAnswer = CATEGORY_ANSWERS[category].some((name) => props.form[name] !== undefined)
  const clear = () => props.onChange(Object.fromEntries(CATEGORY_ANSWERS[category].map((name) => [name, undefined])))
  return (
    <div id={`question-${category}`} className={styles.question}>
      <Card
        title={
          <span className={styles.title}>
            <Icon aria-hidden="true" />
            {label}
          </span>
        }
        action={
          hasAnswer && (
            <Button variant="quiet" className={styles.clear} aria-label={`Clear ${label.toLowerCase()}`} onClick={clear}>
              Clear
            </Button>
          )
        }
      >
        <div className={styles.answers}>
          <Body {...props} />
        </div>
      </Card>
    </div>
  )
}
