import { typicalAnswers, typicalDeepAnswers } from '../bench/fill.ts'
import { EXPORT_SOURCES } from '../src/app/server/export-sources.ts'
import { presetFor } from '../src/features/report/rules/presets.ts'
import { DEFAULT_PREFERENCES } from '../src/features/settings/rules/preferences.ts'
import { lockLogs } from '../src/features/logs/server/log-counts-store.ts'
import { addDays, type LocalDate } from '../src/kit/local-date.ts'
import { PORTION, toInstant } from '../src/kit/server/export-source.ts'
import { transact } from '../src/kit/server/vaults.ts'
import { opened } from './couples.ts'
import { clockNow, testServer, type TestPerson } from './server.ts'

type Row = Record<string, unknown>

const DAY_MS = 86_400_000
/** Messages per conversation, alternating between her and Lara. */
const MESSAGES = 10

/** A row of each kind for the day `ago` days before today; undefined if that day has none. */
const KINDS: Record<string, (day: LocalDate, at: string, ago: number) => Row | Row[] | undefined> = {
  onboarding: (_, at, ago) =>
    ago > 0
      ? undefined
      : {
          age_range: '46-50',
          menopause_phase: 'peri',
          language: 'en',
          region: 'UK',
          goals: ['Better sleep'],
          enable_voice: true,
          share_with_partner: false,
          updated_at: at,
        },
  preferences: (_, at, ago) => (ago > 0 ? undefined : { accessibility: { darkMode: true }, updated_at: at }),
  background: (_, at, ago) => (ago > 0 ? undefined : { birth_year: 1975, doctor_note: 'Migraine with aura', updated_at: at }),
  'factor-choices': (_, at, ago) => (ago > 0 ? undefined : { chosen: ['alcohol'], own: [], updated_at: at }),
  'quick-logs': (day, at, ago) => ({ ...typicalAnswers(ago), log_date: day, version: 2, created_at: at, updated_at: at }),
  'deep-logs': (day, at, ago) =>
    ago % 7 ? undefined : { ...typicalDeepAnswers(ago), log_date: day, version: 1, created_at: at, updated_at: at },
  'log-revisions': (day, at, ago) =>
    ago % 10 ? undefined : { log_type: 'quick_log', log_date: day, version: 1, written_at: at, replaced_at: at, mood_rating: 3 },
  moments: (day, at) => ({ kind: 'hot_flash', value: 4, at, note: 'On the stairs', local_date: day, created_at: at }),
  calendar: (day, at, ago) =>
    ago % 2
      ? undefined
      : {
          entry_date: day,
          flow_description: 'Light flow',
          symptoms: 'Cramps',
          bleeding_signs: ['after_sex'],
          version: 1,
          created_at: at,
          updated_at: at,
        },
  'no-bleeding': (day, at, ago) =>
    ago % 90 ? undefined : { from: addDays(day, -60), to: day, version: 1, created_at: at, updated_at: at },
  'bleeding-notes': (day, at, ago) => (ago > 0 ? undefined : { notes: { R9: { seen_through: day } }, updated_at: at }),
  treatments: (_, at, ago) =>
    ago >= 4
      ? undefined
      : {
          number: ago + 1,
          name: `Patch ${ago}`,
          reminder: ago ? null : { channels: ['in_app'], discreet: true, quiet_from: '22:00', quiet_to: '07:00', enabled: true },
          what: 'oestrogen',
          form: 'patch',
          phases: [
            {
              from: '2020-01-06',
              change: 'start',
              amount: '1 patch',
              strength: '50 µg/24 h',
              schedule: { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] },
            },
          ],
          created_at: at,
          updated_at: at,
        },
  doses: (day, at) => ({ treatment: 1, local_date: day, slot: 0, state: 'taken', updated_at: at }),
  embertides: (day, at, ago) =>
    ago % 5 ? undefined : { energy: 40, focus: 60, tension: 20, path: [], at, local_date: day, created_at: at },
  'check-ins': (day, at, ago) =>
    ago % 30
      ? undefined
      : {
          instrument: 'gad7',
          language: 'en',
          form_version: 1,
          answers: [1, 0, 2, 1, 0, 1, 0],
          total: 5,
          parts: null,
          local_date: day,
          created_at: at,
          updated_at: at,
        },
  reminders: (_, at, ago) =>
    ago >= 10
      ? undefined
      : { kind: 'custom', title: `Gel ${ago}`, time: '13:00', days: ['mon'], channels: ['in_app'], created_at: at, updated_at: at },
  'report-choices': (_, at, ago) =>
    ago > 0
      ? undefined
      : {
          doctor: { ...presetFor('doctor', DEFAULT_PREFERENCES.privacy), reason: 'I lie awake', questions: ['Would a patch suit me?'] },
          updated_at: at,
        },
  'pattern-looks': (day, at, ago) => (ago % 60 ? undefined : { look: 1 + ago / 60, ...aLook(day), at }),
  'pattern-question': (day, at, ago) => (ago > 0 ? undefined : { ...ALCOHOL_AND_SLEEP, since: day, updated_at: at }),
  experiments: (day, at, ago) => (ago % 90 ? undefined : { ...anExperiment(day, ago), created_at: at, updated_at: at }),
  'imported-days': (day, at, ago) =>
    ago % 40
      ? undefined
      : { source: 'clue', local_date: day, entry_created_at: at, flow_description: 'Light flow', created_at: at, updated_at: at },
  conversations: (_, at, ago) => (ago % 60 ? undefined : { title: 'Nights', created_at: at, updated_at: at }),
  'chat-messages': (_, at, ago) => (ago % 60 ? undefined : Array.from({ length: MESSAGES }, (_, place) => message(at, place))),
}

