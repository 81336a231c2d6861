import { t } from '../../../kit/words.ts'

/** Range of the mood in the form; two ratings (1 to 10) map to each of its five values. */
export const FORM_MOOD = { min: 1, max: 5 } as const
export const MOOD_STEP = 2

/** The form's mood (1 to 5) for a stored rating (1 to 10). */
export function toFormMood(rating: number): number {
  return Math.min(FORM_MOOD.max, Math.max(FORM_MOOD.min, Math.round(rating / MOOD_STEP)))
}

/** Names of the form's moods, lowest first. */
export const formMoodNames = () => [t`Awful`, t`Low`, t`Okay`, t`Good`, t`Great`]

/** Names of the mood ratings 1 to 10, from Terrible to Perfect (docs/product.md). */
export const moodNames = () => [
  t`Terrible`,
  t`Awful`,
  t`Very low`,
  t`Low`,
  t`Not great`,
  t`Okay`,
  t`Fairly good`,
  t`Good`,
  t`Very good`,
  t`Perfect`,
]

/** Name of a rating or an average; values out of range get the nearest name. */
export function moodName(rating: number): string {
  const names = moodNames()
  return names[Math.min(names.length, Math.max(1, Math.round(rating))) - 1] ?? ''
}
