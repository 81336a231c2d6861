/** So often it is looked which links have ended, in ms, for all that wait at once: a page is told well within a second (issue 5). */
const LOOK_EVERY_MS = 300
/** So many may wait at a time; whoever comes beyond is answered at once. */
const WAITING_MAX = 2_000

type Waiting = { readonly userId: number; readonly end: (isLinked: boolean) => void; readonly fail: (error: unknown) => void }

/** Waits for the end of links, whichever server ends them. */
export type LinkWatch = {
  /** Answers true when the link of this man still stands after `ms`, false as soon as it has ended. Throws what the store throws. */
  stands(userId: number, ms: number): Promise<boolean>
  /** Answers all that wait, and whoever comes later, without waiting. */
  stop(): void
}

/** `findLinked` tells which of these men have a link. */
export function watchLinks(findLinked: (userIds: readonly number[]) => Promise<ReadonlySet<number | null>>): LinkWatch {
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const look = async () => {
    timer = undefined
    const asked = [...waiting]
    if (asked.length === 0) return
    try {
      const linked = await findLinked([...new Set(asked.map(({ userId }) => userId))])
      for (const { userId, end } of asked) if (!linked.has(userId)) end(false)
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
    lookLater()
  }
  const lookLater = () => {
    if (!isStopped && waiting.size > 0) timer ??= setTimeout(() => void look(), LOOK_EVERY_MS).unref()
  }

  return {
    stands(userId, ms) {
      if (isStopped || ms <= 0 || waiting.size >= WAITING_MAX) return Promise.resolve(true)
      return new Promise<boolean>((resolve, reject) => {
        const forget = () => {
          clearTimeout(limit)
          waiting.delete(one)
        }
        const one: Waiting = {
          userId,
          end(isLinked) {
            forget()
            resolve(isLinked)
          },
          fail(error) {
            forget()
            reject(error instanceof Error ? error : new Error('the store failed'))
          },
        }
        const limit = setTimeout(() => one.end(true), ms)
        waiting.add(one)
        lookLater()
      })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const { end } of waiting) end(true)
    },
  }
}
