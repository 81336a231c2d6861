import { beforeEach, describe, expect, test } from 'vitest'
import { as, guest, testServer, NOON, person, setClock, type TestPerson, setUpServer, withToken } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { refresh } from '../../auth/contract.ts'
import { findAnalytics } from '../../insights/contract.ts'
import {
  createDeepLog,
  createQuickLog,
  findLog,
  findQuickLog,
  listLogs,
  listRevisions,
  LOG_EXISTS,
  LOG_MISSING,
  removeDeepLog,
  removeLog,
  removeQuickLog,
  RESTORE_WITHIN_MS,
  restoreLog,
  REVISIONS_MAX,
  updateDeepLog,
  updateQuickLog,
} from '../contract.ts'
import { sweepRemovedLogs } from './removed-store.ts'

setUpServer()

const TODAY = '2026-11-21'
const MINUTE_MS = 60_000

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const add = async (answers: Record<string, unknown> = { mood_rating: 8 }, day = TODAY) =>
  (await as(her).call(createQuickLog, { body: { log_date: day, ...answers } })).reply.data

const change = (answers: Record<string, unknown>, day = TODAY) => as(her).call(updateQuickLog, { params: { date: day }, body: answers })

const former = async (id: number) => (await as(her).call(listRevisions, { params: { id } })).reply.data

describe('revisions', () => {
  test('are stored with every change, newest first, with content and times', async () => {
    const { id } = await add({ mood_rating: 2, stress_triggers: 9 })
    setClock(NOON + MINUTE_MS)
    await change({ mood_rating: 4 })
    setClock(NOON + 2 * MINUTE_MS)
    await change({ mood_rating: 6 })

    expect(await former(id)).toEqual([
      {
        version: 2,
        written_at: '2026-11-21T12:01:00.000Z',
        replaced_at: '2026-11-21T12:02:00.000Z',
        answers: { mood_rating: 4 },
      },
      {
        version: 1,
        written_at: '2026-11-21T12:00:00.000Z',
        replaced_at: '2026-11-21T12:01:00.000Z',
        answers: { mood_rating: 2, stress_triggers: 9 },
      },
    ])
  })

  test('are stored for a deep log of an older date too', async () => {
    const { reply } = await as(her).call(createDeepLog, { body: { log_date: '2025-03-01', calm_challenges: 'Noise' } })
    await as(her).call(updateDeepLog, { params: { date: '2025-03-01' }, body: { calm_challenges: 'Less noise' } })
    expect((await former(reply.data.id)).map(({ answers }) => answers)).toEqual([{ calm_challenges: 'Noise' }])
  })

  test('are not stored when nothing changed, when the same is saved again or only the time differs', async () => {
    const { id, updated_at } = await add({ mood_rating: 8, exercise_types: ['yoga'], physical_activity: 1, elapsed_seconds: 40 })
    expect(await former(id)).toEqual([])
    setClock(NOON + MINUTE_MS)
    const same = await change({
      physical_activity: 1,
      exercise_types: ['yoga'],
      mood_rating: 8,
      stress_triggers: null,
      elapsed_seconds: 40,
    })
    expect(same.reply.data.updated_at).toBe(updated_at)
    const longer = await change({ mood_rating: 8, exercise_types: ['yoga'], physical_activity: 1, elapsed_seconds: 55 })
    expect(longer.reply.data.elapsed_seconds).toBe(55)
    expect(await former(id)).toEqual([])
  })

  test('of many simultaneous changes are complete and without repeats', async () => {
    const { id } = await add({ mood_rating: 10 })
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map((mood_rating) => change({ mood_rating })))
    const versions = await former(id)
    const last = (await as(her).call(findLog, { params: { id } })).reply.data.mood_rating
    expect(versions.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect([...versions.map(({ answers }) => answers.mood_rating), last].toSorted((a, b) => Number(a) - Number(b))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 10,
    ])
  })

  test('are paginated', async () => {
    const { id } = await add({ elapsed_seconds: 1, stress_triggers: 1 })
    for (let index = 0; index < REVISIONS_MAX + 3; index += 1) await change({ stress_triggers: (index % 9) + 2 })
    const first = (await as(her).call(listRevisions, { params: { id } })).reply
    expect(first.data).toHaveLength(REVISIONS_MAX)
    const rest = (await as(her).call(listRevisions, { params: { id }, query: { before: first.next ?? '' } })).reply
    expect(rest.data.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(rest.next).toBeUndefined()
  })

  test('of a log that is not there, or before a version that cannot be, are refused', async () => {
    const { id } = await add()
    const missing = await as(her).call(listRevisions, { params: { id: 77 } })
    expect([missing.status, missing.refusal.message]).toEqual([404, LOG_MISSING()])
    expect((await as(her).call(listRevisions, { params: { id }, query: { before: '0' } })).refusal.details).toHaveProperty('before')
  })
})

