import { t } from '../../../kit/words.ts'

/** The form's five moods; a rating of 1 to 10 holds two for each (spec §9). */
export const FORM_MOOD = { min: 1, max: 5 } as const
export const MOOD_STEP = 2

/** The form's mood 1 to 5 of a stored rating 1 to 10. */
export function toFormMood(rating: number): number {
  return Math.min(FORM_MOOD.max, Math.max(FORM_MOOD.min, Math.round(rating / MOOD_STEP)))
}

/** The ten steps of a mood rating, 1 to 10 (spec §9). Every second one is a mood of the form, by the same name. */
export const MOOD_SCALE = [
  { emoji: '😢', label: t`Terrible` },
  { emoji: '😞', label: t`Hard` },
  { emoji: '😔', label: t`Very low` },
  { emoji: '😕', label: t`Low` },
  { emoji: '😐', label: t`Not great` },
  { emoji: '🙂', label: t`So-so` },
  { emoji: '😊', label: t`Okay` },
  { emoji: '😄', label: t`Good` },
  { emoji: '🥰', label: t`Very good` },
  { emoji: '🤩', label: t`Perfect` },
] as const

/** The step of a rating or of an average; anything beyond the ends is the end. */
export function moodStep(rating: number): (typeof MOOD_SCALE)[number] {
  const [first] = MOOD_SCALE
  return MOOD_SCALE[Math.min(MOOD_SCALE.length, Math.max(1, Math.round(rating))) - 1] ?? first
}
