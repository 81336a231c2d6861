import { expect, test } from 'vitest'
import { isCategoryList, isQuickForm } from './quick-form-shape.ts'

test.each([
  [{}, true],
  [{ hotFlash: true, hotFlashCount: 3, mood: 4, energy: 'mid', exerciseTypes: ['yoga'], stress: undefined }, true],
  [{ mood: '4' }, false],
  [{ mood: Number.NaN }, false],
  [{ energy: 'huge' }, false],
  [{ exerciseTypes: ['swimming'] }, false],
  [{ hotFlash: 'yes' }, false],
  [{ somethingOlder: 1 }, false],
  [null, false],
  ['form', false],
])('the stored form %j is valid: %s', (value, fits) => {
  expect(isQuickForm(value)).toBe(fits)
})

test.each([
  [['mood', 'sleep'], true],
  [[], true],
  [['mood', 'weather'], false],
  ['mood', false],
  [undefined, false],
])('the stored categories %j are valid: %s', (value, fits) => {
  expect(isCategoryList(value)).toBe(fits)
})
