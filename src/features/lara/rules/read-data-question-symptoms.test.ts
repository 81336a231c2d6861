import { expect, test } from 'vitest'
import { toDayRows } from '../../insights/rules/day-rows.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { answerDataQuestion } from './data-answer.ts'
import { readDataQuestion } from './read-data-question.ts'
import { short, table } from './read-data-question-short.ts'

/** A Thursday. */
const TODAY = '2026-11-19'
const TRACKED = {
  symptoms: ['headache', 'migraine', 'joint_pain', 'palpitations', 'bloating', 'anxiety', 'back_pain', 'dizziness', 'crying'],
  own_symptoms: [{ key: 'own_aaaaaaaa', name: 'Wobbles' }],
  own: [{ key: 'own_bbbbbbbb', name: 'Choir practice' }],
}
const QUESTIONS = table(`
how often did I have headaches this month? | symptom/headache days 11-01..11-19
when was my last migraine? | symptom/migraine last
how was my joint pain last week | symptom/joint_pain how 11-09..11-15
how many days did I have severe headaches in October | symptom/headache days 10-01..10-31 exactly 3
did I have palpitations yesterday? | symptom/palpitations how 11-18
how many days without bloating last month | symptom/bloating days 10-01..10-31 without
was my back pain worse this week than last week? | symptom/back_pain compare 11-16..11-19 vs 11-09..11-15
when did I last feel dizzy? | symptom/dizziness last
how many times did I cry last week | symptom/crying days 11-09..11-15
how often did I have wobbles this month | symptom/own_aaaaaaaa days 11-01..11-19
how many days did I have choir practice this month | factor/own_bbbbbbbb days 11-01..11-19
when was my last choir practice? | factor/own_bbbbbbbb last
how was my sleep on days with choir practice | sleep/own_bbbbbbbb split 08-28..11-19
¿cuántas veces tuve dolor de cabeza este mes? | symptom/headache days 11-01..11-19
¿cuándo fue mi última migraña? | symptom/migraine last
¿cómo estuvo mi dolor articular la semana pasada? | symptom/joint_pain how 11-09..11-15
¿cuántos días tuve ansiedad en octubre? | symptom/anxiety days 10-01..10-31
¿cuándo me dolió la cabeza por última vez? | symptom/headache last
¿cuántos días con mareos fuertes el mes pasado? | symptom/dizziness days 10-01..10-31 exactly 3
¿tuve palpitaciones ayer? | symptom/palpitations how 11-18
¿cuántos días sin hinchazón este mes? | symptom/bloating days 11-01..11-19 without
combien de fois ai-je eu mal à la tête ce mois-ci ? | symptom/headache days 11-01..11-19
quand était ma dernière migraine ? | symptom/migraine last
comment étaient mes douleurs articulaires la semaine dernière ? | symptom/joint_pain how 11-09..11-15
combien de jours de vertiges en octobre ? | symptom/dizziness days 10-01..10-31
combien de jours ai-je eu des palpitations ce mois-ci ? | symptom/palpitations days 11-01..11-19
ai-je eu des ballonnements hier ? | symptom/bloating how 11-18
combien de migraines fortes le mois dernier ? | symptom/migraine days 10-01..10-31 exactly 3
combien de jours sans mal de tête ce mois-ci ? | symptom/headache days 11-01..11-19 without
`)

test.each(QUESTIONS)('"%s" is parsed as %s', (message, parsed) => {
  expect(short(readDataQuestion(message, TODAY, null, { tracked: TRACKED }))).toBe(parsed)
})

test.each([
  'is joint pain normal?',
  'what helps my joint pain?',
  'what can I do about my headaches?',
  'I had a headache yesterday',
  'how long do headaches last?',
  '¿es normal el dolor de cabeza?',
  "qu'est-ce qui aide contre les migraines ?",
])('"%s" is not a question about her notes', (message) => {
  expect(readDataQuestion(message, TODAY, null, { tracked: TRACKED })).toBeUndefined()
})

test('a symptom that she does not track is looked for in her texts', () => {
  expect(readDataQuestion('how many days did I have hiccups this month?', TODAY, null, { tracked: TRACKED })?.asks).toBe('mentions')
  expect(readDataQuestion('how many days did I have tinnitus this month?', TODAY, null, { tracked: TRACKED })?.asks).toBe('mentions')
})

test('a symptom is set beside a factor in plain numbers', () => {
  const question = readDataQuestion('did I have more headaches on days with alcohol?', TODAY, null, { tracked: TRACKED })
  expect(question).toMatchObject({ symptom: 'headache', asks: 'split', factor: 'alcohol' })
})

/** A quick log with one symptom. */
function logOf(day: string, key: string, severity: 0 | 1 | 2 | 3): LogEntry {
  const at = `${day}T08:00:00.000Z`
  return { id: Number(day.slice(8)), log_type: 'quick_log', log_date: day, created_at: at, updated_at: at, symptoms: { [key]: severity } }
}

function answer(message: string, logs: readonly LogEntry[], isMasked = false): string {
  const question = readDataQuestion(message, TODAY, null, { tracked: TRACKED })
  if (!question) throw new Error(`Not parsed: ${message}`)
  const none = { firstLog: null, calendar: [], taps: [], tides: [], moods: [], flags: [] }
  const notes = { ...none, from: '2016-11-20', to: TODAY, rows: toDayRows(logs, []), logs, isMasked }
  return answerDataQuestion(question, notes, { language: 'en', region: 'US', tone: 'pragmatic' }, TODAY).text
}

const HEADACHES = [logOf('2026-11-02', 'headache', 0), logOf('2026-11-03', 'headache', 2), logOf('2026-11-10', 'headache', 1)]

test('the days with a symptom are counted among those with an answer', () => {
  expect(answer('how often did I have headaches this month?', HEADACHES)).toContain(
    'you noted “Headache” on 2 of 3 days: November 3 and 10.',
  )
  expect(answer('how many days without headaches this month?', HEADACHES)).toContain('on 1 of 3 days')
  expect(answer('how many days with severe headaches this month?', HEADACHES)).toContain('“Headache” (severe) on 0 of 3 days')
})

test('the last day with a symptom has its severity', () => {
  expect(answer('when was my last headache?', HEADACHES)).toBe('You last noted “Headache” (mild) on Tuesday, November 10, 9 days ago.')
})

test('a symptom over some days has its severities and their average', () => {
  expect(answer('how were my headaches this month?', HEADACHES)).toContain(
    'mild: 1 day and moderate: 1 day. On the scale from 0 (none) to 3 (severe) that is 1 on average (3 days noted).',
  )
})

test('her own symptoms are hidden with the intimate entries', () => {
  const logs = [logOf('2026-11-03', 'own_aaaaaaaa', 2)]
  expect(answer('when did I last have wobbles?', logs)).toContain('“Wobbles” (moderate) on Tuesday, November 3')
  expect(answer('when did I last have wobbles?', logs, true)).toContain('hidden')
})
