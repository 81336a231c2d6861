import { useQuery } from '@tanstack/react-query'
import { t } from '../../../kit/words.ts'
import type { QuickForm } from '../rules/quick.ts'
import type { QuestionProps } from './log-form-spec.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { trackingChoices } from './queries.ts'
import { TRACKED_WORDS } from './quick-questions.ts'
import { ChooseTracking } from './ChooseTracking.tsx'
import { askedItems, TrackedRows } from './TrackedRows.tsx'
import styles from './Tracking.module.css'

/**
 * One row for each tracked symptom and factor, and a button to choose them. If they could not be read, it says so and
 * shows only answered ones.
 */
export function TrackedQuestions({ form, onChange }: Pick<QuestionProps<string, QuickForm>, 'form' | 'onChange'>) {
  const { data: choices, isError, isPaused } = useQuery(trackingChoices)
  const { factors = {}, symptoms = {} } = form
  const asked = askedItems(choices, form)
  const hasSome = asked.symptoms.length + asked.factors.length > 0
  const isMissing = !choices && (isError || isPaused)
  if (!choices && !hasSome && !isMissing) return null
  return (
    <QuestionCard
      category="tracked"
      words={TRACKED_WORDS}
      hasAnswer={Object.keys(factors).length + Object.keys(symptoms).length > 0}
      onClear={() => onChange({ factors: undefined, symptoms: undefined })}
    >
      <TrackedRows {...asked} own={choices} form={form} onChange={onChange} />
      {isMissing && (
        <p
          className={styles.lead}
        >{t`What you track could not be read without a connection. You can save this log now and add it later.`}</p>
      )}
      {!hasSome && !isMissing && (
        <p
          className={styles.lead}
        >{t`Add what matters to you: joint pain, anxiety, dryness, alcohol, a late dinner, or something in your own words.`}</p>
      )}
      {choices && <ChooseTracking hasSome={hasSome} />}
    </QuestionCard>
  )
}
