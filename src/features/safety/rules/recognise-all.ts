import type { Recognised } from './classes.ts'
import { CRISIS_SCALES } from './crisis.ts'
import { conceptFeatures } from './medication/concepts.ts'
import { recognise } from './recognise.ts'
import { toScales, type Scales } from './weighed.ts'
import { D_WEIGHTS } from '../content/generated/medication-weights.ts'
import type { Speaker } from '../../text/rules/speech.ts'

/**
 * The classifiers of the server. The one for questions about medicines (D) is too large for the browser, which
 * recognises them by phrases (docs/decisions/0094).
 */
export const SERVER_SCALES: readonly Scales[] = [...CRISIS_SCALES, toScales(D_WEIGHTS, conceptFeatures)]

/** What a message contains that is answered from fixed text, with all classifiers; see `recognise`. */
export function recogniseAll(message: string, speaker: Speaker): readonly Recognised[] {
  return recognise(message, speaker, SERVER_SCALES)
}
