import { describe, expect, test } from 'vitest'
import { HelpLine } from '../contract.ts'
import { HELP_LINES } from '../content/generated/help-lines.ts'
import { helpLinesFor } from './help-lines.ts'
import { SPOKEN } from '../../text/rules/speech.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const phonesOf = (lines: readonly HelpLine[]) => lines.map(({ name, dial, sms }) => `${name} ${dial ?? ''} ${sms?.number ?? ''}`.trim())

describe('help lines', () => {
  test('each line has an id, a source and a way to reach it, and is listed once', () => {
    for (const line of HELP_LINES)
      expect([line.id, line.source !== '', Boolean(line.phone ?? line.sms ?? line.url)]).toEqual([line.id, true, true])
    expect(new Set(HELP_LINES.map(({ id }) => id)).size).toBe(HELP_LINES.length)
  })

  test.each(['crisis', 'abuse'] as const)('in the European Union the one known number comes first for a %s', (kind) => {
    expect(helpLinesFor(kind, 'EU', 'fr', 'woman').map(({ dial, url }) => dial ?? url)).toEqual(['112', 'https://findahelpline.com'])
    expect(helpLinesFor(kind, 'elsewhere', 'fr', 'woman').map(({ url }) => url)).toEqual(['https://findahelpline.com'])
  })

  test.each(REGIONS)('in %s there are lines for a crisis, violence and an emergency, in every language and for both roles', (region) => {
    for (const language of SPOKEN) {
      for (const speaker of ['woman', 'partner'] as const) {
        for (const kind of ['crisis', 'abuse', 'emergency'] as const) {
          const lines = helpLinesFor(kind, region, language, speaker)
          expect(lines.length).toBeGreaterThan(0)
          for (const line of lines) expect(HelpLine.parse(line)).toEqual(line)
        }
      }
    }
  })

  test('the lines are the documented ones', () => {
    expect(phonesOf(helpLinesFor('crisis', 'US', 'en', 'woman'))).toEqual([
      '988 Suicide & Crisis Lifeline 988 988',
      'Crisis Text Line  741741',
      'findahelpline.com',
    ])
    expect(phonesOf(helpLinesFor('crisis', 'UK', 'en', 'woman'))[0]).toBe('Samaritans 116123')
    expect(phonesOf(helpLinesFor('crisis', 'AU', 'fr', 'woman'))[0]).toBe('Lifeline 131114 0477 13 11 14')
    expect(phonesOf(helpLinesFor('abuse', 'US', 'es', 'woman'))[0]).toBe('National Domestic Violence Hotline 18007997233 88788')
    expect(phonesOf(helpLinesFor('emergency', 'AU', 'en', 'woman'))).toEqual(['Triple Zero 000'])
  })

  test('a number that was not verified in its source is not shown', () => {
    const shown = REGIONS.flatMap((region) =>
      (['crisis', 'abuse', 'advice'] as const).flatMap((kind) => helpLinesFor(kind, region, 'en', 'partner')),
    )
    const unread = HELP_LINES.filter(({ verified_on }) => verified_on === null)
    expect(unread.length).toBeGreaterThan(0)
    for (const { phone } of unread) expect(shown.some((line) => line.phone === phone)).toBe(false)
  })

  test('lines for men are shown to the partner only', () => {
    expect(phonesOf(helpLinesFor('abuse', 'AU', 'en', 'partner'))[0]).toBe('MensLine Australia 1300789978')
    expect(phonesOf(helpLinesFor('abuse', 'AU', 'en', 'woman'))[0]).toBe('1800RESPECT 1800737732 0458 737 732')
  })
})
