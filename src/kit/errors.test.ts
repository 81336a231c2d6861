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
  [{ message: '' }, GENERIC_ERROR()],
  [{}, GENERIC_ERROR()],
  [undefined, GENERIC_ERROR()],
  ['text', GENERIC_ERROR()],
  [null, GENERIC_ERROR()],
])('the sentence for %j is "%s"', (body, sentence) => expect(messageOf(body)).toBe(sentence))

test('the caller can set the generic sentence', () =>
  expect(messageOf({}, 'Login failed. Please try again.')).toBe('Login failed. Please try again.'))

test('sentences without a field are also at the top level', () => {
  expect(toErrorBody('invalid', 'm', { non_field_errors: ['n'] })).toEqual({
    success: false,
    code: 'invalid',
    message: 'm',
    details: { non_field_errors: ['n'] },
    non_field_errors: ['n'],
  })
  expect(toErrorBody('not_found', 'm')).toEqual({ success: false, code: 'not_found', message: 'm' })
})
