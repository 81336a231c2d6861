import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ChatServer, eventsIn, openChatServer, type Received } from '../../../../test/chat-server.ts'
import { as, testServer, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findChatSession, removeChatSession, sendMessage } from '../contract.ts'
import type { Improve } from './engine.ts'

setUpServer()

const SEND = sendMessage.path
/** A busy machine may take longer than the default of one second. */
const PATIENT = { timeout: 10_000 }

let her: TestPerson
let session: number
let chat: ChatServer | undefined
beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = (await as(her).call(createChatSession)).reply.session.id
  await as(her).call(changePreferences, { body: { lara: { model: true } } })
})
afterEach(async () => {
  await chat?.close()
  chat = undefined
})

const messages = async () => (await as(her).call(findChatSession, { params: { id: session } })).reply.data.messages
const namesOf = (events: readonly Received[]) => events.map(({ event }) => event)
const textOf = (events: readonly Received[]) => {
  const from = namesOf(events).lastIndexOf('restart') + 1
  return events
    .slice(from)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data['text']))
    .join('')
}
const replyId = (events: readonly Received[]) => Number((events[0]?.data['reply'] as { id: number } | undefined)?.id)

/** A model controlled by the test. */
function scripted(): {
  improve: Improve
  say(text: string): void
  end(how?: 'whole' | 'nothing' | 'fault'): void
  asked: string[]
  signals: AbortSignal[]
} {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  let waiting = Promise.withResolvers<string | { how: 'whole' | 'nothing' | 'fault' }>()
  const queue: Promise<string | { how: 'whole' | 'nothing' | 'fault' }>[] = [waiting.promise]
  const push = (value: string | { how: 'whole' | 'nothing' | 'fault' }) => {
    waiting.resolve(value)
    waiting = Promise.withResolvers()
    queue.push(waiting.promise)
  }
  return {
    asked,
    signals,
    say: push,
    end: (how = 'whole') => push({ how }),
    improve: async function* improve(question, built, signal) {
      asked.push(question.message)
      signals.push(signal)
      let text = ''
      for (;;) {
        const next = await queue.shift()
        if (next === undefined) throw new Error('the script is over')
        if (typeof next === 'string') {
          text += next
          yield next
        } else if (next.how === 'fault') throw new Error('the model is down')
        else return next.how === 'whole' ? { ...built, text, parts: { ...built.parts, layer: 'model' } } : undefined
      }
    },
  }
}

