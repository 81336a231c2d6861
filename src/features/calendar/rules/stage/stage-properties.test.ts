import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../../kit/local-date.ts'
import { FLOWS, type FlowDescription } from '../../contract.ts'
import type { FlowNote } from '../spells.ts'
import type { Span } from './known-time.ts'
import { rankOf, stageFrom, type StageInput } from './stage.ts'

const TODAY = '2026-11-26'
const RUNS = 400

const flows = fc.constantFrom<FlowDescription>(...Object.values(FLOWS))
const gapFrom = (back: number, length: number): Span => ({ from: addDays(TODAY, -back), to: addDays(TODAY, Math.min(0, length - back)) })
const spans = (most: number) =>
  fc.array(
    fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 500 })).map(([back, length]) => gapFrom(back, length)),
    { maxLength: most },
  )
/** Periods of varying length and distance up to two and a half years back, with stray notes and confirmed times. */
const inputs: fc.Arbitrary<StageInput> = fc
  .record({
    cycles: fc.array(fc.tuple(fc.integer({ min: 15, max: 90 }), fc.integer({ min: 1, max: 7 })), { maxLength: 24 }),
    sinceLast: fc.nat(500),
    stray: fc.array(fc.tuple(fc.nat(900), flows), { maxLength: 40 }),
    knownGaps: spans(6),
    birth_year: fc.option(fc.integer({ min: 1950, max: 1986 }), { nil: undefined }),
  })
  .map(({ cycles, sinceLast, stray, knownGaps, birth_year }) => {
    const days = new Map<string, FlowDescription>(stray.map(([back, flow]) => [addDays(TODAY, -back), flow]))
    let back = sinceLast
    for (const [length, bled] of cycles) {
      for (let index = 0; index < bled && index <= back; index += 1) days.set(addDays(TODAY, index - back), FLOWS.moderate)
      back += length
    }
    const notes: FlowNote[] = [...days].map(([day, flow]) => ({ day, flow }))
    return { days: notes, knownGaps, background: birth_year === undefined ? {} : { birth_year }, hormoneUses: [], today: TODAY }
  })

test('a "no bleeding" answer never moves the stage backwards', () => {
  fc.assert(
    fc.property(inputs, fc.nat(900), (input, back) => {
      const day = addDays(TODAY, -back)
      fc.pre(!input.days.some((note) => note.day === day))
      const before = rankOf(stageFrom(input).stage)
      const after = rankOf(stageFrom({ ...input, days: [...input.days, { day, flow: FLOWS['no-bleeding'] }] }).stage)
      expect(after).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: RUNS },
  )
})

test('the generated calendars reach each stage, otherwise the properties would say little', () => {
  const ranks = fc.sample(inputs, { numRuns: 2_000, seed: 7 }).map((input) => rankOf(stageFrom(input).stage))
  expect(new Set(ranks)).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('a confirmed time without bleeding never moves the stage backwards', () => {
  fc.assert(
    fc.property(inputs, spans(1), (input, more) => {
      const after = stageFrom({ ...input, knownGaps: [...input.knownGaps, ...more] }).stage
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(stageFrom(input).stage))
    }),
    { numRuns: RUNS },
  )
})

test('answering the question moves the stage forwards or leaves it', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { stage, question } = stageFrom(input)
      if (!question) return
      const next = stageFrom({ ...input, knownGaps: [...input.knownGaps, question] })
      expect(rankOf(next.stage)).toBeGreaterThanOrEqual(rankOf(stage))
      expect(next.question).not.toEqual(question)
    }),
    { numRuns: RUNS },
  )
})

test('a calendar with a hole of 14 days since the last period is never postmenopause', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 380, max: 900 }),
      fc.integer({ min: 14, max: 60 }),
      fc.nat(),
      inputs,
      (since, hole, place, { days, knownGaps, background }) => {
        const start = addDays(TODAY, -since)
        const from = addDays(start, 1 + (place % (since - hole)))
        const to = addDays(from, hole - 1)
        const outside = ({ day }: FlowNote) => day < from || day > to
        const cut = knownGaps.filter((gap) => gap.to < from || gap.from > to)
        const dry = days.filter(({ day }) => day < start).concat({ day: start, flow: FLOWS.heavy })
        const answers = Array.from({ length: since }, (_, index) => ({ day: addDays(start, index + 1), flow: FLOWS['no-bleeding'] }))
        const notes = [...dry, ...answers.filter(outside)]
        expect(stageFrom({ days: notes, knownGaps: cut, background, hormoneUses: [], today: TODAY }).stage).not.toBe('postmenopause')
        // With the hole answered it is.
        const whole = stageFrom({ days: [...dry, ...answers], knownGaps: [], background, hormoneUses: [], today: TODAY })
        expect(whole.stage).toBe('postmenopause')
        expect(daysBetween(start, TODAY)).toBe(since)
      },
    ),
    { numRuns: RUNS },
  )
})
