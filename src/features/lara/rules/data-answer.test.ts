import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { FLOWS, type FlowDescription, type RedFlagCard } from '../../calendar/contract.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { answerDataQuestion } from './data-answer.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readDataQuestion } from './read-data-question.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const ENGLISH: Manner = { language: 'en', region: 'US', tone: 'pragmatic' }

function row(day: string, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const of = (value: number | null | undefined) => (typeof value === 'number' ? ('quick_log' as const) : null)
  const source = { hot_flashes: of(answers.hot_flashes), night_sweats: of(answers.night_sweats) }
  return { day, quick_log: Number(day.replaceAll('-', '')), deep_log: null, ...unknown, source, ...answers }
}

function notes(given: Partial<OwnNotes> = {}): OwnNotes {
  return {
    from: addDays(TODAY, -90),
    to: TODAY,
    rows: [],
    firstLog: null,
    calendar: [],
    taps: [],
    tides: [],
    logs: [],
    moods: [],
    isMasked: false,
    flags: [],
    ...given,
  }
}

function asked(message: string): DataQuestion {
  const question = readDataQuestion(message, TODAY, null)
  if (!question) throw new Error(`not taken: ${message}`)
  return question
}

function answer(message: string, given: Partial<OwnNotes> = {}, manner = ENGLISH) {
  return answerDataQuestion(asked(message), notes(given), manner, TODAY)
}

const paragraphs = (message: string, given: Partial<OwnNotes> = {}, manner = ENGLISH) => answer(message, given, manner).text.split('\n\n')
const calendar = (days: Record<string, FlowDescription | null>) => Object.entries(days).map(([day, flow]) => ({ day, flow }))

const HEAVY: RedFlagCard = {
  id: 'R9',
  level: 'book',
  title: 'Please book a visit',
  seen: 'You noted heavy flow.',
  days: ['2026-10-04', '2026-11-04'],
  advice: ['Please book a visit.'],
  sources: [{ authority: 'ACOG', citation: 'ACOG FAQ162', on: '2026-11-21' }],
  about: { from: '2026-11-04', to: '2026-11-04' },
  is_news: true,
}

const SLEPT = [
  row('2026-11-16', { sleep: 5 }),
  row('2026-11-18', { sleep: 8, hot_flashes: 2 }),
  row('2026-11-20', { sleep: 6.5, hot_flashes: 0 }),
]

