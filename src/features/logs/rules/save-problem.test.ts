import { expect, test } from 'vitest'
import { saveProblem } from './save-problem.ts'

const ONE_PER_DAY = 'A log already exists for today. You can only have one log per day.'

test.each<[string, unknown, string, string]>([
  ['details first', { details: { non_field_errors: ['one', 'two'] }, non_field_errors: ['three'], message: 'four' }, 'five', 'one'],
  ['then the list at the top', { details: { mood_rating: ['odd'] }, non_field_errors: ['three'], message: 'four' }, 'five', 'three'],
  ['details beside Validation failed', { details: { non_field_errors: ['one'] }, message: 'Validation failed' }, 'five', 'one'],
  ['Validation failed alone', { message: 'Validation failed' }, 'five', ONE_PER_DAY],
  ['another message', { message: 'four' }, 'five', 'four'],
  ['the thrown error', {}, 'five', 'five'],
  ['no body', undefined, 'five', 'five'],
  ['nothing at all', { details: { non_field_errors: [] }, non_field_errors: [], message: '' }, '', ONE_PER_DAY],
  ['odd shapes', { details: 'x', non_field_errors: 'y', message: 7 }, 'five', 'five'],
])('%s', (_, body, thrown, words) => {
  expect(saveProblem(body, thrown)).toBe(words)
})
