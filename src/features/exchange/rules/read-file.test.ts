import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { toWord } from './collect-days.ts'
import type { Answers, FileContent, ImportedDay, Source } from './imported-day.ts'
import { readText } from './read-file.ts'
import { ReadProblem } from './read-problem.ts'

const TODAY = '2026-11-27'
const EARLIEST = yearsBefore(TODAY, 10)

/** Complete answers, so that a file is read to its end. */
const ANSWERS: Answers = {
  dateOrder: 'day-first',
  moodOrder: ['awful', 'so so', 'rad'],
  columns: {
    date: 0,
    uses: [
      { column: 1, as: 'mood', scale: '1-10' },
      { column: 2, as: 'sleepHours', unit: 'hours' },
    ],
  },
}

/** A small file of each source, as seed for damaged ones. */
const FILES: [Source, string][] = [
  ['csv', 'date,mood,sleep,note\n2026-11-03,5,7:30,"a ""b"""\n2026-11-03,6,,c\n'],
  ['daylio', 'full_date,time,mood,activities,note\n2026-11-03,9:00 pm,rad,"a | b","x, y"\n2026-11-02,8:00 am,so so,,\n'],
  ['bearable', 'date,time of day,category,rating/amount,detail,notes\n3rd Nov 2026,am,Symptom,2,"Neck pain (Moderate)",n\n'],
  ['drip', 'date,bleeding.value,bleeding.exclude,pain.cramps,note.value\n2026-11-03,2,false,true,"n"\n'],
  ['ovumcy', '{"exported_at":"x","entries":[{"date":"2026-11-03","period":true,"flow":"light","mood_rating":3,"symptoms":{"acne":true}}]}'],
  ['ovumcy', 'Date,Period,Flow,Mood rating,Cervical mucus,Acne,Notes\n2026-11-03,true,light,3,dry,true,"n"\n'],
  [
    'healthlog',
    '{"measurements":[{"type":"SLEEP_DURATION","value":450,"measuredAt":"2026-11-03"}],"moodEntries":[{"date":"2026-11-03","score":3}]}',
  ],
  [
    'fhir',
    '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Observation","status":"final","code":{"coding":[{"system":"http://loinc.org","code":"93832-4"}]},"effectiveDateTime":"2026-11-03","valueQuantity":{"value":7,"code":"h"}}}]}',
  ],
  [
    'clue',
    '[{"date":"2026-11-03","type":"pain","value":[{"option":"cramps"}]},{"date":"2026-11-03","type":"period","value":{"option":"light"}}]',
  ],
  ['clue', '{"data":[{"day":"2026-11-03T00:00:00Z","period":"heavy","tags":["a"]}]}'],
  [
    'flo',
    '{"operationalData":{"cycles":[{"period_start_date":"2026-11-02 00:00:00.0","period_end_date":"2026-11-04 00:00:00.0","period_intensity":"{\\"0\\":3}"}],"point_events_manual_v2":[{"date":"2026-11-03","category":"Symptom","subcategory":"Acne"}],"notes":[{"text":"n","date":"2026-11-03"}]}}',
  ],
]

function readOrProblem(source: Source, text: string): FileContent | undefined {
  try {
    const read = readText(source, text, ANSWERS, TODAY)
    return 'days' in read ? read : undefined
  } catch (error) {
    expect(error).toBeInstanceOf(ReadProblem)
    return undefined
  }
}

/** Values in a day: one for each single field, symptom and word. */
function valuesIn(day: ImportedDay): number {
  const values = Object.entries(day).filter(([field]) => field !== 'date' && field !== 'isFlowAmountUnknown')
  return values.reduce<number>(
    (sum, [, value]) => sum + (Array.isArray(value) ? value.length : typeof value === 'object' ? Object.keys(value).length : 1),
    0,
  )
}

function valuesOf({ days, dropped }: FileContent): number {
  return days.reduce((sum, day) => sum + valuesIn(day), 0) + dropped.reduce((sum, { count }) => sum + count, 0)
}

/** What holds of every result, whatever the file was. */
function expectSound({ days, dropped }: FileContent): void {
  const dates = days.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
  for (const day of days) {
    expect(isLocalDate(day.date) && day.date <= TODAY && day.date >= EARLIEST).toBe(true)
    for (const rating of [day.mood, day.energy, day.stress]) expect(rating === undefined || (rating >= 1 && rating <= 10)).toBe(true)
    expect(day.sleepHours === undefined || (day.sleepHours >= 0 && day.sleepHours <= 24 && Number.isInteger(day.sleepHours * 4))).toBe(true)
    for (const word of [...(day.factors ?? []), ...(day.otherSymptoms ?? [])]) expect(word).toBe(toWord(word))
  }
  for (const { kind, count } of dropped) expect(kind.length > 0 && count > 0).toBe(true)
}

