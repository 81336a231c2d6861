import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { readAsks } from '../scripts/asks.ts'
import { fingerprintOf } from '../scripts/learn-asks.ts'
import { markedTexts, registeredClaims, wordings } from '../scripts/claims.ts'
import { CLAIMS } from '../src/features/lara/content/all-claims.ts'
import { KNOWLEDGE } from '../src/features/lara/content/all-knowledge.ts'
import { GUIDES_REVIEWED } from '../src/features/lara/content/guides.ts'
import { EMERGENCIES_REVIEWED } from '../src/features/lara/content/safety/emergencies.ts'
import { MEDICINES_REVIEWED } from '../src/features/lara/content/safety/medicines.ts'
import { OTHER_REVIEWED } from '../src/features/lara/content/safety/other.ts'
import { RED_FLAGS_REVIEWED } from '../src/features/lara/content/safety/red-flags.ts'
import { sentencesOf } from '../src/features/lara/rules/claim-wording.ts'
import { plainWords } from '../src/features/lara/rules/question-words.ts'
import { readRanking } from '../src/features/lara/rules/ranking.ts'
import { SPOKEN, type Language, type Manner } from '../src/features/lara/rules/speech.ts'
import { shown } from '../src/features/lara/rules/wording.ts'

const TOPICS =
  'stages hot-flashes bleeding doctor treatments bones heart intimacy body sleep mood memory self-care relationships work lara'.split(' ')
const STALE_DAYS = 180
const ASKS_LEAST = 20
const SEARCH = resolve(import.meta.dirname, '../src/features/lara/content/search')
const GRADE_MOST = 8
/** Spanish and French have no formula of their own here; short sentences are what such formulas measure above all. */
const SENTENCE_WORDS_MOST = 18
const REGIONS = ['US', 'CA', 'UK', 'AU'] as const

function told(paragraphs: readonly string[], language: Language, region: Manner['region'] = 'UK'): string {
  return shown(paragraphs, { language, region, tone: 'calm' })
}

/** The reading grade of an English text (Flesch-Kincaid). */
function grade(text: string): number {
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  const sentence = sentencesOf(text).length
  return fleschKincaid({ sentence, word: words.length, syllable: syllable(text) })
}

describe('the register of claims', () => {
  test('each claim stands there once, and is named by a text', async () => {
    const ids = (await registeredClaims()).map(({ claim }) => claim.id)
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    expect([...CLAIMS.keys()].toSorted()).toEqual(ids.toSorted())
    const named = await wordings()
    expect([...named.keys()].filter((id) => !CLAIMS.has(id))).toEqual([])
    expect(ids.filter((id) => !named.has(id))).toEqual([])
  })

  test('no sentence changed since its claims were reviewed (`node scripts/claims.ts` tells which, and --accept takes them)', async () => {
    const now = await wordings()
    const changed = [...CLAIMS.values()].filter(({ id, wording }) => now.get(id) !== wording).map(({ id }) => id)
    expect(changed).toEqual([])
  })

  test('each names its authority, its source and a day; those older than 180 days are told', () => {
    const today = Date.now()
    for (const { id, text, authority, citation, on } of CLAIMS.values()) {
      expect([id, text !== '', authority !== '', citation !== '', Date.parse(on) <= today]).toEqual([id, true, true, true, true])
      if (today - Date.parse(on) > STALE_DAYS * 86_400_000)
        console.warn(`The claim ${id} was last reviewed on ${on}; please read it again.`)
    }
  })

  test('no sentence with a number stands without a claim', async () => {
    const bare = (await markedTexts())
      // What was learned is a table of numbers, and says nothing to anybody.
      .filter(({ file }) => /\/(?:knowledge\/|guides\.ts|safety\/(?!weights\/))/.test(file))
      .filter(({ text }) => /[.!?…:]/.test(text) && text.length > 60)
      .flatMap(({ file, text }) =>
        sentencesOf(text)
          .filter((one) => /\d/.test(one.text) && one.claims.length === 0)
          .map((one) => `${file}: ${one.text}`),
      )
    expect(bare).toEqual([])
  })
})

