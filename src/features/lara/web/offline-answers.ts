/** Local answers while the server is unreachable, in two modules that are loaded when they may be needed. */

/** The fixed answers of the chips, and the welcome. */
export const dataAnswers = () => import('./offline-answer-text.ts')

/** Safety answers. A large module, loaded when she starts to write. */
export const ownSafety = () => import('./offline-safety.ts')
