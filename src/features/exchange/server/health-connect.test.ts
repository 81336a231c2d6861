import { readFileSync, readdirSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import type { FileContent } from '../rules/imported-day.ts'
import { as, person, setClock, setUpServer } from '../../../../test/server.ts'
import { readHealthConnectFile } from '../contract.ts'
import { ReadProblem } from '../rules/read-problem.ts'
import { readHealthConnect } from './health-connect.ts'

setUpServer()

const TODAY = '2026-11-27'
const made = mkdtempSync(join(tmpdir(), 'health-connect-made-'))
const folder = mkdtempSync(join(tmpdir(), 'health-connect-read-'))
afterAll(() => {
  for (const one of [made, folder]) rmSync(one, { recursive: true })
})

const COMMON = 'row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, app_info_id INTEGER'
/** Tables with columns in another order than ours, and a generated one. */
const TABLES = `
CREATE TABLE menstruation_flow_record_table (${COMMON}, flow INTEGER, time INTEGER, zone_offset INTEGER, local_date INTEGER,
  local_date_time INTEGER AS (time + 1000 * zone_offset));
CREATE TABLE menstruation_period_record_table (${COMMON}, end_time INTEGER, end_zone_offset INTEGER, start_time INTEGER,
  start_zone_offset INTEGER, local_date INTEGER);
CREATE TABLE intermenstrual_bleeding_record_table (${COMMON}, time INTEGER, local_date INTEGER);
CREATE TABLE sleep_session_record_table (${COMMON}, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, end_zone_offset INTEGER);
CREATE TABLE sleep_stages_table (parent_key INTEGER, stage_start_time INTEGER, stage_end_time INTEGER, stage_type INTEGER);
CREATE TABLE steps_record_table (${COMMON}, count INTEGER);`

let files = 0
function databaseOf(sql: string): Buffer {
  const path = join(made, `${(files += 1)}.db`)
  const db = new DatabaseSync(path)
  db.exec(sql)
  db.close()
  return readFileSync(path)
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 8_192) yield bytes.subarray(at, at + 8_192)
}

const read = (bytes: Uint8Array, options: { timeMaxMs?: number } = {}): Promise<FileContent> =>
  readHealthConnect(piecesOf(bytes), { today: TODAY, folder, ...options })
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const at = (time: string) => Date.parse(`${time}:00+01:00`)
const leftOver = () => readdirSync(folder)

const RECORDS = `${TABLES}
INSERT INTO menstruation_flow_record_table (flow, local_date) VALUES (2, ${day('2026-11-03')}), (3, ${day('2026-11-03')}),
  (9, ${day('2026-11-09')}), (1, ${day('2026-12-24')}), (1, 9223372036854775807), ('x', 'y');
INSERT INTO menstruation_period_record_table (start_time, start_zone_offset, end_time, end_zone_offset) VALUES
  (${at('2026-11-03T00:00')}, 3600, ${at('2026-11-05T00:00')}, 3600);
INSERT INTO intermenstrual_bleeding_record_table (local_date) VALUES (${day('2026-11-20')});
INSERT INTO sleep_session_record_table (start_time, end_time, end_zone_offset) VALUES
  (${at('2026-11-02T23:00')}, ${at('2026-11-03T07:00')}, 3600), (${at('2026-11-03T23:30')}, ${at('2026-11-04T06:00')}, 3600);
INSERT INTO sleep_stages_table VALUES (1, ${at('2026-11-02T23:00')}, ${at('2026-11-03T02:00')}, 4),
  (1, ${at('2026-11-03T02:00')}, ${at('2026-11-03T02:30')}, 1), (1, ${at('2026-11-03T02:30')}, ${at('2026-11-03T07:00')}, 6);
INSERT INTO steps_record_table (count) VALUES (1);`

