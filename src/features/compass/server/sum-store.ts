import type { LocalDate } from '../../../kit/local-date.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { ActionType } from '../contract.ts'
import { type Counts, recounted, type WeekCells } from '../rules/counted.ts'
import type { LinkedTwo } from './action-store.ts'
import { holdLink } from './link-hold-store.ts'

type Couple = Vault<'couple'>

type WeekRow = { week: LocalDate; version: number; sealed: Uint8Array }
type SumTables = { reaction_weeks: WeekRow & { user_id: number } }

/** Calls of hers that may get in each other's way before one of them is refused. */
const SUM_TRIES = 20

function placeOfWeek(link: LinkedTwo, week: LocalDate, version: number): string {
  return placeOf(link.herId, 'reaction_weeks', week, version)
}

function toCells(link: LinkedTwo, row: WeekRow): WeekCells {
  return unseal<WeekCells>(link.key, placeOfWeek(link, row.week, row.version), row.sealed)
}

const findAllWeeks = hotQuery<SumTables, { user: number }, WeekRow>((db, slot) =>
  db.selectFrom('reaction_weeks').select(['week', 'version', 'sealed']).where('user_id', '=', slot('user')),
)

const findOneWeek = hotQuery<SumTables, { user: number; week: LocalDate }, WeekRow>((db, slot) =>
  db
    .selectFrom('reaction_weeks')
    .select(['week', 'version', 'sealed'])
    .where('user_id', '=', slot('user'))
    .where('week', '=', slot('week')),
)

/** The sums of every week, by its Monday. What of them counts for him is for `rules/counted.ts` to say. */
export async function findSums(couple: Couple, link: LinkedTwo): Promise<Map<LocalDate, WeekCells>> {
  const rows = await findAllWeeks(couple, { user: link.herId })
  return new Map(rows.map((row) => [row.week, toCells(link, row)]))
}

/** Writes the next version of a week; false where somebody was quicker. */
async function addVersion(inside: Couple, link: LinkedTwo, week: LocalDate, former: number, cells: WeekCells): Promise<boolean> {
  const version = former + 1
  const row = { version, sealed: seal(link.key, placeOfWeek(link, week, version), cells) }
  const db = tables<SumTables>(inside)
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
 * Makes the sums of a week anew. `count` reads her rows and answers what they add up to; it is asked again where another call wrote in between, so that
 * the last sums are those of all her rows. False where the link has ended.
 */
export async function setSums(
  couple: Couple,
  link: LinkedTwo,
  week: LocalDate,
  now: number,
  count: () => Promise<Partial<Record<ActionType, Counts>>>,
): Promise<boolean> {
  for (let attempt = 0; attempt < SUM_TRIES; attempt += 1) {
    const [row] = await findOneWeek(couple, { user: link.herId, week })
    const counts = await count()
    const outcome = await transact(couple, async (inside) => {
      if (!(await holdLink(inside, link))) return 'ended'
      const cells = recounted(row ? toCells(link, row) : {}, counts, week, now)
      return (await addVersion(inside, link, week, row?.version ?? 0, cells)) ? 'written' : 'overtaken'
    })
    if (outcome !== 'overtaken') return outcome === 'written'
  }
  throw new Error('her sums cannot be written: too many calls at once')
}
