import { isPlainEmail } from '../../../kit/email.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { SecurityLog } from '../../../kit/server/security-log.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type AccountsVault, type CoupleVault, transact } from '../../../kit/server/vaults.ts'
import { removeOneTimeTokens } from '../../auth/server/one-time-token-store.ts'
import { isTakenMeanwhile } from '../../auth/server/change-store.ts'
import { addAccount, confirmAddress, findAccount, findPerson, setPassword } from '../../auth/server/account-store.ts'
import { removeSessions } from '../../auth/server/session-store.ts'
import { acceptInvitation, findInvitation, holdInvitation } from '../../couple/server/invitation-store.ts'
import { findLinkOf, type LinkNames } from '../../couple/server/link-store.ts'
import { ADDRESS_HAS_ACCOUNT, ADDRESS_IS_LINKED, LINK_SPENT, PASSWORD_SET, setUpPartner } from '../contract.ts'

/** Dependencies for accepting an invitation: only the accounts and couple vaults, nothing of hers. */
export type SetupParts = {
  couple: CoupleVault
  keys: Keys
  hashPassword: (password: string) => Promise<string>
  /** Cancels a scheduled deletion, since accepting an invitation means to keep the account. */
  stay: (accounts: AccountsVault, userId: number) => Promise<unknown>
}

/** A partner who accepts an invitation and chooses a password. */
type NewPartner = { names: LinkNames; passwordHash: string; timezone: string; userAgent: string; security: SecurityLog; now: number }

/** Endpoint that accepts an invitation. */
export function setupRoutes(serve: Serve, { couple, keys, hashPassword, stay }: SetupParts): void {
  const spent = () => new AppError('invalid', LINK_SPENT())
  const isLinked = () => new AppError('conflict', ADDRESS_IS_LINKED())

  /** Creates the partner's account, or sets the password of the existing one and ends its sessions. */
  function saveAccount(accounts: AccountsVault, inside: CoupleVault, partnerToBe: NewPartner): Promise<Person> {
    const { names, passwordHash, timezone, userAgent, security, now } = partnerToBe
    const profile = { full_name: names.partner_name, email: names.partner_email, pronouns: '' }
    return transact(accounts, async (open) => {
      const createdId = await addAccount(open, keys, { userType: 'partner', passwordHash, timezone, profile, now, confirmedAt: now })
      const id = createdId ?? (await findAccount(open, keys, names.partner_email))?.id
      const partner = id && (await findPerson(open, keys, id))
      if (!partner) throw new Error('the account neither exists nor can be created')
      await confirmAddress(open, keys, partner.id, now)
      await security.add(open, { kind: 'partner_linked', userId: partner.id, key: partner.key, userAgent, now })
      if (createdId) return partner
      if (partner.userType !== 'partner') throw new AppError('conflict', ADDRESS_HAS_ACCOUNT())
      if (await findLinkOf(inside, partner)) throw isLinked()
      await setPassword(open, partner.id, passwordHash)
      await removeSessions(open, partner.id)
      await removeOneTimeTokens(open, partner.id, ['reset', 'email'])
      await stay(open, partner.id)
      return partner
    })
  }

  serve(setUpPartner, async ({ accounts, security, params, body, now, userAgent }) => {
    const invitation = { id: params.uid, token: params.token }
    if (!(await findInvitation(couple, invitation, now))) throw spent()
    const passwordHash = await hashPassword(body.new_password)
    // The account is created first, the link is consumed last: after a crash in between the same link still works.
    try {
      const linked = await transact(couple, async (inside) => {
        const locked = await holdInvitation(inside, invitation, now)
        // The link was sent to exactly this address; it must not open the account of a look-alike.
        if (!locked || !isPlainEmail(locked.names.partner_email)) throw spent()
        const timezone = body.timezone ?? 'UTC'
        const partner = await saveAccount(accounts, inside, { names: locked.names, passwordHash, timezone, userAgent, security, now })
        if (!(await acceptInvitation(inside, invitation, partner, now))) throw isLinked()
        return partner
      })
      security.tell('partner_linked', linked.id)
    } catch (error) {
      if (isTakenMeanwhile(error)) throw isLinked()
      throw error
    }
    return done(PASSWORD_SET())
  })
}
