import { beforeEach, describe, expect, test } from 'vitest'
import {
  as,
  NOON,
  PASSWORD,
  person,
  setClock,
  setUpServer,
  steppedUp,
  testServer,
  type TestPerson,
  guest,
} from '../../../../test/server.ts'
import { opened } from '../../../../test/couples.ts'
import { unzip } from '../../../../test/zips.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { exportAccount, importAccount } from '../../account/contract.ts'
import { login } from '../../auth/contract.ts'
import { createCalendarEntry, listCalendar, updateCalendarEntry } from '../../calendar/contract.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import {
  createDeepLog,
  createQuickLog,
  findQuickLog,
  listDeepLogs,
  listQuickLogs,
  listRevisions,
  type QuickAnswers,
  removeQuickLog,
  updateQuickLog,
} from '../../logs/contract.ts'
import { countLogs } from '../../logs/server/store.ts'
import { bringDays, type DayToBring, listImports, undoImport } from '../contract.ts'
import type { Source } from '../rules/imported-day.ts'

setUpServer()

const TODAY = '2026-11-21'
const DAY = '2026-11-10'
const DAY_MS = 86_400_000

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

const bringCall = (days: DayToBring[], more: { source?: Source; fill_missing?: boolean } = {}) =>
  as(her).call(bringDays, { body: { source: 'clue', ...more, days } })
const results = async (days: DayToBring[], more: { source?: Source; fill_missing?: boolean } = {}) =>
  (await bringCall(days, more)).reply.data.map(({ result }) => result)
const logs = async (someone = her) =>
  (await as(someone).call(listQuickLogs)).reply.data.map(
    ({ id: _id, created_at: _at, updated_at: _changed, log_type: _type, ...log }) => log,
  )
const entries = async (someone = her) =>
  (await as(someone).call(listCalendar)).reply.data.map(({ entry_date: day, flow_description: flow, symptoms }) => ({
    day,
    flow,
    symptoms,
  }))
const undo = async (source: Source = 'clue') => (await as(her).call(undoImport, { body: { source } })).reply.data
const note = (day: LocalDate, flow_description: string, symptoms = '') =>
  as(her).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description, symptoms } as never })

const FULL: DayToBring = {
  date: DAY,
  answers: { mood_rating: 8, sleep_hours: 6.5, symptoms: { headache: 2 }, note: 'Slept badly' },
  flow_description: 'Light flow',
  bleeding_signs: ['after_sex'],
  symptoms_text: 'Sore throat',
}