describe('a measure', () => {
  test('is answered with dates, counts and missing days', () => {
    const { text, parts, about } = answer('how did I sleep this week?', { rows: SLEPT })
    expect(text).toBe(
      'From November 16 to November 21 you slept 6.5 hours a night on average (3 nights noted). The shortest night was 5 hours (November 16), the longest 8 hours (November 18).\n\n' +
        'There’s no note about it for 2 days (November 17 and 19), so I’ve left them out. There’s no note about it for today yet.',
    )
    expect(parts.layer).toBe('own_data')
    expect(parts.rows).toEqual([
      { day: '2026-11-16', words: '5 hours', log_type: 'quick_log', log_id: 20261116 },
      { day: '2026-11-18', words: '8 hours', log_type: 'quick_log', log_id: 20261118 },
      { day: '2026-11-20', words: '6.5 hours', log_type: 'quick_log', log_id: 20261120 },
    ])
    expect(parts.missing).toEqual(['2026-11-17', '2026-11-19'])
    expect(about).toEqual({ kind: 'own', question: asked('how did I sleep this week?') })
  })

  test.each([
    ['en', 'UK', 'From 16 to 21 November you noted 2 hot flushes on 1 day, and none on 1 day.'],
    ['es', 'US', 'Del 16 al 21 de noviembre anotaste 2 sofocos en 1 día, y ninguno en 1 día.'],
    ['fr', 'CA', 'Du 16 au 21 novembre, vous avez noté 2 bouffées de chaleur sur 1 jour, et aucune sur 1 jour.'],
  ] as const)('is answered in %s for %s', (language, region, first) => {
    const manner = { language, region, tone: 'calm' } as const
    expect(paragraphs('how many hot flashes did I have this week?', { rows: SLEPT }, manner)[0]).toBe(first)
  })

  test('without a note is not counted as zero', () => {
    const { text, parts } = answer('how many hot flashes did I have yesterday?')
    expect(text).toBe("Yesterday I find no note about hot flashes. That doesn't mean yes or no. Once you've logged it, I can tell you.")
    expect(parts.missing).toEqual(['2026-11-20'])
    expect(parts.rows).toEqual([])
  })

  test('of one day is answered with the noted value', () => {
    expect(answer('how did I sleep last night?', { rows: [row(TODAY, { sleep: 1 })] }).text).toBe('Today you noted 1 hour of sleep.')
    expect(answer('how many hot flashes did I have yesterday?', { rows: SLEPT }).text).toBe('Yesterday you noted 0 hot flashes.')
  })

  test('counted from taps is marked as such, and has no link to a log', () => {
    const tapped = row('2026-11-20', { hot_flashes: 3, quick_log: null, source: { hot_flashes: 'moments', night_sweats: null } })
    const { text, parts } = answer('how many hot flashes did I have this week?', { rows: [tapped] })
    expect(text).toContain('On 1 day the number is counted from what you tapped on Home, so there may have been more.')
    expect(parts.rows).toEqual([{ day: '2026-11-20', words: '3 hot flashes (3 taps on Home)', log_type: null, log_id: null }])
  })

  test('from a deep log links to that log', () => {
    const deep = row('2026-11-20', { hot_flashes: 3, deep_log: 77, source: { hot_flashes: 'deep_log', night_sweats: null } })
    const { parts } = answer('how many hot flashes did I have yesterday?', { rows: [deep] })
    expect(parts.rows).toEqual([{ day: '2026-11-20', words: '3 hot flashes', log_type: 'deep_log', log_id: 77 }])
  })

  test('lists the first days without a note and counts the others', () => {
    const [, gaps] = paragraphs('how was my mood in October?', { rows: [row('2026-10-04', { mood: 7 })] })
    expect(gaps).toBe('There’s no note about it for 30 days (October 1, 2, 3 and 27 more), so I’ve left them out.')
    expect(answer('how was my mood in October?', { rows: [row('2026-10-04', { mood: 7 })] }).parts.missing).toHaveLength(30)
  })
})

describe('best and worst', () => {
  const rows = [
    row('2026-11-01', { mood: 4, hot_flashes: 0 }),
    row('2026-11-02', { mood: 9, hot_flashes: 6 }),
    row('2026-11-03', { mood: 9 }),
  ]

  test.each([
    ['what was my best day this month?', 'your highest mood was 9 out of 10, on November 2 and 3 (3 days noted).'],
    ['what was my worst day this month?', 'your lowest mood was 4 out of 10, on Sunday, November 1 (3 days noted).'],
    [
      'on which day did I have the most hot flashes this month?',
      'the most hot flashes in a day were 6, on Monday, November 2 (2 days noted).',
    ],
    ['when did I have the fewest hot flashes this month?', 'the fewest hot flashes in a day were 0, on Sunday, November 1 (2 days noted).'],
  ])('"%s": %s', (message, end) => expect(paragraphs(message, { rows })[0]).toBe(`From November 1 to November 21 ${end}`))

  test('taps never count as the fewest', () => {
    const tapped = row('2026-11-04', { hot_flashes: 1, source: { hot_flashes: 'moments', night_sweats: null } })
    const given = { rows: [row('2026-11-02', { hot_flashes: 6 }), row('2026-11-03', { hot_flashes: 5 }), tapped] }
    expect(paragraphs('when did I have the fewest hot flashes this month?', given)[0]).toContain('were 5, on Tuesday, November 3')
  })

  test('a single noted day is neither', () => {
    expect(answer('what was my best day this month?', { rows: [row('2026-11-02', { mood: 9 })] }).text).toContain('Only one day has a note')
  })
})

