import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../calendar/contract.ts'
import type { FlowNote } from '../../calendar/rules/spells.ts'
import { freshCards, triageCards, type TriageFacts } from './triage-cards.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const ago = (days: number) => addDays(TODAY, -days)
const flow = (back: number, kind: FlowDescription = 'Light flow'): FlowNote => ({ day: ago(back), flow: kind })
const flows = (from: number, to: number, kind: FlowDescription = 'Light flow') =>
  Array.from({ length: from - to + 1 }, (_, index) => flow(from - index, kind))
/** A note every `step` days, from `from` to `to` days ago. */
const notes = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => ago(from - index * step))
const facts = (given: Partial<TriageFacts> = {}): TriageFacts => ({ ageRange: '46-50', phase: 'Perimenopausal', noteDays: [], ...given })
const causes = (days: readonly FlowNote[], given: Partial<TriageFacts> = {}) =>
  triageCards(days, facts(given), TODAY).map(({ cause }) => cause)

describe('bleeding after a year without', () => {
  const STEADY = { noteDays: notes(500, 0, 20) }

  test.each(['Light spotting', 'Light flow', 'Moderate flow', 'Heavy flow', 'Other'] as const)('%s is sufficient', (kind) => {
    expect(causes([flow(400), flow(3, kind)], STEADY)).toEqual(['bleeding-after-a-year'])
  })

  test('the card has the day and the length of the gap', () => {
    expect(triageCards([flow(400), flow(3, 'Light spotting')], facts(STEADY), TODAY)).toEqual([
      { cause: 'bleeding-after-a-year', days: [ago(3)], flow: 'Light spotting', without: 397, isWitnessed: true },
    ])
  })

  test('364 days are not a year, 365 are', () => {
    expect(causes([flow(364), flow(0)], STEADY)).toEqual([])
    expect(causes([flow(365), flow(0)], STEADY)).toEqual(['bleeding-after-a-year'])
  })

  test('a year of notes before her first bleeding counts as a year without', () => {
    expect(causes([flow(1)], { noteDays: notes(380, 1, 30) })).toEqual(['bleeding-after-a-year'])
    expect(causes([flow(1)], { noteDays: notes(300, 1, 30) })).toEqual([])
  })

  test('two entries a year apart with gaps in the notes between them are not witnessed', () => {
    for (const noteDays of [[], [...notes(400, 200, 20), ...notes(120, 0, 20)]]) {
      expect(triageCards([flow(400), flow(3)], facts({ noteDays }), TODAY)).toEqual([
        { cause: 'bleeding-after-a-year', days: [ago(3)], flow: 'Light flow', without: 397, isWitnessed: false },
      ])
    }
    expect(causes([flow(1)], { noteDays: [ago(500)] }), 'notes with gaps alone tell of no year').toEqual([])
  })

  test('798 days after the last bleeding', () => {
    expect(causes([flow(798), flow(0, 'Light spotting')])).toEqual(['bleeding-after-a-year'])
  })

  test('days of "No bleeding" are notes', () => {
    const none = notes(400, 4, 50).map((day) => ({ day, flow: FLOWS['no-bleeding'] }))
    expect(causes([flow(410), ...none, flow(3)])).toEqual(['bleeding-after-a-year'])
  })

  test('a second bleeding after it does not suppress the card', () => {
    expect(causes([flow(480), flow(40), flow(10)], STEADY)).toEqual(['bleeding-after-a-year'])
  })

  test('bleeding three months ago is too old', () => {
    expect(causes([flow(480), flow(90)], STEADY)).toEqual([])
  })

  test('any bleeding counts once she has stated that she is past menopause', () => {
    const days = triageCards([flow(2, 'Light spotting')], facts({ phase: 'Postmenopausal' }), TODAY)
    expect(days).toEqual([{ cause: 'bleeding-after-a-year', days: [ago(2)], flow: 'Light spotting', without: null, isWitnessed: true }])
    expect(causes([flow(2, 'No bleeding')], { phase: 'Postmenopausal' })).toEqual([])
  })
})

describe('long bleeding', () => {
  test('nine days in a row are more than eight, spotting included', () => {
    expect(causes(flows(10, 3))).toEqual([])
    expect(causes([...flows(10, 6), ...flows(5, 2, 'Light spotting')])).toEqual(['long-bleeding'])
  })

  test('a day without a note interrupts the run, and so does a day without bleeding', () => {
    expect(causes([...flows(12, 7), ...flows(5, 1)])).toEqual([])
    expect(causes([...flows(12, 7), flow(6, 'No bleeding'), ...flows(5, 1)])).toEqual([])
  })

  test('a duplicate day counts once', () => {
    expect(causes([...flows(10, 3), flow(5), flow(4)])).toEqual([])
  })
})

