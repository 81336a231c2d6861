import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

type Fetch = () => Promise<unknown>

/** After the page itself, in ms. */
const AFTER_MS = 500

/** Fetches what a talk needs when the connection is gone, while there is one: `parts` after the page, `heavy` with the first letter written. */
export function useOfflineParts(parts: readonly Fetch[], heavy: Fetch): void {
  useEffect(() => {
    // What fails now is asked for again when it is wanted.
    const fetchAll = (all: readonly Fetch[]) => {
      for (const part of all) part().catch(() => undefined)
    }
    const timer = setTimeout(fetchAll, AFTER_MS, parts)
    const begin = () => void whenIdle().then(() => fetchAll([heavy]))
    addEventListener('input', begin, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('input', begin)
    }
  }, [parts, heavy])
}
