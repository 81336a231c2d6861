import { beforeEach, describe, expect, test } from 'vitest'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { findAnalytics } from '../../insights/contract.ts'
import {
  createDeepLog,
  createQuickLog,
  DEEP_EMOTIONS,
  type DeepLog,
  ENERGY_PATTERNS,
  findDeepLog,
  findLog,
  listDeepLogs,
  listLogs,
  listQuickLogs,
  LOG_EXISTS,
  LOG_MISSING,
  DEEP_LOG_SAVED,
  DEEP_LOG_UPDATED,
  SUPPLEMENTS_MAX,
  updateDeepLog,
  WAKE_FEELINGS,
} from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'
const log: DeepLog = {
  log_date: TODAY,
  hot_flashes_count_detail: '4',
  hot_flashes_comfort_help: 'A fan, and cold water',
  night_sweats_count: 2,
  body_wake_up_feeling: 'groggy',
  sleep_influence_factor: 'Late tea',
  dominant_emotion_today: 'calm',
  mood_shift_moment: 'The walk at noon',
  energy_steadiness: 'rise-fall',
  energy_influence_factors: 'A long meeting',
  most_nourishing_meal: 'Lentil soup',
  food_drink_mood_impact: 'Coffee made me restless',
  clear_thinking_moments: 'Early, before nine',
  focus_factors: 'Quiet',
  supplements: [
    { name: 'Vitamin D', taken: true, notes: 'with breakfast' },
    { name: 'Magnesium', taken: false },
  ],
  supplements_medications_notes: 'Vitamin D, Magnesium',
  best_movement_type: 'Swimming',
  body_response_after_movement: 'Lighter',
  calm_challenges: 'Noise',
  centering_help: 'Breathing out slowly',
  guided_journal_response: 'I was kind to myself.\nThat is new. ❤️',
  elapsed_seconds: 540,
}

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const without = (name: keyof DeepLog): Partial<DeepLog> => Object.fromEntries(Object.entries(log).filter(([each]) => each !== name))

