import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

const HOURS = { min: 1, max: 12, step: 1 }
const HALVES = { min: 0, max: 14, step: 0.5 }

test.each([
  ['7', HOURS, 7],
  [' 12 ', HOURS, 12],
  ['7,0', HOURS, 7],
  ['6,5', HALVES, 6.5],
  ['6.5', HALVES, 6.5],
  ['0', HALVES, 0],
  ['.5', HALVES, 0.5],
])('%j is a number', (text, range, number) => expect(typedNumber(text, range)).toBe(number))

test.each([
  ['6,5', HOURS],
  ['6.5', HOURS],
  ['13', HOURS],
  ['0', HOURS],
  ['-3', HOURS],
  ['65', HOURS],
  ['1e1', HOURS],
  ['seven', HOURS],
  ['7 h', HOURS],
  ['', HOURS],
  ['6,5,1', HALVES],
  ['6.3', HALVES],
])('%j is none', (text, range) => expect(typedNumber(text, range)).toBeUndefined())
