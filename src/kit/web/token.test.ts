import { describe, expect, test } from 'vitest'
import { isLive, toExpiry, toOwner } from './token.ts'

function token(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

describe('what a token says of itself', () => {
  test.each<[string, string, number | undefined, number | undefined]>([
    ['a token of ours', token({ sub: '940985538551400', exp: 1_795_257_337 }), 1_795_257_337_000, 940985538551400],
    ['letters beyond ASCII in its payload', token({ sub: '7', name: '¿ÿ?>' }), undefined, 7],
    ['no owner', token({ exp: 5 }), 5_000, undefined],
    ['an owner that is no id', token({ sub: 'Elena' }), undefined, undefined],
    ['an expiry that is no number', token({ sub: '1', exp: 'soon' }), undefined, 1],
    ['a payload that is no object', token(7), undefined, undefined],
    ['nothing', '', undefined, undefined],
    ['no payload', 'abc', undefined, undefined],
    ['no JSON', 'a.b!!.c', undefined, undefined],
  ])('%s', (_, text, expiry, owner) => {
    expect(toExpiry(text)).toBe(expiry)
    expect(toOwner(text)).toBe(owner)
  })
})

test.each([
  [4_999, true],
  [5_000, false],
  [5_001, false],
])('a token that expires at 5,000 ms is live at %i: %s', (now, isAlive) => {
  expect(isLive(token({ exp: 5 }), now)).toBe(isAlive)
})

test('what names no expiry is never live', () => {
  expect(isLive(token({ sub: '1' }), 0)).toBe(false)
})
