import { expect, test } from 'vitest'
import { isSecondEscape } from './quick-exit.ts'

test('Esc twice within a second leaves; once, or slowly, does not', () => {
  expect(isSecondEscape(undefined, 500)).toBe(false)
  expect(isSecondEscape(500, 1_500)).toBe(true)
  expect(isSecondEscape(500, 1_501)).toBe(false)
})
