/** Names of the guarantees of the privacy boundary, under which each is proved and published (docs/decisions/0028). */
export const GUARANTEES = ['access', 'two worlds', 'canary', 'timing', 'database rights', 'at rest', 'encrypted', 'deletion'] as const

/** A guarantee. */
export type Guarantee = (typeof GUARANTEES)[number]
