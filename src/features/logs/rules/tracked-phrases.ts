import { t } from '../../../kit/words.ts'
import type { QuickAnswers } from '../contract.ts'
import { factorWords } from './factors.ts'
import { isIntimateSymptom } from './symptom-keys.ts'
import { severityWords, symptomWords } from './symptoms.ts'
import type { TrackingChoices } from './tracking.ts'

/** The custom items that name what a log contains; undefined while they are not read. */
export type TrackedNames = Pick<TrackingChoices, 'own' | 'own_symptoms'> | undefined

/** Each answered symptom with its severity: "Migraine: severe". `part` selects intimate ones, others or all. */
export function symptomPhrases({ symptoms }: QuickAnswers, names: TrackedNames, part: 'open' | 'intimate' | 'all'): string[] {
  return Object.entries(symptoms ?? {})
    .filter(([key]) => part === 'all' || isIntimateSymptom(key) === (part === 'intimate'))
    .map(([key, severity]) => t`${symptomWords(key, names?.own_symptoms)}: ${severityWords(severity).toLowerCase()}`)
}

/**
 * What a list shows of the symptoms she had, worst first, and of the factors that applied. Without `withIntimate` only
 * symptoms that are not intimate.
 */
export function trackedPhrases(answers: QuickAnswers, names: TrackedNames, withIntimate: boolean): string[] {
  const had = Object.entries(answers.symptoms ?? {}).filter(([, severity]) => severity > 0)
  const symptoms = Object.fromEntries(had.toSorted(([, one], [, other]) => other - one))
  const applied = withIntimate ? Object.entries(answers.factors ?? {}).filter(([, isYes]) => isYes === 1) : []
  return [...symptomPhrases({ symptoms }, names, withIntimate ? 'all' : 'open'), ...applied.map(([key]) => factorWords(key, names?.own))]
}
