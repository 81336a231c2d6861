import { expect } from 'vitest'
import { saveBackground } from '../src/features/background/contract.ts'
import { createCalendarEntry, updateCalendarEntry } from '../src/features/calendar/contract.ts'
import { bringDays } from '../src/features/exchange/contract.ts'
import { addKnownGap, changeKnownGap } from '../src/features/calendar/rules/stage/endpoints.ts'
import { createChatSession, listChatSessions, searchChatSessions, renameChatSession, sendMessage } from '../src/features/lara/contract.ts'
import {
  createDeepLog,
  createQuickLog,
  listDeepLogs,
  listLogs,
  listQuickLogs,
  updateDeepLog,
  updateQuickLog,
} from '../src/features/logs/contract.ts'
import { searchLogs } from '../src/features/logs/rules/search-logs.ts'
import { saveTrackingChoices } from '../src/features/logs/rules/tracking.ts'
import { addMoment } from '../src/features/moments/contract.ts'
import { addPasskey, renamePasskey } from '../src/features/passkeys/contract.ts'
import { findPatterns, setPatternQuestion } from '../src/features/patterns/contract.ts'
import { addPush, addReminder, replaceReminder } from '../src/features/reminders/contract.ts'
import { makeReport, makeReportPdf, saveReportChoices } from '../src/features/report/contract.ts'
import { presetFor } from '../src/features/report/rules/presets.ts'
import { DEFAULT_PREFERENCES } from '../src/features/settings/rules/preferences.ts'
import { createShare } from '../src/features/shares/contract.ts'
import { encryptShare, newShareKeys } from '../src/features/shares/web/share-crypto.ts'
import { findExperiment, listExperiments, startExperiment } from '../src/features/experiments/contract.ts'
import { addPhase, addTreatment, replaceTreatment, setDose } from '../src/features/treatments/contract.ts'
import { updateProfile } from '../src/features/settings/contract.ts'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { withPasskey } from './passkeys.ts'
import { as, steppedUp, type TestPerson } from './server.ts'
import { freeTextsOf } from './privacy-boundary.ts'

/** Substring of every canary; occurs in no other text of a test. */
export const CANARY_CORE = 'finch'

/** A rare time zone, which would reveal her location as clearly as a text. */
export const HER_ZONE = 'Pacific/Chatham'

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** Fields with a date, time zone or choice instead of free text. */
export const DAYS = [
  'log_date',
  'checkins.offerPutOff',
  'days[].entry_date',
  'days[].date',
  'answers.last_period.date',
  'answers.ius_inserted_on',
  'from',
  'to',
  'until',
  'local_date',
  'schedule.starts_on',
  'starts_on',
  'schedule.until',
  'phases[].from',
  'phases[].schedule.starts_on',
  'phases[].schedule.until',
  'timezone',
  'chosen[]',
  'symptoms[]',
  'cause',
  'outcome',
]

/** Name of an endpoint's field. */
export const associatedData = ({ method, path }: Endpoint, field: string) => `${method} ${path} ${field}`

/** Writes a canary of its own into each field. */
export type Planter = {
  /** Each canary with its field. */
  canaries: ReadonlyMap<string, string>
  /** The canary of a field, created on first use. */
  canary(field: string): string
  /** Writes a canary into every field that accepts her texts; returns the ids of her rows. */
  writeEverywhere(her: TestPerson): Promise<number[]>
}

let canaryCount = 0

