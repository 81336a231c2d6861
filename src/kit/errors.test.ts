import { expect, test } from 'vitest'
import { GENERIC_ERROR, messageOf, toErrorBody } from './errors.ts'

test.each([
  [{ detail: 'd', message: 'm', error: 'e' }, 'd'],
  [{ message: 'm', error: 'e' }, 'm'],
  [{ error: 'e', non_field_errors: ['n'] }, 'e'],
  [{ non_field_errors: ['n', 'second'], email: ['a'] }, 'n'],
  [{ email: ['a'], full_name: ['f'], password: ['p'] }, 'a'],
  [{ full_name: ['f'], password: ['p'] }, 'f'],
  [{ password: ['p'] }, 'p'],
  [{ details: { non_field_errors: ['n'], password: ['p'] } }, 'n'],
  [{ details: { password: ['p'] } }, 'p'],
  [{ message: '' }, GENERIC_ERROR],
  [{}, GENERIC_ERROR],
  [undefined, GENERIC_ERROR],
  ['text', GENERIC_ERROR],
  [null, GENERIC_ERROR],
])('of %j it says "%s"', (body, sentence) => expect(messageOf(body)).toBe(sentence))

test('the generic sentence is the one the caller brings', () =>
  expect(messageOf({}, 'Login failed. Please try again.')).toBe('Login failed. Please try again.'))

test('sentences that belong to no field stand at the top too', () => {
  expect(toErrorBody('invalid', 'm', { non_field_errors: ['n'] })).toEqual({
    success: false,
    code: 'invalid',
    message: 'm',
    details: { non_field_errors: ['n'] },
    non_field_errors: ['n'],
  })
  expect(toErrorBody('not_found', 'm')).toEqual({ success: false, code: 'not_found', message: 'm' })
})
