import { setTimeout as after } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ChatServer, openChatServer, type Received } from '../../../../test/chat-server.ts'
import {
  type ModelService,
  type Protocol,
  PROTOCOLS,
  refusing,
  scriptOf,
  type Script,
  startModelService,
  startStranger,
} from '../../../../test/model-service.ts'
import { as, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { changePreferences } from '../../settings/contract.ts'
import { ANSWER_BUDGET_MS, createChatSession, findChatSession, sendMessage } from '../contract.ts'
import { openModelClient } from './model-client.ts'
import { makeGate } from './model-gate.ts'
import { makeModel } from './model-improve.ts'

setUpServer()

const QUESTION = 'what helps a bit with hot flashes at night, when I am alone'
const GOOD = 'That sounds tiring, and you are not alone with it. Some women find a cool room more comfortable at night.'
/** The same with the id of its entry, as a model writes it. */
const SPOKEN_GOOD = `${GOOD} [hot-flashes-night]`
/** Occurs in the model's reply, and must not occur anywhere else. */
const SECRET = 'zq-canary-of-the-model-zq'
const SMALL_BUDGET_MS = 700

const forever = () => after(60_000, undefined, { ref: false })
const sendingOn =
  (write: string): Script =>
  ({ begin, raw, end }) => {
    begin()
    raw(write)
    end()
  }

/** Faults of connection and protocol; each results in the built answer. */
const FAULTS: readonly [name: string, script: Script][] = [
  ['401', refusing(401, {}, SECRET)],
  ['404', refusing(404, {}, SECRET)],
  ['429 with Retry-After', refusing(429, { 'retry-after': '1' }, SECRET)],
  ['500', refusing(500, {}, SECRET)],
  ['503 with Retry-After', refusing(503, { 'retry-after': '30' }, SECRET)],
  ['a redirect to somewhere else', refusing(307, { location: 'http://127.0.0.1:1/v1/messages' })],
  ['a slow first byte', forever],
  [
    'a slow first sentence',
    async ({ begin }) => {
      begin()
      await forever()
    },
  ],
  [
    'a stall in the middle',
    async ({ begin, say }) => {
      begin()
      say(`${GOOD} And`)
      await forever()
    },
  ],
  ['a slow trickle', scriptOf(GOOD.repeat(20), 60)],
  [
    'a connection cut in the middle',
    async ({ begin, say, response }) => {
      begin()
      say(`${GOOD} And`)
      await after(20)
      response.destroy()
    },
  ],
  [
    'a reply that ends without its end',
    ({ begin, say, response }) => {
      begin()
      say(GOOD)
      response.end()
    },
  ],
  [
    'a reply cut at its limit',
    ({ protocol, begin, say, end }) => {
      begin()
      say(GOOD)
      end(protocol === 'anthropic' ? 'max_tokens' : 'length')
    },
  ],
  ['malformed JSON', sendingOn(`event: content_block_delta\ndata: {"type":"content_block_delta","text":"${SECRET}\n\n`)],
  ['an empty reply', scriptOf('')],
  ['a reply of spaces', scriptOf('  \n  ')],
  ['no stream at all', ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${SECRET}</h1>`)],
  [
    'another schema',
    sendingOn(
      `event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"type":"text_delta","text":7},"choices":[{"delta":{"content":7}}]}\n\n`,
    ),
  ],
  [
    'an error in the stream',
    sendingOn(`event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"${SECRET}"}}\n\n`),
  ],
  [
    'the call of a tool',
    sendingOn(
      'event: content_block_start\ndata: {"type":"content_block_start","content_block":{"type":"tool_use","id":"1","name":"mail","input":{}},"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"mail"}}]}}]}\n\n',
    ),
  ],
  [
    'a line without an end',
    ({ begin, raw }) => {
      begin()
      for (let time = 0; time < 20; time += 1) raw('x'.repeat(64 * 1024))
    },
  ],
]

/** Complete replies that may not be shown. */
const REPLIES: readonly [name: string, reply: string][] = [
  ['over-long', 'It is good to rest. '.repeat(200)],
  ['a link', `${GOOD} Read more at https://example.org/${SECRET} today.`],
  ['markup', `${GOOD} <b>${SECRET}</b> is bold.`],
  ['a diagnosis', `${GOOD} You have an overactive thyroid.`],
  ['a dose', `${GOOD} Take 2 tablets of it each night.`],
  ['an invented number', `${GOOD} It helps 73 women in 99.`],
  ['the prompt', `${GOOD} You help Lara, a kind companion inside an app for women.`],
  ['an injected call', `${GOOD} {"call": "delete_account", "user": "${SECRET}"}`],
  ['another language', 'Los sofocos son muy comunes por la noche y no estás sola con esto.'],
  ['an alarm', `${GOOD} Maybe I want to kill myself.`],
]

type Row = { fault: string; protocol: Protocol; ms: number; outcome: string }
const rows: Row[] = []

let service: ModelService
let her: TestPerson
let session: number
let chat: ChatServer | undefined
let built = ''
const written: string[] = []

beforeAll(async () => {
  service = await startModelService()
})
afterAll(async () => {
  await service.close()
  const lines = rows.map(
    ({ fault, protocol, ms, outcome: events }) =>
      `${fault.padEnd(40)} ${protocol.padEnd(18)} ${String(Math.round(ms)).padStart(6)} ms  ${events}`,
  )
  process.stdout.write(`\nA model that fails, and who answers\n${lines.join('\n')}\n`)
})

