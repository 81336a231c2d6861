import { AppError } from '../../../kit/errors.ts'
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { type Message, t } from '../../../kit/words.ts'
import {
  createDeepLog,
  createQuickLog,
  DEEP_LOG_SAVED,
  DEEP_LOG_UPDATED,
  type DeepAnswers,
  findDeepLog,
  findLog,
  findQuickLog,
  HISTORY_MAX,
  listDeepLogs,
  listLogs,
  listQuickLogs,
  listRevisions,
  LOG_EMPTY,
  LOG_EXISTS,
  LOG_MISSING,
  LOG_SAVED,
  LOG_UPDATED,
  type LogAnswers,
  type LogEntry,
  type LogType,
  removeDeepLog,
  removeLog,
  removeQuickLog,
  restoreLog,
  updateDeepLog,
  updateQuickLog,
} from '../contract.ts'
import { logDateProblem } from '../rules/log-date.ts'
import { changedChoices, choicesProblem } from '../rules/own-items.ts'
import { searchFor } from '../rules/search.ts'
import { searchLogs } from '../rules/search-logs.ts'
import { toSupplementNames } from '../rules/supplements.ts'
import { findTrackingChoices, saveTrackingChoices } from '../rules/tracking.ts'
import { removeOneLog, restoreOneLog } from './removed-store.ts'
import { findRevisions } from './revision-store.ts'
import * as store from './store.ts'
import { findChoices, setChoices } from './tracking-store.ts'

const SCAN = 200
const LOG_REMOVED: Message = () => t`Your log has been deleted.`

function checkDate(day: string, user: Person, now: number): void {
  const problem = logDateProblem(day, localDateAt(now, user.timezone))
  if (problem) throw new AppError('invalid', { field: 'log_date', message: problem })
}

/** Whether a value is an answer: blank texts, null and empty records are not. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.keys(value).length > 0
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}

/** The given answers only. Throws `invalid` when there is none. */
function withAnswersOnly<Answers extends LogAnswers>(answers: Answers): LogAnswers {
  const entries = Object.entries(answers).filter(([, value]) => isGiven(value))
  const isEmpty = entries.every(([name, value]) => name === 'elapsed_seconds' || (Array.isArray(value) && value.length === 0))
  if (isEmpty) throw new AppError('invalid', { field: 'non_field_errors', message: LOG_EMPTY() })
  return Object.fromEntries(entries)
}

