import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../../kit/web/when-idle.ts'

/** Whether they have all stood since this tab was loaded. */
let haveStood = false

/**
 * The parts of Home's lower half, each with its key, in their order: at first one after the other, each when the browser has time, so that she
 * can scroll and tap in between, and `rest` in the place of those to come. When she returns they are there at once, where she left them.
 */
export function OneByOne({ parts, rest }: { parts: readonly ReactNode[]; rest: ReactNode }) {
  const [count, setCount] = useState(() => (haveStood ? Number.POSITIVE_INFINITY : 1))
  const isThrough = count >= parts.length
  useEffect(() => {
    if (isThrough) {
      haveStood = true
      return undefined
    }
    let isGone = false
    void whenIdle().then(() => {
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
