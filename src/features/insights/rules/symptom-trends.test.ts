import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import type { SymptomTrend } from '../contract.ts'
import { toDayRows } from './day-rows.ts'
import { changeOf, lastWords, severityOf, symptomTrendsOf } from './symptom-trends.ts'

const TODAY = '2026-11-21'

/** A Soft Log of `ago` days before today. */
function log(ago: number, symptoms: LogEntry['symptoms']): LogEntry {
  const at = { created_at: '2026-11-21T08:00:00Z', updated_at: '2026-11-21T08:00:00Z' }
  return { id: ago + 1, log_type: 'quick_log', log_date: addDays(TODAY, -ago), symptoms, ...at }
}

const trendsOf = (...logs: LogEntry[]) => symptomTrendsOf(toDayRows(logs, []), TODAY)

test('none is part of an average, and an unanswered symptom is not', () => {
  const [migraine] = trendsOf(log(0, { migraine: 3 }), log(1, { migraine: 0 }), log(2, { itching: 1 }), log(3, undefined)).symptoms
  expect(migraine).toMatchObject({ key: 'migraine', last: { value: 1.5, days: 2 }, before: { value: null, days: 0 } })
  expect(migraine?.weeks.at(-1)).toEqual({ value: 1.5, days: 2 })
  expect(migraine?.weeks.at(-2)).toEqual({ value: null, days: 0 })
})

test('twelve weeks end today; a day before them is left out', () => {
  const { weeks, symptoms } = trendsOf(log(83, { leaks: 2 }), log(84, { leaks: 3 }))
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, { from: '2026-08-30', to: '2026-09-05' }, { from: '2026-11-15', to: TODAY }])
  expect(symptoms.map(({ weeks }) => weeks[0])).toEqual([{ value: 2, days: 1 }])
})

test('the 30 days before end where the last 30 begin', () => {
  const [symptom] = trendsOf(log(29, { leaks: 1 }), log(30, { leaks: 2 }), log(59, { leaks: 3 }), log(60, { leaks: 0 })).symptoms
  expect([symptom?.last, symptom?.before]).toEqual([
    { value: 1, days: 1 },
    { value: 2.5, days: 2 },
  ])
})

test('symptoms are in the order of the list, custom ones last', () => {
  const { symptoms } = trendsOf(log(0, { own_a1b2c3d4: 1, itching: 1, anxiety: 0 }))
  expect(symptoms.map(({ key }) => key)).toEqual(['anxiety', 'itching', 'own_a1b2c3d4'])
})

const trend = (last: SymptomTrend['last'], before: SymptomTrend['last']): SymptomTrend => ({ key: 'leaks', weeks: [], last, before })

test.each([
  [2, 1.5, 5, 'stronger'],
  [1.5, 2, 5, 'milder'],
  [1.5, 1.8, 5, 'same'],
  [3, 0, 4, undefined],
])('an average of %d after %d, %i days each, is %s', (last, before, days, change) => {
  expect(changeOf(trend({ value: last, days }, { value: before, days }))).toBe(change)
})

test('the last 30 days in words', () => {
  const before = { value: null, days: 0 }
  expect(lastWords(trend({ value: 1.8, days: 14 }, before))).toBe('Moderate on average (1.8 of 3), 14 days noted')
  expect(lastWords(trend({ value: 0, days: 1 }, before))).toBe('None on average (0 of 3), 1 day noted')
  expect(lastWords(trend(before, before))).toBe('Nothing noted in the last 30 days')
  expect([0.4, 0.5, 2.5, 3].map(severityOf)).toEqual([0, 1, 3, 3])
})
