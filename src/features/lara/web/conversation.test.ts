import { describe, expect, test, vi } from 'vitest'
import type { Piece } from '../../../kit/web/event-stream.ts'
import type { ChatMessage, ChatSession } from '../contract.ts'
import { createConversation, LOOKS_MAX, type Outgoing, type OwnAnswer, type Ways } from './conversation.ts'

const SAID = { noContent: 'No content.', failed: 'No answer came.' }
const AT = '2026-11-21T08:00:00Z'
const SESSION: ChatSession = { id: 7, title: 'How are you', created_at: AT, updated_at: AT, message_count: 2 }
const ASKED: ChatMessage = {
  id: 1,
  from: 'her',
  text: 'How are you',
  at: AT,
  state: 'done',
  language: 'en',
  feedback: null,
  parts: null,
}
const REPLY: ChatMessage = { ...ASKED, id: 2, from: 'lara', text: 'Well, thank you.' }
const PENDING: ChatMessage = { ...REPLY, text: '', state: 'pending' }

const OWN: OwnAnswer = {
  text: 'Breathe in.',
  language: 'en',
  parts: { layer: 'guide', class: null, help_lines: [], sources: [], rows: [], missing: [], chips: [], exercise: 'breathing' },
}

class Down extends Error {}

/** A server that follows a script: what it sends, what it finds, and what the page asked of it. */
function scripted(given: Partial<Ways> = {}) {
  const log: string[] = []
  const kept: (readonly Outgoing[])[] = []
  let keys = 0
  const ways: Ways = {
    async create(key) {
      log.push(`create ${key}`)
      return SESSION
    },
    async *send({ message, session_id }, key) {
      log.push(`send ${message} to ${session_id} as ${key}`)
      yield { name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } }
      yield { name: 'delta', data: { text: 'Well, ' } }
      yield { name: 'delta', data: { text: 'thank you.' } }
      yield { name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } }
    },
    async find() {
      log.push('find')
      return { session: SESSION, messages: [ASKED, REPLY] }
    },
    async stop(id, shown) {
      log.push(`stop ${id} at ${shown}`)
      return { ...REPLY, state: 'stopped', text: 'Well, ' }
    },
    failureOf: (error) => ({ words: error instanceof Error ? error.message : '', isOffline: error instanceof Down, isGone: false }),
    answerHere: async () => undefined,
    keep: async (unsent) => void kept.push(unsent),
    newKey: () => `key-${(keys += 1)}`,
    now: () => 1_000,
    pause: async (_ms, signal) => {
      if (signal.aborted) throw signal.reason
    },
    ...given,
  }
  return { chat: createConversation(ways, SAID), log, kept }
}

