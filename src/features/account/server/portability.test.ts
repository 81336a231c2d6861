import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { EXPORT_SOURCES } from '../../../app/server/export-sources.ts'
import { as, testServer, NOON, person, setClock, setUpServer, steppedUp, type TestPerson } from '../../../../test/server.ts'
import { unzip, zip } from '../../../../test/zips.ts'
import { saveBackground } from '../../background/contract.ts'
import { createCalendarEntry } from '../../calendar/contract.ts'
import { addKnownGap } from '../../calendar/rules/stage/endpoints.ts'
import { createChatSession, findChatSession, giveFeedback, listChatSessions, renameChatSession, sendMessage } from '../../lara/contract.ts'
import { addCheckin } from '../../checkins/contract.ts'
import { saveReportChoices } from '../../report/contract.ts'
import { startExperiment } from '../../experiments/contract.ts'
import { setPatternQuestion } from '../../patterns/contract.ts'
import { presetFor } from '../../report/rules/presets.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { addTide } from '../../embertides/contract.ts'
import { findDashboard } from '../../insights/contract.ts'
import { createDeepLog, createQuickLog, findQuickLog, listRevisions, updateQuickLog } from '../../logs/contract.ts'
import { findTrackingChoices, saveTrackingChoices } from '../../logs/rules/tracking.ts'
import { addMoment, listMoments } from '../../moments/contract.ts'
import { addReminder, listReminders } from '../../reminders/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences, findUserDetails, updateProfile } from '../../settings/contract.ts'
import { exportAccount, importAccount, NOT_EMPTY } from '../contract.ts'

/** The steps of an import in order: `unpack` for each chunk of a file, `add` for rows that are written. */
const order: string[] = []

vi.mock(import('./zip.ts'), async (importOriginal) => {
  const { unzipped, ...rest } = await importOriginal()
  const noting: typeof unzipped = async (...given) => {
    const zip = await unzipped(...given)
    return {
      ...zip,
      read: async function* read(name) {
        for await (const piece of zip.read(name)) {
          order.push('unpack')
          yield piece
        }
      },
    }
  }
  return { ...rest, unzipped: noting }
})

setUpServer()

beforeEach(() => setClock(NOON))

type Files = Record<string, string>

async function exportOf(her: TestPerson): Promise<Files> {
  const { status, bytes, text } = await as(await steppedUp(her)).call(exportAccount)
  expect(status, text.slice(0, 300)).toBe(200)
  return unzip(bytes)
}

function bring(her: TestPerson, raw: Buffer) {
  return as(her).call(importAccount, { raw, headers: { 'content-type': 'application/zip' } })
}

const rowsOf = (files: Files, name: string) => JSON.parse(files[`${name}.json`] ?? '[]') as Record<string, unknown>[]

/** Her records without the account's own data, in an order that does not depend on ids. */
function recordsOf(files: Files): Record<string, string[]> {
  const others = ['manifest.json', 'profile.json', 'account-events.json']
  const names = Object.keys(files).filter((name) => name.endsWith('.json') && !others.includes(name))
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  const inOrder = (row: object) => JSON.stringify(row, sorted)
  return Object.fromEntries(names.map((name) => [name, (JSON.parse(files[name] ?? '') as object[]).map(inOrder).toSorted()]))
}

const onboarding = {
  age_range: '46-50',
  menopause_phase: 'Perimenopausal',
  language: 'French',
  region: 'CA',
  goals: ['Better sleep', 'Get support'],
  enable_voice: true,
  share_with_partner: false,
} as const

/** A woman who has used every feature. */
const TRACKED = {
  chosen: ['own_a1b2c3d4', 'alcohol'],
  own: [{ key: 'own_a1b2c3d4', name: 'Argument, “loud”' }],
  symptoms: ['migraine', 'own_00000001'],
  own_symptoms: [
    { key: 'own_00000001', name: 'Jambes électriques' },
    { key: 'own_00000002', name: 'Cold feet', removed: true as const },
  ],
}

const BACKGROUND = {
  birth_year: 1974,
  last_period: { date: '2026-04-01', precision: 'month' },
  uterus: 'yes',
  contraception: 'hormone-ius',
  ius_inserted_on: '2024-02-29',
  pregnant_last_year: false,
  doctor_note: '=Migraine with “aura”',
} as const

