import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { FACTORS } from '../../logs/contract.ts'
import { OWN_KEY, SYMPTOMS } from '../../logs/rules/symptom-keys.ts'

/** Yes or no answers of the Soft Log: its factors, kinds of exercise, exercise of any kind, water and meals. */
export const DATA_FACTORS = [...FACTORS, 'walking', 'yoga', 'strength', 'cardio', 'dance', 'movement', 'water', 'meals'] as const
export type DataFactor = (typeof DATA_FACTORS)[number]

/** Stands for a custom factor until its key is known. */
export const OWN_FACTOR = 'own'

/** Divides the days of a `split` by whether a period began in the week after. */
export const BEFORE_PERIOD = 'before_period'

/** Whether a factor is one of `DATA_FACTORS`, and no custom one. */
export function isListedFactor(factor: string): factor is DataFactor {
  return (DATA_FACTORS as readonly string[]).includes(factor)
}

/** The factor that is stored under a key of a log; exercise has a name of its own in questions. */
export function factorOfKey(key: string): DataFactor | undefined {
  const factor = key === 'physical_activity' ? 'movement' : key
  return isListedFactor(factor) ? factor : undefined
}

/** The key of a log under which a factor of a question is stored. */
export function keyOfFactor(factor: string): string {
  return factor === 'movement' ? 'physical_activity' : factor
}

/** Whether a key is that of a listed symptom. */
export function isListedSymptom(key: string): boolean {
  return SYMPTOMS.some((one) => one === key)
}

/** The factor that a question names, listed or custom, or the symptom that divides the days of a `split`. */
export function factorOf({ factor }: Pick<DataQuestion, 'factor'>): string | undefined {
  return factor !== undefined && (isListedFactor(factor) || isListedSymptom(factor) || factor === BEFORE_PERIOD || OWN_KEY.test(factor))
    ? factor
    : undefined
}
