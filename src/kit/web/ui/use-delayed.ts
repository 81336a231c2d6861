import { useEffect, useState } from 'react'

/** Waits shorter than this are not shown, in ms. */
const LATE_AFTER_MS = 300

/** True after `isWaiting` has been true for `afterMs`, 300 unless given; false as soon as it ends. */
export function useLate(isWaiting: boolean, afterMs = LATE_AFTER_MS): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, afterMs])
  return isWaiting && isLate
}
