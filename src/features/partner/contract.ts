/** Her side of Compass: invitation, unlinking, inbox, reactions, signals and preview (docs/product.md, section 13). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Done, Id, Instant, NewEmail, PathId, text, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { NewPassword, PASSWORD_MAX, PASSWORDS_DIFFER } from '../auth/contract.ts'
import { Language, Suggestion, Worked } from '../compass/contract.ts'
import { Reaction, ReceivedSignal, SIGNAL_MAX, SignalCategory, SIGNALS_MAX, SupportiveAction } from '../couple/contract.ts'

/** Maximum length in characters, as typed. */
export const PARTNER_NAME_MAX = 120

export const FIELDS_MISSING: Message = () => t`Please fill in all fields`
export const LINK_SPENT: Message = () => t`This link has expired or was already used. Please ask for a new one.`
export const ADDRESS_HAS_ACCOUNT: Message = () =>
  t`This address already has a different kind of account. Please ask to be invited at another address.`
export const ADDRESS_IS_LINKED: Message = () => t`This address is already linked to someone. Please ask to be invited at another address.`
export const INVITE_SENT: Message = () => t`Your invitation is on its way.`
export const INVITE_SENT_AGAIN: Message = () => t`We’ve sent a new link. The old one no longer works.`
export const INVITE_CANCELLED: Message = () => t`Your invitation is cancelled. Its link no longer works.`
export const INVITE_ACCEPTED: Message = () => t`Your partner has already accepted. You can unlink instead.`
export const NO_INVITE: Message = () => t`There’s no pending invitation.`
export const UNLINKED: Message = () => t`Your partner is no longer linked to you.`
export const LINK_KEPT: Message = () => t`You’re still linked.`
export const LEAVING_FIRST: Message = () => t`Your account is scheduled for deletion. Please keep it first if you want to invite a partner.`
export const PASSWORD_SET: Message = () => t`Your password is set.`
export const ONE_PARTNER: Message = () => t`You’ve already invited a partner. Unlink or cancel first to invite someone else.`
export const NO_PARTNER: Message = () => t`No partner is linked to your account.`
export const OWN_ADDRESS: Message = () => t`This is your own address. Please enter your partner’s.`
export const NO_SUCH_ACTION: Message = () => t`This is no longer here.`
export const NO_SUCH_SIGNAL: Message = () => t`This signal is no longer here.`
export const TOO_MANY_SIGNALS: Message = () => t`You can have ${SIGNALS_MAX} signals at a time. Please take one back first.`

/**
 * State of her link. `is_linked` is true from the invitation on; `invitation_accepted_at` is null until it is accepted.
 */
export const PartnerInfo = z.object({
  is_linked: z.boolean(),
  status: z.enum(['none', 'pending', 'linked']),
  partner_name: z.nullable(z.string()),
  partner_email: z.nullable(z.string()),
  invitation_accepted_at: z.nullable(Instant),
  invited_at: z.nullable(Instant),
  /** When a pending invitation expires. */
  expires_at: z.nullable(Instant),
})
export type PartnerInfo = z.infer<typeof PartnerInfo>

/** Invites a partner by email; 409 when she has a link or an invitation. */
export const invitePartner = endpoint('POST /api/auth/invite-partner/', 'woman', {
  records: 'partner_invited',
  status: 201,
  body: z.strictObject({ partner_name: words(PARTNER_NAME_MAX, FIELDS_MISSING), partner_email: NewEmail }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: PartnerInfo }),
})

/** State of her link. */
export const findPartnerInfo = endpoint('GET /api/compass/partner-info/', 'woman', { reply: z.object({ data: PartnerInfo }) })

/** Sends the invitation email again with a new link; the old link stops working. */
export const resendInvite = endpoint('POST /api/compass/invite/resend/', 'woman', {
  records: 'partner_invited',
  reply: z.object({ success: z.literal(true), message: z.string(), data: PartnerInfo }),
})

/** Cancels her pending invitation; 409 once it is accepted. */
export const cancelInvite = endpoint('DELETE /api/compass/invite/', 'woman', { reply: Done })

/** Ends the link at once, without notifying the partner; everything the two shared is removed. */
export const unlinkPartner = endpoint('DELETE /api/compass/unlink-partner/', 'woman', { records: 'partner_unlinked', reply: Done })

/**
 * The partner she is asked about after a new password: whether the link should remain. Null if there is no question.
 */
export const findLinkQuestion = endpoint('GET /api/compass/link-question/', 'woman', {
  reply: z.object({ data: z.object({ partner_name: z.nullable(z.string()) }) }),
})

/** Keeps the link and closes the question. */
export const keepLink = endpoint('DELETE /api/compass/link-question/', 'woman', { reply: Done })

/** `uid` is the invitation's id, not a user's; the token works once, for seven days. */
export const setUpPartner = endpoint('POST /api/auth/partner-setup/:uid/:token/', 'public', {
  limit: 'token',
  params: { uid: PathId, token: text(100) },
  body: z
    .strictObject({ new_password: NewPassword, confirm_password: text(PASSWORD_MAX), timezone: z.optional(TimeZone) })
    .check(z.refine((body) => body.new_password === body.confirm_password, { error: PASSWORDS_DIFFER, path: ['confirm_password'] })),
  reply: Done,
})

/** One of the partner's actions as she sees it, with her reaction. */
export const InboxItem = z.extend(SupportiveAction, { reaction: z.nullable(Reaction) })
export type InboxItem = z.infer<typeof InboxItem>

/** Newest first. The partner cannot tell whether she has read it. */
export const findInbox = endpoint('GET /api/compass/inbox/', 'woman', { reply: z.object({ data: z.array(InboxItem) }) })

/**
 * Her reaction to one action, or null to remove it. The partner never sees a single reaction. Idempotent by nature, so
 * it needs no stored reply.
 */
export const giveReaction = endpoint('POST /api/compass/supportive-actions/:id/feedback/', 'woman', {
  repeats: 'kept-by-feature',
  params: { id: PathId },
  body: z.strictObject({ reaction: z.nullable(Reaction) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: InboxItem }),
})

/** A short message of hers to the partner, sent exactly as previewed. */
export const Signal = z.object({ id: Id, category: SignalCategory, text: z.string(), created_at: Instant, expires_at: Instant })
export type Signal = z.infer<typeof Signal>

/** Sends a signal for 24 hours; 409 at SIGNALS_MAX active ones. */
export const sendSignal = endpoint('POST /api/compass/signals/', 'woman', {
  status: 201,
  body: z.strictObject({ category: SignalCategory, text: words(SIGNAL_MAX, () => t`Please write what your partner should read`) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Signal }),
})

/** Her active signals, newest first. */
export const listSignals = endpoint('GET /api/compass/signals/', 'woman', { reply: z.object({ data: z.array(Signal) }) })

/** Withdraws an active signal; 404 if there is none. */
export const revokeSignal = endpoint('DELETE /api/compass/signals/:id/', 'woman', { params: { id: PathId }, reply: Done })

/**
 * What the partner sees now: the replies of the partner's endpoints, from the same functions. `language` is that of the
 * page, as there.
 */
export const findPreview = endpoint('GET /api/compass/preview/', 'woman', {
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
