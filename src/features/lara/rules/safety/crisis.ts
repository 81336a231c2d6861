import { C1_WEIGHTS } from '../../content/safety/weights/c1.ts'
import { C2_WEIGHTS } from '../../content/safety/weights/c2.ts'
import { C1_EN } from './c1/en.ts'
import { C1_ES } from './c1/es.ts'
import { C1_FR } from './c1/fr.ts'
import { C2_EN } from './c2/en.ts'
import { C2_ES } from './c2/es.ts'
import { C2_FR } from './c2/fr.ts'
import type { SafetyRule } from './classes.ts'
import { toScales, type Scales } from './weighed.ts'

/** The phrases of a crisis (C1) and of violence (C2). All languages run on every message. */
export const CRISIS_RULES: readonly SafetyRule[] = [C1_EN, C1_ES, C1_FR, C2_EN, C2_ES, C2_FR]

/** What weighs those two classes: phrases and words together decide (decision 0024). */
export const CRISIS_SCALES: readonly Scales[] = [toScales(C1_WEIGHTS), toScales(C2_WEIGHTS)]
