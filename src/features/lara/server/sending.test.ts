import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ChatServer, openChatServer } from '../../../../test/chat-server.ts'
import { as, ENGINE, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findChatSession, listChatSessions, sendMessage, stopAnswer } from '../contract.ts'
import type { ChatTables } from './chat-rows.ts'
import { herConversations } from './conversation-store.ts'

setUpServer()

const DAY_MS = 86_400_000
const TEN_MINUTES_MS = 600_000

let her: TestPerson
let session: number
let chat: ChatServer | undefined
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = await begin()
})
afterEach(async () => {
  await chat?.close()
  chat = undefined
})

const begin = async () => (await as(her).call(createChatSession)).reply.session.id
const say = (message: string, key?: string, session_id = session) =>
  as(her).call(sendMessage, { body: { session_id, message }, ...(key && { headers: { 'idempotency-key': key } }) })
const open = async (id = session) => (await as(her).call(findChatSession, { params: { id } })).reply.data
const chatTables = () => tables<ChatTables>(testServer().vaults.hers)
const rows = () => chatTables().selectFrom('chat_messages').selectAll().where('user_id', '=', her.id).orderBy('place').execute()

/** Leaves the last answer pending, like a server that is killed between the message and the answer. */
async function killBeforeAnswer(): Promise<void> {
  const { openAnswer, sealMessage } = await import('./chat-rows.ts')
  const { findPerson } = await import('../../auth/server/account-store.ts')
  const user = await findPerson(testServer().vaults.accounts, testServer().keys, her.id)
  const row = (await rows()).at(-1)
  if (!user || !row) throw new Error('there is nothing to interrupt')
  const sealed = sealMessage(user, row.id, 1, { ...openAnswer(user, row), text: '', parts: null, about: null })
  await chatTables()
    .updateTable('chat_messages')
    .set({ state: 'pending', version: 1, sealed })
    .where('user_id', '=', her.id)
    .where('id', '=', row.id)
    .execute()
}

describe('a message that is sent again under its key', () => {
  test('is answered with the first answer, and stored once', async () => {
    const first = await say('Quick Facts', 'a-key-of-her-own')
    const answers = await Promise.all(Array.from({ length: 10 }, () => say('Quick Facts', 'a-key-of-her-own')))
    for (const { status, reply } of answers) expect([status, reply]).toEqual([200, first.reply])
    expect(await rows()).toHaveLength(2)
    expect((await rows()).map((row) => row.repeat_digest)).not.toContain('a-key-of-her-own')
  })

  test('many times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => say('What is menopause?', 'twenty-at-once')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ reply }) => JSON.stringify(reply.reply))).size).toBe(1)
    expect(await rows()).toHaveLength(2)
  })

  test('can be streamed, too', async () => {
    const { reply } = await say('Quick Facts', 'a-key-of-her-own')
    chat = await openChatServer()
    const listening = chat.listen(
      her,
      sendMessage.path,
      { session_id: session, message: 'Quick Facts' },
      { 'idempotency-key': 'a-key-of-her-own' },
    )
    await listening.closed
    expect(listening.received().map(({ event }) => event)).toEqual(['stored', 'delta', 'done'])
    expect(listening.received().at(-1)?.data).toEqual(reply)
  })

  test('is refused with other text, or in another conversation', async () => {
    await say('Quick Facts', 'a-key-of-her-own')
    expect((await say('Something else', 'a-key-of-her-own')).refusal).toMatchObject({ code: 'key_reused' })
    expect((await say('Quick Facts', 'a-key-of-her-own', await begin())).status).toBe(422)
    expect((await say('Quick Facts', 'short')).status).toBe(400)
    expect(await rows()).toHaveLength(2)
  })

  test('is a new message from someone else under the same key', async () => {
    await say('Quick Facts', 'a-key-of-her-own')
    const other = await person('woman')
    const { id } = (await as(other).call(createChatSession)).reply.session
    const { status } = await as(other).call(sendMessage, {
      body: { session_id: id, message: 'Something else' },
      headers: { 'idempotency-key': 'a-key-of-her-own' },
    })
    expect(status).toBe(200)
  })
})

