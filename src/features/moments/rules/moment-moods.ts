import { t } from '../../../kit/words.ts'

/** Labels of the five faces of the Quick Mood Check, 1 to 5, in the current language. */
export const momentMoods = () => [t`Hard`, t`Low`, t`So-so`, t`Good`, t`Perfect`] as const

/** The same in the language of the page. */
export const MOMENT_MOODS = momentMoods()