async function busyWoman(): Promise<TestPerson> {
  const her = await person('woman', 'Europe/Paris')
  const asHer = as(her)
  await asHer.call(updateProfile, { body: { display_name: 'Éléna ＝ M.', pronouns: 'she/her' } })
  await asHer.call(saveOnboarding, { body: onboarding })
  await asHer.call(changePreferences, { body: { voice: { speed: 1.2 }, accessibility: { darkMode: true } } })
  await asHer.call(saveTrackingChoices, { body: TRACKED })
  for (const [day, mood] of [
    ['2026-11-19', 3],
    ['2026-11-20', 5],
    ['2026-11-21', 8],
  ] as const)
    await asHer.call(createQuickLog, { body: { log_date: day, mood_rating: mood, sleep_hours: 7.25, hydration_level: 0 } })
  setClock(NOON + 60_000)
  await asHer.call(updateQuickLog, {
    params: { date: '2026-11-20' },
    body: { mood_rating: 6, factors: { alcohol: 1, own_a1b2c3d4: 0 }, symptoms: { own_00000002: 2 } },
  })
  setClock(NOON + 120_000)
  await asHer.call(updateQuickLog, {
    params: { date: '2026-11-20' },
    body: {
      mood_rating: 7,
      exercise_types: ['walking', 'yoga'],
      factors: { alcohol: 0 },
      symptoms: { migraine: 0, own_00000001: 3 },
      note: '=1+1, “a line”',
    },
  })
  await asHer.call(createDeepLog, {
    body: {
      log_date: '2026-11-20',
      mood_shift_moment: '=HYPERLINK("http://evil.example","open")',
      centering_help: 'Tea, 🍵 and “quiet”;\r\na second line',
      supplements: [{ name: 'Magnesium', taken: true, notes: '-2 a day' }],
    },
  })
  await asHer.call(addMoment, { body: { kind: 'mood', value: 4, at: '2026-11-21T08:00:00Z', note: '+1' } })
  await asHer.call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-21T09:30:00.250Z' } })
  await asHer.call(createCalendarEntry, {
    body: { day: 'Friday', date: 20, month: 'November', year: 2026, flow_description: 'Light flow', symptoms: 'cramps' },
  })
  await asHer.call(addKnownGap, { body: { from: '2026-05-03', to: '2026-07-20' } })
  await asHer.call(saveBackground, { body: { answers: BACKGROUND, version: 0, ask_again: 'later' } })
  await asHer.call(addTide, {
    body: {
      energy: 10,
      focus: 20,
      tension: 30,
      path: [{ x: 0.5, y: 0.25, state: 'energy', intensity: 10 }],
      at: '2026-11-21T10:00:00Z',
    },
  })
  await asHer.call(addCheckin, {
    body: { instrument: 'mrs', language: 'en', form_version: 1, answers: [1, 1, 1, 2, 2, 2, 2, null, 3, 3, 1], at: '2026-11-21T10:00:00Z' },
  })
  await asHer.call(saveReportChoices, {
    body: { ...presetFor('doctor', DEFAULT_PREFERENCES.privacy), reason: '=Nights, “awake”', questions: ['Why?'] },
  })
  await asHer.call(setPatternQuestion, { body: { cause: 'own_a1b2c3d4', outcome: 'sleep_hours' } })
  const tried = { cause: 'own', own_words: '=Hot bath', outcome: 'sleep_hours', kind: 'day', worth: 0.5 } as const
  await asHer.call(startExperiment, { body: { ...tried, starts_on: '2026-11-25' } })
  await asHer.call(addReminder, {
    body: { kind: 'medicine', title: 'The small one', time: '08:30', days: ['mon', 'thu'], channels: ['in_app'] },
  })
  setClock(NOON + 150_000)
  await asHer.call(addReminder, {
    body: { kind: 'appointment', title: 'Dr. Ruiz', time: '10:00', date: '2027-01-15', channels: ['email'], discreet: false },
  })
  setClock(NOON + 180_000)
  const begin = async () => (await asHer.call(createChatSession)).reply.session.id
  const [first, second] = [await begin(), await begin()]
  const write = async (session_id: number, message: string) =>
    (await asHer.call(sendMessage, { body: { session_id, message } })).reply.reply.id
  await write(first, 'Quick Facts')
  await asHer.call(renameChatSession, { params: { id: first }, body: { title: '=Facts' } })
  const id = await write(second, 'Pourquoi <b>la nuit</b> ?')
  await asHer.call(giveFeedback, { params: { id }, body: { feedback: 'down' } })
  await write(second, 'How did I sleep this week?')
  return her
}

