import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { transact, type Vault } from '../../../kit/server/vaults.ts'
import { isTakenMeanwhile, removeLinks } from '../../auth/server/change-store.ts'
import { addAccount, findAccount, findPerson, removeSessions, setPassword } from '../../auth/server/store.ts'
import { acceptInvitation, findInvitation, findLinkOf, holdInvitation, type LinkNames } from '../../compass/server/link-store.ts'
import { ADDRESS_HAS_ACCOUNT, ADDRESS_IS_LINKED, LINK_SPENT, PASSWORD_SET, setUpPartner } from '../contract.ts'

/** What his way in needs: the vaults of accounts and couples, and nothing of hers. */
export type SetupParts = {
  couple: Vault<'couple'>
  keys: Keys
  hashPassword: (password: string) => Promise<string>
  /** Takes back that an account is to go: whoever accepts an invitation wants to stay. */
  stay: (accounts: Vault<'accounts'>, userId: number) => Promise<unknown>
}

/** Who chooses a password with an invitation in hand. */
type Newcomer = { names: LinkNames; passwordHash: string; timezone: string; now: number }

/** The door by which an invited man comes in. */
export function setupRoutes(serve: Serve, { couple, keys, hashPassword, stay }: SetupParts): void {
  const spent = () => new AppError('invalid', LINK_SPENT)
  const isLinked = () => new AppError('conflict', ADDRESS_IS_LINKED)

  /** His account, made now, or his own from before with the new password, signed in nowhere. */
  function settle(accounts: Vault<'accounts'>, inside: Vault<'couple'>, { names, passwordHash, timezone, now }: Newcomer): Promise<Person> {
    const profile = { full_name: names.partner_name, email: names.partner_email, pronouns: '' }
    return transact(accounts, async (open) => {
      const made = await addAccount(open, keys, { userType: 'partner', passwordHash, timezone, profile, now })
      const id = made ?? (await findAccount(open, keys, names.partner_email))?.id
      const him = id && (await findPerson(open, keys, id))
      if (!him) throw new Error('an account is neither there nor can be made')
      if (made) return him
      if (him.userType !== 'partner') throw new AppError('conflict', ADDRESS_HAS_ACCOUNT)
      if (await findLinkOf(inside, him)) throw isLinked()
      await setPassword(open, him.id, passwordHash)
      await removeSessions(open, him.id)
      await removeLinks(open, him.id, ['reset', 'email'])
      await stay(open, him.id)
      return him
    })
  }

  serve(setUpPartner, async ({ accounts, params, body, now }) => {
    const invitation = { id: params.uid, token: params.token }
    if (!(await findInvitation(couple, invitation, now))) throw spent()
    const passwordHash = await hashPassword(body.new_password)
    // The account comes first, the link is used up last: after a kill in between the same link makes it whole.
    try {
      await transact(couple, async (inside) => {
        const held = await holdInvitation(inside, invitation, now)
        if (!held) throw spent()
        const him = await settle(accounts, inside, { names: held.names, passwordHash, timezone: body.timezone ?? 'UTC', now })
        if (!(await acceptInvitation(inside, invitation, him, now))) throw isLinked()
      })
    } catch (error) {
      if (isTakenMeanwhile(error)) throw isLinked()
      throw error
    }
    return done(PASSWORD_SET)
  })
}
