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
import { t } from '../../../kit/words.ts'
import type { ENERGY_PATTERNS, WAKE_FEELINGS } from '../contract.ts'
import type { DeepText, DeepCategory } from '../rules/deep.ts'
import type { CategoryWords } from './log-form-spec.ts'

/** Label, icon and hint of each deep log category. */
export const DEEP_CATEGORY_WORDS: Record<DeepCategory, CategoryWords> = {
  hotFlashes: { label: t`Hot flashes`, hint: t`How many, and what helped`, icon: Flame },
  sleep: { label: t`Sleep`, hint: t`How you woke up, and why`, icon: Moon },
  mood: { label: t`Mood`, hint: t`What you felt most`, icon: Smile },
  energy: { label: t`Energy`, hint: t`Steady, or up and down`, icon: Zap },
  diet: { label: t`Food and drink`, hint: t`What fed you well`, icon: Soup },
  focus: { label: t`Clear thinking`, hint: t`When it was there`, icon: Brain },
  supplements: { label: t`Supplements`, hint: t`What you take`, icon: Pill },
  physical: { label: t`Movement`, hint: t`What felt good`, icon: Activity },
  stress: { label: t`Calm`, hint: t`What disturbs it, what brings it back`, icon: Wind },
  journal: { label: t`Journal`, hint: t`One question, your words`, icon: BookOpen },
}

/** The question of each text; the journal uses the prompt of the day. */
export const DEEP_TEXT_WORDS: Record<Exclude<DeepText, 'journalEntry'>, string> = {
  hotFlashComfort: t`What brought you comfort?`,
  sleepInfluence: t`What shaped your sleep?`,
  moodShift: t`Was there a moment when your mood changed?`,
  energyInfluence: t`What gave you energy, or took it?`,
  mostNourishing: t`Which meal did you the most good?`,
  foodMoodEffect: t`How did food or drink affect your mood?`,
  clearThinkingMoments: t`When was your thinking clear?`,
  focusFactors: t`What helped you focus, or got in the way?`,
  bestMovement: t`Which movement felt best?`,
  bodyResponse: t`How did your body feel afterwards?`,
  calmChallenges: t`What made it hard to stay calm?`,
  centeringHelp: t`What brought you back to yourself?`,
}

export const WAKE_WORDS: Record<(typeof WAKE_FEELINGS)[number], string> = {
  clear: t`Clear`,
  groggy: t`Groggy`,
  heavy: t`Heavy`,
  tired: t`Tired`,
  other: t`Other`,
}

export const ENERGY_PATTERN_WORDS: Record<(typeof ENERGY_PATTERNS)[number], string> = {
  steady: t`Steady`,
  'rise-fall': t`Up and down`,
}

const SUPPLEMENT_WORDS: ReadonlyMap<string, string> = new Map([
  ['Vitamin D', t`Vitamin D`],
  ['Calcium', t`Calcium`],
  ['Magnesium', t`Magnesium`],
  ['Omega-3', t`Omega-3`],
  ['Vitamin B12', t`Vitamin B12`],
  ['Iron', t`Iron`],
  ['Probiotics', t`Probiotics`],
  ['Black Cohosh', t`Black Cohosh`],
  ['Evening Primrose Oil', t`Evening Primrose Oil`],
  ['Other', t`Other`],
])

/** Translated label of a supplement; custom names are unchanged. */
export function supplementWords(name: string): string {
  return SUPPLEMENT_WORDS.get(name) ?? name
}
