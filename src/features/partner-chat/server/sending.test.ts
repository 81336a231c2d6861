import { fastify } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { opened, twoLinked } from '../../../../test/couples.ts'
import {
  as,
  clockNow,
  ENGINE,
  testSecurity,
  testServer,
  NOON,
  person,
  setClock,
  setUpServer,
  type TestPerson,
} from '../../../../test/server.ts'
import { makeIdentify } from '../../auth/server/routes.ts'
import { makeTokens } from '../../auth/server/tokens.ts'
import { libraryOf } from '../../lara/server/library.ts'
import { recogniseAll } from '../../safety/rules/recognise-all.ts'
import { unlinkPartner } from '../../partner/contract.ts'
import { answerErrors } from '../../../kit/server/error-handler.ts'
import { makeLimits } from '../../../kit/server/limits.ts'
import { makeServe } from '../../../kit/server/serve.ts'
import { tables } from '../../../kit/server/vaults.ts'
import {
  createPartnerSession,
  findPartnerSession,
  KEPT_DAYS,
  NO_SUCH_CONVERSATION,
  removePartnerSession,
  sendPartnerMessage,
} from '../contract.ts'
import { openMessage, type PartnerChatTables, sealMessage } from './chat-rows.ts'
import { partnerChatRoutes } from './routes.ts'
import { partnerConversations } from './conversation-store.ts'

setUpServer()

const DAY_MS = 86_400_000
const CRISIS = 'I want to kill myself'

let her: TestPerson
let him: TestPerson
let session: number
beforeEach(async () => {
  setClock(NOON)
  ;({ her, him } = await twoLinked({ his: 'Europe/London' }))
  session = await begin()
})
afterEach(() => vi.restoreAllMocks())

const begin = async (somebody = him) => (await as(somebody).call(createPartnerSession)).reply.session.id
const say = (message: string, key?: string, session_id: number | undefined = session, somebody = him) =>
  as(somebody).call(sendPartnerMessage, { body: { session_id, message }, ...(key && { headers: { 'idempotency-key': key } }) })
const open = async (id = session) => (await as(him).call(findPartnerSession, { params: { id } })).reply.data.messages
const chat = () => tables<PartnerChatTables>(testServer().vaults.couple)
const rows = (userId = him.id) =>
  chat().selectFrom('partner_chat_messages').selectAll().where('user_id', '=', userId).orderBy('place').execute()

/** Leaves the last answer pending, like a server that is killed between the message and the answer. */
async function killBeforeAnswer(): Promise<void> {
  const user = await opened(him)
  const row = (await rows()).at(-1)
  if (!row) throw new Error('there is nothing to interrupt')
  const sealed = sealMessage(user, row.id, 1, { ...openMessage(user, row), text: '', parts: null })
  await chat()
    .updateTable('partner_chat_messages')
    .set({ state: 'pending', version: 1, sealed })
    .where('user_id', '=', him.id)
    .where('id', '=', row.id)
    .execute()
}

describe('a message that is sent again under its key', () => {
  test('ten times is answered with the first answer, and stored once', async () => {
    const first = await say('How can I support her?', 'a-key-of-his-own')
    const answers = await Promise.all(Array.from({ length: 10 }, () => say('How can I support her?', 'a-key-of-his-own')))
    for (const { status, reply } of answers) expect([status, reply]).toEqual([200, first.reply])
    expect(await rows()).toHaveLength(2)
    expect((await rows()).map((row) => row.repeat_digest)).not.toContain('a-key-of-his-own')
  })

  test('many times at once without a conversation creates one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        as(him).call(sendPartnerMessage, { body: { message: 'What is menopause?' }, headers: { 'idempotency-key': 'ten-at-once' } }),
      ),
    )
    expect(new Set(answers.map(({ status, reply }) => `${status} ${reply.session_id} ${reply.message}`)).size).toBe(1)
    expect(await rows()).toHaveLength(2)
    const sessions = await chat().selectFrom('partner_chat_sessions').select('id').where('user_id', '=', him.id).execute()
    expect(sessions).toHaveLength(2)
  })

  test('is refused with other text, or in another conversation; under someone else’s key it is new', async () => {
    await say('How can I support her?', 'a-key-of-his-own')
    expect((await say('Something else', 'a-key-of-his-own')).refusal).toMatchObject({ code: 'key_reused' })
    expect((await say('How can I support her?', 'a-key-of-his-own', await begin())).status).toBe(422)
    expect((await say('How can I support her?', 'short')).status).toBe(400)
    expect(await rows()).toHaveLength(2)
    const other = (await twoLinked()).him
    expect((await say('Something else', 'a-key-of-his-own', await begin(other), other)).status).toBe(200)
    // Urgent messages are answered even under a reused key.
    const help = await say(CRISIS, 'a-key-of-his-own')
    expect([help.status, help.reply.reply.parts?.class]).toEqual([200, 'C1'])
  })
})

