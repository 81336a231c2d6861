import { expect, test } from 'vitest'
import { inserted } from './insert-words.ts'

test.each([
  ['', 0, 0, 'I slept badly', 'I slept badly', 13],
  ['  \n', 1, 1, 'I slept badly', 'I slept badly', 13],
  ['I slept badly', 7, 7, 'very', 'I slept very badly', 12],
  ['I slept badly', 13, 13, 'again', 'I slept badly again', 19],
  ['I slept badly.', 13, 13, 'again', 'I slept badly again.', 19],
  ['I slept badly', 8, 13, 'well', 'I slept well', 12],
  ['badly', 0, 0, 'I slept', 'I slept badly', 7],
])('inserts dictated text into "%s" from %i to %i', (text, from, to, words, result, caret) => {
  expect(inserted(text, words, from, to)).toEqual({ text: result, caret })
})
