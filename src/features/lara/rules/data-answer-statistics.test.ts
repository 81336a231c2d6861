import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../kit/local-date.ts'
import { FLOWS } from '../../calendar/contract.ts'
import { toDayRows } from '../../insights/rules/day-rows.ts'
import type { LogEntry } from '../../logs/contract.ts'
import type { OwnNotes } from './data-answer-notes.ts'
import { answerDataQuestion } from './data-answer.ts'
import { readDataQuestion } from './read-data-question.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const CREATED = '2026-11-21T08:00:00.000Z'

/** A generated quick log of the day `back` days ago; absent answers are not given. */
type Quick = {
  readonly back: number
  readonly sleep_hours?: number
  readonly mood_rating?: number
  readonly energy_level?: number
  readonly thinking_clarity?: number
  readonly stress_triggers?: number
  readonly hot_flashes_count?: number
  readonly night_sweats_count?: number
  readonly alcohol?: 0 | 1
  readonly physical_activity?: 0 | 1
}
type Value = Exclude<keyof Quick, 'back'>
type Noted = { readonly day: string; readonly value: number; readonly quick: Quick }

const whole = (min: number, max: number) => fc.integer({ min, max })
const yes = fc.constantFrom(0 as const, 1 as const)
const anyQuick: fc.Arbitrary<Quick> = fc.record(
  {
    back: fc.nat(110),
    sleep_hours: whole(0, 40).map((quarters) => quarters / 4),
    mood_rating: whole(1, 10),
    energy_level: whole(1, 10),
    thinking_clarity: whole(1, 10),
    stress_triggers: whole(1, 10),
    hot_flashes_count: whole(0, 9),
    night_sweats_count: whole(0, 4),
    alcohol: yes,
    physical_activity: yes,
  },
  { requiredKeys: ['back'] },
)
const anyQuicks = fc.uniqueArray(anyQuick, { selector: ({ back }) => back, minLength: 20, maxLength: 90 })

function toLog({ back, alcohol, ...answers }: Quick): LogEntry {
  const log_date = addDays(TODAY, -back)
  const factors = alcohol === undefined ? {} : { factors: { alcohol } }
  return { id: 1_000 + back, log_type: 'quick_log', log_date, created_at: CREATED, updated_at: CREATED, ...answers, ...factors }
}

function notesOf(quicks: readonly Quick[], given: Partial<OwnNotes> = {}): OwnNotes {
  const logs = quicks.map(toLog).toSorted((one, other) => (one.log_date < other.log_date ? -1 : 1))
  const none = { firstLog: null, calendar: [], taps: [], moods: [], tides: [], isMasked: false, flags: [] }
  return { from: addDays(TODAY, -400), to: TODAY, rows: toDayRows(logs, []), logs, ...none, ...given }
}

function answer(message: string, notes: OwnNotes): string {
  const question = readDataQuestion(message, TODAY, null)
  if (!question) throw new Error(`not taken: ${message}`)
  return answerDataQuestion(question, notes, { language: 'en', region: 'US', tone: 'pragmatic' }, TODAY).text
}