describe('a server that is killed between his message and the answer', () => {
  test('leaves his message, and an answer that counts as failed after 15 seconds', async () => {
    await say('What is menopause?')
    await killBeforeAnswer()
    setClock(NOON + 14_999)
    expect((await open()).map(({ text, state }) => [text, state])).toEqual([
      ['What is menopause?', 'done'],
      ['', 'pending'],
    ])
    setClock(NOON + 15_000)
    expect((await open()).map(({ state }) => state)).toEqual(['done', 'failed'])
  })

  test('makes the answer when he retries under the same key', async () => {
    const first = (await say('How can I support her?', 'a-key-of-his-own')).reply
    await killBeforeAnswer()
    setClock(NOON + 20_000)
    const again = await Promise.all([1, 2, 3].map(() => say('How can I support her?', 'a-key-of-his-own')))
    for (const { status, reply } of again) {
      expect(status).toBe(200)
      expect(reply.reply).toMatchObject({ id: first.reply.id, state: 'done', text: first.message, at: '2026-11-21T12:00:20.000Z' })
    }
    expect(await open()).toHaveLength(2)
  })
})

describe('two servers over the same stores', () => {
  async function another(scale = 10_000, broken = false) {
    const { vaults, keys } = testServer()
    const app = fastify()
    answerErrors(app)
    const identify = makeIdentify(vaults.accounts, keys, makeTokens(keys))
    const { serve } = makeServe({ app, vaults, limits: makeLimits(scale), clock: clockNow, identify, security: testSecurity() })
    const library = broken
      ? () => {
          throw new Error('the book is torn')
        }
      : libraryOf
    const reported: unknown[] = []
    const parts = { report: (error: unknown) => reported.push(error), visited: () => undefined }
    partnerChatRoutes(serve, { libraryOf: library, recognise: async (message, speaker) => recogniseAll(message, speaker), ...parts })
    const send = (message: string, key?: string, session_id: number | undefined = session) =>
      app.inject({
        method: 'POST',
        url: sendPartnerMessage.path,
        headers: {
          authorization: `Bearer ${him.token}`,
          'content-type': 'application/json',
          ...(key && { 'idempotency-key': key }),
        },
        payload: JSON.stringify({ message, session_id }),
      })
    return { send, reported, close: () => app.close() }
  }

  test('store a message once that both receive under one key, and return the same answer', async () => {
    const [one, two] = [await another(), await another()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).send('What is menopause?', 'both-at-once')),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(await rows()).toHaveLength(2)
    await Promise.all([one.close(), two.close()])
  })

  test('store 20 different messages in one conversation, each before its answer', async () => {
    const [one, two] = [await another(), await another()]
    const sent = Array.from({ length: 20 }, (_, index) => `Message number ${index}`)
    const answers = await Promise.all(sent.map((message, index) => (index % 2 ? one : two).send(message)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200))
    const messages = await open()
    expect(messages.map(({ role }) => role)).toEqual(sent.flatMap(() => ['user', 'assistant']))
    expect(messages.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).toSorted()).toEqual(sent.toSorted())
    await Promise.all([one.close(), two.close()])
  })

  test('count his messages once they are read, but never a crisis', async () => {
    const one = await another(1)
    const spent = await Promise.all(Array.from({ length: 25 }, () => one.send('How can I support her?')))
    expect(spent.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    for (const message of [CRISIS, 'My wife hits me', "She's collapsed and I can't wake her"]) {
      for (let turn = 0; turn < 10; turn += 1) {
        const { statusCode, body } = await one.send(message)
        expect([message, statusCode, body.includes('"layer":"safety"')]).toEqual([message, 200, true])
      }
    }
    expect((await one.send('How can I support her?')).statusCode).toBe(429)
    await one.close()
  })

  test('retain a message whose answer failed, and make the answer on retry', async () => {
    const torn = await another(10_000, true)
    const { statusCode, json } = await torn.send('What is a hot flash like?', 'it-fails-at-first')
    expect([statusCode, json<{ code: string }>().code]).toEqual([500, 'failed'])
    expect((await open()).map(({ text, state }) => [text, state])).toEqual([
      ['What is a hot flash like?', 'done'],
      ['', 'failed'],
    ])
    // Fixed texts need no knowledge.
    expect((await torn.send(CRISIS)).statusCode).toBe(200)
    expect((await torn.send('How did she sleep last night?')).statusCode).toBe(200)
    const { reply } = await say('What is a hot flash like?', 'it-fails-at-first')
    expect(reply.reply).toMatchObject({ state: 'done', parts: { layer: 'knowledge' } })
    await torn.close()
  })
})

