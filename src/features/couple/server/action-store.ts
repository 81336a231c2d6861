import { readable } from '../../../kit/server/damaged-rows.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type CoupleVault, tables, transact } from '../../../kit/server/vaults.ts'
import type { ActionType, NewAction, SupportiveAction } from '../contract.ts'
import { type AcceptedLink, holdLink } from './link-store.ts'

type ActionRow = { id: number; action_date: LocalDate; created_at: number; sealed: Uint8Array }
type ActionTables = { supportive_actions: ActionRow & { user_id: number } }
type Content = { action_type: ActionType; action_description: string }

function toAction(link: AcceptedLink, row: ActionRow): SupportiveAction {
  const content = unseal<Content>(link.key, associatedData(link.partnerId, 'supportive_actions', row.id, 1), row.sealed)
  return { ...content, id: row.id, created_at: new Date(row.created_at).toISOString(), action_date: row.action_date }
}

/**
 * Adds an action of his on a local date of his, sealed under the link's key. Undefined if the link has ended meanwhile.
 */
export async function addActionOf(
  couple: CoupleVault,
  link: AcceptedLink,
  action: NewAction,
  day: LocalDate,
  now: number,
): Promise<SupportiveAction | undefined> {
  const id = newId()
  const content: Content = { action_type: action.action_type, action_description: action.action_description }
  const row = {
    id,
    action_date: day,
    created_at: now,
    sealed: seal(link.key, associatedData(link.partnerId, 'supportive_actions', id, 1), content),
  }
  return transact(couple, async (inside) => {
    if (!(await holdLink(inside, link))) return undefined
    await tables<ActionTables>(inside)
      .insertInto('supportive_actions')
      .values({ ...row, user_id: link.partnerId })
      .execute()
    return toAction(link, row)
  })
}

/** Up to `limit` of his actions, newest first. */
export async function findActions(couple: CoupleVault, link: AcceptedLink, limit: number): Promise<SupportiveAction[]> {
  const rows = await tables<ActionTables>(couple)
    .selectFrom('supportive_actions')
    .select(['id', 'action_date', 'created_at', 'sealed'])
    .where('user_id', '=', link.partnerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => readable(() => toAction(link, row), []))
}

/** How many actions of his there are. */
export async function countActions(couple: CoupleVault, link: AcceptedLink): Promise<number> {
  const [row] = await tables<ActionTables>(couple)
    .selectFrom('supportive_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', link.partnerId)
    .execute()
  return row?.count ?? 0
}

/** One action of his under this link; undefined if there is none with that id. */
export async function findAction(couple: CoupleVault, link: AcceptedLink, id: number): Promise<SupportiveAction | undefined> {
  const row = await tables<ActionTables>(couple)
    .selectFrom('supportive_actions')
    .select(['id', 'action_date', 'created_at', 'sealed'])
    .where('user_id', '=', link.partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAction(link, row)
}
