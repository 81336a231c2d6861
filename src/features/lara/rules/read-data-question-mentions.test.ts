import { expect, test } from 'vitest'
import { readDataQuestion } from './read-data-question.ts'

const TODAY = '2026-11-21'

test.each([
  ['when did I last write about my knees?', 'knees', '2025-11-22'],
  ['how often did I mention headaches?', 'headaches', '2025-11-22'],
  ['did I write anything about work this week?', 'work', '2026-11-16'],
  ['¿cuándo escribí por última vez sobre las rodillas?', 'rodillas', '2025-11-22'],
  ['¿cuántas veces mencioné dolores de cabeza?', 'dolores de cabeza', '2025-11-22'],
  ['quand ai-je parlé de mes genoux pour la dernière fois ?', 'genoux', '2025-11-22'],
  ['combien de fois ai-je mentionné des maux de tête ?', 'maux de tête', '2025-11-22'],
])('"%s" searches her texts for “%s”', (message, words, from) => {
  expect(readDataQuestion(message, TODAY, null)).toMatchObject({ asks: 'mentions', words, from, to: TODAY })
})

test.each([
  'what did I write last week?',
  'did I note hot flashes yesterday?',
  'did I note it right?',
  'escribí algo personal, ¿cómo lo quito?',
  'how do I write about my symptoms?',
  'I wrote to my doctor about my knees',
])('"%s" does not', (message) => {
  expect(readDataQuestion(message, TODAY, null)?.asks).not.toBe('mentions')
})

test.each([
  ['how many days have I logged?', 'logging count', '2025-11-22'],
  ['how many nights under 5 hours this month?', 'sleep days', '2026-11-01'],
  ['were there any days last week with no hot flashes?', 'hot_flashes how', '2026-11-09'],
  ['which month had the most hot flashes?', 'hot_flashes months', '2026-06-01'],
  ['do my flashes come in the evening or at night?', 'hot_flashes hours', '2026-08-30'],
  ['compare October and November for sleep', 'sleep compare', '2026-11-01'],
  ['has my sleep changed since I started the patch?', 'sleep unclear', '2026-11-15'],
  ['how was I on Monday?', 'everything how', '2026-11-16'],
  ['¿cuándo dormí más?', 'sleep best', '2025-11-22'],
  ['¿cuándo fue la última vez que me vino la regla?', 'bleeding last', '2016-11-21'],
  ['¿cuántos días hubo entre mis dos últimas reglas?', 'bleeding cycles', '2016-11-21'],
  ['quelle nuit ai-je dormi le plus ?', 'sleep best', '2025-11-22'],
  ['en moyenne, je dors combien d’heures le week-end ?', 'sleep how', '2026-08-30'],
  ['mon énergie a-t-elle baissé ?', 'energy compare', '2026-11-15'],
  ['j’étais comment lundi ?', 'everything how', '2026-11-16'],
])('"%s" asks for %s from %s', (message, asked, from) => {
  const question = readDataQuestion(message, TODAY, null)
  expect([`${question?.subject} ${question?.asks}`, question?.from]).toEqual([asked, from])
})
