import { t } from '../../../kit/words.ts'
import { FIELDS_MISSING } from '../contract.ts'

/** What she enters to invite him. */
export type InviteForm = { readonly partner_name: string; readonly partner_email: string }

export const NO_INVITE: InviteForm = { partner_name: '', partner_email: '' }
const EMAIL_INVALID = t`Please enter a valid email address`

/** Whether the button may be pressed at all: nothing is empty (spec §5). */
export function isReady({ partner_name: name, partner_email: email }: InviteForm): boolean {
  return name !== '' && email !== ''
}

/** What keeps the invitation from being sent, or undefined (spec §5). */
export function inviteProblem({ partner_name: name, partner_email: email }: InviteForm): string | undefined {
  if (!name.trim() || !email.trim()) return FIELDS_MISSING
  return email.includes('@') ? undefined : EMAIL_INVALID
}

/** Whether a kept draft is this form's. */
export function isInviteForm(kept: unknown): kept is InviteForm {
  return typeof kept === 'object' && kept !== null && isText(kept, 'partner_name') && isText(kept, 'partner_email')
}

function isText(kept: object, name: string): boolean {
  return typeof (kept as Record<string, unknown>)[name] === 'string'
}