test('every fixed text names the day on which it was last read; after 180 days that is told', () => {
  const days = { GUIDES_REVIEWED, EMERGENCIES_REVIEWED, MEDICINES_REVIEWED, OTHER_REVIEWED, RED_FLAGS_REVIEWED }
  for (const [name, day] of [...Object.entries(days), ...KNOWLEDGE.map(({ id, reviewed }) => [id, reviewed] as const)]) {
    expect([name, Date.parse(day) <= Date.now()]).toEqual([name, true])
    if (Date.now() - Date.parse(day) > STALE_DAYS * 86_400_000) console.warn(`${name} was last read on ${day}; please read it again.`)
  }
})

describe('the knowledge', () => {
  test('has at least 150 entries over all topics, each id once, and leads only to entries that are there', () => {
    const ids = KNOWLEDGE.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(150)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(KNOWLEDGE.map(({ topic }) => topic))].toSorted()).toEqual(TOPICS.toSorted())
    expect(
      KNOWLEDGE.flatMap(({ id, next }) => next.filter((one) => one === id || !ids.includes(one)).map((one) => `${id} to ${one}`)),
    ).toEqual([])
    expect(KNOWLEDGE.filter(({ next }) => next.length > 3).map(({ id }) => id)).toEqual([])
  })

  test.each(SPOKEN)('is complete in %s: title, ways of asking, and what a medicine needs to be asked by', (language) => {
    for (const entry of KNOWLEDGE) {
      const { title, answer, needs } = entry[language]
      expect([entry.id, title.length <= 70, answer.length >= 1]).toEqual([entry.id, true, true])
      expect([entry.id, (needs?.length ?? 0) > 0]).toEqual([entry.id, entry.isMedicine || needs !== undefined])
      for (const stem of needs ?? []) expect(plainWords(stem).join(' ')).toBe(stem)
    }
    const asks = readAsks(language).map(({ id, text }) => ({ id, text: plainWords(text).join(' ') }))
    const counts = Map.groupBy(asks, ({ id }) => id)
    expect(KNOWLEDGE.filter(({ id }) => (counts.get(id)?.length ?? 0) < ASKS_LEAST).map(({ id }) => id)).toEqual([])
    expect(new Set(asks.map(({ text }) => text)).size).toBe(asks.length)
  })

  test.each(SPOKEN)('is searched in %s by what was learned from it as it stands', (language) => {
    // Otherwise: node scripts/learn-asks.ts
    expect(readRanking(readFileSync(join(SEARCH, `${language}.ranking`))).fingerprint).toBe(fingerprintOf(language))
  })

  test.each(SPOKEN)('reads in every region in %s, as plain text without markup, link or dose', (language) => {
    for (const entry of KNOWLEDGE) {
      for (const region of REGIONS) {
        const text = told(entry[language].answer, language, region)
        expect(text).not.toMatch(/https?:|www\.|[<>{}[\]*_#`|]|\d\s?(?:mg|mcg|µg|ml|IU|UI)\b/i)
      }
    }
  })

  test('says the same in three languages: the same claims', () => {
    const claimsOf = (entry: (typeof KNOWLEDGE)[number], language: Language) =>
      [...new Set(entry[language].answer.flatMap(sentencesOf).flatMap(({ claims }) => claims))].toSorted()
    const different = KNOWLEDGE.filter((entry) =>
      SPOKEN.some((language) => claimsOf(entry, language).join() !== claimsOf(entry, 'en').join()),
    )
    expect(different.map(({ id }) => id)).toEqual([])
  })

  test('is read easily: grade 8 or below in English, short sentences in Spanish and French, never long', () => {
    const grades = KNOWLEDGE.map((entry) => ({ id: entry.id, grade: grade(told(entry.en.answer, 'en')) }))
    const longest = SPOKEN.flatMap((language) =>
      KNOWLEDGE.map((entry) => {
        const text = told(entry[language].answer, language)
        const words = text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0
        return { id: `${entry.id} (${language})`, words, perSentence: words / sentencesOf(text).length }
      }),
    )
    const mean = grades.reduce((sum, one) => sum + one.grade, 0) / grades.length
    console.info(
      `Knowledge: ${KNOWLEDGE.length} entries, ${CLAIMS.size} claims, reading grade ${mean.toFixed(1)} on average, ${Math.max(...grades.map((one) => one.grade)).toFixed(1)} at most`,
    )
    expect(grades.filter((one) => one.grade > GRADE_MOST)).toEqual([])
    expect(longest.filter(({ perSentence }) => perSentence > SENTENCE_WORDS_MOST)).toEqual([])
    expect(longest.filter(({ words }) => words < 30 || words > 150)).toEqual([])
  })
})
