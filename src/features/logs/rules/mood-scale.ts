import { t } from '../../../kit/words.ts'

/** The form's five moods; a rating of 1 to 10 holds two for each (spec §9). */
export const FORM_MOOD = { min: 1, max: 5 } as const
export const MOOD_STEP = 2

/** The form's mood 1 to 5 of a stored rating 1 to 10. */
export function toFormMood(rating: number): number {
  return Math.min(FORM_MOOD.max, Math.max(FORM_MOOD.min, Math.round(rating / MOOD_STEP)))
}

/** What the ten steps of a mood rating, 1 to 10, are called (spec §9). Every second one is a mood of the form, by the same name. */
export const MOOD_NAMES = [
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
] as const

/** The name of a rating or of an average; anything beyond the ends is the end. */
export function moodName(rating: number): string {
  const [first] = MOOD_NAMES
  return MOOD_NAMES[Math.min(MOOD_NAMES.length, Math.max(1, Math.round(rating))) - 1] ?? first
}
