import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, house, NOON, person, setClock, setUpHouse, steppedUp, type TestPerson } from '../../../../test/people.ts'
import { unzip, zip } from '../../../../test/zips.ts'
import { createCalendarEntry } from '../../calendar/contract.ts'
import { createChatSession, findChatSession, giveFeedback, listChatSessions, renameChatSession, sendMessage } from '../../lara/contract.ts'
import { addTide } from '../../embertides/contract.ts'
import { findDashboard } from '../../insights/contract.ts'
import { createDeepLog, createQuickLog, findQuickLog, listRevisions, updateQuickLog } from '../../logs/contract.ts'
import { addMoment, listMoments } from '../../moments/contract.ts'
import { addReminder, listReminders } from '../../reminders/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences, findUserDetails, updateProfile } from '../../settings/contract.ts'
import { exportAccount, importAccount, NOT_EMPTY } from '../contract.ts'

setUpHouse()

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

/** What she wrote, without what belongs to the account it lies in, in an order that does not depend on ids. */
function written(files: Files): Record<string, string[]> {
  const kept = Object.keys(files).filter((name) => name.endsWith('.json') && name !== 'manifest.json' && name !== 'profile.json')
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value
  const inOrder = (row: object) => JSON.stringify(row, sorted)
  return Object.fromEntries(kept.map((name) => [name, (JSON.parse(files[name] ?? '') as object[]).map(inOrder).toSorted()]))
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

/** A woman who has used every room. */
async function busyWoman(): Promise<TestPerson> {
  const her = await person('woman', 'Europe/Paris')
  const asHer = as(her)
  await asHer.call(updateProfile, { body: { display_name: 'Éléna ＝ M.', pronouns: 'she/her' } })
  await asHer.call(saveOnboarding, { body: onboarding })
  await asHer.call(changePreferences, { body: { voice: { speed: 1.2 }, accessibility: { darkMode: true } } })
  for (const [day, mood] of [
    ['2026-11-19', 3],
    ['2026-11-20', 5],
    ['2026-11-21', 8],
  ] as const)
    await asHer.call(createQuickLog, { body: { log_date: day, mood_rating: mood, sleep_hours: 7.25, hydration_level: 0 } })
  setClock(NOON + 60_000)
  await asHer.call(updateQuickLog, { params: { date: '2026-11-20' }, body: { mood_rating: 6 } })
  setClock(NOON + 120_000)
  await asHer.call(updateQuickLog, { params: { date: '2026-11-20' }, body: { mood_rating: 7, exercise_types: ['walking', 'yoga'] } })
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
  await asHer.call(addTide, {
    body: {
      energy: 10,
      focus: 20,
      tension: 30,
      path: [{ x: 0.5, y: 0.25, state: 'energy', intensity: 10 }],
      at: '2026-11-21T10:00:00Z',
    },
  })
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
  test('holds everything she wrote, as JSON and as CSV, under a neutral name, and is kept nowhere', async () => {
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
      'quick-logs': 3,
      'deep-logs': 1,
      'log-revisions': 2,
      moments: 2,
      calendar: 1,
      embertides: 1,
      reminders: 2,
      conversations: 2,
      'chat-messages': 6,
    })
    expect(rowsOf(files, 'profile')[0]).toMatchObject({ full_name: 'Éléna ＝ M.', email: her.email, timezone: 'Europe/Paris' })
    expect(rowsOf(files, 'quick-logs')[0]).toMatchObject({ log_date: '2026-11-19', mood_rating: 3, hydration_level: 0 })
    expect(rowsOf(files, 'calendar')).toEqual([expect.objectContaining({ entry_date: '2026-11-20', flow_description: 'Light flow' })])
  })

  test('has tables that calculate nothing, whose numbers are numbers', async () => {
    const files = await exportOf(await busyWoman())
    expect(files['deep-logs.csv']).toContain(`"'=HYPERLINK(""http://evil.example"",""open"")"`)
    expect(files['moments.csv']).toContain(",'+1")
    expect(files['profile.csv']).toContain('Éléna ＝ M.')
    const [head = '', first = ''] = (files['quick-logs.csv'] ?? '').replace('﻿', '').split('\r\n')
    const cells = Object.fromEntries(head.split(',').map((name, index) => [name, first.split(',')[index]]))
    expect(cells).toMatchObject({ log_date: '2026-11-19', mood_rating: '3', sleep_hours: '7.25', hydration_level: '0', energy_level: '' })
  })

  test('holds nothing of anybody else', async () => {
    await busyWoman()
    const files = await exportOf(await person('woman'))
    for (const name of Object.keys(files).filter((one) => one.endsWith('.json') && one !== 'manifest.json' && one !== 'profile.json'))
      expect.soft(JSON.parse(files[name] ?? ''), name).toEqual([])
  })

  test('holds each of many rows once, whatever the pages they are read in', async () => {
    const her = await person('woman')
    const asHer = as(her)
    for (let turn = 0; turn < 205; turn += 1)
      await asHer.call(addMoment, {
        body: { kind: 'hot_flash', at: `2026-11-${String(1 + (turn % 3)).padStart(2, '0')}T08:00:00Z`, note: `n${turn}` },
      })
    const notes = rowsOf(await exportOf(her), 'moments').map(({ note }) => note)
    expect(new Set(notes).size).toBe(205)
    expect(notes).toHaveLength(205)
  })

  test('that she breaks off leaves nothing running', async () => {
    const her = await steppedUp(await busyWoman())
    const { exported } = await import('./export.ts')
    const { PORTABLES } = await import('../../../app/server/portables.ts')
    const { findPerson } = await import('../../auth/server/store.ts')
    const { vaults, keys } = house()
    const user = await findPerson(vaults.accounts, keys, her.id)
    if (!user) throw new Error('she is gone')
    let asked = 0
    let ended = false
    const endless = {
      ...PORTABLES[0],
      rows: async function* rows() {
        try {
          for (;;) {
            asked += 1
            yield { note: Math.random().toString(36).repeat(50) }
            if (asked % 100 === 0) await new Promise(setImmediate)
          }
        } finally {
          ended = true
        }
      },
    } as unknown as (typeof PORTABLES)[number]
    const pieces = exported(vaults.hers, user, [endless], NOON)
    let fetched = 0
    for await (const piece of pieces) {
      fetched += piece.length
      if (fetched > 100_000) break
    }
    await expect.poll(() => ended).toBe(true)
    const after = asked
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(asked).toBe(after)
  })
})

