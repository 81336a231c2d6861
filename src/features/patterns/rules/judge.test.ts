import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import type { PatternDay } from './channels.ts'
import { lookInSteps, type LookInput, passTogether, runLook } from './judge.ts'

const FIRST = '2026-01-05'

/** Days on which alcohol goes with `more` night sweats the night after. */
function toDays(length: number, more: number, from = 0): PatternDay[] {
  const random = seededRandom(7 + from)
  let before = 0
  return Array.from({ length }, (_, day) => {
    const alcohol = random() < 0.4 ? 1 : 0
    const sweats = Math.floor(random() * 3) + more * before
    before = alcohol
    return { date: addDays(FIRST, from + day), values: { alcohol, night_sweats_count: sweats, mood_rating: 2 * Math.ceil(random() * 5) } }
  })
}

const look = (days: readonly PatternDay[], given: Partial<LookInput> = {}) =>
  runLook({ today: addDays(FIRST, 133), days, factors: ['alcohol'], own: null, previous: null, ...given })

const names = (patterns: readonly { cause: string; outcome: string }[]) => patterns.map(({ cause, outcome }) => `${cause} ${outcome}`)
const own = (cause: string, outcome: string, since = FIRST) => ({ cause, outcome, since })

test.each([
  [[], []],
  [[0.02, 0.009, 0.5], []],
  [[0.0033, 0.5, 0.9], [0.0033]],
  // The second passes because the third does.
  [
    [0.0099, 0.007, 0.0034],
    [0.0034, 0.007, 0.0099],
  ],
])('of %j those pass together: %j', (ps, passed) => {
  expect(
    passTogether(
      ps.map((p) => ({ p })),
      0.01,
    ).map(({ p }) => p),
  ).toEqual(passed)
})

describe('a look', () => {
  test('shows a link with the days on both sides', () => {
    const { shown, results, notes } = look(toDays(133, 2))
    expect(names(shown)).toEqual(['alcohol night_sweats_count'])
    expect(notes).toBe(133)
    const [pattern] = shown
    expect(pattern).toMatchObject({ lag: 1, since: addDays(FIRST, 133), gone: null, is_yes_no: true })
    expect(pattern?.much).toMatchObject({ bound: 1, median: 3 })
    expect(pattern?.little).toMatchObject({ bound: 0, median: 1 })
    expect((pattern?.much.days.length ?? 0) + (pattern?.little.days.length ?? 0)).toBe(132)
    // The night after: the date is that of the outcome.
    const [day = ''] = pattern?.much.days ?? []
    expect(toDays(133, 2).find(({ date }) => date === addDays(day, -1))?.values['alcohol']).toBe(1)
    const result = results.find(({ cause, outcome }) => cause === 'alcohol' && outcome === 'night_sweats_count')
    expect(Math.abs(pattern?.rho ?? 0)).toBeLessThan(result?.rho ?? 0)
  })

  test('reads neither today nor what is more than 365 days ago, in any order of days', () => {
    const past = toDays(133, 2)
    const beside = [
      { date: addDays(FIRST, 133), values: { mood_rating: 2 } },
      { date: addDays(FIRST, 133 - 366), values: { mood_rating: 2 } },
    ]
    expect(look([...beside, ...past.toReversed()])).toEqual(look(past))
  })

  test('finds nothing in no notes, few notes and equal notes', () => {
    expect(look([])).toMatchObject({ notes: 0, shown: [], gone: [], own: null })
    expect(look(toDays(15, 2)).shown).toEqual([])
    expect(look(toDays(133, 2).map(({ date }) => ({ date, values: { alcohol: 1, night_sweats_count: 2 } }))).shown).toEqual([])
    expect(look(toDays(133, 2).map(({ date }) => ({ date, values: {} })))).toMatchObject({ notes: 0, shown: [] })
  })

  test('pauses after each question', () => {
    const input = { today: addDays(FIRST, 133), days: toDays(133, 2), factors: ['alcohol'], own: null, previous: null }
    const steps = lookInSteps(input)
    let pauses = 0
    for (let step = steps.next(); !step.done; step = steps.next()) pauses += 1
    expect(pauses).toBe(look(toDays(133, 2)).results.length)
  })
})

describe('a pattern', () => {
  const first = look(toDays(133, 2))
  const later = (days: readonly PatternDay[], previous = first) => look(days, { today: addDays(FIRST, 500), previous })

  test('stays while it is not clearly away, with the date on which it was first shown', () => {
    const weaker = toDays(133, 2, 140).map((day, place) => (place % 5 < 2 ? day : (toDays(133, 0, 140)[place] ?? day)))
    expect(later(weaker).shown).toMatchObject([{ since: addDays(FIRST, 133), much: { days: expect.any(Array) } }])
  })

  test('stays when there are too few days to ask again, and when the factor is no longer noted', () => {
    expect(later(toDays(10, 0, 400)).shown).toEqual(first.shown)
    expect(look(toDays(133, 2), { factors: [], previous: first }).shown).toHaveLength(1)
  })

  test('no longer shows once p is above .2, or the other way round; shows again when it passes again', () => {
    const { shown, gone } = later(toDays(200, 0, 200))
    expect(shown).toEqual([])
    expect(gone).toMatchObject([{ since: addDays(FIRST, 133), gone: addDays(FIRST, 500) }])
    expect(later(toDays(200, -2, 200)).shown).toMatchObject([{ since: addDays(FIRST, 500) }])
    const again = later(toDays(200, 2, 200), { ...first, shown, gone })
    expect(again.gone).toEqual([])
    expect(again.shown).toMatchObject([{ since: addDays(FIRST, 500), gone: null }])
  })
})

describe('her own question', () => {
  test('is a link, which is shown like the others', () => {
    const { own: result, shown } = look(toDays(133, 2), { own: own('alcohol', 'night_sweats_count') })
    expect(result).toMatchObject({ verdict: 'link', lag: 1, lacks: null })
    expect(names(shown)).toEqual(['alcohol night_sweats_count'])
  })

  test('passes more easily than the same question of the catalogue', () => {
    const count = (given: Partial<LookInput>) =>
      Array.from({ length: 20 }, (_, place) => place * 100).filter(
        (from) => look(toDays(42, 1, from), { today: addDays(FIRST, from + 42), ...given }).shown.length,
      ).length
    expect(count({ own: own('alcohol', 'night_sweats_count') })).toBeGreaterThan(count({}))
  })

  test('counts from 14 days after it was asked', () => {
    const since = (days: number) => ({ own: own('alcohol', 'mood_rating', addDays(FIRST, 250 - days)), today: addDays(FIRST, 250) })
    expect(look(toDays(250, 2), since(13)).own).toMatchObject({ verdict: 'waiting', lacks: { why: 'new' } })
    expect(look(toDays(250, 2), since(14)).own).toMatchObject({ verdict: 'no-link' })
  })

  test('has no sign of a link after many days without one, and waits before', () => {
    const asked = { own: own('alcohol', 'mood_rating') }
    expect(look(toDays(250, 2), { ...asked, today: addDays(FIRST, 250) }).own).toMatchObject({ verdict: 'no-link', lacks: null })
    expect(look(toDays(60, 2), asked).own).toMatchObject({ verdict: 'waiting', lacks: { why: 'unclear' } })
    expect(look(toDays(15, 2), asked).own).toMatchObject({ verdict: 'waiting', p: null, lacks: { why: 'few' } })
  })

  test('that is never asked counts as none', () => {
    expect(look(toDays(133, 2), { own: own('mood_rating', 'energy_level') }).own).toBeNull()
  })
})
