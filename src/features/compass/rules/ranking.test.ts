import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { SuggestionText } from '../content/suggestion.ts'
import { SUGGESTIONS } from '../content/generated/suggestions.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { ACTION_TYPES, type ActionType } from '../../couple/contract.ts'
import type { CountedCell } from '../../couple/rules/reaction-counts.ts'
import { posteriors } from './posterior.ts'
import { rankedSuggestions, SUGGESTIONS_MAX, suggestionsPage, workedWell } from './ranking.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const TODAY = '2026-11-21'
const [EMOTIONAL, COMMUNICATION, , RESPECT, , PRACTICAL] = ACTION_TYPES

const texts = (each: number): SuggestionText[] =>
  ACTION_TYPES.flatMap((action_type, kind) =>
    Array.from({ length: each }, (_, place): SuggestionText => {
      const id = `${kind}-${place}`
      return { id, category: 'support', action_type, en: `en ${id}`, es: `es ${id}`, fr: `fr ${id}` }
    }),
  )
const cell = (type: ActionType, receptive: number, withdrawn = 0): CountedCell => ({
  type,
  week: '2026-11-09',
  counts: { receptive, neutral: 0, withdrawn },
})
const nothing = posteriors([], NOW)
const something = posteriors([cell(PRACTICAL, 5), cell(RESPECT, 0, 3), cell(COMMUNICATION, 3)], NOW)
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const anyCells = fc.array(
  fc.tuple(fc.constantFrom(...ACTION_TYPES), fc.nat(6), fc.nat(6)).map(([type, receptive, withdrawn]) => cell(type, receptive, withdrawn)),
  { maxLength: 6 },
)

describe('the suggestions', () => {
  test('begin with the best received types and end with the worst', () => {
    const kinds = rankedSuggestions(texts(1), something, TODAY).map(({ action_type }) => action_type)
    expect(kinds.slice(0, 2)).toEqual([PRACTICAL, COMMUNICATION])
    expect(kinds.at(-1)).toBe(RESPECT)
  })

  test('have the same order all day', () => {
    expect(rankedSuggestions(texts(4), something, TODAY)).toEqual(rankedSuggestions(texts(4), something, TODAY))
  })

  test('are all shown once when paging through, and then start again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), anyCells, anyDay, (each, cells, today) => {
        const all = texts(each)
        const page = (more: number) => suggestionsPage(all, posteriors(cells, NOW), { today, language: 'en', more })
        const pages = Math.ceil(all.length / SUGGESTIONS_MAX)
        const seen = Array.from({ length: pages }, (_, more) => page(more)).flat()
        expect(seen.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        expect(page(0)).toHaveLength(SUGGESTIONS_MAX)
        expect(page(pages)).toEqual(page(0))
      }),
    )
  })

  test('start with different ones each day, whatever the reactions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), anyCells, anyDay, (each, cells, today) => {
        const first = (day: string) => suggestionsPage(texts(each), posteriors(cells, NOW), { today: day, language: 'en', more: 0 })
        expect(first(addDays(today, 1)).map(({ id }) => id)).not.toEqual(first(today).map(({ id }) => id))
      }),
    )
  })

  test('show every type first on some day while no reactions count', () => {
    const first = Array.from({ length: 6 }, (_, days) => rankedSuggestions(texts(2), nothing, addDays(TODAY, days))[0]?.action_type)
    expect(new Set(first)).toEqual(new Set(ACTION_TYPES))
  })

  test("are in the partner's language, with words beside the percentage or in place of it", () => {
    const page = (language: 'en' | 'es' | 'fr') => suggestionsPage(texts(1), something, { today: TODAY, language, more: 0 })
    expect(page('es')[0]).toEqual({
      id: '5-0',
      suggestion: 'es 5-0',
      category: 'support',
      action_type: PRACTICAL,
      confidence: 81,
      confidence_words: CONFIDENCE_WORDS.mostly.es,
      backfire: false,
    })
    expect(page('fr')[1]).toMatchObject({ suggestion: 'fr 1-0', confidence: null, confidence_words: CONFIDENCE_WORDS.mostly.fr })
    expect(page('en')[2]).toMatchObject({ confidence: null, confidence_words: CONFIDENCE_WORDS.unknown.en })
  })

  test('warn when withdrawn reactions prevail', () => {
    const all = suggestionsPage(texts(1), something, { today: TODAY, language: 'en', more: 1 })
    expect(all.find(({ action_type }) => action_type === RESPECT)?.backfire).toBe(true)
    expect(all.filter(({ backfire }) => backfire)).toHaveLength(1)
  })

  test('are empty without content', () => {
    expect(suggestionsPage([], nothing, { today: TODAY, language: 'en', more: 7 })).toEqual([])
  })
})

describe('What Worked Well', () => {
  test('lists the types with reactions that count, best first, with their sums', () => {
    expect(workedWell(something, 'en')).toEqual([
      { action_type: PRACTICAL, confidence: 81, confidence_words: CONFIDENCE_WORDS.mostly.en, receptive: 5, neutral: 0, withdrawn: 0 },
      {
        action_type: COMMUNICATION,
        confidence: null,
        confidence_words: CONFIDENCE_WORDS.mostly.en,
        receptive: 3,
        neutral: 0,
        withdrawn: 0,
      },
      { action_type: RESPECT, confidence: null, confidence_words: CONFIDENCE_WORDS.rarely.en, receptive: 0, neutral: 0, withdrawn: 3 },
    ])
    expect(workedWell(nothing, 'en')).toEqual([])
  })

  test('lists equal types in display order', () => {
    const found = workedWell(posteriors([cell(PRACTICAL, 3), cell(EMOTIONAL, 3)], NOW), 'en')
    expect(found.map(({ action_type }) => action_type)).toEqual([EMOTIONAL, PRACTICAL])
  })
})

test('every suggestion has a unique id and text in all three languages', () => {
  expect(new Set(SUGGESTIONS.map(({ id }) => id)).size).toBe(SUGGESTIONS.length)
  for (const { en, es, fr } of SUGGESTIONS) for (const words of [en, es, fr]) expect(words.trim().length).toBeGreaterThan(0)
  for (const type of ACTION_TYPES)
    expect(
      SUGGESTIONS.some(({ action_type }) => action_type === type),
      type,
    ).toBe(true)
})
