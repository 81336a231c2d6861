import { expect, test } from 'vitest'
import { short } from './read-data-question-short.ts'
import { readDataQuestion } from './read-data-question.ts'
import { namesPeriod, withPeriodDates } from './period-dates.ts'

const TODAY = '2026-11-21'
const PERIOD = { from: '2026-11-08', to: '2026-11-11', days: 4 }

test.each([
  ['how many hot flashes since my last period?', 'hot_flashes count 11-08..11-21'],
  ['how many hot flashes since my last period ended?', 'hot_flashes count 11-12..11-21'],
  ['how many hot flashes in the week before my last period?', 'hot_flashes count 11-01..11-07'],
  ['how many hot flashes in the three days before my last period?', 'hot_flashes count 11-05..11-07'],
  ['how many hot flashes the day before my last period?', 'hot_flashes count 11-07'],
  ['how did I sleep during my last period?', 'sleep how 11-08..11-11'],
  ['how was my mood in the week after my period?', 'mood how 11-12..11-18'],
  ['¿cuántos sofocos desde que me vino la regla?', 'hot_flashes count 11-08..11-21'],
  ['¿cómo dormí la semana antes de mi última regla?', 'sleep how 11-01..11-07'],
  ['combien de bouffées depuis mes dernières règles ?', 'hot_flashes count 11-08..11-21'],
  ['combien de bouffées la veille de mes dernières règles ?', 'hot_flashes count 11-07'],
])('%s', (message, expected) => {
  const dated = withPeriodDates(message, PERIOD, TODAY)
  expect(short(readDataQuestion(dated ?? '', TODAY, null))).toBe(expected)
})

test('a comparison since her last period sets the days since beside as many before', () => {
  const dated = withPeriodDates('have I slept better since my last period?', PERIOD, TODAY)
  expect(readDataQuestion(dated ?? '', TODAY, null)).toMatchObject({
    asks: 'compare',
    from: '2026-11-08',
    to: TODAY,
    before: { from: '2026-10-25', to: '2026-11-07' },
  })
})

test.each(['when was my last period?', 'how many hot flashes in the days before my last period?', '¿y mi sueño?'])(
  '"%s" gets no dates',
  (message) => {
    expect(withPeriodDates(message, PERIOD, TODAY)).toBeUndefined()
  },
)

test('a week that has not begun has no dates', () => {
  expect(namesPeriod('my mood in the week after my period')).toBe(true)
  expect(withPeriodDates('my mood in the week after my period', { ...PERIOD, to: TODAY }, TODAY)).toBeUndefined()
})
