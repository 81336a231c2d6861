/** Her records as a FHIR Bundle, written while it is fetched: never more than `WINDOW_DAYS` of days in memory. */
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { Edition } from '../../../kit/words.ts'
import { findBackgroundOf } from '../../background/server/store.ts'
import { type CalendarEntry, type Flow, FLOWS } from '../../calendar/contract.ts'
import { cyclesFrom } from '../../calendar/rules/cycles.ts'
import { findKnownGaps } from '../../calendar/server/known-gaps-store.ts'
import { DAYS_MAX, findEntries, findFlows } from '../../calendar/server/store.ts'
import { findCheckins } from '../../checkins/server/store.ts'
import { toDayRows } from '../../insights/rules/day-rows.ts'
import { LOG_YEARS_BACK, type LogEntry } from '../../logs/contract.ts'
import { damagedDays } from '../../logs/rules/history.ts'
import { findLogs } from '../../logs/server/store.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { countMoments } from '../../moments/server/store.ts'
import { type Days, periodOf } from '../../report/rules/report-days.ts'
import { SCREENING_INSTRUMENTS } from '../../report/rules/report-checkins.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { findTreatments } from '../../treatments/server/store.ts'
import type { FhirRequest, FhirSection } from '../contract.ts'
import { bundleHead, incomplete, patient, provenance } from '../rules/bundle-head.ts'
import { codeSystems, ownNames } from '../rules/codes.ts'
import { medicationStatements } from '../rules/medication.ts'
import { cycleObservations, type DayFacts, dayObservations } from '../rules/observations.ts'
import { checkinResources, type FormKey, questionnaire } from '../rules/questionnaires.ts'
import { type FhirContext, type Resource, toBundleEntry } from '../rules/resource.ts'
import { uuidsUnder } from './uuid.ts'

const WINDOW_DAYS = 20
/** A day has at most a quick and a deep log. */
const LOGS_A_DAY = 2
/** More than she can fill in within a window. */
const CHECKINS_READ = 1_000
/** Sections that are not answered day by day. */
const NOT_DAILY: ReadonlySet<FhirSection> = new Set(['mrs', 'treatments'])

/**
 * The address of this host, what makes this export's ids, today, the instant of the export, and the edition for
 * sentences about doses: the file is written while it is fetched, outside the language of the request.
 */
export type ExportFacts = { publicUrl: string; secret: Uint8Array; today: LocalDate; at: string; edition: Edition }

type Writer = { hers: HerVault; user: Person; request: FhirRequest; context: FhirContext; facts: ExportFacts }

function* windowsOf({ from, to }: Days): Generator<Days> {
  for (let first = from; first <= to; first = addDays(first, WINDOW_DAYS)) {
    const last = addDays(first, WINDOW_DAYS - 1)
    yield { from: first, to: last < to ? last : to }
  }
}

function factsOf(logs: readonly LogEntry[], moments: Parameters<typeof toDayRows>[1], entries: readonly CalendarEntry[]): DayFacts[] {
  const rows = new Map(toDayRows(logs, moments).map((row) => [row.day, row]))
  const quick = new Map(logs.filter((log) => log.log_type === 'quick_log').map((log) => [log.log_date, log]))
  const entryOn = new Map(entries.map((entry) => [entry.entry_date, entry]))
  const flowOf = new Map(Object.entries(FLOWS).map(([flow, words]) => [words as string, flow as Flow]))
  return [...new Set([...rows.keys(), ...entryOn.keys()])].toSorted().map((day) => ({
    day,
    row: rows.get(day),
    clarity: quick.get(day)?.thinking_clarity ?? null,
    stress: quick.get(day)?.stress_triggers ?? null,
    flow: flowOf.get(entryOn.get(day)?.flow_description ?? ''),
    signs: entryOn.get(day)?.bleeding_signs ?? [],
  }))
}

