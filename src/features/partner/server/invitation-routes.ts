import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import type { Limits } from '../../../kit/server/limits.ts'
import { queueUnaskedEmail } from '../../../kit/server/email-queue.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type AccountsVault, type HerVault, transact } from '../../../kit/server/vaults.ts'
import { EMAIL_REFUSED } from '../../auth/contract.ts'
import { emailDigest } from '../../auth/server/account-store.ts'
import { addInvitation, type Invitation, removeInvitation, renewInvitation } from '../../couple/server/invitation-store.ts'
import { endLink, findLink, type Link, type LinkNames } from '../../couple/server/link-store.ts'
import { languageOfWord } from '../../onboarding/contract.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import {
  cancelInvite,
  findLinkQuestion,
  findPartnerInfo,
  INVITE_ACCEPTED,
  INVITE_CANCELLED,
  INVITE_SENT,
  INVITE_SENT_AGAIN,
  invitePartner,
  keepLink,
  LEAVING_FIRST,
  LINK_KEPT,
  NO_INVITE,
  NO_PARTNER,
  ONE_PARTNER,
  OWN_ADDRESS,
  type PartnerInfo,
  resendInvite,
  UNLINKED,
  unlinkPartner,
} from '../contract.ts'
import { removeShares } from '../../shares/server/store.ts'
import { NOBODY } from '../rules/link-state.ts'
import { closeLinkQuestion, isAskedAboutLink } from './link-question-store.ts'
import { invitationEmail, type EmailLanguage } from './emails.ts'
import { forgetPartner } from './unlinking-store.ts'

/** Invitation emails per woman and hour, so that no one floods a stranger's mailbox. */
const EMAILS_AN_HOUR = 5

/** Dependencies of the invitation endpoints besides their vaults. */
export type InvitationParts = {
  accounts: AccountsVault
  keys: Keys
  limits: Limits
  publicUrl: string
  /** Whether deletion of her account is scheduled; a new link would be ended within the hour. */
  isLeaving: (userId: number) => Promise<boolean>
  /** Ends every session of an account at once. */
  endSessions: (userId: number) => Promise<void>
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

function infoOf(link: Link | undefined): PartnerInfo {
  if (!link) return NOBODY
  return {
    is_linked: true,
    status: link.acceptedAt === null ? 'pending' : 'linked',
    partner_name: link.names.partner_name,
    partner_email: link.names.partner_email,
    invitation_accepted_at: instantOf(link.acceptedAt),
    invited_at: instantOf(link.createdAt),
    expires_at: instantOf(link.expiresAt),
  }
}

/**
 * Endpoints to invite and unlink a partner. None of them looks up whether the address has an account, so no reply can
 * reveal it.
 */
export function invitationRoutes(serve: Serve, parts: InvitationParts): void {
  const { accounts, keys, limits, publicUrl, isLeaving, endSessions } = parts
  const emailCounter = limits.counter('invitation', EMAILS_AN_HOUR, 3_600)

  /**
   * Called before the link is locked: vaults are locked in the order hers, couple, accounts, which avoids deadlocks.
   */
  async function languageOf(hers: HerVault, her: Person): Promise<EmailLanguage> {
    return (await findAnswers(hers, her))?.language ?? 'English'
  }

  async function sendEmail(her: Person, names: LinkNames, { id, token }: Invitation, language: EmailLanguage, now: number): Promise<void> {
    await emailCounter.take(String(her.id))
    const link = `${publicUrl}/partner/confirm_password/${id}/${token}`
    const mail = invitationEmail(names.partner_email, names, link, language)
    const isQueued = await inLanguage(languageOfWord(language) ?? 'en', () =>
      queueUnaskedEmail(accounts, keys, mail, { publicUrl, owner: her.id, now }),
    )
    if (!isQueued) throw new AppError('conflict', EMAIL_REFUSED())
  }

  serve(invitePartner, async ({ hers, couple, user, body, now }) => {
    const { full_name: fullName, email } = user.profile
    if (emailDigest(keys, body.partner_email) === emailDigest(keys, email)) {
      throw new AppError('invalid', { field: 'partner_email', message: OWN_ADDRESS() })
    }
    if (await isLeaving(user.id)) throw new AppError('conflict', LEAVING_FIRST())
    if (await findLink(couple, user)) throw new AppError('conflict', ONE_PARTNER())
    // Reactions to a former partner do not count for this one.
    await forgetPartner(hers, user.id)
    const names: LinkNames = { ...body, woman_name: fullName.trim().split(/\s+/)[0] ?? '' }
    const language = await languageOf(hers, user)
    // The email is queued first: a server stopped in between leaves an email too many, never an invitation without one.
    const link = await transact(couple, async (inside) => {
      const invitation = await addInvitation(inside, user, names, now)
      if (!invitation) throw new AppError('conflict', ONE_PARTNER())
      await sendEmail(user, names, invitation, language, now)
      return findLink(inside, user)
    })
    return { ...done(INVITE_SENT()), data: infoOf(link) }
  })

  serve(findPartnerInfo, async ({ couple, user }) => ({ data: infoOf(await findLink(couple, user)) }))

  serve(findLinkQuestion, async ({ hers, couple, user }) => {
    const link = (await isAskedAboutLink(hers, user.id)) ? await findLink(couple, user) : undefined
    return { data: { partner_name: link?.names.partner_name ?? null } }
  })

  serve(keepLink, async ({ hers, user }) => {
    await closeLinkQuestion(hers, user.id)
    return done(LINK_KEPT())
  })

  serve(resendInvite, async ({ hers, couple, user, now }) => {
    const language = await languageOf(hers, user)
    const link = await transact(couple, async (inside) => {
      const invitation = await renewInvitation(inside, user, now)
      const renewed = invitation && (await findLink(inside, user))
      if (!renewed) throw new AppError('not_found', NO_INVITE())
      await sendEmail(user, renewed.names, invitation, language, now)
      return renewed
    })
    return { ...done(INVITE_SENT_AGAIN()), data: infoOf(link) }
  })

  serve(cancelInvite, async ({ couple, user }) => {
    if (await removeInvitation(couple, user.id)) return done(INVITE_CANCELLED())
    throw (await findLink(couple, user)) ? new AppError('conflict', INVITE_ACCEPTED()) : new AppError('not_found', NO_INVITE())
  })

  serve(unlinkPartner, async ({ hers, couple, user }) => {
    const ended = await endLink(couple, user.id, endSessions)
    await forgetPartner(hers, user.id)
    await removeShares(hers, user.id)
    if (!ended) throw new AppError('not_found', NO_PARTNER())
    return done(UNLINKED())
  })
}
