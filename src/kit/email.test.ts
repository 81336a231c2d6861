import { expect, test } from 'vitest'
import { comparableEmail, isPlainEmail } from './email.ts'

test.each([
  ['Ana@Example.ORG ', 'ana@example.org'],
  ['ana@mail\u2024example.org', 'ana@mail.example.org'],
  ['\uff41na@example.org', 'ana@example.org'],
])('%j is compared as %j', (typed, compared) => {
  expect(comparableEmail(typed)).toBe(compared)
})

test.each([
  ['ana@example.org', true],
  ['zoé@example.org', true],
  ['zoe\u0301@example.org', true],
  ['анна@пример.рф', true],
  ['ana@mail\u2024example.org', false],
  ['\uff41na@example.org', false],
  ['ana\u200b@example.org', false],
  ['ana\u0007@example.org', false],
  ['\u212aarin@example.org', false],
  ['ana@mail\u3002example.org', false],
])('%j is accepted for a new account: %s', (email, isPlain) => {
  expect(isPlainEmail(email)).toBe(isPlain)
})
