/** What she tracks: the factors and symptoms that her quick log asks for, and those in her own words. */
import * as z from 'zod/mini'
import { endpoint } from '../../../kit/endpoint.ts'
import { words } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { FACTORS_MAX, FactorKey, OWN_NAME_MAX, SYMPTOMS_MAX, SymptomKey } from '../contract.ts'
import { OWN_KEY, OWN_STORED_MAX } from './symptom-keys.ts'

/** Largest number of custom factors, and of custom symptoms, that are not removed. */
export const OWN_FACTORS_MAX = 4
export const OWN_SYMPTOMS_MAX = 12

/** A custom factor or symptom. `removed`: no longer asked for; its name is stored for the logs that have it. */
const OwnItem = z.strictObject({
  key: z.string().check(z.regex(OWN_KEY, { error: () => t`Please give a key such as own_a1b2c3d4` })),
  name: words(OWN_NAME_MAX, () => t`Please name it`),
  removed: z.optional(z.literal(true, { error: () => t`Please give true, or leave it out` })),
})
export type OwnItem = z.infer<typeof OwnItem>

function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function chosenOf(key: typeof FactorKey, max: number) {
  return z
    .array(key, { error: () => t`Please give a list` })
    .check(
      z.maxLength(max, { error: () => t`Please give at most ${max}` }),
      z.refine(isUnique, { error: () => t`Please name each one once` }),
    )
}

/** Names must differ among the items that are not removed. */
function ownOf(max: number) {
  const active = (list: readonly OwnItem[]) => list.filter(({ removed }) => !removed)
  return z.array(OwnItem, { error: () => t`Please give a list` }).check(
    z.maxLength(OWN_STORED_MAX, { error: () => t`Please give at most ${OWN_STORED_MAX}` }),
    z.refine((list) => active(list).length <= max, { error: () => t`Please give at most ${max}` }),
    z.refine((list) => isUnique(list.map(({ key }) => key)), { error: () => t`Please name each one once` }),
    z.refine((list) => isUnique(active(list).map(({ name }) => name.toLowerCase())), { error: () => t`Please name each one once` }),
  )
}

const chosen = chosenOf(FactorKey, FACTORS_MAX)
const symptoms = chosenOf(SymptomKey, SYMPTOMS_MAX)
const own = ownOf(OWN_FACTORS_MAX)
const ownSymptoms = ownOf(OWN_SYMPTOMS_MAX)

/** The factors (`chosen`) and symptoms that the quick log asks for, in this order, and the custom ones of each. */
export const TrackingChoices = z.strictObject({ chosen, own, symptoms, own_symptoms: ownSymptoms })
export type TrackingChoices = z.infer<typeof TrackingChoices>

/** As `TrackingChoices`; without `symptoms` or `own_symptoms` those are unchanged. */
export const ChangedTracking = z.strictObject({
  chosen,
  own,
  symptoms: z.optional(symptoms),
  own_symptoms: z.optional(ownSymptoms),
})
export type ChangedTracking = z.infer<typeof ChangedTracking>

export const findTrackingChoices = endpoint('GET /api/logs/factors/', 'woman', { reply: z.object({ data: TrackingChoices }) })

/**
 * Replaces the choices. A custom key that is chosen must be in its list of custom items and not removed. A stored
 * custom item that is missing in the request is stored as removed.
 */
export const saveTrackingChoices = endpoint('PUT /api/logs/factors/', 'woman', {
  body: ChangedTracking,
  reply: z.object({ success: z.literal(true), message: z.string(), data: TrackingChoices }),
})
