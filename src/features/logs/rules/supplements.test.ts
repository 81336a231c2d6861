import { describe, expect, test } from 'vitest'
import { toFormSupplements, toSupplementNames, toWireSupplements, withNames } from './supplements.ts'

test('names are joined by commas', () => {
  expect(toSupplementNames([{ name: 'Vitamin D' }, { name: 'Iron' }])).toBe('Vitamin D, Iron')
  expect(toSupplementNames([])).toBe('')
})

test.each([
  ['nothing', {}, undefined],
  ['an empty list', { supplements: [] }, undefined],
  ['a list', { supplements: [{ name: 'Iron', taken: null, notes: '' }] }, [{ name: 'Iron' }]],
  ['a text of names', { supplements_medications_notes: ' Iron, iron ,, Vitamin D' }, [{ name: 'Iron' }, { name: 'Vitamin D' }]],
])('the form shows %s', (_, stored, list) => {
  expect(toFormSupplements(stored)).toEqual(list)
})

describe('supplements on the wire', () => {
  test('a custom text is preserved while the names are unchanged', () => {
    const stored = { supplements: [{ name: 'Iron', taken: true }], supplements_medications_notes: 'Iron, half a pill' }
    expect(toWireSupplements([{ name: 'Iron', taken: false }], stored)).toEqual({
      supplements: [{ name: 'Iron', taken: false }],
      supplements_medications_notes: 'Iron, half a pill',
    })
    expect(toWireSupplements([{ name: 'Zinc' }], stored).supplements_medications_notes).toBe('Zinc')
  })

  test('a log that only has the text gets a list when an answer is added', () => {
    const stored = { supplements_medications_notes: 'Iron; Zinc' }
    expect(toWireSupplements([{ name: 'Iron; Zinc' }], stored)).toEqual(stored)
    expect(toWireSupplements([{ name: 'Iron; Zinc', taken: true }], stored)).toEqual({
      ...stored,
      supplements: [{ name: 'Iron; Zinc', taken: true }],
    })
  })
})

test('choosing names preserves the answers about the remaining supplements', () => {
  const list = [{ name: 'Iron', taken: false, notes: 'forgot' }, { name: 'Zinc' }]
  expect(withNames(list, ['Calcium', 'Iron'])).toEqual([
    { name: 'Calcium', taken: true },
    { name: 'Iron', taken: false, notes: 'forgot' },
  ])
})
