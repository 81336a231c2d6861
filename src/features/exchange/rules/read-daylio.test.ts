import { describe, expect, test } from 'vitest'
import { detectSource, readText } from './read-file.ts'

const TODAY = '2026-11-27'
const HEADER = 'full_date,date,weekday,time,mood,activities,note_title,note\n'

describe('a Daylio file', () => {
  test('is recognised by its columns', () => {
    expect(detectSource('export.csv', `\uFEFF${HEADER}`)).toBe('daylio')
  })

  test('gives the mood of the last entry of a day, all its activities and notes', () => {
    const text = `${HEADER}2026-11-03,November 3,Tuesday,9:15 pm,bad,"walk | tea","Evening","Slept<br>badly"
2026-11-03,November 3,Tuesday,8:00 am,rad,"walk | swim","",""
2026-11-02,November 2,Monday,20:10,Good,"","",""
`
    expect(readText('daylio', text, {}, TODAY)).toEqual({
      source: 'daylio',
      days: [
        { date: '2026-11-02', mood: 8 },
        { date: '2026-11-03', mood: 4, factors: ['walk', 'swim', 'tea'], note: 'Evening\nSlept\nbadly' },
      ],
      dropped: [
        { kind: 'activities', reason: 'second-entry-of-day', count: 1 },
        { kind: 'mood', reason: 'second-entry-of-day', count: 1 },
      ],
    })
  })

  test('with moods in her own words asks for their order, from worst to best', () => {
    const text = `full_date,date,weekday,time,mood,activities,scales,note_title,note
2026-11-03,November 3,Tuesday,21:15,so so,,Pain: 3,,
2026-11-02,November 2,Monday,20:10,sunny,,,,
2026-11-01,November 1,Sunday,20:10,storm,,,,
`
    expect(readText('daylio', text, {}, TODAY)).toEqual({ kind: 'mood-order', found: ['so so', 'sunny', 'storm'] })
    expect(readText('daylio', text, { moodOrder: ['storm', 'so so', 'sunny'] }, TODAY)).toEqual({
      source: 'daylio',
      days: [
        { date: '2026-11-01', mood: 2 },
        { date: '2026-11-02', mood: 10 },
        { date: '2026-11-03', mood: 6 },
      ],
      dropped: [{ kind: 'scales', reason: 'unknown-kind', count: 1 }],
    })
    expect(readText('daylio', text, { moodOrder: ['storm', 'sunny'] }, TODAY)).toMatchObject({
      dropped: [
        { kind: 'mood: so so', reason: 'not-taken', count: 1 },
        { kind: 'scales', reason: 'unknown-kind', count: 1 },
      ],
    })
  })
})
