import { expect, test } from 'vitest'
import { as, person, setUpServer } from '../../../../test/server.ts'
import { inLanguage } from '../../../kit/server/languages.ts'
import { LANGUAGES } from '../../../kit/words.ts'
import { toChatContext as tideContext } from '../../embertides/rules/words.ts'
import { createDeepLog, createQuickLog, type LogEntry } from '../../logs/contract.ts'
import { toDeepChatContext } from '../../logs/rules/deep-words.ts'
import { toChatContext } from '../../logs/rules/quick-words.ts'
import { createChatSession, type NewMessage, sendMessage } from '../contract.ts'

setUpServer()

const DAY = '2026-11-21'
const SOFT = { mood_rating: 4, energy_level: 3, sleep_hours: 5, hot_flashes_count: 9, stress_triggers: 8 } as const
const DEEP = {
  hot_flashes_count_detail: '11',
  night_sweats_count: 6,
  dominant_emotion_today: 'exhausted',
  guided_journal_response: 'My husband shouted at me',
} as const
const WATER = { en: 'stormy water', es: 'agua tormentosa', fr: 'une eau en tempête' }
const TIDE = { energy: 12, focus: 34, tension: 97 } as const

async function tell(language: (typeof LANGUAGES)[number], body: Omit<NewMessage, 'session_id'>, who?: Awaited<ReturnType<typeof person>>) {
  const her = as(who ?? (await person('woman')))
  const headers = { 'accept-language': language }
  const { session } = (await her.call(createChatSession)).reply
  const { status, reply } = await her.call(sendMessage, { headers, body: { ...body, session_id: session.id } })
  expect(status).toBe(200)
  return reply.reply
}

test.each(LANGUAGES)('an EmberTide is answered with its three numbers and its picture, never with an alarm (%s)', async (language) => {
  const words = inLanguage(language, () => tideContext(TIDE))
  const { text, parts } = await tell(language, { message: words, brought: { about: { kind: 'embertide', ...TIDE }, words } })
  for (const number of Object.values(TIDE)) expect(text).toContain(String(number))
  expect(text).toContain(WATER[language])
  expect(parts).toMatchObject({ layer: 'own_data', class: null, help_lines: [] })
})

test.each(LANGUAGES)('no EmberTide raises an alarm (%s)', async (language) => {
  const her = await person('woman')
  for (const energy of [0, 20, 50, 80, 100]) {
    for (const tension of [0, 20, 50, 80, 100]) {
      const about = { kind: 'embertide', energy, focus: 100 - tension, tension } as const
      const words = inLanguage(language, () => tideContext(about))
      const { text, parts } = await tell(language, { message: words, brought: { about, words } }, her)
      expect.soft(parts, words).toMatchObject({ class: null, help_lines: [] })
      expect.soft(text).toContain(`${energy}`)
    }
  }
})

/** The ways into the chat from a log, with the text that the page inserts. */
const WAYS: Record<string, (log: LogEntry) => string> = {
  'Save & Chat': (log) => (log.log_type === 'quick_log' ? toChatContext(log) : toDeepChatContext(log)),
  'Discuss with Lara': (log) =>
    log.log_type === 'quick_log' ? toChatContext(log, 'Here is my Soft Log') : toDeepChatContext(log, 'Here is my Deep Log'),
}

test.each(LANGUAGES.flatMap((language) => Object.keys(WAYS).map((way) => [language, way] as const)))(
  'in %s "%s" of a log is answered with the numbers of that day',
  async (language, way) => {
    const her = await person('woman')
    for (const [endpoint, answers, numbers] of [
      [createQuickLog, SOFT, [4, 5, 9, 8]],
      [createDeepLog, DEEP, [11, 6]],
    ] as const) {
      const { data } = (await as(her).call(endpoint, { body: { log_date: DAY, ...answers } })).reply
      const words = inLanguage(language, () => WAYS[way]?.(data) ?? '')
      const { text, parts } = await tell(language, { message: words, brought: { about: { kind: data.log_type, day: DAY }, words } }, her)
      for (const number of numbers) expect.soft(text).toMatch(new RegExp(`\\b${number}\\b`))
      expect.soft(text).not.toContain('shouted')
      expect.soft(parts).toMatchObject({ layer: 'own_data', class: null, help_lines: [], rows: [{ log_id: data.id }] })
    }
  },
)

test('the text she adds is checked for danger, and for a question', async () => {
  const words = tideContext(TIDE)
  const brought = { about: { kind: 'embertide', ...TIDE }, words } as const
  const danger = await tell('en', { message: `${words} I want to kill myself.`, brought })
  expect(danger.parts).toMatchObject({ layer: 'safety', class: 'C1' })
  const question = await tell('en', { message: `${words} What helps against hot flashes at night?`, brought })
  expect(question.text).toContain('97')
  expect(question.parts?.sources.length).toBeGreaterThan(0)
})

test('a log that is not stored yet is answered as an ordinary message', async () => {
  const words = toChatContext(SOFT)
  const { parts } = await tell('en', { message: words, brought: { about: { kind: 'quick_log', day: DAY }, words } })
  expect(parts).toMatchObject({ class: null, help_lines: [] })
})
