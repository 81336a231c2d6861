import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { FACTORS } from '../../logs/contract.ts'

/** Yes or no answers of the Soft Log: its factors, kinds of exercise, exercise of any kind, water and meals. */
export const DATA_FACTORS = [...FACTORS, 'walking', 'yoga', 'strength', 'cardio', 'dance', 'movement', 'water', 'meals'] as const
export type DataFactor = (typeof DATA_FACTORS)[number]

/** The factor that a question names. */
export function factorOf({ factor }: Pick<DataQuestion, 'factor'>): DataFactor | undefined {
  return DATA_FACTORS.find((known) => known === factor)
}
