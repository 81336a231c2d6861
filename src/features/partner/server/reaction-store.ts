import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { tables, type Vault } from '../../../kit/server/vaults.ts'
import type { ActionType, Reaction } from '../../compass/contract.ts'
import { type Counts, countsOf } from '../../compass/rules/counted.ts'

type Hers = Vault<'hers'>

type ReactionRow = { action_id: number; week: LocalDate; version: number; created_at: number; sealed: Uint8Array }
type ReactionTables = { reactions: ReactionRow & { user_id: number } }
/** `reaction` is null from when she takes it back until the sums know. A row of a link that ended says nothing any more. */
type Content = { link_id: number; action_type: ActionType; reaction: Reaction | null }

/** An action as it is reacted to. */
type Reacted = { readonly id: number; readonly action_type: ActionType }

const COLUMNS = ['action_id', 'week', 'version', 'created_at', 'sealed'] as const
/** Calls of hers that may get in each other's way before one of them is refused. */
const REACTION_TRIES = 20

/** The time stands in it, too, so that the blob of a row that was removed does not open in a later one. */
function placeOfRow(her: Person, { action_id, created_at, version }: Omit<ReactionRow, 'week' | 'sealed'>): string {
  return placeOf(her.id, 'reactions', `${action_id} ${created_at}`, version)
}

function opened(her: Person, row: ReactionRow): Content {
  return unseal<Content>(her.key, placeOfRow(her, row), row.sealed)
}

async function findRow(hers: Hers, her: Person, actionId: number): Promise<ReactionRow | undefined> {
  return tables<ReactionTables>(hers)
    .selectFrom('reactions')
    .select(COLUMNS)
    .where('user_id', '=', her.id)
    .where('action_id', '=', actionId)
    .executeTakeFirst()
}

async function addRow(hers: Hers, her: Person, content: Content, clear: Omit<ReactionRow, 'sealed'>): Promise<boolean> {
  const added = await tables<ReactionTables>(hers)
    .insertInto('reactions')
    .values({ ...clear, user_id: her.id, sealed: seal(her.key, placeOfRow(her, clear), content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('action_id')
    .executeTakeFirst()
  return added !== undefined
}

async function changeRow(hers: Hers, her: Person, row: ReactionRow, content: Content, week: LocalDate): Promise<boolean> {
  const version = row.version + 1
  const { numUpdatedRows } = await tables<ReactionTables>(hers)
    .updateTable('reactions')
    .set({ week, version, sealed: seal(her.key, placeOfRow(her, { ...row, version }), content) })
    .where('user_id', '=', her.id)
    .where('action_id', '=', row.action_id)
    .where('created_at', '=', row.created_at)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Notes how she took an action, or null to take it back. A reaction belongs to the week of hers in which she first gave it; `thisWeek` is the Monday of
 * the present one. Answers the Mondays of the weeks whose sums this concerns, also where nothing changes, so that a repeat makes good what was cut off.
 */
export async function setReaction(
  hers: Hers,
  her: Person,
  linkId: number,
  action: Reacted,
  reaction: Reaction | null,
  { thisWeek, now }: { thisWeek: LocalDate; now: number },
): Promise<LocalDate[]> {
  const content: Content = { link_id: linkId, action_type: action.action_type, reaction }
  for (let attempt = 0; attempt < REACTION_TRIES; attempt += 1) {
    const row = await findRow(hers, her, action.id)
    if (!row) {
      if (reaction === null) return []
      if (await addRow(hers, her, content, { action_id: action.id, week: thisWeek, version: 1, created_at: now })) return [thisWeek]
    } else {
      const former = opened(her, row).reaction
      if (former === reaction) return [row.week]
      // What was taken back and is said again is said now.
      const week = former === null ? thisWeek : row.week
      if (await changeRow(hers, her, row, content, week)) return week === row.week ? [week] : [row.week, week]
    }
  }
  throw new Error('her reaction cannot be written: too many calls at once')
}

/** Removes the row of a reaction that she took back; one that she gave again meanwhile stays. */
export async function forgetTakenBack(hers: Hers, her: Person, actionId: number): Promise<void> {
  const row = await findRow(hers, her, actionId)
  if (!row || opened(her, row).reaction !== null) return
  await tables<ReactionTables>(hers)
    .deleteFrom('reactions')
    .where('user_id', '=', her.id)
    .where('action_id', '=', actionId)
    .where('version', '=', row.version)
    .execute()
}

/** How she took each of these actions; one without a reaction is absent. */
export async function findReactions(hers: Hers, her: Person, actionIds: readonly number[]): Promise<Map<number, Reaction>> {
  if (!actionIds.length) return new Map()
  const rows = await tables<ReactionTables>(hers)
    .selectFrom('reactions')
    .select(COLUMNS)
    .where('user_id', '=', her.id)
    .where('action_id', 'in', actionIds)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const { reaction } = opened(her, row)
      return reaction ? [[row.action_id, reaction]] : []
    }),
  )
}

/** What her reactions of a week add up to for each kind of support, under one link. */
export async function countWeek(hers: Hers, her: Person, linkId: number, week: LocalDate): Promise<Partial<Record<ActionType, Counts>>> {
  const rows = await tables<ReactionTables>(hers)
    .selectFrom('reactions')
    .select(COLUMNS)
    .where('user_id', '=', her.id)
    .where('week', '=', week)
    .execute()
  const said = new Map<ActionType, Reaction[]>()
  for (const row of rows) {
    const { link_id, action_type, reaction } = opened(her, row)
    if (link_id === linkId && reaction) said.set(action_type, [...(said.get(action_type) ?? []), reaction])
  }
  return Object.fromEntries([...said].map(([type, reactions]) => [type, countsOf(reactions)]))
}
