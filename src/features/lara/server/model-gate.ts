/** One call to a language model that was let through; it is closed once, in whatever way it ends. */
export type Pass = {
  succeeded(): void
  /** `restMs` is how long the model asks to be left alone. */
  failed(restMs?: number): void
  /** It ended without telling anything about the model. */
  left(): void
}

/** Stands before a language model: after failures in a row nobody asks it for a while, and never too many at once (decision 0021). */
export type Gate = {
  /** Lets a call through, or answers undefined. */
  enter(): Pass | undefined
  state(): 'closed' | 'open' | 'half-open'
  underWay(): number
}

type Limits = { failuresMax?: number; restMs?: number; callsMax?: number; clock?: () => number }

const REST_MAX_MS = 600_000

/** Opens a gate as it stands at the start: closed in the sense of a circuit, calls go through. */
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