describe('a Health Connect database', () => {
  test('gives bleeding and sleep, and leaves no file', async () => {
    expect(await read(databaseOf(RECORDS))).toEqual({
      source: 'health-connect',
      days: [
        { date: '2026-11-03', flow: 'heavy', sleepHours: 7.5 },
        { date: '2026-11-04', flow: 'light-flow', isFlowAmountUnknown: true, sleepHours: 6.5 },
        { date: '2026-11-20', flow: 'light-spotting' },
      ],
      dropped: [
        { kind: 'menstruation_flow', reason: 'bad-date', count: 2 },
        { kind: 'menstruation_flow', reason: 'second-entry-of-day', count: 1 },
        { kind: 'menstruation_flow', reason: 'unknown-kind', count: 1 },
        { kind: 'menstruation_flow', reason: 'future', count: 1 },
        { kind: 'sleep: awake or in bed', reason: 'not-taken', count: 1 },
      ],
    })
    expect(leftOver()).toEqual([])
  })

  test('that was written with a write-ahead log is read as well', async () => {
    const bytes = databaseOf(`PRAGMA journal_mode=WAL; ${RECORDS}`)
    expect(bytes[18]).toBe(2)
    expect((await read(bytes)).days).toHaveLength(3)
  })

  test('whose table lacks a column counts its rows', async () => {
    const bytes = databaseOf(
      'CREATE TABLE menstruation_flow_record_table (strength INTEGER); INSERT INTO menstruation_flow_record_table VALUES (1), (2)',
    )
    expect((await read(bytes)).dropped).toEqual([{ kind: 'menstruation_flow_record_table', reason: 'unknown-kind', count: 2 }])
  })

  test('runs no expression of the file: neither constraints nor computed columns', async () => {
    const bytes = databaseOf(`PRAGMA ignore_check_constraints=ON;
      CREATE TABLE menstruation_flow_record_table (flow INTEGER CHECK (flow > 100), local_date INTEGER);
      INSERT INTO menstruation_flow_record_table VALUES (3, ${day('2026-11-03')});
      CREATE TABLE intermenstrual_bleeding_record_table (row_id INTEGER, local_date INTEGER AS (row_id + 1));
      INSERT INTO intermenstrual_bleeding_record_table (row_id) VALUES (1)`)
    expect(await read(bytes)).toMatchObject({
      days: [{ date: '2026-11-03', flow: 'heavy' }],
      dropped: [{ kind: 'intermenstrual_bleeding_record_table', reason: 'unknown-kind', count: 1 }],
    })
  })

  test.each([
    ['of another app', databaseOf('CREATE TABLE notes (text TEXT)'), 'unknown-format'],
    [
      'with a view in place of a table',
      databaseOf('CREATE VIEW menstruation_flow_record_table AS SELECT 1 AS flow, 1 AS local_date'),
      'unknown-format',
    ],
    ['that is no database', Buffer.from('SQLite format 3\0 and then a letter'.repeat(300)), 'damaged'],
    ['that is empty', Buffer.alloc(0), 'unknown-format'],
    ['that is cut short', databaseOf(RECORDS).subarray(0, 9_000), 'damaged'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toThrow(expect.objectContaining({ code }))
    expect(leftOver()).toEqual([])
  })

  test('that is overwritten in places gives a code or sound days', async () => {
    const bytes = databaseOf(RECORDS)
    for (const [from, value] of [
      [100, 0xff],
      [4_100, 0x00],
      [8_300, 0x7f],
      [12_300, 0xff],
      [16_400, 0x01],
      [18, 0x09],
    ] as const) {
      const damaged = Buffer.from(bytes).fill(value, from, from + 24)
      const result = await read(damaged).catch((error: unknown) => error)
      if (result instanceof Error) expect(result).toBeInstanceOf(ReadProblem)
      else expect(result).toHaveProperty('days')
    }
  })

  test('that takes too long is given up, and its thread and file end', async () => {
    await expect(read(databaseOf(RECORDS), { timeMaxMs: 0 })).rejects.toThrow(expect.objectContaining({ code: 'too-slow' }))
    expect(leftOver()).toEqual([])
  })

  test('that stops arriving leaves no file', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield databaseOf(RECORDS).subarray(0, 5_000)
      throw new Error('gone')
    }
    await expect(readHealthConnect(broken(), { today: TODAY, folder })).rejects.toThrow('gone')
    expect(leftOver()).toEqual([])
  })
})

test('a crowd is refused with a time to wait, and everyone whose file was taken gets its content', async () => {
  setClock('2026-11-27T12:00:00Z')
  const database = databaseOf(RECORDS)
  const women = await Promise.all(Array.from({ length: 12 }, () => person('woman')))
  const replies = await Promise.all(
    women.map((her) => as(her).call(readHealthConnectFile, { raw: database, headers: { 'content-type': 'application/vnd.sqlite3' } })),
  )
  const refused = replies.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, refusal } of refused) {
    expect(headers['retry-after']).toBe('10')
    expect(refusal.message).toBe('Other files are being read just now. Please try again in a moment.')
  }
  const read = replies.filter(({ status }) => status === 200)
  expect(read.length + refused.length).toBe(women.length)
  for (const { reply } of read) expect(reply).toMatchObject({ problem: null, content: { days: [{}, {}, {}] } })
})

test('is read through the server, which says by a code why it cannot be read', async () => {
  setClock('2026-11-27T12:00:00Z')
  const her = await person('woman')
  const send = async (raw: Buffer) =>
    (await as(her).call(readHealthConnectFile, { raw, headers: { 'content-type': 'application/vnd.sqlite3' } })).reply
  expect(await send(databaseOf(RECORDS))).toMatchObject({ problem: null, content: { source: 'health-connect', days: [{}, {}, {}] } })
  expect(await send(Buffer.from('a letter'))).toEqual({ content: null, problem: 'damaged' })
})
