import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Stretch, toNights } from './sleep-nights.ts'

/** A stretch from and to minutes after midnight of 1 January 1970, in UTC. */
function minutes(start: number, end: number): Stretch {
  return { start: start * 60_000, end: end * 60_000, endDay: new Date(end * 60_000).toISOString().slice(0, 10) }
}

test('a night that two devices recorded counts once, on the day she wakes', () => {
  const phone = minutes(22 * 60, 30 * 60)
  const watch = [minutes(22 * 60 + 30, 25 * 60), minutes(26 * 60, 30 * 60 + 30)]
  expect(toNights([...watch, phone])).toEqual([{ day: '1970-01-02', hours: 8.5, count: 3 }])
})

test('time awake between two stretches does not count, and a nap is added to its day', () => {
  expect(toNights([minutes(0, 180), minutes(210, 420), minutes(840, 900)])).toEqual([{ day: '1970-01-01', hours: 7.5, count: 3 }])
})

test('a night that ends before midnight and one after it are two days', () => {
  expect(toNights([minutes(20 * 60, 23 * 60), minutes(27 * 60, 32 * 60)])).toEqual([
    { day: '1970-01-01', hours: 3, count: 1 },
    { day: '1970-01-02', hours: 5, count: 1 },
  ])
})

test('the sum is the time in which any device recorded sleep', () => {
  const stretch = fc.tuple(fc.nat(600), fc.integer({ min: 1, max: 240 })).map(([start, length]) => minutes(start, start + length))
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 1, maxLength: 10 }), (stretches) => {
      const asleep = new Set<number>()
      for (const { start, end } of stretches) for (let at = start / 60_000; at < end / 60_000; at += 1) asleep.add(at)
      const nights = toNights(stretches)
      const sum = nights.reduce((hours, night) => hours + night.hours, 0)
      expect(Math.abs(sum - asleep.size / 60)).toBeLessThanOrEqual(0.125 * nights.length + 1e-9)
      expect(nights.reduce((count, night) => count + night.count, 0)).toBe(stretches.length)
    }),
  )
})