describe('a server that is killed between her message and the answer', () => {
  test('leaves her message, and an answer that counts as failed after 15 seconds', async () => {
    await say('What is menopause?')
    await killBeforeAnswer()
    setClock(NOON + 14_999)
    expect((await open()).messages.map(({ text, state }) => [text, state])).toEqual([
      ['What is menopause?', 'done'],
      ['', 'pending'],
    ])
    setClock(NOON + 15_000)
    expect((await open()).messages.map(({ state }) => state)).toEqual(['done', 'failed'])
  })

  test('makes the answer when she retries under the same key', async () => {
    const first = (await say('Quick Facts', 'a-key-of-her-own')).reply
    await killBeforeAnswer()
    setClock(NOON + 20_000)
    const again = await Promise.all([1, 2, 3].map(() => say('Quick Facts', 'a-key-of-her-own')))
    for (const { status, reply } of again) {
      expect(status).toBe(200)
      expect(reply.reply).toMatchObject({ id: first.reply.id, state: 'done', text: first.message, at: '2026-11-21T12:00:20.000Z' })
    }
    expect((await open()).messages).toHaveLength(2)
  })
})

test('20 concurrent messages are all stored in the conversation, each before its answer', async () => {
  const sent = Array.from({ length: 20 }, (_, index) => `Message number ${index}`)
  const answers = await Promise.all(sent.map((message) => say(message)))
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const { messages, session: found } = await open()
  expect(found.message_count).toBe(40)
  expect(messages.map(({ from }) => from)).toEqual(sent.flatMap(() => ['her', 'lara']))
  expect(
    messages
      .filter(({ from }) => from === 'her')
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(sent.toSorted())
  for (const { reply } of answers) {
    const at = messages.findIndex(({ id }) => id === reply.asked.id)
    expect(messages[at + 1]?.id).toBe(reply.reply.id)
  }
})

describe('limits', () => {
  const post = (message: string) => chat?.post(her, sendMessage.path, { session_id: session, message })

  test('twenty messages a minute are answered, and the next is refused with Retry-After', async () => {
    chat = await openChatServer(undefined, 1)
    for (let count = 0; count < 20; count += 1) expect((await post('Quick Facts'))?.status).toBe(200)
    const refused = await post('Quick Facts')
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await open()).messages).toHaveLength(40)
    // The limit does not apply to messages of someone else.
    const other = await person('woman')
    const { id } = (await as(other).call(createChatSession)).reply.session
    expect((await chat.post(other, sendMessage.path, { session_id: id, message: 'Quick Facts' })).status).toBe(200)
  })

  test('invalid messages count, too', async () => {
    chat = await openChatServer(undefined, 1)
    for (let count = 0; count < 20; count += 1) expect((await post(' '))?.status).toBe(400)
    expect((await post(' '))?.status).toBe(429)
  })
})

describe('an urgent message', () => {
  const CRISIS = 'I want to kill myself'
  const send = (session_id: number) => as(her).call(sendMessage, { body: { session_id, message: CRISIS } })

  test('is answered from fixed text with the help lines of her region, unsplit', async () => {
    chat = await openChatServer()
    const listening = chat.listen(her, sendMessage.path, { session_id: session, message: CRISIS })
    await listening.closed
    expect(listening.received().map(({ event }) => event)).toEqual(['stored', 'delta', 'done'])
    const [, reply] = (await open()).messages
    expect(reply?.parts).toMatchObject({ layer: 'safety', class: 'C1' })
    expect(reply?.parts?.help_lines.map(({ dial }) => dial)).toContain('988')
    expect(listening.received()[1]?.data).toEqual({ text: reply?.text })
  })

  test('is never refused because of a limit', async () => {
    chat = await openChatServer(undefined, 1)
    for (let count = 0; count < 21; count += 1) await chat.post(her, sendMessage.path, { session_id: session, message: 'Quick Facts' })
    expect((await chat.post(her, sendMessage.path, { session_id: session, message: 'Quick Facts' })).status).toBe(429)
    for (let count = 0; count < 70; count += 1)
      expect((await chat.post(her, sendMessage.path, { session_id: session, message: CRISIS })).status).toBe(200)
    const more = await chat.post(her, createChatSession.path, {})
    expect(more.status, 'a new conversation can be begun').toBe(201)
  })

  test('is answered in a new conversation if the old one was removed', async () => {
    for (const id of [987_654, (await as(await person('woman')).call(createChatSession)).reply.session.id]) {
      const { status, reply } = await send(id)
      expect([status, reply.reply.parts?.class]).toEqual([200, 'C1'])
      expect(reply.session.id).not.toBe(id)
      expect((await open(reply.session.id)).messages).toEqual([reply.asked, reply.reply])
    }
  })

  test('has a complete answer even if she stops it', async () => {
    const { reply } = (await send(session)).reply
    const stopped = await as(her).call(stopAnswer, { params: { id: reply.id }, body: { shown: 1 } })
    expect(stopped.reply.data.text).toBe(reply.text)
  })

  test.runIf(ENGINE === 'sqlite')('is answered although nothing can be stored', async () => {
    const { db } = testServer().vaults.hers
    await sql`pragma query_only = on`.execute(db)
    try {
      const { status, reply } = await send(session)
      expect([status, reply.reply.parts?.class, reply.reply.state]).toEqual([200, 'C1', 'done'])
      expect(reply.reply.parts?.help_lines.length).toBeGreaterThan(0)
      const ordinary = await say('What is menopause?')
      expect([ordinary.status, ordinary.refusal.code]).toEqual([503, 'unavailable'])
    } finally {
      await sql`pragma query_only = off`.execute(db)
    }
    expect((await open()).messages).toEqual([])
  })
})

