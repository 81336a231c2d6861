type Reauth = (password: string) => Promise<unknown>

let reauth: Reauth | undefined

/** Says how a password is given again; the app wires the endpoint in, so that the kit knows no room. */
export function reauthWith(how: Reauth): void {
  reauth = how
}

/** Gives the password again, which steps the session up for five minutes. Throws ApiError when it is wrong. */
export async function reauthenticate(password: string): Promise<void> {
  if (!reauth) throw new Error('nobody said how a password is given again')
  await reauth(password)
}
