import { PASSWORD_MIN, PASSWORDS_DIFFER } from '../contract.ts'

/** The four fields of step 0, as they are typed. */
export type AccountFields = { full_name: string; email: string; password: string; confirm_password: string }

/** Whether login may be sent: both fields hold more than white space (spec §5). */
export function isLoginReady(fields: { email: string; password: string }): boolean {
  return fields.email.trim() !== '' && fields.password.trim() !== ''
}

/** Whether the account may be created: four fields that are not blank, equal passwords, at least 8 characters (spec §5). */
export function isSignupReady({ full_name, email, password, confirm_password }: AccountFields): boolean {
  const isFilled = [full_name, email, password, confirm_password].every((text) => text.trim() !== '')
  return isFilled && password === confirm_password && password.length >= PASSWORD_MIN
}

/** The sentence under the second password: said once she typed as much there as above, or has left it (`isLeft`). */
export function confirmProblem(password: string, confirm: string, isLeft: boolean): string | undefined {
  if (confirm === '' || confirm === password) return undefined
  return isLeft || confirm.length >= password.length ? PASSWORDS_DIFFER : undefined
}
