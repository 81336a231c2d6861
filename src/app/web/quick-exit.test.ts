import { expect, test } from 'vitest'
import { isSecondEscape } from './quick-exit.ts'

test('Esc pressed twice within a second leaves; once or slower does not', () => {
  expect(isSecondEscape(undefined, 500)).toBe(false)
  expect(isSecondEscape(500, 1_500)).toBe(true)
  expect(isSecondEscape(500, 1_501)).toBe(false)
})
