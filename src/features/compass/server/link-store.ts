import { createHash, createSecretKey, randomBytes } from 'node:crypto'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { type DataKey, deriveKey, placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'

type Couple = Vault<'couple'>

/** What the two are called: her first name, and what she wrote of him. */
export type LinkNames = { woman_name: string; partner_name: string; partner_email: string }

type LinkRow = {
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
type LinkTables = {
  links: LinkRow
  supportive_actions: { user_id: number }
  signals: { user_id: number }
  reaction_weeks: { user_id: number }
  answered_writes: { user_id: number }
}

/** A link, opened: `key` seals what either writes for the other; `partnerId` is null while the invitation is pending. Times in ms. */
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

/** An invitation as its letter carries it; the token stands nowhere else. */
export type Invitation = { readonly id: number; readonly token: string }

/** How long an invitation is good (product.md §7). */
export const INVITE_LIFE_MS = 7 * 86_400_000
/** How long an invitation that ended by itself is still shown to her. */
const INVITE_KEPT_MS = 30 * 86_400_000
const TOKEN_BYTES = 32
const KEY_BYTES = 32

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The key that only the letter's token makes. */
function keyOfToken(token: string): DataKey {
  return deriveKey(Buffer.from(token), 'invitation')
}

type Holder = 'hers' | 'his' | 'invite'

function keyPlace(row: { user_id: number; id: number }, holder: Holder): string {
  return placeOf(row.user_id, `links.key_${holder}`, row.id, 1)
}

function openKey(row: { user_id: number; id: number }, holder: Holder, with_: DataKey, sealed: Uint8Array): DataKey {
  return createSecretKey(Buffer.from(unseal<string>(with_, keyPlace(row, holder), sealed), 'base64url'))
}

function sealKey(row: { user_id: number; id: number }, holder: Holder, with_: DataKey, key: DataKey): Buffer {
  return seal(with_, keyPlace(row, holder), key.export().toString('base64url'))
}

function toLink(row: LinkRow, key: DataKey): Link {
  return {
    id: row.id,
    herId: row.user_id,
    partnerId: row.partner_id,
    key,
    names: unseal<LinkNames>(key, placeOf(row.user_id, 'links', row.id, row.version), row.sealed),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedAt: row.accepted_at,
  }
}

/** Invites: a pending link under a key of its own. Undefined where she has a link or an invitation already. */
export async function addInvitation(couple: Couple, her: Person, names: LinkNames, now: number): Promise<Invitation | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const key = createSecretKey(randomBytes(KEY_BYTES))
  const row = { user_id: her.id, id: newId() }
  const added = await tables<LinkTables>(couple)
    .insertInto('links')
    .values({
      ...row,
      partner_id: null,
      token_digest: digestOf(token),
      created_at: now,
      expires_at: now + INVITE_LIFE_MS,
      accepted_at: null,
      version: 1,
      key_hers: sealKey(row, 'hers', her.key, key),
      key_his: null,
      key_invite: sealKey(row, 'invite', keyOfToken(token), key),
      sealed: seal(key, placeOf(her.id, 'links', row.id, 1), names),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && { id: row.id, token }
}

/** A new token for her pending invitation, good for another seven days; the old one ends. Undefined where none is pending. */
export async function renewInvitation(couple: Couple, her: Person, now: number): Promise<Invitation | undefined> {
  const link = await findLink(couple, her)
  if (!link || link.acceptedAt !== null) return undefined
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { numUpdatedRows } = await tables<LinkTables>(couple)
    .updateTable('links')
    .set({
      token_digest: digestOf(token),
      key_invite: sealKey({ user_id: her.id, id: link.id }, 'invite', keyOfToken(token), link.key),
      expires_at: now + INVITE_LIFE_MS,
    })
    .where('user_id', '=', her.id)
    .where('id', '=', link.id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { id: link.id, token } : undefined
}

/** Her link, pending or accepted; undefined where there is none. */
export async function findLink(couple: Couple, her: Person): Promise<Link | undefined> {
  const row = await tables<LinkTables>(couple).selectFrom('links').selectAll().where('user_id', '=', her.id).executeTakeFirst()
  return row && toLink(row, openKey(row, 'hers', her.key, row.key_hers))
}

/** The link that he accepted; undefined where it ended or never was. */
export async function findLinkOf(couple: Couple, him: Person): Promise<Link | undefined> {
  const row = await tables<LinkTables>(couple).selectFrom('links').selectAll().where('partner_id', '=', him.id).executeTakeFirst()
  return row?.key_his ? toLink(row, openKey(row, 'his', him.key, row.key_his)) : undefined
}

async function findOpen(couple: Couple, { id, token }: Invitation, now: number): Promise<LinkRow | undefined> {
  return tables<LinkTables>(couple)
    .selectFrom('links')
    .selectAll()
    .where('id', '=', id)
    .where('token_digest', '=', digestOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The invitation of a letter as long as it is good; nothing is used up. */
export async function findInvitation(couple: Couple, invitation: Invitation, now: number): Promise<Link | undefined> {
  const row = await findOpen(couple, invitation, now)
  return row?.key_invite ? toLink(row, openKey(row, 'invite', keyOfToken(invitation.token), row.key_invite)) : undefined
}

/** Takes hold of an invitation that is good until the transaction ends, so that one and only one goes on; undefined where it is spent. */
export async function holdInvitation(inside: Couple, invitation: Invitation, now: number): Promise<Link | undefined> {
  await tables<LinkTables>(inside)
    .updateTable('links')
    .set({ token_digest: digestOf(invitation.token) })
    .where('id', '=', invitation.id)
    .where('token_digest', '=', digestOf(invitation.token))
    .execute()
  return findInvitation(inside, invitation, now)
}

/** Removes what the two wrote under a link. A new link begins without what was written at the very moment an earlier one ended: its key is gone. */
async function removeShared(inside: Couple, herId: number, partnerId: number | null): Promise<void> {
  const db = tables<LinkTables>(inside)
  await db.deleteFrom('signals').where('user_id', '=', herId).execute()
  await db.deleteFrom('reaction_weeks').where('user_id', '=', herId).execute()
  if (partnerId === null) return
  await db.deleteFrom('supportive_actions').where('user_id', '=', partnerId).execute()
  // What was answered under the former link holds his words of then, and would be said again to a repeat.
  await db.deleteFrom('answered_writes').where('user_id', '=', partnerId).execute()
}

/** Uses an invitation up in one atomic step and links him; false where it is spent, or he has a link already. */
export async function acceptInvitation(couple: Couple, invitation: Invitation, him: Person, now: number): Promise<boolean> {
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
      .where('token_digest', '=', digestOf(invitation.token))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await removeShared(inside, row.user_id, him.id)
    return true
  })
}

/** Takes her pending invitation back; false where none is pending. */
export async function removeInvitation(couple: Couple, herId: number): Promise<boolean> {
  const { numDeletedRows } = await tables<LinkTables>(couple)
    .deleteFrom('links')
    .where('user_id', '=', herId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes invitations that nobody accepted and that ended more than 30 days ago. */
export async function sweepInvitations(couple: Couple, now: number): Promise<void> {
  await tables<LinkTables>(couple)
    .deleteFrom('links')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', now - INVITE_KEPT_MS)
    .execute()
}

/** Which of these men have a link that stands. */
export async function findLinkedPartners(couple: Couple, partnerIds: readonly number[]): Promise<Set<number | null>> {
  const rows = await tables<LinkTables>(couple)
    .selectFrom('links')
    .select('partner_id')
    .where('partner_id', 'in', [...partnerIds])
    .execute()
  return new Set(rows.map((row) => row.partner_id))
}

/** Which of these women have a link or an invitation. */
export async function findLinkedWomen(couple: Couple, herIds: readonly number[]): Promise<Set<number>> {
  if (!herIds.length) return new Set()
  const rows = await tables<LinkTables>(couple)
    .selectFrom('links')
    .select('user_id')
    .where('user_id', 'in', [...herIds])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/**
 * Ends the link of a person of either kind, with all that the two shared; the link's key goes with it. Answers both ids, his null while pending; undefined
 * where there was none.
 */
export async function removeLink(couple: Couple, userId: number): Promise<{ herId: number; partnerId: number | null } | undefined> {
  return transact(couple, async (inside) => {
    // Removed and read in one step: of several who end it at the same moment one does.
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
 * Ends the link of a person of either kind as `removeLink` does, and his sessions with it. They end before the link is gone for good, so that whoever
 * repeats it after a kill still finds him, and once more afterwards, for a session that began in between.
 */
export async function endLink(
  couple: Couple,
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
