import { currentSession } from '../../../kit/web/session.ts'
import { type TideSketch, UNTOUCHED } from '../rules/trail.ts'

let kept: { userId: number | undefined; sketch: TideSketch } | undefined

/** The picture as she left it during this visit; untouched when she has not been here. */
export function keptSketch(): TideSketch {
  return kept && kept.userId === currentSession()?.user.id ? kept.sketch : UNTOUCHED
}

/** Keeps the picture in memory while she looks at other pages. */
export function keepSketch(sketch: TideSketch): void {
  kept = { userId: currentSession()?.user.id, sketch }
}
