import type { Claim } from '../knowledge.ts'

/** What the fixed safety answers rest on (lara.md §3). */
export const SAFETY_CLAIMS: readonly Claim[] = [
  {
    id: 'safety-overdose-late',
    text: 'After an overdose there may be no symptoms at first, although harm is being done.',
    authority: 'emc',
    citation: 'Paracetamol, summary of product characteristics: overdose (medicines.org.uk)',
    verified: true,
    on: '2026-11-21',
    wording: '75f72d96',
  },
  {
    id: 'safety-asking',
    text: 'Asking somebody about suicide does not cause suicidal thoughts.',
    authority: 'Psychological Medicine',
    citation: 'Dazzi and others, Psychological Medicine 2014 (review)',
    verified: false,
    on: '2026-11-21',
    wording: 'c6c4618c',
  },
]
