import { describe, expect, test } from 'vitest'
import { type DayEntry, entryFormProblem, entryWords, isEntryForm, toBody, toForm, toFormOfWrite, withWaiting } from './day-entry.ts'
import { toDayParts } from './entry-day.ts'

const stored: DayEntry = { day: '2026-11-20', flow: 'Heavy flow', symptoms: null, id: 7, write: undefined }
const added = {
  id: 'w1',
  day: '2026-11-21',
  params: {},
  body: { ...toDayParts('2026-11-21'), flow_description: 'Light flow', symptoms: null },
}

test('an entry waiting in the outbox is shown on its day', () => {
  expect([...withWaiting([stored], [added]).values()]).toEqual([
    stored,
    { day: '2026-11-21', flow: 'Light flow', symptoms: null, id: undefined, write: { id: 'w1', isNew: true } },
  ])
})

test("a waiting change replaces the server's content", () => {
  const change = { id: 'w2', day: '2026-11-20', params: { id: 7 }, body: { flow_description: null, symptoms: 'Tired' } }
  expect(withWaiting([stored], [change]).get('2026-11-20')).toEqual({
    day: '2026-11-20',
    flow: null,
    symptoms: 'Tired',
    id: 7,
    write: { id: 'w2', isNew: false },
  })
})

test('a waiting removal frees the day, and a later waiting entry is shown there', () => {
  const removal = { id: 'w3', day: '2026-11-20', params: { id: 7 }, body: undefined }
  expect(withWaiting([stored], [removal]).size).toBe(0)
  const again = { ...added, id: 'w4', day: '2026-11-20' }
  expect(withWaiting([stored], [removal, again]).get('2026-11-20')).toMatchObject({
    flow: 'Light flow',
    id: undefined,
    write: { id: 'w4' },
  })
})

test.each([
  [undefined, { flow: undefined, symptoms: '' }],
  [stored, { flow: 'heavy', symptoms: '' }],
  [
    { flow: null, symptoms: 'Tired' },
    { flow: 'symptoms-only', symptoms: 'Tired' },
  ],
] as const)('the dialog for %j starts with %j', (entry, form) => expect(toForm(entry)).toEqual(form))

test('refused answers are shown in the dialog again', () => {
  expect(toFormOfWrite(added.body)).toEqual({ flow: 'light-flow', symptoms: '' })
})

test.each([
  [{ flow: undefined, symptoms: ' ' }, 'Please choose a flow, or write down what you noticed', null, null],
  [{ flow: 'symptoms-only', symptoms: '' }, 'Please write down what you noticed, or choose a flow', null, null],
  [{ flow: 'moderate', symptoms: 'x'.repeat(5_001) }, 'Please use at most 5,000 characters', 'Moderate flow', 'x'.repeat(5_001)],
  [{ flow: 'no-bleeding', symptoms: '' }, undefined, 'No bleeding', null],
  [{ flow: undefined, symptoms: 'Tired' }, undefined, null, 'Tired'],
  [{ flow: 'symptoms-only', symptoms: 'Tired' }, undefined, null, 'Tired'],
] as const)('form values %j: %s', (form, problem, flow_description, symptoms) => {
  expect(entryFormProblem(form)).toBe(problem)
  expect(toBody(form)).toEqual({ flow_description, symptoms })
})

test.each([
  [{ flow: 'other', symptoms: '' }, true],
  [{ symptoms: 'Tired' }, true],
  [{ flow: 'flood', symptoms: '' }, false],
  [{ flow: 'other' }, false],
  [null, false],
])('the stored draft %j is valid: %s', (value, fits) => expect(isEntryForm(value)).toBe(fits))

test.each([
  ['Moderate flow', null, 'moderate flow'],
  ['Light spotting', 'Cramps', 'light spotting, with symptoms'],
  ['Other', null, 'other flow'],
  ['No bleeding', null, 'no bleeding'],
  [null, 'Tired', 'symptoms'],
] as const)('%s with %j is shown as "%s"', (flow, symptoms, words) => expect(entryWords({ flow, symptoms })).toBe(words))

describe('a waiting write about several days', () => {
  const range = {
    id: 'range',
    day: '2026-11-18',
    params: {},
    body: { days: ['2026-11-18', '2026-11-19', '2026-11-20'].map((entry_date) => ({ entry_date, flow_description: 'Heavy flow' })) },
  }
  const stored = [
    { day: '2026-11-18', flow: 'Light flow', symptoms: 'A heavy back', id: 7, write: undefined },
    { day: '2026-11-21', flow: 'Other', symptoms: null, id: 8, write: undefined },
  ] as const

  test('sets the flow of its days, keeps symptoms and leaves other days', () => {
    const days = withWaiting(stored, [range])
    expect([...days.values()].map(({ day, flow, symptoms, id }) => [day, flow, symptoms, id])).toEqual([
      ['2026-11-18', 'Heavy flow', 'A heavy back', 7],
      ['2026-11-21', 'Other', null, 8],
      ['2026-11-19', 'Heavy flow', null, undefined],
      ['2026-11-20', 'Heavy flow', null, undefined],
    ])
    expect(days.get('2026-11-18')?.write).toEqual({ id: 'range', isNew: false, range: { under: stored[0] } })
  })

  test('undone, it leaves symptoms, and no entry on a day without any', () => {
    const undo = { ...range, id: 'undo', body: { days: range.body.days.map((one) => ({ ...one, flow_description: null })) } }
    const days = withWaiting(stored, [range, undo])
    expect([...days.keys()].toSorted()).toEqual(['2026-11-18', '2026-11-21'])
    expect(days.get('2026-11-18')).toMatchObject({ flow: null, symptoms: 'A heavy back' })
  })
})

describe('signs of a bleeding day', () => {
  const heavy: DayEntry = { ...stored, signs: ['flooding', 'after_sex'] }

  test('are in the form, on the wire, and in a draft', () => {
    const form = toForm(heavy)
    expect(form).toEqual({ flow: 'heavy', symptoms: '', signs: ['flooding', 'after_sex'] })
    expect(toBody(form)).toEqual({ flow_description: 'Heavy flow', symptoms: null, bleeding_signs: ['flooding', 'after_sex'] })
    expect(isEntryForm(form)).toBe(true)
    expect(isEntryForm({ ...form, signs: 'flooding' })).toBe(false)
  })

  test('that do not fit another flow stay in the form and are not sent', () => {
    expect(toBody({ ...toForm(heavy), flow: 'light-flow' }).bleeding_signs).toEqual(['after_sex'])
    expect(toBody({ ...toForm(heavy), flow: 'no-bleeding' })).not.toHaveProperty('bleeding_signs')
  })

  test('follow waiting writes: a new entry has its own, a flow for several days keeps those that fit', () => {
    const body = { ...added.body, flow_description: 'Heavy flow', bleeding_signs: ['large_clots'] }
    expect(withWaiting([], [{ ...added, body }]).get(added.day)).toMatchObject({ signs: ['large_clots'] })
    const range = { id: 'w5', day: heavy.day, params: {}, body: { days: [{ entry_date: heavy.day, flow_description: 'Light flow' }] } }
    expect(withWaiting([heavy], [range]).get(heavy.day)).toMatchObject({ flow: 'Light flow', signs: ['after_sex'] })
  })
})
