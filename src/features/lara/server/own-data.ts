/** Loads the notes that an answer needs, limited to the days of the question. */
import { hourIn } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/principal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { CALENDAR_MAX } from '../../calendar/contract.ts'
import { findEntries } from '../../calendar/server/store.ts'
import { TIDES_MAX } from '../../embertides/contract.ts'
import { findTides } from '../../embertides/server/store.ts'
import { type DayRow, toDayRows } from '../../insights/rules/day-rows.ts'
import { insightPeriod, insightsFrom } from '../../insights/rules/insights.ts'
import { findFirstLogDay, findLatestLogs, findLogs } from '../../logs/server/store.ts'
import { countMoments, findMomentDays, findMomentTimes } from '../../moments/server/store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { flowDaysOf } from '../rules/data-answer-days.ts'
import type { CalendarDay, OwnNotes } from '../rules/data-answer-notes.ts'
import { type Days, type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import { findCardCauses } from '../rules/triage-card-text.ts'
import { CARD_PAUSE_DAYS, type ShownCard, TRIAGE_DAYS, triageCards } from '../rules/triage-cards.ts'
import { MESSAGE_COLUMNS } from '../../chat/server/chat-rows.ts'
import { type ChatTables, readAnswer } from './chat-rows.ts'

/** Maximum number of logs per day: one quick and one deep. */
const LOGS_A_DAY = 2
/** Maximum number of taps read for the hours of the day; more than 20 a day for 12 weeks. */
const TAPS_MAX = 2_000
/** The last occurrence is searched in pages of this many days, up to `LAST_MOST_DAYS` back. */
const LAST_PAGE_DAYS = 60
const LAST_MOST_DAYS = 730
/** Maximum number of logs whose days are read, to find days with a note; their answers stay sealed. */
const LOG_DAYS_MAX = 1_000
/** Maximum number of answers searched for a card that was shown before. */
const CARD_ANSWERS_MAX = 500

async function rowsOf(hers: HerVault, user: Person, { from, to }: Days): Promise<DayRow[]> {
  const limit = (daysBetween(from, to) + 1) * LOGS_A_DAY
  const [logs, moments] = await Promise.all([
    findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit }),
    countMoments(hers, user, from, to),
  ])
  return toDayRows(logs, moments)
}

/** Her rows back to the newest that matches, read backwards in pages, with the first day that was read. */
async function rowsUntilFound(
  hers: HerVault,
  user: Person,
  { from, to }: Days,
  isMatch: (row: DayRow) => boolean,
): Promise<[LocalDate, DayRow[]]> {
  const end = addDays(to, 1 - LAST_MOST_DAYS)
  const first = from > end ? from : end
  let rows: DayRow[] = []
  for (let until = to; until >= first; until = addDays(until, -LAST_PAGE_DAYS)) {
    const start = addDays(until, 1 - LAST_PAGE_DAYS)
    const begin = start > first ? start : first
    const page = await rowsOf(hers, user, { from: begin, to: until })
    rows = [...page, ...rows]
    if (page.some(isMatch)) return [begin, rows]
  }
  return [first, rows]
}

async function calendarOf(hers: HerVault, user: Person, { from, to }: Days): Promise<CalendarDay[]> {
  const entries = await findEntries(hers, user, from, to, CALENDAR_MAX)
  return entries.map(({ entry_date: day, flow_description: flow }) => ({ day, flow })).toReversed()
}

/** Days with a log, a moment or a calendar entry, oldest first. */
export async function noteDaysOf(
  hers: HerVault,
  user: Person,
  { from, to }: Days,
  calendar: readonly Pick<CalendarDay, 'day'>[],
): Promise<LocalDate[]> {
  const [logs, moments] = await Promise.all([findLatestLogs(hers, user, LOG_DAYS_MAX), findMomentDays(hers, user, from, to)])
  const days = [...logs.map(({ day }) => day).filter((day) => day >= from && day <= to), ...moments, ...calendar.map(({ day }) => day)]
  return [...new Set(days)].toSorted()
}

async function tidesOf(hers: HerVault, user: Person, { from, to }: Days): Promise<OwnNotes['tides']> {
  const tides = await findTides(hers, user, from, to, TIDES_MAX)
  return tides.map(({ local_date: day, energy, focus, tension }) => ({ day, energy, focus, tension })).toReversed()
}

/**
 * The periods of a question, the earlier first; adjacent or overlapping ones are merged, so that no day is loaded
 * twice.
 */
function spansOf({ from, to, before }: DataQuestion): Days[] {
  if (!before) return [{ from, to }]
  if (before.to < addDays(from, -1) || before.from > to) return [before, { from, to }]
  return [{ from: before.from < from ? before.from : from, to: before.to > to ? before.to : to }]
}

