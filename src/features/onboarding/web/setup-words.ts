import type { REGIONS } from '../contract.ts'
import type { Language, Phase } from '../rules.ts'

/** How the form calls its phases, languages and regions. */
export const PHASE_NAMES: Record<Phase, string> = { peri: 'Perimenopause', meno: 'Menopause, or after it' }
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }
export const REGION_NAMES: Record<(typeof REGIONS)[number], string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
}

/** Headings of the steps 1 to 6, and a line below each. */
export const STEP_WORDS: readonly { title: string; lead: string }[] = [
  { title: 'Create your account', lead: 'A private place for your days. Six short steps follow, and you can change any answer later.' },
  { title: 'A little about you', lead: 'So that what you read here fits you.' },
  { title: 'Language and region', lead: 'For the words we use, and for help near you.' },
  { title: 'What brings you here?', lead: 'There are no right answers. Go with your first thought.' },
  { title: 'Would you like a voice?', lead: 'Some people would rather listen than read.' },
  { title: 'Just you, or someone beside you?', lead: 'Whatever you choose, your notes stay yours.' },
  { title: 'Is this right?', lead: 'Have a last look. You can change any answer later.' },
]
