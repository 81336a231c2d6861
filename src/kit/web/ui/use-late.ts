import { useEffect, useState } from 'react'

/** A wait shorter than this is not shown. */
const LATE_AFTER_MS = 300

/** True once `isWaiting` has held for 300 ms; false at once when it ends. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isWaiting && isLate
}
