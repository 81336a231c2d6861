import { beforeEach, describe, expect, test } from 'vitest'
import { as, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { findAnalytics, findDashboard } from '../../insights/contract.ts'
import {
  createQuickLog,
  findLog,
  findQuickLog,
  HISTORY_MAX,
  listLogs,
  listQuickLogs,
  LOG_EXISTS,
  LOG_MISSING,
  LOG_SAVED,
  LOG_UPDATED,
  type QuickLog,
  removeLog,
  removeQuickLog,
  restoreLog,
  updateQuickLog,
} from '../contract.ts'
import { searchLogs } from '../rules/search-logs.ts'

setUpServer()

const TODAY = '2026-11-21'
const log: QuickLog = {
  log_date: TODAY,
  hot_flashes_count: 3,
  night_sweats_count: 1,
  mood_rating: 8,
  energy_level: 7,
  sleep_hours: 6.5,
  thinking_clarity: 5,
  hydration_level: 1,
  regular_meals: true,
  physical_activity: 1,
  exercise_types: ['walking', 'yoga'],
  stress_triggers: 4,
  elapsed_seconds: 95,
}

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

describe('logging a day', () => {
  test('stores every answer, and every read returns the same entry', async () => {
    const { status, reply } = await as(her).call(createQuickLog, { body: log })
    expect(status).toBe(201)
    expect(reply.message).toBe(LOG_SAVED())
    expect(reply.data).toMatchObject({ ...log, log_type: 'quick_log' })

    const one = await as(her).call(findQuickLog, { params: { date: TODAY } })
    const byId = await as(her).call(findLog, { params: { id: reply.data.id } })
    const all = await as(her).call(listLogs)
    const quick = await as(her).call(listQuickLogs)
    expect(one.reply.data).toEqual(reply.data)
    expect(byId.reply.data).toEqual(reply.data)
    expect(all.reply.data).toEqual([reply.data])
    expect(quick.reply.data).toEqual([reply.data])
  })

  test('an unanswered question is missing, never zero', async () => {
    const { reply } = await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 4, sleep_hours: null } })
    expect(reply.data).not.toHaveProperty('sleep_hours')
    expect(reply.data).not.toHaveProperty('hot_flashes_count')
  })

  test('a second log of the date is refused', async () => {
    await as(her).call(createQuickLog, { body: log })
    const { status, refusal } = await as(her).call(createQuickLog, { body: { ...log, mood_rating: 1 } })
    expect(status).toBe(400)
    expect(refusal.details).toEqual({ non_field_errors: [LOG_EXISTS()] })
    expect((await as(her).call(listLogs)).reply.data).toHaveLength(1)
    expect((await as(her).call(findQuickLog, { params: { date: TODAY } })).reply.data.mood_rating).toBe(8)
  })

  // With an earlier log PostgreSQL counts in the same statement.
  test.each([0, 1])('of twenty simultaneous requests one is stored, and the counts agree, with %i earlier logs', async (earlier) => {
    if (earlier) await as(her).call(createQuickLog, { body: { ...log, log_date: '2026-11-20' } })
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(her).call(createQuickLog, { body: log })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, refusal }) => status === 400 && refusal.message === LOG_EXISTS())).toHaveLength(19)
    expect((await as(her).call(findAnalytics)).reply.data.quick_logs).toBe(earlier + 1)
  })

  test('simultaneous logs, removals and restorations of one date never fail, and the counts agree', async () => {
    await as(her).call(createQuickLog, { body: { ...log, log_date: '2026-11-20' } })
    const { id } = (await as(her).call(createQuickLog, { body: log })).reply.data
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => [
        as(her).call(removeQuickLog, { params: { date: TODAY } }),
        as(her).call(createQuickLog, { body: log }),
        as(her).call(restoreLog, { params: { id } }),
      ]).flat(),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await as(her).call(findAnalytics)).reply.data.quick_logs).toBe((await as(her).call(listQuickLogs)).reply.data.length)
  })

  test('a request repeated under the same key gets the first response', async () => {
    const headers = { 'idempotency-key': 'a-key-of-hers' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(her).call(createQuickLog, { body: log, headers })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)

    const other = await as(her).call(createQuickLog, { body: { ...log, mood_rating: 2 }, headers })
    expect(other.status).toBe(422)
    const somebody = await as(await person('woman')).call(createQuickLog, { body: log, headers })
    expect(somebody.status).toBe(201)
  })

  test('a refused response is not stored under its key', async () => {
    const headers = { 'idempotency-key': 'another-key' }
    expect((await as(her).call(createQuickLog, { body: { ...log, mood_rating: 11 }, headers })).status).toBe(400)
    expect((await as(her).call(createQuickLog, { body: log, headers })).status).toBe(201)
  })

  test('a key that is too short is refused with a message', async () => {
    const { status, refusal } = await as(her).call(createQuickLog, { body: log, headers: { 'idempotency-key': 'short' } })
    expect(status).toBe(400)
    expect(refusal.message).toContain('Idempotency-Key')
  })
})

