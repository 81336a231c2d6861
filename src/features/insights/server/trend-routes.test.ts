import { beforeEach, describe, expect, test } from 'vitest'
import { as, guest, NOON, person, setClock, type TestPerson, setUpServer, withToken } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { refresh } from '../../auth/contract.ts'
import { createCalendarEntry, FLOWS } from '../../calendar/contract.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import { addTide } from '../../embertides/contract.ts'
import { createDeepLog, createQuickLog, findLog } from '../../logs/contract.ts'
import { saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addMoment } from '../../moments/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { findInsights, findTrendOverview, findTrends, listDayValues } from '../contract.ts'

setUpServer()

const TODAY = '2026-11-21'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function note(log_date: string, answers: Record<string, number>, who = her): Promise<void> {
  expect((await as(who).call(createQuickLog, { body: { log_date, ...answers } })).status).toBe(201)
}

async function trends(query: Record<string, string> = {}, who = her) {
  return (await as(who).call(findTrends, { query })).reply.data
}

test('before the first record every day is missing', async () => {
  const data = await trends()
  expect(data).toMatchObject({ span: 'week', from: '2026-11-15', to: TODAY, today: TODAY, first_day: null })
  expect(data.points).toHaveLength(7)
  for (const { mood, hot_flashes } of data.points)
    expect([mood, hot_flashes]).toEqual([
      { value: null, days: 0 },
      { value: null, days: 0 },
    ])
  expect(data.whole.sleep).toMatchObject({ average: null, days: 0 })
})

