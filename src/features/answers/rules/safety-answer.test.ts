import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CRISIS_EN } from '../../safety/content/en.ts'
import { CRISIS_ES } from '../../safety/content/es.ts'
import { CRISIS_FR } from '../../safety/content/fr.ts'
import { safetyAnswer } from './safety-answer.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { SPOKEN, type Manner } from '../../text/rules/speech.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const EMERGENCY = { US: '911', CA: '911', UK: '999', AU: '000' } as const
const hers = { speaker: 'woman', recent: new Set<string>() } as const
const his = { speaker: 'partner', recent: new Set<string>() } as const
const manner = (given: Partial<Manner> = {}): Manner => ({ language: 'en', region: 'US', tone: 'calm', ...given })
const seen = (given: Partial<Recognised>): Recognised => ({
  class: 'C1',
  cause: 'wish',
  isNow: false,
  about: 'self',
  isDenied: false,
  language: 'en',
  ...given,
})
const linesOf = (recognised: readonly Recognised[], given: Partial<Manner> = {}, matter: Parameters<typeof safetyAnswer>[2] = hers) =>
  safetyAnswer(recognised, manner(given), matter)?.parts.help_lines.map(({ name }) => name)
const textOf = (recognised: readonly Recognised[], given: Partial<Manner> = {}, matter: Parameters<typeof safetyAnswer>[2] = hers) =>
  safetyAnswer(recognised, manner(given), matter)?.text ?? ''

describe('nothing recognised', () => {
  test('returns no safety answer', () => expect(safetyAnswer([], manner(), hers)).toBeUndefined())
})

describe('only suspected by the classifier', () => {
  test.each(SPOKEN)('is asked about in %s, below the same help lines, in every region', (language) => {
    for (const region of REGIONS)
      for (const name of ['C1', 'C2'] as const) {
        const made = safetyAnswer([seen({ class: name, cause: 'weighed' })], manner({ language, region }), hers)
        expect([name, made?.text.split('\n\n')[0]?.includes('?'), made?.about]).toEqual([
          name,
          true,
          { kind: 'safety', class: name, cause: 'weighed' },
        ])
        expect(made?.parts.help_lines).toEqual(
          safetyAnswer([seen({ class: name, cause: 'hints' })], manner({ language, region }), hers)?.parts.help_lines,
        )
      }
  })

  test('gets the full card beside what a phrase names', () => {
    expect(textOf([seen({ cause: 'wish' }), seen({ class: 'C2', cause: 'weighed' })])).toContain('You wrote about not wanting to be alive')
  })
})

