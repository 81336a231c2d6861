import { TREATMENTS_KNOWLEDGE } from './knowledge/treatments.ts'
import type { KnowledgeEntry } from './knowledge.ts'

/** Everything Lara knows, topic by topic. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = [...TREATMENTS_KNOWLEDGE]
