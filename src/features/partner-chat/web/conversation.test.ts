import { describe, expect, test } from 'vitest'
import type { PartnerMessage } from '../contract.ts'
import { createConversation, LOOKS_MAX, type Outgoing, type OwnAnswer, type Ways } from './conversation.ts'

const AT = '2026-11-21T08:00:00Z'
const ASKED: PartnerMessage = { id: 1, role: 'user', text: 'How are you', at: AT, state: 'done', language: 'en', parts: null }
const REPLY: PartnerMessage = { ...ASKED, id: 2, role: 'assistant', text: 'Well, thank you.' }
const PENDING: PartnerMessage = { ...REPLY, text: '', state: 'pending' }
const OWN: OwnAnswer = {
  text: 'Please call.',
  language: 'en',
  parts: { layer: 'safety', class: 'C1', help_lines: [], sources: [], chips: [] },
}

class Unlinked extends Error {}
class Gone extends Error {}

/** A server that follows a script, and what the page asked of it. */
function scripted(given: Partial<Ways> = {}) {
  const sent: Outgoing[] = []
  const kept: (readonly Outgoing[])[] = []
  let keys = 0
  const ways: Ways = {
    latest: async () => undefined,
    async send(outgoing) {
      sent.push(outgoing)
      return { asked: ASKED, reply: REPLY, session_id: 7 }
    },
    find: async () => [ASKED, REPLY],
    failureOf: (error) => ({
      words: error instanceof Error ? error.message : '',
      isOffline: false,
      isGone: error instanceof Gone,
      isUnlinked: error instanceof Unlinked,
    }),
    answerHere: async () => undefined,
    keep: async (unsent) => void kept.push(unsent),
    newKey: () => `key-${(keys += 1)}`,
    now: () => Date.parse(AT),
    pause: async () => undefined,
    ...given,
  }
  const chat = createConversation({ ...ways, ...given }, 'No answer came.')
  return { chat, sent, kept }
}

async function refuse(error: Error): Promise<never> {
  throw error
}

test('his first message begins a conversation, and his next one goes on in it', async () => {
  const { chat, sent, kept } = scripted()
  await chat.send('  How are you ')
  await chat.send('And now?')
  expect(sent.map(({ message, sessionId }) => [message, sessionId])).toEqual([
    ['How are you', undefined],
    ['And now?', 7],
  ])
  expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, outgoing: undefined })
  expect(kept.at(-1), 'nothing is on its way any more').toEqual([])
})

test('white space is not sent, and nothing while an answer is awaited', async () => {
  const { chat, sent } = scripted()
  await chat.send(' \n ')
  const first = chat.send('One')
  await chat.send('Two')
  await first
  expect(sent.map(({ message }) => message)).toEqual(['One'])
})

test('a message that failed stays, and trying again says the same under the same key', async () => {
  let isDown = true
  const keys: string[] = []
  const { chat } = scripted({
    send: async ({ key }) => {
      keys.push(key)
      if (isDown) throw new Error('Too much at once.')
      return { asked: ASKED, reply: REPLY, session_id: 7 }
    },
  })
  await chat.send('How are you')
  expect(chat.current()).toMatchObject({ outgoing: { message: 'How are you' }, failure: { words: 'Too much at once.' }, isBusy: false })
  isDown = false
  await chat.retry()
  expect(keys).toEqual(['key-1', 'key-1'])
  expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], failure: undefined, outgoing: undefined })
})

test('in danger the page answers itself, also without a link', async () => {
  const { chat } = scripted({ send: () => refuse(new Unlinked('Not linked.')), answerHere: async () => OWN })
  await chat.send('help')
  expect(chat.current()).toMatchObject({ failure: { own: OWN }, isUnlinked: false })
  const calm = scripted({ send: () => refuse(new Unlinked('Not linked.')) }).chat
  await calm.send('hello')
  expect(calm.current().isUnlinked).toBe(true)
})

