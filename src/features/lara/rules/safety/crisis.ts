import { C1_WEIGHTS } from '../../content/safety/weights/c1.ts'
import { C2_WEIGHTS } from '../../content/safety/weights/c2.ts'
import { C1_EN } from './c1/en.ts'
import { C1_ES } from './c1/es.ts'
import { C1_FR } from './c1/fr.ts'
import { C2_EN } from './c2/en.ts'
import { C2_ES } from './c2/es.ts'
import { C2_FR } from './c2/fr.ts'
import type { SafetyRule } from './classes.ts'
import { toWeighedRule } from './weighed.ts'

/** The rules of a crisis (C1) and of violence (C2). All languages run on every message; what no phrase names may still weigh enough. */
export const CRISIS_RULES: readonly SafetyRule[] = [
  C1_EN,
  C1_ES,
  C1_FR,
  C2_EN,
  C2_ES,
  C2_FR,
  toWeighedRule(C1_WEIGHTS),
  toWeighedRule(C2_WEIGHTS),
]
