import type { SafetyRule } from './classes.ts'
import { M1_EN } from './emergency/en.ts'
import { M1_ES } from './emergency/es.ts'
import { M1_FR } from './emergency/fr.ts'
import { M2_EN } from './red-flags/en.ts'
import { M2_ES } from './red-flags/es.ts'
import { M2_FR } from './red-flags/fr.ts'
import { toRule } from './signs.ts'

/** Rules for emergencies and red flags. All languages run on every message. */
export const MEDICAL_RULES: readonly SafetyRule[] = [M1_EN, M1_ES, M1_FR, M2_EN, M2_ES, M2_FR].map(toRule)
