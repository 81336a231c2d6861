import { AppError } from '../../../kit/errors.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { CoupleVault } from '../../../kit/server/vaults.ts'
import { NOT_LINKED } from '../../couple/contract.ts'
import { type AcceptedLink, toAcceptedLink } from '../../couple/server/link-store.ts'
import { findLinkOf } from '../../couple/server/link-store.ts'

/** Error of every partner endpoint without a link, with the same message whatever the reason. */
export function notLinked(): AppError {
  return new AppError('not_linked', NOT_LINKED())
}

/** The partner's link. Throws `not_linked` when there is none. */
export async function linkOf(couple: CoupleVault, him: Person): Promise<AcceptedLink> {
  const link = toAcceptedLink(await findLinkOf(couple, him))
  if (!link) throw notLinked()
  return link
}
