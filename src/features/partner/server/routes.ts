import type { Serve } from '../../../kit/server/serve.ts'
import { type InvitationParts, invitationRoutes } from './invitation-routes.ts'
import { type SetupParts, setupRoutes } from './setup-routes.ts'

/** What the room needs beside the vaults of its doors. */
export type PartnerParts = InvitationParts & SetupParts

/** Her side of Compass, and the door by which he comes in. */
export function partnerRoutes(serve: Serve, parts: PartnerParts): void {
  invitationRoutes(serve, parts)
  setupRoutes(serve, parts)
}
