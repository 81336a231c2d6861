/** Where the access token of this device or tab is kept (spec §4). */
export const ACCESS_KEY = 'auth_token'

/** Where the refresh token of this device or tab is kept (spec §4). */
export const REFRESH_KEY = 'refresh_token'

/** Where the signed-in person is kept beside them (spec §4). */
export const USER_KEY = 'emberwell-user-data'

/** Whose session lies here, which may be over by now: as much as decides what is drawn first. Undefined for a guest. */
export function keptKind(): 'woman' | 'partner' | undefined {
  const storage = [sessionStorage, localStorage].find((one) => one.getItem(ACCESS_KEY) !== null || one.getItem(REFRESH_KEY) !== null)
  return storage && (storage.getItem(USER_KEY)?.includes('"user_type":"partner"') ? 'partner' : 'woman')
}
