import { createSecretKey } from 'node:crypto'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, type DataKey, seal, unseal } from '../../../kit/server/seal.ts'
import { type CoupleVault, tables, transact } from '../../../kit/server/vaults.ts'

/** Names in a link: her first name, and his name and address as she entered them. */
export type LinkNames = { woman_name: string; partner_name: string; partner_email: string }

export type LinkRow = {
  user_id: number
  id: number
  partner_id: number | null
  token_digest: string | null
  created_at: number
  expires_at: number | null
  accepted_at: number | null
  version: number
  key_hers: Uint8Array
  key_his: Uint8Array | null
  key_invite: Uint8Array | null
  sealed: Uint8Array
}

/** `links`, and the tables that are emptied with a link. */
export type LinkTables = {
  links: LinkRow
  supportive_actions: { user_id: number }
  signals: { user_id: number }
  reaction_weeks: { user_id: number }
  answered_writes: { user_id: number }
}

/**
 * A decrypted link. `key` seals what either writes for the other; `partnerId` is null while the invitation is pending.
 * Times in ms.
 */
export type Link = {
  readonly id: number
  readonly herId: number
  readonly partnerId: number | null
  readonly key: DataKey
  readonly names: LinkNames
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly acceptedAt: number | null
}

/** A link that he accepted. Actions, signals and totals exist only under one. */
export type AcceptedLink = Link & { readonly partnerId: number }

/** The link if he accepted it; undefined for none and for a pending invitation. */
export function toAcceptedLink(link: Link | undefined): AcceptedLink | undefined {
  return link && link.acceptedAt !== null && link.partnerId !== null ? { ...link, partnerId: link.partnerId } : undefined
}

/** Whose key wraps a copy of the link's key: hers, his, or one derived from the invitation's token. */
type KeyHolder = 'hers' | 'his' | 'invite'

function keyData(row: { user_id: number; id: number }, holder: KeyHolder): string {
  return associatedData(row.user_id, `links.key_${holder}`, row.id, 1)
}

/** Unwraps the link's key with the key of one holder. Throws SealBroken for another key. */
export function openKey(row: { user_id: number; id: number }, holder: KeyHolder, holderKey: DataKey, sealed: Uint8Array): DataKey {
  return createSecretKey(Buffer.from(unseal<string>(holderKey, keyData(row, holder), sealed), 'base64url'))
}

/** Wraps the link's key for one holder. */
export function sealKey(row: { user_id: number; id: number }, holder: KeyHolder, holderKey: DataKey, key: DataKey): Buffer {
  return seal(holderKey, keyData(row, holder), key.export().toString('base64url'))
}

/** Decrypts a row with the link's key. */
export function toLink(row: LinkRow, key: DataKey): Link {
  return {
    id: row.id,
    herId: row.user_id,
    partnerId: row.partner_id,
    key,
    names: unseal<LinkNames>(key, associatedData(row.user_id, 'links', row.id, row.version), row.sealed),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
  }
}

/** Her link, pending or accepted; undefined if she has none. */
export async function findLink(couple: CoupleVault, her: Person): Promise<Link | undefined> {
  const row = await tables<LinkTables>(couple).selectFrom('links').selectAll().where('user_id', '=', her.id).executeTakeFirst()
  return row && toLink(row, openKey(row, 'hers', her.key, row.key_hers))
}

/** The link that he accepted; undefined if he has none. */
export async function findLinkOf(couple: CoupleVault, him: Person): Promise<Link | undefined> {
  const row = await tables<LinkTables>(couple).selectFrom('links').selectAll().where('partner_id', '=', him.id).executeTakeFirst()
  return row?.key_his ? toLink(row, openKey(row, 'his', him.key, row.key_his)) : undefined
}

/**
 * Locks an accepted link until the open transaction ends, so that nothing is written under a link that is being
 * removed. False if it has ended. Call it inside a transaction of the couple vault only.
 */
export async function holdLink(inside: CoupleVault, link: Link): Promise<boolean> {
  const row = await tables<LinkTables>(inside)
    .selectFrom('links')
    .select('id')
    .where('user_id', '=', link.herId)
    .where('id', '=', link.id)
    .where('accepted_at', 'is not', null)
    // The embedded engine runs one transaction at a time.
    .$if(inside.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes what the two wrote under a link. Also called when a link begins, for rows that were written while an earlier
 * link ended: they cannot be decrypted any more.
 */
export async function removeShared(inside: CoupleVault, herId: number, partnerId: number | null): Promise<void> {
  const db = tables<LinkTables>(inside)
  await db.deleteFrom('signals').where('user_id', '=', herId).execute()
  await db.deleteFrom('reaction_weeks').where('user_id', '=', herId).execute()
  if (partnerId === null) return
  await db.deleteFrom('supportive_actions').where('user_id', '=', partnerId).execute()
  // Stored replies contain his earlier text and would be returned to a repeated request.
  await db.deleteFrom('answered_writes').where('user_id', '=', partnerId).execute()
}

/** Those of the given partners who have a link. */
export async function findLinkedPartners(couple: CoupleVault, partnerIds: readonly number[]): Promise<Set<number | null>> {
  const rows = await tables<LinkTables>(couple)
    .selectFrom('links')
    .select('partner_id')
    .where('partner_id', 'in', [...partnerIds])
    .execute()
  return new Set(rows.map((row) => row.partner_id))
}

/** Those of the given women who have a link or a pending invitation. */
export async function findLinkedWomen(couple: CoupleVault, herIds: readonly number[]): Promise<Set<number>> {
  if (!herIds.length) return new Set()
  const rows = await tables<LinkTables>(couple)
    .selectFrom('links')
    .select('user_id')
    .where('user_id', 'in', [...herIds])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/**
 * Removes the link of a woman or a partner, its key, and all that the two shared. Resolves to both ids (his is null for
 * a pending invitation); undefined if there was no link.
 */
async function removeLink(couple: CoupleVault, userId: number): Promise<{ herId: number; partnerId: number | null } | undefined> {
  return transact(couple, async (inside) => {
    // Deleted and read in one statement, so that only one of several concurrent calls ends the link.
    const row = await tables<LinkTables>(inside)
      .deleteFrom('links')
      .where((where) => where.or([where('user_id', '=', userId), where('partner_id', '=', userId)]))
      .returning(['user_id', 'partner_id'])
      .executeTakeFirst()
    if (!row) return undefined
    const { user_id: herId, partner_id: partnerId } = row
    await removeShared(inside, herId, partnerId)
    return { herId, partnerId }
  })
}

/**
 * Ends the link of a woman or a partner as `removeLink` does, and his sessions. They are ended before the removal
 * commits, so that a repeat after a crash still finds the link, and again afterwards, for a session that began in
 * between.
 */
export async function endLink(
  couple: CoupleVault,
  userId: number,
  endSessions: (partnerId: number) => Promise<void>,
): Promise<{ herId: number; partnerId: number | null } | undefined> {
  const ended = await transact(couple, async (inside) => {
    const removed = await removeLink(inside, userId)
    if (removed && removed.partnerId !== null) await endSessions(removed.partnerId)
    return removed
  })
  if (ended && ended.partnerId !== null) await endSessions(ended.partnerId)
  return ended
}
