/** Storage key of the access token of this device or tab (docs/product.md, section 17). */
export const ACCESS_KEY = 'auth_token'

/** Storage key of the refresh token. */
export const REFRESH_KEY = 'refresh_token'

/** Storage key of the signed-in person. */
export const USER_KEY = 'emberwell-user-data'

/** Storage key of her settings. */
export const SETTINGS_KEY = 'emberwell-settings'

/** The storage with the session: the device's or this tab's. */
function storageOf(): Storage | undefined {
  return [sessionStorage, localStorage].find((one) => one.getItem(ACCESS_KEY) !== null || one.getItem(REFRESH_KEY) !== null)
}

/** Whether this device or tab holds a session, which may have expired. */
export function hasStoredSession(): boolean {
  return storageOf() !== undefined
}

/** Lara's tone from the stored settings (`PREFERENCES`). */
export function keptTone(): string {
  const [, tone = 'nurturing'] = /"tone":"(\w+)"/.exec(storageOf()?.getItem(SETTINGS_KEY) ?? '') ?? []
  return tone
}
