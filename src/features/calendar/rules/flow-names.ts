import { t } from '../../../kit/words.ts'
import type { FlowDescription } from '../contract.ts'

/** Display names of the flows and of an entry without one. */
export const flowNames = (): Readonly<Record<FlowDescription | 'Symptoms', string>> => ({
  'Light spotting': t`Light spotting`,
  'Light flow': t`Light flow`,
  'Moderate flow': t`Moderate flow`,
  'Heavy flow': t`Heavy flow`,
  Other: t`Other`,
  'No bleeding': t`No bleeding`,
  Symptoms: t`Symptoms`,
})
