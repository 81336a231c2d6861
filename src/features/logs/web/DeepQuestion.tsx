import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { TextArea } from '../../../kit/web/ui/TextArea.tsx'
import { numberWords, t } from '../../../kit/words.ts'
import { DEEP_EMOTIONS, DEEP_TEXT_MAX, ENERGY_PATTERNS, WAKE_FEELINGS } from '../contract.ts'
import { DEEP_FIELDS, type DeepForm, type DeepText, FORM_DEEP_HOT_FLASHES, isDeepAnswered, type DeepCategory } from '../rules/deep.ts'
import { dayQuestions } from '../rules/day-questions.ts'
import { journalPrompt } from '../rules/journal-prompts.ts'
import { emotionWords } from '../rules/deep-words.ts'
import { DEEP_CATEGORY_WORDS, DEEP_TEXT_WORDS, ENERGY_PATTERN_WORDS, WAKE_WORDS } from './deep-questions.ts'
import type { QuestionProps } from './log-form-spec.ts'
import styles from './Log.module.css'
import { QuestionCard } from './QuestionCard.tsx'
import { SupplementList } from './SupplementList.tsx'

type BodyProps = Omit<QuestionProps<DeepCategory, DeepForm>, 'category' | 'error'>

/** Length from which the remaining characters are shown. */
const NEARLY_FULL = DEEP_TEXT_MAX - 500

type TextProps = Omit<BodyProps, 'day' | 'isToday'> & { name: DeepText; label: string; isLong?: boolean }

/** A text area that starts with one line and grows with its content. */
function Text({ name, label, isLong = false, form, onChange }: TextProps) {
  const value = form[name] ?? ''
  const count = value.length
  return (
    <TextArea
      label={label}
      className={isLong ? undefined : styles.oneLine}
      rows={isLong ? 5 : 1}
      maxLength={DEEP_TEXT_MAX}
      value={value}
      hint={count > NEARLY_FULL ? t`${numberWords(count)} of ${numberWords(DEEP_TEXT_MAX)} characters` : undefined}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    />
  )
}

function Texts({ names, ...props }: BodyProps & { names: readonly Exclude<DeepText, 'journalEntry'>[] }) {
  return names.map((name) => <Text key={name} name={name} label={DEEP_TEXT_WORDS[name]} {...props} />)
}

function toOptions<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }))
}

const WAKE_OPTIONS = toOptions(WAKE_FEELINGS, WAKE_WORDS)
const EMOTION_OPTIONS = toOptions(DEEP_EMOTIONS, emotionWords())
const ENERGY_OPTIONS = toOptions(ENERGY_PATTERNS, ENERGY_PATTERN_WORDS)

const QUESTIONS: Record<DeepCategory, (props: BodyProps) => React.ReactNode> = {
  hotFlashes: (props) => (
    <>
      <Slider
        label={dayQuestions(props.isToday).hotFlashCount}
        {...FORM_DEEP_HOT_FLASHES}
        value={props.form.hotFlashCount}
        onChange={(hotFlashCount) => props.onChange({ hotFlashCount })}
        low={t`None`}
        high="20"
      />
      <Texts names={['hotFlashComfort']} {...props} />
    </>
  ),
  sleep: (props) => (
    <>
      <RadioCards
        legend={t`How did you feel when you woke up?`}
        value={props.form.bodyFeelOnWake}
        onChange={(bodyFeelOnWake) => props.onChange({ bodyFeelOnWake })}
        options={WAKE_OPTIONS}
        columns={3}
      />
      <Texts names={['sleepInfluence']} {...props} />
    </>
  ),
  mood: (props) => (
    <>
      <RadioCards
        legend={dayQuestions(props.isToday).feeling}
        value={props.form.dominantEmotion}
        onChange={(dominantEmotion) => props.onChange({ dominantEmotion })}
        options={EMOTION_OPTIONS}
        columns={3}
      />
      <Texts names={['moodShift']} {...props} />
    </>
  ),
  energy: (props) => (
    <>
      <RadioCards
        legend={t`How was your energy through the day?`}
        value={props.form.energyPattern}
        onChange={(energyPattern) => props.onChange({ energyPattern })}
        options={ENERGY_OPTIONS}
        columns={2}
      />
      <Texts names={['energyInfluence']} {...props} />
    </>
  ),
  diet: (props) => <Texts names={['mostNourishing', 'foodMoodEffect']} {...props} />,
  focus: (props) => <Texts names={['clearThinkingMoments', 'focusFactors']} {...props} />,
  supplements: ({ form, onChange }) => (
    <SupplementList supplements={form.supplements ?? []} onChange={(supplements) => onChange({ supplements })} />
  ),
  physical: (props) => <Texts names={['bestMovement', 'bodyResponse']} {...props} />,
  stress: (props) => <Texts names={['calmChallenges', 'centeringHelp']} {...props} />,
  journal: ({ day, isToday, ...props }) => <Text name="journalEntry" label={journalPrompt(day, isToday)} isLong {...props} />,
}

/** One category of the deep log with its questions. */
export function DeepQuestion({ category, ...props }: QuestionProps<DeepCategory, DeepForm>) {
  const Body = QUESTIONS[category]
  return (
    <QuestionCard
      category={category}
      words={DEEP_CATEGORY_WORDS[category]}
      hasAnswer={isDeepAnswered(props.form, category)}
      onClear={() => props.onChange(Object.fromEntries(DEEP_FIELDS[category].map((name) => [name, undefined])))}
    >
      <Body {...props} />
    </QuestionCard>
  )
}