describe('retention', () => {
  const keep = (days: '30' | '90' | 'forever') => as(her).call(changePreferences, { body: { lara: { keep: days } } })
  const until = async () => [...new Set((await rows()).map((row) => row.keep_until))]
  const sweepAt = (at: number) => herConversations.sweep(testServer().vaults.hers, at)

  test('removes a message after 90 days, unless she chooses otherwise', async () => {
    await say('The first')
    expect(await until()).toEqual([NOON + 90 * DAY_MS])
    await keep('forever')
    expect(await until()).toEqual([null])
    setClock(NOON + TEN_MINUTES_MS)
    await say('A while later')
    await keep('30')
    expect(await until()).toEqual([NOON + 30 * DAY_MS, NOON + 30 * DAY_MS + TEN_MINUTES_MS])
    const other = await person('woman')
    const { id } = (await as(other).call(createChatSession)).reply.session
    await as(other).call(sendMessage, { body: { session_id: id, message: 'Kept longer' } })

    await sweepAt(NOON + 30 * DAY_MS - 1)
    expect((await open()).messages).toHaveLength(4)
    await sweepAt(NOON + 30 * DAY_MS)
    expect((await open()).messages.map(({ text }) => text)).toContain('A while later')
    expect((await open()).session).toMatchObject({ title: 'A while later', message_count: 2 })
    await sweepAt(NOON + 30 * DAY_MS + TEN_MINUTES_MS)
    expect((await as(her).call(findChatSession, { params: { id: session } })).status).toBe(404)
    expect((await as(her).call(listChatSessions)).reply.data).toEqual([])
    expect((await as(other).call(findChatSession, { params: { id } })).status).toBe(200)
  })

  test('removes conversations that were never used', async () => {
    await say('In use', undefined, session)
    const unused = await begin()
    await sweepAt(NOON + 3_600_000)
    expect((await as(her).call(findChatSession, { params: { id: unused } })).status).toBe(200)
    setClock(NOON + 3_600_001)
    await testServer().server.sweep()
    setClock(NOON)
    expect((await as(her).call(findChatSession, { params: { id: unused } })).status).toBe(404)
    expect((await open()).messages).toHaveLength(2)
  })

  test('changes for her messages alone when she changes the setting', async () => {
    const other = await person('woman')
    const { id } = (await as(other).call(createChatSession)).reply.session
    await as(other).call(sendMessage, { body: { session_id: id, message: 'Hers' } })
    await say('Mine')
    await keep('forever')
    const theirs = await chatTables().selectFrom('chat_messages').select('keep_until').where('user_id', '=', other.id).execute()
    expect(theirs.map((row) => row.keep_until)).toEqual([NOON + 90 * DAY_MS, NOON + 90 * DAY_MS])
    await sweepAt(NOON + 4_000 * DAY_MS)
    expect((await open()).messages).toHaveLength(2)
  })
})
