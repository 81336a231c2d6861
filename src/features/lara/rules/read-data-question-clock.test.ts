import { describe, expect, test } from 'vitest'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { readClockRange } from './read-data-question-clock.ts'
import { readDataQuestion } from './read-data-question.ts'
import { asksForStreak } from './streak-question.ts'

const TODAY = '2026-11-26'
const clockOf = (language: Language, text: string) => readClockRange(toPlain(text).replaceAll(/['’]/g, ' '), language)?.clock

test.each<[Language, string, [number, number] | undefined]>([
  ['en', 'hot flashes between 3 and 5 o’clock', [15, 17]],
  ['en', 'hot flashes between 10 and 12 pm', [10, 12]],
  ['en', 'hot flashes between 11 and 1 pm', [11, 13]],
  ['en', 'hot flashes between 9 pm and midnight', [21, 24]],
  ['en', 'night sweats between 3 and 5 o’clock', [3, 5]],
  ['en', 'hot flashes before midnight', [0, 24]],
  ['en', 'hot flashes after 2 at night', [2, 6]],
  ['en', 'hot flashes after 6pm', [18, 24]],
  ['en', 'between 5 and 8 hours of sleep', undefined],
  ['es', 'sofocos entre las 3 y las 5 de la madrugada', [3, 5]],
  ['es', 'sofocos entre las 3 y las 5 de la tarde', [15, 17]],
  ['fr', 'bouffées entre 3 heures et 5 heures du matin', [3, 5]],
  ['fr', 'bouffées entre 22h et 6h', [22, 6]],
])('hours in %s: %s', (language, text, clock) => {
  expect(clockOf(language, text)).toEqual(clock)
})

describe('questions that are not about her streak or her days', () => {
  test.each([
    ['how many days in a row did I have pain', false],
    ['how many days in a row did I log a headache', false],
    ['j’adore ma série du soir', false],
    ['my streak of migraines', false],
    ['what’s my streak?', true],
    ['how many days in a row have I logged?', true],
    ['¿cuál es mi racha?', true],
    ['ma série en cours ?', true],
  ])('%s', (message, isAsked) => {
    expect(asksForStreak(message)).toBe(isAsked)
  })

  test('“menos” compares, and leaves no days out', () => {
    expect(readDataQuestion('¿dormí menos los fines de semana este mes?', TODAY, null)?.weekdays).not.toEqual([0, 1, 2, 3, 4])
  })

  const day = readDataQuestion('how did I sleep on 20 November?', TODAY, null) ?? null
  test.each(['I put on weight since that day', 'Did you say I can take ibuprofen that night?', 'What?', 'and what'])(
    'after a question about a day: %s',
    (message) => {
      const read = readDataQuestion(message, TODAY, day)
      expect([undefined, 'unclear']).toContain(read?.asks)
    },
  )

  test('“what did I write that day?” is about the day asked before', () => {
    expect(readDataQuestion('what did I write that day?', TODAY, day)).toMatchObject({ from: '2026-11-20', to: '2026-11-20' })
  })
})
