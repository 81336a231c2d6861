import { expect, test } from 'vitest'
import { SPOKEN } from '../../text/rules/speech.ts'
import { unreadAnswer } from './unread-answer.ts'

test.each(['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere'] as const)(
  'in %s a message that could not be read is answered with help lines',
  (region) => {
    for (const language of SPOKEN) {
      for (const speaker of ['woman', 'partner'] as const) {
        const { text, lines, ...rest } = unreadAnswer('It was not sent.', { language, region }, speaker)
        expect(text.split('\n\n')).toEqual(['It was not sent.', expect.stringMatching(/\.$/)])
        expect(rest).toEqual({ language })
        expect(lines.length).toBeGreaterThan(0)
      }
    }
  },
)

test('the emergency number comes first, and the lines for a crisis and for violence are there', () => {
  const { lines } = unreadAnswer('', { language: 'en', region: 'US' }, 'woman')
  expect(lines.map(({ dial }) => dial)).toEqual(expect.arrayContaining(['911', '988', '18007997233']))
  expect(lines[0]?.dial).toBe('911')
  expect(lines.at(-1)?.url).toBe('https://findahelpline.com')
})
