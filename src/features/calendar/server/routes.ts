import { AppError } from '../../../kit/errors.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { localDateAt, yearsBefore } from '../../../kit/local-date.ts'
import { LOG_YEARS_BACK } from '../../logs/contract.ts'
import { logDateProblem } from '../../logs/rules/log-date.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import {
  answerRedFlag,
  type BleedingSign,
  CALENDAR_MAX,
  createCalendarEntry,
  ENTRY_EMPTY,
  ENTRY_EXISTS,
  ENTRY_MISSING,
  findCalendarEntry,
  findCycles,
  type FlowDescription,
  listCalendar,
  listRedFlags,
  type RedFlagAnswer,
  removeCalendarEntry,
  saveFlowDays,
  updateCalendarEntry,
} from '../contract.ts'
import { fittingSigns } from '../rules/bleeding-signs.ts'
import { cyclesFrom } from '../rules/cycles.ts'
import { entryDayProblem, toEntryDate } from '../rules/entry-day.ts'
import { findKnownGaps } from './known-gaps-store.ts'
import { findRedFlagCards, setRedFlagAnswer } from './red-flag-store.ts'
import {
  addEntry,
  DAYS_MAX,
  type EntryContent,
  findEntries,
  findEntryWithId,
  findFlows,
  removeEntryWithId,
  setEntry,
  setFlows,
  UnreadableDay,
} from './store.ts'

const ANSWERED: Readonly<Record<RedFlagAnswer, Message>> = {
  seen_doctor: () => t`Thank you. You will see this again only if it happens again.`,
  not_now: () => t`All right. You will see this again in two weeks if it still applies.`,
  read: () => t`You’ll find this on Home until you say you’ve seen a doctor.`,
}

type Fields = {
  flow_description?: FlowDescription | null | undefined
  symptoms?: string | null | undefined
  bleeding_signs?: BleedingSign[] | null | undefined
}

/**
 * The content of the given fields without unanswered questions. Throws `invalid` when it is empty, or has signs that
 * the flow does not allow.
 */
function contentOf(fields: Fields): EntryContent {
  const content: EntryContent = {}
  const { flow_description: flow, bleeding_signs: signs } = fields
  if (signs?.length) {
    content.signs = fittingSigns(flow, signs)
    const unfit = signs.find((sign) => !content.signs?.includes(sign))
    if (unfit) throw new AppError('invalid', { field: 'bleeding_signs', message: t`${unfit} does not go with this flow` })
  }
  if (fields.flow_description) content.flow = fields.flow_description
  if (fields.symptoms?.trim()) content.symptoms = fields.symptoms
  if (!content.flow && !content.symptoms) throw new AppError('invalid', { field: 'non_field_errors', message: ENTRY_EMPTY() })
  return content
}

/** Adds the endpoints of the calendar. */
export function calendarRoutes(serve: Serve): void {
  serve(listCalendar, async ({ user, hers, query }) => {
    const { from = '0000-01-01', to = '9999-12-31', limit = CALENDAR_MAX } = query
    return { data: await findEntries(hers, user, from, to, limit) }
  })

  serve(findCycles, async ({ user, hers, now }) => {
    const today = localDateAt(now, user.timezone)
    const notes = await findFlows(hers, user, { from: yearsBefore(today, LOG_YEARS_BACK), to: today, limit: DAYS_MAX })
    return { data: cyclesFrom(notes, today, await findKnownGaps(hers, user)) }
  })

  serve(listRedFlags, async ({ user, hers, now }) => {
    const preferences = await findPreferencesOf(hers, user)
    const cards = await findRedFlagCards(hers, user, localDateAt(now, user.timezone))
    return { data: { is_hidden: isHidden('flow_description', preferences), cards } }
  })

  serve(answerRedFlag, async ({ user, hers, body: { id, answer }, now }) => {
    if (!(await setRedFlagAnswer(hers, user, id, answer, now))) throw new AppError('not_found', t`This note is no longer there.`)
    return done(ANSWERED[answer]())
  })

  serve(findCalendarEntry, async ({ user, hers, params }) => {
    const data = await findEntryWithId(hers, user, params.id)
    if (!data) throw new AppError('not_found', ENTRY_MISSING())
    return { data }
  })

  serve(createCalendarEntry, async ({ user, hers, body, now }) => {
    const problem = entryDayProblem(body, localDateAt(now, user.timezone))
    if (problem) throw new AppError('invalid', { field: problem.field, message: problem.words })
    const day = toEntryDate(body)
    if (day === undefined) throw new Error('Validated parts without a date')
    const data = await addEntry(hers, user, day, contentOf(body), now)
    if (!data) throw new AppError('invalid', { field: 'non_field_errors', message: ENTRY_EXISTS() })
    return { ...done(t`Your entry has been saved.`), data }
  })

  serve(updateCalendarEntry, async ({ user, hers, params, body, now }) => {
    const data = await setEntry(hers, user, params.id, contentOf(body), now)
    if (!data) throw new AppError('not_found', ENTRY_MISSING())
    return { ...done(t`Your entry has been updated.`), data }
  })

  serve(removeCalendarEntry, async ({ user, hers, params }) => {
    if (!(await removeEntryWithId(hers, user, params.id))) throw new AppError('not_found', ENTRY_MISSING())
    return done(t`Your entry has been deleted.`)
  })

  serve(saveFlowDays, async ({ user, hers, body: { days }, now }) => {
    const today = localDateAt(now, user.timezone)
    for (const { entry_date: day } of days) {
      const problem = logDateProblem(day, today)
      if (problem) throw new AppError('invalid', { field: 'days', message: problem })
    }
    try {
      const { entries: data, before } = await setFlows(hers, user, days, now)
      return { ...done(t`Your entries have been saved.`), data, before }
    } catch (error) {
      if (!(error instanceof UnreadableDay)) throw error
      const message = t`The entry of ${dayWords(error.day, 'short')} cannot be read. Please open that day first.`
      throw new AppError('invalid', { field: 'days', message })
    }
  })
}
