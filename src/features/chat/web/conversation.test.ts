import { describe, expect, test, vi } from 'vitest'
import type { Piece } from '../../../kit/web/event-stream.ts'
import { type CallFailure, createConversation, type LocalAnswer, LOOKS_MAX, type Outgoing, type Ways } from './conversation.ts'

type Message = {
  readonly id: number
  readonly from: 'person' | 'lara'
  readonly text: string
  readonly at: string
  readonly state: 'done' | 'pending' | 'stopped' | 'failed'
}
type TestKinds = { message: Message; session: { readonly id: number }; outgoing: Outgoing; parts: { readonly exercise: string } }

const SAID = { noContent: 'No content.', failed: 'No answer came.' }
const AT = '2026-11-21T08:00:00Z'
const SESSION = { id: 7 }
const ASKED: Message = { id: 1, from: 'person', text: 'How are you', at: AT, state: 'done' }
const REPLY: Message = { ...ASKED, id: 2, from: 'lara', text: 'Well, thank you.' }
const PENDING: Message = { ...REPLY, text: '', state: 'pending' }
const OWN: LocalAnswer<TestKinds['parts']> = { text: 'Breathe in.', language: 'en', parts: { exercise: 'breathing' } }

class Down extends Error {}
class Gone extends Error {}
class Unlinked extends Error {}

const failureOf = (error: unknown): CallFailure => ({
  words: error instanceof Error ? error.message : '',
  isOffline: error instanceof Down,
  isGone: error instanceof Gone,
  isUnlinked: error instanceof Unlinked,
})

