import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import { showPattern } from './pattern.ts'
import type { Manner } from './speech.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const ENGLISH: Manner = { language: 'en', region: 'US', tone: 'pragmatic' }

function row(back: number, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: typeof answers.hot_flashes === 'number' ? 'quick_log' : null, night_sweats: null } as const
  return { day: addDays(TODAY, -back), quick_log: 1_000 + back, deep_log: null, ...unknown, source, ...answers }
}

function notes(given: Partial<OwnNotes> = {}): OwnNotes {
  const facts = { ageRange: null, phase: null, noteDays: [] }
  const rows = given.rows?.toSorted((one, other) => (one.day < other.day ? -1 : 1)) ?? []
  const span = { from: addDays(TODAY, -83), to: TODAY }
  return { ...span, calendar: [], taps: [], tides: [], isMasked: false, facts, recent: [], ...given, rows }
}

const paragraphs = (given: Partial<OwnNotes> = {}, manner = ENGLISH) => showPattern(notes(given), manner, TODAY).text.split('\n\n')

/** Ten short nights with hot flashes and little energy, twenty long ones without and with more. */
const NIGHTS = Array.from({ length: 30 }, (_, index) =>
  index < 10 ? row(index * 2 + 1, { sleep: 5, hot_flashes: 3, energy: 4 }) : row(30 + index, { sleep: 8, hot_flashes: 0, energy: 7 }),
)

test('before her first note nothing is invented, and what is needed is said', () => {
  expect(paragraphs()).toEqual([
    'From November 15 to November 21 I find no note of yours.',
    'From October 23 to November 21 I find no note of yours.',
    'For averages of this week your notes need 3 more days. To compare the days of your week, your notes need your mood on 4 Mondays, 4 Tuesdays and so on, within 12 weeks. Fewest so far: Monday, 0.',
  ])
})

test('her last 7 and 30 days are told with their averages, counts, bleeding and gaps', () => {
  const rows = [row(1, { mood: 7, hot_flashes: 2 }), row(2, { mood: 4, hot_flashes: 0 }), row(3, { mood: 7 }), row(20, { mood: 2 })]
  const calendar = [
    { day: addDays(TODAY, -22), flow: 'Light flow' as const },
    { day: addDays(TODAY, -2), flow: 'No bleeding' as const },
  ]
  const [week, weekHeld, weekGaps, month, monthHeld] = paragraphs({ rows, calendar })
  expect(week).toBe('From November 15 to November 21 you left a note on 3 of 7 days.')
  expect(weekHeld).toBe(
    'Your mood was 6 of 10 on average (3 days noted). You noted 2 hot flashes on 1 day, and none on 1 day. On 1 day you noted that there was no bleeding.',
  )
  expect(weekGaps).toBe('3 days have no note: November 15, November 16 and November 17.')
  expect(month).toBe('From October 23 to November 21 you left a note on 5 of 30 days.')
  expect(monthHeld).toContain('Your mood was 5 of 10 on average (4 days noted).')
  expect(monthHeld).toContain('You noted bleeding on 1 day.')
})

describe('what insights find', () => {
  test.each([
    [
      'en',
      'On 10 of the 10 days after a night under 6 hours you noted hot flashes; on 0 of 20 other days.',
      'What goes together in your notes need not be the cause of one another.',
    ],
    [
      'es',
      'En 10 de los 10 días después de una noche de menos de 6 horas anotaste sofocos; en los demás, en 0 de 20.',
      'Que dos cosas vayan juntas en tus notas no quiere decir que una cause la otra.',
    ],
    [
      'fr',
      'Sur 10 des 10 jours après une nuit de moins de 6 heures, vous avez noté des bouffées de chaleur ; sur 0 des 20 autres jours.',
      'Ce qui va ensemble dans vos notes n’est pas forcément la cause l’un de l’autre.',
    ],
  ] as const)('is told in %s, with the word that it is no cause', (language, found, note) => {
    const { text, parts } = showPattern(notes({ rows: NIGHTS }), { language, region: 'CA', tone: 'calm' }, TODAY)
    expect(text).toContain(found)
    expect(text).toContain(note)
    // The days behind it reach back further than the 30 days.
    expect(parts.rows.map(({ day }) => day)).toContain(addDays(TODAY, -59))
  })

  test('is left out where her notes do not bear it', () => {
    expect(paragraphs({ rows: NIGHTS.slice(0, 10) }).join(' ')).not.toContain('of the 10 days')
  })

  test('holds a weekday, a time of day, a feeling and a run', () => {
    const weekly = Array.from({ length: 84 }, (_, back) => row(back, { mood: back % 7 === 0 ? 10 : back % 7 === 3 ? 2 : 5 }))
    expect(paragraphs({ rows: weekly }).join(' ')).toContain(
      'In 12 weeks your mood was highest on Saturdays, 10 of 10 on average (12 noted), and lowest on Wednesdays, 2 (12 noted).',
    )
    expect(paragraphs({ rows: weekly }).join(' ')).toContain('You wrote on at least 84 days in a row, from August 30 to November 21')
    const taps = [1, 2, 3, 23, 14, 0].map((hour) => ({ day: TODAY, hour }))
    expect(paragraphs({ taps }).join(' ')).toContain('Of the 6 hot flashes you tapped in the last 12 weeks, 5 came at night')
    const felt = [1, 8, 15].map((back) => row(back, { feeling: 'exhausted', deep_log: back }))
    expect(paragraphs({ rows: felt }, { ...ENGLISH, language: 'fr' }).join(' ')).toContain('est « épuisée » : 3 fois sur 3')
  })
})

test('hidden bleeding is named as hidden and not used; a tone begins it', () => {
  const [lead] = paragraphs({ isMasked: true, rows: NIGHTS }, { ...ENGLISH, tone: 'nurturing' })
  expect(lead).toBe('Here is what you have kept so far, and nothing more than that.')
  expect(paragraphs({ isMasked: true }).at(-1)).toBe('What you noted about bleeding is hidden in your Settings, so I leave it out.')
})

test('a triage card stands at its end, once', () => {
  const calendar = [
    { day: addDays(TODAY, -30), flow: 'Heavy flow' as const },
    { day: addDays(TODAY, -2), flow: 'Heavy flow' as const },
  ]
  const { text, parts } = showPattern(notes({ calendar }), { ...ENGLISH, region: 'UK' }, TODAY)
  expect(text.split('\n\n').at(-1)).toContain('You noted heavy flow on 22 October and again on 19 November.')
  expect(text).toContain('call 999 now')
  expect(parts.sources).toHaveLength(3)
  const recent = [{ cause: 'heavy-twice', on: addDays(TODAY, -1) }]
  expect(showPattern(notes({ calendar, recent }), ENGLISH, TODAY).parts.sources).toEqual([])
})
