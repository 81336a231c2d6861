/** Loads what an answer about her own notes is made of: the days that a question needs, and no more. */
import { hourIn } from '../../../kit/day-words.ts'
import { addDays, daysBetween, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { hotQuery, type Vault } from '../../../kit/server/vaults.ts'
import { CALENDAR_MAX } from '../../calendar/contract.ts'
import { findEntries } from '../../calendar/server/store.ts'
import { TIDES_MAX } from '../../embertides/contract.ts'
import { findTides } from '../../embertides/server/store.ts'
import { type DayRow, toDayRows } from '../../insights/rules/day-rows.ts'
import { insightPeriod } from '../../insights/rules/insights.ts'
import { findLatestLogs, findLogs } from '../../logs/server/store.ts'
import { countMoments, findMomentDays, findMomentTimes } from '../../moments/server/store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { flowDaysOf } from '../rules/own-answer-days.ts'
import type { CalendarDay, OwnNotes } from '../rules/own-answer-notes.ts'
import { type Days, type OwnQuestion, WITHOUT } from '../rules/own-question.ts'
import { shownCauses } from '../rules/triage-cards-said.ts'
import { CARD_PAUSE_DAYS, type ShownCard, TRIAGE_DAYS, triageCards } from '../rules/triage-cards.ts'
import { type ChatTables, MESSAGE_COLUMNS, type MessageRow, openAnswer } from './chat-rows.ts'

type Hers = Vault<'hers'>

/** A day holds at most a quick and a deep log. */
const LOGS_A_DAY = 2
/** How many taps are looked at for the hours of the day; more than 20 a day for 12 weeks. */
const TAPS_MAX = 2_000
/** The last time of something is sought page by page, and no further back than this. */
const LAST_PAGE_DAYS = 60
const LAST_MOST_DAYS = 730
/** Of so many logs the days are looked at, to see where she left notes; their answers stay closed. */
const LOG_DAYS_MAX = 1_000
/** In so many answers a card is sought that was shown before. */
const CARD_ANSWERS_MAX = 500

async function rowsOf(hers: Hers, user: Person, { from, to }: Days): Promise<DayRow[]> {
  const limit = (daysBetween(from, to) + 1) * LOGS_A_DAY
  const [logs, moments] = await Promise.all([
    findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit }),
    countMoments(hers, user, from, to),
  ])
  return toDayRows(logs, moments)
}

/** Her days until the newest that has what is asked for, read backwards in pages. */
async function rowsUntilFound(
  hers: Hers,
  user: Person,
  { from, to }: Days,
  isIt: (row: DayRow) => boolean,
): Promise<[LocalDate, DayRow[]]> {
  const end = addDays(to, 1 - LAST_MOST_DAYS)
  const first = from > end ? from : end
  let rows: DayRow[] = []
  for (let until = to; until >= first; until = addDays(until, -LAST_PAGE_DAYS)) {
    const start = addDays(until, 1 - LAST_PAGE_DAYS)
    const begin = start > first ? start : first
    const page = await rowsOf(hers, user, { from: begin, to: until })
    rows = [...page, ...rows]
    if (page.some(isIt)) return [begin, rows]
  }
  return [first, rows]
}

async function calendarOf(hers: Hers, user: Person, { from, to }: Days): Promise<CalendarDay[]> {
  const entries = await findEntries(hers, user, from, to, CALENDAR_MAX)
  return entries.map(({ entry_date: day, flow_description: flow }) => ({ day, flow })).toReversed()
}

/** The days that hold a log, a moment or a note of the calendar, oldest first. */
async function noteDaysOf(hers: Hers, user: Person, { from, to }: Days, calendar: readonly CalendarDay[]): Promise<LocalDate[]> {
  const [logs, moments] = await Promise.all([findLatestLogs(hers, user, LOG_DAYS_MAX), findMomentDays(hers, user, from, to)])
  const days = [...logs.map(({ day }) => day).filter((day) => day >= from && day <= to), ...moments, ...calendar.map(({ day }) => day)]
  return [...new Set(days)].toSorted()
}

async function tidesOf(hers: Hers, user: Person, { from, to }: Days): Promise<OwnNotes['tides']> {
  const tides = await findTides(hers, user, from, to, TIDES_MAX)
  return tides.map(({ local_date: day, energy, focus, tension }) => ({ day, energy, focus, tension })).toReversed()
}

/** The times of a question, the earlier first; two that touch are one, so that no day is loaded twice. */
function spansOf({ from, to, before }: OwnQuestion): Days[] {
  if (!before) return [{ from, to }]
  if (before.to < addDays(from, -1) || before.from > to) return [before, { from, to }]
  return [{ from: before.from < from ? before.from : from, to: before.to > to ? before.to : to }]
}

function isSought({ subject, flow }: OwnQuestion): (row: DayRow) => boolean {
  if (subject === 'bleeding' || subject === 'logging' || subject === 'everything') return () => true
  const isCount = subject === 'hot_flashes' || subject === 'night_sweats'
  return (row) => {
    const value = row[subject]
    return value !== null && (!isCount || (flow === WITHOUT ? value === 0 : value > 0))
  }
}

const findAnswersSince = hotQuery<ChatTables, { user: number; since: number; limit: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('at', '>=', slot('since'))
    .where('state', '=', 'done')
    .orderBy('at', 'desc')
    .limit(slot('limit')),
)

/** The triage cards that she was shown in the last days, by the answers that still stand. */
async function shownCards(hers: Hers, user: Person, today: LocalDate): Promise<ShownCard[]> {
  const since = Date.parse(`${addDays(today, -1 - CARD_PAUSE_DAYS)}T00:00:00Z`)
  const rows = await findAnswersSince(hers, { user: user.id, since, limit: CARD_ANSWERS_MAX })
  return rows.flatMap((row) => {
    const { parts } = openAnswer(user, row)
    const causes = parts ? shownCauses(parts) : []
    return causes.map((cause) => ({ cause, on: localDateAt(row.at, user.timezone) }))
  })
}

/** What the answer to a question (or Show Pattern) needs of her notes. While intimate entries are hidden, her calendar is not opened. */
export async function loadNotes(hers: Hers, user: Person, need: OwnQuestion | 'pattern', today: LocalDate): Promise<OwnNotes> {
  const isPattern = need === 'pattern'
  const isMasked = isHidden('flow_description', await findPreferencesOf(hers, user))
  const isAboutBleeding = isPattern || need.subject === 'bleeding'
  const wantsDays = isPattern || need.subject === 'everything' || need.subject === 'logging'
  const spans = isPattern ? [insightPeriod(today)] : spansOf(need)
  const first = spans.map(({ from }) => from).toSorted()[0] ?? today
  const each = async <Loaded>(load: (span: Days) => Promise<readonly Loaded[]>) => (await Promise.all(spans.map(load))).flat()
  const triage = { from: addDays(today, 1 - TRIAGE_DAYS), to: today }
  const loadRows = async (): Promise<[LocalDate, DayRow[]]> => {
    if (!isPattern && need.subject === 'bleeding') return [first, []]
    if (!isPattern && need.asks === 'last') return rowsUntilFound(hers, user, { from: first, to: today }, isSought(need))
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
    // Of a last bleeding no more is known than the newest entries tell.
    from: !isPattern && need.subject === 'bleeding' && need.asks === 'last' && isCut && oldest.day > from ? oldest.day : from,
    to: today,
    rows,
    calendar,
    taps: taps.map(({ day, at }) => ({ day, hour: hourIn(at, user.timezone) })),
    tides,
    isMasked,
    facts,
    recent: mayShowCards ? await shownCards(hers, user, today) : [],
  }
}
