import { describe, expect, test } from 'vitest'
import { joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import { readForm, WAITLIST_EMPTY } from './forms.ts'

const fieldsOf = (values: Record<string, unknown>) => Object.entries(values)

describe('readForm', () => {
  test('a complete form is ready to send, trimmed as in the contract', () => {
    const fields = fieldsOf({ name: ' Ana ', email: 'ana@example.org ', message: 'Hello', website: '' })
    expect(readForm(sendContact.body, fields, ['website'])).toEqual({
      body: { name: 'Ana', email: 'ana@example.org', message: 'Hello' },
    })
  })

  test('an empty waitlist form asks for an email with the documented message', () => {
    expect(readForm(joinWaitlist.body, fieldsOf({ email: '  ' }), [])).toEqual({ problems: { email: WAITLIST_EMPTY } })
  })

  test('an invalid email address is reported beside its field', () => {
    expect(readForm(requestDemo.body, fieldsOf({ email: '@example.org' }), [])).toEqual({
      problems: { email: 'Please enter a valid email address' },
    })
  })

  test('each field has at most one message', () => {
    expect(readForm(sendContact.body, fieldsOf({ name: '  ', email: 'x', message: '' }), [])).toEqual({
      problems: {
        name: 'Please tell us your name',
        email: 'Please enter a valid email address',
        message: 'Please write a few words',
      },
    })
  })

  test('feedback requires a message but no address', () => {
    const optional = ['email', 'website']
    expect(readForm(sendFeedback.body, fieldsOf({ message: 'It is calm here', email: '' }), optional)).toEqual({
      body: { message: 'It is calm here' },
    })
    expect(readForm(sendFeedback.body, fieldsOf({ message: ' ', email: '' }), optional)).toEqual({
      problems: { message: 'Please write a few words' },
    })
  })

  test('a filled honeypot is sent, and a file never is', () => {
    const fields = fieldsOf({ email: 'ana@example.org', website: 'http://spam.example', file: new Date(0) })
    expect(readForm(requestDemo.body, fields, ['website'])).toEqual({ body: { email: 'ana@example.org', website: 'http://spam.example' } })
  })
})