describe('better or worse', () => {
  const month = (from: string, days: number, answers: Partial<DayRow>) =>
    Array.from({ length: days }, (_, index) => row(addDays(from, index), answers))

  test('compares each measure separately, without a cause', () => {
    const rows = [
      ...month('2026-10-01', 10, { mood: 5, energy: 6, sleep: 7, hot_flashes: 2 }),
      ...month('2026-11-01', 10, { mood: 7, energy: 6, sleep: 6, hot_flashes: 5 }),
    ]
    expect(paragraphs('am I better than last month?', { rows })).toEqual([
      'Your notes side by side: from November 1 to November 21, and from October 1 to October 31.',
      'Mood: higher, 7 out of 10 on average (10 days noted) and 5 before (10).',
      'Energy: about the same, 6 out of 10 on average (10 days noted) and 6 before (10).',
      'Sleep: shorter, 6 hours on average (10 nights noted) and 7 before (10).',
      'Hot flashes: more, 5 a day on average (10 days noted) and 2 before (10).',
      'These are averages of what you noted. They can’t tell you why, and part of any difference is always chance.',
    ])
  })

  test('needs enough notes in both periods, and says how many there are', () => {
    const rows = [...month('2026-10-01', 4, { sleep: 7 }), ...month('2026-11-01', 10, { sleep: 6 })]
    expect(paragraphs('am I sleeping better than last month?', { rows })[1]).toBe(
      'Your sleep: not enough notes to say. To set them side by side, each time needs 5 noted days; there are 10 and 4. From November 1 to November 21 you slept 6 hours a night on average (10 nights noted). From October 1 to October 31 you slept 7 hours a night on average (4 nights noted).',
    )
    expect(paragraphs('am I better than last month?')[1]).toContain('not enough notes to say')
  })

  test('does not compare a count of taps with her own counts', () => {
    const tapped = month('2026-11-01', 10, { hot_flashes: 1, source: { hot_flashes: 'moments', night_sweats: null } })
    const rows = [...month('2026-10-01', 10, { hot_flashes: 5 }), ...tapped]
    expect(answer('do I have fewer hot flashes than last month?', { rows }).text).toContain('there are 0 and 10')
  })
})

describe('bleeding', () => {
  const days = calendar({ '2026-11-03': 'Light flow', '2026-11-04': 'Heavy flow', '2026-11-10': 'No bleeding', '2026-11-12': null })

  test('lists each day, and the number of days without an entry', () => {
    const { text, parts } = answer('did I bleed this month?', { calendar: days })
    expect(text).toBe(
      'From November 1 to November 21 you noted bleeding on 2 days. Day by day: November 3: light flow; November 4: heavy flow. On 1 day you noted that there was no bleeding. The other 17 days say nothing about bleeding, so I cannot know about them.',
    )
    expect(parts.rows.map(({ day, words }) => [day, words])).toEqual([
      ['2026-11-03', 'Calendar: light flow'],
      ['2026-11-04', 'Calendar: heavy flow'],
      ['2026-11-10', 'Calendar: no bleeding'],
    ])
  })

  test('a month without entries is not a month without bleeding', () => {
    expect(answer('did I bleed in August?').text).toContain("I find no note about bleeding. That doesn't mean yes or no.")
  })

  test.each([
    ['when was my last heavy day?', 'You last noted heavy flow on Wednesday, November 4, 17 days ago.'],
    ['when was my last period?', 'You last noted heavy flow on Wednesday, November 4, 17 days ago.'],
    ['when did I last have light spotting?', 'I looked back to August 23 and find no light spotting.'],
    ['how many heavy days did I have this month?', 'From November 1 to November 21 you noted heavy flow on 1 day: November 4.'],
  ])('"%s": %s', (message, begin) => expect(answer(message, { calendar: days }).text.startsWith(begin)).toBe(true))

  test('hidden entries are not used', () => {
    const { text, parts } = answer('did I bleed this month?', { isMasked: true, calendar: days })
    expect(text).toContain('turn off “Hide intimate entries”')
    expect(parts).toMatchObject({ rows: [], missing: [], sources: [] })
  })

  test('ends with the open notes about bleeding, their days and sources', () => {
    const { text, parts } = answer('did I bleed this month?', { calendar: days, flags: [HEAVY] })
    expect(text).toContain('I only count; I cannot tell what it means.')
    expect(text).toContain('You noted heavy flow (October 4 and November 4). Please book a visit.')
    expect(text).not.toMatch(/\{/)
    expect(parts.sources.map(({ authority, verified }) => [authority, verified])).toEqual([['ACOG', true]])
    expect(answer('how did I sleep this week?', { flags: [HEAVY] }).text).not.toContain('heavy flow')
  })
})

describe('the last time', () => {
  const rows = [row('2026-11-01', { hot_flashes: 2 }), row('2026-11-05', { hot_flashes: 0 }), row('2026-11-09', { sleep: 4 })]

  test.each([
    ['when was my last hot flash?', 'You last noted 2 hot flashes on Sunday, November 1, 20 days ago.'],
    [
      'when did I last have a day without hot flashes?',
      'The last day on which you noted no hot flashes was Thursday, November 5, 16 days ago.',
    ],
    ['when did I last log?', 'Your newest note is of Monday, November 9, 12 days ago.'],
    ['when was my last night sweat?', 'I looked back to August 23 and find no note of night sweats.'],
  ])('"%s": %s', (message, text) => expect(answer(message, { rows }).text).toBe(text))
})

describe('her days', () => {
  const rows = [row('2026-11-19', { mood: 7, sleep: 6, deep_log: 9 }), row('2026-11-20', { mood: 5, hot_flashes: 1 })]

  test('how often she logged', () => {
    const { text, parts } = answer('how often did I log this week?', { rows, calendar: calendar({ '2026-11-18': 'Light flow' }) })
    expect(text.split('\n\n')).toEqual([
      'From November 16 to November 21 you left a note on 3 of 6 days. That is 2 Soft Logs, 1 Deep Log and 1 day with a tap or a calendar note alone.',
      'There’s no note for 2 days: November 16 and 17.',
    ])
    expect(parts.rows.map(({ log_type }) => log_type)).toEqual([null, 'quick_log', 'deep_log', 'quick_log'])
  })

  test('a day as a whole', () => {
    expect(answer('what did I log yesterday?', { rows }).text).toBe('Yesterday you noted: mood 5 out of 10 and 1 hot flash.')
    expect(answer('what did I log on Monday?', { rows }).text).toBe('On Monday, November 16 I find no note of yours.')
  })

  test('a week as a whole', () => {
    expect(paragraphs('how was I this week?', { rows })[1]).toBe(
      'Your mood was 6 out of 10 on average (2 days noted). You slept 6 hours a night on average (1 night noted). You noted 1 hot flash on 1 day.',
    )
  })
})

const number = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
const anyRow = fc
  .record({ back: fc.nat(120), mood: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }), sleep: number(12), hot_flashes: number(9) })
  .map(({ back, ...answers }) => row(addDays(TODAY, -back), answers))
