import { beforeEach, expect, test } from 'vitest'
import { as, guest, NOON, person, setClock, type TestPerson, setUpServer, withToken } from '../../../../test/server.ts'
import { refresh } from '../../auth/contract.ts'
import { createCalendarEntry } from '../../calendar/contract.ts'
import { addTide } from '../../embertides/contract.ts'
import { createQuickLog } from '../../logs/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences, updateProfile } from '../../settings/contract.ts'
import { findAnalytics, findDashboard, findWellnessStats } from '../contract.ts'

setUpServer()

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

test('before the first log everything is empty', async () => {
  const { data } = (await as(her).call(findDashboard)).reply
  expect(data).toMatchObject({
    first_name: 'Person',
    journey_day: 1,
    current_streak: 0,
    today: '2026-11-21',
    logged_today: false,
    recent_activity: [],
  })
  expect(data.this_week).toMatchObject({ entries: 0, target: 21, average_mood: null, average_sleep: null, days_with_log: 0 })
  expect((await as(her).call(findWellnessStats)).reply).toEqual({ recent_log: null })
  expect((await as(her).call(findAnalytics)).reply.data).toEqual({
    current_streak: 0,
    total_logs: 0,
    quick_logs: 0,
    deep_logs: 0,
    logs_this_week: 0,
    mood_average: null,
  })
})

test('the dashboard changes with a new log and a new moment', async () => {
  await as(her).call(createQuickLog, {
    body: { log_date: '2026-11-21', mood_rating: 8, energy_level: 7, sleep_hours: 6.5, hot_flashes_count: 0 },
  })
  setClock(NOON + 60_000)
  await as(her).call(addMoment, { body: { kind: 'mood', value: 2, at: '2026-11-21T12:01:00Z' } })
  const { data } = (await as(her).call(findDashboard)).reply
  expect(data).toMatchObject({ logged_today: true, current_streak: 1 })
  expect(data.this_week).toMatchObject({ entries: 2, average_mood: 8, average_sleep: 6.5 })
  expect(data.recent_activity.map(({ kind, value }) => [kind, value])).toEqual([
    ['mood', 2],
    ['quick_log', undefined],
  ])
  expect((await as(her).call(findWellnessStats)).reply.recent_log).toEqual({
    log_date: '2026-11-21',
    mood_rating: 8,
    energy_level: 7,
    sleep_hours: 6.5,
    hot_flashes_count: 0,
  })
})

test('recent activity includes the calendar and EmberTides', async () => {
  const day = { day: 'Friday', date: 20, month: 'November', year: 2026 } as const
  await as(her).call(createCalendarEntry, { body: { ...day, flow_description: 'Light flow', symptoms: 'Cramps' } })
  await as(her).call(addTide, { body: { energy: 70, focus: 40, tension: 10, path: [], at: '2026-11-21T11:59:00Z' } })
  const { data } = (await as(her).call(findDashboard)).reply
  expect(data.recent_activity).toEqual([
    { kind: 'calendar', id: expect.any(Number), day: '2026-11-20', at: '2026-11-21T12:00:00.000Z' },
    { kind: 'embertides', id: expect.any(Number), day: '2026-11-21', at: '2026-11-21T11:59:00.000Z' },
  ])
})

test('the four cards distinguish an unanswered question from a zero', async () => {
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-20', mood_rating: 4 } })
  expect((await as(her).call(findWellnessStats)).reply.recent_log).toEqual({
    log_date: '2026-11-20',
    mood_rating: 4,
    energy_level: null,
    sleep_hours: null,
    hot_flashes_count: null,
  })
})

test('the journey day and the streak change at midnight in her time zone', async () => {
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-21', mood_rating: 5 } })
  const at = async (instant: string) => {
    setClock(instant)
    const { access } = (await guest.call(refresh, { body: { refresh: her.refresh } })).reply
    return (await withToken(access).call(findDashboard)).reply.data
  }
  expect(await at('2026-11-21T23:59:59Z')).toMatchObject({ journey_day: 1, current_streak: 1, logged_today: true })
  expect(await at('2026-11-22T00:00:01Z')).toMatchObject({ journey_day: 2, current_streak: 1, logged_today: false })
  expect(await at('2026-11-23T00:00:01Z')).toMatchObject({ journey_day: 3, current_streak: 0, logged_today: false })
})

test('after a change of time zone, today is the one of the new zone', async () => {
  await as(her).call(updateProfile, { body: { display_name: 'Elena', timezone: 'Pacific/Kiritimati' } })
  expect((await as(her).call(findDashboard)).reply.data).toMatchObject({ first_name: 'Elena', today: '2026-11-22', journey_day: 1 })
})

test('the mood average covers 30 days', async () => {
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-21', mood_rating: 8 } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-10-23', mood_rating: 4 } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-10-22', mood_rating: 1 } })
  expect((await as(her).call(findAnalytics)).reply.data).toMatchObject({ mood_average: 6, total_logs: 3, logs_this_week: 1 })
})

test('moments count for the streak, also beyond the days of one read', async () => {
  for (let back = 1; back <= 70; back += 1) {
    const day = new Date(NOON - back * 86_400_000).toISOString()
    if (back % 2) await as(her).call(addMoment, { body: { kind: 'hot_flash', at: day } })
    else await as(her).call(createQuickLog, { body: { log_date: day.slice(0, 10), mood_rating: 5 } })
  }
  expect((await as(her).call(findDashboard)).reply.data.current_streak).toBe(70)
  await as(her).call(addMoment, { body: { kind: 'mood', value: 3, at: new Date(NOON).toISOString() } })
  expect((await as(her).call(findDashboard)).reply.data.current_streak).toBe(71)
})

test("the dashboard has today's log with all its answers, and leaves out what she hides", async () => {
  const answers = { mood_rating: 8, hot_flashes_count: 2, stress_triggers: 3 }
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-21', ...answers } })
  const date = { day: 'Saturday', date: 21, month: 'November', year: 2026 } as const
  await as(her).call(createCalendarEntry, { body: { ...date, flow_description: 'Heavy flow' } })
  const dashboard = async () => (await as(her).call(findDashboard)).reply.data
  expect((await dashboard()).today_log).toMatchObject(answers)
  expect((await dashboard()).this_week.days.at(-1)).toMatchObject({ hot_flashes: true, bleeding: 'Heavy flow' })
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  const masked = await dashboard()
  expect(masked.this_week.days.at(-1)).toMatchObject({ hot_flashes: true, bleeding: null, other: false })
  expect(masked.recent_activity.map(({ kind }) => kind)).toEqual(['quick_log'])
})
