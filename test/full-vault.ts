import { typicalAnswers, typicalDeepAnswers } from '../bench/fill.ts'
import { EXPORT_SOURCES } from '../src/app/server/export-sources.ts'
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
      : { entry_date: day, flow_description: 'Light flow', symptoms: 'Cramps', version: 1, created_at: at, updated_at: at },
  embertides: (day, at, ago) =>
    ago % 5 ? undefined : { energy: 40, focus: 60, tension: 20, path: [], at, local_date: day, created_at: at },
  reminders: (_, at, ago) =>
    ago >= 10
      ? undefined
      : { kind: 'custom', title: `Gel ${ago}`, time: '13:00', days: ['mon'], channels: ['in_app'], created_at: at, updated_at: at },
  conversations: (_, at, ago) => (ago % 60 ? undefined : { title: 'Nights', created_at: at, updated_at: at }),
  'chat-messages': (_, at, ago) => (ago % 60 ? undefined : Array.from({ length: MESSAGES }, (_, place) => message(at, place))),
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