describe('short cycles', () => {
  const three = [...flows(50, 47), ...flows(32, 29), ...flows(13, 10)]

  test('two under 21 days, with notes between the periods', () => {
    expect(triageCards(three, facts({ noteDays: notes(60, 0, 3) }), TODAY)).toEqual([
      { cause: 'short-cycles', days: [ago(50), ago(32), ago(13)] },
    ])
  })

  test('one is not enough, and 21 days are not under 21', () => {
    expect(causes([...flows(32, 29), ...flows(13, 10)], { noteDays: notes(60, 0, 3) })).toEqual([])
    expect(causes([...flows(52, 49), ...flows(31, 28), ...flows(13, 10)], { noteDays: notes(60, 0, 3) })).toEqual([])
  })

  test('without a note between them, two periods may be one', () => {
    expect(causes(three)).toEqual([])
  })

  test('spotting between periods is no period', () => {
    expect(causes([flow(50), flow(35, 'Light spotting'), flow(22), flow(10, 'Light spotting')], { noteDays: notes(60, 0, 3) })).toEqual([])
  })
})

describe('heavy flow twice', () => {
  test('in two periods, not twice in one', () => {
    expect(causes([flow(34, 'Heavy flow'), flow(5, 'Heavy flow')])).toEqual(['heavy-twice'])
    expect(causes([flow(7, 'Heavy flow'), flow(5, 'Heavy flow')])).toEqual([])
  })

  test('half a year apart is too far', () => {
    expect(causes([flow(190, 'Heavy flow'), flow(5, 'Heavy flow')])).toEqual([])
  })
})

describe('no bleeding for 90 days under 45', () => {
  const none = [flow(60, 'No bleeding'), flow(35, 'No bleeding'), flow(10, 'No bleeding')]
  const young = { ageRange: '41-45', noteDays: notes(100, 0, 10) } as const

  test('is reported if her notes support it', () => {
    expect(triageCards([flow(95), ...none], facts(young), TODAY)).toEqual([{ cause: 'gap-under-45', days: [ago(95)], without: 95 }])
  })

  test.each([
    ['she is older', [flow(95), ...none], { ...young, ageRange: '46-50' }],
    ['her age is not known', [flow(95), ...none], { ...young, ageRange: null }],
    ['she is past menopause', [flow(95), ...none], { ...young, phase: 'Postmenopausal' }],
    ['it is 90 days', [flow(90), ...none], young],
    ['she never said that there was none', [flow(95)], young],
    ['her notes have a gap of their own', [flow(95), ...none], { ...young, noteDays: notes(100, 97, 1) }],
    ['no bleeding stands in her calendar', none, young],
  ] as const)('is not reported when %s', (_why, days, given) => expect(causes(days, given)).toEqual([]))
})

test('a card is shown once in 14 days, each cause separately', () => {
  const cards = triageCards([flow(34, 'Heavy flow'), flow(5, 'Heavy flow'), ...flows(15, 7)], facts(), TODAY)
  expect(cards.map(({ cause }) => cause)).toEqual(['long-bleeding', 'heavy-twice'])
  expect(freshCards(cards, [{ cause: 'heavy-twice', on: ago(13) }], TODAY).map(({ cause }) => cause)).toEqual(['long-bleeding'])
  expect(freshCards(cards, [{ cause: 'heavy-twice', on: ago(14) }], TODAY)).toHaveLength(2)
})

const anyFlow = fc.record({ day: fc.integer({ min: 0, max: 700 }).map(ago), flow: fc.constantFrom(...Object.values(FLOWS)) })

test('there is no card without a day of bleeding, and each day of a card is one', () => {
  fc.assert(
    fc.property(fc.array(anyFlow, { maxLength: 60 }), fc.boolean(), (days, isPast) => {
      const given = facts({ noteDays: notes(700, 0, 5), phase: isPast ? 'Postmenopausal' : 'Perimenopausal', ageRange: '41-45' })
      const bled = new Set(days.filter((one) => one.flow !== 'No bleeding').map(({ day }) => day))
      for (const card of triageCards(days, given, TODAY)) for (const day of card.days) expect(bled.has(day)).toBe(true)
      expect(
        triageCards(days.toReversed(), given, TODAY)
          .map(({ cause }) => cause)
          .toSorted(),
      ).toEqual(
        triageCards(days, given, TODAY)
          .map(({ cause }) => cause)
          .toSorted(),
      )
    }),
  )
})