/** A line that the test holds in its hand. */
function heldLine() {
  const waiting: ((piece: Piece | undefined) => void)[] = []
  const came: (Piece | undefined)[] = []
  const send: Ways['send'] = async function* line() {
    for (;;) {
      const piece = came.length > 0 ? came.shift() : await new Promise<Piece | undefined>((resolve) => waiting.push(resolve))
      if (!piece) return
      yield piece
    }
  }
  const give = async (piece: Piece | undefined) => {
    const next = waiting.shift()
    if (next) next(piece)
    else came.push(piece)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { send, give }
}

describe('she writes to Lara', () => {
  test('the first message opens a conversation, the next ones go into it', async () => {
    const { chat, log } = scripted()
    await chat.send('  How are you ')
    expect(log).toEqual(['create key-2', 'send How are you to 7 as key-1'])
    expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, outgoing: undefined, fresh: 2 })
    await chat.send('And now')
    expect(log.at(-1)).toBe('send And now to 7 as key-3')
  })

  test('where help came in a new conversation, since the old one is gone, she goes on there', async () => {
    const { chat, log } = scripted({
      async *send({ message, session_id }) {
        log.push(`send ${message} to ${session_id}`)
        yield { name: 'reply', data: { asked: ASKED, reply: REPLY, session: { ...SESSION, id: 8 } } }
      },
    })
    await chat.send('How are you')
    expect(chat.current().sessionId).toBe(8)
    await chat.send('And now')
    expect(log.at(-1)).toBe('send And now to 8')
  })

  test('the answer grows as it comes, and a restart forgets what was there', async () => {
    const line = heldLine()
    const { chat } = scripted({ send: line.send })
    const sending = chat.send('How are you')
    await line.give({ name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } })
    expect(chat.current()).toMatchObject({ messages: [ASKED, PENDING], isBusy: true, outgoing: undefined })
    await line.give({ name: 'delta', data: { text: 'Not this' } })
    expect(chat.current().streamed).toBe('Not this')
    await line.give({ name: 'restart', data: {} })
    await line.give({ name: 'delta', data: { text: 'Well' } })
    expect(chat.current().streamed).toBe('Well')
    await line.give({ name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } })
    await sending
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], streamed: '', isBusy: false })
  })

  test('white space is not sent, and nothing is while an answer is awaited', async () => {
    const line = heldLine()
    const { chat, log } = scripted({ send: line.send })
    await chat.send(' \n ')
    expect(log).toEqual([])
    const sending = chat.send('One')
    await chat.send('Two')
    await line.give({ name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } })
    await sending
    expect(log).toEqual(['create key-2'])
    expect(chat.current().messages).toEqual([ASKED, REPLY])
  })

  test('a server that answers all at once is understood too', async () => {
    const { chat } = scripted({
      async *send() {
        yield { name: 'reply', data: { asked: ASKED, reply: REPLY, session: SESSION } }
      },
    })
    await chat.send('How are you')
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], isBusy: false })
  })

  test('an answer without words is said to be one', async () => {
    const { chat } = scripted({
      async *send() {
        yield { name: 'reply', data: { asked: ASKED, reply: { ...REPLY, text: ' ' }, session: SESSION } }
      },
    })
    await chat.send('How are you')
    expect(chat.current().failure?.words).toBe('No content.')
  })
})