test('records are on their days, and taps are used if the log has no number', async () => {
  await note('2026-11-15', { mood_rating: 8, hot_flashes_count: 0, sleep_hours: 6.5 })
  await note('2026-11-20', { mood_rating: 4 })
  await note('2026-11-14', { mood_rating: 1 })
  for (const at of ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-15T09:00:00Z', '2026-11-18T02:00:00Z'])
    await as(her).call(addMoment, { body: { kind: 'hot_flash', at } })
  await as(her).call(addMoment, { body: { kind: 'night_sweat', at: '2026-11-18T03:00:00Z' } })
  const data = await trends({ span: 'week' })
  expect(data.points.map(({ mood }) => mood.value)).toEqual([8, null, null, null, null, 4, null])
  expect(data.points.map(({ hot_flashes }) => hot_flashes.value)).toEqual([0, null, null, 1, null, 2, null])
  expect(data.points.map(({ night_sweats }) => night_sweats.value)).toEqual([null, null, null, 1, null, null, null])
  expect(data.whole.hot_flashes).toMatchObject({ total: 3, days: 3, none_days: 1, tapped_days: 2 })
  expect(data.first_day).toBe('2026-11-14')
})

test('month, twelve weeks and twelve months begin on the right days', async () => {
  await note('2026-10-01', { sleep_hours: 6 })
  await note('2026-10-15', { sleep_hours: 8 })
  await note('2025-11-30', { sleep_hours: 1 })
  const month = await trends({ span: 'month', until: '2026-10-31' })
  expect([month.from, month.to, month.points.length]).toEqual(['2026-10-01', '2026-10-31', 31])
  expect(month.whole.sleep).toMatchObject({ average: 7, days: 2 })
  const year = await trends({ span: 'year' })
  expect(year.points.map(({ from, sleep }) => [from.slice(0, 7), sleep.value, sleep.days]).slice(-3)).toEqual([
    ['2026-09', null, 0],
    ['2026-10', 7, 2],
    ['2026-11', null, 0],
  ])
  expect(year.whole.sleep.days).toBe(2)
  const quarter = await trends({ span: 'quarter' })
  expect(quarter.points).toHaveLength(12)
  expect(quarter.points.map(({ sleep }) => sleep.days)).toEqual([0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0])
})

test('going back, each period begins where the next one ends', async () => {
  await note('2026-11-14', { mood_rating: 3 })
  const [now, before] = [await trends({ span: 'week' }), await trends({ span: 'week', back: '1' })]
  expect([before.from, before.to, now.from]).toEqual(['2026-11-08', '2026-11-14', '2026-11-15'])
  expect(before.whole.mood.average).toBe(3)
  expect(await trends({ span: 'year', back: '1' })).toMatchObject({ from: '2024-12-01', to: '2025-11-30' })
})

test('the week ends on today in her time zone, also across a clock change', async () => {
  setClock('2026-10-24T12:00:00Z')
  const berlin = await person('woman', 'Europe/Berlin')
  const at = async (instant: string) => {
    setClock(instant)
    const { access } = (await guest.call(refresh, { body: { refresh: berlin.refresh } })).reply
    const { from, today, points } = (await withToken(access).call(findTrends)).reply.data
    return [from, today, points.length]
  }
  // The night from 24 to 25 October has 25 hours in Berlin.
  expect(await at('2026-10-24T21:59:59Z')).toEqual(['2026-10-18', '2026-10-24', 7])
  expect(await at('2026-10-24T22:00:01Z')).toEqual(['2026-10-19', '2026-10-25', 7])
  expect(await at('2026-10-25T22:59:59Z')).toEqual(['2026-10-19', '2026-10-25', 7])
  expect(await at('2026-10-25T23:00:01Z')).toEqual(['2026-10-20', '2026-10-26', 7])
})

test('in a time zone where it is already tomorrow, today is tomorrow', async () => {
  expect((await trends({}, await person('woman', 'Pacific/Kiritimati'))).today).toBe('2026-11-22')
  expect((await trends({}, await person('woman', 'Pacific/Honolulu'))).today).toBe('2026-11-21')
})

test('insights refer to the logs behind each number', async () => {
  for (const [back, sleep_hours] of [7, 7, 8, 6.5, 7].entries()) await note(addDays(TODAY, -back), { sleep_hours })
  for (const [back, sleep_hours] of [6, 6.5, 6, 6.5].entries()) await note(addDays(TODAY, -7 - back), { sleep_hours })
  const { data } = (await as(her).call(findInsights)).reply
  expect(data).toMatchObject({ from: '2026-08-30', today: TODAY })
  const insight = data.insights.find(({ kind }) => kind === 'week')
  expect(insight?.text).toBe('You slept 7.1 hours on average this week (5 nights noted), 6.3 the week before (4 nights).')
  for (const { day, value, log_id } of insight?.behind.flatMap(({ rows }) => rows) ?? []) {
    const { reply } = await as(her).call(findLog, { params: { id: log_id ?? 0 } })
    expect(reply.data).toMatchObject({ log_date: day, sleep_hours: value })
  }
  expect(data.insights.map(({ kind }) => kind)).toEqual(['run', 'week'])
})

test('taps are grouped by hour in her time zone', async () => {
  const auckland = await person('woman', 'Pacific/Auckland')
  for (const day of [10, 11, 12, 13, 14]) {
    const at = `2026-11-${day}T12:00:00Z`
    expect((await as(auckland).call(addMoment, { body: { kind: 'hot_flash', at } })).status).toBe(201)
    await as(auckland).call(addMoment, { body: { kind: 'mood', value: 3, at } })
  }
  const { insights } = (await as(auckland).call(findInsights)).reply.data
  expect(insights.map(({ text }) => text)).toEqual(['5 of your last 5 hot flashes came at night, between 10 PM and 6 AM (last 12 weeks).'])
  expect(insights[0]?.behind[0]?.rows[0]).toEqual({ day: '2026-11-11', value: 1, words: 'about 1 AM', log_id: null })
})

test('insights use deep logs, the calendar and EmberTides', async () => {
  for (const [back, dominant_emotion_today] of (['calm', 'stressed', 'calm'] as const).entries()) {
    const log_date = addDays(TODAY, -back * 7)
    await as(her).call(createDeepLog, { body: { log_date, dominant_emotion_today, hot_flashes_count_detail: String(back) } })
  }
  await as(her).call(createCalendarEntry, { body: { ...toDayParts('2026-11-20'), flow_description: 'Light flow' } })
  await as(her).call(createCalendarEntry, { body: { ...toDayParts('2026-11-19'), flow_description: 'No bleeding' } })
  await as(her).call(createCalendarEntry, { body: { ...toDayParts('2026-11-18'), symptoms: 'Cramps' } })
  for (const hour of ['08', '09', '10'])
    await as(her).call(addTide, { body: { energy: 60, focus: 40, tension: 20, path: [], at: `2026-11-21T${hour}:00:00Z` } })
  const insightTexts = async () => (await as(her).call(findInsights)).reply.data.insights.map(({ text }) => text)
  expect(await insightTexts()).toEqual([
    'The feeling you named most in your Deep Logs is “calm”: 2 of 3 times in the last 12 weeks.',
    'You noted bleeding on 1 day in the last 12 weeks: light flow.',
    'In EmberTides this week: energy 60, focus 40 and tension 20 of 100 on average (saved 3 times).',
  ])
  expect((await trends()).points.map(({ hot_flashes }) => hot_flashes.value)).toEqual([null, null, null, null, null, null, 0])
  // Fields hidden in the settings do not appear in insights either.
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect((await insightTexts()).filter((text) => text.includes('bleeding'))).toEqual([])
})

test('the overview has her symptoms beside the measures, and her days with bleeding unless she hides them', async () => {
  await note(TODAY, { mood_rating: 8 })
  await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -1), symptoms: { migraine: 3 } } })
  await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -60), symptoms: { itching: 3 } } })
  const body = { chosen: [], own: [], symptoms: ['leaks'], own_symptoms: [] }
  expect((await as(her).call(saveTrackingChoices, { body })).status).toBe(200)
  for (const [day, flow_description] of [
    [addDays(TODAY, -40), FLOWS.heavy],
    [addDays(TODAY, -2), FLOWS['light-spotting']],
    [addDays(TODAY, -1), FLOWS['no-bleeding']],
  ] as const)
    expect((await as(her).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description } })).status).toBe(201)
  const { rows, bleeding, first_day } = (await as(her).call(findTrendOverview)).reply.data
  expect(rows.map(({ key, last }) => [key, last.days])).toEqual([
    ['mood', 1],
    ['energy', 0],
    ['sleep', 0],
    ['hot_flashes', 0],
    ['night_sweats', 0],
    ['migraine', 1],
    ['leaks', 0],
  ])
  expect(rows[0]?.values).toEqual([...Array.from({ length: 29 }, () => null), 8])
  expect([bleeding, first_day]).toEqual([[addDays(TODAY, -40), addDays(TODAY, -2)], addDays(TODAY, -60)])
  expect((await trends({ span: 'month' })).bleeding).toEqual([addDays(TODAY, -2)])
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect((await as(her).call(findTrendOverview)).reply.data.bleeding).toEqual([])
  expect((await trends({ span: 'month' })).bleeding).toEqual([])
  const other = (await as(await person('woman')).call(findTrendOverview)).reply.data
  expect([other.first_day, other.bleeding, other.rows.length]).toEqual([null, [], 5])
})

