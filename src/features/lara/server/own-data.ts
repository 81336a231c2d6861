/** Loads the notes that an answer needs, limited to the days of the question. */
import { hourIn } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { CALENDAR_MAX, type RedFlagCard } from '../../calendar/contract.ts'
import { findRedFlagCards } from '../../calendar/server/red-flag-store.ts'
import { findEntries } from '../../calendar/server/store.ts'
import { TIDES_MAX } from '../../embertides/contract.ts'
import { findTides } from '../../embertides/server/store.ts'
import type { Measure } from '../../insights/contract.ts'
import { type DayRow, toDayRows } from '../../insights/rules/day-rows.ts'
import { insightPeriod, insightsFrom } from '../../insights/rules/insights.ts'
import { findFirstLogDay, findLogs } from '../../logs/server/store.ts'
import { countMoments, findFirstMomentDay, findMoments, findMomentTimes } from '../../moments/server/store.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { BEFORE_PERIOD } from '../rules/data-factors.ts'
import { hasCounted } from '../rules/data-answer-series.ts'
import { isStatistic } from '../rules/data-answer-statistics.ts'
import type { CalendarDay, OwnNotes } from '../rules/data-answer-notes.ts'
import { type Days, type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import { notShownIn } from '../rules/red-flag-text.ts'
import { MESSAGE_COLUMNS } from '../../chat/server/chat-rows.ts'
import { type ChatTables, readAnswer } from './chat-rows.ts'

/** Maximum number of logs per day: one quick and one deep. */
const LOGS_A_DAY = 2
/** Maximum number of taps read for the hours of the day; more than 20 a day for 12 weeks. */
const TAPS_MAX = 2_000
/** Maximum number of taps read for the hours of up to a year. */
const YEAR_TAPS_MAX = 20_000
/** The last occurrence is searched in pages of this many days, up to `LAST_MOST_DAYS` back. */
const LAST_PAGE_DAYS = 60
const LAST_MOST_DAYS = 730
/** Days before a note about bleeding is repeated, and the maximum number of answers searched for it. */
const FLAG_PAUSE_DAYS = 14
const FLAG_ANSWERS_MAX = 500

/** The notes of some days: one row a day, and the logs behind them. */
type Loaded = { readonly rows: readonly DayRow[]; readonly logs: readonly LogEntry[] }

/** Her logs of the last days, today's included, newest first. */
export async function findRecentLogs(hers: HerVault, user: Person, days: number, today: LocalDate): Promise<LogEntry[]> {
  const place = { day: addDays(today, 1), type: '' } as const
  return findLogs(hers, user, { from: addDays(today, 1 - days), to: today, place, limit: days * LOGS_A_DAY })
}

async function rowsOf(hers: HerVault, user: Person, { from, to }: Days): Promise<Loaded> {
  const limit = (daysBetween(from, to) + 1) * LOGS_A_DAY
  const [logs, moments] = await Promise.all([
    findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit }),
    countMoments(hers, user, from, to),
  ])
  return { rows: toDayRows(logs, moments), logs: logs.toReversed() }
}

/**
 * Her notes from the end of the days up to the first that matches, or from their beginning if `isForward`, read in
 * pages; at most `LAST_MOST_DAYS`.
 */
async function untilFound(
  hers: HerVault,
  user: Person,
  days: Days,
  isForward: boolean,
  isIt: (loaded: Loaded) => boolean,
): Promise<[LocalDate, Loaded]> {
  const [rows, logs]: [DayRow[], LogEntry[]] = [[], []]
  let begin = days.to
  for (let step = 0; step * LAST_PAGE_DAYS < LAST_MOST_DAYS; step += 1) {
    const from = isForward ? addDays(days.from, step * LAST_PAGE_DAYS) : addDays(days.to, 1 - (step + 1) * LAST_PAGE_DAYS)
    const to = addDays(from, LAST_PAGE_DAYS - 1)
    const end = addDays(days.to, 1 - LAST_MOST_DAYS)
    const bounds = [days.from, ...(isForward ? [] : [end])].toSorted()
    const page = { from: from > (bounds.at(-1) ?? from) ? from : (bounds.at(-1) ?? from), to: to < days.to ? to : days.to }
    if (page.from > page.to) break
    const loaded = await rowsOf(hers, user, page)
    begin = isForward ? days.from : page.from
    rows.push(...loaded.rows)
    logs.push(...loaded.logs)
    if (isIt(loaded)) break
  }
  const byDay = (one: { day: LocalDate }, other: { day: LocalDate }) => (one.day < other.day ? -1 : 1)
  const byDate = (one: LogEntry, other: LogEntry) => (one.log_date < other.log_date ? -1 : one.log_date > other.log_date ? 1 : 0)
  return [begin, { rows: rows.toSorted(byDay), logs: logs.toSorted(byDate) }]
}

/** The first day with a log or a moment; undefined if she has none. */
async function firstNoteDay(hers: HerVault, user: Person): Promise<LocalDate | undefined> {
  const days = await Promise.all([findFirstLogDay(hers, user), findFirstMomentDay(hers, user)])
  return days.filter((day) => day !== undefined).toSorted()[0]
}

