import { expect, test } from 'vitest'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readCorrection, readDataQuestions } from './read-data-questions.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const short = ({ subject, asks, from, to }: DataQuestion) =>
  `${subject} ${asks}${from < '2026-01-01' ? '' : ` ${from.slice(5)}..${to.slice(5)}`}`
const read = (message: string) => readDataQuestions(message, TODAY, null).map(short)

test.each([
  ['when was my last period and how long did it go on for', 'bleeding last', 'bleeding span'],
  ['whats my stress like and how much energy did i have this week', 'stress how 11-16..11-21', 'energy how 11-16..11-21'],
  ['How did I sleep this week? And my mood?', 'sleep how 11-16..11-21', 'mood how 11-16..11-21'],
  ['my mood and sleep this week', 'mood how 11-16..11-21', 'sleep how 11-16..11-21'],
  ['mi energía del lunes y la del martes', 'energy how 11-16..11-16', 'energy how 11-17..11-17'],
  ['¿Cómo dormí ayer? ¿y cuántos sofocos tuve?', 'sleep how 11-20..11-20', 'hot_flashes count 11-20..11-20'],
  ['mon humeur et mon sommeil cette semaine', 'mood how 11-16..11-21', 'sleep how 11-16..11-21'],
])('"%s" asks for two things', (message, ...expected) => {
  expect(read(message)).toEqual(expected)
})

test.each([
  ['what was the longest i slept this month and when was it', 'sleep best 11-01..11-21'],
  ['did I sleep better this week than last week?', 'sleep compare 11-16..11-21'],
  ['¿cuántos ciclos he tenido y de cuántos días?', 'bleeding cycles'],
  ['what is the gap between my last two periods?', 'bleeding cycles'],
])('"%s" asks for one', (message, expected) => {
  expect(read(message)).toEqual([expected])
})

test.each([
  'I slept badly this week and my mood was low',
  'my hot flashes were bad and my mood low this week',
  'los sofocos me tienen loca esta semana y el sueño fatal',
  'how was my mood this week and what can I do about it',
  'how do I use EmberTides?',
])('"%s" asks her notes for nothing', (message) => {
  expect(read(message)).toEqual([])
})

test('without a measure, all values of EmberTides are asked for: of the day named, or the last ones', () => {
  const day = ['tide_energy how 11-19..11-19', 'tide_focus how 11-19..11-19', 'tide_tension how 11-19..11-19']
  expect(read('what did I set in EmberTides on Thursday?')).toEqual(day)
  expect(read('EmberTides jeudi, ça donnait quoi ?')).toEqual(day)
  expect(read('¿cuál fue mi última marea en EmberTides?')).toEqual(['tide_energy last', 'tide_focus last', 'tide_tension last'])
  expect(read('ma concentration dans EmberTides ?')).toEqual(['tide_focus last'])
})

test.each([
  ['los del mes pasado', 'es', 'hot_flashes count 10-01..10-31'],
  ['mood', 'en', 'mood how 11-16..11-21'],
  ['la semaine derniere', 'fr', 'hot_flashes count 11-09..11-15'],
] as const)('"no, I meant %s" corrects the last question', (words, language, expected) => {
  const followed = { subject: 'hot_flashes', asks: 'count', from: '2026-11-16', to: TODAY, before: null, flow: null } as const
  const corrected = readCorrection(words, followed, language, TODAY)
  expect(corrected && short(corrected)).toBe(expected)
})

test('a long run of words that may begin or join questions is read quickly', () => {
  const from = performance.now()
  for (const unit of ['ok ', 'and ', 'how, ', 'y y ', 'did i, and ']) readDataQuestions(unit.repeat(200 / unit.length), TODAY, null)
  expect(performance.now() - from).toBeLessThan(5_000)
})
