import { toCrisisRule } from '../crisis-rule.ts'
import { DENIALS } from '../denials.ts'
import { C1_EN_CONCEPTS } from './en-concepts.ts'
import { C1_EN_DAILY } from './en-daily.ts'
import { C1_EN_MORE } from './en-more.ts'
import { C1_EN_ORDINARY } from './en-ordinary.ts'
import { C1_EN_HARM } from './en-harm.ts'
import { C1_EN_OTHERS } from './en-others.ts'
import { C1_EN_PLAN } from './en-plan.ts'
import { C1_EN_VEILED } from './en-veiled.ts'
import { C1_EN_PLAIN } from './plain.ts'
import { C1_EN_UNSAID } from './en-unsaid.ts'
import { C1_EN_WEAK } from './en-weak.ts'
import { C1_EN_WISH } from './en-wish.ts'

/** Suicidal thoughts, self-harm and overdose, in English. */
export const C1_EN = toCrisisRule({
  class: 'C1',
  language: 'en',
  denial: DENIALS.en,
  concepts: C1_EN_CONCEPTS,
  ordinary: C1_EN_ORDINARY,
  isToldOfOthers: true,
  signs: [
    ...C1_EN_PLAIN,
    ...C1_EN_WISH,
    ...C1_EN_VEILED,
    ...C1_EN_MORE,
    ...C1_EN_PLAN,
    ...C1_EN_HARM,
    ...C1_EN_OTHERS,
    ...C1_EN_WEAK,
    ...C1_EN_DAILY,
    ...C1_EN_UNSAID,
  ],
})
