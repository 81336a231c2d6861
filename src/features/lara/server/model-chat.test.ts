import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PROTOCOLS, refusing, scriptOf, startModelService } from '../../../../test/model-service.ts'
import { as, metricsNow, NOON, person, setClock, type TestPerson, setUpServer } from '../../../../test/server.ts'
import { createDeepLog, createQuickLog } from '../../logs/contract.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findCompanion, sendMessage } from '../contract.ts'
import { openModelClient } from './model-client.ts'

const service = await startModelService()
setUpServer({
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: service.url('openai-compatible'),
  LLM_MODEL: 'scripted',
  LLM_API_KEY: 'key-of-the-host',
  LOG_LEVEL: 'trace',
})
afterAll(() => service.close())

const QUESTION = 'what helps a bit with hot flashes at night, when I am alone'
const GOOD = 'That sounds tiring, and you are not alone with it. A cool room can ease the night.'
/** The same with the id of its entry, as a model writes it. */
const SPOKEN_GOOD = `${GOOD} [hot-flashes-night]`
const CANARY = 'zq-canary-zq'

let her: TestPerson
let session: number
beforeEach(async () => {
  setClock(NOON)
  service.answerWith(scriptOf(SPOKEN_GOOD))
  service.asked.length = 0
  her = await person('woman')
  session = (await as(her).call(createChatSession)).reply.session.id
})
afterEach(() => {
  vi.restoreAllMocks()
})

const agree = (modelNumbers = false) => as(her).call(changePreferences, { body: { lara: { model: true, modelNumbers } } })
const say = async (message: string) => (await as(her).call(sendMessage, { body: { session_id: session, message } })).reply.reply
/** Creates a log with free text and the name of a supplement. */
const wroteFreely = async (log_date: string) => {
  const body = { log_date, calm_challenges: CANARY, guided_journal_response: CANARY, supplements: [{ name: CANARY, taken: true }] }
  expect((await as(her).call(createDeepLog, { body })).status).toBe(201)
}
/** The input object of the last request. */
const given = () => {
  const messages = service.asked.at(-1)?.body['messages'] as { content: string }[]
  return JSON.parse(messages[1]?.content ?? '{}') as {
    conversation: { from: string; text: string }[]
    message: string
    reviewed_answer: string
    entries: { id: string; title: string; text: string }[]
  }
}

describe('a model is asked', () => {
  test('only after she agreed, and no longer after she withdrew', async () => {
    expect((await say(QUESTION)).parts?.layer).toBe('knowledge')
    expect(service.asked).toEqual([])
    await agree()
    expect(await say(QUESTION)).toMatchObject({ text: GOOD, parts: { layer: 'model' } })
    expect(service.asked).toHaveLength(1)
    await as(her).call(changePreferences, { body: { lara: { model: false } } })
    await say(QUESTION)
    expect(service.asked).toHaveLength(1)
  })

  test.each([
    ['a crisis', 'I want to kill myself'],
    ['a question about her own notes', 'How did I sleep this week?'],
    ['a chip of the guides', 'Quick Facts'],
    ['the title of an entry', 'Why do I sleep so badly now?'],
  ])('never about %s', async (_, message) => {
    await agree()
    expect((await say(message)).parts?.layer).not.toBe('model')
    expect(service.asked).toEqual([])
  })

  test('nor in the six messages after danger, whatever their subject', async () => {
    await agree()
    await say('My husband hits me when I forget things')
    for (let message = 0; message < 6; message += 1) expect((await say(QUESTION)).parts?.layer).toBe('knowledge')
    expect(service.asked).toEqual([])
    expect((await say(QUESTION)).parts?.layer).toBe('model')
  })

  test('nor about a chip she taps under an answer', async () => {
    await agree()
    const [chip] = (await say('Quick Facts')).parts?.chips.slice(1) ?? []
    expect((await say(chip?.message ?? '')).parts?.layer).not.toBe('model')
    expect(service.asked).toEqual([])
  })

  test('and its answer has the sources of the entry it names, and the chips of the built one', async () => {
    const before = await say(QUESTION)
    const { sources = [] } = (await say('what helps with hot flashes at night')).parts ?? {}
    await agree()
    const reply = await say(QUESTION)
    expect(sources.length).toBeGreaterThan(0)
    expect(reply.parts).toEqual({ ...before.parts, layer: 'model', sources })
  })
})

