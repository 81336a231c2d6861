/** Names of the guarantees of the privacy boundary, under which each is proved and published (docs/decisions/0028). */
export const GUARANTEES = [
  'access',
  'two worlds',
  'canary',
  'timing',
  'database rights',
  'at rest',
  'encrypted',
  'deletion',
  'share link',
] as const

/** What `npm run prove` proves beside them: that patterns in her notes, and answers of experiments, are not chance. */
export const PROOFS = [...GUARANTEES, 'patterns', 'experiments'] as const

/** A guarantee, or another proof. */
export type Proof = (typeof PROOFS)[number]