describe('a conversation that is someone else’s or was removed', () => {
  test('accepts no message, returns nothing and cannot be removed', async () => {
    const other = (await twoLinked()).him
    const foreign = await begin(other)
    const gone = await begin()
    await as(him).call(removePartnerSession, { params: { id: gone } })
    for (const id of [foreign, gone, 12345]) {
      for (const { status, refusal } of [
        await say('Hello', undefined, id),
        await as(him).call(findPartnerSession, { params: { id } }),
        await as(him).call(removePartnerSession, { params: { id } }),
      ])
        expect([status, refusal.message]).toEqual([404, NO_SUCH_CONVERSATION()])
    }
    expect(await rows()).toEqual([])
    expect(await rows(other.id)).toEqual([])
  })

  test('does not block help: an urgent message is answered in a new conversation', async () => {
    const foreign = await begin((await twoLinked()).him)
    for (const id of [foreign, 12345]) {
      const { status, reply } = await say(CRISIS, undefined, id)
      expect([status, reply.reply.parts?.class]).toEqual([200, 'C1'])
      expect(reply.session_id).not.toBe(id)
      expect(await open(reply.session_id ?? 0)).toEqual([reply.asked, reply.reply])
    }
  })
})

describe('without a link', () => {
  test.each([
    [CRISIS, 'C1'],
    ['My wife hits me', 'C2'],
    ['I hit my wife yesterday', 'C2'],
    ["She's collapsed and I can't wake her", 'M1'],
    ['Quiero morirme', 'C1'],
    ['Ma femme me frappe', 'C2'],
  ])('an urgent message is answered, nothing is stored, and neither she nor the link is mentioned: %s', async (message, name) => {
    await as(her).call(unlinkPartner)
    const never = await person('partner', 'Europe/London')
    const linked = (await twoLinked({ his: 'Europe/London' })).him
    const fixed = await say(message, undefined, await begin(linked), linked)
    const { status, reply, text } = await say(message, undefined, 12345, never)
    expect([status, reply.session_id, reply.reply.parts?.class]).toEqual([200, null, name])
    expect(reply.message).toBe(fixed.reply.message)
    expect(reply.reply.parts).toEqual(fixed.reply.reply.parts)
    expect(text).not.toMatch(/link(ed)?\b|invit/i)
    expect(await rows(never.id)).toEqual([])
  })

  test('all other messages are refused with the same text, and counted', async () => {
    const never = await person('partner')
    for (const message of ['Hello', 'What did she log today?', 'Should she double her patch?']) {
      const { status, refusal } = await say(message, undefined, 12345, never)
      expect([status, refusal.code]).toEqual([403, 'not_linked'])
    }
    expect(await rows(never.id)).toEqual([])
  })
})

describe('when the store fails', () => {
  test.runIf(ENGINE === 'sqlite')('an urgent message is answered although nothing can be stored', async () => {
    const { db } = testServer().vaults.couple
    await sql`pragma query_only = on`.execute(db)
    try {
      const { status, reply } = await say(CRISIS)
      expect([status, reply.reply.parts?.class, reply.reply.state, reply.session_id]).toEqual([200, 'C1', 'done', null])
      expect(reply.reply.parts?.help_lines.length).toBeGreaterThan(0)
      expect((await say('What is menopause?')).status).toBe(503)
    } finally {
      await sql`pragma query_only = off`.execute(db)
    }
    expect(await open()).toEqual([])
  })
})

describe('retention', () => {
  test('removes a message after 90 days, and a conversation with its last message', async () => {
    await say('The first')
    expect(new Set((await rows()).map((row) => row.keep_until))).toEqual(new Set([NOON + KEPT_DAYS * DAY_MS]))
    setClock(NOON + DAY_MS)
    him = { ...him, token: makeTokens(testServer().keys).access({ userId: him.id, sessionId: him.sessionId }, clockNow()) }
    await say('A day later')
    const sweepAt = (at: number) => partnerConversations.sweep(testServer().vaults.couple, at)
    await sweepAt(NOON + 90 * DAY_MS - 1)
    expect(await open()).toHaveLength(4)
    await sweepAt(NOON + 90 * DAY_MS)
    expect((await open()).map(({ text }) => text)).toContain('A day later')
    await sweepAt(NOON + 91 * DAY_MS)
    expect((await as(him).call(findPartnerSession, { params: { id: session } })).status).toBe(404)
  })

  test('removes conversations that were never used, in the hourly sweep', async () => {
    const used = await begin()
    await say('In use', undefined, used)
    setClock(NOON + 3_600_000)
    await testServer().server.sweep()
    setClock(NOON)
    expect((await as(him).call(findPartnerSession, { params: { id: session } })).status).toBe(404)
    expect(await open(used)).toHaveLength(2)
  })
})
