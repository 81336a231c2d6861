import { t } from '../../../kit/words.ts'
import { FACTORS_MAX, SYMPTOMS_MAX } from '../contract.ts'
import type { TrackingChoices } from '../rules/tracking.ts'

/** The number of chosen symptoms and factors, each with its limit. */
export function trackingCount({ symptoms, chosen }: Pick<TrackingChoices, 'symptoms' | 'chosen'>): string {
  return t`${symptoms.length} of ${SYMPTOMS_MAX} symptoms, ${chosen.length} of ${FACTORS_MAX} about your day`
}
