import { createSecretKey, randomBytes } from 'node:crypto'
import { newId } from '../../../kit/server/ids.ts'
import { newToken, tokenDigest } from '../../../kit/server/one-time-token.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, type DataKey, deriveKey, seal } from '../../../kit/server/seal.ts'
import { type CoupleVault, tables, transact } from '../../../kit/server/vaults.ts'
import {
  findLink,
  findLinkOf,
  type Link,
  type LinkNames,
  type LinkRow,
  type LinkTables,
  openKey,
  removeShared,
  sealKey,
  toLink,
} from './link-store.ts'

/** An invitation as its email carries it. The token is stored nowhere; its digest is in the row. */
export type Invitation = { readonly id: number; readonly token: string }

/** Lifetime of an invitation. */
export const INVITE_LIFE_MS = 7 * 86_400_000
/** How long an expired invitation is still shown to her. */
const INVITE_KEPT_MS = 30 * 86_400_000
const KEY_BYTES = 32

/** The key derived from the token, which only the email contains. */
function keyOfToken(token: string): DataKey {
  return deriveKey(Buffer.from(token), 'invitation')
}

/** Adds a pending link with a key of its own. Undefined if she has a link or an invitation already. */
export async function addInvitation(couple: CoupleVault, her: Person, names: LinkNames, now: number): Promise<Invitation | undefined> {
  const token = newToken()
  const key = createSecretKey(randomBytes(KEY_BYTES))
  const row = { user_id: her.id, id: newId() }
  const added = await tables<LinkTables>(couple)
    .insertInto('links')
    .values({
      ...row,
      partner_id: null,
      token_digest: tokenDigest(token),
      created_at: now,
      expires_at: now + INVITE_LIFE_MS,
      accepted_at: null,
      version: 1,
      key_hers: sealKey(row, 'hers', her.key, key),
      key_his: null,
      key_invite: sealKey(row, 'invite', keyOfToken(token), key),
      sealed: seal(key, associatedData(her.id, 'links', row.id, 1), names),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && { id: row.id, token }
}

/** Replaces the token of her pending invitation; it is valid for another seven days. Undefined if none is pending. */
export async function renewInvitation(couple: CoupleVault, her: Person, now: number): Promise<Invitation | undefined> {
  const link = await findLink(couple, her)
  if (!link || link.acceptedAt !== null) return undefined
  const token = newToken()
  const { numUpdatedRows } = await tables<LinkTables>(couple)
    .updateTable('links')
    .set({
      token_digest: tokenDigest(token),
      key_invite: sealKey({ user_id: her.id, id: link.id }, 'invite', keyOfToken(token), link.key),
      expires_at: now + INVITE_LIFE_MS,
    })
    .where('user_id', '=', her.id)
    .where('id', '=', link.id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { id: link.id, token } : undefined
}

async function findOpen(couple: CoupleVault, { id, token }: Invitation, now: number): Promise<LinkRow | undefined> {
  return tables<LinkTables>(couple)
    .selectFrom('links')
    .selectAll()
    .where('id', '=', id)
    .where('token_digest', '=', tokenDigest(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The link of an invitation that is still valid, without using it up; undefined otherwise. */
export async function findInvitation(couple: CoupleVault, invitation: Invitation, now: number): Promise<Link | undefined> {
  const row = await findOpen(couple, invitation, now)
  return row?.key_invite ? toLink(row, openKey(row, 'invite', keyOfToken(invitation.token), row.key_invite)) : undefined
}

/**
 * Locks a valid invitation until the transaction ends, so that only one of several concurrent calls uses it. Undefined
 * if it is used or expired.
 */
export async function holdInvitation(inside: CoupleVault, invitation: Invitation, now: number): Promise<Link | undefined> {
  await tables<LinkTables>(inside)
    .updateTable('links')
    .set({ token_digest: tokenDigest(invitation.token) })
    .where('id', '=', invitation.id)
    .where('token_digest', '=', tokenDigest(invitation.token))
    .execute()
  return findInvitation(inside, invitation, now)
}

/** Uses an invitation up and links him, atomically. False if it is used or expired, or if he has a link already. */
export async function acceptInvitation(couple: CoupleVault, invitation: Invitation, him: Person, now: number): Promise<boolean> {
  return transact(couple, async (inside) => {
    const row = await findOpen(inside, invitation, now)
    if (!row?.key_invite) return false
    if (await findLinkOf(inside, him)) return false
    const key = openKey(row, 'invite', keyOfToken(invitation.token), row.key_invite)
    const { numUpdatedRows } = await tables<LinkTables>(inside)
      .updateTable('links')
      .set({
        partner_id: him.id,
        key_his: sealKey(row, 'his', him.key, key),
        key_invite: null,
        token_digest: null,
        expires_at: null,
        accepted_at: now,
      })
      .where('id', '=', invitation.id)
      .where('token_digest', '=', tokenDigest(invitation.token))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await removeShared(inside, row.user_id, him.id)
    return true
  })
}

/** Removes her pending invitation; false if none is pending. */
export async function removeInvitation(couple: CoupleVault, herId: number): Promise<boolean> {
  const { numDeletedRows } = await tables<LinkTables>(couple)
    .deleteFrom('links')
    .where('user_id', '=', herId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes invitations that expired more than 30 days ago. */
export async function sweepInvitations(couple: CoupleVault, now: number): Promise<void> {
  await tables<LinkTables>(couple)
    .deleteFrom('links')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', now - INVITE_KEPT_MS)
    .execute()
}