const anyRows = fc
  .uniqueArray(anyRow, { selector: ({ day }) => day, maxLength: 60 })
  .map((rows) => rows.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
const anyCalendar = fc
  .uniqueArray(fc.record({ day: fc.nat(120).map((back) => addDays(TODAY, -back)), flow: fc.constantFrom(...Object.values(FLOWS), null) }), {
    selector: ({ day }) => day,
  })
  .map((days) => days.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
const QUESTIONS = [
  'how did I sleep this week?',
  'how many hot flashes did I have in October?',
  'am I better than last month?',
  'what was my best day?',
  'how often did I log this month?',
  'did I bleed this month?',
  'when did I last bleed?',
  'how was I last week?',
  'is my sleep better than yesterday?',
  'did I bleed more than last month?',
]
const anyManner = fc.record({
  language: fc.constantFrom('en', 'es', 'fr'),
  region: fc.constantFrom('US', 'CA', 'UK', 'AU'),
  tone: fc.constantFrom('nurturing', 'calm', 'pragmatic'),
})

test('for any notes, an answer is complete, its missing days are within the period, and its chips are recognised as questions', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS), anyRows, anyCalendar, anyManner, (message, rows, days, manner) => {
      const question = asked(message)
      const { text, parts } = answerDataQuestion(question, notes({ from: '2016-01-01', rows, calendar: days }), manner, TODAY)
      expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\[#/)
      expect(text.trim()).not.toBe('')
      const shown = new Set(parts.rows.map(({ day }) => day))
      for (const day of parts.missing) {
        expect(day < TODAY).toBe(true)
        const isInside =
          (day >= question.from && day <= question.to) || (question.before && day >= question.before.from && day <= question.before.to)
        expect(isInside).toBe(true)
        if (question.subject === 'sleep') expect(shown.has(day)).toBe(false)
      }
      for (const chip of parts.chips) expect(readDataQuestion(chip.message, TODAY, question)).toBeDefined()
    }),
    { numRuns: 300 },
  )
})
