/** His conversation as the page shows it: what is stored, what is on its way, and what became of it. Knows neither React nor the network. */
import { type Sending, sendInOrder, type Unsent, unsentOf } from '../../../kit/web/unsent.ts'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

/** Something he sent that is not stored yet. Its key stays with it, so that trying again never says it twice; `at` is when he sent it, in ms. */
export type Outgoing = { readonly key: string; readonly message: string; readonly sessionId: number | undefined; readonly at: number }

/** An answer that the page gives itself while the server cannot; `isUnread` where it could not read the message either. */
export type OwnAnswer = {
  readonly text: string
  readonly parts: PartnerAnswerParts
  readonly language: PartnerMessage['language']
  readonly isUnread?: true
}

/** What a failed call means: words to show, and whether the conversation or the link is gone. */
export type Failure = { readonly words: string; readonly isOffline: boolean; readonly isGone: boolean; readonly isUnlinked: boolean }

/** Beside what is not stored yet: `isBusy`, an answer is awaited. `view` grows when another conversation takes the place of this one. */
export type ConversationState = Sending<Outgoing, OwnAnswer> & {
  readonly sessionId: number | undefined
  readonly messages: readonly PartnerMessage[]
  readonly failure: (Failure & { readonly own: OwnAnswer | undefined }) | undefined
  readonly isBusy: boolean
  readonly isLoading: boolean
  readonly loadProblem: Failure | undefined
  readonly isUnlinked: boolean
  readonly view: number
}

/** How the conversation reaches the world. What throws is judged by `failureOf`. */
export type Ways = {
  /** His latest conversation with its messages; undefined when there is none. */
  latest(signal: AbortSignal): Promise<{ id: number; messages: readonly PartnerMessage[] } | undefined>
  send(outgoing: Outgoing, signal: AbortSignal): Promise<{ asked: PartnerMessage; reply: PartnerMessage; session_id: number | null }>
  find(id: number, signal: AbortSignal): Promise<readonly PartnerMessage[]>
  failureOf(error: unknown): Failure
  /** What the page can say itself to this message; undefined where it cannot. */
  answerHere(message: string): Promise<OwnAnswer | undefined>
  /** Keeps what is not stored yet over a reload, in the order in which he wrote it. Never rejects. */
  keep(unsent: readonly Outgoing[]): Promise<void>
  newKey(): string
  now(): number
  pause(ms: number, signal: AbortSignal): Promise<void>
}

/** How often a half-made answer is looked for, in ms, and how often in all: longer than the server lets one be pending. */
export const LOOK_EVERY_MS = 1_000
export const LOOKS_MAX = 25

/** His clock and the server's may differ by so much, in ms, where a message is told from the same words said again. */
const SAME_MS = 120_000

const EMPTY: ConversationState = {
  sessionId: undefined,
  messages: [],
  outgoing: undefined,
  own: undefined,
  waiting: [],
  failure: undefined,
  isBusy: false,
  isLoading: false,
  loadProblem: undefined,
  isUnlinked: false,
  view: 0,
}

function merged(messages: readonly PartnerMessage[], more: readonly PartnerMessage[]): readonly PartnerMessage[] {
  const all = new Map(messages.map((one) => [one.id, one]))
  for (const one of more) all.set(one.id, one)
  return [...all.values()]
}

