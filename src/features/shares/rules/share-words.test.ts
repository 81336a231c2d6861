import { expect, test } from 'vitest'
import { openedWords } from './share-words.ts'

test.each([
  [5, 0, 'Not opened yet. It can be opened 5 times.'],
  [1, 0, 'Not opened yet. It can be opened once.'],
  [5, 1, 'Opened once. It can be opened 4 more times.'],
  [5, 4, 'Opened 4 times. It can be opened once more.'],
  [5, 5, 'Opened 5 times. It can’t be opened any more.'],
  [1, 1, 'Opened once. It can’t be opened any more.'],
])('of %d openings, %d are used: %s', (opens, opened, words) => {
  const times = { created_at: '2026-11-21T12:00:00Z', expires_at: '2026-11-28T12:00:00Z' }
  expect(openedWords({ id: 1, label: 'Report', ...times, opens, opened })).toBe(words)
})
