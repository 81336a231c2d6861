import { describe, expect, test } from 'vitest'
import { PAUSE_LINES } from '../content/guided-pause.ts'
import { lineAt, PAUSE_S, timeLeft } from './guided-pause.ts'

/** Characters per second of a calm voice. */
const SPOKEN_PER_S = 11

describe.each(['en', 'es', 'fr'] as const)('the guided pause in %s', (language) => {
  const lines = PAUSE_LINES[language]

  test('each line has text, is in order, and can be spoken before the next', () => {
    expect(lines[0]?.at).toBe(0)
    for (const [place, { at, text }] of lines.entries()) {
      const end = lines[place + 1]?.at ?? PAUSE_S
      expect(text).not.toBe('')
      expect(end).toBeGreaterThan(at)
      expect(text.length / SPOKEN_PER_S, text).toBeLessThanOrEqual(end - at)
    }
  })
})

test('a line is shown from its second until the next', () => {
  const lines = [
    { at: 0, text: 'one' },
    { at: 10, text: 'two' },
  ]
  expect([0, 9.9, 10, 119].map((second) => lineAt(lines, second))).toEqual([0, 0, 1, 1])
})

test('the remaining time is formatted like a clock and never negative', () => {
  expect([0, 0.9, 55, 60.5, 119.2, 121].map(timeLeft)).toEqual(['2:00', '2:00', '1:05', '1:00', '0:01', '0:00'])
})
