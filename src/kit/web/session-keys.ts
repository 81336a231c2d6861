/** Where the access token of this device or tab is kept (spec §4). */
export const ACCESS_KEY = 'auth_token'

/** Where the refresh token of this device or tab is kept (spec §4). */
export const REFRESH_KEY = 'refresh_token'

/** Where the signed-in person is kept beside them (spec §4). */
export const USER_KEY = 'emberwell-user-data'

/** Where her settings are kept beside them (spec §3). */
export const SETTINGS_KEY = 'emberwell-settings'

/** Where somebody's session lies: on the device, or in this tab alone. */
function storageOf(): Storage | undefined {
  return [sessionStorage, localStorage].find((one) => one.getItem(ACCESS_KEY) !== null || one.getItem(REFRESH_KEY) !== null)
}

/** Whose session lies here, which may be over by now: as much as decides what is drawn first. Undefined for a guest. */
export function keptKind(): 'woman' | 'partner' | undefined {
  const storage = storageOf()
  return storage && (storage.getItem(USER_KEY)?.includes('"user_type":"partner"') ? 'partner' : 'woman')
}

/** Her first name as it lies beside it; undefined where it is damaged or not there. */
export function keptName(): string | undefined {
  const [, name] = /"name":"([^"\\ ]+)/.exec(storageOf()?.getItem(USER_KEY) ?? '') ?? []
  return name
}

/** Lara's tone as it lies on the device with her settings (`PREFERENCES`). */
export function keptTone(): string {
  const [, tone = 'nurturing'] = /"tone":"(\w+)"/.exec(storageOf()?.getItem(SETTINGS_KEY) ?? '') ?? []
  return tone
}
