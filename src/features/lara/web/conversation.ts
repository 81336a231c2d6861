/** One conversation as the page shows it: what is stored, what is on its way, and what became of it. Knows neither React nor the network. */
import type { Answered, AnswerParts, ChatMessage, ChatSession, NewMessage } from '../contract.ts'
import type { Piece } from '../../../kit/web/event-stream.ts'
import { type Sending, sendInOrder, type Unsent, unsentOf } from '../../../kit/web/unsent.ts'

/** Something she sent that is not stored yet. Its two keys stay with it, so that trying again never says it twice. */
export type Outgoing = {
  readonly key: string
  readonly sessionKey: string
  readonly message: string
  readonly type: NewMessage['message_type']
  readonly sessionId: number | undefined
  /** When she sent it, in ms. */
  readonly at: number
}

/** An answer that the page gives itself while the server cannot; `isUnread` where it could not read the message either. */
export type OwnAnswer = {
  readonly text: string
  readonly parts: AnswerParts
  readonly language: ChatMessage['language']
  readonly isUnread?: true
}

/** Why there is no answer: words to show, whether the same may be tried again, and what the page can say itself. */
export type Failure = {
  readonly words: string
  readonly isOffline: boolean
  /** The conversation is gone; only a new one can go on. */
  readonly isGone: boolean
  readonly own: OwnAnswer | undefined
}

/** Beside what is not stored yet: `isBusy`, an answer is awaited. `streamed` is the text of the pending reply so far. `fresh` is the last answer that came on this page. */
export type ConversationState = Sending<Outgoing, OwnAnswer> & {
  readonly sessionId: number | undefined
  readonly session: ChatSession | undefined
  readonly messages: readonly ChatMessage[]
  readonly failure: Failure | undefined
  readonly isBusy: boolean
  readonly streamed: string
  readonly isLoading: boolean
  readonly loadProblem: { readonly words: string; readonly isGone: boolean } | undefined
  readonly fresh: number | undefined
  /** Grows when another conversation takes the place of this one. */
  readonly view: number
}

