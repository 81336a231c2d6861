import { toCrisisRule } from '../crisis-rule.ts'
import { DENIALS } from '../denials.ts'

/** Suicidal thoughts, self-harm and overdose, in English. */
export const C1_EN = toCrisisRule({
  class: 'C1',
  language: 'en',
  denial: DENIALS.en,
  concepts: {},
  ordinary: [],
  signs: [{ cause: 'wish', patterns: ['want to die|kill_myself'] }],
})
