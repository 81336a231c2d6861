/** Puts the report together from her records. */
import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findBackgroundOf } from '../../background/server/store.ts'
import { CALENDAR_MAX, type CalendarEntry } from '../../calendar/contract.ts'
import { cyclesFrom } from '../../calendar/rules/cycles.ts'
import { stageFrom, type StageInput } from '../../calendar/rules/stage/stage.ts'
import { findKnownGaps } from '../../calendar/server/known-gaps-store.ts'
import { findRedFlagCards } from '../../calendar/server/red-flag-store.ts'
import { DAYS_MAX, findEntries, findFlows } from '../../calendar/server/store.ts'
import type { Checkin } from '../../checkins/contract.ts'
import { findCheckins } from '../../checkins/server/store.ts'
import { toDayRows } from '../../insights/rules/day-rows.ts'
import { type LogEntry, LOG_YEARS_BACK } from '../../logs/contract.ts'
import { damagedDays } from '../../logs/rules/history.ts'
import { isIntimateSymptom } from '../../logs/rules/symptom-keys.ts'
import { findLogs } from '../../logs/server/store.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { countMoments, findMomentDays } from '../../moments/server/store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { regionFor } from '../../text/rules/region.ts'
import type { Region } from '../../text/rules/speech.ts'
import { toHormoneUses } from '../../treatments/rules/hormone-use.ts'
import { findDoses } from '../../treatments/server/dose-store.ts'
import { findTreatments } from '../../treatments/server/store.ts'
import {
  BACKGROUND_KEYS,
  type BackgroundKey,
  type Report,
  REPORT_MEASURES,
  type ReportBleeding,
  type ReportOffers,
  type ReportRequest,
  type Section,
} from '../contract.ts'
import { bleedingCounts, bleedingMonths } from '../rules/bleeding-months.ts'
import { figuresOf, monthOf, type ReportRow, symptomsOf } from '../rules/figures.ts'
import { paperOf, shownName } from '../rules/head.ts'
import { mrsDays, reportMrs, reportScreening, screeningsIn } from '../rules/report-checkins.ts'
import { bleedingDays, type Days, isWithin, monthsOf, periodOf, timeBefore } from '../rules/report-days.ts'
import { reportSupplements, reportTreatments } from '../rules/report-treatments.ts'

/** A day has at most a quick and a deep log. */
const LOGS_A_DAY = 2
/** More than two a day for the longest time that is read. */
const CHECKINS_READ = 1_000
/** Months whose questionnaires about mood and anxiety can be ticked. */
const SCREENING_MONTHS = 12

function logsOf(hers: HerVault, user: Person, { from, to }: Days): Promise<LogEntry[]> {
  const limit = (daysBetween(from, to) + 1) * LOGS_A_DAY
  return findLogs(hers, user, { from, to, place: { day: addDays(to, 1), type: '' }, limit })
}

function checkinsOf(hers: HerVault, user: Person, days: Days): Promise<Checkin[]> {
  return findCheckins(hers, user, { ...days, limit: CHECKINS_READ, before: Number.MAX_SAFE_INTEGER })
}

/** The scales of the report, only of the days that they are compared on. */
async function mrsOf(hers: HerVault, user: Person, hormoneUses: StageInput['hormoneUses'], period: Days): Promise<Report['mrs']> {
  const checkins = await Promise.all(mrsDays(hormoneUses, period).map((days) => checkinsOf(hers, user, days)))
  return reportMrs(checkins.flat(), hormoneUses, period)
}

async function regionOfHer(hers: HerVault, user: Person): Promise<Region> {
  return regionFor((await findAnswers(hers, user))?.region, user.timezone)
}

/**
 * Days of a period with a note of any kind, and the number of days whose log, or whose bleeding if it is in the report,
 * cannot be read.
 */
