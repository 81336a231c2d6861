import { describe, expect, test } from 'vitest'
import { confirmProblem, isLoginReady, isSignupReady } from './signup.ts'

const full = { full_name: 'Ana', email: 'ana@example.org', password: 'eight888', confirm_password: 'eight888' }

test('login is enabled when both fields are filled', () => {
  expect(isLoginReady({ email: 'a@b.c', password: 'x' })).toBe(true)
  expect(isLoginReady({ email: '  ', password: 'x' })).toBe(false)
  expect(isLoginReady({ email: 'a@b.c', password: '\t ' })).toBe(false)
})

describe('an account can be created', () => {
  test('with four fields, equal passwords and eight characters', () => expect(isSignupReady(full)).toBe(true))
  test.each(['full_name', 'email', 'password', 'confirm_password'] as const)('not while %s is blank', (name) =>
    expect(isSignupReady({ ...full, [name]: '   ' })).toBe(false),
  )
  test('not with seven characters', () => expect(isSignupReady({ ...full, password: 'seven77', confirm_password: 'seven77' })).toBe(false))
  test('not while the passwords differ', () => expect(isSignupReady({ ...full, confirm_password: 'eight889' })).toBe(false))
})

test('different passwords are reported once the second is as long as the first or has lost focus', () => {
  expect(confirmProblem('eight888', 'ei', false)).toBeUndefined()
  expect(confirmProblem('eight888', 'ei', true)).toBe('Passwords do not match')
  expect(confirmProblem('eight888', 'eight889', false)).toBe('Passwords do not match')
  expect(confirmProblem('eight888', 'eight888', true)).toBeUndefined()
  expect(confirmProblem('eight888', '', true)).toBeUndefined()
})
