import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { RedFlagCard } from '../../calendar/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { showPattern } from './pattern.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const ENGLISH: Manner = { language: 'en', region: 'US', tone: 'pragmatic' }

function row(back: number, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: typeof answers.hot_flashes === 'number' ? 'quick_log' : null, night_sweats: null } as const
  return { day: addDays(TODAY, -back), quick_log: 1_000 + back, deep_log: null, ...unknown, source, ...answers }
}

function notes(given: Partial<OwnNotes> = {}): OwnNotes {
  const rows = given.rows?.toSorted((one, other) => (one.day < other.day ? -1 : 1)) ?? []
  const span = { from: addDays(TODAY, -83), to: TODAY }
  return {
    ...span,
    firstLog: null,
    calendar: [],
    taps: [],
    tides: [],
    logs: [],
    moods: [],
    isMasked: false,
    flags: [],
    ...given,
    rows,
  }
}

const paragraphs = (given: Partial<OwnNotes> = {}, manner = ENGLISH) => showPattern(notes(given), manner, TODAY).text.split('\n\n')

/** Ten short nights with hot flashes and little energy, twenty long ones without and with more. */
const NIGHTS = Array.from({ length: 30 }, (_, index) =>
  index < 10 ? row(index * 2 + 1, { sleep: 5, hot_flashes: 3, energy: 4 }) : row(30 + index, { sleep: 8, hot_flashes: 0, energy: 7 }),
)

test('before her first note the answer says what is needed', () => {
  expect(paragraphs()).toEqual([
    'From November 15 to November 21 I find no note of yours.',
    'From October 23 to November 21 I find no note of yours.',
    'For averages of this week your notes need 3 more days.',
  ])
})

test('summarises her last 7 and 30 days with averages, counts, bleeding and missing days', () => {
  const rows = [row(1, { mood: 7, hot_flashes: 2 }), row(2, { mood: 4, hot_flashes: 0 }), row(3, { mood: 7 }), row(20, { mood: 2 })]
  const calendar = [
    { day: addDays(TODAY, -22), flow: 'Light flow' as const },
    { day: addDays(TODAY, -2), flow: 'No bleeding' as const },
  ]
  const [week, weekHeld, weekGaps, month, monthHeld] = paragraphs({ rows, calendar })
  expect(week).toBe('From November 15 to November 21 you left a note on 3 of 7 days.')
  expect(weekHeld).toBe(
    'Your mood was 6 out of 10 on average (3 days noted). You noted 2 hot flashes on 1 day, and none on 1 day. On 1 day you noted that there was no bleeding.',
  )
  expect(weekGaps).toBe('There’s no note for 3 days: November 15, 16 and 17.')
  expect(month).toBe('From October 23 to November 21 you left a note on 5 of 30 days.')
  expect(monthHeld).toContain('Your mood was 5 out of 10 on average (4 days noted).')
  expect(monthHeld).toContain('You noted bleeding on 1 day.')
})

describe('findings of insights', () => {
  test('claim no correlation between two measures', () => {
    expect(paragraphs({ rows: NIGHTS }).join(' ')).not.toMatch(/short|under 6 hours|together/)
  })

  test('include the day from which her weekdays can be compared', () => {
    const rows = [row(3, { mood: 6 })]
    const firstLog = addDays(TODAY, -3)
    expect(paragraphs({ rows, firstLog }).join(' ')).toContain(
      'From February 10, 2027, after 12 weeks of notes, I can compare the days of your week.',
    )
    expect(paragraphs({ rows, firstLog }, { ...ENGLISH, language: 'es' }).join(' ')).toContain(
      'A partir del 10 de febrero de 2027, tras 12 semanas',
    )
    expect(paragraphs({ rows, firstLog }, { ...ENGLISH, language: 'fr' }).join(' ')).toContain(
      'À partir du 10 février 2027, après 12 semaines',
    )
  })

  test('include a weekday, a time of day, a feeling and a run', () => {
    const weekly = Array.from({ length: 85 }, (_, back) => row(back, { mood: back % 7 === 0 ? 10 : back % 7 === 3 ? 2 : 5 }))
    const firstLog = addDays(TODAY, -84)
    expect(paragraphs({ rows: weekly, firstLog }).join(' ')).toContain(
      'In 12 weeks your mood was highest on Saturdays, 10 out of 10 on average (12 noted), and lowest on Wednesdays, 2 (12 noted).',
    )
    expect(paragraphs({ rows: weekly }).join(' ')).toContain('You wrote on at least 84 days in a row, from August 30 to November 21')
    const taps = [1, 2, 3, 23, 14, 0].map((hour) => ({ day: TODAY, hour }))
    expect(paragraphs({ taps }).join(' ')).toContain('5 of your last 6 hot flashes came at night')
    const felt = [1, 8, 15].map((back) => row(back, { feeling: 'exhausted', deep_log: back }))
    expect(paragraphs({ rows: felt }, { ...ENGLISH, language: 'fr' }).join(' ')).toContain('choisi « épuisée » : 3 fois sur 3')
  })
})

test('names hidden bleeding as hidden and does not use it; begins in the chosen tone', () => {
  const [lead] = paragraphs({ isMasked: true, rows: NIGHTS }, { ...ENGLISH, tone: 'nurturing' })
  expect(lead).toBe('Here is what you have kept so far, and nothing more than that.')
  expect(paragraphs({ isMasked: true }).at(-1)).toBe('What you noted about bleeding is hidden in your Settings, so I leave it out.')
})

test('ends with the open notes about bleeding', () => {
  const flag: RedFlagCard = {
    id: 'R8',
    level: 'book',
    title: 'Please book a visit',
    seen: 'You noted bleeding on 9 days in a row.',
    days: ['2026-11-05', '2026-11-13'],
    advice: ['If you feel faint, call {emergency} now.'],
    sources: [{ authority: 'ACOG', citation: 'ACOG FAQ162', on: '2026-11-21' }],
    about: { from: '2026-11-05', to: '2026-11-13' },
    is_news: true,
  }
  const { text, parts } = showPattern(notes({ flags: [flag] }), { ...ENGLISH, region: 'UK' }, TODAY)
  expect(text.split('\n\n').at(-1)).toBe('You noted bleeding on 9 days in a row (5 and 13 November). If you feel faint, call 999 now.')
  expect(parts.sources).toEqual([{ authority: 'ACOG', citation: 'ACOG FAQ162', verified: true, on: '2026-11-21' }])
  expect(showPattern(notes(), ENGLISH, TODAY).parts.sources).toEqual([])
})
