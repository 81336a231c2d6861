import { expect, test } from 'vitest'
import { IDLE_MS, isIdle } from './idle.ts'

test('a session on a shared device may be idle for 30 minutes', () => {
  expect(IDLE_MS).toBe(1_800_000)
  expect(isIdle(1_000, 1_000 + IDLE_MS - 1)).toBe(false)
  expect(isIdle(1_000, 1_000 + IDLE_MS)).toBe(true)
})

test('a session is not idle before its first recorded use', () => expect(isIdle(undefined, Number.MAX_SAFE_INTEGER)).toBe(false))
