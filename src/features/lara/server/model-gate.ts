/** A call to a language model that was admitted. It is closed once; later calls have no effect. */
export type Pass = {
  succeeded(): void
  /** `restMs` is the pause that the model asks for, in ms. */
  failed(restMs?: number): void
  /** Closes without a result, such as when she stopped the answer. */
  left(): void
}

/**
 * Circuit breaker for a language model: pauses after consecutive failures, and limits concurrent calls (decision 0021).
 */
export type Gate = {
  /** Admits a call; undefined if the circuit is open or the limit reached. */
  enter(): Pass | undefined
  state(): 'closed' | 'open' | 'half-open'
  underWay(): number
}

type Limits = { failuresMax?: number; restMs?: number; callsMax?: number; clock?: () => number }

const REST_MAX_MS = 600_000

/** Creates a gate in the state `closed`: calls pass. */
export function makeGate({ failuresMax = 3, restMs = 30_000, callsMax = 8, clock = () => performance.now() }: Limits = {}): Gate {
  let failures = 0
  let restUntil = 0
  let calls = 0
  let isTried = false

  const state = () => (failures < failuresMax ? 'closed' : clock() < restUntil || isTried ? 'open' : 'half-open')

  return {
    state,
    underWay: () => calls,
    enter: () => {
      const before = state()
      if (before === 'open' || calls >= callsMax) return undefined
      const isTrial = before === 'half-open'
      if (isTrial) isTried = true
      calls += 1
      let isOpen = true
      const close = (tell: () => void) => {
        if (!isOpen) return
        isOpen = false
        calls -= 1
        if (isTrial) isTried = false
        tell()
      }
      return {
        succeeded: () => close(() => (failures = 0)),
        failed: (asked = 0) =>
          close(() => {
            failures = asked > 0 ? failuresMax : failures + 1
            if (failures >= failuresMax) restUntil = clock() + Math.min(Math.max(asked, restMs), REST_MAX_MS)
          }),
        left: () => close(() => undefined),
      }
    },
  }
}
