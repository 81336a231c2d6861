import { t } from '../../../kit/words.ts'
import type { TideState } from '../contract.ts'

/** Names of the three values. */
export const STATE_NAMES: Record<TideState, string> = { energy: t`Energy`, focus: t`Focus`, tension: t`Tension` }
