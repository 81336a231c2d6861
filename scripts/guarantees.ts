/** The guarantees of the wall between her and her partner, by the names under which each is proved and published (docs/decisions/0028). */
export const GUARANTEES = ['doors', 'two worlds', 'canary', 'timing', 'walker', 'at rest', 'sealed', 'leaving'] as const

/** The name of one. */
export type Guarantee = (typeof GUARANTEES)[number]