async function notedDaysOf(hers: HerVault, user: Person, period: Days, logs: readonly LogEntry[], hasBleeding: boolean) {
  const strip = bleedingDays(period.to)
  const from = hasBleeding && strip.from < period.from ? strip.from : period.from
  const [moments, entries] = await Promise.all([
    findMomentDays(hers, user, period.from, period.to),
    findEntries(hers, user, from, period.to, CALENDAR_MAX),
  ])
  const damagedEntries = entries.filter((entry) => hasBleeding && entry.is_damaged)
  const daysOfEntries = (some: readonly CalendarEntry[]) => some.map(({ entry_date: day }) => day)
  const isIn = (day: LocalDate) => isWithin(period, day)
  const noted = [...logs.map(({ log_date: day }) => day), ...moments, ...daysOfEntries(entries)].filter(isIn)
  const damaged = [...damagedDays(logs).filter(isIn), ...daysOfEntries(damagedEntries)]
  return { noted: [...new Set(noted)], damaged: new Set(damaged).size }
}

/** Stress is no measure of the trends, so it is taken from the Soft Log of the day. */
function withStress(logs: readonly LogEntry[], moments: Parameters<typeof toDayRows>[1]): ReportRow[] {
  const stressOn = new Map(
    logs.flatMap((log) => (log.log_type === 'quick_log' ? [[log.log_date, log.stress_triggers ?? null] as const] : [])),
  )
  return toDayRows(logs, moments).map((row) => ({ ...row, stress: stressOn.get(row.day) ?? null }))
}

async function bleedingOf(
  hers: HerVault,
  user: Person,
  facts: Pick<StageInput, 'background' | 'hormoneUses'>,
  today: LocalDate,
): Promise<ReportBleeding> {
  const [notes, knownGaps] = await Promise.all([
    findFlows(hers, user, { from: yearsBefore(today, LOG_YEARS_BACK), to: today, limit: DAYS_MAX }),
    findKnownGaps(hers, user),
  ])
  const { question: _, ...stage } = stageFrom({ days: notes, knownGaps, ...facts, today })
  const months = bleedingMonths(notes, knownGaps, today)
  return { ...bleedingDays(today), months, ...bleedingCounts(months), cycles: cyclesFrom(notes, today, knownGaps), stage }
}

async function redFlagsOf(hers: HerVault, user: Person, today: LocalDate): Promise<Report['red_flags']> {
  const cards = await findRedFlagCards(hers, user, today)
  return cards.map(({ id, level, days, about }) => ({ id, level, days, about }))
}

/** Treatments and supplements, and how many treatments could not be read. */
async function treatmentsOf(hers: HerVault, user: Person, period: Days, has: (section: Section) => boolean) {
  const [{ treatments, unreadable }, doses] = await Promise.all([findTreatments(hers, user), findDoses(hers, user, period.from, period.to)])
  const chosen = treatments.filter(({ what }) => has(what === 'supplement' ? 'supplements' : 'treatments'))
  return { treatments: reportTreatments(chosen, doses, period), hormoneUses: toHormoneUses(treatments), unreadable }
}

function ticked(answers: Record<string, unknown>, keys: readonly BackgroundKey[]): Report['background'] {
  const shown = keys.filter((key) => key !== 'birth_year' && answers[key] !== undefined && answers[key] !== '')
  return Object.fromEntries(shown.map((key) => [key, answers[key]]))
}

