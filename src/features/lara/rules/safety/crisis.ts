import { C1_EN } from './c1/en.ts'
import { C1_ES } from './c1/es.ts'
import { C1_FR } from './c1/fr.ts'
import { C2_EN } from './c2/en.ts'
import { C2_ES } from './c2/es.ts'
import { C2_FR } from './c2/fr.ts'
import type { SafetyRule } from './classes.ts'

/** The rules of a crisis (C1) and of violence (C2). All languages run on every message. */
export const CRISIS_RULES: readonly SafetyRule[] = [C1_EN, C1_ES, C1_FR, C2_EN, C2_ES, C2_FR]
