import { expect, test } from 'vitest'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readAmountQuestion } from './amount-question.ts'

const LAST_WEEK: DataQuestion = { subject: 'night_sweats', asks: 'how', from: '2026-11-16', to: '2026-11-22', before: null, flow: null }

test.each([
  'is that a lot?',
  'Is that normal?',
  'and is it too much?',
  '¿es mucho?',
  '¿eso es normal?',
  "c'est beaucoup ?",
  'et c’est normal ?',
])('after an amount, "%s" compares it with the four weeks before', (message) => {
  expect(readAmountQuestion(message, LAST_WEEK, '2026-11-26')).toMatchObject({
    subject: 'night_sweats',
    asks: 'compare',
    from: '2026-11-16',
    before: { from: '2026-10-19', to: '2026-11-15' },
  })
})

test.each([
  ['is 12 night sweats a week normal?', 'night_sweats'],
  ['are 20 hot flushes a day too many?', 'hot_flashes'],
])('"%s" needs no question before it', (message, subject) => {
  expect(readAmountQuestion(message, null, '2026-11-26')).toMatchObject({ subject, from: '2026-11-19', to: '2026-11-25' })
})

test.each(['is that dangerous?', 'is it normal to forget words?', 'is 5 mg enough?'])('"%s" is none', (message) => {
  expect(readAmountQuestion(message, LAST_WEEK, '2026-11-26')).toBeUndefined()
})

test('nothing is compared after an answer without an amount', () => {
  expect(readAmountQuestion('is that normal?', { ...LAST_WEEK, asks: 'last' }, '2026-11-26')).toBeUndefined()
  expect(readAmountQuestion('is that normal?', null, '2026-11-26')).toBeUndefined()
})