describe('a crisis', () => {
  const causes = Object.keys(CRISIS_EN.seen.C1).filter((cause) => cause !== 'other')

  test('is answered in every language and region, for every cause, imminent or denied, for self and others: help lines, not a person, no link', () => {
    for (const language of SPOKEN) {
      for (const region of REGIONS) {
        for (const cause of causes) {
          for (const isNow of [false, true]) {
            for (const about of ['self', 'other'] as const) {
              for (const isDenied of [false, true]) {
                const made = safetyAnswer([seen({ cause, isNow, about, isDenied })], manner({ language, region }), hers)
                expect(made?.parts).toMatchObject({ layer: 'safety', class: 'C1', chips: [], exercise: null })
                expect(made?.parts.help_lines.length).toBeGreaterThan(1)
                expect(made?.about).toEqual({ kind: 'safety', class: 'C1', cause })
                expect(made?.text).toMatch(/I am not a person|No soy una persona|Je ne suis pas une personne/)
                expect(made?.text).toContain(EMERGENCY[region])
                expect(made?.text).not.toMatch(/https?:|www\.|[<>{}[\]*_#`|]/)
              }
            }
          }
        }
      }
    }
  })

  test('says what was recognised, and puts the emergency number first if harm is imminent', () => {
    expect(textOf([seen({ cause: 'harm' })])).toMatch(/^You wrote about hurting yourself\./)
    expect(linesOf([seen({ cause: 'plan', isNow: true })], { region: 'UK' })?.slice(0, 2)).toEqual(['999', 'Samaritans'])
    expect(linesOf([seen({})], { region: 'UK' })?.[0]).toBe('Samaritans')
    expect(textOf([seen({ cause: 'wish' }), seen({ cause: 'plan', isNow: true })])).toContain('Please call 911 now')
  })

  test('has the same text in every tone', () => {
    expect(textOf([seen({})], { tone: 'nurturing' })).toBe(textOf([seen({})], { tone: 'pragmatic' }))
  })

  test('lists the sources of its claims', () => {
    expect(safetyAnswer([seen({ cause: 'taken', isNow: true })], manner(), hers)?.parts.sources).toHaveLength(1)
  })
})

describe('violence', () => {
  const causes = Object.keys(CRISIS_EN.seen.C2).filter((cause) => cause !== 'other')

  test('is answered in every language and region with its help lines, and never advises confrontation', () => {
    for (const language of SPOKEN) {
      for (const region of REGIONS) {
        for (const cause of causes) {
          for (const about of ['self', 'other'] as const) {
            const made = safetyAnswer([seen({ class: 'C2', cause, about })], manner({ language, region }), hers)
            expect(made?.parts.help_lines.length).toBeGreaterThan(1)
            expect(made?.text).toContain(EMERGENCY[region])
            expect(made?.text).toMatch(/I am not a person|No soy una persona|Je ne suis pas une personne/)
            expect(made?.text).not.toMatch(/confront|talk to him|tell him|habla con él|díselo a él|parlez-lui|parlez-en avec lui/i)
          }
        }
      }
    }
  })

  test('tells the person who is hurt how to leave the page, but not the person who hurts', () => {
    for (const language of SPOKEN) {
      expect(textOf([seen({ class: 'C2', cause: 'violence' })], { language })).toMatch(/Esc|Échap/)
      expect(textOf([seen({ class: 'C2', cause: 'own' })], { language }, his)).not.toMatch(/Esc |Échap/)
      expect(textOf([seen({ class: 'C2', cause: 'seeking' })], { language }, his)).not.toMatch(/Esc |Échap/)
    }
  })

  test('names the quick exit button as the page does', () => {
    for (const language of ['es', 'fr'] as const) {
      const messages = JSON.parse(readFileSync(`locales/app/${language}.json`, 'utf8')) as Record<string, string>
      expect(textOf([seen({ class: 'C2', cause: 'violence' })], { language })).toContain(` ${messages['Quick exit']} `)
    }
  })

  test('does not mention the button on the start page, which has none', () => {
    for (const language of SPOKEN) {
      const text = textOf([seen({ class: 'C2', cause: 'violence' })], { language }, { ...hers, isVisitor: true })
      expect(text).not.toMatch(/Esc |Échap|Quick exit|Salida rápida|Sortie rapide/)
      expect(text).toMatch(/close this page|cierra esta página|fermez cette page/)
    }
  })

  test('reported by the partner lists the lines for men first', () => {
    expect(linesOf([seen({ class: 'C2', cause: 'own' })], { region: 'AU' }, his)?.[0]).toBe('MensLine Australia')
    expect(linesOf([seen({ class: 'C2', cause: 'violence' })], { region: 'AU' })?.[0]).toBe('1800RESPECT')
  })

  test('next to a crisis retains its sentence and its help lines', () => {
    const both = [seen({}), seen({ class: 'C2', cause: 'violence' })]
    expect(textOf(both)).toContain(CRISIS_EN.also.C2)
    expect(linesOf(both)).toEqual(expect.arrayContaining(['988 Suicide & Crisis Lifeline', 'National Domestic Violence Hotline', '911']))
  })
})

test('the three languages have the same causes', () => {
  for (const words of [CRISIS_ES, CRISIS_FR]) {
    for (const name of ['C1', 'C2'] as const) expect(Object.keys(words.seen[name])).toEqual(Object.keys(CRISIS_EN.seen[name]))
  }
})