/** All resources of the file, in its order. */
async function* resources({ hers, user, request, context, facts: { today, at, edition } }: Writer): AsyncGenerator<Resource[]> {
  const chosen = new Set<FhirSection>(request.sections)
  const preferences = await findPreferencesOf(hers, user)
  const isShown = (field: string) => request.show_hidden || !isHidden(field, preferences)
  const hasIntimate = isShown('intimate_symptoms')
  const hasBleeding = chosen.has('bleeding') && isShown('flow_description')
  const has = (section: FhirSection) =>
    section === 'bleeding' ? hasBleeding : chosen.has(section) && (section !== 'treatments' || isShown('treatments'))
  const instruments = new Set([...(has('mrs') ? ['mrs'] : []), ...request.screening.flatMap((one) => SCREENING_INSTRUMENTS[one])])
  const period = request.months === null ? { from: yearsBefore(today, LOG_YEARS_BACK), to: today } : periodOf(today, request.months)
  const [{ answers }, choices] = await Promise.all([findBackgroundOf(hers, user), findChoices(hers, user)])
  let damaged = 0

  const name = request.name ? user.profile.full_name.trim() : undefined
  yield [patient(context, name, request.birth_year ? answers.birth_year : undefined), provenance(context, at), ...codeSystems(context)]

  const forms = new Map<string, FormKey>()
  const hasDays = request.sections.some((section) => !NOT_DAILY.has(section))
  for (const days of windowsOf(period)) {
    const size = daysBetween(days.from, days.to) + 1
    const [logs, moments, entries, checkins] = await Promise.all([
      hasDays
        ? findLogs(hers, user, { ...days, place: { day: addDays(days.to, 1), type: '' }, limit: size * LOGS_A_DAY })
        : Promise.resolve([]),
      hasDays ? countMoments(hers, user, days.from, days.to) : Promise.resolve([]),
      hasBleeding ? findEntries(hers, user, days.from, days.to, size) : Promise.resolve([]),
      instruments.size > 0
        ? findCheckins(hers, user, { ...days, limit: CHECKINS_READ, before: Number.MAX_SAFE_INTEGER })
        : Promise.resolve([]),
    ])
    damaged += damagedDays(logs).length + entries.filter((entry) => entry.is_damaged).length
    yield factsOf(logs, moments, entries).flatMap((one) =>
      dayObservations(context, one, { has, hasIntimate, ownSymptoms: choices.own_symptoms }),
    )
    const answered = checkins.filter(({ instrument }) => instruments.has(instrument))
    for (const { instrument, language } of answered) forms.set(`${instrument} ${language}`, { instrument, language })
    yield answered.toReversed().flatMap((one) => checkinResources(context, one, { hasItem9: request.item_9, hasIntimate }))
    await yieldToRequests()
  }
  yield [...forms.values()].flatMap((form) => questionnaire(context, form) ?? [])

  if (hasBleeding) {
    const from = yearsBefore(today, LOG_YEARS_BACK)
    const [flows, knownGaps] = await Promise.all([findFlows(hers, user, { from, to: today, limit: DAYS_MAX }), findKnownGaps(hers, user)])
    yield cycleObservations(context, cyclesFrom(flows, today, knownGaps), today)
  }
  if (has('treatments')) {
    const { treatments, unreadable } = await findTreatments(hers, user)
    damaged += unreadable
    yield inLanguage(edition, () => treatments.flatMap((treatment) => medicationStatements(context, treatment, period.from, today)))
  }
  if (damaged > 0) yield [incomplete(context, damaged)]
}

/** The file in chunks. What is in it is as she chose; nothing else is read. */
export async function* fhirFile(hers: HerVault, user: Person, request: FhirRequest, facts: ExportFacts): AsyncGenerator<Uint8Array> {
  const { publicUrl, secret, at } = facts
  // Names of codes are English in every file, so that a receiver knows them.
  const names = inLanguage('en', ownNames)
  const context: FhirContext = { base: `${publicUrl}/fhir`, uuidOf: uuidsUnder(secret), names }
  const encoder = new TextEncoder()
  let before = `${JSON.stringify(bundleHead(context, at)).slice(0, -1)},"entry":[\n`
  for await (const some of resources({ hers, user, request, context, facts })) {
    if (some.length === 0) continue
    yield encoder.encode(before + some.map((one) => JSON.stringify(toBundleEntry(one))).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode('\n]}\n')
}
