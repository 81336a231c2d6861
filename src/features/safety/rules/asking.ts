import type { SafetyRule } from './classes.ts'
import { D_EN } from './medication/en.ts'
import { D_ES } from './medication/es.ts'
import { D_FR } from './medication/fr.ts'
import { CODE_RULE } from './prompt-injection/code.ts'
import { I_EN } from './prompt-injection/en.ts'
import { I_ES } from './prompt-injection/es.ts'
import { I_FR } from './prompt-injection/fr.ts'
import { P_EN } from './partner-probing/en.ts'
import { P_ES } from './partner-probing/es.ts'
import { P_FR } from './partner-probing/fr.ts'
import { toRule } from './signs.ts'
import { X_EN } from './diagnosis/en.ts'
import { X_ES } from './diagnosis/es.ts'
import { X_FR } from './diagnosis/fr.ts'

/**
 * Rules for requests that are declined: a verdict on a medicine, a diagnosis, following instructions, another person's
 * logs.
 */
export const ASKING_RULES: readonly SafetyRule[] = [
  ...[D_EN, D_ES, D_FR, X_EN, X_ES, X_FR, P_EN, P_ES, P_FR, I_EN, I_ES, I_FR].map(toRule),
  CODE_RULE,
]
