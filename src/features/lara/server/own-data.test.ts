import { beforeEach, expect, test } from 'vitest'
import { as, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { addDays } from '../../../kit/local-date.ts'
import { findPerson } from '../../auth/server/account-store.ts'
import { createCalendarEntry, type FlowDescription } from '../../calendar/contract.ts'
import { toDayParts } from '../../calendar/rules/entry-day.ts'
import { createDeepLog, createQuickLog } from '../../logs/contract.ts'
import { addMoment } from '../../moments/contract.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { PROGRESS_REQUEST } from '../../answers/contract.ts'
import { openChat } from '../../../../test/lara-chat.ts'
import { createChatSession, findChatSession, sendMessage } from '../contract.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readDataQuestion } from '../rules/read-data-question.ts'
import { answerDataQuestion } from '../rules/data-answer.ts'
import { loadNotes } from './own-data.ts'

setUpServer()

const TODAY = '2026-11-21'

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
})

async function note(log_date: string, answers: Record<string, number>, who = her): Promise<void> {
  expect((await as(who).call(createQuickLog, { body: { log_date, ...answers } })).status).toBe(201)
}

async function bleed(day: string, flow_description: FlowDescription, who = her): Promise<void> {
  expect((await as(who).call(createCalendarEntry, { body: { ...toDayParts(day), flow_description } })).status).toBe(201)
}

async function load(need: DataQuestion | 'pattern', who = her) {
  const { vaults, keys } = testServer()
  const user = await findPerson(vaults.accounts, keys, who.id)
  if (!user) throw new Error('no such person')
  return loadNotes(vaults.hers, user, need, TODAY)
}

function asked(message: string): DataQuestion {
  const question = readDataQuestion(message, TODAY, null)
  if (!question) throw new Error(`not taken: ${message}`)
  return question
}

/** Sends a message to Lara in a new conversation. */
async function say(message: string, who = her, messageType?: typeof PROGRESS_REQUEST) {
  return (await openChat(who))(message, messageType)
}

test('a question loads its own days and no others', async () => {
  await note('2026-11-15', { sleep_hours: 4 })
  await note('2026-11-16', { sleep_hours: 6, hot_flashes_count: 0 })
  await note('2026-11-20', { sleep_hours: 7 })
  await as(her).call(createDeepLog, { body: { log_date: '2026-11-20', hot_flashes_count_detail: '3' } })
  await as(her).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-18T08:00:00Z' } })
  const notes = await load(asked('how did I sleep this week?'))
  expect(notes.rows.map(({ day, sleep, hot_flashes }) => [day, sleep, hot_flashes])).toEqual([
    ['2026-11-16', 6, 0],
    ['2026-11-18', null, 1],
    ['2026-11-20', 7, 3],
  ])
  expect(notes).toMatchObject({ from: '2026-11-16', calendar: [], taps: [], tides: [], isMasked: false })
})

test('both periods of a comparison are loaded', async () => {
  await note('2026-10-01', { sleep_hours: 4 })
  await note('2026-11-20', { sleep_hours: 7 })
  const notes = await load(asked('am I sleeping better than last month?'))
  expect(notes.rows.map(({ day }) => day)).toEqual(['2026-10-01', '2026-11-20'])
})

test('an old period is loaded by itself, however much she noted since', async () => {
  await bleed('2023-08-04', 'Light flow')
  await note('2023-08-05', { sleep_hours: 5 })
  await note('2026-11-20', { sleep_hours: 7 })
  expect((await load(asked('did I bleed in August 2023?'))).calendar).toEqual([{ day: '2023-08-04', flow: 'Light flow' }])
  const compared = await load(asked('did I sleep better in November than in August 2023?'))
  expect(compared.rows.map(({ day }) => day)).toEqual(['2023-08-05', '2026-11-20'])
  const touching = await load(asked('am I sleeping better than yesterday?'))
  expect(touching.rows.map(({ day }) => day)).toEqual(['2026-11-20'])
})