function toMatcher({ subject, flow }: DataQuestion): (row: DayRow) => boolean {
  if (subject === 'bleeding' || subject === 'logging' || subject === 'everything') return () => true
  const isCount = subject === 'hot_flashes' || subject === 'night_sweats'
  return (row) => {
    const value = row[subject]
    return value !== null && (!isCount || (flow === WITHOUT ? value === 0 : value > 0))
  }
}

/** Triage cards shown to her within `CARD_PAUSE_DAYS`, from her stored answers. */
async function findShownCards(hers: HerVault, user: Person, today: LocalDate): Promise<ShownCard[]> {
  const since = Date.parse(`${addDays(today, -1 - CARD_PAUSE_DAYS)}T00:00:00Z`)
  const rows = await tables<ChatTables>(hers)
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where('at', '>=', since)
    .where('state', '=', 'done')
    .orderBy('at', 'desc')
    .limit(CARD_ANSWERS_MAX)
    .execute()
  return rows.flatMap((row) => {
    const { parts } = readAnswer(user, row)
    const causes = parts ? findCardCauses(parts) : []
    return causes.map((cause) => ({ cause, on: localDateAt(row.at, user.timezone) }))
  })
}

/**
 * The notes that the answer to a question (or Show Pattern) needs. While intimate entries are hidden, her calendar is
 * not read.
 */
export async function loadNotes(hers: HerVault, user: Person, need: DataQuestion | 'pattern', today: LocalDate): Promise<OwnNotes> {
  const isPattern = need === 'pattern'
  const isMasked = isHidden('flow_description', await findPreferencesOf(hers, user))
  const isAboutBleeding = isPattern || need.subject === 'bleeding'
  const wantsDays = isPattern || need.subject === 'everything' || need.subject === 'logging'
  const firstLog = isPattern ? ((await findFirstLogDay(hers, user)) ?? null) : null
  const spans = isPattern ? [{ from: insightsFrom(firstLog, today), to: today }] : spansOf(need)
  const first = spans.map(({ from }) => from).toSorted()[0] ?? today
  const each = async <Loaded>(load: (span: Days) => Promise<readonly Loaded[]>) => (await Promise.all(spans.map(load))).flat()
  const triage = { from: addDays(today, 1 - TRIAGE_DAYS), to: today }
  const loadRows = async (): Promise<[LocalDate, DayRow[]]> => {
    if (!isPattern && need.subject === 'bleeding') return [first, []]
    if (!isPattern && need.asks === 'last') return rowsUntilFound(hers, user, { from: first, to: today }, toMatcher(need))
    return [first, await each((span) => rowsOf(hers, user, span))]
  }
  const loadCalendar = async (): Promise<CalendarDay[]> => {
    if (isMasked || !(isAboutBleeding || wantsDays)) return []
    const [asked, looked] = await Promise.all([
      each((span) => calendarOf(hers, user, span)),
      isAboutBleeding ? calendarOf(hers, user, triage) : [],
    ])
    const days = new Map([...asked, ...looked].map((one) => [one.day, one]))
    return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  }
  const [[from, rows], calendar, taps, tides, answers] = await Promise.all([
    loadRows(),
    loadCalendar(),
    isPattern ? findMomentTimes(hers, user, 'hot_flash', { ...insightPeriod(today), limit: TAPS_MAX }) : [],
    wantsDays ? each((span) => tidesOf(hers, user, span)) : [],
    isAboutBleeding && !isMasked ? findAnswers(hers, user) : undefined,
  ])
  const [oldest] = calendar
  const isCut = calendar.length >= CALENDAR_MAX && oldest !== undefined
  const facts = {
    ageRange: answers?.age_range ?? null,
    phase: answers?.menopause_phase ?? null,
    noteDays: isAboutBleeding && calendar.length ? await noteDaysOf(hers, user, triage, calendar) : [],
  }
  const mayShowCards = isAboutBleeding && triageCards(flowDaysOf(calendar), facts, today).length > 0
  return {
    // If the calendar was cut off, the search for a last bleeding ends at its oldest entry.
    from: !isPattern && need.subject === 'bleeding' && need.asks === 'last' && isCut && oldest.day > from ? oldest.day : from,
    to: today,
    firstLog,
    rows,
    calendar,
    taps: taps.map(({ day, at }) => ({ day, hour: hourIn(at, user.timezone) })),
    tides,
    isMasked,
    facts,
    recent: mayShowCards ? await findShownCards(hers, user, today) : [],
  }
}
