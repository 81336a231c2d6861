import { t } from '../../../kit/words.ts'
import type { Preferences } from '../contract.ts'

type Tone = Preferences['voice']['tone']

/** Lara's tones, to choose from in Settings and in the chat. */
export function toneChoices(): { value: Tone; label: string; hint: string }[] {
  return [
    { value: 'nurturing', label: t`Nurturing`, hint: t`Warm, with time for you.` },
    { value: 'calm', label: t`Calm`, hint: t`Quiet and even.` },
    { value: 'pragmatic', label: t`Pragmatic`, hint: t`Short and to the point.` },
  ]
}