describe('when it does not arrive', () => {
  test('what she wrote stays, and trying again sends it under the same keys', async () => {
    let isDown = true
    const sent: string[] = []
    const { chat, log, kept } = scripted({
      async *send({ message }, key) {
        sent.push(`${message} ${key}`)
        if (isDown) throw new Down('Not reached.')
        yield { name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } }
      },
    })
    await chat.send('How are you')
    expect(chat.current()).toMatchObject({
      outgoing: { message: 'How are you', sessionId: 7 },
      failure: { words: 'Not reached.', isOffline: true },
      isBusy: false,
    })
    expect(kept.at(-1)).toMatchObject([{ message: 'How are you', key: 'key-1', sessionId: 7 }])
    isDown = false
    await chat.retry()
    expect(sent).toEqual(['How are you key-1', 'How are you key-1'])
    expect(log).toEqual(['create key-2'])
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], outgoing: undefined, failure: undefined })
    expect(kept.at(-1)).toEqual([])
  })

  test('the page answers itself where it can', async () => {
    const { chat } = scripted({
      create: async () => {
        throw new Down('Not reached.')
      },
      answerHere: async (message) => (message === 'Breathing Exercise' ? OWN : undefined),
    })
    await chat.send('Breathing Exercise')
    expect(chat.current().failure).toMatchObject({ words: 'Not reached.', own: OWN })
  })

  test('a second message leaves the first one standing, with what the page said to it; both go out in order', async () => {
    let isDown = true
    let time = 1_000
    const sent: string[] = []
    const { chat, kept } = scripted({
      async *send({ message, session_id }, key) {
        if (isDown) throw new Down('Not reached.')
        sent.push(`${message} to ${session_id} as ${key}`)
        time += 2
        yield { name: 'done', data: { asked: { ...ASKED, id: time }, reply: { ...REPLY, id: time + 1 }, session: SESSION } }
      },
      create: async () => {
        if (isDown) throw new Down('Not reached.')
        return SESSION
      },
      answerHere: async (message) => (message === 'I cannot go on' ? OWN : undefined),
      now: () => (time += 1),
    })
    await chat.send('I cannot go on')
    expect(chat.current().failure?.own).toBe(OWN)
    await chat.send('Is anybody there?')
    expect(chat.current()).toMatchObject({
      waiting: [{ outgoing: { message: 'I cannot go on' }, own: OWN }],
      outgoing: { message: 'Is anybody there?' },
      failure: { words: 'Not reached.', isOffline: true, own: undefined },
      isBusy: false,
    })
    await chat.send('Hello?')
    expect(chat.current().waiting.map(({ outgoing }) => outgoing.message)).toEqual(['I cannot go on', 'Is anybody there?'])
    expect(kept.at(-1)?.map(({ message }) => message)).toEqual(['I cannot go on', 'Is anybody there?', 'Hello?'])

    isDown = false
    await chat.retry()
    expect(sent).toEqual(['I cannot go on to 7 as key-1', 'Is anybody there? to 7 as key-3', 'Hello? to 7 as key-5'])
    expect(chat.current()).toMatchObject({ waiting: [], outgoing: undefined, failure: undefined, isBusy: false })
    expect(chat.current().messages).toHaveLength(6)
    expect(kept.at(-1)).toEqual([])
  })

  test('what the page said to a message stays while it is tried again', async () => {
    const line = heldLine()
    let isDown = true
    const { chat } = scripted({
      create: async () => {
        if (isDown) throw new Down('Not reached.')
        return SESSION
      },
      send: line.send,
      answerHere: async () => OWN,
    })
    await chat.send('I cannot go on')
    isDown = false
    const trying = chat.retry()
    await vi.waitFor(() => expect(chat.current().isBusy).toBe(true))
    expect(chat.current()).toMatchObject({ own: OWN, outgoing: { message: 'I cannot go on' } })
    await line.give({ name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } })
    await trying
    expect(chat.current()).toMatchObject({ outgoing: undefined, messages: [ASKED, REPLY] })
  })

  test('a line that breaks after her message was stored loses nothing: the answer is looked for', async () => {
    const { chat, log } = scripted({
      async *send() {
        yield { name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } }
        throw new Down('Broken.')
      },
    })
    await chat.send('How are you')
    expect(log).toEqual(['create key-2', 'find'])
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], isBusy: false, failure: undefined, fresh: 2 })
  })

  test('an answer that never comes is given up, and may be asked for again', async () => {
    let looks = 0
    const { chat, log } = scripted({
      async *send({ message }, key) {
        log.push(`send ${message} as ${key}`)
        yield { name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } }
      },
      async find() {
        looks += 1
        return { session: SESSION, messages: [ASKED, looks < 3 ? PENDING : { ...PENDING, state: 'failed' }] }
      },
    })
    await chat.send('How are you')
    expect(looks).toBe(3)
    expect(chat.current()).toMatchObject({ isBusy: false, failure: { words: 'No answer came.' } })
    const again = chat.retry()
    expect(chat.current().isBusy).toBe(true)
    await again
    expect(log.filter((line) => line.startsWith('send'))).toEqual(['send How are you as key-1', 'send How are you as key-1'])
  })

  test('it is not looked for without end', async () => {
    let looks = 0
    const { chat } = scripted({
      async find() {
        looks += 1
        if (looks > 1) throw new Down('Not reached.')
        return { session: SESSION, messages: [ASKED, PENDING] }
      },
    })
    await chat.open(7)
    expect(looks).toBe(1 + LOOKS_MAX)
    expect(chat.current()).toMatchObject({ isBusy: false, failure: { words: 'Not reached.', isOffline: true } })
  })
})

