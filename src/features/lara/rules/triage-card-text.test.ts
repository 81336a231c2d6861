import { expect, test } from 'vitest'
import { CARD_CLAIMS } from '../../knowledge/content/generated/card-claims.ts'
import { CARD_WORDS } from '../content/data-question/cards.ts'
import { partsOf } from '../../answers/rules/answer.ts'
import { sentencesOf } from '../../knowledge/rules/claim-wording.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import { findCardCauses } from './triage-card-text.ts'
import type { TriageCard } from './triage-cards.ts'

const CAUSES: readonly TriageCard['cause'][] = ['bleeding-after-a-year', 'long-bleeding', 'short-cycles', 'heavy-twice', 'gap-under-45']
const marked = (language: (typeof SPOKEN)[number], cause: TriageCard['cause']) => sentencesOf(CARD_WORDS[language].advice[cause])

test('every claim of a card is registered, and every registered claim is used', () => {
  const used = SPOKEN.flatMap((language) => CAUSES.flatMap((cause) => marked(language, cause).flatMap(({ claims }) => claims)))
  expect([...new Set(used)].toSorted()).toEqual(CARD_CLAIMS.map(({ id }) => id).toSorted())
})

test('the three languages make the same claims in the same order', () => {
  for (const cause of CAUSES) {
    const claims = SPOKEN.map((language) => marked(language, cause).flatMap((sentence) => sentence.claims))
    expect(claims[1], cause).toEqual(claims[0])
    expect(claims[2], cause).toEqual(claims[0])
  }
})

test('a card states possible causes before what to do, in plain words of every region', () => {
  for (const language of SPOKEN) {
    for (const cause of CAUSES) {
      const text = CARD_WORDS[language].advice[cause]
      expect(text).toMatch(/\{HRT\}/)
      expect(text).not.toMatch(/!|you have [a-z]+ cancer/)
      for (const region of ['US', 'CA', 'UK', 'AU'] as const) expect(inRegion(text, language, region)).not.toMatch(/[{}]/)
      expect(text.indexOf('{HRT}')).toBeLessThan(text.lastIndexOf('{doctor}'))
    }
  }
})

test('a stored answer yields the cards it showed; knowledge with the same source does not', () => {
  const source = (id: string) =>
    CARD_CLAIMS.filter((claim) => claim.id === id).map(({ authority, citation, verified, on }) => ({ authority, citation, verified, on }))
  expect(findCardCauses(partsOf('own_data', { sources: [...source('card-heavy'), ...source('card-emergency')] }))).toEqual(['heavy-twice'])
  expect(findCardCauses(partsOf('own_data', { sources: [...source('card-often'), ...source('card-after-a-year')] }))).toEqual([
    'bleeding-after-a-year',
    'short-cycles',
  ])
  expect(findCardCauses(partsOf('knowledge', { sources: source('card-heavy') }))).toEqual([])
  expect(new Set(CARD_CLAIMS.map(({ citation }) => citation)).size).toBe(CARD_CLAIMS.length)
})
