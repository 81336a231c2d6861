import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Limits } from '../../../kit/server/limits.ts'
import { queueMail } from '../../../kit/server/mail.ts'
import type { Person } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact, type Vault } from '../../../kit/server/vaults.ts'
import { emailDigest } from '../../auth/server/store.ts'
import {
  addInvitation,
  endLink,
  findLink,
  type Invitation,
  type Link,
  type LinkNames,
  removeInvitation,
  renewInvitation,
} from '../../compass/server/link-store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import {
  cancelInvite,
  findPartnerInfo,
  INVITE_ACCEPTED,
  INVITE_CANCELLED,
  INVITE_SENT,
  INVITE_SENT_AGAIN,
  invitePartner,
  LEAVING_FIRST,
  NO_INVITE,
  NO_PARTNER,
  ONE_PARTNER,
  OWN_ADDRESS,
  type PartnerInfo,
  resendInvite,
  UNLINKED,
  unlinkPartner,
} from '../contract.ts'
import { NOBODY } from '../rules/link-state.ts'
import { invitationMail, type LetterLanguage } from './mails.ts'
import { removeReactions } from './parting-store.ts'

/** How many letters of invitation a woman may have sent in an hour: nobody floods a stranger's letter box. */
const LETTERS_AN_HOUR = 5

/** What inviting needs beside the vaults of its doors. */
export type InvitationParts = {
  accounts: Vault<'accounts'>
  keys: Keys
  limits: Limits
  publicUrl: string
  /** Whether she has asked to leave; a link of hers would be cut again within the hour. */
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

/** Inviting a partner, and letting him go. Whether his address has an account is asked nowhere here, so no answer can tell. */
export function invitationRoutes(serve: Serve, parts: InvitationParts): void {
  const { accounts, keys, limits, publicUrl, isLeaving, endSessions } = parts
  const letters = limits.counter('invitation', LETTERS_AN_HOUR, 3_600)

  /** What is read of hers is read before a link is held: the vaults are held in the order hers, couple, accounts, so that none waits for another's end. */
  async function languageOf(hers: Vault<'hers'>, her: Person): Promise<LetterLanguage> {
    return (await findAnswers(hers, her))?.language ?? 'English'
  }

  async function sendLetter(
    her: Person,
    names: LinkNames,
    { id, token }: Invitation,
    language: LetterLanguage,
    now: number,
  ): Promise<void> {
    await letters.take(String(her.id))
    const link = `${publicUrl}/partner/confirm_password/${id}/${token}`
    await queueMail(accounts, keys, invitationMail(names.partner_email, names, link, language), now, her.id)
  }

  serve(invitePartner, async ({ hers, couple, user, body, now }) => {
    const { full_name: fullName, email } = user.profile
    if (emailDigest(keys, body.partner_email) === emailDigest(keys, email)) {
      throw new AppError('invalid', OWN_ADDRESS, { partner_email: [OWN_ADDRESS] })
    }
    if (await isLeaving(user.id)) throw new AppError('conflict', LEAVING_FIRST)
    if (await findLink(couple, user)) throw new AppError('conflict', ONE_PARTNER)
    // What she said of somebody before him is not counted for him.
    await removeReactions(hers, user.id)
    const names: LinkNames = { ...body, woman_name: fullName.trim().split(/\s+/)[0] ?? '' }
    const language = await languageOf(hers, user)
    // The letter is queued before the invitation stands: a server that stops in between leaves a letter too many, never an invitation without one.
    const link = await transact(couple, async (inside) => {
      const invitation = await addInvitation(inside, user, names, now)
      if (!invitation) throw new AppError('conflict', ONE_PARTNER)
      await sendLetter(user, names, invitation, language, now)
      return findLink(inside, user)
    })
    return { ...done(INVITE_SENT), data: infoOf(link) }
  })

  serve(findPartnerInfo, async ({ couple, user }) => ({ data: infoOf(await findLink(couple, user)) }))

  serve(resendInvite, async ({ hers, couple, user, now }) => {
    const language = await languageOf(hers, user)
    const link = await transact(couple, async (inside) => {
      const invitation = await renewInvitation(inside, user, now)
      const renewed = invitation && (await findLink(inside, user))
      if (!renewed) throw new AppError('not_found', NO_INVITE)
      await sendLetter(user, renewed.names, invitation, language, now)
      return renewed
    })
    return { ...done(INVITE_SENT_AGAIN), data: infoOf(link) }
  })

  serve(cancelInvite, async ({ couple, user }) => {
    if (await removeInvitation(couple, user.id)) return done(INVITE_CANCELLED)
    throw (await findLink(couple, user)) ? new AppError('conflict', INVITE_ACCEPTED) : new AppError('not_found', NO_INVITE)
  })

  serve(unlinkPartner, async ({ hers, couple, user }) => {
    const ended = await endLink(couple, user.id, endSessions)
    await removeReactions(hers, user.id)
    if (!ended) throw new AppError('not_found', NO_PARTNER)
    return done(UNLINKED)
  })
}
