import { t } from '../../../kit/words.ts'
import type { ActionType } from '../contract.ts'

/** Display name of each kind of support. */
export const ACTION_LABELS: Record<ActionType, string> = {
  'Emotional Support': t`Emotional Support`,
  'Communication & Connection': t`Communication & Connection`,
  'Understanding & Patience': t`Understanding & Patience`,
  'Respect & Boundaries': t`Respect & Boundaries`,
  'Affection & Comfort': t`Affection & Comfort`,
  'Practical Help': t`Practical Help`,
}
