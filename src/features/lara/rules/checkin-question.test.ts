import { describe, expect, test } from 'vitest'
import type { Checkin } from '../../checkins/contract.ts'
import { answerCheckinQuestion, readCheckinQuestion } from './checkin-question.ts'

const MANNER = { language: 'en', region: 'US', tone: 'calm' } as const

test.each([
  ['What was my last MRS?', 'MRS'],
  ['what is my mrs score', 'MRS'],
  ['what was my mrs in may', 'MRS'],
  ['MRS: what was my last?', 'MRS'],
  ['When did I last do the Menopause Rating Scale?', 'MRS'],
  ['What was my last PHQ?', 'PHQ'],
  ['my latest PHQ-9 result', 'PHQ-9'],
  ['how was my gad7', 'GAD-7'],
  ['¿Cuál fue mi último MRS?', 'MRS'],
  ['¿qué puntuación saqué en el PHQ-9?', 'PHQ-9'],
  ['¿Cuánto tuve en mi último GAD-7?', 'GAD-7'],
  ['Quel était mon dernier MRS ?', 'MRS'],
  ['mon résultat au PHQ-9', 'PHQ-9'],
  ["Combien j'ai eu au dernier GAD ?", 'GAD'],
  ['what did my last check-in say', ''],
  ['did my score go up or down since the last questionnaire', ''],
  ['¿qué salió en mi último cuestionario?', ''],
  ['¿ha bajado mi puntuación?', ''],
  ['mon dernier bilan donnait quoi', ''],
])('%s asks for her %s', (message, name) => {
  expect(readCheckinQuestion(message)?.name).toBe(name)
})

test.each([
  'What is the MRS?',
  'What does a PHQ-9 of 12 mean?',
  '¿Qué es el MRS?',
  'C’est quoi, le PHQ-9 ?',
  'My sleep was bad',
  'Mrs Brown asked about my garden',
  'What was my last period?',
  'what did mrs brown say about my sleep?',
  'When did Mrs. Smith call me, what was my answer?',
  'how many check-ins did I do?',
  'what was my cholesterol score?',
  'mon bilan sanguin, c’était quand ?',
  'is there a questionnaire for my doctor?',
])('%s is none', (message) => {
  expect(readCheckinQuestion(message)).toBeUndefined()
})

const one = (given: Partial<Checkin>): Checkin => ({
  id: 1,
  instrument: 'mrs',
  language: 'en',
  form_version: 1,
  answers: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4],
  total: 14,
  parts: null,
  at: '2026-11-03T09:00:00.000Z',
  local_date: '2026-11-03',
  ...given,
})
const before = one({ total: 17, at: '2026-08-03T09:00:00.000Z', local_date: '2026-08-03' })
const mood = (answers: number[], total: number) => one({ instrument: 'phq9', answers, total })
const asked = (message: string) => {
  const question = readCheckinQuestion(message)
  if (!question) throw new Error('not read')
  return question
}

describe('the answer', () => {
  test('has the number, its word, and the one before in points', () => {
    const { text, parts, isFixed } = answerCheckinQuestion(asked('What was my last MRS?'), [one({}), before], MANNER)
    expect(text).toBe('Your last one was on Nov 3, 2026. MRS: 14 of 44, moderate. 3 points lower than on Aug 3, 2026.')
    expect(parts.rows).toEqual([{ day: '2026-11-03', words: 'MRS: 14 of 44, moderate', log_type: null, log_id: null }])
    expect(parts.help_lines).toEqual([])
    expect(isFixed).toBe(true)
  })

  test('from 10 points on says that a doctor should hear of it, and says nothing else of a mood', () => {
    const low = answerCheckinQuestion(asked('my last PHQ'), [mood([1, 1, 1, 1, 1, 1, 1, 2, 0], 9)], MANNER)
    expect(low.text).toBe('Your last one was on Nov 3, 2026. PHQ-9: 9 of 27, mild.')
    const high = answerCheckinQuestion(asked('my last PHQ'), [mood([2, 1, 1, 1, 1, 1, 1, 2, 0], 10)], MANNER)
    expect(high.text).toContain('talking to your doctor')
  })

  test('has the help lines when she had thoughts of death', () => {
    const { parts } = answerCheckinQuestion(asked('my last PHQ'), [mood([0, 0, 0, 0, 0, 0, 0, 0, 1], 1)], MANNER)
    expect(parts.help_lines.length).toBeGreaterThan(0)
  })

  test('without any leads to the page', () => {
    const { text, parts } = answerCheckinQuestion(asked('my last GAD-7'), [one({})], MANNER)
    expect(text).toBe('I find no GAD-7 among your check-ins. You can answer one there.')
    expect(parts.chips).toEqual([expect.objectContaining({ to: '/check-ins' })])
  })
})
