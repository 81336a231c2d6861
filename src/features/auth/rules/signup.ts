import { PASSWORD_MIN, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '../contract.ts'

/** The fields of the first sign-up step, as typed. */
export type AccountFields = { full_name: string; email: string; password: string; confirm_password: string }

/** Whether the login form can be sent: both fields are filled (docs/product.md, Sign-in and sessions). */
export function isLoginReady(fields: { email: string; password: string }): boolean {
  return fields.email.trim() !== '' && fields.password.trim() !== ''
}

/**
 * Whether the account can be created: four filled fields, equal passwords of at least 8 characters (docs/product.md,
 * Sign-up).
 */
export function isSignupReady({ full_name, email, password, confirm_password }: AccountFields): boolean {
  const isFilled = [full_name, email, password, confirm_password].every((text) => text.trim() !== '')
  return isFilled && password === confirm_password && password.length >= PASSWORD_MIN
}

/** Error of the second password, once it is as long as the first or has lost focus (`isLeft`); undefined if none. */
export function confirmProblem(password: string, confirm: string, isLeft: boolean): string | undefined {
  if (confirm === '' || confirm === password) return undefined
  return isLeft || confirm.length >= password.length ? PASSWORDS_DIFFER() : undefined
}

/** Errors of the two fields of a new password; empty if there is none. */
export function newPasswordProblems({ password, confirm }: { password: string; confirm: string }): { password?: string; confirm?: string } {
  return {
    ...(password.length < PASSWORD_MIN && { password: PASSWORD_TOO_SHORT() }),
    ...(password !== confirm && { confirm: PASSWORDS_DIFFER() }),
  }
}
