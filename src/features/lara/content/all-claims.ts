import { GUIDES_CLAIMS } from './claims/guides.ts'
import { SAFETY_CLAIMS } from './claims/safety.ts'
import { TREATMENTS_CLAIMS } from './claims/treatments.ts'
import type { Claim } from './knowledge.ts'

const ALL: readonly Claim[] = [...GUIDES_CLAIMS, ...SAFETY_CLAIMS, ...TREATMENTS_CLAIMS]

/** The register: every statement that content makes, by its id. */
export const CLAIMS: ReadonlyMap<string, Claim> = new Map(ALL.map((claim) => [claim.id, claim]))
