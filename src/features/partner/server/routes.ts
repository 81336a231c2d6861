import type { Serve } from '../../../kit/server/serve.ts'
import { findTimezone } from '../../auth/server/store.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { type InvitationParts, invitationRoutes } from './invitation-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { type SetupParts, setupRoutes } from './setup-routes.ts'
import { signalRoutes } from './signal-routes.ts'

/** What the room needs beside the vaults of its doors. */
export type PartnerParts = InvitationParts & SetupParts

/** Her side of Compass, and the door by which he comes in. */
export function partnerRoutes(serve: Serve, parts: PartnerParts): void {
  invitationRoutes(serve, parts)
  setupRoutes(serve, parts)
  inboxRoutes(serve)
  signalRoutes(serve)
  previewRoutes(serve, { timezoneOf: (userId) => findTimezone(parts.accounts, userId) })
}
