import { describe, expect, test } from 'vitest'
import { inOrder, orderAfter, pauseAfter, verdictOn } from './delivery.ts'

describe('what a response status means for a queued write', () => {
  test.each([
    [0, 'again'],
    [408, 'again'],
    [425, 'again'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
    [401, 'sign-in'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
  ])('%i: %s', (status, verdict) => {
    expect(verdictOn(status)).toBe(verdict)
  })
})

test.each([
  [1, 2_000],
  [2, 4_000],
  [5, 32_000],
  [9, 300_000],
  [2_000, 300_000],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(pauseAfter(failures)).toBe(ms)
})

test('writes are sent in order, and a refused one does not block the others', () => {
  const second = { order: 2, heldUntil: 0 }
  const first = { order: 1, heldUntil: 9 }
  const refused = { order: 0, heldUntil: 0, refusal: { status: 400 } }
  expect(inOrder([second, refused, first])).toEqual([first, second])
})

test('a new write is last even when the clock was set back', () => {
  expect(orderAfter([], 500)).toBe(500)
  expect(orderAfter([{ order: 900, heldUntil: 0 }], 500)).toBe(901)
})