test('a second message leaves the first one standing, with what the page said to it; both go out in order', async () => {
  let isDown = true
  let time = Date.parse(AT)
  const { chat, kept } = scripted({
    send: async ({ message, sessionId }) => {
      if (isDown) throw new Unlinked('Not reached.')
      time += 2
      arrived.push(`${message} to ${sessionId}`)
      return { asked: { ...ASKED, id: time }, reply: { ...REPLY, id: time + 1 }, session_id: 7 }
    },
    answerHere: async (message) => (message === 'I hit her' ? OWN : undefined),
    now: () => (time += 1),
  })
  const arrived: string[] = []
  await chat.send('I hit her')
  await chat.send('What now?')
  expect(chat.current()).toMatchObject({
    waiting: [{ outgoing: { message: 'I hit her' }, own: OWN }],
    outgoing: { message: 'What now?' },
    failure: { own: undefined },
    isUnlinked: false,
    isBusy: false,
  })
  expect(kept.at(-1)?.map(({ message }) => message)).toEqual(['I hit her', 'What now?'])
  isDown = false
  await chat.retry()
  expect(arrived).toEqual(['I hit her to undefined', 'What now? to 7'])
  expect(chat.current()).toMatchObject({ waiting: [], outgoing: undefined, failure: undefined })
  expect(chat.current().messages).toHaveLength(4)
  expect(kept.at(-1)).toEqual([])
})

test('an answer that is still being made is looked for until it is there', async () => {
  let looks = 0
  const { chat } = scripted({
    latest: async () => ({ id: 7, messages: [ASKED, PENDING] }),
    find: async () => ((looks += 1) < 3 ? [ASKED, PENDING] : [ASKED, REPLY]),
  })
  await chat.enter()
  expect(looks).toBe(3)
  expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, failure: undefined })
})

test('an answer that never comes is given up, and can be asked for anew', async () => {
  let looks = 0
  const { chat, sent } = scripted({
    latest: async () => ({ id: 7, messages: [ASKED, PENDING] }),
    find: async () => {
      looks += 1
      return [ASKED, PENDING]
    },
  })
  await chat.enter()
  expect(looks).toBe(LOOKS_MAX)
  expect(chat.current()).toMatchObject({ isBusy: false, failure: { words: 'No answer came.' } })
  await chat.retry()
  expect(sent.map(({ message }) => message)).toEqual(['How are you'])
})

describe('what a reload interrupted', () => {
  const outgoing: Outgoing = { key: 'kept', message: 'How are you', sessionId: undefined, at: Date.parse(AT) }

  test('is sent again by itself when it was on its way just now', async () => {
    const { chat, sent } = scripted()
    await chat.enter()
    await chat.resume([outgoing], true, 'Not sent yet.')
    expect(sent).toEqual([outgoing])
  })

  test('waits for him when it is older', async () => {
    const { chat, sent } = scripted()
    await chat.enter()
    await chat.resume([outgoing], false, 'Not sent yet.')
    expect(sent).toEqual([])
    expect(chat.current()).toMatchObject({ outgoing, failure: { words: 'Not sent yet.' } })
  })

  test('is not said twice when it had arrived', async () => {
    const { chat, sent, kept } = scripted({ latest: async () => ({ id: 7, messages: [ASKED, REPLY] }) })
    await chat.enter()
    await chat.resume([outgoing], true, 'Not sent yet.')
    expect(sent).toEqual([])
    expect(kept).toEqual([[]])
  })
})

test('a conversation that is gone gives his words back to the field', async () => {
  const { chat } = scripted({ send: () => refuse(new Gone('This conversation is no longer here.')) })
  await chat.send('How are you')
  expect(chat.current().failure?.isGone).toBe(true)
  expect(chat.startNew()).toBe('How are you')
  expect(chat.current()).toMatchObject({ messages: [], outgoing: undefined, sessionId: undefined })
})

test('without a link the page says so before anything was written', async () => {
  const { chat } = scripted({ latest: () => refuse(new Unlinked('Not linked.')) })
  await chat.enter()
  expect(chat.current()).toMatchObject({ isUnlinked: true, isLoading: false })
})
