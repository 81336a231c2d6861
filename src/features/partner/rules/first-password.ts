import { t } from '../../../kit/words.ts'
import { PASSWORD_MIN, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '../../auth/contract.ts'
import { FIELDS_MISSING } from '../contract.ts'

const PASSWORD_FAILED = t`Failed to set password. Please try again.`

/** Errors of the two fields of a partner's first password; empty if none (docs/product.md, Accepting). */
export function passwordProblems(password: string, confirm: string): { password?: string; confirm?: string } {
  if (password === '' || confirm === '') {
    return { ...(password === '' && { password: FIELDS_MISSING() }), ...(confirm === '' && { confirm: FIELDS_MISSING() }) }
  }
  if (password !== confirm) return { confirm: PASSWORDS_DIFFER() }
  return password.length < PASSWORD_MIN ? { password: PASSWORD_TOO_SHORT() } : {}
}

/** Why the password could not be set: the server's message, otherwise its detail, otherwise a default text. */
export function passwordFailure(body: unknown): string {
  if (typeof body !== 'object' || body === null) return PASSWORD_FAILED
  const messages = ['message', 'detail'].map((name) => (body as Record<string, unknown>)[name])
  return messages.find((message): message is string => typeof message === 'string' && message !== '') ?? PASSWORD_FAILED
}
