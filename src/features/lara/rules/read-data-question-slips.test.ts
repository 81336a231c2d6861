import { expect, test } from 'vitest'
import { isOneSlip, withoutSlips } from './read-data-question-slips.ts'

test.each([
  ['yesteday', 'yesterday', true],
  ['yesterdday', 'yesterday', true],
  ['yesterdat', 'yesterday', true],
  ['yestreday', 'yesterday', true],
  ['yesterday', 'yesterday', false],
  ['esterday', 'yesterday', false],
  ['yestrday', 'yesterdays', false],
  ['weight', 'eight', false],
])('"%s" is one typo from "%s": %s', (typed, word, is) => expect(isOneSlip(typed, word)).toBe(is))

test('known words and short words are not changed', () => {
  const mended = withoutSlips(
    'slept yesteday flahses might breeding',
    ['yesterday', 'flashes', 'bleeding', 'night'],
    (word) => word === 'breeding',
  )
  expect(mended).toBe('slept yesterday flashes might breeding')
})
