import { AppError } from '../../../kit/errors.ts'
import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { NOT_LINKED } from '../contract.ts'
import { type LinkedTwo, linkedOf } from './action-store.ts'
import { findLinkOf } from './link-store.ts'

/** The refusal at each of his doors where he has no link, with the same words whatever the reason. */
export function notLinked(): AppError {
  return new AppError('not_linked', NOT_LINKED)
}

/** His link. Throws `not_linked` where there is none. */
export async function linkOf(couple: Vault<'couple'>, him: Person): Promise<LinkedTwo> {
  const link = linkedOf(await findLinkOf(couple, him))
  if (!link) throw notLinked()
  return link
}
