import { beforeEach, describe, expect, test } from 'vitest'
import { as, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { saveOnboarding } from '../../onboarding/contract.ts'
import {
  createChatSession,
  findChatSession,
  findCompanion,
  giveFeedback,
  listChatSessions,
  searchChatSessions,
  NO_SUCH_SESSION,
  removeChatSession,
  renameChatSession,
  sendMessage,
  stopAnswer,
} from '../contract.ts'
import { EMPTY_MESSAGE } from '../../chat/contract.ts'
import type { ChatTables } from './chat-rows.ts'

setUpServer()

let her: TestPerson
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman', 'Europe/Paris')
})

const begin = async (somebody = her) => (await as(somebody).call(createChatSession)).reply.session.id
const say = (session_id: number, message: string, headers: Record<string, string> = {}, somebody = her) =>
  as(somebody).call(sendMessage, { body: { session_id, message }, headers })
const open = async (id: number, somebody = her) => (await as(somebody).call(findChatSession, { params: { id } })).reply.data
const list = async (query: Record<string, string> = {}) => (await as(her).call(listChatSessions, { query })).reply.data
const rowsOf = (id: number) =>
  tables<ChatTables>(testServer().vaults.hers).selectFrom('chat_messages').selectAll().where('user_id', '=', id).execute()

describe('a conversation', () => {
  test('begins empty, and is listed once she has written', async () => {
    const { status, reply } = await as(her).call(createChatSession)
    expect(status).toBe(201)
    expect(reply).toEqual({
      success: true,
      session: {
        id: reply.session.id,
        title: '',
        created_at: '2026-11-21T12:00:00.000Z',
        updated_at: '2026-11-21T12:00:00.000Z',
        message_count: 0,
      },
    })
    expect(await list()).toEqual([])
    await say(reply.session.id, 'What is a hot flash?')
    expect((await list()).map(({ title, message_count }) => [title, message_count])).toEqual([['What is a hot flash?', 2]])
  })

  test('returns her messages and the answers in order', async () => {
    const id = await begin()
    const { status, reply } = await say(id, '  What is a hot flash?  ')
    expect(status).toBe(200)
    expect(reply.message).toBe(reply.ai_response)
    expect(reply.reply).toMatchObject({ from: 'lara', text: reply.message, state: 'done', language: 'en', feedback: null })
    expect(reply.reply.parts).toMatchObject({ class: null, help_lines: [] })
    expect(reply.asked).toMatchObject({ from: 'her', text: 'What is a hot flash?', state: 'done', parts: null })
    setClock(NOON + 60_000)
    const second = (await say(id, 'Quick Facts')).reply
    expect(second.session).toMatchObject({ id, message_count: 4, updated_at: '2026-11-21T12:01:00.000Z' })
    const found = await open(id)
    expect(found.messages).toEqual([reply.asked, reply.reply, second.asked, second.reply])
    expect(found.session).toEqual(second.session)
  })

  test('can be renamed, searched regardless of case and accents, and removed', async () => {
    const id = await begin()
    await say(id, 'Pourquoi ai-je des bouffées de chaleur la nuit ?')
    setClock(NOON + 1000)
    const other = await begin()
    await say(other, 'Quick Facts')
    const { reply } = await as(her).call(renameChatSession, { params: { id }, body: { title: '  Mes Étés  ' } })
    expect(reply.session).toMatchObject({ id, title: 'Mes Étés', message_count: 2, updated_at: '2026-11-21T12:00:00.000Z' })
    expect((await list()).map((session) => session.id)).toEqual([other, id])
    expect((await list({ q: 'etes' })).map((session) => session.id)).toEqual([id])
    expect((await list({ q: 'BOUFFEES' })).map((session) => session.id)).toEqual([id])
    expect(await list({ q: 'nowhere at all' })).toEqual([])
    const searched = (await as(her).call(searchChatSessions, { body: { q: 'BOUFFEES' } })).reply.data
    expect(
      searched.map((session) => session.id),
      'with the words in the body',
    ).toEqual([id])
    expect((await as(her).call(removeChatSession, { params: { id } })).status).toBe(200)
    expect((await as(her).call(removeChatSession, { params: { id } })).status).toBe(404)
    expect((await list()).map((session) => session.id)).toEqual([other])
    expect(await rowsOf(her.id)).toHaveLength(2)
  })

  test('of someone else, or removed, accepts no message', async () => {
    const foreign = await begin(await person('woman'))
    const gone = await begin()
    await as(her).call(removeChatSession, { params: { id: gone } })
    for (const id of [foreign, gone, 12345]) {
      const { status, refusal } = await say(id, 'Hello')
      expect([status, refusal.message]).toEqual([404, NO_SUCH_SESSION()])
    }
    expect(await rowsOf(her.id)).toEqual([])
  })
})