/** The noted values from `from` to `to`, oldest first, computed without the code under test. */
function noted(quicks: readonly Quick[], value: Value, from: string, to: string): Noted[] {
  return quicks
    .flatMap((quick) => {
      const [day, number] = [addDays(TODAY, -quick.back), quick[value]]
      return number === undefined || day < from || day > to ? [] : [{ day, value: number, quick }]
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const mean = (of: readonly Noted[]) => String(Math.round((of.reduce((sum, { value }) => sum + value, 0) / of.length) * 10) / 10)
const isMonday = ({ day }: Noted) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1
const quarter = addDays(TODAY, -83)

const PERIODS = [
  ['last week', '2026-11-09', '2026-11-15', () => true],
  ['this week', '2026-11-16', TODAY, () => true],
  ['in October', '2026-10-01', '2026-10-31', () => true],
  ['this month', '2026-11-01', TODAY, () => true],
  ['in the last 14 days', '2026-11-08', TODAY, () => true],
  ['between October 5 and 20', '2026-10-05', '2026-10-20', () => true],
  ['in the week of October 7', '2026-10-05', '2026-10-11', () => true],
  ['on Mondays', quarter, TODAY, isMonday],
] as const
const SCALES = [
  ['mood', 'mood_rating', 'out of 10'],
  ['energy', 'energy_level', 'out of 10'],
  ['clear thinking', 'thinking_clarity', 'out of 10'],
  ['stress', 'stress_triggers', 'out of 10'],
  ['sleep', 'sleep_hours', 'hours?'],
] as const

describe('an average equals the naive one', () => {
  const cases = SCALES.flatMap(([name, value, unit]) =>
    PERIODS.map((period) => [`how was my ${name} ${period[0]}?`, value, unit, period] as const),
  )
  test.each(cases)('%s', (message, value, unit, [, from, to, has]) => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const of = noted(quicks, value, from, to).filter(has)
        const text = answer(message, notesOf(quicks))
        if (of.length === 0) {
          expect(text).toContain('I find no note')
          return
        }
        expect(text).toMatch(
          new RegExp(`(?:^| )${mean(of).replace('.', '\\.')} ${unit}(?: a night)? on average \\(${of.length} (?:day|night)s? noted\\)`),
        )
      }),
      { numRuns: 15 },
    )
  })
})

describe('a number of days equals the naive one', () => {
  type Case = readonly [string, Value, string, string, (value: number) => boolean]
  const cases: readonly Case[] = [
    ['how many nights did I sleep less than 6 hours in October?', 'sleep_hours', '2026-10-01', '2026-10-31', (value) => value < 6],
    ['how many nights did I sleep at least 7 hours this month?', 'sleep_hours', '2026-11-01', TODAY, (value) => value >= 7],
    ['how many nights did I sleep more than 8 hours last month?', 'sleep_hours', '2026-10-01', '2026-10-31', (value) => value > 8],
    ['on how many days was my mood below 5 in October?', 'mood_rating', '2026-10-01', '2026-10-31', (value) => value < 5],
    ['on how many days was my stress over 7 this month?', 'stress_triggers', '2026-11-01', TODAY, (value) => value > 7],
    ['on how many days did I have hot flashes in October?', 'hot_flashes_count', '2026-10-01', '2026-10-31', (value) => value > 0],
    ['on how many days did I have more than 5 hot flashes this month?', 'hot_flashes_count', '2026-11-01', TODAY, (value) => value > 5],
    ['how many days without hot flashes did I have in October?', 'hot_flashes_count', '2026-10-01', '2026-10-31', (value) => value === 0],
    ['how many nights did I have night sweats in October?', 'night_sweats_count', '2026-10-01', '2026-10-31', (value) => value > 0],
    ['how many days did I drink alcohol in October?', 'alcohol', '2026-10-01', '2026-10-31', (value) => value === 1],
    ['how many days without alcohol did I have in October?', 'alcohol', '2026-10-01', '2026-10-31', (value) => value === 0],
    ['how many days did I exercise this month?', 'physical_activity', '2026-11-01', TODAY, (value) => value === 1],
  ]
  test.each(cases)('%s', (message, value, from, to, has) => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const all = noted(quicks, value, from, to)
        const days = all.filter((one) => has(one.value)).length
        const text = answer(message, notesOf(quicks))
        if (all.length === 0) {
          expect(text).toContain('I find no note')
          return
        }
        expect(text).toMatch(new RegExp(` on ${days} of ${all.length} (?:day|night)s?[:.]`))
      }),
      { numRuns: 20 },
    )
  })
})

