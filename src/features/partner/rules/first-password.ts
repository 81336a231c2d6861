import { PASSWORD_MIN, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '../../auth/contract.ts'
import { FIELDS_MISSING, PASSWORD_FAILED } from '../contract.ts'

/** What is wrong with the two fields of his first password, under the field it belongs to (spec §5); empty when nothing is. */
export function passwordProblems(password: string, confirm: string): { password?: string; confirm?: string } {
  if (password === '' || confirm === '') {
    return { ...(password === '' && { password: FIELDS_MISSING }), ...(confirm === '' && { confirm: FIELDS_MISSING }) }
  }
  if (password !== confirm) return { confirm: PASSWORDS_DIFFER }
  return password.length < PASSWORD_MIN ? { password: PASSWORD_TOO_SHORT } : {}
}

/** Why his password could not be set, in words: the server's message, then its detail, else the specification's sentence (spec §8). */
export function passwordFailure(body: unknown): string {
  if (typeof body !== 'object' || body === null) return PASSWORD_FAILED
  const said = ['message', 'detail'].map((name) => (body as Record<string, unknown>)[name])
  return said.find((words): words is string => typeof words === 'string' && words !== '') ?? PASSWORD_FAILED
}
