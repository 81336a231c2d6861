import { expect, test } from 'vitest'
import type { ChatMessage, ChatSession } from '../contract.ts'
import { toFileName, toText } from './conversation-text.ts'

const AT = '2026-11-21T08:00:00Z'
const SESSION: ChatSession = { id: 7, title: 'Warm nights', created_at: AT, updated_at: AT, message_count: 4 }
const HERS: ChatMessage = { id: 1, from: 'her', text: 'Hello', at: AT, state: 'done', language: 'en', feedback: null, parts: null }
const ANSWER: ChatMessage = {
  ...HERS,
  id: 2,
  from: 'lara',
  text: 'Some find layers comfortable.\n\nShall we look at your nights?',
  parts: {
    layer: 'knowledge',
    class: null,
    help_lines: [
      {
        name: 'Night line',
        what: '',
        phone: '116 123',
        dial: '116123',
        sms: { number: '85258', body: 'HELLO' },
        url: 'https://example.org',
      },
    ],
    sources: [
      { authority: 'A society', citation: 'Nights, 2024', verified: true, on: '2026-11-21' },
      { authority: 'A service', citation: 'Layers', verified: false, on: '2026-11-21' },
    ],
    rows: [],
    missing: [],
    chips: [],
    exercise: null,
  },
}

test('a saved conversation names the author of each message, with help lines, sources and where she stopped an answer', () => {
  const messages: ChatMessage[] = [
    HERS,
    ANSWER,
    { ...HERS, id: 3, text: 'TRACK_PROGRESS_REQUEST' },
    { ...ANSWER, id: 4, text: 'In the last', state: 'stopped', parts: null },
    { ...ANSWER, id: 5, text: '', state: 'failed', parts: null },
  ]
  expect(toText(SESSION, messages, () => 'today')).toBe(
    [
      'Warm nights',
      'A conversation with Lara, begun today.',
      '',
      'You, today',
      'Hello',
      '',
      'Lara, today',
      'Some find layers comfortable.',
      '',
      'Shall we look at your nights?',
      '- Night line: 116 123, text HELLO to 85258, https://example.org',
      'Source: A society: Nights, 2024',
      'Source: A service: Layers (not yet checked by us at the source)',
      '',
      'You, today',
      'Show Pattern',
      '',
      'Lara, today',
      'In the last',
      '(stopped here)',
      '',
      '',
    ].join('\n'),
  )
})

test('the file name reveals nothing of the content', () => {
  expect(toFileName(SESSION)).toBe('conversation-2026-11-21.txt')
})
