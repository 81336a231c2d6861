import { describe, expect, test } from 'vitest'
import { REMINDER_KINDS } from '../contract.ts'
import { ALERT_PLACE, alertEmail, alertWords, dosesPlace, emailWords, noticeWords, placeOfKind } from './notice-words.ts'

const HEALTH =
  /menopaus|health|symptom|hormon|estrogen|oestrogen|period|bleed|flow|flash|sweat|mood|medic|pill|tablet|doctor|dose|log|track|appointment/i
const ORIGIN = 'https://emberwell.example'
const title = 'Estrogen gel,\n\ttwo pumps'

describe.each(REMINDER_KINDS)('a discreet reminder of kind %s', (kind) => {
  const reminder = { kind, title, discreet: true }
  const { subject, text } = emailWords(reminder, ORIGIN)

  test('reveals nothing in push, subject or email', () => {
    expect(`${noticeWords(reminder)} ${subject} ${text}`).not.toMatch(HEALTH)
    expect(`${noticeWords(reminder)} ${subject} ${text}`).not.toMatch(/estrogen|pumps/i)
  })

  test('reveals nothing in the address of the doses of a day', () => {
    const place = dosesPlace('2026-11-26')
    expect(place).not.toMatch(HEALTH)
  })

  test('has the same email whatever it is about', () => {
    expect(emailWords({ kind: 'custom', title: 'Call Mum', discreet: true }, ORIGIN)).toEqual({ subject, text })
    expect(emailWords(reminder, ORIGIN, dosesPlace('2026-11-26'))).toEqual({ subject, text })
  })
})

test('an insight alert reveals nothing in push, subject, email or address', () => {
  const { subject, text } = alertEmail(ORIGIN)
  expect(`${alertWords()} ${subject} ${text} ${ALERT_PLACE}`).not.toMatch(HEALTH)
  expect(`${subject} ${text}`).not.toMatch(/pattern|experiment/i)
})

test('a reminder that is not discreet has her own text, in one line', () => {
  const reminder = { kind: 'medicine', title, discreet: false } as const
  expect(noticeWords(reminder)).toBe('Estrogen gel, two pumps')
  const { subject, text } = emailWords(reminder, ORIGIN)
  expect(subject).toBe('Estrogen gel, two pumps')
  expect(text).toContain('\nEstrogen gel, two pumps\n')
  expect(text).toContain(`${ORIGIN}/reminders`)
})

test.each([
  ['log', '/tracker/soft'],
  ['check-in', '/home'],
  ['medicine', '/reminders'],
  ['appointment', '/reminders'],
  ['custom', '/reminders'],
] as const)('%s opens %s', (kind, place) => expect(placeOfKind(kind)).toBe(place))
