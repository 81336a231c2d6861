import { CheckChips, RadioCards, YesNo } from '../../../kit/web/ui/Choice.tsx'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Stepper } from '../../../kit/web/ui/Stepper.tsx'
import { t } from '../../../kit/words.ts'
import { EXERCISE_TYPES, type QuickCategory } from '../contract.ts'
import { dayQuestions } from '../rules/day-questions.ts'
import { FORM_MOOD } from '../rules/mood-scale.ts'
import { type Energy, FORM_HOT_FLASHES, FORM_SCALE, FORM_SLEEP_HOURS, type QuickForm } from '../rules/quick.ts'
import type { QuestionProps } from './log-form-spec.ts'
import styles from './Log.module.css'
import { NotedMoments } from './NotedMoments.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { CATEGORY_ANSWERS, CATEGORY_WORDS, MOOD_WORDS } from './quick-questions.ts'

type BodyProps = Omit<QuestionProps<QuickCategory, QuickForm>, 'category'>

function HotFlash({ day, isToday, form, error, onChange }: BodyProps) {
  const questions = dayQuestions(isToday)
  return (
    <>
      <NotedMoments day={day} isToday={isToday} form={form} onChange={onChange} />
      <YesNo
        legend={questions.hotFlashes}
        value={form.hotFlash}
        onChange={(hotFlash) => onChange({ hotFlash, hotFlashCount: hotFlash ? (form.hotFlashCount ?? FORM_HOT_FLASHES.min) : undefined })}
        error={error}
      />
      {form.hotFlash && (
        <Stepper
          label={t`How many hot flashes?`}
          value={form.hotFlashCount}
          min={FORM_HOT_FLASHES.min}
          max={FORM_HOT_FLASHES.max}
          onChange={(hotFlashCount) => onChange({ hotFlashCount })}
          hint={t`A guess is fine.`}
        />
      )}
      <YesNo
        legend={questions.nightSweatsOptional}
        value={form.nightSweats}
        onChange={(nightSweats) =>
          onChange({ nightSweats, nightSweatsCount: nightSweats ? (form.nightSweatsCount ?? FORM_HOT_FLASHES.min) : undefined })
        }
      />
      {form.nightSweats && (
        <Stepper
          label={t`How many night sweats?`}
          value={form.nightSweatsCount}
          min={FORM_HOT_FLASHES.min}
          max={FORM_HOT_FLASHES.max}
          onChange={(nightSweatsCount) => onChange({ nightSweatsCount })}
        />
      )}
    </>
  )
}

function Mood({ isToday, form, error, onChange }: BodyProps) {
  const words = (mood: number) => MOOD_WORDS[mood - 1] ?? ''
  return (
    <div className={styles.mood}>
      <span className={styles.face} data-answered={form.mood !== undefined} aria-hidden="true">
        <MoodFace mood={form.mood ?? 3} size={48} />
      </span>
      <Slider
        label={dayQuestions(isToday).mood}
        min={FORM_MOOD.min}
        max={FORM_MOOD.max}
        value={form.mood}
        onChange={(mood) => onChange({ mood })}
        error={error}
        low={t`Awful`}
        high={t`Great`}
        valueText={(mood) => `${mood}, ${words(mood)}`}
      />
    </div>
  )
}

const ENERGY_OPTIONS: { value: Energy; label: string; hint: string }[] = [
  { value: 'low', label: t`Low`, hint: t`Running low` },
  { value: 'mid', label: t`Medium`, hint: t`Enough for the day` },
  { value: 'high', label: t`High`, hint: t`Some to spare` },
]

function EnergyQuestion({ form, error, onChange }: BodyProps) {
  return (
    <RadioCards
      legend={t`How was your energy?`}
      name="energy"
      value={form.energy}
      onChange={(energy) => onChange({ energy })}
      options={ENERGY_OPTIONS}
      columns={3}
      error={error}
    />
  )
}

