import { beforeAll, expect, test, vi } from 'vitest'
import { unzip } from '../../test/zips.ts'
import { fillVault } from '../../test/full-vault.ts'
import { as, clockNow, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../test/server.ts'
import { exportAccount } from '../features/account/contract.ts'
import { listCalendar } from '../features/calendar/contract.ts'
import { findDashboard, findTrends } from '../features/insights/contract.ts'
import { createChatSession, findChatSession, listChatSessions, sendMessage } from '../features/lara/contract.ts'
import { findQuickLog, listLogs, updateQuickLog } from '../features/logs/contract.ts'
import { listReminders } from '../features/reminders/contract.ts'
import { tablesOf } from '../kit/server/owned-rows.ts'
import { tables } from '../kit/server/vaults.ts'
import { addDays, localDateAt } from '../kit/local-date.ts'

type AnyTable = Record<string, Record<string, unknown>>

setUpServer()

const TODAY = localDateAt(NOON, 'UTC')
const YESTERDAY = addDays(TODAY, -1)
let her: TestPerson

beforeAll(async () => {
  setClock(NOON)
  her = await person('woman')
  await fillVault(her, TODAY, 30)
})

/** Changes one byte of each encrypted row of hers for which `isMeant` is true. Returns the tables that had one. */
async function damage(isMeant: (table: string, row: Record<string, unknown>) => boolean): Promise<Set<string>> {
  const { hers } = testServer().vaults
  const damaged = new Set<string>()
  for (const { name, columns } of await tablesOf(hers)) {
    if (!columns.includes('sealed') || !columns.includes('user_id')) continue
    const rows = await tables<AnyTable>(hers).selectFrom(name).selectAll().where('user_id', '=', her.id).execute()
    for (const row of rows.filter((one) => isMeant(name, one))) {
      const sealed = Buffer.from(row['sealed'] as Uint8Array)
      sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
      let query = tables<AnyTable>(hers).updateTable(name).set({ sealed })
      for (const [column, value] of Object.entries(row)) if (column !== 'sealed' && value !== null) query = query.where(column, '=', value)
      expect((await query.executeTakeFirst()).numUpdatedRows).toBe(1n)
      damaged.add(name)
    }
  }
  return damaged
}

/** Calls every GET endpoint of hers with existing ids. Returns path and status. */
async function readAll(): Promise<[string, number][]> {
  const { reply } = await as(her).call(listLogs)
  const session = (await as(her).call(listChatSessions)).reply.data[0]
  const entry = (await as(her).call(listCalendar)).reply.data[0]
  const idFor = (path: string) => (path.includes('chat') ? session?.id : path.includes('calendar') ? entry?.id : reply.data[0]?.id) ?? 1
  const answers: [string, number][] = []
  for (const endpoint of testServer().server.endpoints) {
    if (endpoint.method !== 'GET' || (endpoint.access !== 'woman' && endpoint.access !== 'member')) continue
    const { status } = await as(her).call(endpoint, { params: { id: idFor(endpoint.path), date: YESTERDAY } })
    answers.push([endpoint.path, status])
  }
  expect(answers.length).toBeGreaterThan(20)
  return answers
}

test('one damaged log is omitted and logged for the operator, and the other days are read and exported', async () => {
  const logged = vi.spyOn(testServer().server.app.log, 'error')
  expect(await damage((table, row) => table === 'logs' && row['log_type'] === 'quick_log' && row['log_date'] === YESTERDAY)).toEqual(
    new Set(['logs']),
  )
  const { data } = (await as(her).call(listLogs)).reply
  const damaged = data.filter((log) => log.is_damaged)
  expect(damaged).toEqual([expect.objectContaining({ log_date: YESTERDAY, log_type: 'quick_log' })])
  expect(data.filter((log) => log.log_type === 'quick_log')).toHaveLength(30)
  expect((await as(her).call(listLogs, { query: { q: YESTERDAY } })).reply.data[0]).toMatchObject({ is_damaged: true })
  expect((await as(her).call(findQuickLog, { params: { date: YESTERDAY } })).reply.data).toMatchObject({ is_damaged: true })
  const { data: home } = (await as(her).call(findDashboard)).reply
  expect([home.damaged_days, home.logged_today, home.this_week.days_with_log]).toEqual([[YESTERDAY], true, 7])
  expect((await as(her).call(findTrends)).reply.data.damaged_days).toEqual([YESTERDAY])
  expect((await readAll()).filter(([, status]) => status >= 500)).toEqual([])

  const files = await unzip((await as(await steppedUp(her)).call(exportAccount)).bytes)
  expect(JSON.parse(files['quick-logs.json'] ?? '')).toHaveLength(29)
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({
    counts: { 'quick-logs': 29 },
    damaged: [{ file: 'quick-logs', when: YESTERDAY }],
  })
  expect(files['NOT-READABLE.txt']).toContain(`quick-logs  ${YESTERDAY}`)

  expect(logged.mock.calls.map(([what]) => what)).toEqual([{ table: 'logs', row: String(damaged[0]?.id) }])
  logged.mockRestore()
})

test('she can log a damaged day again', async () => {
  expect((await as(her).call(updateQuickLog, { params: { date: YESTERDAY }, body: { mood_rating: 7 } })).status).toBe(200)
  expect((await as(her).call(findQuickLog, { params: { date: YESTERDAY } })).reply.data).toMatchObject({ mood_rating: 7 })
})

test('with every row damaged, each page still loads, danger is answered with help, and the export lists each row', async () => {
  const { session } = (await as(her).call(createChatSession)).reply
  await as(her).call(sendMessage, { body: { session_id: session.id, message: 'What helps with hot flashes?' } })
  const damaged = await damage((table) => table !== 'idempotency' && table !== 'idempotent_writes')
  for (const table of [
    'logs',
    'log_revisions',
    'moments',
    'embertides',
    'calendar_entries',
    'reminders',
    'preferences',
    'background',
    'known_gaps',
    'bleeding_notes',
    'checkins',
    'treatments',
    'doses',
    'report_choices',
    'pattern_looks',
    'pattern_questions',
    'experiments',
    'imported_days',
    'onboardings',
  ])
    expect(damaged).toContain(table)
  expect((await readAll()).filter(([, status]) => status >= 500)).toEqual([])
  expect((await as(her).call(listReminders)).reply.data).toEqual([])
  const messages = (await as(her).call(findChatSession, { params: { id: session.id } })).reply.data.messages
  expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 2 }, () => 'This message can no longer be read.'))
  for (const message of ['I want to kill myself', 'How did I sleep this week?'])
    expect((await as(her).call(sendMessage, { body: { session_id: session.id, message } })).status).toBe(200)

  const { status, bytes } = await as(await steppedUp(her)).call(exportAccount)
  expect(status).toBe(200)
  const { damaged: named } = JSON.parse((await unzip(bytes))['manifest.json'] ?? '') as { damaged: { file: string; when: string }[] }
  const files = new Set(named.map(({ file }) => file))
  expect(files).toEqual(
    new Set([
      'onboarding',
      'preferences',
      'background',
      'factor-choices',
      'quick-logs',
      'deep-logs',
      'log-revisions',
      'moments',
      'calendar',
      'no-bleeding',
      'bleeding-notes',
      'treatments',
      'doses',
      'embertides',
      'check-ins',
      'reminders',
      'report-choices',
      'pattern-looks',
      'pattern-question',
      'experiments',
      'imported-days',
      'conversations',
      'chat-messages',
    ]),
  )
  expect(clockNow()).toBe(NOON)
})
