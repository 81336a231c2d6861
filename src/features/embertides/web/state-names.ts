import type { TideState } from '../contract.ts'

/** What the three states are called. */
export const STATE_NAMES: Record<TideState, string> = { energy: 'Energy', focus: 'Focus', tension: 'Tension' }
