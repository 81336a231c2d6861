import { useQuery } from '@tanstack/react-query'
import { YesNo } from '../../../kit/web/ui/Choice.tsx'
import { Segments } from '../../../kit/web/ui/Segments.tsx'
import { t } from '../../../kit/words.ts'
import { FACTORS_MAX, SYMPTOMS_MAX } from '../contract.ts'
import { factorWords } from '../rules/factors.ts'
import { askedKeys } from '../rules/own-items.ts'
import type { QuickForm } from '../rules/quick.ts'
import { SEVERITIES } from '../rules/symptom-keys.ts'
import { severityWords, symptomWords } from '../rules/symptoms.ts'
import type { QuestionProps } from './log-form-spec.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { trackingChoices } from './queries.ts'
import { TRACKED_WORDS } from './quick-questions.ts'
import { ChooseTracking } from './ChooseTracking.tsx'
import styles from './Tracking.module.css'

const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({ value, label: severityWords(value) }))

/**
 * One row for each tracked symptom and factor, and a button to choose them. If they could not be read, it says so and
 * shows only answered ones.
 */
export function TrackedQuestions({ form, onChange }: Pick<QuestionProps<string, QuickForm>, 'form' | 'onChange'>) {
  const { data: choices, isError, isPaused } = useQuery(trackingChoices)
  const { factors = {}, symptoms = {} } = form
  const askedSymptoms = askedKeys(choices?.symptoms ?? [], Object.keys(symptoms), SYMPTOMS_MAX)
  const askedFactors = askedKeys(choices?.chosen ?? [], Object.keys(factors), FACTORS_MAX)
  const hasSome = askedSymptoms.length + askedFactors.length > 0
  const isMissing = !choices && (isError || isPaused)
  if (!choices && !hasSome && !isMissing) return null
  return (
    <QuestionCard
      category="tracked"
      words={TRACKED_WORDS}
      hasAnswer={Object.keys(factors).length + Object.keys(symptoms).length > 0}
      onClear={() => onChange({ factors: undefined, symptoms: undefined })}
    >
      {askedSymptoms.length > 0 && (
        <div>
          {askedSymptoms.map((key) => (
            <Segments
              key={key}
              className={styles.symptom}
              legend={symptomWords(key, choices?.own_symptoms)}
              value={symptoms[key]}
              onChange={(severity) => onChange({ symptoms: { ...symptoms, [key]: severity } })}
              options={SEVERITY_OPTIONS}
            />
          ))}
        </div>
      )}
      {askedFactors.length > 0 && (
        <div>
          {askedFactors.map((key) => (
            <YesNo
              key={key}
              className={styles.row}
              legend={factorWords(key, choices?.own)}
              value={factors[key]}
              onChange={(isYes) => onChange({ factors: { ...factors, [key]: isYes } })}
            />
          ))}
        </div>
      )}
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
