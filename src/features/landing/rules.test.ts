import { describe, expect, test } from 'vitest'
import { HELP_REGIONS } from './content/help-lines.ts'
import { joinWaitlist, requestDemo, sendContact, sendFeedback, WAITLIST_EMPTY } from './contract.ts'
import { readForm, toInboxLines, toTelephone } from './rules.ts'

const fieldsOf = (values: Record<string, unknown>) => Object.entries(values)

describe('readForm', () => {
  test('a full form is ready to send, trimmed as the contract trims', () => {
    const fields = fieldsOf({ name: ' Ana ', email: 'ana@example.org ', message: 'Hello', website: '' })
    expect(readForm(sendContact.body, fields, ['website'])).toEqual({
      body: { name: 'Ana', email: 'ana@example.org', message: 'Hello' },
    })
  })

  test('an empty waitlist asks for an email in the words of the specification', () => {
    expect(readForm(joinWaitlist.body, fieldsOf({ email: '  ' }), [])).toEqual({ problems: { email: WAITLIST_EMPTY } })
  })

  test('an address that cannot be one is told so under its field', () => {
    expect(readForm(requestDemo.body, fieldsOf({ email: '@example.org' }), [])).toEqual({
      problems: { email: 'Please enter a valid email address' },
    })
  })

  test('each field gets one sentence', () => {
    expect(readForm(sendContact.body, fieldsOf({ name: '  ', email: 'x', message: '' }), [])).toEqual({
      problems: {
        name: 'Please tell us your name',
        email: 'Please enter a valid email address',
        message: 'Please write a few words',
      },
    })
  })

  test('feedback needs words and no address', () => {
    const optional = ['email', 'website']
    expect(readForm(sendFeedback.body, fieldsOf({ message: 'It is calm here', email: '' }), optional)).toEqual({
      body: { message: 'It is calm here' },
    })
    expect(readForm(sendFeedback.body, fieldsOf({ message: ' ', email: '' }), optional)).toEqual({
      problems: { message: 'Please write a few words' },
    })
  })

  test('the field that no person sees is sent when something filled it, and a file is never sent', () => {
    const fields = fieldsOf({ email: 'ana@example.org', website: 'http://spam.example', file: new Date(0) })
    expect(readForm(requestDemo.body, fields, ['website'])).toEqual({ body: { email: 'ana@example.org', website: 'http://spam.example' } })
  })
})

describe('toInboxLines', () => {
  const at = Date.UTC(2026, 10, 21, 9, 5)

  test('says when, what and from whom, then the words', () => {
    const sent = { name: 'Ana', email: 'ana@example.org', message: 'Hello\r\nthere' }
    expect(toInboxLines({ kind: 'contact', at, sent })).toEqual([
      '2026-11-21 09:05  contact   Ana <ana@example.org>',
      '    Hello',
      '    there',
    ])
  })

  test('feedback without an address says so', () => {
    expect(toInboxLines({ kind: 'feedback', at, sent: { message: 'Calm' } })).toEqual([
      '2026-11-21 09:05  feedback  no address',
      '    Calm',
    ])
  })

  test("a stranger's text cannot steer the operator's terminal", () => {
    const sent = { name: 'A\u001b[2J\nB', email: 'a@example.org', message: '\u001b]0;x\u0007 \u009b31m \u202eabc' }
    expect(toInboxLines({ kind: 'contact', at, sent }).join('|')).not.toMatch(/[\p{Cc}\u202e]/u)
  })
})

describe('toTelephone', () => {
  test.each([
    ['1-800-799-7233', 'tel:18007997233'],
    ['9-8-8', 'tel:988'],
    ['13 11 14', 'tel:131114'],
    ['0808 2000 247', 'tel:08082000247'],
  ])('%s is dialled as %s', (number, address) => expect(toTelephone(number)).toBe(address))

  test('a text goes to the same digits', () => expect(toTelephone('0477 13 11 14', 'sms')).toBe('sms:0477131114'))
})

describe.each(HELP_REGIONS)('help lines of $name', ({ lines }) => {
  test('begin with the emergency number', () => expect(lines[0]?.name).toBe('Emergency'))

  test('each has a way to reach it and a source', () => {
    for (const line of lines) {
      expect(line.ways.length).toBeGreaterThan(0)
      expect(line.source).toMatch(/^[a-z0-9.]+\.[a-z]+$/)
    }
  })
})
