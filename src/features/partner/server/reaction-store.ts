import { readable } from '../../../kit/server/damaged-rows.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { ActionType, Reaction } from '../../couple/contract.ts'
import { type Counts, countsOf } from '../../couple/rules/reaction-counts.ts'

type ReactionRow = { action_id: number; week: LocalDate; version: number; created_at: number; sealed: Uint8Array }
type ReactionTables = { reactions: ReactionRow & { user_id: number } }
/**
 * `reaction` is null from when she takes it back until the totals are updated. Rows of an earlier link (`link_id`) do
 * not count.
 */
type Content = { link_id: number; action_type: ActionType; reaction: Reaction | null }

/** The parts of an action that a reaction needs. */
type ReactedAction = { readonly id: number; readonly action_type: ActionType }

const COLUMNS = ['action_id', 'week', 'version', 'created_at', 'sealed'] as const
/** Attempts before concurrent writes to the same reaction make a call fail. */
const TRIES = 20

function rowsOf(hers: HerVault, her: Person) {
  return tables<ReactionTables>(hers).selectFrom('reactions').where('user_id', '=', her.id)
}

/** Contains the creation time, so that the blob of a removed row cannot be decrypted in a later one. */
function rowData(her: Person, { action_id, created_at, version }: Omit<ReactionRow, 'week' | 'sealed'>): string {
  return associatedData(her.id, 'reactions', `${action_id} ${created_at}`, version)
}

function decrypted(her: Person, row: ReactionRow): Content {
  return unseal<Content>(her.key, rowData(her, row), row.sealed)
}

async function findRow(hers: HerVault, her: Person, actionId: number): Promise<ReactionRow | undefined> {
  return rowsOf(hers, her).select(COLUMNS).where('action_id', '=', actionId).executeTakeFirst()
}

async function addRow(hers: HerVault, her: Person, content: Content, clear: Omit<ReactionRow, 'sealed'>): Promise<boolean> {
  const added = await tables<ReactionTables>(hers)
    .insertInto('reactions')
    .values({ ...clear, user_id: her.id, sealed: seal(her.key, rowData(her, clear), content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('action_id')
    .executeTakeFirst()
  return added !== undefined
}

async function changeRow(hers: HerVault, her: Person, row: ReactionRow, content: Content, week: LocalDate): Promise<boolean> {
  const version = row.version + 1
  const { numUpdatedRows } = await tables<ReactionTables>(hers)
    .updateTable('reactions')
    .set({ week, version, sealed: seal(her.key, rowData(her, { ...row, version }), content) })
    .where('user_id', '=', her.id)
    .where('action_id', '=', row.action_id)
    .where('created_at', '=', row.created_at)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores her reaction to an action, or null to take it back. A reaction belongs to the week, in her time zone, in which
 * she first gave it; `thisWeek` is the Monday of the current one. Resolves to the Mondays of the weeks whose totals are
 * affected, also if nothing changes, so that a repeat completes a call that was interrupted.
 */
export async function setReaction(
  hers: HerVault,
  her: Person,
  linkId: number,
  action: ReactedAction,
  reaction: Reaction | null,
  { thisWeek, now }: { thisWeek: LocalDate; now: number },
): Promise<LocalDate[]> {
  const content: Content = { link_id: linkId, action_type: action.action_type, reaction }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await findRow(hers, her, action.id)
    if (!row) {
      if (reaction === null) return []
      if (await addRow(hers, her, content, { action_id: action.id, week: thisWeek, version: 1, created_at: now })) return [thisWeek]
    } else {
      const former = decrypted(her, row).reaction
      if (former === reaction) return [row.week]
      // A reaction that was taken back and is given again belongs to this week.
      const week = former === null ? thisWeek : row.week
      if (await changeRow(hers, her, row, content, week)) return week === row.week ? [week] : [row.week, week]
    }
  }
  throw new Error('reaction not written: too many concurrent calls')
}

/** Removes the row of a reaction that she took back, unless she has given it again. */
export async function forgetTakenBack(hers: HerVault, her: Person, actionId: number): Promise<void> {
  const row = await findRow(hers, her, actionId)
  if (!row || decrypted(her, row).reaction !== null) return
  await tables<ReactionTables>(hers)
    .deleteFrom('reactions')
    .where('user_id', '=', her.id)
    .where('action_id', '=', actionId)
    .where('version', '=', row.version)
    .execute()
}

/** Her reactions to these actions, by action id; actions without one are absent. */
export async function findReactions(hers: HerVault, her: Person, actionIds: readonly number[]): Promise<Map<number, Reaction>> {
  if (!actionIds.length) return new Map()
  const rows = await rowsOf(hers, her).select(COLUMNS).where('action_id', 'in', actionIds).execute()
  return new Map(
    rows.flatMap((row) => {
      const { reaction } = readable(() => decrypted(her, row), { reaction: null })
      return reaction ? [[row.action_id, reaction]] : []
    }),
  )
}

/** Totals of her reactions of a week for each kind of support, under one link. */
export async function countWeek(
  hers: HerVault,
  her: Person,
  linkId: number,
  week: LocalDate,
): Promise<Partial<Record<ActionType, Counts>>> {
  const rows = await rowsOf(hers, her).select(COLUMNS).where('week', '=', week).execute()
  const reactionsByType = new Map<ActionType, Reaction[]>()
  for (const row of rows) {
    const content = readable(() => decrypted(her, row), undefined)
    if (!content) continue
    const { link_id, action_type, reaction } = content
    if (link_id === linkId && reaction) reactionsByType.set(action_type, [...(reactionsByType.get(action_type) ?? []), reaction])
  }
  return Object.fromEntries([...reactionsByType].map(([type, reactions]) => [type, countsOf(reactions)]))
}
