import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['aB3$', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefghijkl', 1],
  ['moonlight', 1],
  ['night walk', 2],
  ['moonlight-sea', 3],
  ['Quiet tides at 7', 4],
])('the password "%s" counts as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
