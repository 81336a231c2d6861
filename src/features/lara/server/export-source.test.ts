import { expect, test } from 'vitest'
import type { HelpLine } from '../../safety/contract.ts'
import { partsOf } from '../../answers/rules/answer.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import { allHelpLines } from '../../safety/rules/help-lines.ts'
import { chatExport } from './export-source.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const line: HelpLine = { name: 'Somebody', what: 'Listens', phone: '988', dial: '988', sms: null, url: null }

/** The import error for an answer with these help lines; undefined if there is none. */
function problemOf(...help_lines: HelpLine[]): string | undefined {
  const messages = chatExport.find(({ name }) => name === 'chat-messages')
  const at = '2026-11-21T12:00:00.000Z'
  const row = {
    conversation: at,
    place: 3,
    from: 'lara',
    state: 'done',
    at,
    language: 'en',
    text: 'Please call.',
    feedback: null,
    parts: partsOf('safety', { help_lines }),
    about: null,
  }
  return messages?.problem(row, { today: '2026-11-21', timezone: 'UTC', now: Date.parse(at), seen: new Map() })
}

test('every help line that Lara shows can be imported from an export', () => {
  for (const region of REGIONS)
    for (const language of SPOKEN) {
      const lines = allHelpLines({ region, language }, 'woman')
      expect(lines.length).toBeGreaterThan(2)
      expect.soft(problemOf(...lines), `${region} ${language}`).toBeUndefined()
    }
})

test.each([
  ['a page that is a script', { url: 'javascript:alert(1)' }],
  ['a page that is not safe', { url: 'http://example.org' }],
  ['a page that breaks out of its place', { url: 'https://example.org/" onclick="x' }],
  ['a number that is a code of the telephone and more', { dial: '988;ext=1,,2' }],
  ['a text to somewhere else', { sms: { number: '988?body=x', body: '' } }],
])('a file with %s in a help line is rejected', (_, change) => {
  expect(problemOf(line)).toBeUndefined()
  expect(problemOf({ ...line, ...change })).toBe('parts: A help line holds a number or an address that cannot be')
})