describe('deep log', () => {
  test('stores every answer, and every read returns the same entry', async () => {
    const { status, reply } = await as(her).call(createDeepLog, { body: log })
    expect(status).toBe(201)
    expect(reply.message).toBe(DEEP_LOG_SAVED())
    expect(reply.data).toMatchObject({ ...log, log_type: 'deep_log' })

    expect((await as(her).call(findDeepLog, { params: { date: TODAY } })).reply.data).toEqual(reply.data)
    expect((await as(her).call(findLog, { params: { id: reply.data.id } })).reply.data).toEqual(reply.data)
    expect((await as(her).call(listLogs)).reply.data).toEqual([reply.data])
    expect((await as(her).call(listDeepLogs)).reply.data).toEqual([reply.data])
    expect((await as(her).call(listQuickLogs)).reply.data).toEqual([])
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ deep_logs: 1, quick_logs: 0, total_logs: 1, current_streak: 1 })
  })

  test('requires no particular answer; absent, null and blank answers are missing', async () => {
    const { reply } = await as(her).call(createDeepLog, {
      body: { log_date: TODAY, centering_help: 'Tea', calm_challenges: null, focus_factors: '', mood_shift_moment: ' \n' },
    })
    const { id, created_at, updated_at } = reply.data
    expect(reply.data).toEqual({ id, created_at, updated_at, log_type: 'deep_log', log_date: TODAY, centering_help: 'Tea' })
  })

  test('exists beside the quick log of the day, and only once a day', async () => {
    expect((await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 8 } })).status).toBe(201)
    expect((await as(her).call(createDeepLog, { body: log })).status).toBe(201)
    const { status, refusal } = await as(her).call(createDeepLog, { body: { log_date: TODAY, focus_factors: 'Other words' } })
    expect(status).toBe(400)
    expect(refusal.details).toEqual({ non_field_errors: [LOG_EXISTS()] })
    expect((await as(her).call(findDeepLog, { params: { date: TODAY } })).reply.data.focus_factors).toBe('Quiet')
    expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ total_logs: 2, current_streak: 1 })
  })

  test('is stored once when twenty requests arrive at once, and the counts agree', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(her).call(createDeepLog, { body: log })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, refusal }) => status === 400 && refusal.message === LOG_EXISTS())).toHaveLength(19)
    expect((await as(her).call(findAnalytics)).reply.data.deep_logs).toBe(1)
  })

  test('fills in the names of the supplements when absent, and preserves a created text', async () => {
    const filled = await as(her).call(createDeepLog, { body: without('supplements_medications_notes') })
    expect(filled.reply.data.supplements_medications_notes).toBe('Vitamin D, Magnesium')
    const created = await as(her).call(createDeepLog, {
      body: { ...log, log_date: '2026-11-20', supplements_medications_notes: 'Vitamin D and a half of Magnesium' },
    })
    expect(created.reply.data.supplements_medications_notes).toBe('Vitamin D and a half of Magnesium')
    const alone = await as(her).call(createDeepLog, { body: { log_date: '2026-11-19', supplements_medications_notes: 'Iron' } })
    expect(alone.reply.data).not.toHaveProperty('supplements')
  })

  test('accepts a supplement of any name, and unanswered fields stay absent', async () => {
    const supplements = [
      { name: 'Zinc', taken: null, notes: null },
      { name: 'Shatavari, 500 mg' },
      { name: 'Iron', taken: false, notes: '' },
    ]
    const { status, reply } = await as(her).call(createDeepLog, { body: { log_date: TODAY, supplements } })
    expect(status).toBe(201)
    expect(reply.data.supplements).toEqual(supplements)
    expect((await as(her).call(findDeepLog, { params: { date: TODAY } })).reply.data.supplements).toEqual(supplements)
  })

  test('an update replaces all answers, for any date', async () => {
    const created = await as(her).call(createDeepLog, { body: { ...log, log_date: '2026-10-01' } })
    setClock(NOON + 60_000)
    const changed = await as(her).call(updateDeepLog, { params: { date: '2026-10-01' }, body: { dominant_emotion_today: 'fine' } })
    expect(changed.reply.message).toBe(DEEP_LOG_UPDATED())
    expect(changed.reply.data).toEqual({
      id: created.reply.data.id,
      log_type: 'deep_log',
      log_date: '2026-10-01',
      created_at: '2026-11-21T12:00:00.000Z',
      updated_at: '2026-11-21T12:01:00.000Z',
      dominant_emotion_today: 'fine',
    })
  })

  test('an update is refused for a different date in the body or a date without a log', async () => {
    const missing = await as(her).call(updateDeepLog, { params: { date: TODAY }, body: { focus_factors: 'x' } })
    expect([missing.status, missing.refusal.message]).toEqual([404, LOG_MISSING()])
    await as(her).call(createDeepLog, { body: log })
    const { status, refusal } = await as(her).call(updateDeepLog, {
      params: { date: TODAY },
      body: { log_date: '2026-11-20', focus_factors: 'x' },
    })
    expect(status).toBe(400)
    expect(refusal.details).toHaveProperty('log_date')
  })

  test('accepts every choice of the form', async () => {
    const choices = [
      ...WAKE_FEELINGS.map((body_wake_up_feeling) => ({ body_wake_up_feeling })),
      ...DEEP_EMOTIONS.map((dominant_emotion_today) => ({ dominant_emotion_today })),
      ...ENERGY_PATTERNS.map((energy_steadiness) => ({ energy_steadiness })),
      ...Array.from({ length: 21 }, (_, count) => ({ hot_flashes_count_detail: String(count) })),
    ]
    for (const [back, choice] of choices.entries()) {
      const { reply } = await as(her).call(createDeepLog, { body: { log_date: addDays(TODAY, -back), ...choice } })
      expect(reply.data).toMatchObject(choice)
    }
  })
})