describe('removed log', () => {
  test.each([
    ['by its id', (id: number) => as(her).call(removeLog, { params: { id } })],
    ['by its day', () => as(her).call(removeQuickLog, { params: { date: TODAY } })],
  ])('%s can be restored with its revisions, counts and streak', async (_, remove) => {
    await add({ mood_rating: 5 }, '2026-11-20')
    const { id } = await add({ mood_rating: 3 }, TODAY)
    await add({ mood_rating: 5 }, '2026-11-19')
    setClock(NOON + MINUTE_MS)
    const changed = (await change({ mood_rating: 4 })).reply.data
    const versions = await former(id)

    const removed = await remove(id)
    expect([removed.status, removed.reply.id]).toEqual([200, id])
    expect((await as(her).call(findLog, { params: { id } })).status).toBe(404)
    expect((await as(her).call(listRevisions, { params: { id } })).status).toBe(404)
    expect((await as(her).call(listLogs)).reply.data).toHaveLength(2)
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ quick_logs: 2, current_streak: 2 })

    setClock(NOON + 2 * MINUTE_MS)
    const { status, reply } = await as(her).call(restoreLog, { params: { id } })
    expect(status).toBe(200)
    expect(reply.data).toEqual(changed)
    expect((await as(her).call(findQuickLog, { params: { date: TODAY } })).reply.data).toEqual(changed)
    expect(await former(id)).toEqual(versions)
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ quick_logs: 3, current_streak: 3 })
    await change({ mood_rating: 9 })
    expect(await former(id)).toHaveLength(2)
  })

  test('restored in the middle of a streak, it joins the streak again', async () => {
    const ids: number[] = []
    for (const back of [0, 1, 2]) ids.push((await add({ mood_rating: 5 }, addDays(TODAY, -back))).id)
    await as(her).call(removeLog, { params: { id: ids[1] ?? 0 } })
    expect((await as(her).call(findAnalytics)).reply.data.current_streak).toBe(1)
    await as(her).call(restoreLog, { params: { id: ids[1] ?? 0 } })
    expect((await as(her).call(findAnalytics)).reply.data.current_streak).toBe(3)
  })

  test('removing one kind leaves the other kind of the date', async () => {
    await add()
    const deep = (await as(her).call(createDeepLog, { body: { log_date: TODAY, focus_factors: 'Quiet' } })).reply.data
    expect((await as(her).call(removeDeepLog, { params: { date: TODAY } })).reply.id).toBe(deep.id)
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ quick_logs: 1, deep_logs: 0, current_streak: 1 })
    await as(her).call(restoreLog, { params: { id: deep.id } })
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ quick_logs: 1, deep_logs: 1, current_streak: 1 })
  })

  test('is not restored over a new log of its date, and can be restored once that one is removed', async () => {
    const { id } = await add({ mood_rating: 3 })
    await as(her).call(removeLog, { params: { id } })
    const newer = await add({ mood_rating: 9 })
    const { status, refusal } = await as(her).call(restoreLog, { params: { id } })
    expect([status, refusal.details]).toEqual([400, { non_field_errors: [LOG_EXISTS()] }])
    expect((await as(her).call(listLogs)).reply.data.map(({ mood_rating }) => mood_rating)).toEqual([9])

    await as(her).call(removeLog, { params: { id: newer.id } })
    expect((await as(her).call(restoreLog, { params: { id } })).reply.data.mood_rating).toBe(3)
  })

  test('is restored once, however often the request is repeated', async () => {
    const { id } = await add()
    await as(her).call(removeLog, { params: { id } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => as(her).call(restoreLog, { params: { id } })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    expect((await as(her).call(findAnalytics)).reply.data.quick_logs).toBe(1)
  })

  test('that was never there cannot be restored', async () => {
    expect((await as(her).call(restoreLog, { params: { id: 77 } })).refusal.message).toBe(LOG_MISSING())
  })

  test('cannot be restored after an hour, and the sweep deletes all of it', async () => {
    const { id } = await add()
    await change({ mood_rating: 2 })
    await as(her).call(removeLog, { params: { id } })
    const { vaults } = testServer()
    setClock(NOON + RESTORE_WITHIN_MS)
    const { access } = (await guest.call(refresh, { body: { refresh: her.refresh } })).reply
    expect((await withToken(access).call(restoreLog, { params: { id } })).status).toBe(404)
    await testServer().server.sweep()
    for (const table of ['logs', 'log_revisions', 'removed_logs']) {
      const statement = `select count(*) as rows from ${table} where user_id = ${her.id}`
      const { rows } = await vaults.hers.db.executeQuery<{ rows: number }>({
        sql: statement,
        parameters: [],
        query: { kind: 'RawNode', sqlFragments: [statement], parameters: [] },
        queryId: { queryId: table },
      } as never)
      expect([table, Number(rows[0]?.rows)]).toEqual([table, 0])
    }
  })

  test('within its hour survives the sweep', async () => {
    const { id } = await add()
    await as(her).call(removeLog, { params: { id } })
    await sweepRemovedLogs(testServer().vaults.hers, NOON + RESTORE_WITHIN_MS - 1)
    expect((await as(her).call(restoreLog, { params: { id } })).status).toBe(200)
  })
})
