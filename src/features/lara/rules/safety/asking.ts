import type { SafetyRule } from './classes.ts'
import { D_EN } from './d/en.ts'
import { D_ES } from './d/es.ts'
import { D_FR } from './d/fr.ts'
import { CODE_RULE } from './i/code.ts'
import { I_EN } from './i/en.ts'
import { I_ES } from './i/es.ts'
import { I_FR } from './i/fr.ts'
import { P_EN } from './p/en.ts'
import { P_ES } from './p/es.ts'
import { P_FR } from './p/fr.ts'
import { toRule } from './signs.ts'
import { X_EN } from './x/en.ts'
import { X_ES } from './x/es.ts'
import { X_FR } from './x/fr.ts'

/** What is asked for and not given: a verdict on a medicine, a diagnosis, obedience, another's notes. */
export const ASKING_RULES: readonly SafetyRule[] = [
  ...[D_EN, D_ES, D_FR, X_EN, X_ES, X_FR, P_EN, P_ES, P_FR, I_EN, I_ES, I_FR].map(toRule),
  CODE_RULE,
]
