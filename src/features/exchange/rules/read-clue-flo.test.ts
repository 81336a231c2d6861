import { describe, expect, test } from 'vitest'
import { detectSource, readText } from './read-file.ts'

const TODAY = '2026-11-27'

describe('a Clue file', () => {
  test('gives bleeding and symptoms; feelings do not become a mood, and a period counts more than spotting', () => {
    const at = (type: string, value: unknown, date = '2026-11-03') => ({ date, type, value, id: 'x' })
    const text = JSON.stringify([
      at('spotting', [{ option: 'red' }]),
      at('period', { option: 'very_heavy' }),
      at('pain', [{ option: 'period_cramps' }, { option: 'lower_back' }]),
      at('feelings', [{ option: 'happy' }, { option: 'anxious' }]),
      at('energy', [{ option: 'exhausted' }]),
      at('sleep_duration', { minutes: 397 }),
      at('exercise', [{ option: 'yoga' }]),
      at('tags', ['garden']),
      at('hot_flashes', [{ option: 'moderate' }]),
      at('bbt', { celsius: 36.5 }),
      at('pain', [{ option: 'pain_free' }], '2026-11-04'),
      at('spotting', [{ option: 'brown' }], '2026-11-05'),
    ])
    expect(detectSource('measurements.json', text)).toBe('clue')
    expect(readText('clue', text, {}, TODAY)).toEqual({
      source: 'clue',
      days: [
        {
          date: '2026-11-03',
          flow: 'heavy',
          symptoms: { cramps: 2, back_pain: 2, anxiety: 2, fatigue: 2 },
          otherSymptoms: ['happy', 'hot flashes'],
          sleepHours: 6.5,
          factors: ['yoga', 'garden'],
        },
        { date: '2026-11-05', flow: 'light-spotting' },
      ],
      dropped: [
        { kind: 'bbt', reason: 'unknown-kind', count: 1 },
        { kind: 'pain: pain_free', reason: 'not-taken', count: 1 },
        { kind: 'spotting', reason: 'second-entry-of-day', count: 1 },
      ],
    })
  })

  test('of the older kind is read as well', () => {
    const text = JSON.stringify({
      data: [{ day: '2026-11-03T00:00:00Z', period: 'medium', pain: ['headache'], tags: ['run'], notes: 'Fine' }],
    })
    expect(detectSource('backup.cluedata', text)).toBe('clue')
    expect(readText('clue', text, {}, TODAY)).toEqual({
      source: 'clue',
      days: [{ date: '2026-11-03', flow: 'moderate', symptoms: { headache: 2 }, factors: ['run'], note: 'Fine' }],
      dropped: [],
    })
  })
})

describe('a Flo file', () => {
  const TEXT = JSON.stringify({
    operationalData: {
      cycles: [
        {
          period_start_date: '2026-11-02 00:00:00.0',
          period_end_date: '2026-11-05 00:00:00.0',
          period_intensity: '{"0": 3, "1": 2, "3": 0}',
          pregnant: false,
        },
        { period_start_date: '2025-01-02 00:00:00.0', period_end_date: '2025-09-05 00:00:00.0', pregnant: true },
        { period_start_date: '2026-11-26 00:00:00.0', period_end_date: '2026-11-28 00:00:00.0', period_intensity: null },
      ],
      point_events_manual_v2: [
        {
          date: '2026-11-02 23:00:00.0',
          local_date: '2026-11-03 00:00:00.0',
          category: 'Symptom',
          subcategory: 'DrawingPain',
          properties: {},
        },
        { date: '2026-11-03 10:00:00.0', category: 'Symptom', subcategory: 'HotFlashes' },
        { date: '2026-11-03 10:00:00.0', category: 'Mood', subcategory: 'Happy' },
        { date: '2026-11-03 10:00:00.0', category: 'Sport', subcategory: 'Yoga' },
        { date: '2026-11-03 10:00:00.0', category: 'Temperature', subcategory: 'N/A', properties: { value: 36.4 } },
        { date: '2026-11-03 10:00:00.0', category: 'Symptom', subcategory: 'Acne', deleted: true },
      ],
      repeatable_child_point_events: [
        { date: '2026-11-03 10:00:00.0', category: 'Medication', subcategory: 'Pills', properties: '{"missed_pill": false}' },
      ],
      notes: [{ text: 'Long walk', date: '2026-11-03 10:00:00.0' }],
    },
  })

  test('gives the flow of each day, symptoms by her own day, and notes', () => {
    expect(detectSource('flo.json', TEXT)).toBe('flo')
    expect(readText('flo', TEXT, {}, TODAY)).toEqual({
      source: 'flo',
      days: [
        { date: '2026-11-02', flow: 'heavy' },
        {
          date: '2026-11-03',
          flow: 'moderate',
          symptoms: { cramps: 2 },
          otherSymptoms: ['hot flashes', 'happy'],
          factors: ['yoga'],
          note: 'Long walk',
        },
        { date: '2026-11-04', flow: 'light-flow', isFlowAmountUnknown: true },
        { date: '2026-11-05', flow: 'light-spotting' },
        { date: '2026-11-26', flow: 'light-flow', isFlowAmountUnknown: true },
        { date: '2026-11-27', flow: 'light-flow', isFlowAmountUnknown: true },
      ],
      dropped: [
        { kind: 'Medication', reason: 'unknown-kind', count: 1 },
        { kind: 'Symptom', reason: 'not-taken', count: 1 },
        { kind: 'Temperature', reason: 'unknown-kind', count: 1 },
        { kind: 'cycles', reason: 'future', count: 1 },
        { kind: 'pregnant', reason: 'not-taken', count: 1 },
      ],
    })
  })

  test('with its events in another place is read as well', () => {
    const events = [{ local_date: '2026-11-03', category: 'Symptom', subcategory: 'Headache' }]
    const text = JSON.stringify({ operationalData: { cycles: [] }, pointEventsManualData: { point_events_manual_v2: events } })
    expect(readText('flo', text, {}, TODAY)).toMatchObject({ days: [{ date: '2026-11-03', symptoms: { headache: 2 } }] })
  })
})

test.each([
  ['ClueDataDownload-2026-11-20.zip', 'clue'],
  ['flo_export.zip', 'flo'],
  ['Health Connect.zip', 'health-connect'],
  ['export.zip', 'apple-health'],
  ['holiday.zip', undefined],
])('a zip named %s', (name, source) => {
  expect(detectSource(name, 'PK\u0003\u0004')).toBe(source)
})

test.each(['<?xml version="1.0"?>\n<!DOCTYPE HealthData [', '<HealthData locale="en_US">'])(
  'Apple Health is recognised by “%s”',
  (head) => {
    expect(detectSource('export.xml', head)).toBe('apple-health')
  },
)

test('a text that is no table and no JSON is not recognised', () => {
  expect(detectSource('letter.txt', 'Dear Anna')).toBeUndefined()
  expect(detectSource('a.xml', '<?xml version="1.0"?><svg/>')).toBeUndefined()
})