test('the last occurrence is searched backwards until it is found, at most two years', async () => {
  await note('2026-11-20', { hot_flashes_count: 0 })
  await note('2026-06-01', { hot_flashes_count: 2 })
  await note('2026-01-01', { hot_flashes_count: 5 })
  const found = await load(asked('when was my last hot flash?'))
  expect(found.rows.map(({ day }) => day)).toEqual(['2026-06-01', '2026-11-20'])
  const nobody = await person('woman')
  await note('2024-01-01', { hot_flashes_count: 5 }, nobody)
  const none = await load(asked('when was my last hot flash?'), nobody)
  expect(none).toMatchObject({ rows: [], from: addDays(TODAY, -729) })
})

test('notes of other women are not loaded', async () => {
  const other = await person('woman')
  await note('2026-11-20', { sleep_hours: 3 }, other)
  await bleed('2026-11-19', 'Heavy flow', other)
  expect(await load('pattern')).toMatchObject({ rows: [], calendar: [], tides: [] })
  expect((await say('how did I sleep this week?')).parts?.rows).toEqual([])
})

test('her calendar is not read while she hides it, and Lara says where to show it', async () => {
  await bleed('2026-11-19', 'Heavy flow')
  await bleed('2026-10-19', 'Heavy flow')
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect(await load(asked('did I bleed this month?'))).toMatchObject({ isMasked: true, calendar: [] })
  expect(await load('pattern')).toMatchObject({ isMasked: true, calendar: [] })
  const { text, parts } = await say('when was my last heavy day?')
  expect(text).toContain('Settings')
  expect(parts).toMatchObject({ layer: 'own_data', rows: [], sources: [] })
  expect(JSON.stringify(await say('Show Pattern', her, PROGRESS_REQUEST))).not.toContain('heavy')
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: false } } })
  expect((await say('when was my last heavy day?')).text).toContain('November 19')
})

/** Nine days of bleeding until 18 November. */
async function bleedLong(): Promise<void> {
  for (let date = 10; date <= 18; date += 1) await bleed(`2026-11-${date}`, 'Light flow')
}

test('a note about bleeding has its sources, and is not repeated soon', async () => {
  await bleedLong()
  const first = await say('did I bleed this month?')
  expect(first.text).toContain('You noted bleeding on 9 days in a row (November 10 and 18).')
  expect(first.parts?.sources.length).toBeGreaterThan(0)
  const second = await say('Show Pattern', her, PROGRESS_REQUEST)
  expect(second.text).not.toContain('9 days in a row')
  expect(second.parts?.sources).toEqual([])
  expect((await load('pattern')).flags).toEqual([])
})

test.each([
  ['should I worry about my bleeding?', 'en', '9 days in a row (November 10 and 18).'],
  ['Is my bleeding normal?', 'en', '9 days in a row'],
  ['¿Debo preocuparme por mi sangrado?', 'es', '9 días seguidos'],
  ['Dois-je m’inquiéter de mes saignements ?', 'fr', '9 jours de suite'],
] as const)('"%s" is answered from her open notes', async (message, language, words) => {
  const answers = { age_range: '46-50', menopause_phase: 'peri', language, region: 'US', goals: ['Better sleep'] }
  await as(her).call(saveOnboarding, { body: { ...answers, enable_voice: true, share_with_partner: false } })
  expect((await say(message)).parts?.layer, 'without a note, from reviewed knowledge').toBe('knowledge')
  await bleedLong()
  const { text, parts } = await say(message)
  expect(parts?.layer).toBe('own_data')
  expect(text).toContain(words)
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: true } } })
  expect((await say(message)).text).not.toContain(words)
})

