import { describe, expect, test } from 'vitest'
import { passwordFailure, passwordProblems } from './first-password.ts'

describe('errors of the two password fields', () => {
  const missing = 'Please fill in all fields'
  test.each([
    ['', '', { password: missing, confirm: missing }],
    ['long enough', '', { confirm: missing }],
    ['', 'long enough', { password: missing }],
    ['long enough', 'long enougH', { confirm: 'Passwords do not match' }],
    ['short', 'other', { confirm: 'Passwords do not match' }],
    ['seven77', 'seven77', { password: 'Password must be at least 8 characters long' }],
    ['eight888', 'eight888', {}],
    ['        ', '        ', {}],
  ])('“%s” and “%s”', (password, confirm, problems) => expect(passwordProblems(password, confirm)).toEqual(problems))
})

describe('why the password could not be set', () => {
  test.each([
    [{ message: 'This link is spent.', detail: 'no' }, 'This link is spent.'],
    [{ message: '', detail: 'Not now.' }, 'Not now.'],
    [{ message: 5 }, 'Failed to set password. Please try again.'],
    [undefined, 'Failed to set password. Please try again.'],
    ['<html>', 'Failed to set password. Please try again.'],
  ])('%j', (body, words) => expect(passwordFailure(body)).toBe(words))
})
