import { describe, expect, test } from 'vitest'
import { REMINDER_KINDS } from '../contract.ts'
import { letterWords, noticeWords, placeOfKind } from './notice-words.ts'

const HEALTH =
  /menopaus|health|symptom|hormon|estrogen|oestrogen|period|bleed|flow|flash|sweat|mood|medic|pill|tablet|doctor|dose|log|track|appointment/i
const ORIGIN = 'https://emberwell.example'
const title = 'Estrogen gel,\n\ttwo pumps'

describe.each(REMINDER_KINDS)('a discreet reminder of kind %s', (kind) => {
  const reminder = { kind, title, discreet: true }
  const { subject, text } = letterWords(reminder, ORIGIN)

  test('says nothing of what it is about, in push, subject and letter', () => {
    expect(`${noticeWords(reminder)} ${subject} ${text}`).not.toMatch(HEALTH)
    expect(`${noticeWords(reminder)} ${subject} ${text}`).not.toMatch(/estrogen|pumps/i)
  })

  test('is the same letter whatever it is about', () => {
    expect(letterWords({ kind: 'custom', title: 'Call Mum', discreet: true }, ORIGIN)).toEqual({ subject, text })
  })
})

test('one that is not discreet says her own words, in one line', () => {
  const reminder = { kind: 'medicine', title, discreet: false } as const
  expect(noticeWords(reminder)).toBe('Estrogen gel, two pumps')
  const { subject, text } = letterWords(reminder, ORIGIN)
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