describe('the request', () => {
  test('contains only what the protocol needs and the key, and no data of the host', async () => {
    await agree()
    await say(QUESTION)
    const [asked] = service.asked
    expect(asked?.path).toBe('/v1/chat/completions')
    expect(asked?.headers.authorization).toBe('Bearer key-of-the-host')
    const plain = ['host', 'connection', 'accept', 'accept-language', 'accept-encoding', 'sec-fetch-mode', 'content-length', 'content-type']
    const others = Object.keys(asked?.headers ?? {}).filter((name) => ![...plain, 'authorization', 'user-agent'].includes(name))
    expect(others).toEqual([])
    expect(asked?.headers['user-agent']).toBe('Emberwell')
    expect(Object.keys(asked?.body ?? {}).toSorted()).toEqual(['messages', 'model', 'stream'])
    expect(asked?.text).not.toContain('key-of-the-host')
  })

  test.each(PROTOCOLS)('carries no key over %s if the host has none', async (protocol) => {
    const client = openModelClient({ provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: undefined })
    for await (const piece of client.ask({ system: 'Be kind.', given: '{}', sent: '' }, AbortSignal.timeout(20_000)))
      expect(piece).not.toBe('')
    const { headers } = service.asked[0] ?? {}
    expect([headers?.authorization, headers?.['x-api-key']]).toEqual([undefined, undefined])
  })

  test.each(PROTOCOLS)('carries length and temperature over %s if the host has set them', async (protocol) => {
    const settings = { provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: undefined }
    const prompt = { system: 'Be kind.', given: '{}', sent: '' }
    for (const more of [{}, { maxTokens: 600, temperature: 0 }])
      for await (const piece of openModelClient({ ...settings, ...more }).ask(prompt, AbortSignal.timeout(20_000)))
        expect(piece).not.toBe('')
    const sentOf = (body: Record<string, unknown> = {}) => [body['max_tokens'], body['temperature']]
    expect(sentOf(service.asked[0]?.body)).toEqual([protocol === 'anthropic' ? 1_024 : undefined, undefined])
    expect(sentOf(service.asked[1]?.body)).toEqual([600, 0])
  })

  test.each(PROTOCOLS)('may be answered over %s with reasoning in fields of its own, which are ignored', async (protocol) => {
    const block = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, index: 1, ...more })}\n\n`
    const reasoning =
      protocol === 'anthropic'
        ? block('content_block_start', { content_block: { type: 'thinking', thinking: 'Hm.', signature: '' } }) +
          block('content_block_delta', { delta: { type: 'thinking_delta', thinking: 'Hm.' } }) +
          block('content_block_delta', { delta: { type: 'signature_delta', signature: 'x' } }) +
          block('content_block_start', { content_block: { type: 'redacted_thinking', data: 'x' } })
        : `data: {"choices":[{"index":0,"delta":{"reasoning_content":"Hm.","reasoning":"Hm."},"finish_reason":null}]}\n\n`
    service.answerWith(({ begin, raw, say, end }) => {
      begin()
      raw(reasoning)
      say('Hello.')
      end()
    })
    const client = openModelClient({ provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: undefined })
    const pieces: string[] = []
    for await (const piece of client.ask({ system: 'Be kind.', given: '{}', sent: '' }, AbortSignal.timeout(20_000))) pieces.push(piece)
    expect(pieces.join('')).toBe('Hello.')
  })

  test('contains the entries nearest to her question, also for one that goes on from the last', async () => {
    await agree()
    await say('what helps with hot flashes at night')
    const ids = () => given().entries.map(({ id }) => id)
    expect(ids()[0]).toBe('hot-flashes-night')
    expect(given().entries[0]).toEqual({
      id: 'hot-flashes-night',
      title: 'What can I do about night sweats?',
      text: expect.not.stringMatching(/[[\]{}#]/),
    })
    expect(ids().length).toBeLessThanOrEqual(5)
    await say('and at work?')
    expect(ids()).toContain('work-hot-flashes')
  })

  test('contains her message without identifying data, the built answer, and the last twelve messages', async () => {
    await agree()
    const { email } = her
    const name = email.split('@')[0]?.split('-')[1] ?? ''
    for (let time = 0; time < 8; time += 1) await say(`tell me a bit about sleep, part ${time}`)
    const built = given().reviewed_answer
    await say(`I am Person Number${name}, ${email}, 555-123-4567, my husband John snores: ${QUESTION}`)
    const { conversation, message, reviewed_answer } = given()
    expect(conversation).toHaveLength(12)
    expect(conversation.map(({ from }) => from).slice(-2)).toEqual(['her', 'lara'])
    // Every test person is called Number, so a redacted number looks like her name.
    expect(message).toBe(`I am [name] [name]${name}, [address], [name], my husband [name] snores: ${QUESTION}`)
    expect(reviewed_answer).not.toBe(built)
    const { text } = service.asked.at(-1) ?? {}
    for (const secret of [email, 'John', '555', String(her.id), String(session), her.token]) expect(text).not.toContain(secret)
  })

  test('contains no earlier crisis, and no answer from her notes', async () => {
    await as(her).call(createQuickLog, {
      body: { log_date: '2026-11-20', mood_rating: 5, energy_level: 7, sleep_hours: 6.5, hot_flashes_count: 2 },
    })
    await wroteFreely('2026-11-20')
    await agree()
    const crisis = await say('I want to kill myself')
    const own = await say('How did I sleep this week?')
    for (let message = 1; message < 6; message += 1) await say('How did I sleep this week?')
    await say(QUESTION)
    const { text } = service.asked.at(-1) ?? {}
    expect(given().conversation).toEqual(Array.from({ length: 6 }, () => ({ from: 'her', text: 'How did I sleep this week?' })))
    for (const secret of ['kill', crisis.text.slice(0, 40), own.text.slice(0, 40), '6.5', '2026', CANARY])
      expect(text).not.toContain(secret)
  })

  test('contains her numbers only with her second consent, as averages and counts', async () => {
    for (const [ago, sleep_hours] of [5, 6, 8].entries())
      await as(her).call(createQuickLog, {
        body: { log_date: `2026-11-${21 - ago}`, mood_rating: 4, energy_level: 7, sleep_hours, hot_flashes_count: 2 },
      })
    await wroteFreely('2026-11-21')
    await as(her).call(createQuickLog, {
      body: { log_date: '2026-11-07', mood_rating: 9, energy_level: 7, sleep_hours: 1, hot_flashes_count: 9 },
    })
    await agree()
    await say(QUESTION)
    expect(given()).not.toHaveProperty('numbers_of_her_last_days')
    await agree(true)
    await say(`${QUESTION}, please`)
    expect(given()).toMatchObject({
      numbers_of_her_last_days: {
        days_looked_at: 14,
        days_with_a_note: 3,
        days_with_hours_of_sleep: 3,
        average_hours_of_sleep: 6.3,
        average_mood_of_10: 4,
        average_hot_flashes: 2,
      },
    })
    const { text } = service.asked.at(-1) ?? {}
    for (const secret of [CANARY, '2026', '11-2']) expect(text).not.toContain(secret)
  })
})

test('she sees which model it is and where it runs', async () => {
  const { host } = new URL(service.url('openai-compatible'))
  expect((await as(her).call(findCompanion)).reply.data.model).toEqual({ name: 'scripted', place: host })
})

test('logs and metrics report that a model failed, without any text of hers or of the model', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => (written.push(String(text)), true))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (written.push(String(text)), true))
  await agree()
  service.answerWith(refusing(500, {}, CANARY))
  expect((await say(`${QUESTION} ${CANARY}`)).parts?.layer).not.toBe('model')
  service.answerWith(scriptOf(`${GOOD} You have anemia, ${CANARY}.`))
  expect((await say(QUESTION)).parts?.layer).toBe('knowledge')
  service.answerWith(scriptOf(SPOKEN_GOOD))
  expect((await say(QUESTION)).parts?.layer).toBe('model')
  const figures = await metricsNow()
  vi.restoreAllMocks()

  const logs = written.join('')
  expect(logs).toContain('ModelFault down')
  for (const secret of [CANARY, 'hot flashes', 'reviewed_answer', 'tiring', 'anemia', 'key-of-the-host']) {
    expect(logs).not.toContain(secret)
    expect(figures).not.toContain(secret)
  }
  const counted = (outcome: string) =>
    Number(new RegExp(`language_model_questions_total\\{outcome="${outcome}"\\} (\\d+)`).exec(figures)?.[1])
  expect([counted('failed_down'), counted('kept_back_diagnosis')]).toEqual([1, 1])
  expect(counted('shown')).toBeGreaterThan(0)
  expect(figures).toMatch(/^language_model_gate_open 0$/m)
  expect(figures).toMatch(/^language_model_questions_under_way 0$/m)
})

test('a model answers eight questions at once, and further ones do not wait', async () => {
  await agree()
  const answered = Promise.withResolvers<void>()
  service.answerWith(async ({ begin, say, end }) => {
    await answered.promise
    begin()
    say(SPOKEN_GOOD)
    end()
  })
  const sessions = await Promise.all(Array.from({ length: 12 }, async () => (await as(her).call(createChatSession)).reply.session.id))
  const layers: unknown[] = []
  const asking = sessions.map(async (id) => {
    const { reply } = (await as(her).call(sendMessage, { body: { session_id: id, message: QUESTION } })).reply
    // The model continues once the questions above the limit have their answers.
    if (layers.push(reply.parts?.layer) === 4) answered.resolve()
  })
  await Promise.all(asking)
  expect(service.asked).toHaveLength(8)
  expect(layers.slice(0, 4)).toEqual(Array(4).fill('knowledge'))
  expect(layers.slice(4)).toEqual(Array(8).fill('model'))
})

test('a model that is down is not asked after three failures', async () => {
  await agree()
  service.answerWith(refusing(503))
  for (let time = 0; time < 5; time += 1) expect((await say(QUESTION)).parts?.layer).not.toBe('model')
  expect(service.asked).toHaveLength(3)
  const figures = await metricsNow()
  expect(figures).toMatch(/^language_model_gate_open 1$/m)
  expect(figures).toMatch(/outcome="not_asked"\} 6$/m)
})