/** The conversation of one page. `failed` is what is shown for an answer that was never finished. */
export function createConversation(ways: Ways, failed: string) {
  let state = EMPTY
  let turn = new AbortController()
  /** What he sent last: its answer is asked for again under the same key. */
  let lastSent: Outgoing | undefined
  const watchers = new Set<() => void>()
  const unmade = { words: failed, isOffline: false, isGone: false, isUnlinked: false, own: undefined }

  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  const leaveTurn = () => {
    turn.abort(new DOMException('The page went on to something else', 'AbortError'))
    turn = new AbortController()
    return turn.signal
  }

  const unsent = () => unsentOf({ ...state, own: state.failure?.own ?? state.own })

  const keepAll = (left: readonly Unsent<Outgoing, OwnAnswer>[]) => ways.keep(left.map(({ outgoing }) => outgoing))

  /** The last answer as it ends: its words, or that it has none. */
  const settle = (messages: readonly PartnerMessage[]) => {
    const last = messages.at(-1)
    const hasFailed = last?.state === 'failed' || (last?.role === 'assistant' && last.text.trim() === '')
    set({ messages, isBusy: false, failure: hasFailed ? unmade : undefined })
  }

  /** Waits for an answer that is being made elsewhere: after a reload, or by an earlier call. */
  const follow = async (id: number, signal: AbortSignal) => {
    let problem: Failure | undefined
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      await ways.pause(LOOK_EVERY_MS, signal)
      try {
        const messages = await ways.find(id, signal)
        if (signal.aborted) return
        problem = undefined
        if (messages.at(-1)?.state !== 'pending') return settle(messages)
        set({ messages })
      } catch (error) {
        if (signal.aborted) return
        problem = ways.failureOf(error)
      }
    }
    set({ isBusy: false, failure: problem ? { ...problem, own: undefined } : unmade })
  }

  const fail = async (outgoing: Outgoing, failure: Failure, signal: AbortSignal) => {
    const own = failure.isGone ? undefined : await ways.answerHere(outgoing.message)
    if (signal.aborted) return
    // Where help is due it is read before anything else.
    set({
      isBusy: false,
      own: undefined,
      failure: { ...failure, own },
      isUnlinked: failure.isUnlinked && !own && state.waiting.every((one) => !one.own),
    })
  }

  const run = async (
    outgoing: Outgoing,
    signal: AbortSignal,
    { isStored = false, own }: { isStored?: boolean; own?: OwnAnswer | undefined },
  ) => {
    set({ outgoing: isStored ? undefined : outgoing, own, failure: undefined, isBusy: true })
    lastSent = outgoing
    try {
      if (!isStored) await keepAll(unsent())
      if (signal.aborted) return
      const { asked, reply, session_id: id } = await ways.send(outgoing, signal)
      if (signal.aborted) return
      void keepAll(state.waiting)
      const messages = merged(state.messages, [asked, reply])
      set({ outgoing: undefined, messages, ...(id !== null && { sessionId: id }) })
      if (reply.state === 'pending' && id !== null) await follow(id, signal)
      else settle(messages)
    } catch (error) {
      if (!signal.aborted) await fail(outgoing, ways.failureOf(error), signal)
    }
  }

  const runAll = (queue: readonly Unsent<Outgoing, OwnAnswer>[]) => {
    const signal = leaveTurn()
    return sendInOrder(queue, signal, {
      state: () => state,
      set,
      send: ({ outgoing, own }) => run({ ...outgoing, sessionId: outgoing.sessionId ?? state.sessionId }, signal, { own }),
      fail: (outgoing, failure) => fail(outgoing, failure, signal),
    })
  }

  const load = async (signal: AbortSignal): Promise<void> => {
    try {
      const found = await ways.latest(signal)
      if (signal.aborted) return
      set({ sessionId: found?.id, messages: found?.messages ?? [], isLoading: false })
      if (!found) return
      const isPending = found.messages.at(-1)?.state === 'pending'
      if (!isPending) return settle(found.messages)
      set({ isBusy: true })
      await follow(found.id, signal)
    } catch (error) {
      if (signal.aborted) return
      const problem = ways.failureOf(error)
      set({ isLoading: false, loadProblem: problem, isUnlinked: problem.isUnlinked })
    }
  }

  /** Says something; nothing while an answer is awaited, or for white space. */
  const send = async (message: string) => {
    const trimmed = message.trim()
    if (trimmed === '' || state.isBusy || state.isLoading) return
    const outgoing = { key: ways.newKey(), message: trimmed, sessionId: state.sessionId, at: ways.now() }
    await runAll([...unsent(), { outgoing, own: undefined }])
  }

  return {
    current: () => state,
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    send,
    /** Fetches his latest conversation; once more after a failure. */
    async enter() {
      const signal = leaveTurn()
      set({ ...EMPTY, isLoading: true, view: state.view + 1 })
      await load(signal)
    },
    /** Takes up what a reload interrupted: at once when it was on its way just now, else with `words` and the way to try again. */
    async resume(left: readonly Outgoing[], isRecent: boolean, words: string) {
      if (state.isUnlinked) return
      const asked = state.messages.findLast(({ role }) => role === 'user')
      // It has arrived, and only its answer did not come back.
      const arrived = left.find(({ message, at }) => asked?.text === message && Math.abs(Date.parse(asked.at) - at) < SAME_MS)
      if (arrived) lastSent = arrived
      const queue = left.filter((one) => one !== arrived).map((outgoing) => ({ outgoing, own: undefined }))
      const newest = queue.at(-1)
      if (!newest) return ways.keep([])
      if (isRecent && !state.isBusy) return runAll(queue)
      set({ waiting: queue.slice(0, -1), outgoing: newest.outgoing, failure: { ...unmade, words } })
    },
    /** The same again under the same key; what was stored before a reload and never answered is asked anew. */
    async retry() {
      if (state.isBusy) return
      if (state.outgoing) return runAll(unsent())
      if (lastSent) return run(lastSent, leaveTurn(), { isStored: true })
      const asked = state.messages.findLast(({ role }) => role === 'user')
      if (asked) await send(asked.text)
    },
    /** Back to the greeting; what was not stored is answered, so that it can go back into the field. */
    startNew(): string | undefined {
      leaveTurn()
      const left = unsent()
      if (left.length > 0) void ways.keep([])
      lastSent = undefined
      set({ ...EMPTY, view: state.view + 1 })
      return left.length > 0 ? left.map(({ outgoing }) => outgoing.message).join('\n\n') : undefined
    },
    /** Forgets everything, for the next person on this device. */
    forget() {
      leaveTurn()
      lastSent = undefined
      set({ ...EMPTY, view: state.view + 1 })
    },
  }
}
