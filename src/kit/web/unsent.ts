/** What was written into a talk and is not stored yet, in the order in which it was written. Knows neither React nor the network. */

/** One message with what the page itself has said to it. */
export type Unsent<Message, Own> = { readonly outgoing: Message; readonly own: Own | undefined }

/**
 * `outgoing` is what is on its way or failed last, `waiting` what else is not stored, `own` what the page said to `outgoing` when it failed
 * before.
 */
export type Sending<Message, Own> = {
  readonly outgoing: Message | undefined
  readonly own: Own | undefined
  readonly waiting: readonly Unsent<Message, Own>[]
}

/** How one message after the other is sent. `send` and `fail` settle when that is done; `fail` answers from the page itself, where it can. */
type Ways<Message, Own, Failure> = {
  state(): Sending<Message, Own> & { readonly failure: Failure | undefined }
  set(change: Partial<Sending<Message, Own>> & { readonly failure?: undefined; readonly isBusy?: boolean }): void
  send(one: Unsent<Message, Own>): Promise<void>
  fail(outgoing: Message, failure: Failure): Promise<void>
}

/** Everything that is not stored yet; `at` is when it was written, in ms. */
export function unsentOf<Message extends { readonly at: number }, Own>({
  outgoing,
  own,
  waiting,
}: Sending<Message, Own>): readonly Unsent<Message, Own>[] {
  const all = outgoing ? [...waiting, { outgoing, own }] : waiting
  return all.toSorted((one, other) => one.outgoing.at - other.outgoing.at)
}

/**
 * Sends a queue in its order. Where one message does not arrive, all after it wait too, and it is the newest that is told to have failed. Ends
 * early where `signal` says that the talk went on to something else.
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
