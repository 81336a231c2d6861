import { expect, test } from 'vitest'
import type { LogEntry } from '../contract.ts'
import { isFoundBy } from './history.ts'

const entry: LogEntry = {
  id: 1,
  log_type: 'quick_log',
  log_date: '2026-03-29',
  created_at: '2026-03-29T08:00:00Z',
  updated_at: '2026-03-29T08:00:00Z',
  mood_rating: 8,
  dominant_emotion_today: 'calm',
}

test.each([
  ['', true],
  ['2026-03', true],
  ['8/10', true],
  ['CALM', true],
  [' calm ', true],
  ['march', true],
  ['Sunday', true],
  ['mar 29', true],
  ['March 29, 2026', true],
  ['march 2026', true],
  ['march 2025', false],
  ['april', false],
  ['2025', false],
  ['tired', false],
])('a search for "%s" finds the entry: %s', (search, found) => expect(isFoundBy(entry, search)).toBe(found))

test('no number finds an entry without a mood', () => expect(isFoundBy({ ...entry, mood_rating: null }, '8/10')).toBe(false))
