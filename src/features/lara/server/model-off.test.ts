import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ModelService, PROTOCOLS, scriptOf, startModelService } from '../../../../test/model-service.ts'
import { as, metricsNow, person, setUpServer } from '../../../../test/server.ts'
import { changePreferences } from '../../settings/contract.ts'
import { createChatSession, findCompanion, sendMessage } from '../contract.ts'
import { openModelClient } from './model-client.ts'

const loaded: string[] = vi.hoisted(() => [])
vi.mock('openai', async (original) => {
  loaded.push('openai')
  return original<object>()
})
vi.mock('@anthropic-ai/sdk', async (original) => {
  loaded.push('@anthropic-ai/sdk')
  return original<object>()
})

setUpServer()

/** Number of requests that `fetch` started. */
let reached = 0
const note = () => void (reached += 1)
const FETCHES = ['undici:request:create', 'undici:client:beforeConnect']
beforeEach(() => {
  reached = 0
  for (const channel of FETCHES) subscribe(channel, note)
})
afterEach(() => {
  for (const channel of FETCHES) unsubscribe(channel, note)
})

describe('without a model', () => {
  test('no library is loaded and nothing is contacted, even for a woman who agreed', async () => {
    const her = await person('woman')
    await as(her).call(changePreferences, { body: { lara: { model: true, modelNumbers: true } } })
    const { session } = (await as(her).call(createChatSession)).reply
    for (const message of ['why do I wake up at night so often', 'tell me something about cats'])
      expect((await as(her).call(sendMessage, { body: { session_id: session.id, message } })).status).toBe(200)
    expect((await as(her).call(findCompanion)).reply.data.model).toBeNull()
    expect(loaded).toEqual([])
    expect(reached).toBe(0)
    expect(await metricsNow()).not.toContain('language_model')
  })
})

describe('with a model', () => {
  let service: ModelService
  beforeEach(async () => {
    service = await startModelService()
    service.answerWith(scriptOf('Hello.'))
  })
  afterEach(() => service.close())

  test.each(PROTOCOLS)('%s: only its library is loaded, with the first question', async (protocol) => {
    loaded.length = 0
    const client = openModelClient({ provider: protocol, baseUrl: service.url(protocol), model: 'scripted', apiKey: undefined })
    expect([loaded, reached]).toEqual([[], 0])
    let text = ''
    for await (const piece of client.ask({ system: 'Be kind.', given: '{}', sent: '' }, AbortSignal.timeout(20_000))) text += piece
    expect(text).toBe('Hello.')
    expect(loaded).toEqual([protocol === 'anthropic' ? '@anthropic-ai/sdk' : 'openai'])
    expect(reached).toBeGreaterThan(0)
    expect(service.asked).toHaveLength(1)
  })
})
