import type { Session } from '../../kit/web/session.ts'

/**
 * Who a page is for (docs/product.md, section 1). `guest` is for signed-out visitors only; `public` is for everyone.
 */
export type PageAccess = 'public' | 'guest' | 'woman' | 'partner'

/**
 * The path a visitor is redirected to, or `undefined` if she may see the page (docs/product.md, section 1). Only
 * controls rendering; the server checks the role at every call.
 */
export function redirectPath(
  access: PageAccess,
  session: Pick<Session, 'user'> | undefined,
): '/' | '/home' | '/partner/compass' | undefined {
  if (access === 'public') return undefined
  if (!session) return access === 'guest' ? undefined : '/'
  const kind = session.user.user_type
  if (access === kind) return undefined
  return kind === 'partner' ? '/partner/compass' : '/home'
}

/** Whether a path is one of the partner's own pages; these report the end of a session themselves ("not linked"). */
export function isPartnerPlace(path: string): boolean {
  return path === '/partner/compass' || path === '/partner/chat'
}
