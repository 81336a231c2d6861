import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TITLE_MAX } from '../contract.ts'
import { QUIET_TITLE, titleOf } from './titles.ts'

test.each([
  ['How did I sleep?', 'How did I sleep?'],
  ['  two\n\nlines\tof it ', 'two lines of it'],
  [
    'I wake up at three every night, soaked, and then I lie there until the alarm goes',
    'I wake up at three every night, soaked, and then I lie…',
  ],
  ['x'.repeat(200), `${'x'.repeat(60)}…`],
  ['<b>bold</b>', '<b>bold</b>'],
])('%j yields the title %j', (message, title) => expect(titleOf(message)).toBe(title))

test('titles are never too long, empty or cut within a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (message) => {
      const title = titleOf(message)
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX)
      expect(title.isWellFormed()).toBe(true)
      expect(title === '').toBe(message.trim() === '')
    }),
  )
})

test('titles never contain words of a crisis or of violence', () => {
  for (const message of ['I want to end my life', 'my husband hits me when he drinks', 'Quiero morirme', "J'ai peur de mon conjoint"]) {
    expect(titleOf(message)).toBe(QUIET_TITLE)
  }
  expect(titleOf("I'm dying of heat")).toBe("I'm dying of heat")
})
