/** Messages of a conversation that are not stored yet, in writing order. Independent of React and the network. */

/** An unsent message and the page's own answer to it, if any. */
export type Unsent<Message, Own> = { readonly outgoing: Message; readonly own: Own | undefined }

/**
 * `outgoing`: being sent, or failed last; `waiting`: further unsent messages; `own`: the page's own answer to
 * `outgoing` after an earlier failure.
 */
export type Sending<Message, Own> = {
  readonly outgoing: Message | undefined
  readonly own: Own | undefined
  readonly waiting: readonly Unsent<Message, Own>[]
}

/** How messages are sent. `send` and `fail` settle when done; `fail` answers from the page itself where it can. */
type Ways<Message, Own, Failure> = {
  state(): Sending<Message, Own> & { readonly failure: Failure | undefined }
  set(change: Partial<Sending<Message, Own>> & { readonly failure?: undefined; readonly isBusy?: boolean }): void
  send(one: Unsent<Message, Own>): Promise<void>
  fail(outgoing: Message, failure: Failure): Promise<void>
}

/** Everything not stored yet; `at` is the time of writing in ms. */
export function unsentOf<Message extends { readonly at: number }, Own>({
  outgoing,
  own,
  waiting,
}: Sending<Message, Own>): readonly Unsent<Message, Own>[] {
  const all = outgoing ? [...waiting, { outgoing, own }] : waiting
  return all.toSorted((a, b) => a.outgoing.at - b.outgoing.at)
}

/**
 * Sends a queue in order. When one message fails, those after it wait, and the newest is shown as failed. Ends early
 * when `signal` reports that the conversation has changed.
 */
export async function sendInOrder<Message, Own, Failure extends { readonly own: Own | undefined }>(
  queue: readonly Unsent<Message, Own>[],
  signal: AbortSignal,
  { state, set, send, fail }: Ways<Message, Own, Failure>,
): Promise<void> {
  for (const [place, one] of queue.entries()) {
    const later = queue.slice(place + 1)
    set({ waiting: later })
    await send(one)
    if (signal.aborted) return
    const { outgoing: lost, failure } = state()
    if (!lost || !failure) continue
    const newest = later.at(-1)
    if (!newest) return
    const waiting = [{ outgoing: lost, own: failure.own }, ...later.slice(0, -1)]
    set({ waiting, outgoing: newest.outgoing, own: newest.own, failure: undefined, isBusy: true })
    return fail(newest.outgoing, failure)
  }
}
