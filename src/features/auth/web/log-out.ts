import { t } from '../../../kit/words.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { beginLeaving, signOut } from '../../../kit/web/session.ts'
import { logout } from '../contract.ts'

/** How long the server may take before the device is emptied without its answer, in ms. */
const PATIENCE_MS = 4_000

/** What is told where the server could not be. */
export const NOT_HEARD = t`You are signed out on this device. We could not reach Emberwell to end the session there; it ends by itself.`

async function tellServer(): Promise<boolean> {
  try {
    await call(logout)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A refusal with 401 means that the server has ended it already.
    return error.status === 401
  }
}

/**
 * Ends the session on the server, then on this device, where everything of hers is emptied. Answers false when the
 * server could not be told; the device is emptied all the same.
 */
export async function logOut(why: 'logout' | 'idle' = 'logout'): Promise<boolean> {
  beginLeaving()
  const patience = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false)
  })
  try {
    return await Promise.race([tellServer(), patience])
  } finally {
    await signOut(why)
  }
}
