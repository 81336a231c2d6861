import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginReading } from './reading.ts'

const MEASURE = { language: 'en', sent: 'It takes 7.4 years.', built: '' } as const
const WHOLE = 'That sounds hard. It takes about 7.4 years, they say…\n\n\n Is it "new" for you? \r\nRest is good'
const READ = 'That sounds hard. It takes about 7.4 years, they say…\n\nIs it "new" for you?\nRest is good'

test('a reply is passed on sentence by sentence, however it is split into pieces', () => {
  const cuts = fc.array(fc.nat(WHOLE.length), { maxLength: 12 }).map((at) => [0, ...at.toSorted((one, other) => one - other), WHOLE.length])
  fc.assert(
    fc.property(cuts, (at) => {
      const reading = beginReading(MEASURE)
      const pieces = at.slice(1).flatMap((end, place) => reading.take(WHOLE.slice(at[place], end)))
      pieces.push(...reading.end())
      expect(pieces.join('')).toBe(READ)
      expect(reading.text()).toBe(READ)
      expect(reading.problem()).toBeUndefined()
    }),
  )
})

test('a sentence is held until it is complete, so that no number is cut', () => {
  const reading = beginReading(MEASURE)
  expect(reading.take('It takes 7.')).toEqual([])
  expect(reading.take('4 years.')).toEqual([])
  expect(reading.take(' And')).toEqual(['It takes 7.4 years.'])
  expect(reading.end()).toEqual([' And'])
})

test('nothing is passed on after a rejected sentence', () => {
  const reading = beginReading(MEASURE)
  expect(reading.take('That sounds hard. You have anemia. Rest is good. ')).toEqual(['That sounds hard.'])
  expect(reading.problem()).toBe('diagnosis')
  expect(reading.take('Sleep is good, too. ')).toEqual([])
  expect(reading.end()).toEqual([])
  expect(reading.text()).toBe('That sounds hard.')
})

test('a violation that spans two sentences is detected', () => {
  const reading = beginReading(MEASURE)
  expect(reading.take('Leave out lists, headings,\nlinks, addresses and more. ')).toEqual(['Leave out lists, headings,'])
  expect(reading.problem()).toBe('leak')
})

test('an endless text is aborted', () => {
  const reading = beginReading(MEASURE)
  for (let piece = 0; piece < 300; piece += 1) reading.take('and so on ')
  expect(reading.problem()).toBe('length')
})
