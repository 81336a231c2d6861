import { t } from '../../../kit/words.ts'

/** Labels of the five faces of the Quick Mood Check, 1 to 5. */
export const MOMENT_MOODS = [t`Hard`, t`Low`, t`So-so`, t`Good`, t`Perfect`] as const
