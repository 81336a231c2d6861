import { t } from '../../../kit/words.ts'

/** Labels of the five faces of the Quick Mood Check, 1 to 5. */
export const MOMENT_MOODS = [t`Awful`, t`Low`, t`Okay`, t`Good`, t`Great`] as const
