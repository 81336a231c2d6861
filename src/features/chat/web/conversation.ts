/**
 * State of one conversation on a page, for both chats: stored messages, pending sends and failures. Independent of
 * React and the network.
 */
import type { Piece } from '../../../kit/web/event-stream.ts'
import { type Sending, sendInOrder, type Unsent, unsentOf } from './unsent.ts'
import type { Language } from '../../text/rules/speech.ts'

/**
 * A message that is not stored yet. Retries reuse its keys, so that it is stored once; `at` is when it was sent, in ms.
 */
export type Outgoing = {
  readonly key: string
  readonly sessionKey?: string
  readonly message: string
  readonly sessionId: number | undefined
  readonly at: number
}

/** Types that differ between the two chats: messages, sessions, outgoing messages, and the parts of an answer. */
export type Kinds = {
  message: { readonly id: number; readonly text: string; readonly state: 'done' | 'pending' | 'stopped' | 'failed' }
  session: { readonly id: number }
  outgoing: Outgoing
  parts: object
}

/**
 * An answer that the page makes while the server is unreachable; `isUnread` if the page could not interpret the message
 * either.
 */
export type LocalAnswer<Parts> = { readonly text: string; readonly parts: Parts; readonly language: Language; readonly isUnread?: true }

/**
 * A failed call: words to show; whether the server was unreachable, the conversation removed, or the partner not
 * linked.
 */
export type CallFailure = { readonly words: string; readonly isOffline: boolean; readonly isGone: boolean; readonly isUnlinked: boolean }

/** Why there is no answer, and the local answer, if any. */
export type Failure<Parts> = CallFailure & { readonly own: LocalAnswer<Parts> | undefined }

/**
 * Beside what is not stored yet: `isBusy` while an answer is pending; `streamed`, its text so far; `fresh`, the id of
 * the last answer received on this page. `view` is incremented when another conversation is shown.
 */
export type ConversationState<K extends Kinds> = Sending<K['outgoing'], LocalAnswer<K['parts']>> & {
  readonly sessionId: number | undefined
  readonly session: K['session'] | undefined
  readonly messages: readonly K['message'][]
  readonly failure: Failure<K['parts']> | undefined
  readonly isBusy: boolean
  readonly streamed: string
  readonly isLoading: boolean
  readonly loadProblem: CallFailure | undefined
  readonly isUnlinked: boolean
  readonly fresh: number | undefined
  readonly view: number
}

/** A stored conversation. */
export type Found<K extends Kinds> = { readonly session: K['session']; readonly messages: readonly K['message'][] }

/** Result of a sent message; without a session nothing was stored. */
type Arrived<K extends Kinds> = {
  readonly asked: K['message']
  readonly reply: K['message']
  readonly session: K['session'] | undefined
}

