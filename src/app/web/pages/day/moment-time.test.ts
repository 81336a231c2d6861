import { expect, test } from 'vitest'
import { momentAt } from './moment-time.ts'

const context = { timezone: 'Europe/Berlin', now: Date.parse('2026-11-21T12:00:30Z'), before: undefined }

test.each([
  ['2026-11-16', '03:10', '2026-11-16T02:10:00.000Z'],
  ['2026-07-16', '03:10', '2026-07-16T01:10:00.000Z'],
  ['2026-11-21', '13:00', '2026-11-21T12:00:00.000Z'],
  // The hour that is skipped in spring begins after the gap.
  ['2026-03-29', '02:30', '2026-03-29T01:00:00.000Z'],
])('on %s at %s it is %s', (day, time, instant) => {
  expect(momentAt(day, time, context)).toEqual({ at: Date.parse(instant) })
})

test('the seconds of a moment stay when its time is changed', () => {
  const before = Date.parse('2026-11-16T08:00:17.250Z')
  expect(momentAt('2026-11-16', '10:05', { ...context, before })).toEqual({ at: Date.parse('2026-11-16T09:05:17.250Z') })
})

test.each([
  ['2026-11-21', '13:01', "That time hasn't come yet."],
  ['2026-11-16', '', 'Please give a time. A guess is fine.'],
  ['2026-11-16', 'noon', 'Please give a time. A guess is fine.'],
])('on %s the time "%s" is refused: %s', (day, time, problem) => expect(momentAt(day, time, context)).toEqual({ problem }))

test('a time of a day that the zone has skipped is refused', () => {
  const problem = 'There was no such time that day. Please choose another.'
  expect(momentAt('2011-12-30', '12:00', { ...context, timezone: 'Pacific/Apia' })).toEqual({ problem })
})
