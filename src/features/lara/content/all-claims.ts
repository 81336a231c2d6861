import { BLEEDING_CLAIMS } from './claims/bleeding.ts'
import { BODY_CLAIMS } from './claims/body.ts'
import { BONES_CLAIMS } from './claims/bones.ts'
import { CARD_CLAIMS } from './claims/cards.ts'
import { DOCTOR_CLAIMS } from './claims/doctor.ts'
import { GUIDES_CLAIMS } from './claims/guides.ts'
import { HEART_CLAIMS } from './claims/heart.ts'
import { HOT_FLASHES_CLAIMS } from './claims/hot-flashes.ts'
import { INTIMACY_CLAIMS } from './claims/intimacy.ts'
import { LARA_CLAIMS } from './claims/lara.ts'
import { MEMORY_CLAIMS } from './claims/memory.ts'
import { MOOD_CLAIMS } from './claims/mood.ts'
import { RELATIONSHIPS_CLAIMS } from './claims/relationships.ts'
import { SAFETY_MEDICAL_CLAIMS } from './claims/safety-medical.ts'
import { SAFETY_MEDICINES_CLAIMS } from './claims/safety-medicines.ts'
import { SAFETY_CLAIMS } from './claims/safety.ts'
import { SELF_CARE_CLAIMS } from './claims/self-care.ts'
import { SLEEP_CLAIMS } from './claims/sleep.ts'
import { STAGES_CLAIMS } from './claims/stages.ts'
import { TREATMENTS_CLAIMS } from './claims/treatments.ts'
import { WORK_CLAIMS } from './claims/work.ts'
import type { Claim } from './knowledge.ts'

const ALL: readonly Claim[] = [
  ...BLEEDING_CLAIMS,
  ...BODY_CLAIMS,
  ...BONES_CLAIMS,
  ...CARD_CLAIMS,
  ...DOCTOR_CLAIMS,
  ...GUIDES_CLAIMS,
  ...HEART_CLAIMS,
  ...HOT_FLASHES_CLAIMS,
  ...INTIMACY_CLAIMS,
  ...LARA_CLAIMS,
  ...MEMORY_CLAIMS,
  ...MOOD_CLAIMS,
  ...RELATIONSHIPS_CLAIMS,
  ...SAFETY_CLAIMS,
  ...SAFETY_MEDICAL_CLAIMS,
  ...SAFETY_MEDICINES_CLAIMS,
  ...SELF_CARE_CLAIMS,
  ...SLEEP_CLAIMS,
  ...STAGES_CLAIMS,
  ...TREATMENTS_CLAIMS,
  ...WORK_CLAIMS,
]

/** The register: every statement that content makes, by its id. */
export const CLAIMS: ReadonlyMap<string, Claim> = new Map(ALL.map((claim) => [claim.id, claim]))
