import Activity from 'lucide-react/icons/activity'
import Brain from 'lucide-react/icons/brain'
import Droplets from 'lucide-react/icons/droplets'
import Flame from 'lucide-react/icons/flame'
import ListChecks from 'lucide-react/icons/list-checks'
import Moon from 'lucide-react/icons/moon'
import PencilLine from 'lucide-react/icons/pencil-line'
import Smile from 'lucide-react/icons/smile'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Wind from 'lucide-react/icons/wind'
import Zap from 'lucide-react/icons/zap'
import { t } from '../../../kit/words.ts'
import type { QuickCategory } from '../contract.ts'
import { formMoodNames } from '../rules/mood-scale.ts'
import type { QuickForm } from '../rules/quick.ts'
import type { CategoryWords } from './log-form-spec.ts'

/** Label, icon and hint of each quick log category. */
export const CATEGORY_WORDS: Record<QuickCategory, CategoryWords> = {
  hotFlash: { label: t`Hot flashes`, hint: t`How many, and night sweats`, icon: Flame },
  mood: { label: t`Mood`, hint: t`How the day felt`, icon: Smile },
  energy: { label: t`Energy`, hint: t`Low, medium or high`, icon: Zap },
  sleep: { label: t`Sleep`, hint: t`In hours`, icon: Moon },
  cognitiveHealth: { label: t`Clear thinking`, hint: t`Foggy or sharp`, icon: Brain },
  hydration: { label: t`Water and meals`, hint: t`Enough to drink, regular meals`, icon: Droplets },
  exercise: { label: t`Movement`, hint: t`Whether you moved, and how`, icon: Activity },
  stress: { label: t`Stress`, hint: t`Calm or a lot`, icon: Wind },
}

/** Label and icon of the factors and symptoms of an entry, of both in the form, and of the line of her own. */
export const FACTORS_WORDS: Pick<CategoryWords, 'label' | 'icon'> = { label: t`About your day`, icon: ListChecks }
export const SYMPTOMS_WORDS: Pick<CategoryWords, 'label' | 'icon'> = { label: t`Symptoms`, icon: Stethoscope }
export const TRACKED_WORDS: Pick<CategoryWords, 'label' | 'icon'> = { label: t`What I track`, icon: ListChecks }
export const NOTE_WORDS: Pick<CategoryWords, 'label' | 'icon'> = { label: t`Your note`, icon: PencilLine }

/** The form fields of each category; clearing the category clears these. */
export const CATEGORY_ANSWERS: Record<QuickCategory, readonly (keyof QuickForm)[]> = {
  hotFlash: ['hotFlash', 'hotFlashCount', 'nightSweats', 'nightSweatsCount'],
  mood: ['mood'],
  energy: ['energy'],
  sleep: ['sleep', 'sleepHours'],
  cognitiveHealth: ['cognitiveHealth'],
  hydration: ['hydration', 'regularMeals'],
  exercise: ['exercise', 'exerciseTypes'],
  stress: ['stress'],
}

/** Labels under the mood slider, 1 to 5. */
export const MOOD_WORDS = formMoodNames()