beforeEach(async () => {
  setClock(NOON)
  her = await person('woman')
  session = (await as(her).call(createChatSession)).reply.session.id
  built = (await as(her).call(sendMessage, { body: { session_id: session, message: QUESTION } })).reply.message
  session = (await as(her).call(createChatSession)).reply.session.id
  await as(her).call(changePreferences, { body: { lara: { model: true } } })
  written.length = 0
  const note = (text: unknown) => (written.push(String(text)), true)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, name).mockImplementation(note)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await chat?.close()
  chat = undefined
})

const messages = async () => (await as(her).call(findChatSession, { params: { id: session } })).reply.data.messages

/** A chat server with a model at this address; its gate never opens, so that the next question is asked. */
async function codebaseWith(protocol: Protocol, baseUrl = service.url(protocol), budgetMs = SMALL_BUDGET_MS): Promise<ChatServer> {
  const client = openModelClient({ provider: protocol, baseUrl, model: 'scripted', apiKey: 'key' })
  chat = await openChatServer(makeModel({ client, registry: new Registry(), budgetMs, gate: makeGate({ failuresMax: 1_000 }) }).improve)
  return chat
}

const textIn = (events: readonly Received[]) =>
  events
    .slice(events.findLastIndex(({ event }) => event === 'restart') + 1)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(data['text']))
    .join('')

/**
 * Sends a question and expects the built answer: streamed, stored once, within the time limit, with no text of the
 * model anywhere.
 */
async function expectBuilt(fault: string, protocol: Protocol, testServer: ChatServer): Promise<void> {
  const begun = performance.now()
  const listening = testServer.listen(her, sendMessage.path, { session_id: session, message: QUESTION })
  await listening.closed
  const ms = performance.now() - begun
  const events = listening.received()
  const restarts = events.filter(({ event }) => event === 'restart').length
  rows.push({ fault, protocol, ms, outcome: restarts > 0 ? 'built answer, begun anew' : 'built answer' })
  expect(ms).toBeLessThan(ANSWER_BUDGET_MS)
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: built, reply: { text: built, state: 'done' } } })
  expect(textIn(events)).toBe(built)
  const [asked, reply, ...others] = await messages()
  expect(others).toEqual([])
  expect([asked?.text, reply?.text, reply?.state]).toEqual([QUESTION, built, 'done'])
  expect(reply?.parts?.layer).toBe('knowledge')
  const reported = testServer.reported.map((error) =>
    error instanceof Error ? `${error.name} ${error.stack} ${String(error.cause)}` : String(error),
  )
  for (const words of [...reported, ...written, JSON.stringify(events)]) {
    expect(words).not.toContain(SECRET)
    expect(words).not.toContain('reviewed_answer')
  }
  expect(written.join('')).not.toContain('hot flashes')
}

/** Expects the model to answer the next question, once it works again. */
async function expectGoesOn(testServer: ChatServer): Promise<void> {
  service.answerWith(scriptOf(SPOKEN_GOOD))
  const { body } = await testServer.post(her, sendMessage.path, { session_id: session, message: `${QUESTION}?` })
  expect(body).toMatchObject({ message: GOOD, reply: { state: 'done', parts: { layer: 'model' } } })
  expect(await messages()).toHaveLength(4)
}

describe.each(PROTOCOLS)('over %s', (protocol) => {
  test.each(FAULTS)('%s: the built answer is used, and the conversation continues', async (fault, script) => {
    service.answerWith(script)
    const testServer = await codebaseWith(protocol)
    // The first question loads the library, which is not measured here.
    await expectBuilt(fault, protocol, testServer)
    expect(testServer.reported).toMatchObject([{ name: expect.stringMatching(/^ModelFault \w+$/) }])
    if (!fault.startsWith('429')) await expectGoesOn(testServer)
  })

  test.each(REPLIES)('%s is not shown: the built answer is used, and the conversation continues', async (fault, reply) => {
    service.answerWith(scriptOf(reply))
    const testServer = await codebaseWith(protocol, service.url(protocol), 5_000)
    await expectBuilt(fault, protocol, testServer)
    expect(testServer.reported).toEqual([])
    await expectGoesOn(testServer)
  })

  test.each([
    ['nobody listens', undefined, 'http'],
    ['garbage instead of HTTP', `220 hello ${SECRET}\r\n`, 'http'],
    ['garbage instead of TLS', `220 hello ${SECRET}\r\n`, 'https'],
  ])('%s: the built answer is used', async (fault, words, scheme) => {
    const stranger = await startStranger(words)
    await expectBuilt(fault, protocol, await codebaseWith(protocol, `${scheme}://127.0.0.1:${stranger.port}/v1`))
    await stranger.close()
  })

  test('an unknown host name: the built answer is used', async () => {
    await expectBuilt('a name that nobody has', protocol, await codebaseWith(protocol, 'https://model.invalid/v1'))
  })
})

test('an endless stall: the built answer arrives within the time limit', async () => {
  service.answerWith(async ({ begin, say }) => {
    begin()
    say(`${GOOD} And`)
    await forever()
  })
  const protocol = 'openai-compatible'
  const client = openModelClient({ provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: 'key' })
  const testServer = await openChatServer(makeModel({ client, registry: new Registry() }).improve)
  chat = testServer
  await expectBuilt('a stall, with the whole budget', protocol, testServer)
})
