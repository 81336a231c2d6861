import { ApiError, call } from '../../../kit/web/api.ts'
import { currentSession, signOut } from '../../../kit/web/session.ts'
import { logout } from '../contract.ts'

/**
 * Ends the session on the server, then on this device, where everything of hers is emptied. Answers false when the
 * server could not be told; the device is emptied all the same.
 */
export async function logOut(why: 'logout' | 'idle' = 'logout'): Promise<boolean> {
  let wasHeard = true
  try {
    await call(logout)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A refusal with 401 means that the server has ended it already.
    wasHeard = error.status === 401
  }
  if (currentSession()) await signOut(why)
  return wasHeard
}