describe('an import', () => {
  test('brings everything back: the export of the new account holds the same', async () => {
    const her = await busyWoman()
    const first = await exportOf(her)
    const next = await person('woman', 'UTC')
    const { status, reply, text } = await bring(next, await zip(first))
    expect(status, text).toBe(200)
    expect(reply.data).toContainEqual({ kind: 'quick-logs', rows: 3 })
    expect(written(await exportOf(next))).toEqual(written(first))

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
    expect((await asNext.call(listMoments)).reply.data).toHaveLength(2)
    expect((await asNext.call(listReminders)).reply.data.map(({ title, next_at }) => [title, next_at])).toEqual([
      ['The small one', '2026-11-23T07:30:00.000Z'],
      ['Dr. Ruiz', '2027-01-15T09:00:00.000Z'],
    ])
    expect(await dashboardOf(next)).toEqual(await dashboardOf(her))
    const talks = async (one: TestPerson) => {
      const { data } = (await as(one).call(listChatSessions)).reply
      const found = await Promise.all(data.map(({ id }) => as(one).call(findChatSession, { params: { id } })))
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
        .toSorted((one, other) => (one.title < other.title ? -1 : 1))
    }
    expect(await talks(next)).toEqual(await talks(her))

    // What came back can be changed like anything else.
    expect((await asNext.call(updateQuickLog, { params: { date: '2026-11-20' }, body: { mood_rating: 1 } })).status).toBe(200)
    expect((await asNext.call(saveOnboarding, { body: onboarding })).status).toBe(200)
    expect((await asNext.call(changePreferences, { body: { voice: { speed: 1 } } })).status).toBe(200)
    expect((await exportOf(next))['log-revisions.json']).toContain('"mood_rating":7')
    for (const { id } of (await asNext.call(listChatSessions)).reply.data)
      expect((await asNext.call(sendMessage, { body: { session_id: id, message: 'Hello again' } })).status).toBe(200)
  })

  test('brings back whatever was logged, letter by letter', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((one) => one.isWellFormed() && !one.includes('\0'))
      .map((one) => ` ${one}x\u2028`)
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
          logs.toSorted((one, other) => (one.log_date < other.log_date ? -1 : 1)).map((log) => log.mood_shift_moment),
        )
      }),
      { numRuns: 12 },
    )
  })

  test('replaces what a new account was asked at the start, and needs it empty of anything else', async () => {
    const files = await exportOf(await busyWoman())
    const next = await person('woman')
    await as(next).call(saveOnboarding, { body: { ...onboarding, region: 'AU' } })
    await as(next).call(changePreferences, { body: { voice: { speed: 2 } } })
    expect((await bring(next, await zip(files))).status).toBe(200)
    expect(rowsOf(await exportOf(next), 'onboarding')[0]).toMatchObject({ region: 'CA' })

    const { status, refusal } = await bring(next, await zip(files))
    expect(status).toBe(409)
    expect(refusal.message).toBe(NOT_EMPTY)
    expect(written(await exportOf(next))).toEqual(written(files))
  })

  test('twice at once is done once', async () => {
    const files = await zip(await exportOf(await busyWoman()))
    const next = await person('woman')
    const statuses = await Promise.all([bring(next, files), bring(next, files)])
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await as(next).call(listMoments)).reply.data).toHaveLength(2)
  })

  test('takes a file again that somebody laid out anew', async () => {
    const files = await exportOf(await busyWoman())
    const tidy = Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        name.endsWith('.json') ? JSON.stringify(JSON.parse(content), undefined, '\t') : content,
      ]),
    )
    const next = await person('woman')
    expect((await bring(next, await zip(tidy))).status).toBe(200)
    expect(written(await exportOf(next))).toEqual(written(files))
  })
})

