import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { JOURNAL_PROMPTS, journalPrompt } from './journal-prompts.ts'

test('there are five different prompts', () => expect(new Set(JOURNAL_PROMPTS).size).toBe(5))

test.each([
  ['2026-11-16', 0],
  ['2026-11-17', 1],
  ['2026-11-18', 2],
  ['2026-11-19', 3],
  ['2026-11-20', 4],
  ['2026-11-21', 0],
  ['2026-11-22', 1],
  ['2026-11-23', 0],
  ['2016-02-29', 0],
])('on %s the prompt has index %i', (day, index) => expect(journalPrompt(day, true)).toBe(JOURNAL_PROMPTS[index]))

test('the prompt of a weekday is the same every week', () => {
  for (let weeks = -600; weeks < 600; weeks += 1) expect(journalPrompt(addDays('2026-11-19', weeks * 7), true)).toBe(JOURNAL_PROMPTS[3])
})