/** The stored answers of a deep log; names of supplements are also written as text. */
function answeredDeep(answers: DeepAnswers): LogAnswers {
  const { supplements, supplements_medications_notes: text } = answers
  const names = !isGiven(text) && supplements ? toSupplementNames(supplements) : text
  return withAnswersOnly({ ...answers, supplements_medications_notes: names })
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

/**
 * Reads page by page until enough entries match or none remain; encrypted answers can only be searched after
 * decryption.
 */
async function history(hers: HerVault, user: Person, search: Search, now: number): Promise<{ data: LogEntry[]; next?: string }> {
  const { type, q = '', from = '0000-01-01', to = '9999-12-31', limit = HISTORY_MAX } = search
  const plain = !q.trim()
  const isFound = searchFor(q, localDateAt(now, user.timezone), plain ? undefined : await findChoices(hers, user))
  const data: LogEntry[] = []
  let place = placeFrom(search.before)
  for (;;) {
    const portion = plain ? limit - data.length + 1 : SCAN
    const page = await store.findLogs(hers, user, { from, to, place, limit: portion, type })
    for (const entry of page) {
      if (!isFound(entry)) continue
      const last = data.at(-1)
      if (data.length === limit && last) return { data, next: `${last.log_date}.${last.log_type}` }
      data.push(entry)
    }
    const end = page.at(-1)
    if (!end || page.length < portion) return { data }
    place = { day: end.log_date, type: end.log_type }
  }
}

type Writing = { user: Person; hers: HerVault; now: number }

async function create({ user, hers, now }: Writing, type: LogType, day: LocalDate, answers: LogAnswers) {
  checkDate(day, user, now)
  const data = await store.addLog(hers, user, type, day, answers, now)
  if (!data) throw new AppError('invalid', { field: 'non_field_errors', message: LOG_EXISTS() })
  return { ...done(type === 'deep_log' ? DEEP_LOG_SAVED() : LOG_SAVED()), data }
}

/** `dayInBody`, if present, must equal the date in the path. */
async function update({ user, hers, now }: Writing, type: LogType, day: LocalDate, dayInBody: LocalDate | undefined, answers: LogAnswers) {
  if (dayInBody !== undefined && dayInBody !== day) {
    const differs = t`This is not the day in the address`
    throw new AppError('invalid', { field: 'log_date', message: differs })
  }
  const data = await store.setLog(hers, user, type, day, answers, now)
  if (!data) throw new AppError('not_found', LOG_MISSING())
  return { ...done(type === 'deep_log' ? DEEP_LOG_UPDATED() : LOG_UPDATED()), data }
}

async function oneLog(hers: HerVault, user: Person, data: LogEntry | undefined) {
  if (!data) throw new AppError('not_found', LOG_MISSING())
  return { data, ...(await store.findNeighbours(hers, user, data)) }
}

async function remove({ user, hers, now }: Writing, wanted: Parameters<typeof removeOneLog>[2]) {
  const id = await removeOneLog(hers, user, wanted, now)
  if (id === undefined) throw new AppError('not_found', LOG_MISSING())
  return { ...done(LOG_REMOVED()), id }
}

const CHOICES_SAVED: Message = () => t`Your choices are saved.`

function trackingRoutes(serve: Serve): void {
  serve(findTrackingChoices, async ({ user, hers }) => ({ data: await findChoices(hers, user) }))

  serve(saveTrackingChoices, async ({ user, hers, body, now }) => {
    const data = changedChoices(await findChoices(hers, user), body)
    const problem = choicesProblem(data)
    if (problem) throw new AppError('invalid', problem)
    await setChoices(hers, user, data, now)
    return { ...done(CHOICES_SAVED()), data }
  })
}

/** Adds the endpoints of logs and of what she tracks. */
export function logRoutes(serve: Serve): void {
  trackingRoutes(serve)

  serve(createQuickLog, async ({ user, hers, body: { log_date, ...answers }, now }) =>
    create({ user, hers, now }, 'quick_log', log_date, withAnswersOnly(answers)),
  )

  serve(createDeepLog, async ({ user, hers, body: { log_date, ...answers }, now }) =>
    create({ user, hers, now }, 'deep_log', log_date, answeredDeep(answers)),
  )

  serve(updateQuickLog, async ({ user, hers, params, body: { log_date, ...answers }, now }) =>
    update({ user, hers, now }, 'quick_log', params.date, log_date, withAnswersOnly(answers)),
  )

  serve(updateDeepLog, async ({ user, hers, params, body: { log_date, ...answers }, now }) =>
    update({ user, hers, now }, 'deep_log', params.date, log_date, answeredDeep(answers)),
  )

  serve(findQuickLog, async ({ user, hers, params }) => oneLog(hers, user, await store.findLogOf(hers, user, 'quick_log', params.date)))

  serve(findDeepLog, async ({ user, hers, params }) => oneLog(hers, user, await store.findLogOf(hers, user, 'deep_log', params.date)))

  serve(findLog, async ({ user, hers, params }) => oneLog(hers, user, await store.findLogWithId(hers, user, params.id)))

  serve(removeQuickLog, async ({ user, hers, params, now }) => remove({ user, hers, now }, { type: 'quick_log', day: params.date }))

  serve(removeDeepLog, async ({ user, hers, params, now }) => remove({ user, hers, now }, { type: 'deep_log', day: params.date }))

  serve(removeLog, async ({ user, hers, params, now }) => remove({ user, hers, now }, { id: params.id }))

  serve(restoreLog, async ({ user, hers, params, now }) => {
    const data = await restoreOneLog(hers, user, params.id, now)
    if (!data) throw new AppError('not_found', LOG_MISSING())
    if (data === 'taken') throw new AppError('invalid', { field: 'non_field_errors', message: LOG_EXISTS() })
    return { ...done(t`Your log is back.`), data }
  })

  serve(listRevisions, async ({ user, hers, params, query }) => {
    const found = await findRevisions(hers, user, params.id, query.before ?? 2 ** 31 - 1)
    if (!found) throw new AppError('not_found', LOG_MISSING())
    const { revisions, next } = found
    return next === undefined ? { data: revisions } : { data: revisions, next: String(next) }
  })

  serve(listLogs, async ({ user, hers, query, now }) => history(hers, user, query, now))

  serve(searchLogs, async ({ user, hers, body, now }) => history(hers, user, body, now))

  serve(listQuickLogs, async ({ user, hers, query, now }) => history(hers, user, { ...query, type: 'quick_log' }, now))

  serve(listDeepLogs, async ({ user, hers, query, now }) => history(hers, user, { ...query, type: 'deep_log' }, now))
}
