import type { Serve } from '../../../kit/server/serve.ts'
import { findTimezone } from '../../auth/server/account-store.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { type InvitationParts, invitationRoutes } from './invitation-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { type SetupParts, setupRoutes } from './setup-routes.ts'
import { signalRoutes } from './signal-routes.ts'

/** Dependencies of the partner endpoints besides their vaults. */
export type PartnerParts = InvitationParts & SetupParts

/** Endpoints of her side of Compass, and the one that accepts an invitation. */
export function partnerRoutes(serve: Serve, parts: PartnerParts): void {
  invitationRoutes(serve, parts)
  setupRoutes(serve, parts)
  inboxRoutes(serve)
  signalRoutes(serve)
  previewRoutes(serve, { timezoneOf: (userId) => findTimezone(parts.accounts, userId) })
}