describe('a streamed answer', () => {
  test('begins once both messages are stored, and ends with the plain reply', async () => {
    const body = { session_id: session, message: 'Quick Facts' }
    const response = await testServer().server.app.inject({
      method: 'POST',
      url: SEND,
      headers: { authorization: `Bearer ${her.token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    const events = eventsIn(response.body)
    expect(new Set(namesOf(events))).toEqual(new Set(['stored', 'delta', 'done']))
    expect([events[0]?.event, events.at(-1)?.event]).toEqual(['stored', 'done'])
    expect(namesOf(events).filter((name) => name === 'delta').length).toBeGreaterThan(1)
    const [asked, reply] = await messages()
    expect(events[0]?.data).toMatchObject({
      asked,
      reply: { id: reply?.id, state: 'pending', text: '', parts: null },
      session: { id: session, message_count: 2 },
    })
    expect(events.at(-1)?.data).toMatchObject({
      success: true,
      message: reply?.text,
      ai_response: reply?.text,
      asked,
      reply,
      session: { id: session },
    })
    expect(textOf(events)).toBe(reply?.text)
  })

  test('is refused before it begins like any other call', async () => {
    chat = await openChatServer()
    for (const [body, status] of [
      [{ session_id: session, message: ' ' }, 400],
      [{ session_id: 12_345, message: 'Hello' }, 404],
    ] as const) {
      const answer = await chat.post(her, SEND, body, { accept: 'text/event-stream' })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8'])
      expect(answer.body).toMatchObject({ success: false })
    }
  })

  test('is sent while a model makes it, and is stored whole', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    await vi.waitFor(() => expect(namesOf(listening.received())).toEqual(['stored']), PATIENT)
    expect((await messages()).map(({ state }) => state)).toEqual(['done', 'pending'])
    model.say('Many ')
    await vi.waitFor(() => expect(textOf(listening.received())).toBe('Many '), PATIENT)
    model.say('women do.')
    model.end()
    await listening.closed
    expect(namesOf(listening.received())).toEqual(['stored', 'delta', 'delta', 'done'])
    expect((await messages())[1]).toMatchObject({ text: 'Many women do.', state: 'done', parts: { layer: 'model' } })
    expect(model.asked).toEqual(['Why do I wake at night?'])
  })

  test.each([
    ['without her consent', 'Why do I wake at night?', false],
    ['for a chip', 'Quick Facts', true],
    ['for a crisis', 'I want to kill myself', true],
  ])('asks no model %s', async (_, message, model) => {
    await as(her).call(changePreferences, { body: { lara: { model } } })
    const asked = scripted()
    chat = await openChatServer(asked.improve)
    expect((await chat.post(her, SEND, { session_id: session, message })).status).toBe(200)
    expect(asked.asked).toEqual([])
  })

  test.each(['nothing', 'fault'] as const)('restarts with the built answer when a model ends with %s', async (how) => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    model.say('You have ')
    model.end(how)
    await listening.closed
    const events = listening.received()
    expect(namesOf(events).slice(0, 3)).toEqual(['stored', 'delta', 'restart'])
    const [, reply] = await messages()
    expect(reply?.state).toBe('done')
    expect(reply?.parts?.layer).not.toBe('model')
    expect(textOf(events)).toBe(reply?.text)
    expect(chat.reported).toHaveLength(how === 'fault' ? 1 : 0)
  })

  test('is completed and stored when she leaves without stopping it', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), PATIENT)
    listening.leave()
    await listening.closed
    model.say('Still here.')
    model.end()
    await vi.waitFor(async () => expect((await messages())[1]).toMatchObject({ state: 'done', text: 'Still here.' }), PATIENT)
  })

  test('is completed before the server stops, even without a listener', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), PATIENT)
    listening.leave()
    const closing = chat.close()
    model.say('To the end.')
    model.end()
    await closing
    chat = undefined
    expect((await messages())[1]).toMatchObject({ state: 'done', text: 'To the end.' })
  })
})

describe('Stop', () => {
  const stopPath = (id: number) => `/api/chat/messages/${id}/stop/`

  test('stores the text she had seen, and aborts the model', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    model.say('Many women wake at night.')
    await vi.waitFor(() => expect(textOf(listening.received())).toBe('Many women wake at night.'), PATIENT)
    const { status, body } = await chat.post(her, stopPath(replyId(listening.received())), { shown: 10 })
    expect([status, body]).toMatchObject([200, { data: { state: 'stopped', text: 'Many women' } }])
    await listening.closed
    expect(listening.received().at(-1)).toMatchObject({ event: 'done', data: { reply: { state: 'stopped', text: 'Many women' } } })
    expect((await messages())[1]).toMatchObject({ state: 'stopped', text: 'Many women' })
    expect(model.signals.every(({ aborted }) => aborted)).toBe(true)
  })

  test('on another server takes precedence over the later answer', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const other = await openChatServer()
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    model.say('Many ')
    await vi.waitFor(() => expect(textOf(listening.received())).toBe('Many '), PATIENT)
    const { status } = await other.post(her, stopPath(replyId(listening.received())), { shown: 5 }, { 'idempotency-key': 'stop-once-only' })
    expect(status).toBe(200)
    await other.close()
    model.say('women do.')
    model.end()
    await listening.closed
    expect((await messages())[1]).toMatchObject({ state: 'stopped', text: 'Many ' })
  })

  test('many times at once results in one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const model = scripted()
      const testServer = await openChatServer(model.improve)
      const listening = testServer.listen(her, SEND, { session_id: session, message: `Why do I wake at night, ${round}?` })
      model.say('Many women.')
      await vi.waitFor(() => expect(textOf(listening.received())).toBe('Many women.'), PATIENT)
      const id = replyId(listening.received())
      model.end()
      const stops = await Promise.all([3, 4, 5].map((shown) => testServer.post(her, stopPath(id), { shown })))
      await listening.closed
      const stored = (await messages()).find((one) => one.id === id)
      expect(['done', 'stopped']).toContain(stored?.state)
      expect(stored?.state === 'done' ? ['Many women.'] : ['Man', 'Many', 'Many ']).toContain(stored?.text)
      for (const { status, body } of stops) expect([status, body]).toMatchObject([200, { data: { state: stored?.state } }])
      expect(listening.received().at(-1)).toMatchObject({ event: 'done', data: { reply: { state: stored?.state, text: stored?.text } } })
      await testServer.close()
    }
  })

  test('removing a conversation meanwhile removes its answer', async () => {
    const model = scripted()
    chat = await openChatServer(model.improve)
    const listening = chat.listen(her, SEND, { session_id: session, message: 'Why do I wake at night?' })
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), PATIENT)
    await as(her).call(removeChatSession, { params: { id: session } })
    model.say('Too late.')
    model.end()
    await listening.closed
    expect(listening.received().at(-1)).toMatchObject({ event: 'failed', data: { success: false, code: 'not_found' } })
    expect((await as(her).call(findChatSession, { params: { id: session } })).status).toBe(404)
  })
})
