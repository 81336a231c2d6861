import { t } from '../../../kit/words.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { pause } from '../../../kit/web/scheduling.ts'
import { beginLeaving, currentSession, signOut } from '../../../kit/web/session.ts'
import { logout } from '../contract.ts'

/** Time in ms to wait for the server before the device is cleared anyway. */
const TIMEOUT_MS = 4_000

/** Shown when the server could not be reached. */
export const SERVER_UNREACHED = t`You are signed out on this device. We could not reach Emberwell to end the session there; it ends by itself.`

async function endServerSession(): Promise<boolean> {
  try {
    await call(logout, { body: currentSession()?.isSharedDevice ? { shared_device: true } : {} })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // 401 means that the session has already ended.
    return error.status === 401
  }
}

/**
 * Ends the session on the server, then clears the device. Resolves to false when the server could not be reached; the
 * device is cleared anyway.
 */
export async function logOut(why: 'logout' | 'idle' = 'logout'): Promise<boolean> {
  beginLeaving()
  // A read that arrived after the logout would be refused.
  await queryClient.cancelQueries()
  try {
    return await Promise.race([endServerSession(), pause(TIMEOUT_MS).then(() => false)])
  } finally {
    await signOut(why)
  }
}