/** Creates a planter. Within a test file no two canaries share a confusable part. At most 800 canaries. */
export function makePlanter(): Planter {
  const canaries = new Map<string, string>()
  function canary(field: string): string {
    const known = canaries.get(field)
    if (known) return known
    if (canaryCount >= 800) throw new Error('Too many canaries')
    const word = `zq${100 + canaryCount}${CANARY_CORE}${899 - canaryCount}qz`
    canaryCount += 1
    canaries.set(field, word)
    return word
  }

  /** A body with a canary in every free-text field, also in a list of named items. */
  function planted(endpoint: Endpoint, more: Record<string, unknown> = {}): Record<string, unknown> {
    const body: Record<string, unknown> = { ...more }
    for (const field of freeTextsOf(endpoint)) {
      const [list, part] = field.split('[].')
      if (DAYS.includes(field)) continue
      const words = canary(associatedData(endpoint, field))
      const [group, member] = field.split('.')
      if (field.endsWith('[]')) body[field.slice(0, -2)] = [words]
      else if (group && member && !field.includes('[]'))
        body[group] = { ...(body[group] as Record<string, unknown> | undefined), [member]: words }
      else if (list && part) body[list] = [{ ...(body[list] as Record<string, unknown>[] | undefined)?.[0], [part]: words }]
      else body[field] = words
    }
    return body
  }

  async function writeEverywhere(her: TestPerson): Promise<number[]> {
    const ids: number[] = []
    async function write<E extends Endpoint>(endpoint: E, more: Record<string, unknown> = {}, params?: Record<string, string | number>) {
      const body = planted(endpoint, more)
      const isRead = endpoint.method === 'GET'
      const sent = { ...(params && { params }), ...(isRead ? { query: body as Record<string, string> } : { body }) }
      const headers = isRead ? {} : { 'idempotency-key': `${canary('Idempotency-Key')}-${endpoint.path}-${her.id}` }
      const answer = await as(her).call<Endpoint>(endpoint, { ...sent, headers })
      expect(answer.status, `${endpoint.method} ${endpoint.path}: ${answer.text}`).toBe(endpoint.status)
      const { id } = (answer.reply as { data?: { id?: number } } | undefined)?.data ?? {}
      if (id) ids.push(id)
      return id ?? 0
    }
    const calendarDay = { day: 'Friday', date: 20, month: 'November', year: 2026 }
    const often = { kind: 'custom', time: '12:01', days: [...everyDay], channels: ['in_app', 'email'], discreet: false }
    const profile = planted(updateProfile)
    const renamed = { ...profile, display_name: `Ana ${String(profile['display_name'])}`, timezone: HER_ZONE }
    expect((await as(her).call(updateProfile, { body: renamed })).status).toBe(200)
    await write(saveTrackingChoices, { chosen: [], own: [{ key: 'own_aaaaaaaa' }], own_symptoms: [{ key: 'own_bbbbbbbb' }] })
    await write(createQuickLog, { log_date: '2026-11-21', mood_rating: 2, hot_flashes_count: 7 })
    await write(updateQuickLog, { mood_rating: 3 }, { date: '2026-11-21' })
    await write(createDeepLog, { log_date: '2026-11-20' })
    await write(updateDeepLog, {}, { date: '2026-11-20' })
    for (const endpoint of [listLogs, listQuickLogs, listDeepLogs, searchLogs]) await write(endpoint)
    const brought = {
      date: '2026-11-18',
      answers: { note: canary(associatedData(bringDays, 'days[].answers.note')) },
      journal: canary(associatedData(bringDays, 'days[].journal')),
      symptoms_text: canary(associatedData(bringDays, 'days[].symptoms_text')),
    }
    expect((await as(her).call(bringDays, { body: { source: 'clue', days: [brought] } })).status).toBe(200)
    await write(addMoment, { kind: 'hot_flash', value: 5, at: '2026-11-21T08:00:00Z' })
    const entry = await write(createCalendarEntry, { ...calendarDay, flow_description: 'heavy' })
    await write(updateCalendarEntry, { flow_description: 'moderate' }, { id: entry })
    const gap = await write(addKnownGap, { from: '2025-01-07', to: '2025-02-13' })
    await write(changeKnownGap, { from: '2025-01-07', to: '2025-02-14' }, { id: gap })
    await write(saveBackground, { answers: { birth_year: 1976, uterus: 'unsure' }, version: 0 })
    const phases = [{ from: '2026-01-05', change: 'start', schedule: { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] } }]
    const patch = { what: 'oestrogen', form: 'patch', phases }
    const treatment = await write(addTreatment, patch)
    await write(replaceTreatment, patch, { id: treatment })
    await write(addPhase, { from: '2026-10-03', change: 'stop', schedule: null }, { id: treatment })
    await write(setDose, { treatment_id: treatment, local_date: '2026-11-20', slot: 0, state: 'taken' })
    const report = { ...presetFor('doctor', DEFAULT_PREFERENCES.privacy), background: ['birth_year', 'uterus', 'doctor_note'] }
    await write(setPatternQuestion, { cause: 'alcohol', outcome: 'sleep_hours' })
    await write(findPatterns)
    const tried = { cause: 'own', outcome: 'sleep_hours', kind: 'day', worth: 1, starts_on: '2026-11-25' }
    const experiment = await write(startExperiment, tried)
    await write(listExperiments)
    await write(findExperiment, {}, { id: experiment })
    await write(saveReportChoices, report)
    await write(makeReport, report)
    await write(makeReportPdf, report)
    const keys = newShareKeys()
    const shared = await encryptShare({ reason: canary('a shared report') }, keys)
    await steppedUp(her)
    const { id: passkey } = await withPasskey(her, canary(associatedData(addPasskey, 'name')))
    await write(renamePasskey, {}, { id: passkey })
    await write(createShare, { id: keys.id, body: shared, expires_in: '7d', opens: 5 })
    const reminder = await write(addReminder, often)
    await write(replaceReminder, often, { id: reminder })
    const endpoint = `https://push.example.org/${canary(associatedData(addPush, 'endpoint'))}`
    expect((await as(her).call(addPush, { body: { endpoint, keys: KEYS } })).status).toBe(201)
    const { id } = (await as(her).call(createChatSession)).reply.session
    ids.push(id)
    await write(sendMessage, { session_id: id, brought: { about: { kind: 'embertide', energy: 11, focus: 13, tension: 93 } } })
    await write(renameChatSession, {}, { id })
    await write(listChatSessions)
    await write(searchChatSessions)
    return ids
  }

  return { canaries, canary, writeEverywhere }
}
