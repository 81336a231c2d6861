import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChatServer, openChatServer } from '../../../../test/chat-server.ts'
import { type Conversation, CONVERSATIONS } from '../../../../test/model-conversations.ts'
import { type Protocol, PROTOCOLS, scriptOf, startModelService } from '../../../../test/model-service.ts'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findChatSession, sendMessage } from '../contract.ts'
import { openModelClient } from './model-client.ts'
import { makeGate } from './model-gate.ts'
import { sourcesNamed } from './model-grounds.ts'
import { makeModel } from './model-improve.ts'

setUpServer()

const service = await startModelService()
const LONG_MS = 5_000
const SHORT_MS = 400
const servers = new Map<string, ChatServer>()

async function open(protocol: Protocol, budgetMs: number): Promise<void> {
  const client = openModelClient({ provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: undefined })
  const gate = makeGate({ failuresMax: 1_000 })
  servers.set(`${protocol} ${budgetMs}`, await openChatServer(makeModel({ client, registry: new Registry(), budgetMs, gate }).improve))
}

let her: TestPerson
let unasked: TestPerson
beforeAll(async () => {
  setClock(NOON)
  await Promise.all(PROTOCOLS.flatMap((protocol) => [open(protocol, LONG_MS), open(protocol, SHORT_MS)]))
  her = await agreeing()
  unasked = await person('woman')
})
beforeEach(() => setClock(NOON))
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()))
  await service.close()
})

async function agreeing(): Promise<TestPerson> {
  const someone = await person('woman')
  await as(someone).call(changePreferences, { body: { lara: { model: true } } })
  return someone
}

/** Plays a conversation; returns what the stream showed at its end, what is stored, and what the model was asked. */
async function play(server: ChatServer, someone: TestPerson, { before, message, reply }: Conversation) {
  const session = (await as(someone).call(createChatSession)).reply.session.id
  const say = async (text: string) => {
    const listening = server.listen(someone, sendMessage.path, { session_id: session, message: text })
    await listening.closed
    return listening.received()
  }
  if (before) {
    service.answerWith(scriptOf(before.reply))
    await say(before.message)
  }
  service.answerWith(reply)
  service.asked.length = 0
  const events = await say(message)
  const begun = events.findLastIndex(({ event }) => event === 'restart') + 1
  const streamed = events.slice(begun).flatMap(({ event, data }) => (event === 'delta' ? [String(data['text'])] : []))
  const { messages } = (await as(someone).call(findChatSession, { params: { id: session } })).reply.data
  return { events, streamed: streamed.join(''), messages, asked: service.asked.length }
}

test.each(CONVERSATIONS.map((one, place) => ({ ...one, protocol: PROTOCOLS[place % PROTOCOLS.length] ?? 'anthropic' })))(
  '$kind in $language over $protocol',
  async (conversation) => {
    const { language, protocol, before, message, shown, named = [], isAsked } = conversation
    const server = servers.get(`${protocol} ${conversation.with === 'little time' ? SHORT_MS : LONG_MS}`)
    if (!server) throw new Error('There is no server for this conversation')
    const someone = conversation.with === 'no consent' ? unasked : isAsked ? her : await agreeing()
    const { events, streamed, messages, asked } = await play(server, someone, conversation)

    expect(asked).toBe(isAsked ? 1 : 0)
    expect(messages).toHaveLength(before ? 4 : 2)
    const [said, stored] = messages.slice(-2)
    expect([said?.text, stored?.state, stored?.language]).toEqual([message, 'done', language])
    expect(streamed).toBe(stored?.text)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: stored?.text } })
    if (shown !== undefined) {
      const entries = KNOWLEDGE.filter(({ id }) => named.includes(id))
      const sources = sourcesNamed(entries, named, language)
      expect(stored).toMatchObject({ text: shown, parts: { layer: 'model', sources } })
      expect(sources.length > 0).toBe(named.length > 0)
      return
    }
    expect(stored?.parts?.layer).not.toBe('model')
    // After danger the answer depends on it.
    if (before) return expect(stored?.text).not.toContain('hot-flashes-night')
    // The reviewed answer is the one that a woman gets who has not agreed.
    const { messages: reviewed } = await play(server, unasked, conversation)
    expect(reviewed).toHaveLength(2)
    expect(stored?.text).toBe(reviewed[1]?.text)
    expect(stored?.parts?.sources).toEqual(reviewed[1]?.parts?.sources)
  },
)