describe('a file of any source', () => {
  test.each(FILES)('of %s is read', (source, text) => {
    expect(readOrProblem(source, text)?.days.length).toBeGreaterThan(0)
  })

  test('that is damaged or cut short is read as far as it is sound, or refused with a code', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      '\n',
      '{',
      ']',
      '[',
      'null',
      '2026-11-28',
      '99',
      '-1',
      '\u0000',
      '\uD800',
      '__proto__',
      ':',
      'true',
      '1e999',
    )
    const mutation = fc.record({ at: fc.nat(400), remove: fc.nat(12), insert: fc.option(piece, { nil: '' }) })
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(mutation, { maxLength: 6 }),
        fc.option(fc.nat(400)),
        ([source, text], changes, end) => {
          const damaged = changes.reduce(
            (before, { at, remove, insert }) => before.slice(0, at) + insert + before.slice(at + remove),
            end === null ? text : text.slice(0, end),
          )
          const read = readOrProblem(source, damaged)
          if (read) expectSound(read)
        },
      ),
      { numRuns: 1_500 },
    )
  })

  test('with a column of any name, also one that objects have by themselves, is read', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(readOrProblem('ovumcy', `Date,Period,${name}\n2026-11-03,true,3\n`)?.days).toHaveLength(1)
  })

  test('that is JSON of another kind is read or refused with a code', () => {
    const json: Source[] = ['ovumcy', 'healthlog', 'clue', 'flo', 'fhir']
    const names = [
      'date',
      'type',
      'value',
      'option',
      'entries',
      'symptoms',
      'measurements',
      'moodEntries',
      'operationalData',
      'cycles',
      'data',
      'day',
    ]
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, true, 0, 3, '2026-11-03', 'light', ''), tie('list'), tie('object')),
      list: fc.array(tie('tree'), { maxLength: 4 }),
      object: fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 5 }),
    }))
    fc.assert(
      fc.property(fc.constantFrom(...json), tree, (source, value) => {
        const read = readOrProblem(source, JSON.stringify(value))
        if (read) expectSound(read)
      }),
      { numRuns: 600 },
    )
  })

  test('nested very deeply is refused or read without ending the program', () => {
    const text = `[{"date":"2026-11-03","type":"pain","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`
    expect(readOrProblem('clue', text)?.dropped).toEqual([{ kind: 'pain', reason: 'unknown-kind', count: 1 }])
  })
})

describe('every record is in a day or counted among what was left out', () => {
  const dates = ['2026-11-01', '2026-11-02', '2026-12-24', '1999-01-01', 'soon', '']

  test('of Clue', () => {
    const option = fc.constantFrom('light', 'cramps', 'happy', 'none', 'purple')
    const type = fc.constantFrom('period', 'spotting', 'pain', 'feelings', 'bbt', 'tags', 'hot_flashes', 'notes_')
    const record = fc.record({
      date: fc.constantFrom(...dates),
      type,
      value: fc.array(fc.record({ option }), { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), (records) => {
        const read = readText('clue', JSON.stringify(records), {}, TODAY) as FileContent
        expect(valuesOf(read)).toBe(records.reduce((sum, { value }) => sum + value.length, 0))
      }),
    )
  })

  test('of Flo', () => {
    const category = fc.constantFrom('Symptom', 'Mood', 'Sport', 'Temperature', '')
    const event = fc.record({ date: fc.constantFrom(...dates), category, subcategory: fc.constantFrom('Acne', 'Happy', 'HotFlashes', '') })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const text = JSON.stringify({ operationalData: { cycles: [], point_events_manual_v2: events } })
        expect(valuesOf(readText('flo', text, {}, TODAY) as FileContent)).toBe(events.length)
      }),
    )
  })

  test('of Daylio', () => {
    const mood = fc.constantFrom('awful', 'so so', 'rad', 'unranked')
    const row = fc.record({ date: fc.constantFrom(...dates), mood, activities: fc.uniqueArray(fc.constantFrom('walk', 'tea', 'swim')) })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const lines = rows.map((one) => `${one.date},21:00,${one.mood},${one.activities.join(' | ')},`)
        const read = readText('daylio', `full_date,time,mood,activities,note\n${lines.join('\n')}`, ANSWERS, TODAY) as FileContent
        expect(valuesOf(read)).toBe(rows.reduce((sum, { activities }) => sum + 1 + activities.length, 0))
      }),
    )
  })

  test('of a table', () => {
    const row = fc.tuple(
      fc.constantFrom(...dates),
      fc.constantFrom('5', '11', 'x', ''),
      fc.constantFrom('7:30', '25', ''),
      fc.constantFrom('a', ''),
    )
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const read = readText(
          'csv',
          `date,mood,sleep,else\n${rows.map((one) => one.join(',')).join('\n')}\nx,,,`,
          ANSWERS,
          TODAY,
        ) as FileContent
        expect(valuesOf(read)).toBe(rows.flatMap(([, ...cells]) => cells).filter((cell) => cell !== '').length)
      }),
    )
  })
})