function Sleep({ isToday, form, error, onChange }: BodyProps) {
  return (
    <>
      <YesNo
        legend={dayQuestions(isToday).sleep}
        value={form.sleep}
        onChange={(sleep) => onChange({ sleep, sleepHours: sleep ? form.sleepHours : undefined })}
        error={form.sleep ? undefined : error}
      />
      {form.sleep && (
        <Stepper
          label={t`About how many hours?`}
          value={form.sleepHours}
          min={FORM_SLEEP_HOURS.min}
          max={FORM_SLEEP_HOURS.max}
          onChange={(sleepHours) => onChange({ sleepHours })}
          unit={t`hours`}
          error={error}
        />
      )}
    </>
  )
}

function Clarity({ form, error, onChange }: BodyProps) {
  return (
    <Slider
      label={t`How clear was your thinking?`}
      min={FORM_SCALE.min}
      max={FORM_SCALE.max}
      value={form.cognitiveHealth}
      onChange={(cognitiveHealth) => onChange({ cognitiveHealth })}
      error={error}
      low={t`Foggy`}
      high={t`Sharp`}
    />
  )
}

function Hydration({ form, error, onChange }: BodyProps) {
  return (
    <>
      <YesNo
        legend={t`Did you drink enough water?`}
        value={form.hydration}
        onChange={(hydration) => onChange({ hydration })}
        error={error}
      />
      <YesNo
        legend={t`Did you eat regular meals? (optional)`}
        value={form.regularMeals}
        onChange={(regularMeals) => onChange({ regularMeals })}
      />
    </>
  )
}

const EXERCISE_WORDS: Record<(typeof EXERCISE_TYPES)[number], string> = {
  walking: t`Walking`,
  yoga: t`Yoga`,
  strength: t`Strength`,
  cardio: t`Cardio`,
  dance: t`Dance`,
  other: t`Other`,
}

function Exercise({ isToday, form, error, onChange }: BodyProps) {
  return (
    <>
      <YesNo
        legend={dayQuestions(isToday).movement}
        value={form.exercise}
        onChange={(exercise) => onChange({ exercise, exerciseTypes: exercise ? form.exerciseTypes : undefined })}
        error={error}
      />
      {form.exercise && (
        <CheckChips
          legend={t`What was it? (optional)`}
          values={form.exerciseTypes ?? []}
          onChange={(exerciseTypes) => onChange({ exerciseTypes })}
          options={EXERCISE_TYPES.map((value) => ({ value, label: EXERCISE_WORDS[value] }))}
        />
      )}
    </>
  )
}

function Stress({ form, error, onChange }: BodyProps) {
  return (
    <Slider
      label={t`How much stress was there?`}
      min={FORM_SCALE.min}
      max={FORM_SCALE.max}
      value={form.stress}
      onChange={(stress) => onChange({ stress })}
      error={error}
      low={t`Calm`}
      high={t`A lot`}
    />
  )
}

const QUESTIONS: Record<QuickCategory, (props: BodyProps) => React.ReactNode> = {
  hotFlash: HotFlash,
  mood: Mood,
  energy: EnergyQuestion,
  sleep: Sleep,
  cognitiveHealth: Clarity,
  hydration: Hydration,
  exercise: Exercise,
  stress: Stress,
}

/** One category of the quick log with its questions. */
export function QuickQuestion({ category, ...props }: QuestionProps<QuickCategory, QuickForm>) {
  const Body = QUESTIONS[category]
  const answers = CATEGORY_ANSWERS[category]
  return (
    <QuestionCard
      category={category}
      words={CATEGORY_WORDS[category]}
      hasAnswer={answers.some((name) => props.form[name] !== undefined)}
      onClear={() => props.onChange(Object.fromEntries(answers.map((name) => [name, undefined])))}
    >
      <Body {...props} />
    </QuestionCard>
  )
}
