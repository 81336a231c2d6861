import { t } from '../../../kit/words.ts'
import { FIELDS_MISSING } from '../contract.ts'

/** Fields of the invitation form. */
export type InviteForm = { readonly partner_name: string; readonly partner_email: string }

/** The form without input. */
export const NO_INVITE: InviteForm = { partner_name: '', partner_email: '' }

/** Message when an invitation could not be sent and the server gives no reason. */
export const INVITE_FAILED = t`Failed to send invitation. Please try again.`
const EMAIL_INVALID = t`Please enter a valid email address`

/** Whether the button is enabled: no field is empty (docs/product.md, Inviting). */
export function isReady({ partner_name: name, partner_email: email }: InviteForm): boolean {
  return name !== '' && email !== ''
}

/** Error of the invitation form; undefined if none (docs/product.md, Inviting). */
export function inviteProblem({ partner_name: name, partner_email: email }: InviteForm): string | undefined {
  if (!name.trim() || !email.trim()) return FIELDS_MISSING()
  return email.includes('@') ? undefined : EMAIL_INVALID
}

/** Whether a stored draft belongs to this form. */
export function isInviteForm(draft: unknown): draft is InviteForm {
  return typeof draft === 'object' && draft !== null && isText(draft, 'partner_name') && isText(draft, 'partner_email')
}

function isText(draft: object, name: string): boolean {
  return typeof (draft as Record<string, unknown>)[name] === 'string'
}
