import { expect, test } from 'vitest'
import { WEEKDAYS } from '../contract.ts'
import { channelsWords } from './reminder-words.ts'
import { clockWords, daysWords } from './when-words.ts'

test.each([
  [[...WEEKDAYS], 'Every day'],
  [['mon', 'tue', 'wed', 'thu', 'fri'], 'Monday to Friday'],
  [['sun', 'sat'], 'Weekends'],
  [['tue'], 'Every Tuesday'],
  [['fri', 'mon'], 'Mon, Fri'],
] as const)('%j is %s', (days, words) => expect(daysWords(days)).toBe(words))

test.each([
  ['00:00', '12:00 AM'],
  ['08:05', '8:05 AM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, words) => expect(clockWords(time)).toBe(words))

test('the channels are listed in one line', () => expect(channelsWords(['in_app', 'email'])).toBe('On the page, by e-mail'))