describe('the first and the last day equal the naive ones', () => {
  const date = (day: string) =>
    new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))
  type Case = readonly [string, Value, boolean, (value: number) => boolean]
  const cases: readonly Case[] = [
    ['when did I first note a hot flash?', 'hot_flashes_count', true, (value) => value > 0],
    ['when was my last hot flash?', 'hot_flashes_count', false, (value) => value > 0],
    ['when did I last have a day without hot flashes?', 'hot_flashes_count', false, (value) => value === 0],
    ['when did I last sleep more than 8 hours?', 'sleep_hours', false, (value) => value > 8],
    ['when did I last sleep less than 5 hours?', 'sleep_hours', false, (value) => value < 5],
    ['when did I last drink alcohol?', 'alcohol', false, (value) => value === 1],
    ['when did I first exercise?', 'physical_activity', true, (value) => value === 1],
    ['when was my first night sweat?', 'night_sweats_count', true, (value) => value > 0],
  ]
  test.each(cases)('%s', (message, value, isFirst, has) => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const all = noted(quicks, value, '2026-01-01', TODAY).filter((one) => has(one.value))
        const found = isFirst ? all[0] : all.at(-1)
        const text = answer(message, notesOf(quicks))
        if (found) expect(text).toContain(date(found.day))
        else expect(text).toMatch(/find no note|found nothing/)
      }),
      { numRuns: 20 },
    )
  })
})

describe('days with and without a factor have the naive averages, and no conclusion', () => {
  const cases = [
    ['how did I sleep on nights with alcohol?', 'sleep_hours', 'alcohol', 'alcohol', 'hours?'],
    ['is my mood better without alcohol?', 'mood_rating', 'alcohol', 'alcohol', 'out of 10'],
    ['does alcohol make my hot flashes worse?', 'hot_flashes_count', 'alcohol', 'alcohol', 'hot flash(?:es)? a day'],
    ['how is my energy on days I exercise?', 'energy_level', 'physical_activity', 'exercise', 'out of 10'],
    ['how is my stress on days with exercise?', 'stress_triggers', 'physical_activity', 'exercise', 'out of 10'],
    ['do I have fewer night sweats without alcohol?', 'night_sweats_count', 'alcohol', 'alcohol', 'night sweats? a night'],
  ] as const
  test.each(cases)('%s', (message, value, factor, name, unit) => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const all = noted(quicks, value, quarter, TODAY)
        const text = answer(message, notesOf(quicks))
        if (all.length === 0) {
          expect(text).toContain('I find no note')
          return
        }
        for (const [has, word] of [
          [1, 'With'],
          [0, 'Without'],
        ] as const) {
          const of = all.filter(({ quick }) => quick[factor] === has)
          const said = of.length ? `${mean(of).replace('.', '\\.')} ${unit}.*?\\(${of.length} (?:day|night)s?\\)` : 'no day noted'
          expect(text).toMatch(new RegExp(`${word} ${name}: ${said}`))
        }
        expect(text).toContain('They cannot tell whether one thing affects the other.')
      }),
      { numRuns: 20 },
    )
  })
})

describe('other statistics equal the naive ones', () => {
  test('the total of sleep, and the average of hot flashes', () => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const slept = noted(quicks, 'sleep_hours', '2026-10-01', '2026-10-31')
        const flashes = noted(quicks, 'hot_flashes_count', '2026-10-01', '2026-10-31')
        const total = slept.reduce((sum, { value }) => sum + value, 0)
        const [sleep, flash] = [
          answer('how many hours did I sleep in total in October?', notesOf(quicks)),
          answer('how many hot flashes a day did I have on average in October?', notesOf(quicks)),
        ]
        if (slept.length) expect(sleep).toContain(`you slept ${total} hour`)
        if (flashes.length) expect(flash).toContain(`you noted ${mean(flashes)} hot flash`)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['what was my highest stress in October?', 'stress_triggers', Math.max],
    ['what was my lowest stress in October?', 'stress_triggers', Math.min],
    ['what was my shortest night in October?', 'sleep_hours', Math.min],
    ['what was my highest mood in October?', 'mood_rating', Math.max],
    ['what was the highest number of hot flashes I had in October?', 'hot_flashes_count', Math.max],
    ['what was my worst day for clear thinking in October?', 'thinking_clarity', Math.min],
  ] as const)('%s', (message, value, end) => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const all = noted(quicks, value, '2026-10-01', '2026-10-31')
        if (all.length < 2) return
        const extreme = end(...all.map((one) => one.value))
        expect(answer(message, notesOf(quicks))).toMatch(new RegExp(` ${String(extreme).replace('.', '\\.')}(?: out of 10| hours?)?, on `))
      }),
      { numRuns: 30 },
    )
  })

  test('averages of each day of the week', () => {
    fc.assert(
      fc.property(anyQuicks, (quicks) => {
        const mondays = noted(quicks, 'mood_rating', quarter, TODAY).filter(isMonday)
        const text = answer('which day of the week is my mood lowest?', notesOf(quicks))
        if (mondays.length) expect(text).toContain(`Monday ${mean(mondays)} out of 10 (${mondays.length} day`)
        else expect(text).not.toContain('Monday')
      }),
      { numRuns: 40 },
    )
  })
})

