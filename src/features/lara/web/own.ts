/** What the page says itself while the server cannot be reached, in two parts that are each fetched when they may be needed. */

/** The fixed answers of the chips, and the welcome. */
export const ownAnswers = () => import('./own-answers.ts')

/** What can be said to words of danger; heavy, and fetched when she begins to write. */
export const ownSafety = () => import('./own-safety.ts')
