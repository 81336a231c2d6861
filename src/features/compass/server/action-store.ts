import type { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { ActionType, NewAction, SupportiveAction } from '../contract.ts'
import { holdLink } from './link-hold-store.ts'
import type { Link } from './link-store.ts'

type Couple = Vault<'couple'>

type ActionRow = { id: number; action_date: LocalDate; created_at: number; sealed: Uint8Array }
type ActionTables = { supportive_actions: ActionRow & { user_id: number } }
type Content = { action_type: ActionType; action_description: string }

/** A link that he accepted; only then there is anything between the two. */
export type LinkedTwo = Link & { readonly partnerId: number }

/** The link where he accepted it; undefined while there is none, or it is only an invitation. */
export function linkedOf(link: Link | undefined): LinkedTwo | undefined {
  return link && link.acceptedAt !== null && link.partnerId !== null ? { ...link, partnerId: link.partnerId } : undefined
}

function toAction(link: LinkedTwo, row: ActionRow): SupportiveAction {
  const content = unseal<Content>(link.key, placeOf(link.partnerId, 'supportive_actions', row.id, 1), row.sealed)
  return { ...content, id: row.id, created_at: new Date(row.created_at).toISOString(), action_date: row.action_date }
}

/** Adds what he did on a local day of his, sealed under the key that both hold. Undefined where the link has ended meanwhile. */
export async function addActionOf(
  couple: Couple,
  link: LinkedTwo,
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
    sealed: seal(link.key, placeOf(link.partnerId, 'supportive_actions', id, 1), content),
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

const findNewest = hotQuery<ActionTables, { user: number; limit: number }, ActionRow>((db, slot) =>
  db
    .selectFrom('supportive_actions')
    .select(['id', 'action_date', 'created_at', 'sealed'])
    .where('user_id', '=', slot('user'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(slot('limit')),
)

/** Up to `limit` of his actions, newest first. */
export async function findActions(couple: Couple, link: LinkedTwo, limit: number): Promise<SupportiveAction[]> {
  const rows = await findNewest(couple, { user: link.partnerId, limit })
  return rows.map((row) => toAction(link, row))
}

const countAll = hotQuery<ActionTables, { user: number }, { count: number }>((db, slot) =>
  db
    .selectFrom('supportive_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', slot('user')),
)

/** How many actions of his there are. */
export async function countActions(couple: Couple, link: LinkedTwo): Promise<number> {
  const [row] = await countAll(couple, { user: link.partnerId })
  return row?.count ?? 0
}

/** One action of his; undefined where there is none of that id between these two. */
export async function findAction(couple: Couple, link: LinkedTwo, id: number): Promise<SupportiveAction | undefined> {
  const row = await tables<ActionTables>(couple)
    .selectFrom('supportive_actions')
    .select(['id', 'action_date', 'created_at', 'sealed'])
    .where('user_id', '=', link.partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAction(link, row)
}
