import { sql } from 'kysely'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, hotQuery, tables } from '../../../kit/server/vaults.ts'
import { countStreak } from '../../logs/rules/streak.ts'

type DayTables = { logs: { user_id: number; log_date: LocalDate }; moments: { user_id: number; local_date: LocalDate } }

const findDaysBetween = hotQuery<DayTables, { user: number; from: LocalDate; to: LocalDate }, { day: LocalDate }>((db, slot) =>
  db
    .selectFrom('logs')
    .select('log_date as day')
    .where('user_id', '=', slot('user'))
    .where('log_date', '>=', slot('from'))
    .where('log_date', '<=', slot('to'))
    .union(
      db
        .selectFrom('moments')
        .select('local_date as day')
        .where('user_id', '=', slot('user'))
        .where('local_date', '>=', slot('from'))
        .where('local_date', '<=', slot('to')),
    )
    .orderBy('day', 'desc'),
)

/** The number of her days with a log or a moment per month, `until` or before it, newest first. */
function countMonths(hers: HerVault, user: Person, until: LocalDate): Promise<{ month: string; days: number }[]> {
  const db = tables<DayTables>(hers)
  const month = sql<string>`substr(day, 1, 7)`
  const days = db
    .selectFrom('logs')
    .select('log_date as day')
    .where('user_id', '=', user.id)
    .where('log_date', '<=', until)
    .union(db.selectFrom('moments').select('local_date as day').where('user_id', '=', user.id).where('local_date', '<=', until))
  return db
    .selectFrom(days.as('days'))
    .select(({ fn }) => [month.as('month'), fn.countAll<number>().as('days')])
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute()
}

/** Days in a row with a log or a moment until `today`, her own calendar day; see `countStreak`. */
export function findStreak(hers: HerVault, user: Person, today: LocalDate): Promise<number> {
  const findDays = async (until: LocalDate, limit: number) => {
    // Days in a row are all within these, or there are fewer of them than `limit`.
    const rows = await findDaysBetween(hers, { user: user.id, from: addDays(until, -limit), to: until })
    return rows.map(({ day }) => day).slice(0, limit)
  }
  return countStreak({ findDays, countMonths: (until) => countMonths(hers, user, until) }, today)
}