/** How the conversation reaches the world. What throws is judged by `failureOf`. */
export type Ways = {
  create(key: string): Promise<ChatSession>
  send(message: NewMessage, key: string, signal: AbortSignal): AsyncIterable<Piece>
  find(id: number, signal: AbortSignal): Promise<{ session: ChatSession; messages: readonly ChatMessage[] }>
  stop(id: number, shown: number): Promise<ChatMessage>
  failureOf(error: unknown): Omit<Failure, 'own'>
  /** What the page can say itself to this message; undefined where it cannot. */
  answerHere(message: string): Promise<OwnAnswer | undefined>
  /** Keeps what is not stored yet over a reload, in the order in which she wrote it. Never rejects. */
  keep(unsent: readonly Outgoing[]): Promise<void>
  newKey(): string
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/** How often a half-made answer is looked for, in ms, and how often in all: longer than the server lets one be pending. */
export const LOOK_EVERY_MS = 1_000
export const LOOKS_MAX = 25

const EMPTY: ConversationState = {
  sessionId: undefined,
  session: undefined,
  messages: [],
  outgoing: undefined,
  own: undefined,
  waiting: [],
  failure: undefined,
  isBusy: false,
  streamed: '',
  isLoading: false,
  loadProblem: undefined,
  fresh: undefined,
  view: 0,
}

function merged(messages: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const all = new Map(messages.map((one) => [one.id, one]))
  for (const one of more) all.set(one.id, one)
  return [...all.values()]
}

/** The conversation of one page. `said` is what is shown for an answer without words, and for one that was never finished. */
export function createConversation(ways: Ways, said: { noContent: string; failed: string }) {
  let state = EMPTY
  let turn = new AbortController()
  /** What she sent last: its answer is asked for again under the same key. */
  let lastSent: Outgoing | undefined
  const watchers = new Set<() => void>()

  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  const leaveTurn = () => {
    turn.abort(new DOMException('The page went on to something else', 'AbortError'))
    turn = new AbortController()
    return turn.signal
  }

  /** What was written before its conversation had begun belongs to it. */
  const here = (outgoing: Outgoing): Outgoing => ({ ...outgoing, sessionId: outgoing.sessionId ?? state.sessionId })

  const keepAll = (left: readonly Unsent<Outgoing, OwnAnswer>[]) => ways.keep(left.map(({ outgoing }) => here(outgoing)))

  /** What was on its way has arrived, or went back into the field. */
  const forgetOutgoing = () => {
    if (state.outgoing) void keepAll(state.waiting)
  }

  const unsent = () => unsentOf({ ...state, own: state.failure?.own ?? state.own })

  const put = (more: readonly ChatMessage[], change: Partial<ConversationState> = {}) =>
    set({ messages: merged(state.messages, more), ...change })

  /** Lara's message as it ends: its last word, or that it has none. */
  const finish = (asked: ChatMessage | undefined, reply: ChatMessage, session?: ChatSession) => {
    const isEmpty = reply.state === 'done' && reply.text.trim() === ''
    const hasFailed = isEmpty || reply.state === 'failed'
    forgetOutgoing()
    const own = hasFailed ? { words: isEmpty ? said.noContent : said.failed, isOffline: false, isGone: false, own: undefined } : undefined
    put(asked ? [asked, reply] : [reply], {
      // A crisis is answered also where its conversation is gone: in a new one, which goes on from here.
      ...(session && { session, sessionId: session.id }),
      outgoing: undefined,
      isBusy: false,
      streamed: '',
      failure: own,
      fresh: hasFailed ? state.fresh : reply.id,
    })
  }

  const pending = () => state.messages.findLast(({ from, state: how }) => from === 'lara' && how === 'pending')

  /** Waits for an answer that is being made elsewhere: after a reload, or when the line broke. */
  const follow = async (id: number, signal: AbortSignal) => {
    let problem: unknown
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      await ways.pause(LOOK_EVERY_MS, signal)
      try {
        const found = await ways.find(id, signal)
        if (signal.aborted) return
        problem = undefined
        put(found.messages, { session: found.session })
        const last = found.messages.at(-1)
        if (last?.from !== 'lara' || last.state !== 'pending') {
          if (last?.from === 'lara') finish(undefined, last)
          else set({ isBusy: false, streamed: '' })
          return
        }
      } catch (error) {
        if (signal.aborted) return
        problem = error
      }
    }
    // She may read on and write; the answer is found when the conversation is opened again.
    const failure = problem === undefined ? { words: said.failed, isOffline: false, isGone: false } : ways.failureOf(problem)
    set({ isBusy: false, streamed: '', failure: { ...failure, own: undefined } })
  }

  const hear = async (outgoing: Outgoing, sessionId: number, signal: AbortSignal): Promise<'done' | 'stored' | 'nothing'> => {
    const { message, type, key } = outgoing
    const body: NewMessage = { message, session_id: sessionId, ...(type && { message_type: type }) }
    let isStored = false
    try {
      for await (const { name, data } of ways.send(body, key, signal)) {
        if (signal.aborted) return 'done'
        if (name === 'stored') {
          const { asked, reply, session } = data as Pick<Answered, 'asked' | 'reply' | 'session'>
          isStored = true
          forgetOutgoing()
          put([asked, reply], { session, sessionId: session.id, outgoing: undefined, failure: undefined, streamed: reply.text })
        } else if (name === 'delta') set({ streamed: state.streamed + (data as { text: string }).text })
        else if (name === 'restart') set({ streamed: '' })
        else if (name === 'done' || name === 'reply') {
          const { asked, reply, session } = data as Answered
          if (reply.state === 'pending') {
            // The key was seen before and its answer is still being made.
            forgetOutgoing()
            put([asked, reply], { session, sessionId: session.id, outgoing: undefined, failure: undefined })
            return 'stored'
          }
          finish(asked, reply, session)
          return 'done'
        } else if (name === 'failed') return isStored ? 'stored' : 'nothing'
      }
    } catch (error) {
      if (!isStored || signal.aborted) throw error
    }
    return isStored ? 'stored' : 'nothing'
  }

  const fail = async (outgoing: Outgoing, failure: Omit<Failure, 'own'>, signal: AbortSignal) => {
    const own = failure.isGone ? undefined : await ways.answerHere(outgoing.message)
    if (signal.aborted) return
    set({ isBusy: false, streamed: '', own: undefined, failure: { ...failure, own } })
  }

  const run = async (
    outgoing: Outgoing,
    signal: AbortSignal,
    { isStored = false, own }: { isStored?: boolean; own?: OwnAnswer | undefined },
  ) => {
    set({ outgoing: isStored ? undefined : outgoing, own, failure: undefined, isBusy: true, streamed: '' })
    let sent = outgoing
    lastSent = sent
    try {
      if (!isStored) await keepAll(unsent())
      if (signal.aborted) return
      if (sent.sessionId === undefined) {
        const session = await ways.create(sent.sessionKey)
        if (signal.aborted) return
        sent = { ...sent, sessionId: session.id }
        lastSent = sent
        set({ sessionId: session.id, session, outgoing: sent })
        await keepAll(unsent())
        if (signal.aborted) return
      }
      const id = sent.sessionId
      if (id === undefined) return
      const end = await hear(sent, id, signal)
      if (signal.aborted || end === 'done') return
      if (end === 'stored') await follow(state.sessionId ?? id, signal)
      else await fail(sent, { words: said.failed, isOffline: false, isGone: false }, signal)
    } catch (error) {
      if (signal.aborted) return
      await fail(sent, ways.failureOf(error), signal)
    }
  }

  const runAll = (queue: readonly Unsent<Outgoing, OwnAnswer>[]) => {
    const signal = leaveTurn()
    return sendInOrder(queue, signal, {
      state: () => state,
      set,
      send: ({ outgoing, own }) => run(here(outgoing), signal, { own }),
      fail: (outgoing, failure) => fail(outgoing, failure, signal),
    })
  }

  const load = async (id: number, signal: AbortSignal) => {
    try {
      const { session, messages } = await ways.find(id, signal)
      if (signal.aborted) return
      const last = messages.at(-1)
      const isPending = last?.from === 'lara' && last.state === 'pending'
      const failure = last?.state === 'failed' ? { words: said.failed, isOffline: false, isGone: false, own: undefined } : undefined
      set({ session, messages, failure, isLoading: false, isBusy: isPending })
      if (isPending) await follow(id, signal)
    } catch (error) {
      if (signal.aborted) return
      const { words, isGone } = ways.failureOf(error)
      set({ isLoading: false, loadProblem: { words, isGone } })
    }
  }

  /** Says something; nothing while an answer is awaited, or for white space. */
  const send = async (message: string, type?: NewMessage['message_type']) => {
    const trimmed = message.trim()
    if (trimmed === '' || state.isBusy || state.isLoading) return
    const outgoing = {
      key: ways.newKey(),
      sessionKey: ways.newKey(),
      message: trimmed,
      type,
      sessionId: state.sessionId,
      at: ways.now(),
    }
    await runAll([...unsent(), { outgoing, own: undefined }])
  }

  return {
    current: () => state,
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    send,
    /** Shows another conversation; the one that is open stays as it is, unless it could not be loaded. */
    async open(id: number) {
      if (state.sessionId === id && !state.loadProblem) return
      const signal = leaveTurn()
      set({ ...EMPTY, sessionId: id, isLoading: true, view: state.view + 1 })
      await load(id, signal)
    },
    /** Back to the welcome. What was stored stays stored; what was not is answered, so that it can go back into the field. */
    startNew(): string | undefined {
      leaveTurn()
      const left = unsent()
      if (left.length > 0) void ways.keep([])
      set({ ...EMPTY, view: state.view + 1 })
      return left.length > 0 ? left.map(({ outgoing }) => outgoing.message).join('\n\n') : undefined
    },
    /** Takes up what a reload interrupted: at once when it was on its way just now, else with `words` and the way to try again. */
    async resume(left: readonly Outgoing[], isRecent: boolean, words: string) {
      if (state.isBusy || state.outgoing || state.loadProblem) return
      const queue = left.map((outgoing) => ({ outgoing, own: undefined }))
      if (isRecent) return runAll(queue)
      set({ waiting: queue.slice(0, -1), outgoing: left.at(-1), failure: { words, isOffline: false, isGone: false, own: undefined } })
    },
    /** The same again under the same key; what was stored before a reload and never answered is asked anew. */
    async retry() {
      if (state.isBusy) return
      if (state.outgoing) return runAll(unsent())
      if (lastSent && lastSent.sessionId === state.sessionId) return run(lastSent, leaveTurn(), { isStored: true })
      const asked = state.messages.findLast(({ from }) => from === 'her')
      if (asked) await send(asked.text)
    },
    /** Stops the answer; what she has seen of it stays. */
    async stop() {
      const reply = pending()
      if (!reply) return
      const shown = state.streamed
      leaveTurn()
      put([{ ...reply, text: shown, state: 'stopped' }], { isBusy: false, streamed: '' })
      const kept = await ways.stop(reply.id, shown.length)
      if (state.messages.some(({ id }) => id === kept.id)) put([kept])
    },
    /** Shows a message as it is now, after her thumb. */
    replace: (message: ChatMessage) => put([message]),
    /** Forgets everything, for the next person on this device. */
    forget() {
      leaveTurn()
      set({ ...EMPTY, view: state.view + 1 })
    },
  }
}
