import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { sentencesOf } from '../../knowledge/rules/claim-wording.ts'
import { type Language, type Manner, SPOKEN } from '../../text/rules/speech.ts'
import { partsOf } from './answer.ts'
import { breathing, quickFacts, unknownAnswer } from './guides.ts'
import { toEntryAnswer, tonedEntry, wholeEntry } from './knowledge-answer.ts'
import { dataInTone, entryInTone } from './tone.ts'
import { toneSample } from './tone-sample.ts'
import { shown } from './wording.ts'

const TONES = ['pragmatic', 'calm', 'nurturing'] as const
/** Every eleventh entry, which includes all kinds: hard, medicine, with and without claims. */
const ENTRIES = KNOWLEDGE.filter((_, place) => place % 11 === 5).slice(0, 20)
const CASES = SPOKEN.flatMap((language) => ENTRIES.map((entry) => [language, entry.id, entry] as const))

const WARNING: Readonly<Record<Language, RegExp>> = {
  en: /\{(?:doctor|gynecologist|emergency)\}|\b(?:pharmacist|nurse|same day|within (?:days|two weeks)|at once|do not stop)\b/i,
  es: /\{(?:doctor|gynecologist|emergency)\}|farmac|enfermer|mismo día|no dejes/i,
  fr: /\{(?:doctor|gynecologist|emergency)\}|pharmac|infirm|jour même|n’arrêtez/i,
}
const SYMPATHY: Readonly<Record<Language, RegExp>> = {
  en: /sorry|hard|tough|alone|easy|awful|a lot to|weigh|difficult|feel for you|courage/i,
  es: /siento|lo sient|difícil|duro|sola|fácil|pesar|lamento/i,
  fr: /désolée|dur|difficile|seule|facile|peser|courage|navrée/i,
}

const isFixed = ({ en }: KnowledgeEntry) => en.answer[0]?.includes('{emergency}') === true
const mannerOf = (language: Language, tone: Manner['tone']): Manner => ({ language, region: 'UK', tone })
const tonesOf = (entry: KnowledgeEntry, language: Language) => TONES.map((tone) => tonedEntry(entry, mannerOf(language, tone)))
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).toSorted()
/** Case and full stops aside, so that a sentence is found after the label of a next step as well. */
const flat = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ')
const beginningOf = (text: string) => text.split(/(?<=[.!?:])\s/)[0]
const endOf = (text: string) => text.split('\n\n').at(-1)

describe.each(CASES)('in %s the entry %s', (language, _id, entry) => {
  const { answer } = entry[language]
  const sentences = answer.flatMap(sentencesOf)

  test('has its facts, numbers, warnings and sources in every tone', () => {
    const reviewed = toEntryAnswer(entry, mannerOf(language, 'calm'))
    const needed = sentences.filter(({ text, claims }) => claims.length > 0 || WARNING[language].test(text))
    for (const { text, parts } of tonesOf(entry, language)) {
      for (const one of needed) expect(flat(text)).toContain(flat(shown([one.text], mannerOf(language, 'calm'))))
      expect(numbersIn(text)).toEqual(numbersIn(reviewed.text))
      expect(parts.sources).toEqual(reviewed.parts.sources)
    }
  })

  test.skipIf(isFixed(entry))('is short, complete or warm, with its own opening and closing', () => {
    const [pragmatic = '', calm = '', nurturing = ''] = tonesOf(entry, language).map(({ text }) => text)
    const reviewed = toEntryAnswer(entry, mannerOf(language, 'calm')).text
    expect(pragmatic.length).toBeLessThan(calm.length)
    expect(calm.length).toBeLessThanOrEqual(nurturing.length)
    expect(calm).toContain(reviewed)
    expect(nurturing).toContain(reviewed)
    expect(new Set([pragmatic, calm, nurturing].map(beginningOf)).size).toBe(3)
    expect(new Set([pragmatic, calm, nurturing].map(endOf)).size).toBe(3)
    expect(nurturing.replace(reviewed, '')).not.toMatch(SYMPATHY[language])
    expect(calm.replace(reviewed, '')).not.toMatch(SYMPATHY[language])
  })
})

test('an entry that begins with the emergency number is the same in every tone', () => {
  const urgent = KNOWLEDGE.filter(isFixed)
  expect(urgent.length).toBeGreaterThan(1)
  for (const entry of urgent) expect(new Set(tonesOf(entry, 'en').map(({ text }) => text)).size).toBe(1)
})

test('what the pragmatic tone leaves out is one tap away', () => {
  for (const language of SPOKEN) {
    const manner = mannerOf(language, 'pragmatic')
    for (const entry of KNOWLEDGE) {
      const { text, parts } = tonedEntry(entry, manner)
      const whole = wholeEntry(parts.chips[0]?.message ?? '', manner)
      const reviewed = toEntryAnswer(entry, manner).text
      const isWhole = entry[language].answer.flatMap(sentencesOf).every((one) => flat(text).includes(flat(shown([one.text], manner))))
      if (!isWhole) expect(whole?.text).toBe(reviewed)
      expect(whole === undefined || whole.about).toEqual(whole === undefined || { kind: 'entry', id: entry.id })
    }
  }
})

test('the length grows from pragmatic to nurturing in every entry', () => {
  for (const language of SPOKEN) {
    for (const entry of KNOWLEDGE.filter((one) => !isFixed(one))) {
      const [pragmatic = 0, calm = 0, nurturing = 0] = tonesOf(entry, language).map(({ text }) => text.length)
      expect([pragmatic, calm, nurturing], entry.id).toEqual([pragmatic, calm, nurturing].toSorted((one, other) => one - other))
    }
  }
})

test('guides, unknown answers and her own numbers have three forms', () => {
  const own = (rows: readonly { day: string }[]) => ({
    text: 'You noted 3 hot flashes.',
    parts: partsOf('own_data', { rows: rows.map((row) => ({ ...row, words: '', log_type: null, log_id: null })) as never }),
    about: { kind: 'own', question: {} as never } as const,
  })
  for (const language of SPOKEN) {
    const makers = [
      (manner: Manner) => quickFacts(manner, 0),
      breathing,
      (manner: Manner) => unknownAnswer(manner, []),
      (manner: Manner) => unknownAnswer(manner, ENTRIES.slice(0, 2)),
      (manner: Manner) => dataInTone(own([{ day: '2026-11-01' }]), manner),
      (manner: Manner) => dataInTone(own([]), manner),
    ]
    for (const make of makers) {
      const [pragmatic, calm, nurturing] = TONES.map((tone) => make(mannerOf(language, tone)))
      expect(new Set([pragmatic?.text, calm?.text, nurturing?.text]).size).toBe(3)
      expect(pragmatic?.text.length).toBeLessThan(calm?.text.length ?? 0)
      expect(numbersIn(calm?.text ?? '')).toEqual(numbersIn(nurturing?.text ?? ''))
      expect(pragmatic?.parts.sources).toEqual(nurturing?.parts.sources)
      expect(nurturing?.text).not.toMatch(SYMPATHY[language])
    }
  }
})

test('the sample in Settings differs by tone', () => {
  for (const language of SPOKEN) expect(new Set(TONES.map((tone) => toneSample(mannerOf(language, tone)).answer)).size).toBe(3)
})

test('a statement is not called a question', () => {
  for (const entry of KNOWLEDGE)
    for (const language of SPOKEN) {
      const { paragraphs } = entryInTone(entry, { language, region: 'US', tone: 'nurturing' }, { isTold: true })
      expect(paragraphs[0]).not.toMatch(/^(?:Good question|Buena pregunta|Bonne question)/)
    }
})
