import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, CAUSES, OUTCOMES, ownQuestion } from './catalogue.ts'
import type { OwnResult, Pattern } from './judge.ts'
import { channelWords, ownResultWords, patternWords, waitingWords } from './words.ts'

const wordsIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../../locales/patterns/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>
const [es, fr] = [wordsIn('es'), wordsIn('fr')]

const days = (count: number) => Array.from({ length: count }, () => '2026-01-01')
const group = (bound: number, median: number, count: number) => ({ bound, median, average: median + 0.2, days: days(count) })
const alcohol: Pattern = {
  cause: 'alcohol',
  outcome: 'night_sweats_count',
  lag: 1,
  rho: 0.4,
  since: '2026-02-12',
  gone: null,
  is_yes_no: true,
  much: group(1, 2, 31),
  little: group(0, 1, 64),
}
const textOf = (pattern: Partial<Pattern>) => patternWords({ ...alcohol, ...pattern }, [{ key: 'own_a1b2c3d4', name: 'Long walk' }]).text

describe('a pattern', () => {
  test.each<[Partial<Pattern>, string]>([
    [{}, 'After days with “Alcohol”, you noted more night sweats: usually 2, against 1 after the other days (31 and 64 nights).'],
    [
      { cause: 'own_a1b2c3d4', lag: 0, outcome: 'hot_flashes_count', rho: -0.3, much: group(1, 1, 9), little: group(0, 3, 12) },
      'On days with “Long walk”, you noted fewer hot flashes: usually 1, against 3 on the other days (9 and 12 days).',
    ],
    [
      { cause: 'sleep_hours', lag: 0, outcome: 'mood_rating', much: group(7.5, 7, 31), little: group(6, 6, 40) },
      'After nights of at least 7.5 hours, you noted a better mood: usually 7, against 6 after nights of at most 6 hours (31 and 40 days).',
    ],
    [
      { cause: 'hot_flashes_count', lag: 0, outcome: 'thinking_clarity', rho: -0.3, much: group(3, 5, 20), little: group(0, 7, 21) },
      'On days with at least 3 hot flashes, you noted less clear thinking: usually 5, against 7 on days with 0 hot flashes (20 and 21 days).',
    ],
    // Equal medians: averages; numbers that point the other way are not given.
    [
      { much: { ...group(1, 2, 31), average: 2.4 }, little: { ...group(0, 2, 64), average: 1.7 } },
      'After days with “Alcohol”, you noted more night sweats: on average 2.4, against 1.7 after the other days (31 and 64 nights).',
    ],
    [
      { much: group(1, 1, 31), little: group(0, 2, 64) },
      'After days with “Alcohol”, you noted more night sweats than after the other days (31 and 64 nights).',
    ],
  ])('%j in words', (pattern, text) => {
    expect(textOf(pattern)).toBe(text)
  })

  test('has labels for both groups of days', () => {
    expect(patternWords(alcohol, [])).toMatchObject({
      much: { label: 'After days with “Alcohol”', typical: 2 },
      little: { label: 'After the other days', typical: 1 },
    })
  })
})

describe('her own question', () => {
  const result = (more: Partial<OwnResult>): OwnResult => ({
    cause: 'sleep_hours',
    outcome: 'hot_flashes_count',
    lag: 0,
    n: 80,
    n_eff: 60,
    rho: 0,
    p: 0.9,
    verdict: 'waiting',
    lacks: null,
    ...more,
  })
  test.each<[Partial<OwnResult>, string]>([
    [{ verdict: 'no-link' }, 'Sleep and Hot flashes: no sign of a link in 91 days. If there is one, it is small.'],
    [{ verdict: 'link' }, 'Sleep and Hot flashes often go together in your notes.'],
    [{ lacks: { why: 'few' } }, 'Sleep and Hot flashes: too few days have both answers yet.'],
    [
      { lacks: { why: 'one-sided', side: 'cause', most: 40, others: 5 } },
      'Sleep: at least 8 days must differ from your most frequent answer. So far 5 of 45 do.',
    ],
    [{ lacks: { why: 'steady', side: 'outcome' } }, 'Hot flashes: your answer hardly ever changes, so there is little to compare yet.'],
    [{ lacks: { why: 'new' } }, 'You’ll get a first answer no sooner than 14 days after you asked.'],
  ])('%j in words', (more, text) => {
    expect(ownResultWords(result(more), 91, [])).toBe(text)
  })
})

test('the next look is said with its date', () => {
  expect(waitingWords({ look: 1, day: 42, date: '2026-12-04', days_left: 12 }, 38)).toMatch(
    /Next time: December 4 \(12 days\)\. 38 days noted so far\.$/,
  )
})

test('no sentence says that one thing makes another, in any language, and every channel has a name', () => {
  const FORBIDDEN = /because|\bcauses?\b|leads? to|trigger|porque|causa|provoca|desencadena|parce que|à cause|entraîne|déclench|provoque/i
  const asked = [...CATALOGUE, ...CAUSES.flatMap((cause) => OUTCOMES.flatMap((outcome) => ownQuestion(cause, outcome) ?? []))]
  const english = asked.flatMap((question) => {
    const { text, note, much, little } = patternWords({ ...alcohol, ...question }, [])
    return [text, note, much.label, little.label, channelWords(question.cause, [])]
  })
  for (const text of [...english, ...Object.keys(es), ...Object.values(es), ...Object.values(fr)]) expect(text).not.toMatch(FORBIDDEN)
  expect([...CAUSES, ...OUTCOMES].filter((key) => channelWords(key, []) === 'One of your own')).toEqual([])
})
