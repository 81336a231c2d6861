import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './answer.ts'
import { piecesOf } from './answer-pieces.ts'
import { isUrgent } from './urgency.ts'

const parts = partsOf('knowledge')

test('an answer is sent paragraph by paragraph', () => {
  expect(piecesOf({ text: 'One.\n\nTwo,\nstill two.\n\nThree.', parts })).toEqual(['One.\n\n', 'Two,\nstill two.\n\n', 'Three.'])
  expect(piecesOf({ text: '', parts })).toEqual([])
})

test.each(['C1', 'C2', 'M1'] as const)('an answer to %s is sent in one piece', (urgent) => {
  expect(piecesOf({ text: 'Call 911.\n\nNow.', parts: { ...parts, class: urgent } })).toEqual(['Call 911.\n\nNow.'])
  expect(isUrgent([{ class: 'M2' }, { class: urgent }])).toBe(true)
})

test('a red flag is not an emergency', () => {
  expect(isUrgent([{ class: 'M2' }, { class: 'D' }])).toBe(false)
  expect(piecesOf({ text: 'One.\n\nTwo.', parts: { ...parts, class: 'M2' } })).toHaveLength(2)
})

test('the pieces of any text join to the text', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z\n .]{0,60}$/), (text) => piecesOf({ text, parts }).join('') === text))
})