test('Lara answers from her notes in her conversation, and recognises follow-ups', async () => {
  await note('2026-11-20', { sleep_hours: 6.5 })
  await note('2026-10-05', { sleep_hours: 8 })
  const { session } = (await as(her).call(createChatSession)).reply
  const ask = async (message: string) => (await as(her).call(sendMessage, { body: { message, session_id: session.id } })).reply.reply
  const first = await ask('how did I sleep yesterday?')
  expect(first).toMatchObject({ text: expect.stringContaining('Yesterday you noted 6.5 hours of sleep.'), parts: { layer: 'own_data' } })
  const [row] = first.parts?.rows ?? []
  expect(row).toMatchObject({ day: '2026-11-20', words: '6.5 hours', log_type: 'quick_log', log_id: expect.any(Number) })
  expect((await ask('and last month?')).text).toContain('you slept 8 hours a night on average (1 night noted)')
  const kept = (await as(her).call(findChatSession, { params: { id: session.id } })).reply.data
  expect(kept.messages).toHaveLength(4)
})

test('the logs and taps that a statistic needs are loaded, the first day from her first note on', async () => {
  await as(her).call(createQuickLog, { body: { log_date: '2025-01-10', hot_flashes_count: 0, sleep_hours: 4 } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-03-02', hot_flashes_count: 2 } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-19', sleep_hours: 5, factors: { alcohol: 1 } } })
  await as(her).call(createQuickLog, { body: { log_date: '2026-11-20', sleep_hours: 8, factors: { alcohol: 0 } } })
  await as(her).call(addMoment, { body: { kind: 'hot_flash', at: '2026-11-18T08:00:00Z' } })
  await as(her).call(addMoment, { body: { kind: 'mood', value: 4, at: '2026-11-18T09:00:00Z' } })
  await as(her).call(changePreferences, { body: { privacy: { sexualHealthMasked: false } } })
  const text = async (message: string) => {
    const question = asked(message)
    return answerDataQuestion(question, await load(question), { language: 'en', region: 'US', tone: 'pragmatic' }, TODAY).text
  }
  expect(await text('when did I first note a hot flash?')).toContain('March 2')
  expect(await text('when did I last sleep less than 5 hours?')).toContain('January 10, 2025')
  expect(await text('when did I last drink alcohol?')).toContain('November 19')
  expect(await text('how did I sleep on nights with alcohol?')).toContain(
    'With alcohol: 5 hours (1 night). Without alcohol: 8 hours (1 night).',
  )
  expect(await text('what time of day do my hot flashes come?')).toContain('you tapped 1 hot flash')
  expect(await text('what moods did I tap this week?')).toContain('Good 1')
})

test('the lengths of her cycles are read from all of her calendar', async () => {
  for (const day of ['2024-01-05', '2024-02-02', '2026-10-01', '2026-10-29']) await bleed(day, 'Moderate flow')
  const notes = await load(asked('what is the longest gap between my periods?'))
  expect(notes.calendar.map(({ day }) => day)).toEqual(['2024-01-05', '2024-02-02', '2026-10-01', '2026-10-29'])
})

test('what she wrote is found and quoted, with its log', async () => {
  await as(her).call(createDeepLog, { body: { log_date: '2026-11-10', guided_journal_response: 'My knee hurt on the stairs again.' } })
  await as(her).call(createDeepLog, { body: { log_date: '2026-11-12', calm_challenges: 'Noise', guided_journal_response: 'A good day.' } })
  const { text, parts } = await say('When did I last write about my knees?')
  expect(text).toContain('on one day')
  expect(text).toContain('Tuesday, November 10: “My knee hurt on the stairs again.”')
  expect(parts?.rows.map(({ day, words }) => [day, words])).toEqual([['2026-11-10', 'My knee hurt on the stairs again.']])
  expect((await say('Have I ever mentioned sage tea?')).text).toContain("didn't find “sage tea”")
})

test.each(['¿Bebo suficiente agua?', '¿Cómo llevo un sofoco en el trabajo?', 'Le vin du soir nuit-il à mon sommeil ?'])(
  'the title of an entry, “%s”, is no question about her notes',
  async (title) => {
    await note('2026-11-20', { sleep_hours: 7, hot_flashes_count: 2 })
    expect((await say(title)).parts?.layer).toBe('knowledge')
  },
)