describe('bleeding', () => {
  /** Periods of `days` days that begin `apart` days after one another, the last one `back` days ago. */
  const anyPeriods = fc.record({
    back: whole(10, 40),
    apart: fc.array(whole(20, 60), { minLength: 1, maxLength: 5 }),
    days: whole(2, 6),
  })
  test('the start, the end, the lengths of cycles and the longest gap equal the naive ones', () => {
    fc.assert(
      fc.property(anyPeriods, ({ back, apart, days }) => {
        const starts = apart.reduce<number[]>((all, distance) => [...all, (all.at(-1) ?? 0) + distance], [back])
        const begun = starts.map((one) => addDays(TODAY, -one)).toSorted()
        const calendar = begun.flatMap((day) =>
          Array.from({ length: days }, (_, index) => ({ day: addDays(day, index), flow: FLOWS['light-flow'] })),
        )
        const notes = notesOf([], { from: '2016-11-21', calendar })
        const last = begun.at(-1) ?? ''
        const question = readDataQuestion('when did my last period begin?', TODAY, null)
        if (!question) throw new Error('not taken')
        const { text, parts } = answerDataQuestion(question, notes, { language: 'en', region: 'US', tone: 'pragmatic' }, TODAY)
        expect(text).toContain(`bleeding noted on ${days} days`)
        expect(parts.rows[0]?.day).toBe(last)
        expect(parts.rows.slice(0, days).at(-1)?.day).toBe(addDays(last, days - 1))
        const cycles = begun.slice(1).map((day, index) => daysBetween(begun[index] ?? day, day))
        for (const cycle of cycles.slice(-6)) expect(answer('how long are my cycles?', notes)).toContain(`${cycle} days (`)
        const longest = Math.max(...cycles) - days
        expect(answer('what is the longest gap between my periods?', notes)).toContain(`bleeding was ${longest} days, between`)
      }),
      { numRuns: 60 },
    )
  })
})

describe('taps', () => {
  const anyTaps = fc.array(fc.record({ day: fc.nat(40).map((back) => addDays(TODAY, -back)), hour: whole(0, 23) }), {
    minLength: 1,
    maxLength: 80,
  })
  test.each([
    ['in the mornings', (hour: number) => hour >= 6 && hour < 12],
    ['in the evenings', (hour: number) => hour >= 18 && hour < 22],
    ['at night', (hour: number) => hour >= 22 || hour < 6],
  ] as const)('hot flashes %s equal the naive number', (when, has) => {
    fc.assert(
      fc.property(anyTaps, (taps) => {
        const count = taps.filter(({ day, hour }) => day >= '2026-11-01' && has(hour)).length
        const text = answer(`how many hot flashes did I have ${when} this month?`, notesOf([], { taps }))
        expect(text).toContain(count ? `you tapped ${count} hot flash` : 'I find no note with a time')
      }),
      { numRuns: 40 },
    )
  })

  test('of hot flashes at night without a time, the noted night sweats are told', () => {
    const notes = notesOf([{ back: 1, night_sweats_count: 3 }])
    const text = answer('how many hot flashes did I have at night this month?', notes)
    expect(text).toContain('I find no note with a time')
    expect(text).toMatch(/3 night sweats/)
  })

  test('hot flashes of last night are those from 10 PM to 6 AM', () => {
    const taps = [
      { day: '2026-11-20', hour: 2 },
      { day: '2026-11-20', hour: 23 },
      { day: TODAY, hour: 1 },
      { day: TODAY, hour: 8 },
    ]
    expect(answer('how many hot flashes did I have last night?', notesOf([], { taps }))).toContain('you tapped 2 hot flashes at night')
  })
})

