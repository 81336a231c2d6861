import { AppError } from '../../../kit/errors.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import {
  createQuickLog,
  findLog,
  findQuickLog,
  HISTORY_MAX,
  listLogs,
  listQuickLogs,
  LOG_EXISTS,
  LOG_MISSING,
  LOG_SAVED,
  LOG_UPDATED,
  type LogEntry,
  type LogType,
  type QuickAnswers,
  removeLog,
  updateQuickLog,
} from '../contract.ts'
import { isFoundBy } from '../rules/history.ts'
import { logDateProblem } from '../rules/log-date.ts'
import * as store from './store.ts'

const SCAN = 200
const NOTHING_ANSWERED = 'Please answer at least one question'

function checkDate(day: string, user: Person, now: number): void {
  const problem = logDateProblem(day, localDateAt(now, user.timezone))
  if (problem) throw new AppError('invalid', `log_date: ${problem}`, { log_date: [problem] })
}

/** Refuses a log without any answer; answers what is there, without the questions left out. */
function answered(answers: QuickAnswers): QuickAnswers {
  const given = Object.entries(answers).filter(([, value]) => value !== null && value !== undefined)
  if (given.every(([name]) => name === 'elapsed_seconds'))
    throw new AppError('invalid', NOTHING_ANSWERED, { non_field_errors: [NOTHING_ANSWERED] })
  return Object.fromEntries(given)
}

type Search = {
  type?: LogType | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  limit?: number | undefined
  before?: string | undefined
}

function placeFrom(before: string | undefined): store.Place {
  const [day = '', type = ''] = (before ?? '9999-12-31').split('.')
  return { day, type }
}

/** Reads on, page by page, until enough entries fit or none are left; what is sealed can only be searched once it is open. */
async function history(hers: Vault<'hers'>, user: Person, search: Search): Promise<{ data: LogEntry[]; next?: string }> {
  const { type, q = '', from = '0000-01-01', to = '9999-12-31', limit = HISTORY_MAX } = search
  const isWanted = (entry: LogEntry) => (!type || entry.log_type === type) && isFoundBy(entry, q)
  const plain = !type && !q.trim()
  const data: LogEntry[] = []
  let place = placeFrom(search.before)
  for (;;) {
    const portion = plain ? limit - data.length + 1 : SCAN
    const page = await store.findLogs(hers, user, { from, to, place, limit: portion })
    for (const entry of page) {
      if (!isWanted(entry)) continue
      const last = data.at(-1)
      if (data.length === limit && last) return { data, next: `${last.log_date}.${last.log_type}` }
      data.push(entry)
    }
    const end = page.at(-1)
    if (!end || page.length < portion) return { data }
    place = { day: end.log_date, type: end.log_type }
  }
}

export function logRoutes(serve: Serve): void {
  serve(createQuickLog, async ({ user, hers, body, now }) => {
    const { log_date, ...answers } = body
    checkDate(log_date, user, now)
    const data = await store.addLog(hers, user, 'quick_log', log_date, answered(answers), now)
    if (!data) throw new AppError('invalid', LOG_EXISTS, { non_field_errors: [LOG_EXISTS] })
    return { ...done(LOG_SAVED), data }
  })

  serve(updateQuickLog, async ({ user, hers, params, body, now }) => {
    const { log_date = params.date, ...answers } = body
    if (log_date !== params.date) {
      const differs = 'This is not the day in the address'
      throw new AppError('invalid', `log_date: ${differs}`, { log_date: [differs] })
    }
    const data = await store.setLog(hers, user, 'quick_log', params.date, answered(answers), now)
    if (!data) throw new AppError('not_found', LOG_MISSING)
    return { ...done(LOG_UPDATED), data }
  })

  serve(findQuickLog, async ({ user, hers, params }) => {
    const data = await store.findLogOf(hers, user, 'quick_log', params.date)
    if (!data) throw new AppError('not_found', LOG_MISSING)
    return { data }
  })

  serve(findLog, async ({ user, hers, params }) => {
    const data = await store.findLogWithId(hers, user, params.id)
    if (!data) throw new AppError('not_found', LOG_MISSING)
    return { data }
  })

  serve(removeLog, async ({ user, hers, params }) => {
    if (!(await store.removeLogWithId(hers, user, params.id))) throw new AppError('not_found', LOG_MISSING)
    return done('Your log has been deleted.')
  })

  serve(listLogs, async ({ user, hers, query }) => history(hers, user, query))

  serve(listQuickLogs, async ({ user, hers, query }) => history(hers, user, { ...query, type: 'quick_log' }))
}
