/** Areas of the symptom list, in the order in which they are shown. */
export const SYMPTOM_AREAS = ['sleep', 'mind', 'body', 'head', 'intimate', 'skin'] as const
export type SymptomArea = (typeof SYMPTOM_AREAS)[number]

/** The predefined symptoms of each area. A custom symptom has a key of the form `OWN_KEY`. Keys are never reused. */
export const SYMPTOMS_BY_AREA = {
  sleep: ['trouble_falling_asleep', 'night_waking', 'early_waking', 'restless_legs', 'fatigue'],
  mind: ['anxiety', 'irritability', 'low_mood', 'mood_swings', 'crying', 'brain_fog'],
  body: [
    'joint_pain',
    'muscle_ache',
    'back_pain',
    'palpitations',
    'bloating',
    'nausea',
    'breast_tenderness',
    'cramps',
    'tingling',
    'chills',
  ],
  head: ['headache', 'migraine', 'dizziness', 'tinnitus', 'dry_eyes', 'burning_mouth'],
  intimate: ['vaginal_dryness', 'pain_during_sex', 'low_desire', 'bladder_urgency', 'leaks', 'burning_urination'],
  skin: ['itching', 'dry_skin', 'hair_loss', 'acne', 'brittle_nails'],
} as const satisfies Record<SymptomArea, readonly string[]>
export type Symptom = (typeof SYMPTOMS_BY_AREA)[SymptomArea][number]

/** All predefined symptoms, in the order in which they are shown. */
export const SYMPTOMS: readonly Symptom[] = SYMPTOM_AREAS.flatMap((area): readonly Symptom[] => SYMPTOMS_BY_AREA[area])

/** Pattern of the key of a custom factor or symptom. */
export const OWN_KEY = /^own_[a-z0-9]{8}$/

/** Largest number of custom factors, and of custom symptoms, with the removed ones. */
export const OWN_STORED_MAX = 60

/** Severities on the wire: 0 none, 1 mild, 2 moderate, 3 severe. */
export const SEVERITIES = [0, 1, 2, 3] as const
export type Severity = (typeof SEVERITIES)[number]

/**
 * Whether a symptom is hidden while she hides intimate entries: those of the bladder and intimate area, and custom
 * ones, which may be anything.
 */
export function isIntimateSymptom(key: string): boolean {
  return OWN_KEY.test(key) || (SYMPTOMS_BY_AREA.intimate as readonly string[]).includes(key)
}
