import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addDays } from '../src/kit/local-date.ts'

const folder = mkdtempSync(join(tmpdir(), 'patterns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function audit(lines: readonly unknown[]) {
  const file = join(folder, 'days.ndjson')
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/patterns.ts', '--days', file], { encoding: 'utf8' })
  const printed = stdout.split('\n').filter(Boolean)
  return { status, printed: printed.map((line) => JSON.parse(line)), errors: stderr.split('\n').filter(Boolean) }
}

const DAY = { log_date: '2026-01-01' }
/** Sleep that decides mood: three values in an order that is no cycle of the week. */
const days = (length: number) =>
  Array.from({ length }, (_, day) => {
    const sleep = 6 + ((day * day + (day >> 2)) % 3)
    return { log_date: addDays('2026-01-01', day), sleep_hours: sleep, mood_rating: sleep - 1, note: 'a note', energy_level: null }
  })
const question = { cause: 'sleep_hours', outcome: 'mood_rating' }

test('prints one line for each woman and look, whatever the order of the days', () => {
  const { status, printed, errors } = audit([
    { id: 'short', days: days(41) },
    { id: 7, days: days(63), question },
    { id: 'turned', days: days(63).toReversed() },
    { id: 'until', days: days(41), until: '2026-02-11' },
    { id: 'none', days: [] },
    '',
  ])
  expect([status, errors]).toEqual([0, []])
  const shown = [{ cause: 'sleep_hours', outcome: 'mood_rating', lag: 0 }]
  expect(printed).toEqual([
    { id: 7, look: 1, day: 42, shown, question: { verdict: 'link' } },
    { id: 7, look: 2, day: 63, shown, question: { verdict: 'link' } },
    { id: 'turned', look: 1, day: 42, shown },
    { id: 'turned', look: 2, day: 63, shown },
    { id: 'until', look: 1, day: 42, shown },
  ])
})

test('names line and field of what cannot be read, prints nothing else for it, and reads the rest', () => {
  const { status, printed, errors } = audit([
    { id: 1, days: [...days(50), { ...DAY, log_date: '2026-04-01', mood_rating: 11 }] },
    { id: 2, days: [DAY, DAY] },
    { id: 3, days: [{ ...DAY, mood: 3 }] },
    { id: 4, days: [{ mood_rating: 3 }] },
    { id: 5, days: [{ ...DAY, factors: { beer: 1 } }] },
    { id: 6, days: [DAY], question: { cause: 'mood_rating', outcome: 'energy_level' } },
    '{"id":',
    { id: 8, days: days(42) },
  ])
  expect(status).toBe(1)
  expect(printed.map(({ id }) => id)).toEqual([8])
  const starts = [
    'line 1: days[50].mood_rating:',
    'line 2: days[1].log_date: 2026-01-01 is also the date of days[0]',
    'line 3: days[0]: there is no field mood',
    'line 4: days[0].log_date: must be a date',
    'line 5: days[0].factors.beer: Please choose from: alcohol',
    'line 6: question: mood_rating with energy_level is never asked',
    'line 7: is not JSON',
  ]
  expect(errors.map((error, place) => error.slice(0, starts[place]?.length))).toEqual(starts)
})