describe('an export', () => {
  test('contains all her records, as JSON and as CSV, under a neutral name, and is not stored on the server', async () => {
    const her = await steppedUp(await busyWoman())
    const { headers, bytes } = await as(her).call(exportAccount)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="emberwell-export-2026-11-21.zip"',
      'cache-control': 'no-store',
    })
    const files = await unzip(bytes)
    const { counts, ...manifest } = JSON.parse(files['manifest.json'] ?? '') as { counts: Record<string, number> }
    expect(manifest).toEqual({ format: 'emberwell-export', version: 1, made_at: '2026-11-21T12:03:00.000Z' })
    for (const [kind, count] of Object.entries(counts)) {
      expect.soft(rowsOf(files, kind), kind).toHaveLength(count)
      expect.soft(files[`${kind}.csv`], kind).toBeTruthy()
    }
    expect(counts).toMatchObject({
      profile: 1,
      onboarding: 1,
      preferences: 1,
      background: 1,
      'quick-logs': 3,
      'deep-logs': 1,
      'log-revisions': 2,
      moments: 2,
      calendar: 1,
      'no-bleeding': 1,
      embertides: 1,
      'check-ins': 1,
      reminders: 2,
      'report-choices': 1,
      'pattern-question': 1,
      experiments: 1,
      conversations: 2,
      'chat-messages': 6,
    })
    expect(rowsOf(files, 'profile')[0]).toMatchObject({ full_name: 'Éléna ＝ M.', email: her.email, timezone: 'Europe/Paris' })
    expect(rowsOf(files, 'quick-logs')[0]).toMatchObject({ log_date: '2026-11-19', mood_rating: 3, hydration_level: 0 })
    expect(rowsOf(files, 'background')).toEqual([
      { ...BACKGROUND, home_asks_after: '2026-11-28', updated_at: expect.any(String) as string },
    ])
    expect(rowsOf(files, 'no-bleeding')).toEqual([expect.objectContaining({ from: '2026-05-03', to: '2026-07-20' })])
    expect(rowsOf(files, 'calendar')).toEqual([expect.objectContaining({ entry_date: '2026-11-20', flow_description: 'Light flow' })])
  })

  test('has tables without formulas, in which numbers are numbers', async () => {
    const files = await exportOf(await busyWoman())
    expect(files['deep-logs.csv']).toContain(`"'=HYPERLINK(""http://evil.example"",""open"")"`)
    expect(files['moments.csv']).toContain(",'+1")
    expect(files['profile.csv']).toContain('Éléna ＝ M.')
    const [head = '', first = ''] = (files['quick-logs.csv'] ?? '').replace('﻿', '').split('\r\n')
    const cells = Object.fromEntries(head.split(',').map((name, index) => [name, first.split(',')[index]]))
    expect(cells).toMatchObject({ log_date: '2026-11-19', mood_rating: '3', sleep_hours: '7.25', hydration_level: '0', energy_level: '' })
  })

  test('contains nothing of other users', async () => {
    await busyWoman()
    const files = await exportOf(await person('woman'))
    for (const name of Object.keys(files).filter((name) => name.endsWith('.json') && name !== 'manifest.json' && name !== 'profile.json'))
      expect
        .soft(JSON.parse(files[name] ?? ''), name)
        .toEqual(name === 'account-events.json' ? [expect.objectContaining({ kind: 'exported' })] : [])
  })

  test('contains every row once, across pages', async () => {
    const her = await person('woman')
    const asHer = as(her)
    for (let index = 0; index < 205; index += 1)
      await asHer.call(addMoment, {
        body: { kind: 'hot_flash', at: `2026-11-${String(1 + (index % 3)).padStart(2, '0')}T08:00:00Z`, note: `n${index}` },
      })
    const notes = rowsOf(await exportOf(her), 'moments').map(({ note }) => note)
    expect(new Set(notes).size).toBe(205)
    expect(notes).toHaveLength(205)
  })

  test('stops generating when she cancels the download', async () => {
    const her = await steppedUp(await busyWoman())
    const { exported } = await import('./export.ts')
    const { EXPORT_SOURCES } = await import('../../../app/server/export-sources.ts')
    const { findPerson } = await import('../../auth/server/account-store.ts')
    const { vaults, keys } = testServer()
    const user = await findPerson(vaults.accounts, keys, her.id)
    if (!user) throw new Error('no such user')
    let yielded = 0
    let ended = false
    const endless = {
      ...EXPORT_SOURCES[0],
      rows: async function* rows() {
        try {
          for (;;) {
            yielded += 1
            yield { note: Math.random().toString(36).repeat(50) }
            if (yielded % 100 === 0) await new Promise(setImmediate)
          }
        } finally {
          ended = true
        }
      },
    } as unknown as (typeof EXPORT_SOURCES)[number]
    const pieces = exported(vaults, user, [endless], NOON)
    let fetched = 0
    for await (const piece of pieces) {
      fetched += piece.length
      if (fetched > 100_000) break
    }
    await expect.poll(() => ended).toBe(true)
    const after = yielded
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(yielded).toBe(after)
  })
})

