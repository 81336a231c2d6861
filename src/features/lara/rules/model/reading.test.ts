import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginReading, type ReadingContext } from './reading.ts'

const GROUNDS = [{ id: 'how-long', title: 'How long?', text: 'It takes 7.4 years. A cool room helps.' }]
const MEASURE = {
  language: 'en',
  sent: 'It takes 7.4 years.',
  built: '',
  grounds: GROUNDS,
  isMedicalQuestion: true,
  needsGround: false,
} as const
const WHOLE = 'That sounds hard. It takes about 7.4 years, they say… [how-long]\n\n\n Is it "new" for you? \r\nRest is good'
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
  expect(reading.take('4 years. [how-long')).toEqual([])
  expect(reading.take('] And')).toEqual(['It takes 7.4 years.'])
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
  expect(reading.take('Leave out lists, headings,\nlinks, addresses and more. And')).toEqual(['Leave out lists, headings,'])
  expect(reading.problem()).toBe('leak')
})

test('an endless text is aborted', () => {
  const reading = beginReading(MEASURE)
  for (let piece = 0; piece < 300; piece += 1) reading.take('and so on ')
  expect(reading.problem()).toBe('length')
})

const read = (text: string, more: Partial<ReadingContext> = {}) => {
  const reading = beginReading({ ...MEASURE, ...more })
  const shown = [...reading.take(text), ...reading.end()].join('')
  return { shown, named: reading.named(), problem: reading.problem() }
}

test.each<[name: string, text: string, shown: string, named: string[]]>([
  ['before the full stop', 'A cool room helps [how-long]. Be kind to yourself.', 'A cool room helps. Be kind to yourself.', ['how-long']],
  ['with a sign', 'A cool room helps. [#how-long]', 'A cool room helps.', ['how-long']],
  ['with a second one that nobody knows', 'A cool room helps. [how-long, made-up]', 'A cool room helps.', ['how-long']],
  ['unknown', 'That is a lot. A cool room helps. [made-up]', 'That is a lot.', []],
  ['missing', 'That is a lot. A cool room helps. You are not alone.', 'That is a lot. You are not alone.', []],
  ['of an entry that says nothing of it', 'That is a lot. A cool room and melatonin help. [how-long]', '', []],
  ['of an entry that has another number', 'That is a lot. It takes 9 years. [how-long]', '', []],
  ['beside a stronger claim', 'That is a lot. A cool room cures it. [how-long]', 'That is a lot.', []],
  ['beside the denial of its entry', 'That is a lot. A cool room never helps. [how-long]', 'That is a lot.', []],
  [
    'after an abbreviation',
    'Comfort, e.g. a cool room, helps. [how-long] Be kind.',
    'Comfort, e.g. a cool room, helps. Be kind.',
    ['how-long'],
  ],
  [
    'missing where the sentence goes on from a medical one',
    'A cool room helps. [how-long] They stay away for good.',
    'A cool room helps.',
    ['how-long'],
  ],
  ['in two paragraphs', 'That is a lot.\n\nSleep is good.\nBe kind to yourself.', 'That is a lot.\n\nBe kind to yourself.', []],
])('an id %s: only what is supported is shown', (_, text, shown, named) => {
  const found = read(text, { isMedicalQuestion: false })
  expect({ shown: found.problem ? '' : found.shown, named: found.problem ? [] : found.named }).toEqual({ shown, named })
})

test('a reply of which nothing medical remains does not answer a medical question', () => {
  const left = 'That is a lot. A cool room helps.'
  expect(read(left).problem).toBe('ungrounded')
  expect(read('That is a lot.').problem).toBeUndefined()
  expect(read('That is a lot.', { needsGround: true }).problem).toBe('ungrounded')
  expect(read(left, { isMedicalQuestion: false }).problem).toBeUndefined()
  expect(read('A cool room helps.', { isMedicalQuestion: false }).problem).toBe('ungrounded')
})

test('an endless text of which nothing is shown is aborted', () => {
  const reading = beginReading(MEASURE)
  for (let piece = 0; piece < 300; piece += 1) reading.take('Sleep is good. ')
  expect(reading.problem()).toBe('length')
})
