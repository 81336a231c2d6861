import { expect, test } from 'vitest'
import { deepMerge } from './deep-merge.ts'

test.each([
  [{ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  [{ a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
  [{ a: [1, 2] }, { a: [] }, { a: [] }],
  [{ a: true }, { a: null }, { a: null }],
  [{ a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  [{ a: 1 }, { a: undefined }, { a: 1 }],
  [{}, { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
])('%j merged with %j is %j', (base, change, result) => {
  const before = structuredClone(base)
  expect(deepMerge(base, change)).toEqual(result)
  expect(base, 'what was there is left alone').toEqual(before)
})
