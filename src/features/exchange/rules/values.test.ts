import { expect, test } from 'vitest'
import { toFlow, toHours, toNumber, toRating, toYesNo } from './values.ts'

test.each([
  ['7:30', 'hours', 7.5],
  ['07:20', 'minutes', 7.25],
  ['7h 30m', 'hours', 7.5],
  ['7 h 50', 'hours', 7.75],
  ['7.5 hours', 'hours', 7.5],
  ['450 min', 'hours', 7.5],
  ['45m', 'hours', 0.75],
  ['7,5', 'hours', 7.5],
  ['450', 'minutes', 7.5],
  ['0', 'hours', 0],
  ['well', 'hours', undefined],
  ['', 'hours', undefined],
] as const)('a sleep of “%s” in %s', (text, unit, hours) => {
  expect(toHours(text, unit)).toBe(hours)
})

test.each([
  ['1-5', '1', 2],
  ['1-5', '5', 10],
  ['0-10', '0', 1],
  ['0-10', '7,4', 7],
  ['1-10', '6/10', 6],
  ['0-100', '55%', 6],
  ['1-5', '6', Number.NaN],
  ['1-10', 'fine', undefined],
] as const)('on a scale of %s, “%s”', (scale, text, rating) => {
  expect(toRating(toNumber(text), scale)).toBe(rating)
})

test.each([
  ['None', 'no-bleeding'],
  ['Spotting', 'light-spotting'],
  ['light', 'light-flow'],
  ['Medium', 'moderate'],
  ['very_heavy', 'heavy'],
  ['abundante', 'heavy'],
  ['Léger', 'light-flow'],
  ['purple', undefined],
])('a flow of “%s”', (text, flow) => {
  expect(toFlow(text)).toBe(flow)
})

test.each([
  ['Yes', true],
  ['sí', true],
  ['0', false],
  ['perhaps', undefined],
])('“%s” as yes or no', (text, answer) => {
  expect(toYesNo(text)).toBe(answer)
})
