import { expect, test } from 'vitest'
import { readOwnQuestion } from './read-own-question.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

test.each([
  ['how did I sleep this week?', 'sleep', 'how', '2026-11-15', TODAY],
  ['How many hot flashes did I have yesterday?', 'hot_flashes', 'count', '2026-11-20', '2026-11-20'],
  ['how many hot flushes since Monday', 'hot_flashes', 'count', '2026-11-16', TODAY],
  ['how many hot flashes did I have in October', 'hot_flashes', 'count', '2026-10-01', '2026-10-31'],
  ['how many hot flashes did I have in the last 10 days', 'hot_flashes', 'count', '2026-11-12', TODAY],
  ['¿Cómo dormí esta semana?', 'sleep', 'how', '2026-11-15', TODAY],
  ['¿Cuántos sofocos tuve ayer?', 'hot_flashes', 'count', '2026-11-20', '2026-11-20'],
  ['Comment ai-je dormi cette semaine ?', 'sleep', 'how', '2026-11-15', TODAY],
  ['Combien de bouffées de chaleur ai-je eues hier ?', 'hot_flashes', 'count', '2026-11-20', '2026-11-20'],
])('"%s" asks about her %s', (message, subject, asks, from, to) => {
  expect(readOwnQuestion(message, TODAY, null)).toMatchObject({ subject, asks, from, to })
})