test('the days around a date are compared by the naive averages', () => {
  fc.assert(
    fc.property(anyQuicks, (quicks) => {
      const [before, since] = [noted(quicks, 'mood_rating', '2026-09-17', '2026-10-19'), noted(quicks, 'mood_rating', '2026-10-20', TODAY)]
      const text = answer('my mood before and after October 20', notesOf(quicks))
      const isCompared = before.length >= 5 && since.length >= 5
      expect(text.includes('not enough notes')).toBe(!isCompared)
      if (isCompared) {
        expect(text).toContain(
          `${mean(since)} out of 10 on average (${since.length} days noted) and ${mean(before)} before (${before.length})`,
        )
      }
    }),
    { numRuns: 40 },
  )
})

test('the nights of named days are those noted on the next day', () => {
  const notes = notesOf([
    { back: 7, sleep_hours: 4 },
    { back: 6, sleep_hours: 7.5 },
  ])
  expect(answer('how did I sleep last Saturday night?', notes)).toContain('7.5 hours')
  expect(answer('how did I sleep last Saturday?', notes)).toContain('4 hours')
})

test('the days and the first or last mention of a symptom equal the naive ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.nat(60), fc.boolean()), { selector: ([back]) => back, minLength: 1 }), (days) => {
      const logs = days
        .map(([back, has]): LogEntry => {
          const text = has ? `A headache, day ${back}.` : 'A walk.'
          return { ...toLog({ back }), log_type: 'deep_log', guided_journal_response: text }
        })
        .toSorted((one, other) => (one.log_date < other.log_date ? -1 : 1))
      const found = days.filter(([, has]) => has).map(([back]) => back)
      const notes = notesOf([], { logs })
      const [all, first] = [answer('on how many days did I have a headache?', notes), answer('when did I first mention a headache?', notes)]
      if (found.length === 0) {
        expect(all).toContain('find “headache”')
        return
      }
      expect(all).toContain(found.length === 1 ? 'on one day' : `on ${found.length} days`)
      expect(all).toContain(`A headache, day ${Math.min(...found)}.`)
      expect(first).toContain(`A headache, day ${Math.max(...found)}.`)
    }),
    { numRuns: 40 },
  )
})

test('an event without a date is named, with questions that are understood', () => {
  const text = answer('has my mood improved since I started the patch?', notesOf([]))
  expect(text).toContain('your notes have no date for it')
  expect(readDataQuestion('How has my mood been since September?', TODAY, null)).toMatchObject({
    asks: 'how',
    from: '2026-09-01',
    to: TODAY,
  })
  expect(text).toContain('How has my mood been since September?')
})

test('factors are not used while intimate entries are hidden', () => {
  const notes = notesOf([{ back: 1, alcohol: 1, sleep_hours: 6 }], { isMasked: true })
  expect(answer('how did I sleep on nights with alcohol?', notes)).toContain('hidden')
  expect(answer('how did I sleep on days with exercise?', notes)).not.toContain('hidden')
})

test('days with taps alone are left out of averages, and are not called days without a note', () => {
  const moments = [{ day: '2026-11-10', kind: 'hot_flash' as const, count: 3 }]
  const logs = [toLog({ back: 10, hot_flashes_count: 4 })]
  const text = answer('how many hot flashes a day did I have on average last week?', notesOf([], { logs, rows: toDayRows(logs, moments) }))
  expect(text).toContain('you noted 4 hot flashes a day on average (1 day noted)')
  expect(text).toContain('I leave out 1 day with taps alone')
  expect(text).toContain('no note about it for 5 days')
})
