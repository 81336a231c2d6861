import { expect, test } from 'vitest'
import { toBritish } from './british.ts'
import { editionIn, editionOfTag } from './words.ts'

test.each([
  ['Hot Flashes', 'Hot Flushes'],
  ['{0} hot flash, on {1}', '{0} hot flush, on {1}'],
  ['Did you have hot flashes today?', 'Did you have hot flushes today?'],
  ['To print for your doctor. Please talk to a doctor about this.', 'To print for your GP. Please talk to a GP about this.'],
  ['Not a person, and not a doctor.', 'Not a person, and not a doctor.'],
  ['Estrogen', 'Oestrogen'],
  ['Vaginal estrogen', 'Vaginal oestrogen'],
  ['A flash of light', 'A flash of light'],
  ['{hot flashes} or {estrogen}', '{hot flashes} or {estrogen}'],
])('%s is %s in British English', (american, british) => {
  expect(toBritish(american)).toBe(british)
})

test('British English is for all regions but the United States and Canada', () => {
  expect(['US', 'CA', 'UK', 'AU', 'elsewhere', undefined].map((region) => editionIn('en', region))).toEqual([
    'en',
    'en',
    'gb',
    'gb',
    'gb',
    'en',
  ])
  expect(editionIn('fr', 'UK')).toBe('fr')
  expect(['en', 'en-US', 'en-ca', 'en-GB', 'en-NZ', 'es-US', 'de'].map(editionOfTag)).toEqual([
    'en',
    'en',
    'en',
    'gb',
    'gb',
    'es',
    undefined,
  ])
})
