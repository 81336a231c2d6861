import { t } from '../../../kit/words.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { beginLeaving, signOut } from '../../../kit/web/session.ts'
import { logout } from '../contract.ts'

/** Time in ms to wait for the server before the device is cleared anyway. */
const TIMEOUT_MS = 4_000

/** Shown when the server could not be reached. */
export const SERVER_UNREACHED = t`You are signed out on this device. We could not reach Emberwell to end the session there; it ends by itself.`

async function endServerSession(): Promise<boolean> {
  try {
    await call(logout)
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
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, false)
  })
  try {
    return await Promise.race([endServerSession(), timeout])
  } finally {
    await signOut(why)
  }
}