describe('a half-made answer', () => {
  test('stops where she stopped it', async () => {
    const line = heldLine()
    const { chat, log } = scripted({ send: line.send })
    const sending = chat.send('How are you')
    await line.give({ name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } })
    await line.give({ name: 'delta', data: { text: 'Well, ' } })
    await chat.stop()
    await line.give({ name: 'delta', data: { text: 'too late' } })
    await sending
    expect(log.at(-1)).toBe('stop 2 at 6')
    expect(chat.current()).toMatchObject({ isBusy: false, streamed: '', failure: undefined })
    expect(chat.current().messages.at(-1)).toMatchObject({ state: 'stopped', text: 'Well, ' })
  })

  test('comes back after a reload', async () => {
    let looks = 0
    const { chat } = scripted({
      async find() {
        looks += 1
        return { session: SESSION, messages: [ASKED, looks === 1 ? PENDING : REPLY] }
      },
    })
    const opening = chat.open(7)
    expect(chat.current()).toMatchObject({ isLoading: true, messages: [] })
    await opening
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], isBusy: false, isLoading: false })
  })

  test('is not mixed into the conversation she opened meanwhile', async () => {
    const line = heldLine()
    const { chat } = scripted({ send: line.send, find: async (id) => ({ session: { ...SESSION, id }, messages: [] }) })
    const sending = chat.send('How are you')
    await line.give({ name: 'stored', data: { asked: ASKED, reply: PENDING, session: SESSION } })
    await chat.open(8)
    await line.give({ name: 'done', data: { asked: ASKED, reply: REPLY, session: SESSION } })
    await sending
    expect(chat.current()).toMatchObject({ sessionId: 8, messages: [], isBusy: false })
  })
})

describe('a reload in the middle of sending', () => {
  const outgoing: Outgoing = { key: 'k', sessionKey: 's', message: 'How are you', type: undefined, sessionId: 7, at: 0 }

  test('goes on by itself when it was a moment ago', async () => {
    const { chat, log } = scripted()
    await chat.resume([outgoing], true, 'Not sent yet.')
    expect(log).toEqual(['send How are you to 7 as k'])
    expect(chat.current().messages).toEqual([ASKED, REPLY])
  })

  test('waits for her when it is longer ago', async () => {
    const { chat, log } = scripted()
    await chat.resume([outgoing], false, 'Not sent yet.')
    expect(log).toEqual([])
    expect(chat.current()).toMatchObject({ outgoing, failure: { words: 'Not sent yet.' } })
  })
})

test('after a reload all that waited is there again, and goes out in order', async () => {
  const one: Outgoing = { key: 'a', sessionKey: 's', message: 'First', type: undefined, sessionId: 7, at: 1 }
  const two: Outgoing = { ...one, key: 'b', message: 'Second', at: 2 }
  const { chat, log } = scripted()
  await chat.resume([one, two], false, 'Not sent yet.')
  expect(chat.current()).toMatchObject({ waiting: [{ outgoing: one }], outgoing: two, failure: { words: 'Not sent yet.' } })
  await chat.retry()
  expect(log).toEqual(['send First to 7 as a', 'send Second to 7 as b'])
})

test('Clear goes back to the welcome, and hands back what was not sent', async () => {
  const { chat } = scripted({
    create: async () => {
      throw new Down('Not reached.')
    },
  })
  await chat.send('How are you')
  const view = chat.current().view
  expect(chat.startNew()).toBe('How are you')
  expect(chat.current()).toMatchObject({ sessionId: undefined, messages: [], outgoing: undefined, failure: undefined, view: view + 1 })
})

test('a conversation that cannot be opened says why', async () => {
  const { chat } = scripted({
    find: async () => {
      throw new Error('Gone.')
    },
  })
  await chat.open(7)
  expect(chat.current()).toMatchObject({ isLoading: false, loadProblem: { words: 'Gone.' } })
})
