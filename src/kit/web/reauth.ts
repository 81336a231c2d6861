/** How the account is checked again; the app passes it in, because the kit knows no feature. */
type Reauth = {
  /** Throws ApiError: `second_step_required` when only the code is missing. */
  withPassword(password: string, code: string | undefined): Promise<unknown>
  hasPasskey(): Promise<boolean>
  /** Resolves to false when she closed the browser's question. */
  withPasskey(): Promise<boolean>
}

let reauth: Reauth | undefined

/** Registers how the account is checked again. */
export function reauthWith(how: Reauth): void {
  reauth = how
}

/** The registered checks; each steps the session up for five minutes. */
export function reauthentication(): Reauth {
  if (!reauth) throw new Error('reauthWith was not called')
  return reauth
}
