import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import type { PatternDay } from './channels.ts'
import { compare, type Pair, pairsOf, toNumbered } from './compare.ts'

const FIRST = '2026-01-05'

function toPairs(cause: (day: number) => number, outcome: (day: number) => number, length: number): Pair[] {
  return Array.from({ length }, (_, day) => ({ date: addDays(FIRST, day), day, cause: cause(day), outcome: outcome(day) }))
}

const whole = (random: () => number, most: number) => Math.floor(random() * (most + 1))

describe('pairs', () => {
  const days: PatternDay[] = [
    { date: '2026-01-01', values: { alcohol: 1, sleep_hours: 8 } },
    { date: '2026-01-02', values: { alcohol: 0, sleep_hours: 6 } },
    { date: '2026-01-03', values: { sleep_hours: 7 } },
    { date: '2026-01-05', values: { alcohol: 1, sleep_hours: 5 } },
  ]
  const numbered = toNumbered(days)

  test('of the next day: a missing day and a missing answer leave no pair', () => {
    expect(pairsOf({ cause: 'alcohol', outcome: 'sleep_hours', lag: 1 }, numbered)).toMatchObject([
      { date: '2026-01-02', cause: 1, outcome: 6 },
      { date: '2026-01-03', cause: 0, outcome: 7 },
    ])
  })

  test('of the same day', () => {
    const pairs = pairsOf({ cause: 'alcohol', outcome: 'sleep_hours', lag: 0 }, numbered)
    expect(pairs.map(({ date, day }) => [date, ((day % 7) + 7) % 7])).toEqual([
      ['2026-01-01', 3],
      ['2026-01-02', 4],
      ['2026-01-05', 0],
    ])
  })
})

describe('a question is not asked', () => {
  const random = seededRandom(5)
  const any = () => whole(random, 9)
  test.each([
    ['with 19 pairs', toPairs(any, any, 19), { why: 'few' }],
    ['of a constant', toPairs(() => 3, any, 60), { why: 'one-sided', side: 'cause', most: 60, others: 0 }],
    [
      'with 7 days of alcohol',
      toPairs((day) => (day % 8 === 0 ? 1 : 0), any, 56),
      { why: 'one-sided', side: 'cause', most: 49, others: 7 },
    ],
    ['of an outcome that is nearly always 0', toPairs(any, (day) => (day % 9 === 0 ? day : 0), 60), { why: 'one-sided', side: 'outcome' }],
    ['of a yes that changes five times', toPairs((day) => Math.floor(day / 10) % 2, any, 60), { why: 'steady', side: 'cause' }],
    ['when slow changes leave nothing', toPairs(any, any, 20).map((pair) => ({ ...pair, day: pair.day * 18 })), { why: 'few' }],
    ['when weekdays explain all of it', toPairs((day) => day % 7, any, 60), { why: 'few' }],
  ])('%s', (_name, pairs, lack) => {
    expect(compare(pairs)).toMatchObject(lack)
  })
})

describe('the comparison', () => {
  const cases = fc.record({ seed: fc.integer({ min: 1, max: 1e6 }), length: fc.integer({ min: 30, max: 120 }), link: fc.boolean() })
  const toCase = ({ seed, length, link }: { seed: number; length: number; link: boolean }) => {
    const random = seededRandom(seed)
    const causes = Array.from({ length }, () => whole(random, 8))
    const outcomes = causes.map((cause) => whole(random, 8) + (link ? cause : 0))
    return toPairs(
      (day) => causes[day] ?? 0,
      (day) => outcomes[day] ?? 0,
      length,
    ).filter(() => random() > 0.1)
  }

  test('is the same for any other scale with the same order', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const pairs = toCase(one)
        const recoded = pairs.map((pair) => ({ ...pair, cause: pair.cause ** 3 + 7, outcome: Math.log(pair.outcome + 1) - 4 }))
        expect(compare(recoded)).toEqual(compare(pairs))
      }),
      { numRuns: 40 },
    )
  })

  test('turns its sign with the order', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const pairs = toCase(one)
        const [found, turned] = [compare(pairs), compare(pairs.map((pair) => ({ ...pair, outcome: -pair.outcome })))]
        if (!('p' in found) || !('p' in turned)) throw new Error('Not enough pairs')
        expect(turned.p).toBeCloseTo(found.p, 9)
        expect(turned.rho).toBeCloseTo(-found.rho, 9)
      }),
      { numRuns: 20 },
    )
  })

  test('finds a clear link and calls a long record without one none', () => {
    const of = (link: boolean) => compare(toCase({ seed: 3, length: 200, link }))
    expect(of(true)).toMatchObject({ isNone: false })
    expect('p' in of(true) && of(true)).toHaveProperty('p', expect.closeTo(0, 6))
    expect(of(false)).toMatchObject({ isNone: true })
  })

  test('two slow changes at the same time are no link', () => {
    const random = seededRandom(11)
    const slow = (day: number) => Math.round(10 * Math.sin(day / 30) + 4 * random())
    const found = compare(toPairs(slow, slow, 200))
    expect('p' in found && found.p).toBeGreaterThan(0.01)
  })
})