describe('a day from another app', () => {
  test('goes into the history and the calendar, once however often it is sent', async () => {
    expect(await results([FULL])).toEqual(['taken'])
    expect(await results([FULL])).toEqual(['already'])
    expect(await results([FULL], { fill_missing: true })).toEqual(['already'])
    expect(await logs()).toEqual([{ log_date: DAY, ...FULL.answers }])
    expect(await entries()).toEqual([{ day: DAY, flow: 'Light flow', symptoms: 'Sore throat' }])
    expect(await countLogs(testServer().vaults.hers, await opened(her))).toEqual({ quick: 1, deep: 0 })
  })

  test('sent twice at the same moment is brought once', async () => {
    const both = await Promise.all([results([FULL]), results([FULL])])
    expect(both.flat().toSorted()).toEqual(['already', 'taken'])
    expect(await logs()).toHaveLength(1)
  })

  test('never changes what she wrote here', async () => {
    await as(her).call(createQuickLog, { body: { log_date: DAY, mood_rating: 3 } })
    await note(DAY, 'Heavy flow')
    expect(await results([FULL])).toEqual(['yours'])
    expect(await logs()).toEqual([{ log_date: DAY, mood_rating: 3 }])
    expect(await entries()).toEqual([{ day: DAY, flow: 'Heavy flow', symptoms: null }])
    expect((await as(her).call(listImports)).reply.data).toEqual([])
  })

  test('fills only what is missing, and only if she says so', async () => {
    await as(her).call(createQuickLog, { body: { log_date: DAY, mood_rating: 3 } })
    await note(DAY, 'Heavy flow')
    expect(await results([FULL], { fill_missing: true })).toEqual(['partly'])
    expect(await logs()).toEqual([{ log_date: DAY, ...FULL.answers, mood_rating: 3 }])
    expect(await entries()).toEqual([{ day: DAY, flow: 'Heavy flow', symptoms: 'Sore throat' }])
    expect(await undo()).toEqual({ removed: 1, kept: 0 })
    expect(await logs()).toEqual([{ log_date: DAY, mood_rating: 3 }])
    expect(await entries()).toEqual([{ day: DAY, flow: 'Heavy flow', symptoms: null }])
  })

  test('is brought where one of both records is free', async () => {
    await note(DAY, 'Heavy flow')
    expect(await results([FULL])).toEqual(['partly'])
    expect(await logs()).toHaveLength(1)
    expect(await entries()).toEqual([{ day: DAY, flow: 'Heavy flow', symptoms: null }])
  })

  test('with a long text has it in a Deep Log, unless she wrote one', async () => {
    const long = 'I lay awake. '.repeat(40).trim()
    const texts = async () => (await as(her).call(listDeepLogs)).reply.data.map((log) => [log.log_date, log.guided_journal_response])
    await as(her).call(createDeepLog, { body: { log_date: TODAY, centering_help: 'Tea' } })
    expect(
      await results([
        { ...FULL, journal: long },
        { date: TODAY, journal: long },
      ]),
    ).toEqual(['taken', 'yours'])
    expect(await texts()).toEqual([
      [TODAY, undefined],
      [DAY, long],
    ])
    expect(await countLogs(testServer().vaults.hers, await opened(her))).toEqual({ quick: 1, deep: 2 })
    expect(await undo()).toEqual({ removed: 1, kept: 0 })
    expect(await texts()).toEqual([[TODAY, undefined]])
    expect(await countLogs(testServer().vaults.hers, await opened(her))).toEqual({ quick: 0, deep: 1 })
  })

  test('that she removed here does not come back', async () => {
    await results([FULL])
    await as(her).call(removeQuickLog, { params: { date: DAY } })
    expect(await results([FULL], { fill_missing: true })).toEqual(['already'])
    expect(await logs()).toEqual([])
  })

  test('of today can be completed later by the same app', async () => {
    await results([{ date: TODAY, flow_description: 'Light flow' }])
    expect(await results([{ date: TODAY, flow_description: 'Light flow', answers: { mood_rating: 6 } }])).toEqual(['taken'])
    expect(await undo()).toEqual({ removed: 1, kept: 0 })
    expect([await logs(), await entries()]).toEqual([[], []])
  })

  test('outside the last ten years, or without a value, is named and not brought', async () => {
    const value = { flow_description: 'Heavy flow' as const }
    const days = [
      { date: addDays(TODAY, 1), ...value },
      { date: '2016-11-20', ...value },
      { date: '2016-11-21', ...value },
      { date: TODAY, answers: { note: '  ', symptoms: {} }, symptoms_text: '' },
    ]
    expect(await results(days)).toEqual(['future', 'too_early', 'taken', 'empty'])
    expect(await entries()).toEqual([{ day: '2016-11-21', flow: 'Heavy flow', symptoms: null }])
  })

  test.each<[string, object, string]>([
    ['a mood of 11', { answers: { mood_rating: 11 } }, 'days.0.answers.mood_rating'],
    ['an unknown flow', { flow_description: 'Flood' }, 'days.0.flow_description'],
    ['an unknown symptom', { answers: { symptoms: { gout: 2 } } }, 'days.0.answers.symptoms.gout'],
    ['an answer that no app has', { answers: { hydration_level: 1 } }, 'days.0.answers.hydration_level'],
    ['signs that do not go with the flow', { flow_description: 'Light flow', bleeding_signs: ['large_clots'] }, 'days.0.bleeding_signs'],
    ['a note that is too long', { answers: { note: 'x'.repeat(281) } }, 'days.0.answers.note'],
    ['a date that does not exist', { date: '2026-02-30' }, 'days.0.date'],
  ])('with %s is refused by name, and nothing is brought', async (_name, wrong, field) => {
    const { status, refusal } = await bringCall([
      { date: DAY, ...wrong },
      { ...FULL, date: TODAY },
    ])
    expect(status).toBe(400)
    expect(Object.keys(refusal.details ?? {})).toEqual([field])
    expect(await logs()).toEqual([])
  })
})

