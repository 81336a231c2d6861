import type { SafetyRule } from './classes.ts'
import { M1_EN } from './m1/en.ts'
import { M1_ES } from './m1/es.ts'
import { M1_FR } from './m1/fr.ts'
import { M2_EN } from './m2/en.ts'
import { M2_ES } from './m2/es.ts'
import { M2_FR } from './m2/fr.ts'
import { toRule } from './signs.ts'

/** Emergencies and red flags, in every language whatever hers is. */
export const MEDICAL_RULES: readonly SafetyRule[] = [M1_EN, M1_ES, M1_FR, M2_EN, M2_ES, M2_FR].map(toRule)