const ALCOHOL_AND_SLEEP = { cause: 'alcohol', outcome: 'sleep_hours' }

/** An experiment that began on `day`, with a look unless it is the newest. */
function anExperiment(day: LocalDate, ago: number): Row {
  const look = { date: addDays(day, 29), verdict: 'helps', days: 28, said: 26, kept: 24, p: 0.01, effect: -1.2, low: -2, high: -0.4 }
  return {
    cause: 'alcohol',
    own_words: '',
    outcome: 'night_sweats_count',
    kind: 'day',
    lag: 1,
    worth: 1,
    seed: 7 + ago,
    change_first: Array.from({ length: 28 }, (_, pair) => pair % 3 === 0),
    parts: [{ starts_on: day, pairs: 14 }],
    kept: { [day]: 'yes' },
    looks: ago > 0 ? [{ ...look, pairs: [{ change: 1, usual: 2.5 }] }] : [],
    state: ago > 0 ? 'done' : 'active',
    ended_on: ago > 0 ? look.date : null,
  }
}

/** A look that shows one pattern. */
function aLook(day: LocalDate): Row {
  const result = { ...ALCOHOL_AND_SLEEP, lag: 1, n: 40, n_eff: 31.5, rho: -0.4, p: 0.001 }
  const side = (bound: number) => ({ bound, median: 6, average: 6.2, days: [addDays(day, -2 - bound)], values: [6] })
  const { rho, n: _n, n_eff: _nEff, p: _p, ...question } = result
  const shown = { ...question, rho, since: day, gone: null, is_yes_no: true, much: side(1), little: side(0) }
  return { date: day, first_day: addDays(day, -42), notes: 40, results: [result], shown: [shown], gone: [], own: null }
}

function message(at: string, place: number): Row {
  const text = place % 2 ? 'What many tell: a cool room, and the same hour every night.' : 'I lay awake from three to five again.'
  const from = place % 2 ? 'lara' : 'her'
  return { conversation: at, place, from, state: 'done', at, language: 'en', text, feedback: null, parts: null, about: null }
}

/**
 * Fills her vault with `days` days of use up to today: rows of every exported kind, sealed with her key. Returns
 * the number of rows. Throws if an export source has no rows here.
 */
export async function fillVault(her: TestPerson, today: LocalDate, days: number): Promise<number> {
  const user = await opened(her)
  const about = { today, timezone: 'UTC', now: clockNow(), seen: new Map<string, Map<string, number>>() }
  let count = 0
  await transact(testServer().vaults.hers, async (inside) => {
    await lockLogs(inside, user.id)
    for (const exportSource of EXPORT_SOURCES) {
      const rowsOf = KINDS[exportSource.name]
      const created = Array.from({ length: days }, (_, ago) =>
        rowsOf?.(addDays(today, -ago), toInstant(clockNow() - ago * DAY_MS), ago),
      ).flatMap((one) => one ?? [])
      const rows = created.map((row) => exportSource.shape.parse(row))
      if (!rows.length) throw new Error(`No rows for export source ${exportSource.name}`)
      for (let from = 0; from < rows.length; from += PORTION) await exportSource.add(inside, user, rows.slice(from, from + PORTION), about)
      await exportSource.finish?.(inside, user)
      count += rows.length
    }
  })
  return count
}
