import { readable } from '../../../kit/server/damaged-rows.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type CoupleVault, tables, transact } from '../../../kit/server/vaults.ts'
import type { ActionType } from '../contract.ts'
import { type Counts, recounted, type WeekCells } from '../rules/reaction-counts.ts'
import { type AcceptedLink, holdLink } from './link-store.ts'

type WeekRow = { week: LocalDate; version: number; sealed: Uint8Array }
type TotalsTables = { reaction_weeks: WeekRow & { user_id: number } }

/** Attempts before concurrent writes to the same week make a call fail. */
const TRIES = 20

function weekData(link: AcceptedLink, week: LocalDate, version: number): string {
  return associatedData(link.herId, 'reaction_weeks', week, version)
}

function toCells(link: AcceptedLink, row: WeekRow): WeekCells {
  return unseal<WeekCells>(link.key, weekData(link, row.week, row.version), row.sealed)
}

/** The totals of every week, by its Monday. `rules/reaction-counts.ts` decides which of them the partner sees. */
export async function findTotals(couple: CoupleVault, link: AcceptedLink): Promise<Map<LocalDate, WeekCells>> {
  const rows = await tables<TotalsTables>(couple)
    .selectFrom('reaction_weeks')
    .select(['week', 'version', 'sealed'])
    .where('user_id', '=', link.herId)
    .execute()
  return new Map(rows.flatMap((row) => readable(() => [[row.week, toCells(link, row)] as const], [])))
}

/** Writes the next version of a week; false if a concurrent call has written it first. */
async function addVersion(inside: CoupleVault, link: AcceptedLink, week: LocalDate, former: number, cells: WeekCells): Promise<boolean> {
  const version = former + 1
  const row = { version, sealed: seal(link.key, weekData(link, week, version), cells) }
  const db = tables<TotalsTables>(inside)
  const written = former
    ? await db
        .updateTable('reaction_weeks')
        .set(row)
        .where('user_id', '=', link.herId)
        .where('week', '=', week)
        .where('version', '=', former)
        .returning('week')
        .executeTakeFirst()
    : await db
        .insertInto('reaction_weeks')
        .values({ user_id: link.herId, week, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .returning('week')
        .executeTakeFirst()
  return written !== undefined
}

/**
 * Recomputes the totals of a week. `count` adds up her rows; it is called again if another call has written in between,
 * so that the last totals cover all her rows. False if the link has ended.
 */
export async function setTotals(
  couple: CoupleVault,
  link: AcceptedLink,
  week: LocalDate,
  now: number,
  count: () => Promise<Partial<Record<ActionType, Counts>>>,
): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await tables<TotalsTables>(couple)
      .selectFrom('reaction_weeks')
      .select(['week', 'version', 'sealed'])
      .where('user_id', '=', link.herId)
      .where('week', '=', week)
      .execute()
    const counts = await count()
    const outcome = await transact(couple, async (inside) => {
      if (!(await holdLink(inside, link))) return 'ended'
      const cells = recounted(row ? toCells(link, row) : {}, counts, week, now)
      return (await addVersion(inside, link, week, row?.version ?? 0, cells)) ? 'written' : 'overtaken'
    })
    if (outcome !== 'overtaken') return outcome === 'written'
  }
  throw new Error('reaction totals not written: too many concurrent calls')
}
