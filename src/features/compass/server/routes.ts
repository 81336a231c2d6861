import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { leaveCompass, watchLink } from '../contract.ts'
import { actionRoutes } from './action-routes.ts'
import { endLink } from './link-store.ts'
import type { LinkWatch } from './link-watch.ts'
import { linkOf, notLinked } from './linked.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

/** What the room needs beside the couple's vault, which it is given at each door. */
export type CompassParts = {
  /** Ends every session of an account at once. */
  endSessions: (userId: number) => Promise<void>
  /** Told when he has left, after the reply, so that what was hers about him goes, too. */
  left: (herId: number) => void
  links: LinkWatch
}

/** His doors. Each but the one out answers 403 with the code `not_linked` where he has no link. */
export function compassRoutes(serve: Serve, { endSessions, left, links }: CompassParts): void {
  // Done twice it changes nothing, and says the same: a man whose link has ended reads nothing here about when or why.
  serve(leaveCompass, async ({ couple, user }) => {
    const ended = await endLink(couple, user.id, endSessions)
    if (ended) left(ended.herId)
    else await endSessions(user.id)
    return done(t`You have left.`)
  })
  serve(watchLink, async ({ couple, user, query }) => {
    await linkOf(couple, user)
    if (!(await links.stands(user.id, (query.wait ?? 0) * 1_000))) throw notLinked()
    return { linked: true as const }
  })
  actionRoutes(serve)
  suggestionRoutes(serve)
}