describe('undoing an import', () => {
  const days: DayToBring[] = Array.from({ length: 450 }, (_, ago) => ({
    date: addDays(TODAY, -ago),
    answers: { mood_rating: 6, symptoms: { headache: 2, acne: 1 } },
    ...(ago % 2 && { flow_description: 'Moderate flow' as const }),
  }))

  test('takes all of it away, and nothing else', async () => {
    await as(her).call(createQuickLog, { body: { log_date: '2024-01-01', mood_rating: 3 } })
    await bringCall(days)
    await results([{ date: '2024-02-02', answers: { mood_rating: 4 } }], { source: 'daylio' })
    const { data } = (await as(her).call(listImports)).reply
    expect(data.map(({ source, days: count, from, to }) => [source, count, from, to])).toEqual(
      expect.arrayContaining([
        ['clue', 450, addDays(TODAY, -449), TODAY],
        ['daylio', 1, '2024-02-02', '2024-02-02'],
      ]),
    )
    expect(await undo()).toEqual({ removed: 450, kept: 0 })
    expect(await logs()).toEqual([
      { log_date: '2024-02-02', mood_rating: 4 },
      { log_date: '2024-01-01', mood_rating: 3 },
    ])
    expect(await entries()).toEqual([])
    expect(await countLogs(testServer().vaults.hers, await opened(her))).toEqual({ quick: 2, deep: 0 })
    expect((await as(her).call(undoImport, { body: { source: 'clue' } })).status).toBe(404)
    expect(await results([FULL]), 'it can be brought again').toEqual(['taken'])
  })

  test('leaves what she has changed since, and says on how many days', async () => {
    await bringCall(days.slice(0, 4))
    const [today, yesterday, third, fourth] = [0, 1, 2, 3].map((ago) => addDays(TODAY, -ago)) as [string, string, string, string]
    await as(her).call(updateQuickLog, { params: { date: today }, body: { mood_rating: 2, symptoms: { headache: 2, acne: 3 } } })
    const [entry] = (await as(her).call(listCalendar)).reply.data.filter(({ entry_date: day }) => day === yesterday)
    const body = { flow_description: 'Moderate flow' as const, bleeding_signs: ['between_periods' as const] }
    await as(her).call(updateCalendarEntry, { params: { id: entry?.id ?? 0 }, body })
    await as(her).call(updateQuickLog, {
      params: { date: third },
      body: { mood_rating: 6, symptoms: { headache: 2, acne: 1 }, note: 'Mine' },
    })
    setClock(NOON + 60_000)
    await as(her).call(removeQuickLog, { params: { date: fourth } })
    await as(her).call(createQuickLog, { body: { log_date: fourth, mood_rating: 6 } })

    expect(await undo()).toEqual({ removed: 2, kept: 2 })
    expect(await logs()).toEqual([
      { log_date: today, mood_rating: 2, symptoms: { acne: 3 } },
      { log_date: third, note: 'Mine' },
      { log_date: fourth, mood_rating: 6 },
    ])
    expect(await entries()).toEqual([{ day: yesterday, flow: 'Moderate flow', symptoms: null }])
  })

  test('of one app leaves what another one filled in', async () => {
    await results([{ date: DAY, answers: { mood_rating: 6 } }])
    await results([{ date: DAY, answers: { mood_rating: 4, sleep_hours: 7 } }], { source: 'bearable', fill_missing: true })
    expect(await undo()).toEqual({ removed: 1, kept: 0 })
    expect(await logs()).toEqual([{ log_date: DAY, sleep_hours: 7 }])
    expect(await undo('bearable')).toEqual({ removed: 1, kept: 0 })
    expect(await logs()).toEqual([])
  })

  test('also takes the earlier versions of a log that goes', async () => {
    await results([{ date: DAY, answers: { mood_rating: 6 } }])
    await results([{ date: DAY, answers: { sleep_hours: 7 } }], { source: 'bearable', fill_missing: true })
    const { id } = (await as(her).call(findQuickLog, { params: { date: DAY } })).reply.data
    await undo('bearable')
    await undo()
    expect((await as(her).call(listRevisions, { params: { id } })).status).toBe(404)
  })

  test('leaves nothing of it in the earlier versions of a log that stays, and all that is hers', async () => {
    const versions = async (day: LocalDate) => {
      const { id } = (await as(her).call(findQuickLog, { params: { date: day } })).reply.data
      return (await as(her).call(listRevisions, { params: { id } })).reply.data.map(({ answers }) => answers)
    }
    const change = (day: LocalDate, body: QuickAnswers) => as(her).call(updateQuickLog, { params: { date: day }, body })
    await results([FULL])
    setClock(NOON + 60_000)
    const { symptoms, note: line } = FULL.answers ?? {}
    await change(DAY, { mood_rating: 8, sleep_hours: 6.5, symptoms: { ...symptoms, acne: 1 }, note: line })
    await change(DAY, { mood_rating: 2, energy_level: 4, symptoms })
    await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 3 } })
    await change(TODAY, { mood_rating: 4 })
    setClock(NOON + 120_000)
    await results([{ date: TODAY, answers: { sleep_hours: 7 } }], { fill_missing: true })
    expect((await versions(DAY)).length + (await versions(TODAY)).length).toBe(4)
    setClock(NOON + 180_000)
    expect(await undo()).toEqual({ removed: 1, kept: 1 })
    expect(await versions(DAY)).toEqual([{ symptoms: { acne: 1 } }])
    expect(await versions(TODAY)).toEqual([{ mood_rating: 3 }])
    expect(await logs()).toEqual([
      { log_date: TODAY, mood_rating: 4 },
      { log_date: DAY, mood_rating: 2, energy_level: 4 },
    ])
  })

  test('takes signs away with the flow that they came with, unless she changed them', async () => {
    const heavy = { flow_description: 'Heavy flow' as const, bleeding_signs: ['large_clots' as const, 'flooding' as const] }
    const [same, hers, filled] = ['2026-11-01', '2026-11-02', '2026-11-03'] as [string, string, string]
    await note(filled, 'Heavy flow')
    const brought = [same, hers, filled].map((date) => ({ date, ...heavy }))
    expect(await results(brought, { fill_missing: true })).toEqual(['taken', 'taken', 'yours'])
    const stored = async () =>
      (await as(her).call(listCalendar)).reply.data.map(({ entry_date: day, bleeding_signs: signs = [] }) => [day, signs])
    expect(await stored()).toEqual([
      [filled, []],
      [hers, heavy.bleeding_signs],
      [same, heavy.bleeding_signs],
    ])
    const { id = 0 } = (await as(her).call(listCalendar)).reply.data.find(({ entry_date: day }) => day === hers) ?? {}
    await as(her).call(updateCalendarEntry, { params: { id }, body: { ...heavy, bleeding_signs: ['flooding'] } })
    expect(await undo()).toEqual({ removed: 1, kept: 1 })
    expect(await stored()).toEqual([
      [filled, []],
      [hers, ['flooding']],
    ])
  })

  test('is possible for 30 days', async () => {
    await results([FULL])
    setClock(NOON + 30 * DAY_MS)
    const { reply } = await guest.call(login, { body: { email: her.email, password: PASSWORD } })
    her = { ...her, token: reply.access }
    expect((await as(her).call(listImports)).reply.data).toEqual([expect.objectContaining({ days: 1, undo_until: null })])
    expect((await as(her).call(undoImport, { body: { source: 'clue' } })).status).toBe(409)
    expect(await logs()).toHaveLength(1)
  })

  test('still works in an account into which her export was brought', async () => {
    await results([FULL])
    await as(her).call(createQuickLog, { body: { log_date: TODAY, mood_rating: 3 } })
    const { bytes } = await as(await steppedUp(her)).call(exportAccount)
    expect(JSON.parse((await unzip(bytes))['imported-days.json'] ?? '')).toHaveLength(1)
    her = await person('woman')
    const { status } = await as(her).call(importAccount, { raw: bytes, headers: { 'content-type': 'application/zip' } } as never)
    expect(status).toBe(200)
    expect(await results([FULL])).toEqual(['already'])
    expect(await undo()).toEqual({ removed: 1, kept: 0 })
    expect(await logs()).toEqual([{ log_date: TODAY, mood_rating: 3 }])
    expect(await entries()).toEqual([])
  })
})

test('text from another app that looks like a formula is harmless in her export', async () => {
  await results([{ ...FULL, answers: { note: '=HYPERLINK("https://example.org")' }, symptoms_text: '@SUM(A1)' }])
  const files = await unzip((await as(await steppedUp(her)).call(exportAccount)).bytes)
  const rows = Object.entries(files).filter(([name, text]) => name.endsWith('.csv') && /HYPERLINK|SUM\(/.test(text))
  expect(rows.map(([name]) => name).toSorted()).toEqual(['calendar.csv', 'imported-days.csv', 'quick-logs.csv'])
  for (const [name, text] of rows) expect.soft(text, name).not.toMatch(/(?:^|[,\n])"?[=@]/)
})
