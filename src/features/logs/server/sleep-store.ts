import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables, transact } from '../../../kit/server/vaults.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { lockLogs } from './log-counts-store.ts'
import { LOG_COLUMNS, type LogsTables, openAnswers } from './log-rows.ts'
import { addLog, setLog } from './store.ts'

/**
 * Notes hours of sleep (quarters) that did not come from her. Only where she has not answered: a log with hours, or one
 * that cannot be read, stays as it is. `now` in ms.
 */
export async function addSleepHours(hers: HerVault, user: Person, day: LocalDate, hours: number, now: number): Promise<void> {
  await transact(hers, async (inside) => {
    await lockLogs(inside, user.id)
    const row = await tables<LogsTables>(inside)
      .selectFrom('logs')
      .select(LOG_COLUMNS)
      .where('user_id', '=', user.id)
      .where('log_date', '=', day)
      .where('log_type', '=', 'quick_log')
      .executeTakeFirst()
    if (!row) await addLog(inside, user, 'quick_log', day, { sleep_hours: hours }, now)
    else {
      const answers = readable(() => openAnswers(user, row), undefined)
      const isOpen = answers && typeof (answers as { sleep_hours?: unknown }).sleep_hours !== 'number'
      if (isOpen) await setLog(inside, user, 'quick_log', day, { ...answers, sleep_hours: hours }, now)
    }
  })
}