describe("today in the account's time zone", () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-22'],
    ['Europe/Paris', '2026-11-21'],
    ['Pacific/Honolulu', '2026-11-21'],
    ['Australia/Lord_Howe', '2026-11-21'],
  ])('in %s at noon UTC today is %s', async (timezone, today) => {
    const she = as(await person('woman', timezone))
    expect((await she.call(createQuickLog, { body: { ...log, log_date: addDays(today, 1) } })).refusal.details).toHaveProperty('log_date')
    expect((await she.call(createQuickLog, { body: { ...log, log_date: today } })).status).toBe(201)
    expect((await she.call(findDashboard)).reply.data).toMatchObject({ today, logged_today: true, current_streak: 1 })
  })

  test('a log may be dated up to ten years back', async () => {
    expect((await as(her).call(createQuickLog, { body: { ...log, log_date: '2016-11-21' } })).status).toBe(201)
    expect((await as(her).call(createQuickLog, { body: { ...log, log_date: '2016-11-20' } })).status).toBe(400)
  })
})

describe('invalid quick logs are refused with the field named', () => {
  test.each([
    ['mood_rating', 0],
    ['mood_rating', 11],
    ['mood_rating', 5.5],
    ['mood_rating', '8'],
    ['energy_level', 0],
    ['sleep_hours', 24.25],
    ['sleep_hours', -1],
    ['sleep_hours', 6.1],
    ['hot_flashes_count', 41],
    ['night_sweats_count', -1],
    ['thinking_clarity', 0],
    ['stress_triggers', 11],
    ['hydration_level', 2],
    ['physical_activity', true],
    ['regular_meals', 1],
    ['exercise_types', 'yoga'],
    ['exercise_types', ['yoga', 'yoga']],
    ['elapsed_seconds', -5],
    ['log_date', '2026-02-30'],
    ['log_date', '2026-11-22'],
    ['log_date', 20261121],
    ['log_date', null],
    ['mood', 8],
    ['constructor', 1],
  ])('the field %s is refused: %j', async (field, value) => {
    const { status, refusal } = await as(her).call(createQuickLog, { body: { ...log, [field]: value } })
    expect(status).toBe(400)
    expect(Object.keys(refusal.details ?? {}).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
    expect(refusal.message).toMatch(/\w+ \w+/)
    expect((await as(her).call(listLogs)).reply.data).toEqual([])
  })

  test('an unknown kind of exercise is refused', async () => {
    const { refusal } = await as(her).call(createQuickLog, { body: { ...log, exercise_types: ['flying'] } })
    expect(refusal.details).toEqual({ 'exercise_types.0': ['Please choose from: walking, yoga, strength, cardio, dance, other'] })
  })

  test('a log without any answer is refused', async () => {
    const { status, refusal } = await as(her).call(createQuickLog, { body: { log_date: TODAY, elapsed_seconds: 3 } })
    expect(status).toBe(400)
    expect(refusal.message).toBe('Please answer at least one question')
  })

  test('an invalid date in the path is refused', async () => {
    expect((await as(her).call(findQuickLog, { params: { date: '2026-13-01' } })).refusal.details).toHaveProperty('date')
    expect((await as(her).call(listLogs, { query: { limit: '0' } })).refusal.details).toHaveProperty('limit')
    expect((await as(her).call(listLogs, { query: { page: '2' } })).refusal.details).toHaveProperty('page')
  })
})

describe('updating and removing', () => {
  test('an update replaces the answers of that date', async () => {
    const { reply } = await as(her).call(createQuickLog, { body: log })
    setClock(NOON + 60_000)
    const changed = await as(her).call(updateQuickLog, { params: { date: TODAY }, body: { mood_rating: 4 } })
    expect(changed.reply.message).toBe(LOG_UPDATED())
    expect(changed.reply.data).toEqual({
      id: reply.data.id,
      log_type: 'quick_log',
      log_date: TODAY,
      created_at: '2026-11-21T12:00:00.000Z',
      updated_at: '2026-11-21T12:01:00.000Z',
      mood_rating: 4,
    })
  })

  test('an update is refused for a date without a log or a different date in the body', async () => {
    expect((await as(her).call(updateQuickLog, { params: { date: TODAY }, body: { mood_rating: 4 } })).refusal.message).toBe(LOG_MISSING())
    await as(her).call(createQuickLog, { body: log })
    const { status } = await as(her).call(updateQuickLog, { params: { date: TODAY }, body: { log_date: '2026-11-20', mood_rating: 4 } })
    expect(status).toBe(400)
  })

  test('of many simultaneous updates one is stored completely', async () => {
    await as(her).call(createQuickLog, { body: log })
    const moods = [1, 2, 3, 4, 5]
    await Promise.all(
      moods.map((mood) => as(her).call(updateQuickLog, { params: { date: TODAY }, body: { mood_rating: mood, stress_triggers: mood } })),
    )
    const { data } = (await as(her).call(findQuickLog, { params: { date: TODAY } })).reply
    expect(data.mood_rating).toBe(data.stress_triggers)
  })

  test('a removed log is absent from every list, the counts and the streak', async () => {
    const days = [0, 1, 2, 3].map((back) => addDays(TODAY, -back))
    const ids: number[] = []
    for (const log_date of days) ids.push((await as(her).call(createQuickLog, { body: { ...log, log_date } })).reply.data.id)
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ current_streak: 4, total_logs: 4, quick_logs: 4, deep_logs: 0 })

    const { status } = await as(her).call(removeLog, { params: { id: ids[2] ?? 0 } })
    expect(status).toBe(200)
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ current_streak: 2, total_logs: 3 })
    expect((await as(her).call(listLogs)).reply.data).toHaveLength(3)
    expect((await as(her).call(removeLog, { params: { id: ids[2] ?? 0 } })).status).toBe(404)

    await as(her).call(createQuickLog, { body: { ...log, log_date: days[2] ?? '' } })
    expect((await as(her).call(findAnalytics)).reply.data.current_streak).toBe(4)
  })
})

