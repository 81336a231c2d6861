import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { DayRow } from '../../insights/rules/day-rows.ts'
import type { OwnNotes } from './own-answer-notes.ts'
import { answerOwn } from './own-answer.ts'
import type { OwnQuestion } from './own-question.ts'
import { readOwnQuestion } from './read-own-question.ts'
import type { Language, Manner } from './speech.ts'

/** A Saturday. */
const TODAY = '2026-11-21'
const ENGLISH: Manner = { language: 'en', region: 'US', tone: 'pragmatic' }

function row(day: string, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const of = (value: number | null | undefined) => (typeof value === 'number' ? ('quick_log' as const) : null)
  const source = { hot_flashes: of(answers.hot_flashes), night_sweats: of(answers.night_sweats) }
  return { day, quick_log: Number(day.replaceAll('-', '')), deep_log: null, ...unknown, source, ...answers }
}

function notes(given: Partial<OwnNotes> = {}): OwnNotes {
  const facts = { ageRange: null, phase: null, noteDays: [] }
  return { from: addDays(TODAY, -90), to: TODAY, rows: [], calendar: [], taps: [], tides: [], isMasked: false, facts, recent: [], ...given }
}

function asked(message: string): OwnQuestion {
  const question = readOwnQuestion(message, TODAY, null)
  if (!question) throw new Error(`not taken: ${message}`)
  return question
}

const SLEPT = [
  row('2026-11-16', { sleep: 5 }),
  row('2026-11-18', { sleep: 8, hot_flashes: 2 }),
  row('2026-11-20', { sleep: 6.5, hot_flashes: 0 }),
]

test('her sleep is answered with dates, counts and what is missing', () => {
  const { text, parts } = answerOwn(asked('how did I sleep this week?'), notes({ rows: SLEPT }), ENGLISH, TODAY)
  expect(text).toBe(
    'From November 15 to November 21 you slept 6.5 hours a night on average (3 nights noted). The shortest night was 5 hours (November 16), the longest 8 hours (November 18).\n\n' +
      '3 days have no note about it: November 15, November 17 and November 19. I leave them out; they do not count as zero. There is no note about it today yet.',
  )
  expect(parts.layer).toBe('own_data')
  expect(parts.rows).toEqual([
    { day: '2026-11-16', words: '5 hours', log_type: 'quick_log', log_id: 20261116 },
    { day: '2026-11-18', words: '8 hours', log_type: 'quick_log', log_id: 20261118 },
    { day: '2026-11-20', words: '6.5 hours', log_type: 'quick_log', log_id: 20261120 },
  ])
  expect(parts.missing).toEqual(['2026-11-15', '2026-11-17', '2026-11-19'])
})

test.each([
  ['en', 'UK', 'From 15 November to 21 November you noted 2 hot flushes on 1 day, and none on 1 day.'],
  ['es', 'US', 'Del 15 de noviembre al 21 de noviembre anotaste 2 sofocos en 1 día, y ninguno en 1 día.'],
  ['fr', 'CA', 'Du 15 novembre au 21 novembre, vous avez noté 2 bouffées de chaleur sur 1 jour, et aucune sur 1 jour.'],
] as const)('hot flashes are counted in %s for %s', (language: Language, region, first) => {
  const question = asked('how many hot flashes did I have this week?')
  const { text } = answerOwn(question, notes({ rows: SLEPT }), { language, region, tone: 'calm' }, TODAY)
  expect(text.split('\n\n')[0]).toBe(first)
})

test('nothing noted is no zero', () => {
  const { text, parts } = answerOwn(asked('how many hot flashes did I have yesterday?'), notes(), ENGLISH, TODAY)
  expect(text).toBe(
    'Yesterday I find no note about hot flashes. That is no answer in either direction. Once it stands in your notes, I can tell you.',
  )
  expect(parts.missing).toEqual(['2026-11-20'])
})
