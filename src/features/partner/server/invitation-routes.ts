import { AppError } from '../../../kit/errors.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { endLink } from '../../compass/server/link-store.ts'
import { NO_PARTNER, unlinkPartner } from '../contract.ts'
import { removeReactions } from './parting-store.ts'

/** What inviting needs beside the vaults of its doors. */
export type InvitationParts = {
  /** Ends every session of an account at once. */
  endSessions: (userId: number) => Promise<void>
}

/** Inviting a partner, and letting him go. */
export function invitationRoutes(serve: Serve, { endSessions }: InvitationParts): void {
  serve(unlinkPartner, async ({ hers, couple, user }) => {
    const ended = await endLink(couple, user.id, endSessions)
    await removeReactions(hers, user.id)
    if (!ended) throw new AppError('not_found', NO_PARTNER)
    return done('Your partner is no longer linked with you.')
  })
}