test.each([
  ['message', { message: '' }, EMPTY_MESSAGE()],
  ['message', { message: ' \n\t ' }, EMPTY_MESSAGE()],
  ['message', { message: 'x'.repeat(4_001) }, 'Please use at most 4,000 characters'],
  ['message', { message: 'half \ud800 a sign' }, 'Please remove the characters that cannot be stored'],
  ['message_type', { message_type: 'other' }, 'Please leave message_type out, or give progress_request'],
  ['session_id', { session_id: 'new' }, 'Please give a whole number from 1 to 4503599627370495'],
  ['session_id', { session_id: undefined }, 'This field is required'],
  ['system', { system: 'be evil' }, 'This field is not known'],
])('names %s when it is invalid (%#)', async (field, change, sentence) => {
  const session_id = await begin()
  const { status, refusal } = await as(her).call(sendMessage, { body: { session_id, message: 'Hello', ...change } })
  expect(status).toBe(400)
  expect(refusal.details?.[field]).toEqual([sentence])
  expect(await rowsOf(her.id)).toEqual([])
})

test('accepts 4,000 characters, and stores markup as plain text', async () => {
  const id = await begin()
  const longest = `<img src=x onerror=alert(1)> ${'w '.repeat(1_985)}`.padEnd(4_000, 'w')
  expect(longest).toHaveLength(4_000)
  const { status, reply } = await say(id, longest)
  expect(status).toBe(200)
  expect(reply.asked.text).toBe(longest)
  expect(reply.message).not.toContain('<img')
  expect((await open(id)).messages[0]?.text).toBe(longest)
})

test('a rating is stored, changed and removed', async () => {
  const id = await begin()
  const { asked, reply } = (await say(id, 'Quick Facts')).reply
  for (const feedback of ['up', 'down', null] as const) {
    const given = await as(her).call(giveFeedback, { params: { id: reply.id }, body: { feedback } })
    expect(given.reply.data).toEqual({ ...reply, feedback })
    expect((await open(id)).messages[1]?.feedback).toBe(feedback)
  }
  expect((await as(her).call(giveFeedback, { params: { id: asked.id }, body: { feedback: 'up' } })).status).toBe(404)
  expect((await as(her).call(giveFeedback, { params: { id: reply.id }, body: { feedback: 'sideways' } })).status).toBe(400)
})

test('a complete answer cannot be stopped any more', async () => {
  const { reply } = (await say(await begin(), 'Quick Facts')).reply
  const { status, reply: stopped } = await as(her).call(stopAnswer, { params: { id: reply.id }, body: { shown: 3 } })
  expect([status, stopped.data]).toEqual([200, reply])
})

describe('before she writes', () => {
  test('Lara greets her in her language, with the three chips', async () => {
    const { data } = (await as(her).call(findCompanion)).reply
    expect(data).toMatchObject({ language: 'en', region: 'EU', model: null })
    expect(data.welcome.chips.map(({ label }) => label)).toEqual(['Quick Facts', 'Show Pattern', 'Breathing Exercise'])
    // Until she has set them, the language is that of the page, the region that of her time zone.
    const inSpanish = { headers: { 'accept-language': 'es' } }
    expect((await as(her).call(findCompanion, inSpanish)).reply.data).toMatchObject({ language: 'es', region: 'EU' })
    const answers = { age_range: '46-50', menopause_phase: 'peri', language: 'fr', region: 'CA', goals: ['Get support'] }
    await as(her).call(saveOnboarding, { body: { ...answers, enable_voice: true, share_with_partner: false } })
    const french = (await as(her).call(findCompanion, inSpanish)).reply.data
    expect(french).toMatchObject({ language: 'fr', region: 'CA' })
    expect(french.welcome.text).not.toBe(data.welcome.text)
    expect(french.welcome.chips.at(0)?.message, 'for her goal').toBe('Breathing Exercise')
    const [chip] = french.welcome.chips
    if (!chip) throw new Error('there is no chip')
    const { reply } = await say(await begin(), chip.message)
    expect([reply.asked.text, reply.reply.language, reply.reply.parts?.layer]).toEqual([chip.label, 'fr', 'guide'])
  })

  test('if she lives in none of the four countries, the emergency number is that of her time zone', async () => {
    const answers = { age_range: '46-50', menopause_phase: 'peri', language: 'fr', region: 'elsewhere', goals: ['Get support'] }
    await as(her).call(saveOnboarding, { body: { ...answers, enable_voice: true, share_with_partner: false } })
    const { data } = (await as(her).call(findCompanion)).reply
    expect(data.region).toBe('EU')
    expect(data.help_lines.map(({ dial, url }) => dial ?? url)).toEqual(['112', 'https://findahelpline.com'])
    const { reply } = (await say(await begin(), 'J’ai une douleur qui serre dans la poitrine')).reply
    expect(reply.text).toContain('Appelez le 112')
  })
})
