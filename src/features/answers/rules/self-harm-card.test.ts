import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../kit/words.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import type { Region } from '../../text/rules/speech.ts'
import { safetyAnswer } from './safety-answer.ts'
import { selfHarmCard } from './self-harm-card.ts'

const REGIONS: readonly Region[] = ['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere']
const SAID = { en: 'I think about killing myself', es: 'pienso en suicidarme', fr: 'je pense au suicide' }

test.each(LANGUAGES.flatMap((language) => REGIONS.map((region) => [language, region] as const)))(
  'in %s and %s the card has the help lines and the words of the answer in the chat',
  (language, region) => {
    const manner = { language, region, tone: 'nurturing' } as const
    const answer = safetyAnswer(recognise(SAID[language], 'woman'), manner, { speaker: 'woman', recent: new Set() })
    const { text, lines } = selfHarmCard(manner, 'Last.')
    expect(answer?.parts.class).toBe('C1')
    expect(lines).toEqual(answer?.parts.help_lines)
    expect(lines.length).toBeGreaterThan(0)
    const paragraphs = text.split('\n\n')
    expect(paragraphs.at(-1)).toBe('Last.')
    expect(paragraphs).toHaveLength(4)
    for (const paragraph of paragraphs.slice(0, -1)) expect(answer?.text).toContain(paragraph)
    expect(text).not.toMatch(/[{}]/)
  },
)