async function calendarOf(hers: HerVault, user: Person, { from, to }: Days, isWhole = false): Promise<CalendarDay[]> {
  // A day has one entry, so that shorter periods are never cut off.
  const split = addDays(to, -CALENDAR_MAX)
  if (isWhole && from <= split) {
    return [
      ...(await calendarOf(hers, user, { from, to: split }, true)),
      ...(await calendarOf(hers, user, { from: addDays(split, 1), to })),
    ]
  }
  const entries = await findEntries(hers, user, from, to, CALENDAR_MAX)
  return entries.map(({ entry_date: day, flow_description: flow }) => ({ day, flow })).toReversed()
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

/** Whether loaded notes have the day that `first` or `last` searches for. */
function isSought(question: DataQuestion): (loaded: Loaded) => boolean {
  const { subject, flow } = question
  if (subject === 'bleeding' || subject === 'logging' || subject === 'everything') return ({ rows }) => rows.length > 0
  if (isStatistic(question)) return ({ rows, logs }) => hasCounted(question, rows, logs)
  const isCount = subject === 'hot_flashes' || subject === 'night_sweats'
  const isIt = (row: DayRow) => {
    const value = subject in row ? row[subject as Measure] : null
    return value !== null && (!isCount || (flow === WITHOUT ? value === 0 : value > 0))
  }
  return ({ rows }) => rows.some(isIt)
}

/** Her answers of the last `FLAG_PAUSE_DAYS`, in which a note about bleeding may have been shown. */
async function findRecentAnswers(hers: HerVault, user: Person, today: LocalDate): Promise<AnswerParts[]> {
  const since = Date.parse(`${addDays(today, 1 - FLAG_PAUSE_DAYS)}T00:00:00Z`)
  const rows = await tables<ChatTables>(hers)
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where('at', '>=', since)
    .where('state', '=', 'done')
    .orderBy('at', 'desc')
    .limit(FLAG_ANSWERS_MAX)
    .execute()
  return rows.flatMap((row) => readAnswer(user, row).parts ?? [])
}

/** Open notes about her bleeding that no recent answer had. */
async function findFlags(hers: HerVault, user: Person, today: LocalDate): Promise<RedFlagCard[]> {
  const flags = await findRedFlagCards(hers, user, today)
  return flags.length > 0 ? notShownIn(flags, await findRecentAnswers(hers, user, today)) : []
}

/** Open notes about her bleeding, none while she hides intimate entries. */
export async function findShownFlags(hers: HerVault, user: Person, today: LocalDate): Promise<RedFlagCard[]> {
  return isHidden('flow_description', await findPreferencesOf(hers, user)) ? [] : findRedFlagCards(hers, user, today)
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
  const isTide = !isPattern && need.subject.startsWith('tide_')
  const firstLog = isPattern ? ((await findFirstLogDay(hers, user)) ?? null) : null
  const spans = isPattern ? [{ from: insightsFrom(firstLog, today), to: today }] : spansOf(need)
  const first = spans.map(({ from }) => from).toSorted()[0] ?? today
  const each = async <Loaded>(load: (span: Days) => Promise<readonly Loaded[]>) => (await Promise.all(spans.map(load))).flat()
  const asks = isPattern ? undefined : need.asks
  const loadRows = async (): Promise<[LocalDate, Loaded]> => {
    if (!isPattern && ((need.subject === 'bleeding' && need.factor === undefined) || asks === 'unclear'))
      return [first, { rows: [], logs: [] }]
    if (!isPattern && (asks === 'last' || asks === 'first') && !isTide) {
      const begin = asks === 'first' ? await firstNoteDay(hers, user) : undefined
      const from = begin !== undefined && begin > need.from ? begin : need.from
      return untilFound(hers, user, { from, to: need.to }, asks === 'first', isSought(need))
    }
    const loaded = await Promise.all(spans.map((span) => rowsOf(hers, user, span)))
    return [first, { rows: loaded.flatMap(({ rows }) => rows), logs: loaded.flatMap(({ logs }) => logs) }]
  }
  const loadCalendar = async (): Promise<CalendarDay[]> => {
    const isByPeriod = !isPattern && need.factor === BEFORE_PERIOD
    if (isMasked || !(isAboutBleeding || wantsDays || isByPeriod)) return []
    const days = await each((span) => calendarOf(hers, user, span, asks !== 'last'))
    return days.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  }
  const loadTaps = () => {
    if (isPattern) return findMomentTimes(hers, user, 'hot_flash', { ...insightPeriod(today), limit: TAPS_MAX })
    if (asks !== 'hours' || need.subject === 'mood_taps') return []
    // The night of a day ends on the next morning.
    const kind = need.subject === 'night_sweats' ? 'night_sweat' : 'hot_flash'
    return findMomentTimes(hers, user, kind, { from: need.from, to: addDays(need.to, 1), limit: YEAR_TAPS_MAX })
  }
  const loadMoods = async () => {
    if (isPattern || need.subject !== 'mood_taps') return []
    const moments = await findMoments(hers, user, need.from, addDays(need.to, 1), YEAR_TAPS_MAX)
    return moments.flatMap(({ kind, local_date: day, at, value }) =>
      kind === 'mood' && typeof value === 'number' ? [{ day, hour: hourIn(Date.parse(at), user.timezone), value }] : [],
    )
  }
  const [[from, { rows, logs }], calendar, taps, moods, tides, flags] = await Promise.all([
    loadRows(),
    loadCalendar(),
    loadTaps(),
    loadMoods(),
    wantsDays || isTide ? each((span) => tidesOf(hers, user, span)) : [],
    isAboutBleeding && !isMasked ? findFlags(hers, user, today) : [],
  ])
  const [oldest] = calendar
  const isCut = calendar.length >= CALENDAR_MAX && oldest !== undefined
  return {
    // If the calendar was cut off, the search for a last bleeding ends at its oldest entry.
    from: !isPattern && need.subject === 'bleeding' && need.asks === 'last' && isCut && oldest.day > from ? oldest.day : from,
    to: today,
    firstLog,
    rows,
    calendar,
    taps: taps.map(({ day, at }) => ({ day, hour: hourIn(at, user.timezone) })),
    tides,
    logs: isPattern ? [] : logs,
    moods,
    isMasked,
    flags,
  }
}
