import { toCrisisRule } from '../crisis-rule.ts'
import { DENIALS } from '../denials.ts'
import { C1_FR_CONCEPTS } from './fr-concepts.ts'
import { C1_FR_DAILY } from './fr-daily.ts'
import { C1_FR_ORDINARY } from './fr-ordinary.ts'
import { C1_FR_HARM } from './fr-harm.ts'
import { C1_FR_OTHERS } from './fr-others.ts'
import { C1_FR_PLAN } from './fr-plan.ts'
import { C1_FR_PLAIN } from './plain.ts'
import { C1_FR_UNSAID } from './fr-unsaid.ts'
import { C1_FR_WEAK } from './fr-weak.ts'
import { C1_FR_WISH } from './fr-wish.ts'

/** Suicidal thoughts, self-harm and overdose, in French. */
export const C1_FR = toCrisisRule({
  class: 'C1',
  language: 'fr',
  denial: DENIALS.fr,
  concepts: C1_FR_CONCEPTS,
  ordinary: C1_FR_ORDINARY,
  isToldOfOthers: true,
  signs: [...C1_FR_PLAIN, ...C1_FR_WISH, ...C1_FR_PLAN, ...C1_FR_HARM, ...C1_FR_OTHERS, ...C1_FR_WEAK, ...C1_FR_DAILY, ...C1_FR_UNSAID],
})