/** A scripted server that streams and creates conversations, with a record of the page's calls. */
function scripted(given: Partial<Ways<TestKinds>> = {}) {
  const log: string[] = []
  const kept: (readonly Outgoing[])[] = []
  let keys = 0
  const ways: Ways<TestKinds> = {
    async create(key) {
      log.push(`create ${key}`)
      return SESSION
    },
    async *send({ message, sessionId, key }) {
      log.push(`send ${message} to ${sessionId} as ${key}`)
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
    isAnswer: ({ from }) => from === 'lara',
    failureOf,
    answerHere: async () => undefined,
    keep: async (unsent) => void kept.push(unsent),
    newKey: () => `key-${(keys += 1)}`,
    now: () => 1_000,
    pause: async (_ms, signal) => {
      if (signal.aborted) throw signal.reason
    },
    ...given,
  }
  return { chat: createConversation<TestKinds>(ways, SAID), log, kept }
}

/** An event stream that the test controls. */
function heldLine() {
  const waiting: ((piece: Piece | undefined) => void)[] = []
  const came: (Piece | undefined)[] = []
  const send: Ways<TestKinds>['send'] = async function* line() {
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

describe('sending messages to Lara', () => {
  test('the first message creates a conversation, later ones are added to it', async () => {
    const { chat, log } = scripted()
    await chat.send('  How are you ')
    expect(log).toEqual(['create key-2', 'send How are you to 7 as key-1'])
    expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, outgoing: undefined, fresh: 2 })
    await chat.send('And now')
    expect(log.at(-1)).toBe('send And now to 7 as key-3')
  })

  test('continues in the new conversation in which help was returned because the old one was removed', async () => {
    const { chat, log } = scripted({
      async *send({ message, sessionId }) {
        log.push(`send ${message} to ${sessionId}`)
        yield { name: 'reply', data: { asked: ASKED, reply: REPLY, session: { ...SESSION, id: 8 } } }
      },
    })
    await chat.send('How are you')
    expect(chat.current().sessionId).toBe(8)
    await chat.send('And now')
    expect(log.at(-1)).toBe('send And now to 8')
  })

  test('shows the answer as it streams, and clears the text on restart', async () => {
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

  test('does not send white space, nor anything while an answer is pending', async () => {
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

  test('accepts a reply that is not streamed', async () => {
    const { chat } = scripted({
      async *send() {
        yield { name: 'reply', data: { asked: ASKED, reply: REPLY, session: SESSION } }
      },
    })
    await chat.send('How are you')
    expect(chat.current()).toMatchObject({ messages: [ASKED, REPLY], isBusy: false })
  })

  test('reports an answer without text', async () => {
    const { chat } = scripted({
      async *send() {
        yield { name: 'reply', data: { asked: ASKED, reply: { ...REPLY, text: ' ' }, session: SESSION } }
      },
    })
    await chat.send('How are you')
    expect(chat.current().failure?.words).toBe('No content.')
  })
})

describe('failed sends', () => {
  test('the message stays, and a retry sends it under the same keys', async () => {
    let isDown = true
    const sent: string[] = []
    const { chat, log, kept } = scripted({
      async *send({ message, key }) {
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

  test('the page answers locally where it can', async () => {
    const { chat } = scripted({
      create: async () => {
        throw new Down('Not reached.')
      },
      answerHere: async ({ message }) => (message === 'Breathing Exercise' ? OWN : undefined),
    })
    await chat.send('Breathing Exercise')
    expect(chat.current().failure).toMatchObject({ words: 'Not reached.', own: OWN })
  })

  test('a second message leaves the first one and its local answer on the page; both are sent in order', async () => {
    let isDown = true
    let time = 1_000
    const sent: string[] = []
    const { chat, kept } = scripted({
      async *send({ message, sessionId, key }) {
        if (isDown) throw new Down('Not reached.')
        sent.push(`${message} to ${sessionId} as ${key}`)
        time += 2
        yield { name: 'done', data: { asked: { ...ASKED, id: time }, reply: { ...REPLY, id: time + 1 }, session: SESSION } }
      },
      create: async () => {
        if (isDown) throw new Down('Not reached.')
        return SESSION
      },
      answerHere: async ({ message }) => (message === 'I cannot go on' ? OWN : undefined),
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

  test('the local answer to a message stays during a retry', async () => {
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

  test('a connection that drops after the message was stored loses nothing: the answer is polled for', async () => {
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

  test('stops polling for an answer that is never made, and offers a retry', async () => {
    let looks = 0
    const { chat, log } = scripted({
      async *send({ message, key }) {
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

  test('polling ends after a maximum number of attempts', async () => {
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

describe('a partial answer', () => {
  test('ends where she stopped it', async () => {
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

  test('is restored after a reload', async () => {
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

  test('does not appear in a conversation that she opened meanwhile', async () => {
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

describe('a reload while sending', () => {
  const outgoing: Outgoing = { key: 'k', sessionKey: 's', message: 'How are you', sessionId: 7, at: 0 }

  test('resumes by itself when the message was sent recently', async () => {
    const { chat, log } = scripted()
    await chat.resume([outgoing], true, 'Not sent yet.')
    expect(log).toEqual(['send How are you to 7 as k'])
    expect(chat.current().messages).toEqual([ASKED, REPLY])
  })

  test('waits for her when the message is older', async () => {
    const { chat, log } = scripted()
    await chat.resume([outgoing], false, 'Not sent yet.')
    expect(log).toEqual([])
    expect(chat.current()).toMatchObject({ outgoing, failure: { words: 'Not sent yet.' } })
  })
})

test('after a reload all unsent messages are restored and sent in order', async () => {
  const one: Outgoing = { key: 'a', sessionKey: 's', message: 'First', sessionId: 7, at: 1 }
  const two: Outgoing = { ...one, key: 'b', message: 'Second', at: 2 }
  const { chat, log } = scripted()
  await chat.resume([one, two], false, 'Not sent yet.')
  expect(chat.current()).toMatchObject({ waiting: [{ outgoing: one }], outgoing: two, failure: { words: 'Not sent yet.' } })
  await chat.retry()
  expect(log).toEqual(['send First to 7 as a', 'send Second to 7 as b'])
})

test('Clear returns to the welcome, and returns the unsent text', async () => {
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

test('a conversation that fails to load shows the reason', async () => {
  const { chat } = scripted({
    find: async () => {
      throw new Error('Gone.')
    },
  })
  await chat.open(7)
  expect(chat.current()).toMatchObject({ isLoading: false, loadProblem: { words: 'Gone.' } })
})

describe('a chat that is created by its first message', () => {
  /**
   * A scripted server that replies without streaming and creates a conversation with its first message, with a record
   * of the page's calls.
   */
  function inOnePiece(given: Partial<Ways<TestKinds>> = {}) {
    const sent: Outgoing[] = []
    const kept: (readonly Outgoing[])[] = []
    let keys = 0
    const ways: Ways<TestKinds> = {
      async *send(outgoing) {
        sent.push(outgoing)
        yield { name: 'reply', data: { asked: ASKED, reply: REPLY, session: SESSION } }
      },
      find: async () => ({ session: SESSION, messages: [ASKED, REPLY] }),
      isAnswer: ({ from }) => from === 'lara',
      isStored: ({ message }, messages) => messages.some(({ text }) => text === message),
      failureOf,
      answerHere: async () => undefined,
      keep: async (unsent) => void kept.push(unsent),
      newKey: () => `key-${(keys += 1)}`,
      now: () => Date.parse(AT),
      pause: async () => undefined,
      ...given,
    }
    return { chat: createConversation<TestKinds>(ways, SAID), sent, kept }
  }

  async function* refuse(error: Error): AsyncGenerator<Piece> {
    yield Promise.reject(error)
  }

  const STORED = async () => ({ session: SESSION, messages: [ASKED, REPLY] })

  test('his first message creates a conversation, and his next one is added to it', async () => {
    const { chat, sent, kept } = inOnePiece()
    await chat.send('  How are you ')
    await chat.send('And now?')
    expect(sent.map(({ message, sessionId }) => [message, sessionId])).toEqual([
      ['How are you', undefined],
      ['And now?', 7],
    ])
    expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, outgoing: undefined })
    expect(kept.at(-1), 'nothing is on its way any more').toEqual([])
  })

  test('the page answers danger locally, also without a link', async () => {
    const { chat } = inOnePiece({ send: () => refuse(new Unlinked('Not linked.')), answerHere: async () => OWN })
    await chat.send('help')
    expect(chat.current()).toMatchObject({ failure: { own: OWN }, isUnlinked: false })
    const calm = inOnePiece({ send: () => refuse(new Unlinked('Not linked.')) }).chat
    await calm.send('hello')
    expect(calm.current().isUnlinked).toBe(true)
  })

  test('a second message leaves the first one and its local answer on the page; both are sent in order', async () => {
    let isDown = true
    let time = Date.parse(AT)
    const { chat, kept } = inOnePiece({
      async *send({ message, sessionId }) {
        if (isDown) throw new Unlinked('Not reached.')
        time += 2
        arrived.push(`${message} to ${sessionId}`)
        yield { name: 'reply', data: { asked: { ...ASKED, id: time }, reply: { ...REPLY, id: time + 1 }, session: SESSION } }
      },
      answerHere: async ({ message }) => (message === 'I hit her' ? OWN : undefined),
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

  test('a pending answer is polled for until it is done', async () => {
    let looks = 0
    const { chat } = inOnePiece({
      find: async () => ({ session: SESSION, messages: [ASKED, (looks += 1) < 3 ? PENDING : REPLY] }),
    })
    await chat.enter(async () => ({ session: SESSION, messages: [ASKED, PENDING] }))
    expect(looks).toBe(3)
    expect(chat.current()).toMatchObject({ sessionId: 7, messages: [ASKED, REPLY], isBusy: false, failure: undefined })
  })

  test('stops polling for an answer that is never made, and offers a retry', async () => {
    let looks = 0
    const { chat, sent } = inOnePiece({
      find: async () => {
        looks += 1
        return { session: SESSION, messages: [ASKED, PENDING] }
      },
    })
    await chat.enter(async () => ({ session: SESSION, messages: [ASKED, PENDING] }))
    expect(looks).toBe(LOOKS_MAX)
    expect(chat.current()).toMatchObject({ isBusy: false, failure: { words: 'No answer came.' } })
    await chat.retry()
    expect(sent.map(({ message }) => message)).toEqual(['How are you'])
  })

  describe('what a reload interrupted', () => {
    const outgoing: Outgoing = { key: 'kept', message: 'How are you', sessionId: undefined, at: Date.parse(AT) }

    test('is not sent twice when it had been stored', async () => {
      const { chat, sent, kept } = inOnePiece()
      await chat.enter(STORED)
      await chat.resume([outgoing], true, 'Not sent yet.')
      expect(sent).toEqual([])
      expect(kept).toEqual([[]])
    })
  })

  test('when the conversation was removed, its unsent text returns to the field', async () => {
    const { chat } = inOnePiece({ send: () => refuse(new Gone('This conversation is no longer here.')) })
    await chat.send('How are you')
    expect(chat.current().failure?.isGone).toBe(true)
    expect(chat.startNew()).toBe('How are you')
    expect(chat.current()).toMatchObject({ messages: [], outgoing: undefined, sessionId: undefined })
  })

  test('without a link the page says so before anything is written', async () => {
    const { chat } = inOnePiece()
    await chat.enter(() => Promise.reject(new Unlinked('Not linked.')))
    expect(chat.current()).toMatchObject({ isUnlinked: true, isLoading: false })
  })
})