describe('an import', () => {
  test('restores everything: an export of the new account has the same content', async () => {
    const her = await busyWoman()
    const first = await exportOf(her)
    const next = await person('woman', 'UTC')
    const { status, reply, text } = await bring(next, await zip(first))
    expect(status, text).toBe(200)
    expect(reply.data).toContainEqual({ kind: 'quick-logs', rows: 3 })
    expect(recordsOf(await exportOf(next))).toEqual(recordsOf(first))

    const asNext = as(next)
    expect((await asNext.call(findUserDetails)).reply.data).toMatchObject({
      full_name: 'Éléna ＝ M.',
      timezone: 'Europe/Paris',
      pronouns: 'she/her',
      email: next.email,
    })
    const { reply: found } = await asNext.call(findQuickLog, { params: { date: '2026-11-20' } })
    expect(found.data).toMatchObject({ mood_rating: 7, exercise_types: ['walking', 'yoga'], updated_at: '2026-11-21T12:02:00.000Z' })
    const { reply: former } = await asNext.call(listRevisions, { params: { id: found.data.id } })
    expect(former.data.map(({ answers }) => answers.mood_rating)).toEqual([6, 5])
    expect([found.data.factors, former.data[0]?.answers.factors]).toEqual([{ alcohol: 0 }, { alcohol: 1, own_a1b2c3d4: 0 }])
    expect([found.data.symptoms, found.data.note]).toEqual([{ migraine: 0, own_00000001: 3 }, '=1+1, “a line”'])
    expect(former.data[0]?.answers.symptoms).toEqual({ own_00000002: 2 })
    expect((await asNext.call(findTrackingChoices)).reply.data).toEqual(TRACKED)
    expect((await asNext.call(listMoments)).reply.data).toHaveLength(2)
    expect((await asNext.call(listReminders)).reply.data.map(({ title, next_at }) => [title, next_at])).toEqual([
      ['The small one', '2026-11-23T07:30:00.000Z'],
      ['Dr. Ruiz', '2027-01-15T09:00:00.000Z'],
    ])
    expect(await dashboardOf(next)).toEqual(await dashboardOf(her))
    const conversationsOf = async (her: TestPerson) => {
      const { data } = (await as(her).call(listChatSessions)).reply
      const found = await Promise.all(data.map(({ id }) => as(her).call(findChatSession, { params: { id } })))
      return found
        .map(({ reply }) => ({
          title: reply.data.session.title,
          messages: reply.data.messages.map(({ from, text, at, state, feedback, parts }) => ({
            from,
            text,
            at,
            state,
            feedback,
            chips: parts?.chips,
          })),
        }))
        .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    }
    expect(await conversationsOf(next)).toEqual(await conversationsOf(her))

    // Imported records can be changed like any other.
    expect((await asNext.call(updateQuickLog, { params: { date: '2026-11-20' }, body: { mood_rating: 1 } })).status).toBe(200)
    expect((await asNext.call(saveOnboarding, { body: onboarding })).status).toBe(200)
    expect((await asNext.call(changePreferences, { body: { voice: { speed: 1 } } })).status).toBe(200)
    expect((await exportOf(next))['log-revisions.json']).toContain('"mood_rating":7')
    for (const { id } of (await asNext.call(listChatSessions)).reply.data)
      expect((await asNext.call(sendMessage, { body: { session_id: id, message: 'Hello again' } })).status).toBe(200)
  })

  test('restores every logged text character by character', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((value) => value.isWellFormed() && !value.includes('\0'))
      .map((value) => ` ${value}x\u2028`)
    const day = fc.integer({ min: 0, max: 3_000 }).map((back) => new Date(NOON - back * 86_400_000).toISOString().slice(0, 10))
    const deep = fc.record({ log_date: day, mood_shift_moment: text, guided_journal_response: text, focus_factors: fc.option(text) })
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(deep, { selector: ({ log_date }) => log_date, minLength: 1, maxLength: 6 }), async (logs) => {
        const her = await person('woman')
        for (const body of logs) expect((await as(her).call(createDeepLog, { body })).status).toBe(201)
        const files = await exportOf(her)
        const next = await person('woman')
        expect((await bring(next, await zip(files))).status).toBe(200)
        const again = await exportOf(next)
        expect(again['deep-logs.json']).toBe(files['deep-logs.json'])
        expect(rowsOf(again, 'deep-logs').map((row) => row['mood_shift_moment'])).toEqual(
          logs.toSorted((a, b) => (a.log_date < b.log_date ? -1 : 1)).map((log) => log.mood_shift_moment),
        )
      }),
      { numRuns: 12 },
    )
  })

  test('replaces the onboarding answers of a new account, which must otherwise be empty', async () => {
    const files = await exportOf(await busyWoman())
    const next = await person('woman')
    await as(next).call(saveOnboarding, { body: { ...onboarding, region: 'AU' } })
    await as(next).call(changePreferences, { body: { voice: { speed: 2 } } })
    expect((await bring(next, await zip(files))).status).toBe(200)
    expect(rowsOf(await exportOf(next), 'onboarding')[0]).toMatchObject({ region: 'CA' })

    const { status, refusal } = await bring(next, await zip(files))
    expect(status).toBe(409)
    expect(refusal.message).toBe(NOT_EMPTY())
    expect(recordsOf(await exportOf(next))).toEqual(recordsOf(files))
  })

  test('is unpacked before anything is written', async () => {
    const raw = await zip(await exportOf(await busyWoman()))
    const her = await person('woman')
    order.length = 0
    const spies = EXPORT_SOURCES.map((source) =>
      vi.spyOn(source, 'add').mockImplementation(() => {
        order.push('add')
        return Promise.resolve()
      }),
    )
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore()
    })
    expect((await bring(her, raw)).status).toBe(200)
    expect(order).toContain('unpack')
    expect(order.lastIndexOf('unpack')).toBeLessThan(order.indexOf('add'))
  })

  test('is done once when sent twice at once', async () => {
    const files = await zip(await exportOf(await busyWoman()))
    const next = await person('woman')
    const statuses = await Promise.all([bring(next, files), bring(next, files)])
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await as(next).call(listMoments)).reply.data).toHaveLength(2)
  })

  test('accepts a file that was repackaged with other formatting', async () => {
    const files = await exportOf(await busyWoman())
    const tidy = Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        name.endsWith('.json') ? JSON.stringify(JSON.parse(content), undefined, '\t') : content,
      ]),
    )
    const next = await person('woman')
    expect((await bring(next, await zip(tidy))).status).toBe(200)
    expect(recordsOf(await exportOf(next))).toEqual(recordsOf(files))
  })
})

