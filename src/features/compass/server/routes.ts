import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { leaveCompass, watchLink } from '../contract.ts'
import { actionRoutes } from './action-routes.ts'
import { endLink } from '../../couple/server/link-store.ts'
import type { LinkWatch } from './link-watch.ts'
import { linkOf, notLinked } from './link-access.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

/** Dependencies of the Compass endpoints besides the couple vault. */
export type CompassParts = {
  /** Ends every session of an account at once. */
  endSessions: (userId: number) => Promise<void>
  /** Called after the partner has left and got the reply, to remove her data about the partner. */
  left: (herId: number) => void
  links: LinkWatch
}

/** The partner's endpoints. Each except leaving returns 403 `not_linked` without a link. */
export function compassRoutes(serve: Serve, { endSessions, left, links }: CompassParts): void {
  // Idempotent, with the same reply: a partner whose link has ended does not learn when or why.
  serve(leaveCompass, async ({ couple, user }) => {
    const ended = await endLink(couple, user.id, endSessions)
    if (ended) left(ended.herId)
    else await endSessions(user.id)
    return done(t`You have left.`)
  })
  serve(watchLink, async ({ couple, user, query }) => {
    await linkOf(couple, user)
    if (!(await links.exists(user.id, (query.wait ?? 0) * 1_000))) throw notLinked()
    return { linked: true as const }
  })
  actionRoutes(serve)
  suggestionRoutes(serve)
}