describe('history', () => {
  test('is newest first and paginated without gaps or repeats', async () => {
    const days = Array.from({ length: 10 }, (_, index) => addDays(TODAY, -index * 3))
    for (const log_date of days.toSorted()) await as(her).call(createQuickLog, { body: { ...log, log_date } })

    const seen: string[] = []
    let before: string | undefined
    do {
      const { reply } = await as(her).call(listLogs, { query: { limit: '4', ...(before && { before }) } })
      seen.push(...reply.data.map(({ log_date }) => log_date))
      before = reply.next
    } while (before)
    expect(seen).toEqual(days)
    const within = await as(her).call(listLogs, { query: { from: days[4] ?? '', to: days[2] ?? '' } })
    expect(within.reply.data.map(({ log_date }) => log_date)).toEqual(days.slice(2, 5))
    const older = await as(her).call(listLogs, { query: { before: days[7] ?? '' } })
    expect(older.reply.data.map(({ log_date }) => log_date)).toEqual(days.slice(8))
  })

  test('can be searched by date and mood, and filtered by kind', async () => {
    await as(her).call(createQuickLog, { body: log })
    await as(her).call(createQuickLog, { body: { ...log, log_date: '2026-11-02', mood_rating: 2 } })
    const dates = async (query: Record<string, string>) =>
      (await as(her).call(listLogs, { query })).reply.data.map(({ log_date }) => log_date)
    expect(await dates({ q: '2/10' })).toEqual(['2026-11-02'])
    expect(await dates({ q: '11-21' })).toEqual([TODAY])
    expect(await dates({ q: 'nothing like it' })).toEqual([])
    const { data } = (await as(her).call(searchLogs, { body: { q: '2/10', limit: 5 } })).reply
    expect(
      data.map((entry) => entry.log_date),
      'with the words in the body',
    ).toEqual(['2026-11-02'])
    expect(await dates({ type: 'deep_log' })).toEqual([])
    expect(await dates({ type: 'quick_log', limit: '1' })).toEqual([TODAY])
  })

  test('without a limit has at most 366 entries and a next cursor', async () => {
    for (let back = 0; back < HISTORY_MAX + 2; back += 1) {
      await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -back), mood_rating: 5 } })
    }
    const first = await as(her).call(listLogs)
    expect(first.reply.data).toHaveLength(HISTORY_MAX)
    const rest = await as(her).call(listLogs, { query: { before: first.reply.next ?? '' } })
    expect(rest.reply.data).toHaveLength(2)
    expect(rest.reply.next).toBeUndefined()
    expect((await as(her).call(findAnalytics)).reply.data.current_streak).toBe(HISTORY_MAX + 2)
  })
})

test('no answer is readable in the database', async () => {
  await as(her).call(createQuickLog, { body: log })
  const { rows } = await testServer().vaults.hers.db.executeQuery<{ sealed: Uint8Array }>({
    sql: 'select sealed from logs',
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: ['select sealed from logs'], parameters: [] },
    queryId: { queryId: 'test' },
  } as never)
  expect(rows.length).toBeGreaterThan(0)
  for (const { sealed } of rows) expect(Buffer.from(sealed).toString('latin1')).not.toContain('mood_rating')
})
