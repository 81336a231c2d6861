import { expect, test } from 'vitest'
import { featureNumber } from '../../text/rules/features.ts'
import { featureNumbersOf, featuresOf } from './weighed.ts'

test.each(['i want to sleep', 'je ne veux plus', 'no', ''])('the numbers of “%s” are those of its features', (text) => {
  const words = text.split(' ')
  expect(featureNumbersOf(words)).toEqual(new Set(featuresOf(words).map(featureNumber)))
})
