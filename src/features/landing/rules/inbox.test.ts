import { describe, expect, test } from 'vitest'
import { toInboxLines } from './inbox.ts'

describe('toInboxLines', () => {
  const at = Date.UTC(2026, 10, 21, 9, 5)

  test('contain date, kind, sender and message', () => {
    const sent = { name: 'Ana', email: 'ana@example.org', message: 'Hello\r\nthere' }
    expect(toInboxLines({ kind: 'contact', at, sent })).toEqual([
      '2026-11-21 09:05  contact   Ana <ana@example.org>',
      '    Hello',
      '    there',
    ])
  })

  test('mention when feedback has no address', () => {
    expect(toInboxLines({ kind: 'feedback', at, sent: { message: 'Calm' } })).toEqual([
      '2026-11-21 09:05  feedback  no address',
      '    Calm',
    ])
  })

  test("strip control characters that could affect the operator's terminal", () => {
    const sent = { name: 'A\u001b[2J\nB', email: 'a@example.org', message: '\u001b]0;x\u0007 \u009b31m \u202eabc' }
    expect(toInboxLines({ kind: 'contact', at, sent }).join('|')).not.toMatch(/[\p{Cc}\u202e]/u)
  })
})
