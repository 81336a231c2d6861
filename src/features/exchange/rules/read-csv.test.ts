import { describe, expect, test } from 'vitest'
import type { Answers, Columns } from './imported-day.ts'
import { detectSource, readText } from './read-file.ts'

const TODAY = '2026-11-27'
const readCsvFile = (text: string, answers: Answers) => readText('csv', text, answers, TODAY)

const DIARY = `Day;Mood (1-5);Slept;Hot flashes;Headache;Remarks;Steps
03.11.2026;4;7,5;2;2;"Good; walked";8000
04.11.2026;;6:40;;0;;
05.11.2026;9;30;1,5;maybe;;
`
const COLUMNS: Columns = {
  date: 0,
  uses: [
    { column: 1, as: 'mood', scale: '1-5' },
    { column: 2, as: 'sleepHours', unit: 'hours' },
    { column: 3, as: 'hotFlashes' },
    { column: 4, as: 'symptom', symptom: 'headache' },
    { column: 5, as: 'note' },
  ],
}

describe('a table of any app', () => {
  test('is shown with what its columns seem to hold', () => {
    expect(detectSource('diary.csv', DIARY)).toBe('csv')
    expect(readCsvFile(DIARY, {})).toEqual({
      kind: 'columns',
      header: ['Day', 'Mood (1-5)', 'Slept', 'Hot flashes', 'Headache', 'Remarks', 'Steps'],
      sample: [
        ['03.11.2026', '4', '7,5', '2', '2', 'Good; walked', '8000'],
        ['04.11.2026', '', '6:40', '', '0', '', ''],
        ['05.11.2026', '9', '30', '1,5', 'maybe', '', ''],
      ],
      guess: {
        date: 0,
        uses: [
          { column: 1, as: 'mood', scale: '1-10' },
          { column: 2, as: 'sleepHours', unit: 'minutes' },
          { column: 3, as: 'hotFlashes' },
        ],
      },
    })
  })

  test('becomes what she says its columns are; empty cells are not 0, and what does not fit is counted', () => {
    expect(readCsvFile(DIARY, { columns: COLUMNS })).toEqual({
      source: 'csv',
      days: [
        { date: '2026-11-03', mood: 8, sleepHours: 7.5, hotFlashes: 2, symptoms: { headache: 2 }, note: 'Good; walked' },
        { date: '2026-11-04', sleepHours: 6.75 },
        { date: '2026-11-05', symptoms: { headache: 2 } },
      ],
      dropped: [
        { kind: 'Headache', reason: 'not-taken', count: 1 },
        { kind: 'Hot flashes', reason: 'out-of-range', count: 1 },
        { kind: 'Mood (1-5)', reason: 'out-of-range', count: 1 },
        { kind: 'Slept', reason: 'out-of-range', count: 1 },
        { kind: 'Steps', reason: 'not-taken', count: 1 },
      ],
    })
  })

  test('whose dates can be read in two ways is not guessed', () => {
    const text = 'when,mood\n03/04/2026,5\n05/06/2026,6\n'
    const columns: Columns = { date: 0, uses: [{ column: 1, as: 'mood', scale: '1-10' }] }
    expect(readCsvFile(text, { columns })).toEqual({ kind: 'date-order', found: ['03/04/2026', '05/06/2026'] })
    expect(readCsvFile(text, { columns, dateOrder: 'month-first' })).toMatchObject({
      days: [{ date: '2026-03-04' }, { date: '2026-05-06' }],
    })
    expect(readCsvFile(text, { columns, dateOrder: 'day-first' })).toMatchObject({ days: [{ date: '2026-04-03' }, { date: '2026-06-05' }] })
  })

  test('keeps the first row of a day, and leaves out days to come, older than ten years, or without a date', () => {
    const text = 'date,mood\n2026-11-27,5\n2026-11-27,9\n2026-11-28,5\n2016-11-26,5\nsoon,5\n'
    const columns: Columns = { date: 0, uses: [{ column: 1, as: 'mood', scale: '1-10' }] }
    expect(readCsvFile(text, { columns })).toEqual({
      source: 'csv',
      days: [{ date: '2026-11-27', mood: 5 }],
      dropped: [
        { kind: 'mood', reason: 'second-entry-of-day', count: 1 },
        { kind: 'mood', reason: 'future', count: 1 },
        { kind: 'mood', reason: 'too-early', count: 1 },
        { kind: 'mood', reason: 'bad-date', count: 1 },
      ],
    })
  })

  test.each([
    ['an empty file', '', 'empty'],
    ['a header alone', 'date,mood\n', 'empty'],
  ])('%s is refused', (_, text, code) => {
    expect(() => readCsvFile(text, {})).toThrow(expect.objectContaining({ code }))
  })

  test('answers about columns that are not there are refused', () => {
    expect(() => readCsvFile('date,mood\n2026-11-27,5', { columns: { date: 7, uses: [] } })).toThrow(
      expect.objectContaining({ code: 'unknown-format' }),
    )
  })
})
