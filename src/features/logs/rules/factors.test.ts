import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACTORS, FACTORS_MAX } from '../contract.ts'
import { factorWords } from './factors.ts'
import { askedKeys, choicesProblem, NO_CHOICES } from './own-items.ts'
import { toQuickAnswers, toQuickForm } from './quick.ts'

test('a quick log asks for the chosen factors, and for an answered one that is no longer chosen', () => {
  expect(askedKeys(['alcohol', 'travel'], [], 6)).toEqual(['alcohol', 'travel'])
  expect(askedKeys(['alcohol', 'travel'], ['travel', 'illness'], 6)).toEqual(['alcohol', 'travel', 'illness'])
  expect(askedKeys(FACTORS.slice(0, 6), ['smoking'], 6)).toEqual([...FACTORS.slice(0, 5), 'smoking'])
})

test('a quick log asks for at most six factors, without repeats, including every answered one', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...FACTORS), { maxLength: FACTORS_MAX })
  fc.assert(
    fc.property(keys, keys, (chosen, answered) => {
      const asked = askedKeys(chosen, answered, FACTORS_MAX)
      expect(asked.length).toBeLessThanOrEqual(FACTORS_MAX)
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked).toEqual(expect.arrayContaining(answered))
    }),
  )
})

test('a chosen custom factor needs a name', () => {
  const own = [{ key: 'own_a1b2c3d4', name: 'Argument' }]
  expect(choicesProblem({ ...NO_CHOICES, chosen: ['alcohol', 'own_a1b2c3d4'], own })).toBeUndefined()
  expect(choicesProblem({ ...NO_CHOICES, chosen: ['own_a1b2c3d4'] })).toEqual({
    field: 'chosen',
    message: 'Please give each chosen one of your own a name',
  })
  expect([factorWords('late_dinner'), factorWords('own_a1b2c3d4', own), factorWords('own_a1b2c3d4')]).toEqual([
    'Late dinner',
    'Argument',
    'One of your own',
  ])
})

test('yes is sent as 1, no as 0, and an unanswered factor is absent', () => {
  expect(toQuickAnswers([], { factors: { alcohol: true, travel: false } }, 0)).toEqual({ factors: { alcohol: 1, travel: 0 } })
  expect(toQuickAnswers([], { factors: {} }, 0)).toEqual({})
  expect(toQuickForm({ factors: { alcohol: 1, travel: 0 } }).form.factors).toEqual({ alcohol: true, travel: false })
})
