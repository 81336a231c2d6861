import { expect, test } from 'vitest'
import { fromBase64 } from './base64.ts'

test.each([0, 1, 2, 3, 255, 256])('%i bytes come back', (length) => {
  const bytes = Uint8Array.from({ length }, (_none, place) => (place * 151 + 7) % 256)
  expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes)
})

test('a character that is no digit is named', () => {
  expect(() => fromBase64('AA*A')).toThrow('“*” is no digit of Base64')
})
