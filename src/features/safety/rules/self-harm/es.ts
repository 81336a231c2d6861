import { toCrisisRule } from '../crisis-rule.ts'
import { DENIALS } from '../denials.ts'
import { C1_ES_CONCEPTS } from './es-concepts.ts'
import { C1_ES_DAILY } from './es-daily.ts'
import { C1_ES_ORDINARY } from './es-ordinary.ts'
import { C1_ES_HARM } from './es-harm.ts'
import { C1_ES_OTHERS } from './es-others.ts'
import { C1_ES_PLAN } from './es-plan.ts'
import { C1_ES_PLAIN } from './plain.ts'
import { C1_ES_UNSAID } from './es-unsaid.ts'
import { C1_ES_WEAK } from './es-weak.ts'
import { C1_ES_WISH } from './es-wish.ts'

/** Suicidal thoughts, self-harm and overdose, in Spanish. */
export const C1_ES = toCrisisRule({
  class: 'C1',
  language: 'es',
  denial: DENIALS.es,
  concepts: C1_ES_CONCEPTS,
  ordinary: C1_ES_ORDINARY,
  isToldOfOthers: true,
  signs: [...C1_ES_PLAIN, ...C1_ES_WISH, ...C1_ES_PLAN, ...C1_ES_HARM, ...C1_ES_OTHERS, ...C1_ES_WEAK, ...C1_ES_DAILY, ...C1_ES_UNSAID],
})
