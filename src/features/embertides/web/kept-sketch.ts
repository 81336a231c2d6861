import { currentSession } from '../../../kit/web/session.ts'
import { type TideSketch, UNTOUCHED } from '../rules/trail.ts'

let stored: { userId: number | undefined; sketch: TideSketch } | undefined

/** The picture as left during this visit, or the initial state. */
export function keptSketch(): TideSketch {
  return stored && stored.userId === currentSession()?.user.id ? stored.sketch : UNTOUCHED
}

/** Stores the picture in memory for the visit. */
export function keepSketch(sketch: TideSketch): void {
  stored = { userId: currentSession()?.user.id, sketch }
}
