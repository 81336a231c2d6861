import { expect, test } from 'vitest'
import { isLive, toExpiry } from './token.ts'

function token(claims: object): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`
}

test('the expiry of a token is read from it', () => {
  expect(toExpiry(token({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000)
  expect(toExpiry(token({ exp: 5, name: 'Zoë >?~ ÿ' }))).toBe(5_000)
})

test.each(['', 'text', 'a.b.c', 'a.!!!.c', token({}), token({ exp: 'soon' })])('%j has no expiry and is not live', (text) => {
  expect(toExpiry(text)).toBeUndefined()
  expect(isLive(text, 0)).toBe(false)
})

test('a token is live until the second of its expiry', () => {
  expect(isLive(token({ exp: 10 }), 9_999)).toBe(true)
  expect(isLive(token({ exp: 10 }), 10_000)).toBe(false)
})