async function dashboardOf(her: TestPerson): Promise<unknown> {
  const { reply } = await as(her).call(findDashboard)
  const { today_log: log } = reply.data
  return { ...reply.data, today_log: log && { ...log, id: undefined }, recent_activity: undefined, user: undefined }
}

describe('an invalid import changes nothing and names the problem', () => {
  let files: Files
  beforeAll(async () => {
    files = await exportOf(await busyWoman())
  })
  // The export was created a few minutes after noon.
  beforeEach(() => setClock(NOON + 240_000))

  type Change = (files: Files) => Files | Promise<Files>
  const row =
    (kind: string, change: (rows: Record<string, unknown>[]) => unknown[]): Change =>
    (files) => {
      const rows = change(rowsOf(files, kind))
      const manifest = JSON.parse(files['manifest.json'] ?? '') as { counts: Record<string, number> }
      manifest.counts[kind] = rows.length
      return { ...files, [`${kind}.json`]: JSON.stringify(rows), 'manifest.json': JSON.stringify(manifest) }
    }
  const field = (kind: string, index: number, name: string, value: unknown): Change =>
    row(kind, (rows) => rows.map((fields, at) => (at === index ? { ...fields, [name]: value } : fields)))
  const without =
    (...names: string[]): Change =>
    (files) =>
      Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)))

  test.each<[string, Change, string]>([
    [
      'a value out of its range',
      field('quick-logs', 1, 'mood_rating', 11),
      'quick-logs.json, row 2: mood_rating: Please give a whole number from 1 to 10',
    ],
    ['an answer in place of a message', row('chat-messages', (rows) => rows.map((fields) => ({ ...fields, place: 2 }))), 'place: '],
    [
      'a help line with another URL',
      row('chat-messages', (rows) =>
        rows.map((fields) => {
          const parts = fields['parts'] as { help_lines: unknown[] } | null
          const line = { name: 'Help', what: '', phone: null, dial: null, sms: null, url: 'javascript:alert(1)' }
          return { ...fields, parts: parts && { ...parts, help_lines: [line] } }
        }),
      ),
      'parts: A help line holds a number or an address that cannot be',
    ],
    ['an unknown field', field('moments', 0, 'color', 'red'), 'moments.json, row 1: color: This field is not known'],
    ['a prototype', row('moments', () => [JSON.parse('{"__proto__":{"a":1}}')]), 'moments.json, row 1: '],
    [
      'a day that does not exist',
      field('deep-logs', 0, 'log_date', '2026-02-30'),
      'deep-logs.json, row 1: log_date: Please give a date that exists, as YYYY-MM-DD',
    ],
    ['a future day', field('quick-logs', 2, 'log_date', '2026-11-22'), 'quick-logs.json, row 3: log_date: Please give a day that has come'],
    [
      'a future time',
      field('moments', 1, 'at', '2026-11-22T12:00:00Z'),
      'moments.json, row 2: at: Please give a time that is not in the future',
    ],
    [
      'a day twice',
      row('quick-logs', (rows) => [...rows, ...rows.slice(0, 1)]),
      'quick-logs.json, row 4: log_date: This day is here twice',
    ],
    ['a calendar day twice', row('calendar', (rows) => [...rows, ...rows]), 'calendar.json, row 2: entry_date: This day is here twice'],
    [
      'a time without bleeding that ends before it begins',
      field('no-bleeding', 0, 'to', '2026-05-02'),
      'no-bleeding.json, row 1: from: Please choose a last day on or after the first',
    ],
    [
      'a last period that is yet to come',
      field('background', 0, 'last_period', { date: '2027-01-01', precision: 'day' }),
      'background.json, row 1: last_period: Please give a day that has come',
    ],
    ['two profiles', row('profile', (rows) => [...rows, ...rows]), 'profile.json, row 2: There can be one of these only'],
    [
      'a revision without its log',
      field('log-revisions', 0, 'log_date', '2026-11-01'),
      'log-revisions.json, row 1: log_date: There is no log of this day',
    ],
    [
      'a revision newer than its log',
      field('log-revisions', 0, 'version', 9),
      'log-revisions.json, row 1: version: A former version comes before',
    ],
    ['a mood without its value', field('moments', 0, 'value', null), 'moments.json, row 1: value: Please choose a mood from 1 to 5'],
    ['an appointment without a day', field('reminders', 1, 'date', null), 'reminders.json, row 2: date: '],
    ['a row that is not a record', row('moments', () => ['text']), 'moments.json, row 1: This is not a list of rows'],
    [
      'truncated rows',
      (files) => ({ ...files, 'moments.json': files['moments.json']?.slice(0, -30) ?? '' }),
      'moments.json, row 2: The file ends in the middle',
    ],
    ['broken JSON', (files) => ({ ...files, 'calendar.json': '[{"entry_date" 1}]' }), 'calendar.json, row 1: This is not readable'],
    ['fewer rows than counted', (files) => ({ ...files, 'moments.json': '[]' }), 'moments.json holds 0 rows, and its manifest counts 2.'],
    ['a missing file', without('quick-logs.json'), 'quick-logs.json holds 0 rows'],
    ['no manifest', without('manifest.json'), 'manifest.json is missing.'],
    [
      'a manifest of something else',
      (files) => ({ ...files, 'manifest.json': '{"format":"other"}' }),
      'manifest.json is not that of an export.',
    ],
    [
      'another version',
      (files) => ({ ...files, 'manifest.json': (files['manifest.json'] ?? '').replace('"version": 1', '"version": 2') }),
      'This export has version 2',
    ],
    [
      'an unknown kind',
      (files) => ({ ...files, 'manifest.json': (files['manifest.json'] ?? '').replace('"moments":', '"dreams": 1,\n"moments":') }),
      'This export holds a kind of entry',
    ],
    ['an unexpected file', (files) => ({ ...files, 'notes.txt': 'x' }), 'notes.txt is not part of an export.'],
    ['a folder', (files) => ({ ...files, 'more/moments.json': '[]' }), 'more/moments.json is not part of an export.'],
    ['a path outside the folder', (files) => ({ ...files, '../moments.json': '[]' }), 'This file is damaged or was cut short.'],
    ['an absolute path', (files) => ({ ...files, '/etc/passwd': '[]' }), 'This file is damaged or was cut short.'],
    ['a name with markup', (files) => ({ ...files, '<img src=x>.json': '[]' }), '?img src?x?.json is not part of an export.'],
  ])('%s', async (_, change, sentence) => {
    await expectRefused(await zip(await change(files)), sentence)
  })

  async function expectRefused(raw: Buffer, sentence: string | RegExp, expected = 400): Promise<void> {
    const her = await person('woman')
    const { status, refusal } = await bring(her, raw)
    expect(refusal.message).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : expect.stringContaining(sentence))
    expect(status).toBe(expected)
    expect(Object.values(recordsOf(await exportOf(her))).flat()).toEqual([])
    expect((await as(her).call(findUserDetails)).reply.data.timezone).toBe('UTC')
  }

  test('a zip truncated anywhere', async () => {
    const raw = await zip(files)
    for (const share of [0.2, 0.5, 0.9, 0.99])
      await expectRefused(raw.subarray(0, Math.floor(raw.length * share)), /damaged or was cut short/)
    await expectRefused(raw.subarray(0, raw.length - 1), /damaged or was cut short/)
  })

  test('a zip with a changed byte', async () => {
    const raw = await zip(files)
    const name = raw.indexOf('quick-logs.json')
    const altered = Buffer.from(raw)
    const at = name + 'quick-logs.json'.length + 25
    altered[at] = (altered[at] ?? 0) ^ 0x55
    await expectRefused(altered, /damaged or was cut short/)
  })

  test('the same name twice', async () => {
    const raw = await zip({ ...files, 'momentz.json': '[]' })
    const doubled = Buffer.from(raw.toString('latin1').replaceAll('momentz.json', 'moments.json'), 'latin1')
    await expectRefused(doubled, 'moments.json is in the file twice.')
  })

  /** The zip with another unpacked length for one of its files. */
  function withLength(raw: Buffer, name: string, change: (length: number) => number): Buffer {
    const forged = Buffer.from(raw)
    // The last occurrence of a name is in the central directory; the length is 22 bytes before it.
    const at = raw.lastIndexOf(name) - 22
    forged.writeUInt32LE(change(forged.readUInt32LE(at)), at)
    return forged
  }

  test('a small file that unpacks to more than the limit', async () => {
    const raw = await zip(files)
    await expectRefused(
      withLength(raw, 'moments.csv', () => 501 * 1024 * 1024),
      'This file unpacks to more than we can take.',
      413,
    )
  })

  test('a small file of spaces, without unpacking it', async () => {
    const raw = await zip({ ...files, 'moments.json': `[${' '.repeat(20_000_000)}]` })
    expect(raw.length).toBeLessThan(100_000)
    await expectRefused(raw, 'This file unpacks to far more than any export of its size.', 413)
  })

  test('a file with a declared length shorter than its content', async () => {
    const raw = await zip({ ...files, 'moments.json': `[${' '.repeat(5_000_000)}]` })
    await expectRefused(
      withLength(raw, 'moments.json', () => 100),
      /damaged or was cut short/,
    )
  })

  test('a row without end', async () => {
    await expectRefused(
      await zip({ ...files, 'moments.json': `[{"note":"${'x'.repeat(3_000_000)}` }),
      'moments.json, row 1: This row is longer',
    )
  })

  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n'.repeat(50), 'latin1')],
    ['nothing', Buffer.alloc(1)],
    ['an empty zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
  ])('%s', async (_, raw) => expectRefused(raw, /not an export of Emberwell|damaged or was cut short/))

  test('a file over the limit', async () => {
    const her = await person('woman')
    const { status, refusal } = await bring(her, Buffer.alloc(50 * 1024 * 1024 + 1))
    expect(status).toBe(413)
    expect(refusal.message).toBe('This file is larger than we can take.')
  })
})