/** Access to the server and the device. `failureOf` interprets what the others throw. */
export type Ways<K extends Kinds> = {
  /** Creates a conversation before its first message is sent. Absent: the first message creates it. */
  create?(key: string): Promise<K['session']>
  /** Events of an answer: `stored`, `delta`, `restart`, `done`, `failed`; or a single `reply`. */
  send(outgoing: K['outgoing'], signal: AbortSignal): AsyncIterable<Piece>
  find(id: number, signal: AbortSignal): Promise<Found<K>>
  stop?(id: number, shown: number): Promise<K['message']>
  isAnswer(message: K['message']): boolean
  /** Whether a message that was retained over a reload is already stored. */
  isStored?(outgoing: K['outgoing'], messages: readonly K['message'][]): boolean
  failureOf(error: unknown): CallFailure
  /** The local answer to this message; undefined if the page has none. */
  answerHere(outgoing: K['outgoing']): Promise<LocalAnswer<K['parts']> | undefined>
  /** Retains unsent messages over a reload, oldest first. Never rejects. */
  keep(unsent: readonly K['outgoing'][]): Promise<void>
  newKey(): string
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * Polling interval for a pending answer, in ms, and maximum number of polls: longer in all than the server's limit for
 * pending answers.
 */
export const LOOK_EVERY_MS = 1_000
export const LOOKS_MAX = 25

const EMPTY = {
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
  isUnlinked: false,
  fresh: undefined,
  view: 0,
} as const

function merged<Message extends { readonly id: number }>(messages: readonly Message[], more: readonly Message[]): readonly Message[] {
  const all = new Map(messages.map((one) => [one.id, one]))
  for (const one of more) all.set(one.id, one)
  return [...all.values()]
}

/** Creates the state of one conversation. `said` is shown for an answer without text, and for one that failed. */
export function createConversation<K extends Kinds>(ways: Ways<K>, said: { noContent: string; failed: string }) {
  type State = ConversationState<K>
  type Waiting = Unsent<K['outgoing'], LocalAnswer<K['parts']>>
  let state: State = EMPTY
  let turn = new AbortController()
  /** The message sent last, for a retry under the same key. */
  let lastSent: K['outgoing'] | undefined
  const watchers = new Set<() => void>()

  const set = (change: Partial<State>) => {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  const leaveQueue = () => {
    turn.abort(new DOMException('The page went on to something else', 'AbortError'))
    turn = new AbortController()
    return turn.signal
  }

  /** Assigns the open conversation to a message that was written before it was created. */
  const here = (outgoing: K['outgoing']): K['outgoing'] => ({ ...outgoing, sessionId: outgoing.sessionId ?? state.sessionId })

  const keepAll = (left: readonly Waiting[]) => ways.keep(left.map(({ outgoing }) => here(outgoing)))

  /** Removes the outgoing message once it is stored. */
  const forgetOutgoing = () => {
    if (state.outgoing) void keepAll(state.waiting)
  }

  const unsent = () => unsentOf({ ...state, own: state.failure?.own ?? state.own })

  const put = (more: readonly K['message'][], change: Partial<State> = {}) => set({ messages: merged(state.messages, more), ...change })

  const unanswered = (words: string): Failure<K['parts']> => ({ words, isOffline: false, isGone: false, isUnlinked: false, own: undefined })

  /** The last message, if it is an answer. */
  const lastAnswer = (messages: readonly K['message'][]) => messages.slice(-1).find(ways.isAnswer)

  /** Why an answer has no text to show; undefined if it has. */
  const failureOfAnswer = ({ state: how, text }: K['message']) => {
    if (how === 'failed') return unanswered(said.failed)
    return how === 'done' && text.trim() === '' ? unanswered(said.noContent) : undefined
  }

  /** Shows a settled answer, or its failure. */
  const finish = (asked: K['message'] | undefined, reply: K['message'], session?: K['session']) => {
    const failure = failureOfAnswer(reply)
    forgetOutgoing()
    put(asked ? [asked, reply] : [reply], {
      // A crisis is answered even if its conversation was removed: in a new one, which the page continues with.
      ...(session && { session, sessionId: session.id }),
      outgoing: undefined,
      isBusy: false,
      streamed: '',
      failure,
      fresh: failure ? state.fresh : reply.id,
    })
  }

  const pending = () => state.messages.findLast((one) => ways.isAnswer(one) && one.state === 'pending')

  /** Polls for an answer that another request is making: after a reload, or after a lost connection. */
  const follow = async (id: number, signal: AbortSignal) => {
    let problem: unknown
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      await ways.pause(LOOK_EVERY_MS, signal)
      try {
        const found = await ways.find(id, signal)
        if (signal.aborted) return
        problem = undefined
        put(found.messages, { session: found.session })
        const last = lastAnswer(found.messages)
        if (!last) return set({ isBusy: false, streamed: '' })
        if (last.state !== 'pending') return finish(undefined, last)
      } catch (error) {
        if (signal.aborted) return
        problem = error
      }
    }
    // Reading and writing remain possible; the answer is loaded when the conversation is opened again.
    const failure = problem === undefined ? unanswered(said.failed) : { ...ways.failureOf(problem), own: undefined }
    set({ isBusy: false, streamed: '', failure })
  }

  const hear = async (outgoing: K['outgoing'], signal: AbortSignal): Promise<'done' | 'stored' | 'nothing'> => {
    let isStored = false
    try {
      for await (const { name, data } of ways.send(outgoing, signal)) {
        if (signal.aborted) return 'done'
        if (name === 'delta') set({ streamed: state.streamed + (data as { text: string }).text })
        else if (name === 'restart') set({ streamed: '' })
        else if (name === 'failed') return isStored ? 'stored' : 'nothing'
        else if (name === 'stored' || name === 'done' || name === 'reply') {
          const { asked, reply, session } = data as Arrived<K>
          const isPending = reply.state === 'pending' && session !== undefined
          if (name !== 'stored' && !isPending) {
            finish(asked, reply, session)
            return 'done'
          }
          isStored = true
          forgetOutgoing()
          const place = { ...(session && { session, sessionId: session.id }), outgoing: undefined, failure: undefined }
          put([asked, reply], name === 'stored' ? { ...place, streamed: reply.text } : place)
          // The key was used before and its answer is still pending.
          if (name !== 'stored') return 'stored'
        }
      }
    } catch (error) {
      if (!isStored || signal.aborted) throw error
    }
    return isStored ? 'stored' : 'nothing'
  }

  const fail = async (outgoing: K['outgoing'], failure: CallFailure, signal: AbortSignal) => {
    const own = failure.isGone ? undefined : await ways.answerHere(outgoing)
    if (signal.aborted) return
    set({
      isBusy: false,
      streamed: '',
      own: undefined,
      failure: { ...failure, own },
      // Help lines take precedence over the notice that there is no link.
      isUnlinked: failure.isUnlinked && !own && state.waiting.every((one) => !one.own),
    })
  }

  const run = async (
    outgoing: K['outgoing'],
    signal: AbortSignal,
    { isStored = false, own }: { isStored?: boolean; own?: LocalAnswer<K['parts']> | undefined },
  ) => {
    set({ outgoing: isStored ? undefined : outgoing, own, failure: undefined, isBusy: true, streamed: '' })
    let sent = outgoing
    lastSent = sent
    try {
      if (!isStored) await keepAll(unsent())
      if (signal.aborted) return
      if (sent.sessionId === undefined && ways.create) {
        const session = await ways.create(sent.sessionKey ?? sent.key)
        if (signal.aborted) return
        sent = { ...sent, sessionId: session.id }
        lastSent = sent
        set({ sessionId: session.id, session, outgoing: sent })
        await keepAll(unsent())
        if (signal.aborted) return
      }
      const end = await hear(sent, signal)
      if (signal.aborted || end === 'done') return
      const id = state.sessionId ?? sent.sessionId
      if (end === 'stored' && id !== undefined) await follow(id, signal)
      else await fail(sent, unanswered(said.failed), signal)
    } catch (error) {
      if (signal.aborted) return
      await fail(sent, ways.failureOf(error), signal)
    }
  }

  const runAll = (queue: readonly Waiting[]) => {
    const signal = leaveQueue()
    return sendInOrder<K['outgoing'], LocalAnswer<K['parts']>, Failure<K['parts']>>(queue, signal, {
      state: () => state,
      set,
      send: ({ outgoing, own }) => run(here(outgoing), signal, { own }),
      fail: (outgoing, failure) => fail(outgoing, failure, signal),
    })
  }

  const load = async (finding: Promise<Found<K> | undefined>, signal: AbortSignal) => {
    try {
      const found = await finding
      if (signal.aborted) return
      if (!found) return set({ isLoading: false })
      const { session, messages } = found
      const last = lastAnswer(messages)
      const isPending = last?.state === 'pending'
      set({ session, sessionId: session.id, messages, failure: last && failureOfAnswer(last), isLoading: false, isBusy: isPending })
      if (isPending) await follow(session.id, signal)
    } catch (error) {
      if (signal.aborted) return
      const problem = ways.failureOf(error)
      set({ isLoading: false, loadProblem: problem, isUnlinked: problem.isUnlinked })
    }
  }

  /**
   * Sends a message; does nothing while an answer is pending, or for white space. `more` holds the chat's additional
   * fields.
   */
  const send = async (message: string, more?: Partial<K['outgoing']>) => {
    const trimmed = message.trim()
    if (trimmed === '' || state.isBusy || state.isLoading) return
    const keys = { key: ways.newKey(), ...(ways.create && { sessionKey: ways.newKey() }) }
    const begun: Outgoing = { ...keys, message: trimmed, sessionId: state.sessionId, at: ways.now() }
    const outgoing = { ...more, ...begun } as K['outgoing']
    await runAll([...unsent(), { outgoing, own: undefined }])
  }

  /** Shows another conversation, or none. */
  const show = (change: Partial<State>) => {
    const signal = leaveQueue()
    set({ ...EMPTY, ...change, view: state.view + 1 })
    return signal
  }

  /** Without its session, the last message could belong to another conversation. */
  const forgetLast = () => {
    if (!ways.create) lastSent = undefined
  }

  return {
    current: () => state,
    isAnswer: ways.isAnswer,
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    send,
    /** Opens another conversation; does nothing if it is open already, unless it failed to load. */
    async open(id: number) {
      if (state.sessionId === id && !state.loadProblem) return
      const signal = show({ sessionId: id, isLoading: true })
      await load(ways.find(id, signal), signal)
    },
    /** Opens the conversation that `latest` resolves to; again after a failure. */
    async enter(latest: (signal: AbortSignal) => Promise<Found<K> | undefined>) {
      const signal = show({ isLoading: true })
      await load(latest(signal), signal)
    },
    /** Returns to the welcome. Returns the text that was not stored, for the field; undefined if there is none. */
    startNew(): string | undefined {
      const left = unsent()
      if (left.length > 0) void ways.keep([])
      forgetLast()
      show({})
      return left.length > 0 ? left.map(({ outgoing }) => outgoing.message).join('\n\n') : undefined
    },
    /** Resumes what a reload interrupted: immediately if it was sent recently, else with `words` and a retry. */
    async resume(left: readonly K['outgoing'][], isRecent: boolean, words: string) {
      if (state.isUnlinked) return
      // Only the answer of this one is missing.
      const stored = left.find((one) => ways.isStored?.(one, state.messages))
      if (stored) lastSent = stored
      const queue = left.filter((one) => one !== stored).map((outgoing) => ({ outgoing, own: undefined }))
      const newest = queue.at(-1)
      if (!newest) return ways.keep([])
      if (isRecent && !state.isBusy) return runAll(queue)
      set({ waiting: queue.slice(0, -1), outgoing: newest.outgoing, failure: unanswered(words) })
    },
    /** Retries under the same key; asks again for the answer to a message that was stored before a reload. */
    async retry() {
      if (state.isBusy) return
      if (state.outgoing) return runAll(unsent())
      if (lastSent && (!ways.create || lastSent.sessionId === state.sessionId)) return run(lastSent, leaveQueue(), { isStored: true })
      const asked = state.messages.findLast((one) => !ways.isAnswer(one))
      if (asked) await send(asked.text)
    },
    /** Stops the answer; the text shown so far stays. */
    async stop() {
      const reply = pending()
      if (!reply || !ways.stop) return
      const shown = state.streamed
      leaveQueue()
      put([{ ...reply, text: shown, state: 'stopped' }], { isBusy: false, streamed: '' })
      const kept = await ways.stop(reply.id, shown.length)
      if (state.messages.some(({ id }) => id === kept.id)) put([kept])
    },
    /** Replaces a message by its current version. */
    replace: (message: K['message']) => put([message]),
    /** Clears all state, for the next person on this device. */
    forget() {
      forgetLast()
      show({})
    },
  }
}
