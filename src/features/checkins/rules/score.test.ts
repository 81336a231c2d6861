import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kit/words.ts'
import { bandWord } from '../content/score-words.ts'
import { INSTRUMENTS, type Instrument, type NewCheckin } from '../contract.ts'
import { formOf, highestTotal, itemCount, languageFor, questionnaireOf } from './forms.ts'
import { bandOf, checkinProblem, isForDoctor, isPositive, scoreOf, tellsOfDanger } from './score.ts'

/** Values that add up to `total`, the first items as high as they go. */
function addingUpTo(instrument: Instrument, total: number): number[] {
  const { highest } = questionnaireOf(instrument)
  let rest = total
  return Array.from({ length: itemCount(instrument) }, () => {
    const value = Math.min(highest, rest)
    rest -= value
    return value
  })
}

/** Every total from `first` to `last` has this word. */
type Band = readonly [first: number, last: number, word: string]

// By hand from the design paper: Kroenke 2001, Spitzer 2006; MRS as in BMC Women's Health 2011;11:30.
const DEPRESSION = (highest: number): Band[] => [
  [0, 4, 'minimal'],
  [5, 9, 'mild'],
  [10, 14, 'moderate'],
  [15, 19, 'moderately severe'],
  [20, highest, 'severe'],
]
const BANDS: Partial<Record<Instrument, Band[]>> = {
  mrs: [
    [0, 4, 'none or little'],
    [5, 8, 'mild'],
    [9, 15, 'moderate'],
    [16, 44, 'severe'],
  ],
  phq9: DEPRESSION(27),
  phq8: DEPRESSION(24),
  gad7: [
    [0, 4, 'minimal'],
    [5, 9, 'mild'],
    [10, 14, 'moderate'],
    [15, 21, 'severe'],
  ],
}

describe.each(INSTRUMENTS)('%s', (instrument) => {
  test('adds up to every total there can be', () => {
    for (let total = 0; total <= highestTotal(instrument); total += 1)
      expect(scoreOf(instrument, addingUpTo(instrument, total)).total).toBe(total)
  })

  test('has the right word at and around every border', () => {
    const bands = BANDS[instrument]
    if (!bands) return expect(bandOf(instrument, 6)).toBeUndefined()
    expect(bands.at(-1)?.[1]).toBe(highestTotal(instrument))
    for (const [first, last, word] of bands) {
      for (let total = first; total <= last; total += 1)
        expect(bandWord(instrument, bandOf(instrument, total) ?? -1, 'en'), `${total}`).toBe(word)
    }
  })

  test('has a word for each band in every language', () => {
    if (!BANDS[instrument]) return
    for (const language of LANGUAGES)
      for (const band of questionnaireOf(instrument).bands.keys()) expect(bandWord(instrument, band, language)).toBeTruthy()
  })
})

test.each([
  ['phq2', 2, false],
  ['phq2', 3, true],
  ['phq2', 6, true],
  ['gad2', 2, false],
  ['gad2', 3, true],
  ['phq9', 27, undefined],
] as const)('%s with %i suggests the longer questions: %s', (instrument, total, expected) => {
  expect(isPositive(instrument, total)).toBe(expected)
})

test.each([
  ['phq9', 9, false],
  ['phq9', 10, true],
  ['phq8', 9, false],
  ['phq8', 10, true],
  ['gad7', 9, false],
  ['gad7', 10, true],
  ['mrs', 44, false],
  ['phq2', 6, false],
] as const)('%s with %i is one for the doctor: %s', (instrument, total, expected) => {
  expect(isForDoctor(instrument, total)).toBe(expected)
})

describe('the MRS', () => {
  test('has sub-scales of the items 1, 2, 3, 11; 4 to 7; 8 to 10', () => {
    expect(scoreOf('mrs', [1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1])).toEqual({ total: 21, parts: { somatic: 7, psychological: 7, urogenital: 7 } })
    expect(scoreOf('mrs', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]).parts).toEqual({ somatic: 4, psychological: 0, urogenital: 0 })
    expect(scoreOf('mrs', Array<number>(11).fill(4))).toEqual({ total: 44, parts: { somatic: 16, psychological: 16, urogenital: 12 } })
  })

  test('has no total when the question about sex is left out, and the two other sub-scales', () => {
    expect(scoreOf('mrs', [1, 1, 1, 2, 2, 2, 2, null, 3, 3, 1])).toEqual({
      total: null,
      parts: { somatic: 4, psychological: 8, urogenital: null },
    })
  })
})

test('a PHQ has no sub-scales', () => {
  expect(scoreOf('phq9', [3, 0, 0, 0, 0, 0, 0, 0, 1])).toEqual({ total: 4, parts: null })
})

test.each([
  ['phq9', [0, 0, 0, 0, 0, 0, 0, 0, 0], false],
  ['phq9', [3, 3, 3, 3, 3, 3, 3, 3, 0], false],
  ['phq9', [0, 0, 0, 0, 0, 0, 0, 0, 1], true],
  ['phq9', [0, 0, 0, 0, 0, 0, 0, 0, 2], true],
  ['phq9', [0, 0, 0, 0, 0, 0, 0, 0, 3], true],
  ['phq8', [3, 3, 3, 3, 3, 3, 3, 3], false],
  ['mrs', Array<number>(11).fill(4), false],
] as const)('%s %j tells of thoughts of death: %s', (instrument, answers, expected) => {
  expect(tellsOfDanger(instrument, answers)).toBe(expected)
})

test('the PHQ-8 is the PHQ-9 without the question about death, and the two-item forms are their first two', () => {
  for (const language of LANGUAGES) {
    const nine = formOf('phq9', language)?.items ?? []
    expect(nine).toHaveLength(9)
    expect(formOf('phq8', language)?.items).toEqual(nine.slice(0, 8))
    expect(formOf('phq2', language)?.items).toEqual(nine.slice(0, 2))
    expect(formOf('gad2', language)?.items).toEqual(formOf('gad7', language)?.items.slice(0, 2))
  }
})

test('the MRS is offered in English only, to every reader', () => {
  expect(LANGUAGES.map((language) => languageFor('mrs', language))).toEqual(['en', 'en', 'en'])
  expect(LANGUAGES.map((language) => languageFor('phq9', language))).toEqual([...LANGUAGES])
})

const mrs: Omit<NewCheckin, 'at'> = { instrument: 'mrs', language: 'en', form_version: 1, answers: Array<number>(11).fill(0) }
const phq: Omit<NewCheckin, 'at'> = { instrument: 'phq9', language: 'fr', form_version: 1, answers: Array<number>(9).fill(3) }

test.each([
  [mrs, undefined],
  [phq, undefined],
  [{ ...mrs, answers: [null, ...Array<number>(10).fill(1)] }, undefined],
  [{ ...mrs, language: 'es' }, 'language'],
  [{ ...mrs, form_version: 2 }, 'form_version'],
  [{ ...mrs, answers: Array<number>(10).fill(0) }, 'answers'],
  [{ ...mrs, answers: Array<null>(11).fill(null) }, 'answers'],
  [{ ...phq, answers: Array<number>(8).fill(3) }, 'answers'],
  [{ ...phq, answers: [0, 0, 4, 0, 0, 0, 0, 0, 0] }, 'answers.2'],
  [{ ...phq, answers: [0, 0, 0, 0, 0, 0, 0, null, 0] }, 'answers.7'],
] as const)('%j has a problem in: %s', (checkin, field) => {
  expect(checkinProblem(checkin as Omit<NewCheckin, 'at'>)?.field).toBe(field)
})