describe('invalid deep logs are refused with the field named', () => {
  test.each([
    ['hot_flashes_count_detail', 4],
    ['hot_flashes_count_detail', '21'],
    ['hot_flashes_count_detail', '-1'],
    ['hot_flashes_count_detail', '4.5'],
    ['hot_flashes_count_detail', 'many'],
    ['hot_flashes_count_detail', ''],
    ['night_sweats_count', 41],
    ['body_wake_up_feeling', 'fine'],
    ['dominant_emotion_today', 'furious'],
    ['energy_steadiness', 'steady-ish'],
    ['centering_help', 'x'.repeat(5_001)],
    ['focus_factors', 7],
    ['guided_journal_response', 'a\0b'],
    ['mood_shift_moment', '\ud800'],
    ['supplements', 'Iron'],
    ['supplements', [{ name: ' ' }]],
    ['supplements', [{ name: 'Iron', taken: 'yes' }]],
    ['supplements', [{ name: 'Iron', dose: 5 }]],
    ['supplements', [{ name: 'Iron' }, { name: 'iron ' }]],
    ['supplements', [{ name: 'x'.repeat(101) }]],
    ['supplements', Array.from({ length: SUPPLEMENTS_MAX + 1 }, (_, index) => ({ name: `S${index}` }))],
    ['elapsed_seconds', 86_401],
    ['log_date', '2026-11-22'],
    ['log_date', '2016-11-20'],
    ['log_date', '2026-02-30'],
    ['mood_rating', 8],
    ['journalEntry', 'x'],
  ])('the field %s is refused: %j', async (field, value) => {
    const { status, refusal } = await as(her).call(createDeepLog, { body: { ...log, [field]: value } })
    expect(status).toBe(400)
    expect(Object.keys(refusal.details ?? {}).some((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
    expect(refusal.message).toMatch(/\w+ \w+/)
    expect((await as(her).call(listLogs)).reply.data).toEqual([])
  })

  test.each([{ elapsed_seconds: 3 }, { supplements: [] }, { focus_factors: '  ' }, {}])('%j alone is not a log', async (answers) => {
    const { status, refusal } = await as(her).call(createDeepLog, { body: { log_date: TODAY, ...answers } })
    expect(status).toBe(400)
    expect(refusal.message).toBe('Please answer at least one question')
  })

  test('a text of 5,000 characters of any script is stored in full', async () => {
    const long = 'ž日🌙'.repeat(1_250)
    expect(long).toHaveLength(5_000)
    const texts = { guided_journal_response: long, calm_challenges: long }
    expect((await as(her).call(createDeepLog, { body: { log_date: TODAY, ...texts } })).reply.data).toMatchObject(texts)
  })
})

describe('history with both kinds', () => {
  beforeEach(async () => {
    for (let back = 0; back < 20; back += 1) {
      const day = addDays(TODAY, -back)
      await as(her).call(createQuickLog, { body: { log_date: day, mood_rating: (back % 10) + 1 } })
      if (back % 7 === 0) {
        const emotion = back === 7 ? 'energized' : 'fine'
        await as(her).call(createDeepLog, { body: { log_date: day, dominant_emotion_today: emotion } })
      }
    }
  })

  const read = async (query: Record<string, string | number>, type: 'all' | 'deep' = 'all') => {
    const found: string[] = []
    let before: string | undefined
    do {
      const { reply } = await as(her).call(type === 'all' ? listLogs : listDeepLogs, { query: { ...query, ...(before && { before }) } })
      found.push(...reply.data.map(({ log_date, log_type }) => `${log_date} ${log_type}`))
      before = reply.next
    } while (before)
    return found
  }

  test('a search finds a deep log by its emotion, for any kind asked for', async () => {
    expect(await read({ q: 'ENERGIZED' })).toEqual(['2026-11-14 deep_log'])
    expect(await read({ q: 'energ', type: 'deep_log' })).toEqual(['2026-11-14 deep_log'])
    expect(await read({ q: 'energized', type: 'quick_log' })).toEqual([])
    expect(await read({ q: 'fine' }, 'deep')).toEqual(['2026-11-21 deep_log', '2026-11-07 deep_log'])
  })

  test('pages have no gaps or repeats, for one kind and for both', async () => {
    const all = await read({})
    expect(all).toHaveLength(23)
    expect(new Set(all).size).toBe(23)
    for (const limit of [1, 2, 3, 5]) expect(await read({ limit })).toEqual(all)
    for (const type of ['quick_log', 'deep_log']) {
      const ofKind = all.filter((name) => name.endsWith(type))
      for (const limit of [1, 2, 5]) expect(await read({ limit, type })).toEqual(ofKind)
    }
    expect(await read({ type: 'deep_log', before: '2026-11-21.quick_log' })).toContain('2026-11-21 deep_log')
    expect(await read({ type: 'deep_log', before: '2026-11-21.deep_log' })).not.toContain('2026-11-21 deep_log')
    expect(await read({ from: '2026-11-07', to: '2026-11-14' }, 'deep')).toEqual(['2026-11-14 deep_log', '2026-11-07 deep_log'])
  })

  test('each log has the ids of its nearest neighbours of the same kind', async () => {
    const { data } = (await as(her).call(listDeepLogs)).reply
    const [newest, middle, oldest] = data.map(({ id }) => id)
    const neighbours = async (id = 0) => {
      const { previous_id, next_id } = (await as(her).call(findLog, { params: { id } })).reply
      return { previous_id, next_id }
    }
    expect(await neighbours(newest)).toEqual({ previous_id: middle, next_id: null })
    expect(await neighbours(middle)).toEqual({ previous_id: oldest, next_id: newest })
    expect(await neighbours(oldest)).toEqual({ previous_id: null, next_id: middle })
    const byDay = await as(her).call(findDeepLog, { params: { date: '2026-11-14' } })
    expect(byDay.reply).toMatchObject({ previous_id: oldest, next_id: newest })
  })
})
