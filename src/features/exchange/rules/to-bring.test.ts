import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DayToBring } from '../contract.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import { symptomWords } from '../../logs/rules/symptoms.ts'
import { cutOff } from './cut-off.ts'
import { collectDays, WORDS_MOST } from './collect-days.ts'
import type { ImportedDay } from './imported-day.ts'
import { exampleDays, factCounts, namesIn, requestsOf, toDayToBring } from './to-bring.ts'

const NOTHING = { otherSymptoms: false, factors: new Map<string, string>() }

test('a day of a file becomes answers, a flow and texts that the server takes', () => {
  const day: ImportedDay = {
    date: '2026-01-05',
    flow: 'moderate',
    mood: 8,
    sleepHours: 6.5,
    moved: false,
    symptoms: { headache: 2 },
    otherSymptoms: ['sore throat', 'ovulation pain'],
    factors: ['wine', 'yoga'],
    note: 'Long '.repeat(100),
  }
  const bring = toDayToBring(day, { otherSymptoms: true, factors: new Map([['wine', 'own_aaaaaaaa']]) })
  expect(bring).toEqual({
    date: '2026-01-05',
    answers: { mood_rating: 8, sleep_hours: 6.5, physical_activity: 0, symptoms: { headache: 2 }, factors: { own_aaaaaaaa: 1 } },
    journal: day.note,
    flow_description: 'Moderate flow',
    symptoms_text: 'sore throat, ovulation pain',
  })
  expect(DayToBring.safeParse(bring).success).toBe(true)
})

test('what she did not choose stays behind, and a day without anything else is not sent', () => {
  expect(toDayToBring({ date: '2026-01-05', otherSymptoms: ['sore throat'], factors: ['wine'] }, NOTHING)).toBeUndefined()
})

test('of more symptoms than a log takes, the strongest come over', () => {
  const names = [
    'acne',
    'itching',
    'dry_skin',
    'nausea',
    'chills',
    'cramps',
    'headache',
    'migraine',
    'dizziness',
    'tinnitus',
    'fatigue',
    'anxiety',
    'crying',
  ] as const
  const symptoms = Object.fromEntries(names.map((name) => [name, name === 'crying' ? 3 : 1]))
  const bring = toDayToBring({ date: '2026-01-05', symptoms }, NOTHING)
  expect(Object.keys(bring?.answers?.symptoms ?? {})).toHaveLength(12)
  expect(bring?.answers?.symptoms).toMatchObject({ crying: 3 })
})

test('what a log cannot hold is named, and never sent', () => {
  const names = SYMPTOMS.slice(0, 15)
  const factors = Array.from({ length: 8 }, (_, place) => `Factor ${place}`)
  const long = 'A very long name for a cup of tea in the afternoon'
  const day: ImportedDay = {
    date: '2026-01-05',
    symptoms: Object.fromEntries(names.map((name, place) => [name, place < 12 ? 3 : 0])),
    factors: [long, ...factors],
  }
  const choices = { otherSymptoms: false, factors: new Map([long, ...factors].map((name, place) => [name, `own_0000000${place}`])) }
  const bring = toDayToBring(day, choices)
  expect(DayToBring.safeParse(bring).success).toBe(true)
  expect(Object.keys(bring?.answers?.symptoms ?? {})).toEqual(names.slice(0, 12))
  expect(cutOff([day, { ...day, date: '2026-01-06' }], choices)).toEqual([
    ...names.slice(12).map((name) => ({ kind: symptomWords(name), reason: 'too-many', count: 2 })),
    ...factors.slice(5).map((kind) => ({ kind, reason: 'too-many', count: 2 })),
    { kind: long, reason: 'shortened', count: 2 },
  ])
  expect(cutOff([{ date: '2026-01-05', symptoms: { acne: 1 }, factors }], NOTHING)).toEqual([])
})

test('the longest text of other symptoms that a reader gives fits into a calendar entry', () => {
  const found = collectDays('csv', '2026-11-27')
  const day = found.day('2026-01-05', 'x') ?? { date: '' }
  for (let at = 0; at <= WORDS_MOST; at += 1) found.word(day, 'otherSymptoms', `${at}${'x'.repeat(100)}`, 'words')
  const { days, dropped } = found.content()
  expect(dropped).toContainEqual({ kind: 'words', reason: 'too-many', count: 1 })
  expect(dropped.filter(({ reason }) => reason === 'shortened')).toHaveLength(WORDS_MOST)
  const bring = days.flatMap((one) => toDayToBring(one, { ...NOTHING, otherSymptoms: true }) ?? [])
  expect(bring.map((one) => DayToBring.safeParse(one).success)).toEqual([true])
})

test('a preview counts days by what they say, and shows those that say the most', () => {
  const days: DayToBring[] = [
    { date: '2026-01-01', answers: { mood_rating: 5 } },
    { date: '2026-01-02', answers: { mood_rating: 5, note: 'Rain' }, flow_description: 'Heavy flow' },
    { date: '2026-01-03', flow_description: 'Light flow' },
  ]
  expect(factCounts(days)).toEqual([
    ['flow', 2],
    ['mood', 2],
    ['note', 1],
  ])
  expect(exampleDays(days, 2).map(({ date }) => date)).toEqual(['2026-01-02', '2026-01-03'])
  const named = [{ factors: ['tea', 'wine'] }, { factors: ['wine'] }].map((day) => ({ date: '2026-01-01', ...day }))
  expect(namesIn(named, 'factors')).toEqual([
    ['wine', 2],
    ['tea', 1],
  ])
})

test('every day is in exactly one request, in order, and no request is too large', () => {
  const note = fc.string({ maxLength: 280 })
  fc.assert(
    fc.property(fc.array(note, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (notes, count) => {
      const days = notes.map((text, at): DayToBring => ({ date: `2025-01-${at}`, answers: { note: text } }))
      const requests = [...requestsOf(days, count, 5_000)]
      expect(requests.flat()).toEqual(days)
      for (const request of requests) {
        expect(request.length).toBeLessThanOrEqual(count)
        if (request.length > 1) expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThanOrEqual(5_000 + 200)
      }
    }),
    { numRuns: 50 },
  )
})
