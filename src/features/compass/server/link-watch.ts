/** Interval in ms at which ended links are looked up for all waiting calls: an open page learns within a second. */
const LOOKUP_INTERVAL_MS = 300
/** Maximum number of waiting calls; further ones get a reply at once. */
const MAX_WAITING = 2_000

type Waiter = { readonly userId: number; readonly end: (isLinked: boolean) => void; readonly fail: (error: unknown) => void }

/** Waits for the end of links, on whichever server they end. */
export type LinkWatch = {
  /**
   * Resolves to true when the partner's link still exists after `ms`, to false as soon as it has ended. Throws errors
   * of the store.
   */
  exists(userId: number, ms: number): Promise<boolean>
  /** Resolves all waiting calls, and later ones at once. */
  stop(): void
}

/** `findLinked` returns which of these partners have a link. */
export function watchLinks(findLinked: (userIds: readonly number[]) => Promise<ReadonlySet<number | null>>): LinkWatch {
  const waiting = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const lookUp = async () => {
    timer = undefined
    const pending = [...waiting]
    if (pending.length === 0) return
    try {
      const linked = await findLinked([...new Set(pending.map(({ userId }) => userId))])
      for (const { userId, end } of pending) if (!linked.has(userId)) end(false)
    } catch (error) {
      for (const { fail } of pending) fail(error)
    }
    schedule()
  }
  const schedule = () => {
    if (!isStopped && waiting.size > 0) timer ??= setTimeout(() => void lookUp(), LOOKUP_INTERVAL_MS).unref()
  }

  return {
    exists(userId, ms) {
      if (isStopped || ms <= 0 || waiting.size >= MAX_WAITING) return Promise.resolve(true)
      return new Promise<boolean>((resolve, reject) => {
        const remove = () => {
          clearTimeout(limit)
          waiting.delete(entry)
        }
        const entry: Waiter = {
          userId,
          end(isLinked) {
            remove()
            resolve(isLinked)
          },
          fail(error) {
            remove()
            reject(error instanceof Error ? error : new Error('the store failed'))
          },
        }
        const limit = setTimeout(() => entry.end(true), ms)
        waiting.add(entry)
        schedule()
      })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const { end } of waiting) end(true)
    },
  }
}
