import type { Session } from '../../kit/web/session.ts'

/** Who a page is for (spec §2). `guest` is for the signed out only; `public` is for everyone. */
export type PageAccess = 'public' | 'guest' | 'woman' | 'partner'

/**
 * Where a visitor is sent instead of the page asked for, or undefined when she may stay (spec §2). It only
 * decides what is drawn; the server checks the role at every call.
 */
export function detour(access: PageAccess, session: Pick<Session, 'user'> | undefined): '/' | '/home' | '/partner/compass' | undefined {
  if (access === 'public') return undefined
  if (!session) return access === 'guest' ? undefined : '/'
  const kind = session.user.user_type
  if (access === kind) return undefined
  return kind === 'partner' ? '/partner/compass' : '/home'
}

/** Whether a path is one of the partner's own pages: there the end of a session is told by the page that says "not linked". */
export function isPartnerPlace(path: string): boolean {
  return path === '/partner/compass' || path === '/partner/chat'
}
