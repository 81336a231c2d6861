import { AppError } from '../../../kit/errors.ts'
import { apiNotFound } from '../../../kit/server/error-handler.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import {
  createShare,
  endShare,
  listShares,
  openShare,
  SHARE_ENDED,
  SHARE_ID_TAKEN,
  SHARE_LIVES,
  SHARE_MADE,
  SHARE_MISSING,
  SHARES_FULL,
} from '../contract.ts'
import { addShareOf, findShares, removeShare, useShare } from './store.ts'

/** `hers`: a link is opened without a session, so her vault is passed in. */
export type ShareParts = { hers: HerVault; keys: Keys }

/** Adds the endpoints of her share links, and the one that opens a link. */
export function shareRoutes(serve: Serve, { hers: vault, keys }: ShareParts): void {
  const digestOf = (id: string) => keys.blindRandom('share', id)

  serve(listShares, async ({ hers, user, now }) => ({ data: await findShares(hers, user, now) }))

  serve(createShare, async ({ hers, user, body: { id, body, label, expires_in: life, opens }, now }) => {
    const times = { created_at: now, expires_at: now + SHARE_LIVES[life] }
    const added = await addShareOf(hers, user, { digest: digestOf(id), label, opens, ...times, body: Buffer.from(body, 'base64url') })
    if (added === 'full') throw new AppError('conflict', SHARES_FULL())
    if (added === 'taken') throw new AppError('conflict', SHARE_ID_TAKEN())
    return { ...done(SHARE_MADE()), data: added }
  })

  serve(endShare, async ({ hers, user, params }) => {
    if (!(await removeShare(hers, user.id, params.id))) throw new AppError('not_found', SHARE_MISSING())
    return done(SHARE_ENDED())
  })

  serve(openShare, async ({ params, now }) => {
    const body = await useShare(vault, digestOf(params.token), now)
    if (!body) throw apiNotFound()
    return { data: { body: Buffer.from(body).toString('base64url') } }
  })
}
