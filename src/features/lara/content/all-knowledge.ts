import { BLEEDING_KNOWLEDGE } from './knowledge/bleeding.ts'
import { BODY_KNOWLEDGE } from './knowledge/body.ts'
import { BONES_KNOWLEDGE } from './knowledge/bones.ts'
import { DOCTOR_KNOWLEDGE } from './knowledge/doctor.ts'
import { HEART_KNOWLEDGE } from './knowledge/heart.ts'
import { HOT_FLASHES_KNOWLEDGE } from './knowledge/hot-flashes.ts'
import { INTIMACY_KNOWLEDGE } from './knowledge/intimacy.ts'
import { LARA_KNOWLEDGE } from './knowledge/lara.ts'
import { MEMORY_KNOWLEDGE } from './knowledge/memory.ts'
import { MOOD_KNOWLEDGE } from './knowledge/mood.ts'
import { RELATIONSHIPS_KNOWLEDGE } from './knowledge/relationships.ts'
import { SELF_CARE_KNOWLEDGE } from './knowledge/self-care.ts'
import { SLEEP_KNOWLEDGE } from './knowledge/sleep.ts'
import { STAGES_KNOWLEDGE } from './knowledge/stages.ts'
import { TREATMENTS_KNOWLEDGE } from './knowledge/treatments.ts'
import { WORK_KNOWLEDGE } from './knowledge/work.ts'
import type { KnowledgeEntry } from './knowledge.ts'

/** Everything Lara knows, topic by topic. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = [
  ...BLEEDING_KNOWLEDGE,
  ...BODY_KNOWLEDGE,
  ...BONES_KNOWLEDGE,
  ...DOCTOR_KNOWLEDGE,
  ...HEART_KNOWLEDGE,
  ...HOT_FLASHES_KNOWLEDGE,
  ...INTIMACY_KNOWLEDGE,
  ...LARA_KNOWLEDGE,
  ...MEMORY_KNOWLEDGE,
  ...MOOD_KNOWLEDGE,
  ...RELATIONSHIPS_KNOWLEDGE,
  ...SELF_CARE_KNOWLEDGE,
  ...SLEEP_KNOWLEDGE,
  ...STAGES_KNOWLEDGE,
  ...TREATMENTS_KNOWLEDGE,
  ...WORK_KNOWLEDGE,
]
