import { t } from '../../../kit/words.ts'
import type { Treatment } from '../contract.ts'

/**
 * Treatments without what tells which they are: numbered in their order instead of named, without amount and strength.
 */
export function covered(treatments: readonly Treatment[]): Treatment[] {
  return treatments.map((treatment, place) => ({
    ...treatment,
    name: t`Treatment ${place + 1}`,
    phases: treatment.phases.map((phase) => ({ ...phase, amount: '', strength: '' })),
  }))
}
