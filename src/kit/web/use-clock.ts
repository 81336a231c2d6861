import { useEffect, useState } from 'react'

/** Update interval of clocks on the page, in ms. */
const CLOCK_MS = 60_000

/** Now in ms since the epoch; rerenders every minute. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
