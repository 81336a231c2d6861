/** Her side of Compass: inviting a partner and letting him go, what he did, how she took it, what she tells him, and what he sees. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Done, Email, Id, Instant, PathId, text, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'
import { NewPassword, PASSWORD_MAX, PASSWORDS_DIFFER } from '../auth/contract.ts'
import {
  Language,
  Reaction,
  ReceivedSignal,
  SignalCategory,
  SIGNAL_MAX,
  SIGNALS_MAX,
  Suggestion,
  SupportiveAction,
  Worked,
} from '../compass/contract.ts'

/** Characters, as they are typed. */
export const PARTNER_NAME_MAX = 120

export const FIELDS_MISSING = t`Please fill in all fields`
export const LINK_INVALID = t`Invalid confirmation link`
export const LINK_SPENT = t`This link has expired or was used before. Please ask for a new one.`
export const ADDRESS_HAS_ACCOUNT = t`This address has an account of another kind already. Please ask to be invited at another address.`
export const ADDRESS_IS_LINKED = t`This address is linked with somebody already. Please ask to be invited at another address.`
export const INVITE_SENT = t`Your invitation is on its way.`
export const INVITE_SENT_AGAIN = t`A new link is on its way. The one before no longer works.`
export const INVITE_CANCELLED = t`Your invitation is taken back. Its link no longer works.`
export const INVITE_ACCEPTED = t`Your partner has accepted by now. You can unlink instead.`
export const NO_INVITE = t`There is no invitation that waits for an answer.`
export const UNLINKED = t`Your partner is no longer linked with you.`
export const LEAVING_FIRST = t`Your account is about to be deleted. Please keep it first if you want to invite a partner.`
export const INVITE_FAILED = t`Failed to send invitation. Please try again.`
export const UNLINK_FAILED = t`Failed to unlink partner. Please try again.`
export const PASSWORD_FAILED = t`Failed to set password. Please try again.`
export const PASSWORD_SET = t`Your password is set.`
export const ONE_PARTNER = t`You have invited a partner already. Unlink or cancel first to invite another one.`
export const NO_PARTNER = t`There is no partner linked with your account.`
export const OWN_ADDRESS = t`This is your own address. Please enter your partner’s.`
export const NO_SUCH_ACTION = t`This is no longer here.`
export const NO_SUCH_SIGNAL = t`This signal is no longer here.`
export const TOO_MANY_SIGNALS = t`You can have ${SIGNALS_MAX} signals at a time. Take one back first.`

/** The state of her link. `is_linked` is true from the invitation on; until he accepted, `invitation_accepted_at` is null (spec §4). */
export const PartnerInfo = z.object({
  is_linked: z.boolean(),
  status: z.enum(['none', 'pending', 'linked']),
  partner_name: z.nullable(z.string()),
  partner_email: z.nullable(z.string()),
  invitation_accepted_at: z.nullable(Instant),
  invited_at: z.nullable(Instant),
  /** When a pending invitation ends by itself. */
  expires_at: z.nullable(Instant),
})
export type PartnerInfo = z.infer<typeof PartnerInfo>

export const invitePartner = endpoint({
  method: 'POST',
  path: '/api/auth/invite-partner/',
  access: 'woman',
  status: 201,
  body: z.strictObject({ partner_name: words(PARTNER_NAME_MAX, FIELDS_MISSING), partner_email: Email }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: PartnerInfo }),
})

export const findPartnerInfo = endpoint({
  method: 'GET',
  path: '/api/compass/partner-info/',
  access: 'woman',
  reply: z.object({ data: PartnerInfo }),
})

/** Sends the letter again with a new link; the old one ends. */
export const resendInvite = endpoint({
  method: 'POST',
  path: '/api/compass/invite/resend/',
  access: 'woman',
  reply: z.object({ success: z.literal(true), message: z.string(), data: PartnerInfo }),
})

export const cancelInvite = endpoint({ method: 'DELETE', path: '/api/compass/invite/', access: 'woman', reply: Done })

/** At once and without a word to him; all that the two shared here is gone. */
export const unlinkPartner = endpoint({ method: 'DELETE', path: '/api/compass/unlink-partner/', access: 'woman', reply: Done })

/** `uid` is the invitation's, not a person's; the token works once, for seven days. */
export const setUpPartner = endpoint({
  method: 'POST',
  path: '/api/auth/partner-setup/:uid/:token/',
  access: 'public',
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX), timezone: z.optional(TimeZone) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/** One of his actions as she sees it, with what she said to it. */
export const InboxItem = z.extend(SupportiveAction, { reaction: z.nullable(Reaction) })
export type InboxItem = z.infer<typeof InboxItem>

/** Newest first. Reading it tells him nothing. */
export const findInbox = endpoint({
  method: 'GET',
  path: '/api/compass/inbox/',
  access: 'woman',
  reply: z.object({ data: z.array(InboxItem) }),
})

/** Her reaction to one action, or null to take it back. He never sees a single one. Saying the same again changes nothing, so a repeat needs no keeping. */
export const giveReaction = endpoint({
  method: 'POST',
  path: '/api/compass/supportive-actions/:id/feedback/',
  access: 'woman',
  repeats: 'kept-by-room',
  params: { id: PathId },
  body: z.strictObject({ reaction: z.nullable(Reaction) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: InboxItem }),
})

/** A few words of hers to him, exactly as she saw them before she sent them. */
export const Signal = z.object({ id: Id, category: SignalCategory, text: z.string(), created_at: Instant, expires_at: Instant })
export type Signal = z.infer<typeof Signal>

export const sendSignal = endpoint({
  method: 'POST',
  path: '/api/compass/signals/',
  access: 'woman',
  status: 201,
  body: z.strictObject({ category: SignalCategory, text: words(SIGNAL_MAX, t`Please write what he shall read`) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Signal }),
})

/** Her own that still stand, newest first. */
export const listSignals = endpoint({
  method: 'GET',
  path: '/api/compass/signals/',
  access: 'woman',
  reply: z.object({ data: z.array(Signal) }),
})

export const revokeSignal = endpoint({
  method: 'DELETE',
  path: '/api/compass/signals/:id/',
  access: 'woman',
  params: { id: PathId },
  reply: Done,
})

/** Exactly what he sees at this moment: the replies to his own calls, made by the same functions. `language` is that of the page, as at his doors. */
export const findPreview = endpoint({
  method: 'GET',
  path: '/api/compass/preview/',
  access: 'woman',
  query: z.strictObject({ language: z.optional(Language) }),
  reply: z.object({
    data: z.object({
      woman_name: z.string(),
      signals: z.array(ReceivedSignal),
      supportive_actions: z.array(SupportiveAction),
      total_actions: z.number(),
      worked: z.array(Worked),
      suggestions: z.array(Suggestion),
    }),
  }),
})
