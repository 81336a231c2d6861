import { expect, test } from 'vitest'
import { isDeepCategoryList, isDeepForm } from './deep-form-shape.ts'

test.each([
  [{}, true],
  [{ hotFlashCount: 3, journalEntry: 'x', supplements: [{ name: 'Iron', taken: true, notes: 'y' }, { name: 'Zinc' }] }, true],
  [{ bodyFeelOnWake: 'other', dominantEmotion: 'calm', energyPattern: 'rise-fall' }, true],
  [{ journalEntry: undefined }, true],
  [{ hotFlashCount: '3' }, false],
  [{ hotFlashCount: Number.NaN }, false],
  [{ journalEntry: 7 }, false],
  [{ dominantEmotion: 'furious' }, false],
  [{ supplements: [{ taken: true }] }, false],
  [{ supplements: 'Iron' }, false],
  [{ somethingOlder: 1 }, false],
  [{ constructor: 'x' }, false],
  [[], false],
  [null, false],
  ['form', false],
])('the stored form %j is valid: %s', (value, fits) => {
  expect(isDeepForm(value)).toBe(fits)
})

test.each([
  [['mood', 'sleep'], true],
  [[], true],
  [['mood', 'hotFlash'], false],
  ['mood', false],
  [undefined, false],
])('the stored categories %j are valid: %s', (value, fits) => {
  expect(isDeepCategoryList(value)).toBe(fits)
})
