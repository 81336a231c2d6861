import { t } from '../../../kit/words.ts'

/** Range of the mood in the form; two ratings (1 to 10) map to each of its five values. */
export const FORM_MOOD = { min: 1, max: 5 } as const
export const MOOD_STEP = 2

/** The form's mood (1 to 5) for a stored rating (1 to 10). */
export function toFormMood(rating: number): number {
  return Math.min(FORM_MOOD.max, Math.max(FORM_MOOD.min, Math.round(rating / MOOD_STEP)))
}

/** Names of the mood ratings 1 to 10. Every second one is a mood of the form, with the same name. */
export const moodNames = () => [
  t`Terrible`,
  t`Hard`,
  t`Very low`,
  t`Low`,
  t`Not great`,
  t`So-so`,
  t`Okay`,
  t`Good`,
  t`Very good`,
  t`Perfect`,
]

/** Name of a rating or an average; values out of range get the nearest name. */
export function moodName(rating: number): string {
  const names = moodNames()
  return names[Math.min(names.length, Math.max(1, Math.round(rating))) - 1] ?? ''
}
