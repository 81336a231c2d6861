import { useEffect, useState } from 'react'

/** A clock on the page is set anew this often, in ms (spec §9). */
const CLOCK_MS = 60_000

/** Now, in ms since the epoch; the component draws again every minute. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
