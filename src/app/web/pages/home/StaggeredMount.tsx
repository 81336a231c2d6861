import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../../kit/web/scheduling.ts'

/** The longest wait for one part, in ms: a browser under load may never be idle. */
const NEXT_AT_LATEST_MS = 2_000

/** Whether all parts have been mounted since this tab was loaded. */
let haveStood = false

/**
 * Mounts keyed parts in order, one per idle period, so that scrolling and taps are handled in between; `rest` is
 * rendered in place of those still to come. Once all have been mounted, they are rendered at once on the next visit, so
 * that the scroll position is restored.
 */
export function StaggeredMount({ parts, rest }: { parts: readonly ReactNode[]; rest: ReactNode }) {
  const [count, setCount] = useState(() => (haveStood ? Number.POSITIVE_INFINITY : 1))
  const isThrough = count >= parts.length
  useEffect(() => {
    if (isThrough) {
      haveStood = true
      return undefined
    }
    let isGone = false
    void whenIdle(NEXT_AT_LATEST_MS).then(() => {
      if (!isGone) startTransition(() => setCount(count + 1))
    })
    return () => {
      isGone = true
    }
  }, [count, isThrough])
  return (
    <>
      {parts.slice(0, count)}
      {!isThrough && rest}
    </>
  )
}