async function dashboardOf(her: TestPerson): Promise<unknown> {
  const { reply } = await as(her).call(findDashboard)
  return { ...reply.data, recent_activity: undefined, user: undefined }
}

describe('an import that is not right changes nothing and says what is wrong', () => {
  let files: Files
  beforeAll(async () => {
    files = await exportOf(await busyWoman())
  })
  // The file was made a few minutes after noon.
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
    row(kind, (rows) => rows.map((one, at) => (at === index ? { ...one, [name]: value } : one)))
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
    ['an answer in the place of a message', row('chat-messages', (rows) => rows.map((one) => ({ ...one, place: 2 }))), 'place: '],
    [
      'a help line that leads elsewhere',
      row('chat-messages', (rows) =>
        rows.map((one) => {
          const parts = one['parts'] as { help_lines: unknown[] } | null
          const line = { name: 'Help', what: '', phone: null, dial: null, sms: null, url: 'javascript:alert(1)' }
          return { ...one, parts: parts && { ...parts, help_lines: [line] } }
        }),
      ),
      'parts: A help line holds a number or an address that cannot be',
    ],
    ['a field nobody knows', field('moments', 0, 'color', 'red'), 'moments.json, row 1: color: This field is not known'],
    ['a prototype', row('moments', () => [JSON.parse('{"__proto__":{"a":1}}')]), 'moments.json, row 1: '],
    [
      'a day that is not there',
      field('deep-logs', 0, 'log_date', '2026-02-30'),
      'deep-logs.json, row 1: log_date: Please give a date that exists, as YYYY-MM-DD',
    ],
    [
      'a day to come',
      field('quick-logs', 2, 'log_date', '2026-11-22'),
      'quick-logs.json, row 3: log_date: Please give a day that has come',
    ],
    ['a time to come', field('moments', 1, 'at', '2026-11-22T12:00:00Z'), 'moments.json, row 2: at: Please give a time that has come'],
    [
      'a day twice',
      row('quick-logs', (rows) => [...rows, ...rows.slice(0, 1)]),
      'quick-logs.json, row 4: log_date: This day stands here twice',
    ],
    ['a calendar day twice', row('calendar', (rows) => [...rows, ...rows]), 'calendar.json, row 2: entry_date: This day stands here twice'],
    ['two profiles', row('profile', (rows) => [...rows, ...rows]), 'profile.json, row 2: There can be one of these only'],
    [
      'a former version of nothing',
      field('log-revisions', 0, 'log_date', '2026-11-01'),
      'log-revisions.json, row 1: log_date: There is no log of this day',
    ],
    [
      'a former version that is newer',
      field('log-revisions', 0, 'version', 9),
      'log-revisions.json, row 1: version: A former version comes before',
    ],
    ['a mood without its value', field('moments', 0, 'value', null), 'moments.json, row 1: value: Please choose a mood from 1 to 5'],
    ['an appointment without a day', field('reminders', 1, 'date', null), 'reminders.json, row 2: date: '],
    ['a row that is no record', row('moments', () => ['text']), 'moments.json, row 1: This is not a list of rows'],
    [
      'rows that are cut off',
      (files) => ({ ...files, 'moments.json': files['moments.json']?.slice(0, -30) ?? '' }),
      'moments.json, row 2: The file ends in the middle',
    ],
    ['broken JSON', (files) => ({ ...files, 'calendar.json': '[{"entry_date" 1}]' }), 'calendar.json, row 1: This is not readable'],
    ['rows fewer than counted', (files) => ({ ...files, 'moments.json': '[]' }), 'moments.json holds 0 rows, and its manifest counts 2.'],
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
      'a kind to come',
      (files) => ({ ...files, 'manifest.json': (files['manifest.json'] ?? '').replace('"moments":', '"dreams": 1,\n"moments":') }),
      'This export holds a kind of entry',
    ],
    ['a file that is no part of it', (files) => ({ ...files, 'notes.txt': 'x' }), 'notes.txt is not part of an export.'],
    ['a folder', (files) => ({ ...files, 'more/moments.json': '[]' }), 'more/moments.json is not part of an export.'],
    ['a way out', (files) => ({ ...files, '../moments.json': '[]' }), 'This file is damaged or was cut short.'],
    ['an absolute path', (files) => ({ ...files, '/etc/passwd': '[]' }), 'This file is damaged or was cut short.'],
    ['a name to be read as more', (files) => ({ ...files, '<img src=x>.json': '[]' }), '?img src?x?.json is not part of an export.'],
  ])('%s', async (_, change, sentence) => {
    await expectRefused(await zip(await change(files)), sentence)
  })

  async function expectRefused(raw: Buffer, sentence: string | RegExp, expected = 400): Promise<void> {
    const her = await person('woman')
    const { status, refusal } = await bring(her, raw)
    expect(refusal.message).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : expect.stringContaining(sentence))
    expect(status).toBe(expected)
    expect(Object.values(written(await exportOf(her))).flat()).toEqual([])
    expect((await as(her).call(findUserDetails)).reply.data.timezone).toBe('UTC')
  }

  test('a zip that is cut short anywhere', async () => {
    const raw = await zip(files)
    for (const share of [0.2, 0.5, 0.9, 0.99])
      await expectRefused(raw.subarray(0, Math.floor(raw.length * share)), /damaged or was cut short/)
    await expectRefused(raw.subarray(0, raw.length - 1), /damaged or was cut short/)
  })

  test('a zip in which a byte has changed', async () => {
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
    await expectRefused(doubled, 'moments.json stands in the file twice.')
  })

  /** The zip with another unpacked length given for one of its files. */
  function withLength(raw: Buffer, name: string, change: (length: number) => number): Buffer {
    const forged = Buffer.from(raw)
    // The last place of a name is in the directory at the end; the length stands 22 bytes before it.
    const at = raw.lastIndexOf(name) - 22
    forged.writeUInt32LE(change(forged.readUInt32LE(at)), at)
    return forged
  }

  test('a small file that unpacks to more than we take', async () => {
    const raw = await zip(files)
    await expectRefused(
      withLength(raw, 'moments.csv', () => 501 * 1024 * 1024),
      'This file unpacks to more than we can take.',
      413,
    )
  })

  test('a file that says it is shorter than it unpacks', async () => {
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

  test('more than it takes', async () => {
    const her = await person('woman')
    const { status, refusal } = await bring(her, Buffer.alloc(50 * 1024 * 1024 + 1))
    expect(status).toBe(413)
    expect(refusal.message).toBe('This file is larger than we can take.')
  })
})