/** Makes the report of what she chose, as of `today`. Nothing that she did not choose is in it. */
export async function assembleReport(hers: HerVault, user: Person, request: ReportRequest, today: LocalDate): Promise<Report> {
  const period = periodOf(today, request.months)
  const read = { from: timeBefore(period).from, to: today }
  const chosen = new Set(request.sections)
  const preferences = await findPreferencesOf(hers, user)
  const isShown = (field: string) => request.show_hidden || !isHidden(field, preferences)
  const isBleedingShown = isShown('flow_description')
  const hasBleeding = chosen.has('bleeding') && isBleedingShown
  const [logs, moments, choices, region, { answers }, { treatments, hormoneUses, unreadable }] = await Promise.all([
    logsOf(hers, user, read),
    countMoments(hers, user, read.from, read.to),
    findChoices(hers, user),
    regionOfHer(hers, user),
    findBackgroundOf(hers, user),
    treatmentsOf(hers, user, period, (section) => chosen.has(section)),
  ])
  const [{ noted, damaged }, bleeding, redFlags, mrs, screened] = await Promise.all([
    notedDaysOf(hers, user, period, logs, hasBleeding),
    hasBleeding ? bleedingOf(hers, user, { background: answers, hormoneUses }, today) : null,
    chosen.has('red_flags') && isBleedingShown ? redFlagsOf(hers, user, today) : null,
    chosen.has('mrs') ? mrsOf(hers, user, hormoneUses, period) : [],
    request.screening.length > 0 ? checkinsOf(hers, user, periodOf(today, SCREENING_MONTHS)) : [],
  ])
  const rows = withStress(logs, moments)
  const measures = REPORT_MEASURES.filter((key) => chosen.has(key))
  const symptomsShown = (key: string) => isShown('intimate_symptoms') || !isIntimateSymptom(key)
  const allSymptoms = chosen.has('symptoms') ? symptomsOf(rows, period, { own: choices.own_symptoms, isShown: () => true }) : []
  const symptoms = allSymptoms.filter(({ key }) => symptomsShown(key))
  return {
    version: 1,
    reader: request.reader,
    region,
    paper: request.paper ?? paperOf(region),
    made_on: today,
    sections: request.sections,
    name: shownName(user.profile.full_name, request.name),
    birth_year: (request.background.includes('birth_year') && answers.birth_year) || null,
    period: { ...period, months: request.months },
    coverage: { noted_days: noted.length, days: daysBetween(period.from, period.to) + 1 },
    has_hidden: (!isBleedingShown && (chosen.has('bleeding') || chosen.has('red_flags'))) || symptoms.length < allSymptoms.length,
    damaged: damaged + (treatments.length > 0 || chosen.has('treatments') ? unreadable : 0),
    reason: request.reason.trim(),
    questions: request.questions.map((question) => question.trim()).filter((question) => question !== ''),
    red_flags: redFlags,
    bleeding,
    mrs,
    measures: measures.map((key) => figuresOf(key, rows, period)),
    symptoms,
    treatments,
    supplements: chosen.has('supplements') ? reportSupplements(logs, period) : [],
    screening: reportScreening(screened, request.screening, request.item_9),
    background: ticked(answers, request.background),
    months: chosen.has('months')
      ? monthsOf(period).map((month) =>
          monthOf(
            month,
            rows.filter(({ day }) => day >= period.from),
            { measures, noted, bleeding: countsIn(bleeding, month) },
          ),
        )
      : [],
  }
}

function countsIn(bleeding: ReportBleeding | null, month: string): { bled_days: number | null; heavy_days: number | null } {
  const found = bleeding?.months.find((one) => one.month === month)
  if (!found) return { bled_days: null, heavy_days: null }
  const { bled_days, heavy_days } = bleedingCounts([found])
  return { bled_days, heavy_days }
}

/** What there is to choose from. */
export async function findReportOffers(hers: HerVault, user: Person, today: LocalDate): Promise<ReportOffers> {
  const [region, { answers }, checkins] = await Promise.all([
    regionOfHer(hers, user),
    findBackgroundOf(hers, user),
    checkinsOf(hers, user, periodOf(today, SCREENING_MONTHS)),
  ])
  return {
    background: BACKGROUND_KEYS.filter((key) => answers[key] !== undefined && answers[key] !== ''),
    screening: screeningsIn(checkins),
    has_item_9: checkins.some(({ instrument }) => instrument === 'phq9'),
    paper: paperOf(region),
  }
}
