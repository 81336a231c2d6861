type Reauth = (password: string) => Promise<unknown>

let reauth: Reauth | undefined

/** Registers how the password is checked again; the app passes the endpoint in, because the kit knows no feature. */
export function reauthWith(how: Reauth): void {
  reauth = how
}

/** Sends the password again, which steps the session up for five minutes. Throws ApiError when it is wrong. */
export async function reauthenticate(password: string): Promise<void> {
  if (!reauth) throw new Error('reauthWith was not called')
  await reauth(password)
}
