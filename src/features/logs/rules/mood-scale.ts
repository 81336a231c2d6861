/** The ten steps of a mood rating, 1 to 10 (spec §9). */
export const MOOD_SCALE = [
  { emoji: '😢', label: 'Terrible' },
  { emoji: '😞', label: 'Very low' },
  { emoji: '😔', label: 'Low' },
  { emoji: '😕', label: 'Not great' },
  { emoji: '😐', label: 'So-so' },
  { emoji: '🙂', label: 'Okay' },
  { emoji: '😊', label: 'Good' },
  { emoji: '😄', label: 'Very good' },
  { emoji: '🥰', label: 'Lovely' },
  { emoji: '🤩', label: 'Perfect' },
] as const

/** The step of a rating or of an average; anything beyond the ends is the end. */
export function moodStep(rating: number): (typeof MOOD_SCALE)[number] {
  const [first] = MOOD_SCALE
  return MOOD_SCALE[Math.min(MOOD_SCALE.length, Math.max(1, Math.round(rating))) - 1] ?? first
}
