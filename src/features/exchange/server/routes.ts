import { AppError } from '../../../kit/errors.ts'
import { localDateAt, yearsBefore } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { fittingSigns } from '../../calendar/rules/bleeding-signs.ts'
import { LOG_YEARS_BACK } from '../../logs/contract.ts'
import {
  bringDays,
  type DayResult,
  type DayToBring,
  IMPORT_GONE,
  listImports,
  readHealthConnectFile,
  UNDO_DAYS,
  UNDO_OVER,
  undoImport,
} from '../contract.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import { factsOf } from '../rules/take-over.ts'
import { bring } from './bring.ts'
import { readHealthConnect } from './health-connect.ts'
import { findSources } from './store.ts'
import { undo } from './undo.ts'

const UNDO_MS = UNDO_DAYS * 86_400_000

/** Why a day is not brought, before looking at what is there; undefined if it may be. */
function refusalOf(day: DayToBring, today: string): DayResult | undefined {
  if (day.date > today) return 'future'
  if (day.date < yearsBefore(today, LOG_YEARS_BACK)) return 'too_early'
  return Object.keys(factsOf(day)).length > 0 ? undefined : 'empty'
}

/** Refuses signs that do not go with the flow of their day, by the place of the day in the request. */
function checkSigns(days: readonly DayToBring[]): void {
  const at = days.findIndex(({ flow_description: flow, bleeding_signs: signs = [] }) => fittingSigns(flow, signs).length < signs.length)
  if (at >= 0) throw new AppError('invalid', { field: `days.${at}.bleeding_signs`, message: t`These signs do not go with this flow` })
}

/** Adds the endpoints for days from other apps. */
export function exchangeRoutes(serve: Serve): void {
  serve(bringDays, async ({ user, hers, body, now }) => {
    checkSigns(body.days)
    const today = localDateAt(now, user.timezone)
    const refused = new Map(body.days.map((day) => [day.date, refusalOf(day, today)]))
    const days = body.days.filter(({ date }) => !refused.get(date))
    const results = await bring(hers, { user, now }, { source: body.source, days, fill: body.fill_missing ?? false })
    return {
      success: true as const,
      data: body.days.map(({ date }) => {
        const result = refused.get(date) ?? results.get(date)
        if (!result) throw new Error('A day was neither brought nor refused')
        return { date, result }
      }),
    }
  })

  serve(readHealthConnectFile, async ({ user, body, now }) => {
    try {
      return { content: await readHealthConnect(body, { today: localDateAt(now, user.timezone) }), problem: null }
    } catch (error) {
      if (error instanceof ReadProblem) return { content: null, problem: error.code }
      throw error
    }
  })

  serve(listImports, async ({ user, hers, now }) => ({
    data: (await findSources(hers, user)).map(({ at, ...found }) => ({
      ...found,
      brought_at: new Date(at).toISOString(),
      undo_until: at + UNDO_MS > now ? new Date(at + UNDO_MS).toISOString() : null,
    })),
  }))

  serve(undoImport, async ({ user, hers, body: { source }, now }) => {
    const found = (await findSources(hers, user)).find((one) => one.source === source)
    if (!found) throw new AppError('not_found', IMPORT_GONE())
    if (found.at + UNDO_MS <= now) throw new AppError('conflict', UNDO_OVER())
    return { success: true as const, data: await undo(hers, { user, now }, source) }
  })
}
