import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TIDE_STATES } from '../contract.ts'
import { elementWords, tideWords, toChatContext, valueWords } from './words.ts'

describe('picture in one line', () => {
  test.each([
    [50, 50, 30, 'A steady glow, a soft sky, calm water.'],
    [35, 80, 8, 'A steady glow, a clear sky, calm water.'],
    [88, 22, 92, 'A bright fire, a hazy sky, restless water.'],
    [70, 90, 25, 'A bright fire, a clear sky, calm water.'],
    [0, 0, 0, 'A resting ember, a misty sky, still water.'],
    [100, 100, 100, 'A blazing sun, a sky full of stars, stormy water.'],
    [15, 40, 40, 'A low ember, a soft sky, rolling water.'],
  ])('energy %i, focus %i, tension %i', (energy, focus, tension, words) => {
    expect(tideWords({ energy, focus, tension })).toBe(words)
  })
})

test('every value has words, and a higher value never gets those of a lower one', () => {
  const value = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.constantFrom(...TIDE_STATES), value, value, (state, one, other) => {
      expect(elementWords(state, one)).toMatch(/^[a-z ]{5,}$/)
      const [low, high] = one < other ? [one, other] : [other, one]
      if (elementWords(state, low) !== elementWords(state, high)) return
      for (let between = low; between <= high; between += 1) expect(elementWords(state, between)).toBe(elementWords(state, low))
    }),
  )
})

test('a slider has its value and description as text', () => {
  expect(valueWords('tension', 30)).toBe('30, calm water')
})

test('the prepared message contains the values and the picture', () => {
  expect(toChatContext({ energy: 50, focus: 50, tension: 30 })).toBe(
    'I would like to talk about how I am right now. My EmberTides: energy 50, focus 50, tension 30, each of 100. It looks like this: a steady glow, a soft sky, calm water.',
  )
})
