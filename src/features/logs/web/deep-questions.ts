import Activity from 'lucide-react/icons/activity'
import BookOpen from 'lucide-react/icons/book-open'
import Brain from 'lucide-react/icons/brain'
import Flame from 'lucide-react/icons/flame'
import Moon from 'lucide-react/icons/moon'
import Pill from 'lucide-react/icons/pill'
import Smile from 'lucide-react/icons/smile'
import Soup from 'lucide-react/icons/soup'
import Wind from 'lucide-react/icons/wind'
import Zap from 'lucide-react/icons/zap'
import type { DEEP_EMOTIONS, ENERGY_PATTERNS, WAKE_FEELINGS } from '../contract.ts'
import type { DeepText, DeepCategory } from '../rules/deep.ts'
import type { CategoryWords } from './log-sheet.ts'

/** How a category of the Deep Log is called, shown and explained in the chooser. */
export const DEEP_CATEGORY_WORDS: Record<DeepCategory, CategoryWords> = {
  hotFlashes: { label: 'Hot flashes', hint: 'How many, and what helped', icon: Flame },
  sleep: { label: 'Sleep', hint: 'How you woke up, and why', icon: Moon },
  mood: { label: 'Mood', hint: 'What you felt most', icon: Smile },
  energy: { label: 'Energy', hint: 'Steady, or up and down', icon: Zap },
  diet: { label: 'Food and drink', hint: 'What fed you well', icon: Soup },
  focus: { label: 'Clear thinking', hint: 'When it was there', icon: Brain },
  supplements: { label: 'Supplements', hint: 'What you take', icon: Pill },
  physical: { label: 'Movement', hint: 'What felt good', icon: Activity },
  stress: { label: 'Calm', hint: 'What disturbs it, what brings it back', icon: Wind },
  journal: { label: 'Journal', hint: 'One question, your words', icon: BookOpen },
}

/** What each text asks; the journal asks its prompt of the day. */
export const DEEP_TEXT_WORDS: Record<Exclude<DeepText, 'journalEntry'>, string> = {
  hotFlashComfort: 'What brought you comfort?',
  sleepInfluence: 'What shaped your sleep?',
  moodShift: 'Was there a moment when your mood changed?',
  energyInfluence: 'What gave you energy, or took it?',
  mostNourishing: 'Which meal did you the most good?',
  foodMoodEffect: 'How did food or drink touch your mood?',
  clearThinkingMoments: 'When was your thinking clear?',
  focusFactors: 'What helped you focus, or got in the way?',
  bestMovement: 'Which movement felt best?',
  bodyResponse: 'How did your body feel afterwards?',
  calmChallenges: 'What made it hard to stay calm?',
  centeringHelp: 'What brought you back to yourself?',
}

export const WAKE_WORDS: Record<(typeof WAKE_FEELINGS)[number], string> = {
  clear: 'Clear',
  groggy: 'Groggy',
  heavy: 'Heavy',
  tired: 'Tired',
  other: 'Other',
}

export const EMOTION_WORDS: Record<(typeof DEEP_EMOTIONS)[number], string> = {
  exhausted: 'Exhausted',
  stressed: 'Stressed',
  fine: 'Fine',
  calm: 'Calm',
  energized: 'Energized',
}

export const ENERGY_PATTERN_WORDS: Record<(typeof ENERGY_PATTERNS)[number], string> = {
  steady: 'Steady',
  'rise-fall': 'Up and down',
}
