/** Her records as a FHIR R4 file, for a clinic or another health app (decision 0084). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileReply } from '../../kit/files.ts'
import { t } from '../../kit/words.ts'
import { PERIODS, SCREENINGS, someOf, yesOrNo } from '../report/contract.ts'

/** What she can tick, in the order in which it is offered. */
export const FHIR_SECTIONS = [
  'bleeding',
  'hot_flashes',
  'night_sweats',
  'sleep',
  'mood',
  'energy',
  'clarity',
  'stress',
  'symptoms',
  'mrs',
  'treatments',
] as const
export type FhirSection = (typeof FHIR_SECTIONS)[number]

/**
 * What she chose. `months` null is everything of the last ten years. `item_9` adds her answer to the question about
 * death to a PHQ-9. `show_hidden` includes bleeding and intimate symptoms although she hides intimate entries; without
 * hiding it changes nothing.
 */
export const FhirRequest = z.strictObject({
  sections: someOf(FHIR_SECTIONS),
  screening: someOf(SCREENINGS),
  item_9: yesOrNo,
  months: z.nullable(
    z.union(
      PERIODS.map((months) => z.literal(months)),
      { error: () => t`Please choose from: ${PERIODS.join(', ')}` },
    ),
  ),
  name: yesOrNo,
  birth_year: yesOrNo,
  show_hidden: yesOrNo,
})
export type FhirRequest = z.infer<typeof FhirRequest>

/** A Bundle of type `collection`, streamed. A POST, since the choices name symptoms, which belong in no URL. */
export const exportFhir = endpoint('POST /api/exchange/fhir/', 'woman', {
  records: 'exported',
  limit: 'transfer',
  stepUp: true,
  body: FhirRequest,
  reply: fileReply('application/fhir+json'),
})