test('weekly averages of symptoms are over the days on which they were answered', async () => {
  await as(her).call(createQuickLog, { body: { log_date: TODAY, symptoms: { migraine: 3, leaks: 0 } } })
  await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -1), symptoms: { migraine: 0 } } })
  await as(her).call(createQuickLog, { body: { log_date: addDays(TODAY, -84), symptoms: { itching: 3 } } })
  const { symptoms } = await trends({ span: 'quarter' })
  expect(symptoms.map(({ key, whole, points }) => [key, whole.average, points.length, points.at(-1)])).toEqual([
    ['migraine', 1.5, 12, { value: 1.5, days: 2 }],
    ['leaks', 0, 12, { value: 0, days: 1 }],
  ])
})

describe('invalid queries are refused with a message', () => {
  test.each([
    ['span', { span: 'decade' }, 'Please choose from: week, month, quarter, year'],
    ['until', { until: '2026-02-30' }, 'Please give a date that exists, as YYYY-MM-DD'],
    ['until', { until: addDays(TODAY, 1) }, 'Please choose today or a day before it'],
    ['until', { until: '2016-11-20' }, 'Please choose a day within the last ten years'],
    ['back', { back: '523' }, 'Please give a whole number from 0 to 522'],
    ['back', { span: 'year', back: '11' }, 'Please choose a day within the last ten years'],
    ['from', { from: TODAY }, 'This field is not known'],
  ])('%s: %j', async (field, query, sentence) => {
    const { status, refusal } = await as(her).call(findTrends, { query })
    expect(status).toBe(400)
    expect(refusal.details?.[field]).toEqual([sentence])
  })
})

test('single days hold what is known of them, and nothing that is not', async () => {
  await note('2026-11-15', { mood_rating: 8, energy_level: 7, sleep_hours: 6.5, hot_flashes_count: 0 })
  await note('2026-11-21', { mood_rating: 4 })
  await as(her).call(createDeepLog, { body: { log_date: '2026-11-16', dominant_emotion_today: 'calm' } })
  for (const [kind, at, value] of [
    ['mood', '2026-11-18T08:00:00Z', 2],
    ['mood', '2026-11-18T20:00:00Z', 5],
    ['mood', '2026-11-21T08:00:00Z', 1],
    ['hot_flash', '2026-11-19T08:00:00Z', null],
    ['night_sweat', '2026-11-20T03:00:00Z', null],
  ] as const)
    expect((await as(her).call(addMoment, { body: { kind, at, value } })).status).toBe(201)
  const { data } = (await as(her).call(listDayValues, { query: { from: '2026-11-15', to: TODAY } })).reply
  const none = { mood: null, energy: null, sleep: null, hot_flashes: null, has_more: false }
  expect(data).toEqual([
    { day: '2026-11-15', mood: 8, energy: 7, sleep: 6.5, hot_flashes: 0, has_more: true },
    { ...none, day: '2026-11-16', has_more: true },
    { ...none, day: '2026-11-18', mood: 10 },
    { ...none, day: '2026-11-19', hot_flashes: 1 },
    { ...none, day: '2026-11-20', has_more: true },
    { ...none, day: '2026-11-21', mood: 4, has_more: true },
  ])
  expect((await as(await person('woman')).call(listDayValues, { query: { from: '2026-11-15', to: TODAY } })).reply.data).toEqual([])
})

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2025-11-20', '2026-11-21'],
])('days from %s to %s are refused', async (from, to) => {
  const { status, refusal } = await as(her).call(listDayValues, { query: { from, to } })
  expect(status).toBe(400)
  expect(refusal.details?.['to']).toEqual(['Please choose at most 366 days, the first one first'])
})
