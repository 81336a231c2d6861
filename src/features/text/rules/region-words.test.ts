import { expect, test } from 'vitest'
import { inRegion } from './region-words.ts'

test('a regional term is capitalised only at the start of a text, sentence or paragraph', () => {
  const text = '{HRT} may help with {hot flashes}. {hot flashes} pass.\n\n{doctor}s know.'
  expect(inRegion(text, 'en', 'US')).toBe('Hormone therapy may help with hot flashes. Hot flashes pass.\n\nDoctors know.')
  expect(inRegion(text, 'en', 'UK')).toBe('HRT may help with hot flushes. Hot flushes pass.\n\nGPs know.')
})

test("the emergency number is the region's, and an unknown placeholder is refused", () => {
  expect((['US', 'CA', 'UK', 'AU'] as const).map((region) => inRegion('Call {emergency}', 'en', region))).toEqual([
    'Call 911',
    'Call 911',
    'Call 999',
    'Call 000',
  ])
  expect(() => inRegion('{nobody}', 'en', 'US')).toThrow('{nobody}')
})
