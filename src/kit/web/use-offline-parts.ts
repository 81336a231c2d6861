import { useEffect } from 'react'
import { whenIdle } from './scheduling.ts'

type Fetch = () => Promise<unknown>

/** Delay after the page, in ms. */
const AFTER_MS = 500

/** Prefetches what a chat needs offline: `parts` after the page, `heavy` with the first character typed. */
export function useOfflineParts(parts: readonly Fetch[], heavy: Fetch): void {
  useEffect(() => {
    // A failed fetch is repeated when the part is needed.
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
