import { t } from '../../../kit/words.ts'
import type { FlowDescription } from '../contract.ts'

/** How the answers of the wire are called, and an entry that gives none; on the server said again for each request. */
export const FLOW_NAMES: Readonly<Record<FlowDescription | 'Symptoms', string>> = {
  'Light spotting': t`Light spotting`,
  'Light flow': t`Light flow`,
  'Moderate flow': t`Moderate flow`,
  'Heavy flow': t`Heavy flow`,
  Other: t`Other`,
  'No bleeding': t`No bleeding`,
  Symptoms: t`Symptoms`,
}
